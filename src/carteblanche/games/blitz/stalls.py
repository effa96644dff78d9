"""Blitz: when nobody gets on (BZ-27, BZ-28).

A stall is noticed from public facts alone: since the last progress everybody is through the own reserve, or idle, or has said to be
stuck. Progress is a card laid in the centre or a card that leaves a blitz deck; moving cards about in a work area is none. After a time of
grace the right to change the rhythm goes round, worst total first: once with each player's first choice, once with the other. Any
progress ends the stall; when all tries are gone the round is dead.
"""

from __future__ import annotations

from msgspec.structs import replace

from carteblanche.core.values import Millis, Seat
from carteblanche.games.blitz.data import SEATS
from carteblanche.games.blitz.state import Public, Stall

TRIES = 2
_SEATS = tuple(map(Seat, range(SEATS[-1])))


def through(public: Public, seat: int) -> bool:
    """Whether this seat has nothing more to hope for from its reserve as it is. In turns, where no grace follows, who has no reserve has
    to pass first.
    """
    cards = len(public.areas[seat].reserve)
    if public.browsed[seat] >= cards and (cards or public.turn is None):
        return True
    return public.stuck[seat] or public.idle[seat]


def awaited(public: Public) -> list[Seat]:
    """Who has to act or be idle before a stall is noticed. After progress all may be through at once, if who made it has no reserve; then
    it is whoever acted last.
    """
    found = [seat for seat in _SEATS[: len(public.areas)] if not through(public, seat)]
    return found or [max(_SEATS[: len(public.areas)], key=public.acted.__getitem__)]


def watched(public: Public) -> Public:
    """The same, with a notice if this is a stall. In turns nobody waits: the first right follows at once."""
    if public.stall is not None or not all(through(public, seat) for seat in range(len(public.areas))):
        return public
    nothing = (0,) * len(public.areas)
    until = Millis(public.at + public.config.grace)
    noticed = replace(public, stall=Stall("notice", None, until, rights(public), nothing, nothing))
    return noticed if public.turn is None else passed_on(noticed)


def rights(public: Public) -> tuple[Seat, ...]:
    """Whose right comes first: the worst total, then the most blitz cards left, then the lowest seat."""
    seats = [Seat(seat) for seat in range(len(public.areas))]
    return tuple(sorted(seats, key=lambda seat: (public.totals[seat], -public.areas[seat].blitz, seat)))


def passed_on(public: Public) -> Public:
    """The right goes to the next who has a try left and something to turn over. With nobody left there is no stall any more, but a
    dead round: the stall then stays open without a seat.
    """
    stall = public.stall
    assert stall is not None
    able = [seat for seat in stall.order if stall.tries[seat] < TRIES and public.areas[seat].reserve]
    if not able:
        return replace(public, stall=replace(stall, stage="right", seat=None, until=None))
    seat = min(able, key=lambda one: stall.tries[one])
    until = None if public.turn is not None else Millis(public.at + public.config.decide)
    return replace(public, stall=replace(stall, stage="right", seat=seat, until=until))


def failed(public: Public) -> Public:
    """Who had the right has not used it or it did not help: the try is gone."""
    stall = public.stall
    assert stall is not None
    assert stall.seat is not None
    gone = stall.tries if stall.stage == "pass" else _plus(stall.tries, stall.seat)
    return passed_on(replace(public, stall=replace(stall, tries=gone)))


def taken(public: Public, seat: Seat, first: int) -> Public:
    """This seat tries it with so many cards first."""
    stall = public.stall
    assert stall is not None
    until = None if public.turn is not None else Millis(public.at + public.config.browse)
    offsets = (*stall.offsets[:seat], first, *stall.offsets[seat + 1 :])
    tried = replace(stall, stage="pass", until=until, tries=_plus(stall.tries, seat), offsets=offsets)
    return replace(public, stall=tried, turn=None if public.turn is None else seat)


def dead(public: Public) -> bool:
    """Whether all have tried everything."""
    return public.stall is not None and public.stall.stage == "right" and public.stall.seat is None


def _plus(counts: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return (*counts[:seat], counts[seat] + 1, *counts[seat + 1 :])
