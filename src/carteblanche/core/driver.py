"""Whole games between bots, in virtual time: one driver for turns, races, interruptions and alarms.

    game = catalogue.open("blitz")
    outcome = play_out(game, ["hard", "easy", "random"], seed=7).outcome

There is no clock. Whoever is asked acts `THINKING` later, or after its `pause` if it has one; a bot with a hand (`RacingBot`) says itself
when it will. The next thing that happens is the earliest of all acts and alarms; at the same moment an act comes before an alarm, and among
acts the seat with priority. A hand lets go only of what its owner, whose picture of the table is a `BLINK` old, still thinks to go: so two
hands can reach for the same place, and one is too late.

Where a seat has no bot, whoever drives decides for it: `Drive.go_on` stops there and `Drive.act` goes on. So environments for learning are
made of a game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, cast

from carteblanche.core.errors import Illegal
from carteblanche.core.luck import KeyedLuck, Luck
from carteblanche.core.rules import AnyGame, Bot, Plan, RacingBot
from carteblanche.core.values import Alarm, Millis, Outcome, Prompt, Seat

THINKING: Final = 1000
"""How long somebody without a hand of its own takes to act, in milliseconds."""
BLINK: Final = 60
"""How old the picture of the table is by which a hand lets go: what a person on a good line sees is no newer."""
STARTLED: Final = 200
"""After an act that came too late it takes so long to look for something else."""
LONGEST: Final = 100_000
"""A game with more steps than this is given up."""


class Step(NamedTuple):
    """What happened: an act of a seat or, without one, an alarm."""

    at: Millis
    seat: Seat | None
    done: Any
    """The action or the alarm."""
    state: Any
    """The state after it."""
    refused: str = ""
    """The code with which the rules refused it, because somebody else was quicker: nothing has changed."""

    @property
    def late(self) -> bool:
        return bool(self.refused)


class Asked(NamedTuple):
    """A seat without a bot is to act now."""

    at: Millis
    seat: Seat


class Misplayed(Illegal):
    """A bot did what the rules refuse, and not because somebody else was quicker."""

    def __init__(self, seat: Seat, refused: Illegal) -> None:
        super().__init__(refused.code, **refused.details)
        self.seat = seat


class Played(NamedTuple):
    outcome: Outcome | None
    """Nothing if it did not end within `LONGEST` steps."""
    state: Any
    at: Millis
    steps: int


def play_out(game: AnyGame, bots: Sequence[str | Bot[Any, Any]], seed: int, config: Any = None) -> Played:
    """One game, a bot on each seat: by its level's name, or any other. The same seed makes the same game."""
    made = [game.BOTS[bot](game) if isinstance(bot, str) else bot for bot in bots]
    luck = KeyedLuck.seeded(seed, "deal")
    minds = [KeyedLuck.seeded(seed, f"bot {seat}") for seat in range(len(made))]
    state = game.setup(game.CONFIG() if config is None else config, len(made), luck)
    at, steps = Millis(0), 0
    for step in drive(game, state, made, luck, minds):
        at, state, steps = step.at, step.state, steps + 1
        if steps >= LONGEST:
            break
    return Played(game.outcome(state), state, at, steps)


def drive(
    game: AnyGame, state: Any, bots: Sequence[Bot[Any, Any]], luck: Luck, minds: Sequence[Luck]
) -> Iterator[Step]:
    """Every step from this state on until the game is over or nobody will ever act. `minds`: the luck of each bot."""
    running = Drive(game, state, bots, luck, minds)
    while (step := running.go_on()) is not None:
        assert isinstance(step, Step)
        yield step


class Drive:
    """A game that is being played. `None` among the bots: a seat for which whoever drives decides."""

    def __init__(
        self,
        game: AnyGame,
        state: Any,
        bots: Sequence[Bot[Any, Any] | None],
        luck: Luck,
        minds: Sequence[Luck] = (),
    ) -> None:
        self.game, self.state, self.luck, self.minds = game, state, luck, minds
        self.bots = bots
        self.hands = [None if bot is None or game.race is None else _hand_of(bot) for bot in bots]
        self.races = any(self.hands)
        self.now = Millis(0)
        self.due: dict[Seat, Millis] = {}
        """By seat that is about to act: when."""
        self.plans: dict[Seat, Plan] = {}
        """By seat whose hand is on its way: what it is about to do."""
        self.free: dict[Seat, Millis] = {}
        """By seat: from when on it can look for something to do."""
        self.idle: set[Seat] = set()
        """Who found nothing to do, until something changes."""
        self.asleep: Millis | None = None
        """Before this moment no alarm falls due, if that is known."""
        self.past: list[tuple[Millis, Any]] = [(Millis(0), state)]
        self._prompts: Mapping[Seat, Prompt] = {}
        """The last that were looked at: games give out the same mapping again as long as it holds."""

    def go_on(self) -> Step | Asked | None:
        """The next thing that happens, or who is to act; nothing if the game is over or nobody will ever act. Who is asked and neither acts
        nor waits is asked again.
        """
        while self.game.outcome(self.state) is None:
            self._think()
            seat = self._next_seat()
            alarm = self._next_alarm(None if seat is None else self.due[seat])
            if seat is not None and (alarm is None or self.due[seat] <= alarm.at):
                bot = self.bots[seat]
                if bot is None:
                    return Asked(max(self.now, self.due[seat]), seat)
                step = self._act(seat, bot)
            elif alarm is not None:
                step = self._ring(alarm)
            else:
                return None
            if step is not None:
                return step
        return None

    def act(self, seat: Seat, action: Any) -> Step:
        """What the seat that is asked does. `Misplayed` if the rules refuse it: then nothing has happened, and it is asked again."""
        now = max(self.now, self.due[seat])
        try:
            after = self.game.play(self.state, now, seat, action, self.luck)
        except Illegal as refused:
            raise Misplayed(seat, refused) from None
        self.now = now
        del self.due[seat]
        return self._changed(seat, action, after)

    def wait(self, seat: Seat) -> None:
        """The seat that is asked does nothing now, and is asked again as if it had just been prompted."""
        self.now = max(self.now, self.due[seat])
        self.due[seat] = Millis(self.now + THINKING)

    def rest(self, seat: Seat) -> None:
        """The seat that is asked does nothing until something changes."""
        self.now = max(self.now, self.due.pop(seat))
        self.idle.add(seat)

    def copied(self, luck: Luck) -> Drive:
        """The same game, to be played on with other luck; of bots, those that keep nothing in mind go on as they would."""
        copy = Drive(self.game, self.state, self.bots, luck, self.minds)
        copy.now, copy.asleep = self.now, self.asleep
        copy.due, copy.plans, copy.free = dict(self.due), dict(self.plans), dict(self.free)
        copy.idle, copy.past = set(self.idle), list(self.past)
        return copy

    def _think(self) -> None:
        """Whoever is asked and has nothing in mind makes up their mind when to act."""
        prompts = self.game.prompts(self.state)
        due, idle = self.due, self.idle
        if prompts is not self._prompts:
            self._prompts = prompts
            for seat in due.keys() - prompts.keys():
                del due[seat]
                self.plans.pop(seat, None)
        for seat in prompts:
            if seat in due or seat in idle:
                continue
            hand = self.hands[seat]
            if hand is None:
                due[seat] = Millis(self.now + getattr(self.bots[seat], "pause", THINKING))
                continue
            moment = max(self.now, self.free.get(seat, Millis(0)))
            plan = hand.plan(self.game.view(self.state, seat), moment, self.minds[seat])
            if plan is None:
                idle.add(seat)
            else:
                self.plans[seat], due[seat] = plan, plan.lands

    def _next_seat(self) -> Seat | None:
        """Who acts next, if nothing happens before."""
        due = self.due
        if not due:
            return None
        first = min(due, key=due.__getitem__)
        if list(due.values()).count(due[first]) == 1:
            return first
        seats, race = len(self.bots), self.game.race
        priority = 0 if race is None else race.priority_seat(self.state)
        return min((seat for seat in due if due[seat] == due[first]), key=lambda seat: (seat - priority) % seats)

    def _next_alarm(self, until: Millis | None) -> Alarm | None:
        """The next alarm, if it could fall due before this moment."""
        if until is not None and self.asleep is not None and until < self.asleep:
            return None
        alarm = min(self.game.alarms(self.state), key=lambda one: one.at, default=None)
        race = self.game.race
        self.asleep = (
            alarm.at if alarm is not None and race is not None and race.only_delays_alarms(self.state) else None
        )
        return alarm

    def _act(self, seat: Seat, bot: Bot[Any, Any]) -> Step | None:
        """What is done now, if it is still thought to go."""
        self.now = max(self.now, self.due.pop(seat))
        plan, hand = self.plans.pop(seat, None), self.hands[seat]
        if plan is None or hand is None:
            chosen = bot.choose(self.game.view(self.state, seat), self.minds[seat])
            try:
                after = self.game.play(self.state, self.now, seat, chosen, self.luck)
            except Illegal as refused:
                raise Misplayed(seat, refused) from None
            return self._changed(seat, chosen, after)
        self.free[seat] = self.now
        seen = self.game.view(self._seen(), seat)
        if not hand.is_still_valid(seen, plan):
            return None
        try:
            after = self.game.play(self.state, self.now, seat, plan.action, self.luck)
        except Illegal as refused:
            if plan.action not in self.game.options(seen):
                raise Misplayed(seat, refused) from None
            self.free[seat] = Millis(self.now + STARTLED)
            return Step(self.now, seat, plan.action, self.state, refused.code)
        return self._changed(seat, plan.action, after)

    def _ring(self, alarm: Alarm) -> Step:
        self.now = max(self.now, alarm.at)
        return self._changed(None, alarm, self.game.ring(self.state, alarm, self.luck))

    def _changed(self, seat: Seat | None, done: Any, after: Any) -> Step:
        self.state = after
        self.idle.clear()
        if self.asleep is not None and self.game.race is not None and not self.game.race.only_delays_alarms(after):
            self.asleep = None
        if self.races:
            self.past.append((self.now, after))
        return Step(self.now, seat, done, after)

    def _seen(self) -> Any:
        """The table as it was a blink ago."""
        while len(self.past) > 1 and self.past[1][0] <= self.now - BLINK:
            self.past.pop(0)
        return self.past[0][1]


def _hand_of(bot: Bot[Any, Any]) -> RacingBot | None:
    return cast("RacingBot", bot) if hasattr(bot, "plan") else None
