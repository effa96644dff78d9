"""Blitz: how fast a bot sees what goes and moves its hand there.

A player who wants to lay a card first has to see that it goes, then moves the hand there, and hesitates where others lay cards too.
All of it takes time, and the better a player is the less. Times are in milliseconds; a notice is never quicker than a person's.
"""

from __future__ import annotations

import math
from typing import Final

from carteblanche.core.luck import Luck
from carteblanche.core.values import Millis, Value
from carteblanche.games.blitz.actions import Action, Centre, Flip, Lay, Rhythm, Turn
from carteblanche.games.blitz.data import SLOT, STACK
from carteblanche.games.blitz.state import Public

QUICKEST: Final = 250
"""Nobody notices anything sooner."""
NEAR: Final = 250
FAR: Final = 600
"""A hand's way within the own area, and across the table."""
_SPREAD: Final = (math.sqrt(5) - 1) / 2
"""Stacks lie round the middle so that the first few, too, are spread evenly and no seat is nearer to them than another."""


class Skill(Value):
    """What a level is made of."""

    notice: int
    """Half of all cards that go are noticed sooner than this."""
    hesitation: int
    """Before letting go of a card over a centre stack, on average."""
    flip: int
    """To turn over a packet and look at it."""
    overlooks: int
    """Of a hundred cards that go, so many are overlooked at a glance."""
    builds: bool = True
    """Whether it lays cards in the work area that get it on, and not only in the centre."""
    shifts: bool = False
    """Whether it lays a card of the reserve in the work area when nothing moves, so that other cards come up."""
    keeps: bool = True
    """Whether it keeps its last blitz card for a while when the round would end too soon."""
    waits: int = 0
    """With the hand on the way, so much longer, for the small and the old."""
    plans: int = 0
    """How many steps it looks ahead in plans, for each act that it could begin with; 0: it does what gets it on most at once."""
    watches: bool = False
    """Whether it thinks of what others could lay."""


class Tempo(Value):
    """How many seconds somebody takes for an act, about."""

    centre: float
    lay: float
    flip: float
    turn: float


SKILLS: Final = {
    "child": Skill(notice=2600, hesitation=900, flip=1900, overlooks=20, builds=False, keeps=False, waits=300),
    "easy": Skill(notice=1600, hesitation=600, flip=1400, overlooks=8, waits=100),
    "medium": Skill(notice=900, hesitation=350, flip=1100, overlooks=5, shifts=True),
    "hard": Skill(notice=450, hesitation=150, flip=900, overlooks=3, shifts=True, plans=4),
    "expert": Skill(notice=320, hesitation=50, flip=700, overlooks=2, shifts=True, plans=8, watches=True),
}
"""By level, slowest first."""


def notice_time(skill: Skill, public: Public, way: float, luck: Luck) -> Millis:
    """How long it takes to see that a card goes: log-normal, longer for what is far and where much lies."""
    piles = sum(1 for fit in public.fits if fit)
    crowded = 1 + 0.02 * piles + 0.2 * way
    return Millis(max(QUICKEST, round(skill.notice * crowded * math.exp(0.4 * _normal(luck)))))


def travel_time(skill: Skill, public: Public, seat: int, action: Action, luck: Luck) -> Millis:
    """How long the hand is on its way, with the hesitation at the end of it."""
    match action:
        case Flip():
            return Millis(round(skill.flip * (0.85 + 0.3 * _part(luck))))
        case Turn():
            return Millis(round(skill.flip * (1.2 + 0.3 * _part(luck))))
        case Centre():
            shy = round(2 * skill.hesitation * _part(luck))
            return Millis(_duration(distance(public, seat, action)) + skill.waits + shy)
        case Lay():
            return Millis(_duration(distance(public, seat, action)) + skill.waits)
        case _:
            return Millis(NEAR)


def tempo(skill: Skill, public: Public) -> Tempo:
    """How quick somebody is at this table. Where turns are taken, every act takes one."""
    if public.config.pace == "turns":
        return Tempo(1.0, 1.0, 1.0, 1.0)
    rest = public.config.rest if public.config.pace == "slow" else 0
    way = skill.waits + rest
    centre = skill.notice * 1.3 + (NEAR + FAR) / 2 + 90 + skill.hesitation + way
    lay = skill.notice * 1.15 + NEAR + 70 + way
    return Tempo(centre / 1000, lay / 1000, (skill.flip + rest) / 1000, (1.35 * skill.flip + rest) / 1000)


def distance(public: Public, seat: int, action: Action) -> float:
    """From 0, beside each other, to 1, across the table."""
    seats = len(public.areas)
    match action:
        case Centre(stack=stack):
            place = STACK.get(stack, public.fits.index("") if "" in public.fits else 0)
            apart = abs(place * _SPREAD % 1 - seat / seats)
            return 0.5 + min(apart, 1 - apart)
        case Lay(source=source, slot=slot):
            begins = SLOT.get(source, -1 if source == "blitz" else len(SLOT))
            return abs(begins - SLOT.get(slot, 0)) / 12
        case _:
            return 0.0


def hand_path(seat: int, action: Action) -> tuple[str, str]:
    """The names of the places between which the hand moves; empty where none does."""

    def own(source: str) -> str:
        return (
            f"work {seat}.{source[1:]}"
            if source.startswith("W")
            else f"{'table' if source == 'reserve' else source} {seat}"
        )

    match action:
        case Centre(source=source, stack=stack):
            return own(source), stack
        case Lay(source=source, slot=slot):
            return own(source), own(slot)
        case Flip():
            return f"hand {seat}", f"table {seat}"
        case Turn() | Rhythm():
            return f"table {seat}", f"hand {seat}"
        case _:
            return "", ""


def _duration(part: float) -> int:
    return round(NEAR + (FAR - NEAR) * part)


def _part(luck: Luck) -> float:
    """Anything from 0 to 1."""
    return luck.below(1001) / 1000


def _normal(luck: Luck) -> float:
    """About normally distributed: the sum of four."""
    return (sum(_part(luck) for _ in range(4)) - 2) * math.sqrt(3)
