"""Blitz: how rounds begin, end and are scored, and how the match ends."""

from __future__ import annotations

from msgspec.structs import replace

from carteblanche.core.luck import Luck
from carteblanche.core.values import Millis, Points, Seat
from carteblanche.games.blitz.state import NONE, BlitzState, Public, Result, begin_round, deal, points


def start_racing(state: BlitzState, at: Millis) -> BlitzState:
    """The word is called, and everybody may act (BZ-06, BZ-07)."""
    public = state.public
    turn = public.starter if public.config.pace == "turns" else None
    racing = replace(public, at=at, phase="racing", until=None, turn=turn, acted=(at,) * state.seats)
    return replace(state, moves=(), public=racing)


def end_round(state: BlitzState, blitzed: Seat | None) -> BlitzState:
    """The round is over at once and scored; so is the match, if somebody stands alone at the top with enough (BZ-22…24)."""
    public = state.public
    scored = points(public)
    totals = tuple(Points(total + one) for total, one in zip(public.totals, scored, strict=True))
    result = Result(public.round, blitzed, public.laid, tuple(area.blitz for area in public.areas), scored)
    over = _decided(totals, public)
    return replace(
        state,
        public=replace(
            public,
            phase="over" if over else "scored",
            until=None if over else Millis(public.at + public.config.between),
            turn=None,
            totals=totals,
            resting=(NONE,) * state.seats,
            stall=None,
            last=result,
            sheet=(*public.sheet, scored),
        ),
    )


def _decided(totals: tuple[Points, ...], public: Public) -> bool:
    best = max(totals)
    won = best >= public.config.target and totals.count(best) == 1
    return won or public.round == public.config.rounds


def deal_next_round(state: BlitzState, at: Millis, luck: Luck) -> BlitzState:
    """The next round. Who won the last one starts it: who blitzed, else the best of it, else the lowest seat (BZ-06)."""
    public = state.public
    assert public.last is not None
    last = public.last
    best = last.points.index(max(last.points)) if last.blitzed is None else last.blitzed
    pieces = deal(state.seats, luck)
    return begin_round(
        pieces, public.config, state.seats, at, public.round + 1, Seat(best), public.totals, last, public.sheet
    )
