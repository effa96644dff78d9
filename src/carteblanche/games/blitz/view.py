"""Blitz: what one viewer may know, and a whole state imagined from it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from carteblanche.core.luck import Luck
from carteblanche.core.pieces import EVERYBODY, NOBODY, Piece, Pieces, moves_from_news, news, shuffle_unknown
from carteblanche.core.values import Moved, Outcome, Prompt, Seat, View, Viewer, Waiting, ranks_by
from carteblanche.games.blitz.data import CARD, DECK, FULL, places_for
from carteblanche.games.blitz.state import BlitzState, Public

RACE: Final = ("centre", "lay", "flip", "turn", "stuck")
RIGHT: Final = (*RACE, "rhythm", "waive")
_GO: Final = ("go",)
_NEXT: Final = ("next",)
_NUMBER: Final = {name: piece for piece, name in enumerate(FULL)}


class BlitzView(View):
    news: tuple[Moved, ...]
    public: Public


@lru_cache(maxsize=16)
def _everybody(seats: int) -> tuple[dict[Seat, Prompt], tuple[Waiting, ...]]:
    return {Seat(seat): Prompt(RACE) for seat in range(seats)}, tuple(Waiting(Seat(seat)) for seat in range(seats))


def prompted(public: Public) -> Mapping[Seat, Prompt]:
    """Who may act (BZ-07)."""
    phase = public.phase
    if phase == "racing" and public.stall is None and public.config.pace == "race":
        return _everybody(len(public.areas))[0]
    seats = range(len(public.areas))
    match phase:
        case "racing":
            found = ((Seat(seat), _prompt(public, Seat(seat))) for seat in seats)
            return {seat: prompt for seat, prompt in found if prompt is not None}
        case "ready":
            return {public.starter: Prompt(_GO, public.until)}
        case "scored":
            return {Seat(seat): Prompt(_NEXT, public.until) for seat in seats if not public.ready[seat]}
        case "countdown" | "over":
            return {}


def _prompt(public: Public, seat: Seat) -> Prompt | None:
    """What a seat may do in a race that is slow, takes turns or has stalled."""
    stall = public.stall
    right = stall is not None and stall.seat == seat
    until = stall.until if stall is not None and right else None
    if public.resting[seat]:
        return None
    if public.turn is None:
        return Prompt(RIGHT if right else RACE, until)
    if public.turn == seat:
        return Prompt((*(RIGHT if right else RACE), "pass"), until)
    return Prompt(("rhythm", "waive"), until) if right else None


def outcome(public: Public) -> Outcome | None:
    """The highest total wins (BZ-24)."""
    if public.phase != "over":
        return None
    reason = "target" if max(public.totals) >= public.config.target else "rounds"
    return Outcome(reason, ranks_by([(-total,) for total in public.totals]), public.totals)


def view(state: BlitzState, viewer: Viewer) -> BlitzView:
    public = state.public
    if public.phase == "racing" and public.stall is None and public.config.pace == "race":
        everybody, waiting = _everybody(state.seats)
        prompt = None if viewer is None else everybody[viewer]
    else:
        prompts = prompted(public)
        waiting = tuple([Waiting(seat, one.until) for seat, one in prompts.items()])
        prompt = None if viewer is None else prompts.get(viewer)
    return BlitzView(
        viewer,
        state.seats,
        waiting,
        prompt,
        None if public.phase != "over" else outcome(public),
        news(state, viewer),
        public,
    )


def imagine(view: BlitzView, luck: Luck) -> BlitzState:
    """A state that the viewer could be in: of each deck, what was never seen is dealt at random over where it must lie."""
    public, seats = view.public, view.seats
    lies = places_for(seats)
    places: list[tuple[Piece, ...]] = [()] * len(lies.layout.places)
    for stack, cards in enumerate(public.stacks):
        places[lies.stack(stack)] = tuple(Piece(_NUMBER[card]) for card in cards)
    places[lies.finished] = tuple(Piece(_NUMBER[card]) for card in public.finished)
    open_cards = {piece for place in places for piece in place}
    for seat, area in enumerate(public.areas):
        open_cards.update(Piece(DECK * seat + CARD[card]) for card in (*area.reserve, area.top) if card)
        for slot, pile in enumerate(area.slots):
            places[lies.work(seat, slot)] = tuple(Piece(DECK * seat + CARD[card]) for card in pile)
            open_cards.update(places[lies.work(seat, slot)])
    unknown = shuffle_unknown(lies.layout, open_cards, luck)
    for seat, area in enumerate(public.areas):
        hidden = unknown.get(seat, [])
        reserve = [hidden.pop() if card is None else Piece(DECK * seat + CARD[card]) for card in area.reserve]
        places[lies.table(seat)] = tuple(reserve[: area.turned])
        places[lies.hand(seat)] = tuple(reserve[: area.turned - 1 : -1] if area.turned else reserve[::-1])
        deck = [hidden.pop() for _ in range(area.blitz - 1)]
        places[lies.blitz(seat)] = (*deck, Piece(DECK * seat + CARD[area.top])) if area.blitz else ()
    lying = {piece for place in places for piece in place}
    places[lies.out] = tuple(Piece(piece) for piece in range(DECK * seats) if piece not in lying)
    known = tuple(EVERYBODY if piece in open_cards else NOBODY for piece in range(DECK * seats))
    pieces = Pieces(lies.layout, tuple(places), known)
    return BlitzState(pieces=pieces, moves=moves_from_news(lies.layout, view.news), seats=seats, public=public)
