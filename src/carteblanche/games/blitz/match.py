"""Blitz: whole matches of bots in virtual time.

There is no clock: the next thing that happens is the earliest of all hands that come down and all alarms that fall due. At equal
times an act comes before an alarm, and the seat priority decides between acts (BZ-30). A hand lets go only of what its owner still
thinks to go; what it sees of the others' acts is a blink old, so two hands can reach for the same stack, and one is too late.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from carteblanche.core.errors import Illegal
from carteblanche.core.luck import Luck
from carteblanche.core.values import Alarm, Millis, Outcome, Seat
from carteblanche.games.blitz.bots import Plan, Racer
from carteblanche.games.blitz.motion import BLINK, SKILLS
from carteblanche.games.blitz.rules import Blitz
from carteblanche.games.blitz.state import BlitzState, Config, Stall

STARTLED: Final = 200
"""After a card that came too late it takes so long to look for something else."""
MOST_ROUNDS: Final = 1000


class FreedCard(NamedTuple):
    """How a stall ended: at which stage, whose try it was in the order of rights (0: the worst), and its number."""

    stage: str
    """`notice`, `right`, `pass`, or `dead` if it did not end."""
    place: int
    tries: int


class Round(NamedTuple):
    began: Millis
    ended: Millis
    acts: int
    late: int
    """Acts for which somebody else was quicker."""
    stalls: tuple[FreedCard, ...]
    dead: bool


class Match(NamedTuple):
    outcome: Outcome | None
    """Nothing if it did not end within a thousand rounds."""
    rounds: tuple[Round, ...]
    state: BlitzState


class _Course:
    """One match on its way."""

    def __init__(self, racers: Sequence[Racer], config: Config, game_luck: Luck, hands: Luck) -> None:
        self.game = Blitz()
        self.racers = list(racers)
        self.luck, self.hands = game_luck, hands
        self.state = self.game.setup(config, len(self.racers), game_luck)
        self.now = Millis(0)
        self.plans: list[Plan | None] = [None] * len(self.racers)
        self.past: list[tuple[Millis, BlitzState]] = [(Millis(0), self.state)]
        self.own: list[Millis] = [Millis(0)] * len(self.racers)
        self.quiet = Millis(0)
        self.rounds: list[Round] = []
        self.began = Millis(0)
        self.acts = self.late = 0
        self.freed: list[FreedCard] = []

    def run(self) -> Match:
        outcome: Outcome | None = None
        while (outcome := self.game.outcome(self.state)) is None and len(self.rounds) < MOST_ROUNDS:
            self._think()
            plan = self._next_plan()
            alarm = self._next_alarm(plan)
            if plan is not None and (alarm is None or plan.lands <= alarm.at):
                self.now = max(self.now, plan.lands)
                self._let_go(plan)
            else:
                assert alarm is not None, "nobody will ever act"
                self.now = max(self.now, alarm.at)
                self._step(self.game.ring(self.state, alarm, self.luck))
        return Match(outcome, tuple(self.rounds), self.state)

    def _think(self) -> None:
        """Whoever has no plan looks for one."""
        prompts = self.game.prompts(self.state)
        for seat, racer in enumerate(self.racers):
            if self.plans[seat] is None and Seat(seat) in prompts and self.own[seat] >= 0:
                moment = max(self.now, self.own[seat])
                self.plans[seat] = racer.plan(self.game.view(self.state, Seat(seat)), moment, self.hands)
                if self.plans[seat] is None:
                    self.own[seat] = Millis(-1)

    def _next_plan(self) -> Plan | None:
        first, seats = self.state.public.round - 1, len(self.racers)
        made = [plan for plan in self.plans if plan is not None]
        return min(made, key=lambda plan: (plan.lands, (plan.seat - first) % seats), default=None)

    def _next_alarm(self, plan: Plan | None) -> Alarm | None:
        """The next alarm, if it could come before this plan. As long as play goes on, alarms only move to later moments."""
        if plan is not None and plan.lands < self.quiet:
            return None
        found = min(self.game.alarms(self.state), key=lambda alarm: alarm.at, default=None)
        racing = self.state.public.phase == "racing" and self.state.public.stall is None
        self.quiet = found.at if found is not None and racing and self.state.public.config.pace == "race" else Millis(0)
        return found

    def _let_go(self, plan: Plan) -> None:
        seat = plan.seat
        self.plans[seat] = None
        self.own[seat] = self.now
        if not self.racers[seat].is_still_valid(self.game.view(self._seen(), seat), plan):
            return
        try:
            after = self.game.play(self.state, self.now, seat, plan.action, self.luck)
        except Illegal:
            self.late += 1
            self.own[seat] = Millis(self.now + STARTLED)
            return
        self.acts += 1
        self._step(after)

    def _seen(self) -> BlitzState:
        """The table as it was a blink ago."""
        while len(self.past) > 1 and self.past[1][0] <= self.now - BLINK:
            self.past.pop(0)
        return self.past[0][1]

    def _step(self, after: BlitzState) -> None:
        before, self.state = self.state.public, after
        public = after.public
        self.past.append((self.now, after))
        self.own = [Millis(0) if moment < 0 else moment for moment in self.own]
        if before.stall is not None and public.stall is None:
            dead = public.phase != "racing" and public.last is not None and public.last.blitzed is None
            self.freed.append(_freed(before.stall, dead=dead))
        if before.phase == "racing" and public.phase in {"scored", "over"}:
            died = public.last is not None and public.last.blitzed is None
            self.rounds.append(Round(self.began, self.now, self.acts, self.late, tuple(self.freed), died))
            self.acts, self.late, self.freed = 0, 0, []
        if public.phase != before.phase or public.stall is not before.stall:
            self.quiet = Millis(0)
        if public.phase != before.phase:
            self.plans = [None] * len(self.racers)
            self.past = [(self.now, after)]
            if public.phase == "racing":
                self.began = self.now


def _freed(stall: Stall, *, dead: bool) -> FreedCard:
    place = 0 if stall.seat is None else stall.order.index(stall.seat)
    tries = 0 if stall.seat is None else stall.tries[stall.seat]
    return FreedCard("dead" if dead else stall.stage, place, tries)


def play_match(levels: Sequence[str], game_luck: Luck, hands: Luck, config: Config | None = None) -> Match:
    """A match between bots of these levels, one for each seat. `game_luck` deals, `hands` moves the bots' hands."""
    return _Course([Racer(SKILLS[level]) for level in levels], config or Config(), game_luck, hands).run()
