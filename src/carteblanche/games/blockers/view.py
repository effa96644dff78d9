"""Blockers!: what one viewer may know, and a whole state imagined from it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, cast

from carteblanche.core.luck import Luck
from carteblanche.core.pieces import (
    EVERYBODY,
    NOBODY,
    NOTHING,
    Piece,
    Pieces,
    Viewers,
    moves_from_news,
    news,
    viewers,
)
from carteblanche.core.values import Moved, Outcome, Points, Prompt, Seat, View, Viewer, Waiting, ranks_by
from carteblanche.games.blockers.data import COLOURS, KINDS, TILE, TILES
from carteblanche.games.blockers.state import (
    BOARD,
    LAYOUT,
    OUT,
    RACKS,
    STOCKS,
    BlockersState,
    Config,
    End,
    assemble,
    captured,
    owner,
    rack,
    scores,
    stock,
)

PROMPT: Final = Prompt(("place", "capture"))
_WAITING: Final = tuple((Waiting(Seat(seat)),) for seat in range(len(COLOURS)))
_UNKNOWN: Final = tuple((None,) * count for count in range(KINDS + 1))


class BlockersView(View):
    config: Config
    news: tuple[Moved, ...]
    skipped: tuple[Seat, ...]
    """Who was passed over at the end of the last step."""
    colours: tuple[tuple[str, ...], ...]
    """By seat: its colours."""
    board: tuple[str, ...]
    """By cell in reading order: the tile on it, or nothing."""
    racks: tuple[tuple[str | None, ...], ...]
    """By colour in play: the tiles on its rack; the own in order, of others those known, then the unknown."""
    stocks: tuple[int, ...]
    """By colour in play: how many tiles are still to be drawn."""
    captured: tuple[tuple[str, ...], ...]
    """By seat: the tiles captured, in order."""
    closed: tuple[bool, ...]
    """By colour in play: whether it has played its last turn."""
    remaining: tuple[tuple[str, ...], ...]
    """By colour in play: the tiles on its rack and stock together, as everybody can deduce."""
    groups: tuple[int, ...]
    """By colour in play."""
    scores: tuple[Points, ...]
    """By seat, as it stands."""


def outcome(state: BlockersState) -> Outcome | None:
    """Lowest score wins; on a tie, fewest captured tiles in all; then shared (BL-13, BL-14, BL-19, BL-20)."""
    if state.ended is None:
        return None
    found = scores(state.config, state.seats, state.groups, state.piles)
    keys = [(points, len(pile)) for points, pile in zip(found, state.captured, strict=True)]
    return Outcome(state.ended, ranks_by(keys), found)


@lru_cache(maxsize=64)
def _colours(colours: int, seats: int) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(COLOURS[c] for c in range(seat, colours, seats)) for seat in range(seats))


def view(state: BlockersState, viewer: Viewer) -> BlockersView:
    lying, known = state.pieces.places, state.pieces.known
    boards, config, seats, turn, counted = state.masks, state.config, state.seats, state.turn, state.groups
    colours, over = len(boards), state.ended is not None
    own = -1 if viewer is None else viewer
    bit = 1 if viewer is None else 2 << viewer
    racks: list[tuple[str | None, ...]] = []
    stocks: list[int] = []
    for colour in range(colours):
        tiles = lying[RACKS + colour]
        stocks.append(len(lying[STOCKS + colour]))
        if colour % seats == own:
            racks.append(tuple([TILES[piece] for piece in tiles]))
        else:
            seen = [piece for piece in tiles if known[piece] & bit]
            unknown = _UNKNOWN[len(tiles) - len(seen)]
            racks.append((*[TILES[piece] for piece in sorted(seen)], *unknown) if seen else unknown)
    board = state.board
    _viewed[0] = (board, boards)
    return BlockersView(
        viewer=viewer,
        seats=state.seats,
        waiting=() if over else _WAITING[turn],
        prompt=PROMPT if not over and turn == viewer else None,
        outcome=outcome(state) if over else None,
        config=config,
        news=news(state, viewer),
        skipped=state.skipped,
        colours=_colours(colours, seats),
        board=board,
        racks=tuple(racks),
        stocks=tuple(stocks),
        captured=state.captured,
        closed=state.closed,
        remaining=state.remaining,
        groups=counted,
        scores=scores(config, seats, counted, state.piles),
    )


_viewed: list[tuple[tuple[str, ...], tuple[int, ...]]] = [((), ())]
"""The board viewed last, with the answer of `masks` for it: a view is mostly followed by its options."""


def masks(board: tuple[str, ...], colours: int) -> tuple[int, ...]:
    """By colour in play: its cells on this board."""
    viewed, known = _viewed[0]
    if viewed is board and len(known) == colours:
        return known
    found = [0] * colours
    for cell, tile in enumerate(board):
        if tile:
            found[TILE[tile] // KINDS] |= 1 << cell
    return tuple(found)


def imagine(view: BlockersView, luck: Luck) -> BlockersState:
    """A state that the viewer could be in: what is unknown of each colour is dealt at random to its rack and stock."""
    colours = len(view.racks)
    places: list[tuple[Piece, ...]] = [()] * len(LAYOUT.places)
    known: list[Viewers] = [EVERYBODY] * len(TILES)
    places[BOARD] = tuple(TILE[tile] if tile else NOTHING for tile in view.board)
    for seat, pile in enumerate(view.captured):
        places[captured(seat)] = tuple(TILE[tile] for tile in pile)
    for colour in range(colours):
        seen = [tile for tile in view.racks[colour] if tile is not None]
        unknown = luck.shuffle(TILE[tile] for tile in view.remaining[colour] if tile not in seen)
        hidden = len(view.racks[colour]) - len(seen)
        shown = [TILE[tile] for tile in seen]
        holder = viewers(owner(colour, view.seats))
        for piece in unknown:
            known[piece] = NOBODY
        for piece in unknown[:hidden]:
            known[piece] = holder
        for piece in shown:
            known[piece] = EVERYBODY if view.viewer is None else Viewers(holder | viewers(view.viewer))
        if view.closed[colour] and colours > view.seats:
            for piece in shown:
                known[piece] = EVERYBODY
        places[rack(colour)] = (*shown, *unknown[:hidden])
        places[stock(colour)] = unknown[hidden:]
    lying = {piece for place in places for piece in place}
    places[OUT] = tuple(Piece(piece) for piece in range(len(TILES)) if piece not in lying)
    ended = None if view.outcome is None else cast("End", view.outcome.reason)
    return assemble(
        pieces=Pieces(LAYOUT, tuple(places), tuple(known)),
        config=view.config,
        seats=view.seats,
        turn=view.waiting[0].seat if view.waiting else Seat(0),
        closed=view.closed,
        moves=moves_from_news(LAYOUT, view.news),
        skipped=view.skipped,
        ended=ended,
    )
