"""BLANK: who may act now, from what everybody knows.

A seat is prompted when something listed is open to it. Reports, proposals and a referee's corrections are possible for every seat at any
time that nothing is being resolved; an improper play is accepted as a fault, prompted or not.

Where people must notice what is wrong or owed, everybody is prompted to speak up after everything that happens, always equally, until they
say that they have nothing to say. So whether there is anything to say shows in nobody's prompt. In the same way those decline who may play
or use a card while it is another's turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from carteblanche.core.values import Millis, Prompt, Seat
from carteblanche.games.blank.affairs import Affairs
from carteblanche.games.blank.state import BlankState, Config, is_sharp

TURN: Final = Prompt(("play", "draw"))
_ALONE: Final = tuple({Seat(seat): TURN} for seat in range(6))
_last: list[Any] = [(None, None, None)]
"""The answer given last: who is prompted is mostly asked twice, for the prompts and for the view."""
_READING: Final = Prompt(("understood",))
_KEPT: Final[dict[tuple[str, ...], Prompt]] = {}
"""By kinds: the prompt without a moment. There are few."""


def prompts(state: BlankState) -> Mapping[Seat, Prompt]:
    affairs, config = state.affairs, state.config
    last = _last[0]
    if last[0] is affairs and last[1] is config:
        found: Mapping[Seat, Prompt] = last[2]
        return found
    made = _prompts(affairs, config, state.seats)
    _last[0] = (affairs, config, made)
    return made


def _prompts(affairs: Affairs, config: Config, seats: int) -> Mapping[Seat, Prompt]:
    if affairs.phase == "play":
        plain = not (
            affairs.asks or affairs.motion or affairs.resolving or affairs.free or affairs.anytime or affairs.users
        )
        if plain and not is_sharp(config) and not [duty for duty in affairs.duties if duty.lasting < 0]:
            return _ALONE[affairs.turn]
        return _busy(affairs, seats, config)
    if affairs.phase == "reading":
        return {Seat(seat): _READING for seat in range(seats) if seat not in affairs.understood}
    if affairs.phase == "reward":
        if affairs.wish is not None:
            return {Seat(config.owner % seats): Prompt(("approve", "veto"))}
        return {affairs.rewards[0]: Prompt(("write", "forgo"))}
    return {}


def may_speak(affairs: Affairs, config: Config, seat: Seat | None) -> tuple[str, ...]:
    """How this seat could speak up about what has happened, or say that it has nothing to say; by what everybody knows."""
    if seat is None or seat in affairs.silent or affairs.phase != "play" or affairs.motion is not None or affairs.asks:
        return ()
    by_hand = config.effects == "by-hand"
    kinds: list[str] = ["apply"] if by_hand else []
    if by_hand or any(duty.stage == "overdue" and duty.seat != seat for duty in affairs.duties):
        kinds.append("accuse")
    if affairs.doubt is not None and affairs.doubt.seat != seat:
        kinds.append("object")
    return (*kinds, "decline") if kinds or affairs.closing is not None or _may_step_in(affairs, seat) else ()


def _may_step_in(affairs: Affairs, seat: Seat) -> bool:
    """Whether this seat may do something of its own accord while it is another's turn; it can say that it does not want to."""
    if affairs.resolving or affairs.closing is not None or seat == affairs.turn or seat in affairs.gone:
        return False
    return affairs.free or affairs.anytime or seat in affairs.users


def _busy(affairs: Affairs, seats: int, config: Config) -> Mapping[Seat, Prompt]:  # noqa: C901 - a branch for each reason
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
        if duty.stage == "pending" and duty.lasting < 0:
            _add(kinds, duty.seat, "done")
    if affairs.asks:
        return _made(kinds, until)
    if not affairs.resolving and affairs.closing is None:
        everybody = affairs.free or affairs.anytime
        content = [seat for seat in affairs.silent if seat != affairs.turn]
        for seat in map(Seat, range(seats)) if everybody else (affairs.turn,):
            if seat not in affairs.gone and seat not in content:
                _add(kinds, seat, "play")
        _add(kinds, affairs.turn, "draw")
        for seat in affairs.users:
            if seat not in content:
                _add(kinds, seat, "use")
    stepping = affairs.free or affairs.anytime or affairs.users
    if stepping or is_sharp(config) or any(duty.stage == "overdue" for duty in affairs.duties):
        for step in range(1, seats + 1):
            seat = Seat((affairs.turn + step) % seats)
            for kind in may_speak(affairs, config, seat):
                _add(kinds, seat, kind)
        if affairs.turn in kinds:
            kinds[affairs.turn] = kinds.pop(affairs.turn)
    return _made(kinds, until)


def _add(kinds: dict[Seat, list[str]], seat: Seat, kind: str) -> None:
    mine = kinds.setdefault(seat, [])
    if kind not in mine:
        mine.append(kind)


def _made(kinds: dict[Seat, list[str]], until: dict[Seat, Millis]) -> Mapping[Seat, Prompt]:
    found: dict[Seat, Prompt] = {}
    for seat, mine in kinds.items():
        key = tuple(mine)
        found[seat] = (
            (_KEPT.get(key) or _KEPT.setdefault(key, Prompt(key))) if seat not in until else Prompt(key, until[seat])
        )
    return found
