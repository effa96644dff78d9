"""Blitz' *expert* as it was: cards off the blitz deck first, then cards for the centre, with the hand that it had."""

from __future__ import annotations

import math
from typing import Any, Final, final

from carteblanche.core.luck import Luck
from carteblanche.core.rules import Plan
from carteblanche.core.values import Millis
from carteblanche.games.blitz.actions import Action, Centre, Flip, Go, Lay, Next, Pass, Rhythm, Stuck, Turn, Waive
from carteblanche.games.blitz.data import SLOT, STACK
from carteblanche.games.blitz.judging import ends_round, frees
from carteblanche.games.blitz.options import BlitzOptions
from carteblanche.games.blitz.state import Public, points
from carteblanche.games.blitz.view import BlitzView

NOTICE, HESITATION, FLIP, OVERLOOKS = 320, 50, 700, 2
QUICKEST, NEAR, FAR = 250, 250, 600
SPREAD: Final = (math.sqrt(5) - 1) / 2
SURE: Final = 10


@final
class Expert:
    def __init__(self, _game: object) -> None: ...

    def choose(self, view: BlitzView, luck: Luck) -> Action:
        listed = list(BlitzOptions(view))
        return _picked(view, listed, luck) or listed[0]

    def plan(self, view: BlitzView, now: Millis, luck: Luck) -> Plan | None:
        action = _picked(view, list(BlitzOptions(view)), luck)
        if action is None or view.viewer is None:
            return None
        public, seat, begins = view.public, view.viewer, now
        if isinstance(action, Centre | Lay):
            begins = Millis(now + _notice_time(public, _distance(public, seat, action), luck))
        elif not isinstance(action, Flip | Turn):
            begins = Millis(now + QUICKEST + NOTICE // 2)
        return Plan(seat, action, "", "", begins, Millis(begins + _travel_time(public, seat, action, luck)))

    def is_still_valid(self, view: BlitzView, plan: Any) -> bool:
        return plan.action in BlitzOptions(view)


def _picked(view: BlitzView, listed: list[Action], luck: Luck) -> Action | None:
    public, seat = view.public, view.viewer
    if seat is None:
        return None
    if public.areas[seat].blitz == 1:
        listed = [action for action in listed if not _too_soon(public, seat, action)]
    ranked = [(rank, action) for action in listed if (rank := _rank(public, seat, action)) is not None]
    ranked.sort(key=lambda pair: pair[0])
    for rank, action in ranked:
        if rank >= SURE or luck.below(100) >= OVERLOOKS:
            return action
    return None


def _rank(public: Public, seat: int, action: Action) -> int | None:
    match action:
        case Centre():
            return 0 if frees(public.areas[seat], action) else 2
        case Lay():
            if frees(public.areas[seat], action):
                return 1
            return 3 if action.source == "reserve" and _stands(public, seat) else None
        case Rhythm(first):
            return SURE + first
        case Flip():
            return SURE + 5
        case Turn() if _tries(public, seat):
            return SURE + 5
        case Turn() | Go() | Next():
            return SURE + 6
        case Pass():
            return SURE + 7
        case Waive():
            return SURE + 8 if _tries(public, seat) else None
        case Stuck():
            return None


def _stands(public: Public, seat: int) -> bool:
    return 2 * public.browsed[seat] >= len(public.areas[seat].reserve)


def _too_soon(public: Public, seat: int, action: Action) -> bool:
    rivals = (area.blitz for other, area in enumerate(public.areas) if other != seat)
    if not ends_round(public, seat, action) or _stands(public, seat) or 1 in rivals:
        return False
    gain = 2 + isinstance(action, Centre)
    ended = [one + gain * (other == seat) for other, one in enumerate(points(public))]
    totals = [total + one for total, one in zip(public.totals, ended, strict=True)]
    best = max(totals)
    return totals[seat] < best if best >= public.config.target else sum(ended) < 0


def _tries(public: Public, seat: int) -> bool:
    return public.stall is not None and public.stall.stage == "pass" and public.stall.seat == seat


def _notice_time(public: Public, way: float, luck: Luck) -> int:
    crowded = 1 + 0.02 * sum(1 for fit in public.fits if fit) + 0.2 * way
    normal = (sum(_part(luck) for _ in range(4)) - 2) * math.sqrt(3)
    return max(QUICKEST, round(NOTICE * crowded * math.exp(0.4 * normal)))


def _travel_time(public: Public, seat: int, action: Action, luck: Luck) -> int:
    match action:
        case Flip():
            return round(FLIP * (0.85 + 0.3 * _part(luck)))
        case Turn():
            return round(FLIP * (1.2 + 0.3 * _part(luck)))
        case Centre():
            shy = round(2 * HESITATION * _part(luck))
            return round(NEAR + (FAR - NEAR) * _distance(public, seat, action)) + shy
        case Lay():
            return round(NEAR + (FAR - NEAR) * _distance(public, seat, action))
        case _:
            return NEAR


def _distance(public: Public, seat: int, action: Action) -> float:
    seats = len(public.areas)
    match action:
        case Centre(stack=stack):
            place = STACK.get(stack, public.fits.index("") if "" in public.fits else 0)
            apart = abs(place * SPREAD % 1 - seat / seats)
            return 0.5 + min(apart, 1 - apart)
        case Lay(source=source, slot=slot):
            begins = SLOT.get(source, -1 if source == "blitz" else len(SLOT))
            return abs(begins - SLOT.get(slot, 0)) / 12
        case _:
            return 0.0


def _part(luck: Luck) -> float:
    return luck.below(1001) / 1000
