"""BLANK: who may act now, from what everybody knows.

A seat is prompted when something listed is open to it. Reports, proposals and a referee's corrections are possible for every seat at any
time that nothing is being resolved; an improper play or a false accusation is accepted as a fault, prompted or not.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from carteblanche.core.values import Millis, Prompt, Seat
from carteblanche.games.blank.affairs import Affairs

TURN: Final = Prompt(("play", "draw"))
_ALONE: Final = tuple({Seat(seat): TURN} for seat in range(6))
_last: list[Any] = [(None, None, None)]
"""The answer given last: who is prompted is mostly asked twice, for the prompts and for the view."""
_READING: Final = Prompt(("understood",))


def prompts(affairs: Affairs, seats: int, owner: int, *, scramble: bool) -> Mapping[Seat, Prompt]:
    if affairs.phase == "play":
        if not (affairs.asks or affairs.motion or affairs.duties or affairs.doubt or affairs.resolving or scramble):
            return _ALONE[affairs.turn]
        last = _last[0]
        if last[0] is not affairs or last[1] != (seats, scramble):
            last = _last[0] = (affairs, (seats, scramble), _busy(affairs, seats, scramble=scramble))
        found: Mapping[Seat, Prompt] = last[2]
        return found
    if affairs.phase == "reading":
        return {Seat(seat): _READING for seat in range(seats) if seat not in affairs.understood}
    if affairs.phase == "reward":
        if affairs.wish is not None:
            return {Seat(owner % seats): Prompt(("approve", "veto"))}
        return {affairs.rewards[0]: Prompt(("write", "forgo"))}
    return {}


def _busy(affairs: Affairs, seats: int, *, scramble: bool) -> Mapping[Seat, Prompt]:  # noqa: C901 - a branch for each kind
    kinds: dict[Seat, list[str]] = {}
    until: dict[Seat, Millis] = {}
    motion = affairs.motion
    if motion is not None:
        voted = {seat for seat, _ in motion.votes}
        for seat in motion.voters:
            if seat not in voted:
                kinds[seat], until[seat] = ["vote"], motion.until
        return _made(kinds, until)
    for ask in affairs.asks:
        if ask.seat not in kinds:
            kinds[ask.seat] = ["answer", "decline"] if ask.optional else ["answer"]
            until[ask.seat] = ask.until
    for duty in affairs.duties:
        if duty.stage == "pending" and not duty.lasting:
            if duty.frame is None:
                _add(kinds, duty.seat, "done")
            elif not affairs.asks:
                _add(kinds, duty.seat, "apply")
    if not affairs.asks:
        if not affairs.resolving:
            for seat in map(Seat, range(seats)) if scramble else (affairs.turn,):
                _add(kinds, seat, "play")
            _add(kinds, affairs.turn, "draw")
        late = {duty.seat for duty in affairs.duties if duty.stage == "overdue"}
        doubtful = affairs.doubt.seat if affairs.doubt is not None and affairs.doubt.faults else None
        for seat in map(Seat, range(seats)):
            if late - {seat}:
                _add(kinds, seat, "accuse")
            if doubtful is not None and doubtful != seat:
                _add(kinds, seat, "object")
    return _made(kinds, until)


def _add(kinds: dict[Seat, list[str]], seat: Seat, kind: str) -> None:
    mine = kinds.setdefault(seat, [])
    if kind not in mine:
        mine.append(kind)


def _made(kinds: dict[Seat, list[str]], until: dict[Seat, Millis]) -> Mapping[Seat, Prompt]:
    return {seat: Prompt(tuple(mine), until.get(seat)) for seat, mine in kinds.items()}
