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
        return _at_table(_prompt_facts(affairs, config, seats))
    if affairs.phase == "reading":
        return {Seat(seat): _READING for seat in range(seats) if seat not in affairs.understood}
    if affairs.phase == "reward":
        if affairs.wish is not None:
            return {Seat(config.owner % seats): Prompt(("approve", "veto"))}
        return {affairs.rewards[0]: Prompt(("write", "forgo"))}
    return {}


class PromptFacts(NamedTuple):
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


def _prompt_facts(affairs: Affairs, config: Config, seats: int) -> PromptFacts:
    duties, doubt = affairs.duties, affairs.doubt
    return PromptFacts(
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
    return bool(_speaks(_prompt_facts(affairs, config, 0), seat))


def _speaks(facts: PromptFacts, seat: Seat) -> tuple[str, ...]:
    """How this seat could speak up, and say that it does not want to."""
    if seat in facts.silent:
        return ()
    kinds: list[str] = ["apply"] if facts.by_hand else []
    if facts.by_hand or any(one != seat for one in facts.overdue):
        kinds.append("accuse")
    if facts.doubted is not None and facts.doubted != seat:
        kinds.append("object")
    return (*kinds, "decline") if kinds or facts.closing or _may_step_in(facts, seat) else ()


def _may_step_in(facts: PromptFacts, seat: Seat) -> bool:
    """Whether this seat may do something of its own accord while it is another's turn; it can say that it does not want to."""
    if facts.resolving or facts.closing or seat == facts.turn or seat in facts.gone:
        return False
    return facts.everybody or seat in facts.users


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
def _at_table(facts: PromptFacts) -> Mapping[Seat, Prompt]:
    turn, seats = facts.turn, facts.seats
    kinds: dict[Seat, list[str]] = {}
    for seat in facts.pending:
        _add(kinds, seat, "done")
    if not facts.resolving and not facts.closing:
        content = [seat for seat in facts.silent if seat != turn]
        for seat in map(Seat, range(seats)) if facts.everybody else (turn,):
            if seat not in facts.gone and seat not in content:
                _add(kinds, seat, "play")
        _add(kinds, turn, "draw")
        for seat in facts.users:
            if seat not in content:
                _add(kinds, seat, "use")
    if facts.everybody or facts.users or facts.sharp or facts.overdue:
        for step in range(1, seats + 1):
            seat = Seat((turn + step) % seats)
            for kind in _speaks(facts, seat):
                _add(kinds, seat, kind)
        if turn in kinds:
            kinds[turn] = kinds.pop(turn)
    return {seat: Prompt(tuple(mine)) for seat, mine in kinds.items()}


def _add(kinds: dict[Seat, list[str]], seat: Seat, kind: str) -> None:
    mine = kinds.setdefault(seat, [])
    if kind not in mine:
        mine.append(kind)
