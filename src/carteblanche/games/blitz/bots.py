"""Blitz: players with hands. Each sees only its view.

`choose` is what a bot would do; `plan` says also when: it notices, moves its hand, hesitates, and lets go. Between the two moments
the hand can be shown on its way. Whoever runs the table asks `still` at the last moment, with what the bot can see by then, and if the
plan has become pointless nothing happens and a new one is made. A bot has no state of its own, so plans can be made anywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, final

from carteblanche.core.luck import Luck
from carteblanche.core.rules import Bot
from carteblanche.core.values import Message, Millis, Seat
from carteblanche.games.blitz.actions import Action, Centre, Flip, Go, Lay, Next, Pass, Rhythm, Stuck, Turn, Waive
from carteblanche.games.blitz.judging import ends_round, frees
from carteblanche.games.blitz.motion import (
    QUICKEST,
    SKILLS,
    Skill,
    distance,
    hand_path,
    notice_time,
    tempo,
    travel_time,
)
from carteblanche.games.blitz.options import BlitzOptions
from carteblanche.games.blitz.planning import Planned, Planner, rhythm_worth
from carteblanche.games.blitz.reasons import reason
from carteblanche.games.blitz.state import Public, points
from carteblanche.games.blitz.view import BlitzView
from carteblanche.search.budget import Budget, Clock
from carteblanche.search.random import RandomBot
from carteblanche.search.reasons import Reason


class Plan(Message):
    """An act that a hand is about to do: from `begins` on it moves from `source` to `target`, and it lets go at `lands`."""

    seat: Seat
    action: Action
    source: str
    target: str
    begins: Millis
    lands: Millis


@final
class Racer:
    """Plays what gets it on, as quickly as its hands allow."""

    def __init__(self, skill: Skill) -> None:
        self.skill = skill
        self._clock: Clock | None = None
        self._seconds = 0.0

    def keep_time(self, clock: Clock, seconds: float) -> None:
        self._clock, self._seconds = clock, seconds

    def choose(self, view: BlitzView, luck: Luck) -> Action:
        """`IndexError` if there is nothing at all to do."""
        return self._decided(view, luck).action

    def explain(self, view: BlitzView, luck: Luck) -> tuple[Action, Reason]:
        """As `choose`, and why."""
        assert view.viewer is not None
        decided = self._decided(view, luck)
        return decided.action, reason(view.public, view.viewer, decided)

    def plan(self, view: BlitzView, now: Millis, luck: Luck) -> Plan | None:
        """What it is going to do, and when; nothing if there is nothing to do but wait."""
        picked = self._picked(view, list(BlitzOptions(view)), luck)
        if picked is None or view.viewer is None:
            return None
        action, public, seat, begins = picked.action, view.public, view.viewer, now
        if isinstance(action, Centre | Lay):
            begins = Millis(now + notice_time(self.skill, public, distance(public, seat, action), luck))
        elif not isinstance(action, Flip | Turn):
            begins = Millis(now + QUICKEST + self.skill.notice // 2)
        lands = Millis(begins + travel_time(self.skill, public, seat, action, luck))
        return Plan(seat, action, *hand_path(seat, action), begins, lands)

    def is_still_valid(self, view: BlitzView, plan: Plan) -> bool:
        """Whether the plan makes sense with what is seen now."""
        return plan.action in BlitzOptions(view)

    def _decided(self, view: BlitzView, luck: Luck) -> Planned:
        listed = list(BlitzOptions(view))
        return self._picked(view, listed, luck) or Planned(0.0, listed[0], None)

    def _picked(self, view: BlitzView, listed: list[Action], luck: Luck) -> Planned | None:
        """The best that is not overlooked."""
        public, seat = view.public, view.viewer
        if seat is None:
            return None
        if self.skill.keeps and public.areas[seat].blitz == 1:
            listed = [action for action in listed if not _too_soon(public, seat, action)]
        if self.skill.plans and public.phase == "racing":
            if (planned := self._planned(public, seat, listed, luck)) is not None:
                return planned
            listed = [action for action in listed if not isinstance(action, Centre | Lay)]
        ranked = [(rank, action) for action in listed if (rank := self._rank(public, seat, action)) is not None]
        ranked.sort(key=lambda pair: pair[0])
        for rank, action in ranked:
            if rank >= _SURE or luck.below(100) >= self.skill.overlooks:
                return Planned(0.0, action, None)
        return None

    def _planned(self, public: Public, seat: Seat, listed: list[Action], luck: Luck) -> Planned | None:
        """The best plan that it sees. What only moves cards about has to lead to something."""
        skill = self.skill
        if rhythms := [action for action in listed if isinstance(action, Rhythm)]:
            best = max(rhythms, key=lambda action: rhythm_worth(public, seat, action.first))
            return Planned(0.0, best, None)
        cards = [action for action in listed if isinstance(action, Centre | Lay) and luck.below(100) >= skill.overlooks]
        browsing = [action for action in listed if isinstance(action, Flip | Turn)]
        nearest = sorted(cards, key=lambda action: distance(public, seat, action))
        first = {(action.source, action.card, _aim(action)): action for action in reversed(nearest)}
        actions = [*first.values(), *browsing]
        budget = Budget(skill.plans * len(actions), self._clock, self._seconds)
        planner = Planner(public, seat, tempo(skill, public), budget, watches=skill.watches)
        for plan in planner.rank(actions):
            action = plan.action
            moves_about = isinstance(action, Lay) and (action.source != "reserve" or not browsing)
            if plan.worth > 0 or not moves_about:
                return plan
        return None

    def _rank(self, public: Public, seat: int, action: Action) -> int | None:
        """What comes first: cards off the blitz deck, then cards for the centre, then the reserve. Nothing: it does not help."""
        match action:
            case Centre():
                return 0 if frees(public.areas[seat], action) else 2
            case Lay():
                if frees(public.areas[seat], action):
                    return 1 if self.skill.builds else None
                return 3 if self.skill.shifts and action.source == "reserve" and _stands(public, seat) else None
            case Rhythm(first):
                return _SURE + first
            case Flip():
                return _SURE + 5
            case Turn() if _tries(public, seat):
                return _SURE + 5
            case Turn() | Go() | Next():
                return _SURE + 6
            case Pass():
                return _SURE + 7
            case Waive():
                return _SURE + 8 if _tries(public, seat) else None
            case Stuck():
                return None


def _aim(action: Centre | Lay) -> str:
    """Where the card goes; all stacks are alike."""
    return action.slot if isinstance(action, Lay) else ""


_SURE: Final = 10
"""Ranks from here on are not overlooked."""


def _stands(public: Public, seat: int) -> bool:
    """Whether this seat has been through half of its reserve and nothing has happened anywhere."""
    return 2 * public.browsed[seat] >= len(public.areas[seat].reserve)


def _too_soon(public: Public, seat: int, action: Action) -> bool:
    """Whether this act would end the round when it had better go on: if the match would be another's, or if the round would leave all
    together below nothing, which brings nobody nearer to the target. Not once somebody else is as far, or nothing moves.
    """
    rivals = (area.blitz for other, area in enumerate(public.areas) if other != seat)
    if not ends_round(public, seat, action) or _stands(public, seat) or 1 in rivals:
        return False
    gain = 2 + isinstance(action, Centre)
    ended = [one + gain * (other == seat) for other, one in enumerate(points(public))]
    totals = [total + one for total, one in zip(public.totals, ended, strict=True)]
    best = max(totals)
    return totals[seat] < best if best >= public.config.target else sum(ended) < 0


def _tries(public: Public, seat: int) -> bool:
    """Whether this seat is trying a changed rhythm."""
    return public.stall is not None and public.stall.stage == "pass" and public.stall.seat == seat


def _racer(skill: Skill, _: Any) -> Racer:
    return Racer(skill)


@final
class SlowRandom(RandomBot):
    """Does anything that goes, without a hand of its own, and lets time pass in between: quick random acts would beat a child."""

    pause: Final = Millis(9800)
    """As at a live table."""


BOTS: Final[Mapping[str, Callable[[Any], Bot[Any, Any]]]] = {
    "random": SlowRandom,
    **{level: partial(_racer, skill) for level, skill in SKILLS.items()},
}
