"""BLANK: who may act now, from what everybody knows.

A seat is prompted when something listed is open to it. Reports, proposals and a referee's corrections are possible for every seat at any
time that nothing is being resolved; an improper play is accepted as a fault, prompted or not.

Where people must notice what is wrong or owed, everybody is prompted to speak up after everything that happens, always equally, until they
say that they have nothing to say. So whether there is anything to say shows in nobody's prompt. In the same way those decline who may play
or use a card while it is another's turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from carteblanche.core.values import Prompt, Seat
from carteblanche.games.blank.affairs import Affairs, Seats
from carteblanche.games.blank.state import BlankState, Config, is_sharp

TURN: Final = Prompt(("play", "draw"))
_ALONE: Final = tuple({Seat(seat): TURN} for seat in range(6))
_last: list[Any] = [(None, None, None)]
"""The answer given last: who is prompted is mostly asked twice, for the prompts and for the view."""
_READING: Final = Prompt(("understood",))


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
        if affairs.motion is not None:
            voted = {seat for seat, _ in affairs.motion.votes}
            until = affairs.motion.until
            return {seat: Prompt(("vote",), until) for seat in affairs.motion.voters if seat not in voted}
        if affairs.asks:
            return _asked(affairs)
        busy = affairs.resolving or affairs.free or affairs.anytime or affairs.users
        if not busy and not is_sharp(config) and not [duty for duty in affairs.duties if duty.lasting < 0]:
            return _ALONE[affairs.turn]
        return _at_table(_footing(affairs, config, seats))
    if affairs.phase == "reading":
        return {Seat(seat): _READING for seat in range(seats) if seat not in affairs.understood}
    if affairs.phase == "reward":
        if affairs.wish is not None:
            return {Seat(config.owner % seats): Prompt(("approve", "veto"))}
        return {affairs.rewards[0]: Prompt(("write", "forgo"))}
    return {}


class Footing(NamedTuple):
    """What decides who may act while nobody is asked and nothing is voted on."""

    seats: int
    turn: Seat
    silent: Seats
    gone: Seats
    users: Seats
    everybody: bool
    """Whether anybody may play, or could as far as everybody knows."""
    resolving: bool
    """Whether a play or a win is being resolved."""
    closing: bool
    pending: Seats
    """Who owes something and may say that it is done, by obligation."""
    overdue: Seats
    """Who has not done it in time, by obligation."""
    by_hand: bool
    sharp: bool
    doubted: Seat | None
    """Whose play one may object to."""


def _footing(affairs: Affairs, config: Config, seats: int) -> Footing:
    duties, doubt = affairs.duties, affairs.doubt
    return Footing(
        seats,
        affairs.turn,
        affairs.silent,
        affairs.gone,
        affairs.users,
        affairs.free or affairs.anytime,
        affairs.resolving > 0,
        affairs.closing is not None,
        tuple([duty.seat for duty in duties if duty.stage == "pending" and duty.lasting < 0]) if duties else (),
        tuple([duty.seat for duty in duties if duty.stage == "overdue"]) if duties else (),
        config.effects == "by-hand",
        is_sharp(config),
        None if doubt is None else doubt.seat,
    )


def may_speak(affairs: Affairs, config: Config, seat: Seat | None) -> bool:
    """Whether this seat could speak up about what has happened, and so can say that it has nothing to say; by what everybody knows."""
    if seat is None or affairs.phase != "play" or affairs.motion is not None or affairs.asks:
        return False
    return bool(_speaks(_footing(affairs, config, 0), seat))


def _speaks(footing: Footing, seat: Seat) -> tuple[str, ...]:
    """How this seat could speak up, and say that it does not want to."""
    if seat in footing.silent:
        return ()
    kinds: list[str] = ["apply"] if footing.by_hand else []
    if footing.by_hand or any(one != seat for one in footing.overdue):
        kinds.append("accuse")
    if footing.doubted is not None and footing.doubted != seat:
        kinds.append("object")
    return (*kinds, "decline") if kinds or footing.closing or _may_step_in(footing, seat) else ()


def _may_step_in(footing: Footing, seat: Seat) -> bool:
    """Whether this seat may do something of its own accord while it is another's turn; it can say that it does not want to."""
    if footing.resolving or footing.closing or seat == footing.turn or seat in footing.gone:
        return False
    return footing.everybody or seat in footing.users


def _asked(affairs: Affairs) -> Mapping[Seat, Prompt]:
    """Who is asked something answers first; what is owed can be done meanwhile."""
    found: dict[Seat, Prompt] = {}
    for ask in affairs.asks:
        if ask.seat not in found:
            found[ask.seat] = Prompt(("answer", "decline") if ask.optional else ("answer",), ask.until)
    for duty in affairs.duties:
        if duty.stage == "pending" and duty.lasting < 0:
            asked = found.get(duty.seat, _NOTHING)
            if "done" not in asked.kinds:
                found[duty.seat] = Prompt((*asked.kinds, "done"), asked.until)
    return found


_NOTHING: Final = Prompt(())


@lru_cache(maxsize=4096)
def _at_table(footing: Footing) -> Mapping[Seat, Prompt]:
    turn, seats = footing.turn, footing.seats
    kinds: dict[Seat, list[str]] = {}
    for seat in footing.pending:
        _add(kinds, seat, "done")
    if not footing.resolving and not footing.closing:
        content = [seat for seat in footing.silent if seat != turn]
        for seat in map(Seat, range(seats)) if footing.everybody else (turn,):
            if seat not in footing.gone and seat not in content:
                _add(kinds, seat, "play")
        _add(kinds, turn, "draw")
        for seat in footing.users:
            if seat not in content:
                _add(kinds, seat, "use")
    if footing.everybody or footing.users or footing.sharp or footing.overdue:
        for step in range(1, seats + 1):
            seat = Seat((turn + step) % seats)
            for kind in _speaks(footing, seat):
                _add(kinds, seat, kind)
        if turn in kinds:
            kinds[turn] = kinds.pop(turn)
    return {seat: Prompt(tuple(mine)) for seat, mine in kinds.items()}


def _add(kinds: dict[Seat, list[str]], seat: Seat, kind: str) -> None:
    mine = kinds.setdefault(seat, [])
    if kind not in mine:
        mine.append(kind)
