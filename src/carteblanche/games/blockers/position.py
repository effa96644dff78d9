"""Blockers!: positions described in words, and states described as positions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from carteblanche.core.grids import Grid
from carteblanche.core.pieces import EVERYBODY, NOBODY, NOTHING, Piece, Pieces, viewers
from carteblanche.core.positions import PositionReader, require_players
from carteblanche.core.values import Message
from carteblanche.games.blockers.actions import capturable
from carteblanche.games.blockers.data import CELL, CELLS, COLOURS, FACES, FITS, KINDS, LETTERS, NUMBERS, TILES
from carteblanche.games.blockers.kernel import cells
from carteblanche.games.blockers.state import (
    BOARD,
    LAYOUT,
    OUT,
    BlockersState,
    Config,
    assemble,
    captured,
    captured_tiles,
    colours_in_play,
    own_colours,
    owner,
    rack,
    scores,
    stock,
)

SEATS: Final = range(2, len(COLOURS) + 1)
DRAWING: Final = Grid(
    LETTERS, NUMBERS, {f"{colour[0]}{face}": f"{colour} {face}" for colour in COLOURS for face in FACES}
)


class Given(Message):
    """A position in words. What is not listed is out of the game."""

    config: Config = Config()
    turn: str = ""
    """Who is to act; by default the first player."""
    board: dict[str, str] | str = {}
    """By cell, the tile on it: `G2: yellow G`; or a drawing, in which a tile is its colour's first letter and its face: `yG`, `bmoon`."""
    racks: dict[str, list[str]] = {}
    """By colour, the faces on its rack."""
    stocks: dict[str, list[str]] = {}
    """By colour, the faces still to be drawn, the next one first."""
    captured: dict[str, list[str]] = {}
    """By player, the tiles captured."""
    closed: list[str] = []
    """The colours that have played their last turn."""


def position(given: Given, players: Sequence[str]) -> BlockersState:
    """The state that these words describe, before anybody is passed over; `Impossible` with all faults if there is none."""
    require_players("Blockers!", SEATS, players)
    seats = len(players)
    colours = colours_in_play(given.config, seats)
    reader = PositionReader(players, TILES[: colours * KINDS], "tile")
    places: list[tuple[Piece, ...]] = [()] * len(LAYOUT.places)
    places[BOARD] = _board(given.board, reader)
    known = [EVERYBODY] * len(TILES)
    for sort, words, place in (("rack", given.racks, rack), ("stock", given.stocks, stock)):
        for name, faces in words.items():
            if (colour := _colour(name, colours, sort, reader)) is not None:
                tiles = reader.pieces([f"{name} {face}" for face in faces], f"{sort} {name}")
                places[place(colour)] = tiles if place is rack else tiles[::-1]
                for piece in tiles:
                    known[piece] = viewers(owner(colour, seats)) if place is rack else NOBODY
    for seat, names in reader.by_seat(given.captured, "captured").items():
        places[captured(seat)] = reader.pieces(names, f"captured {players[seat]}")
    closed = {_colour(name, colours, "closed", reader) for name in given.closed}
    turn = reader.seat(given.turn or players[0], "turn")
    reader.require()
    assert turn is not None
    for colour in closed:
        if colour is not None and colours > seats:
            for piece in places[rack(colour)]:
                known[piece] = EVERYBODY
    places[OUT] = (*reader.left(), *map(Piece, range(colours * KINDS, len(TILES))))
    pieces = Pieces(LAYOUT, tuple(places), tuple(known))
    return assemble(pieces, given.config, seats, turn, tuple(colour in closed for colour in range(colours)))


def _board(words: dict[str, str] | str, reader: PositionReader) -> tuple[Piece, ...]:
    board = [NOTHING] * len(CELLS)
    for cell, name in (DRAWING.read(words) if isinstance(words, str) else words).items():
        if cell not in CELL:
            reader.faults.append(f"board: there is no cell {cell!r}")
        elif (piece := reader.piece(name, f"board {cell}")) is not None:
            board[CELL[cell]] = piece
            if not FITS[piece % KINDS] >> CELL[cell] & 1:
                reader.faults.append(f"board {cell}: {name} cannot lie there")
    return tuple(board)


def _colour(name: str, colours: int, where: str, reader: PositionReader) -> int | None:
    if name in COLOURS[:colours]:
        return COLOURS.index(name)
    reader.faults.append(f"{where}: no colour {name!r} in play, there are {', '.join(COLOURS[:colours])}")
    return None


def describe(state: BlockersState, players: Sequence[str]) -> dict[str, Any]:
    lying = state.pieces.places
    in_play = range(len(state.masks))
    return {
        "config": msgspec.to_builtins(state.config),
        "turn": None if state.ended else players[state.turn],
        "board": {CELLS[cell]: TILES[piece] for cell, piece in enumerate(lying[BOARD]) if piece != NOTHING},
        "racks": {COLOURS[c]: [FACES[piece % KINDS] for piece in lying[rack(c)]] for c in in_play},
        "stocks": {COLOURS[c]: [FACES[piece % KINDS] for piece in reversed(lying[stock(c)])] for c in in_play},
        "captured": {players[s]: [TILES[piece] for piece in pile] for s, pile in enumerate(captured_tiles(state))},
        "closed": [COLOURS[c] for c in in_play if state.closed[c]],
        "colours": {
            name: [COLOURS[c] for c in own_colours(s, len(in_play), state.seats)] for s, name in enumerate(players)
        },
        "capturable": {COLOURS[c]: [CELLS[cell] for cell in cells(capturable(state.masks, c))] for c in in_play},
        "skipped": [players[seat] for seat in state.skipped],
        "groups": {COLOURS[c]: state.groups[c] for c in in_play},
        "scores": dict(zip(players, scores(state.config, state.seats, state.groups, state.piles), strict=True)),
    }
