"""Pieces in places, and who knows them.

Every card and tile of a game is a piece: a number from 0 on, with a name and a back that the game defines. Every piece is in
exactly one place at every moment, at one position of it. A place is either a *pile* (an order without holes: a hand, a draw pile)
or a *board* (a fixed number of cells, each empty or with one piece).

For every piece we keep the set of viewers who know which piece it is, there where it lies. Moving a piece in the open or showing
it widens the set; shuffling unseen clears it. From this follow, without any game's help:

- the census: each piece is in one place, once;
- twins: pieces with equal backs that a viewer does not know can be exchanged, and the viewer must not be able to tell;
- imagination: deal what is unknown at random over where the unknown lies, and one has a state that could be the true one;
- what an undo would have revealed, and to whom;
- the news of a step: the moves, with the names of those pieces that the viewer knows.

A set of viewers is a bit set: bit 0 stands for those who watch, bit 1 + seat for a seat; `EVERYBODY` is all bits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NewType

from carteblanche.core.luck import Luck
from carteblanche.core.values import Moved, Seat, Value, Viewer

Piece = NewType("Piece", int)
Place = NewType("Place", int)
Viewers = NewType("Viewers", int)

NOTHING = Piece(-1)
"""An empty cell of a board. Also the piece of a move in an imagined state that the viewer could not identify."""

NOBODY = Viewers(0)
EVERYBODY = Viewers(-1)


def viewers(*who: Viewer) -> Viewers:
    """The set of just these viewers."""
    bits = 0
    for viewer in who:
        bits |= 1 if viewer is None else 2 << viewer
    return Viewers(bits)


class Move(Value):
    """One piece on its way. `seen`: who sees which piece it is; `cell`: where on the target board, or in the pile (default: on
    top); `origin`: which cell of a board it leaves.
    """

    piece: Piece
    source: Place
    target: Place
    seen: Viewers = NOBODY
    cell: int | None = None
    origin: int | None = None


class Layout(Value):
    """What never changes during a game: the pieces and the places."""

    names: tuple[str, ...]
    """By piece: what it is called."""
    backs: tuple[int, ...]
    """By piece: pieces with the same back look alike from behind."""
    places: tuple[str, ...]
    """By place: its name, as news and scenarios say it. Names of places and cells are all different."""
    cells: tuple[tuple[str, ...], ...]
    """By place: the names of a board's cells; nothing for a pile."""

    def spot(self, place: Place, cell: int | None) -> str:
        """The name of a cell of a board, or of a pile as a whole."""
        cells = self.cells[place]
        return cells[cell] if cells and cell is not None else self.places[place]


class Pieces(Value):
    layout: Layout
    places: tuple[tuple[Piece, ...], ...]
    """By place: what lies there, in order; the last of a pile is its top."""
    known: tuple[Viewers, ...]
    """By piece: who knows it where it lies."""

    def moved(self, moves: Iterable[Move]) -> Pieces:
        """The pieces after these moves, in order."""
        places, known = _carry(self.layout.cells, self.places, self.known, moves)
        return Pieces(self.layout, places, known)

    def shuffled(self, place: Place, luck: Luck, seen: Viewers = NOBODY) -> Pieces:
        """A pile in a new order that nobody saw but `seen`; the others no longer know which piece lies where."""
        order = luck.shuffle(self.places[place])
        places = list(self.places)
        places[place] = order
        return Pieces(self.layout, tuple(places), self._known(order, lambda known: known & seen))

    def shown(self, pieces: Iterable[Piece], to: Viewers) -> Pieces:
        """These pieces are known to these viewers from now on."""
        return Pieces(self.layout, self.places, self._known(pieces, lambda known: known | to))

    def forgotten(self, pieces: Iterable[Piece], by: Viewers) -> Pieces:
        """These viewers can no longer tell which of these pieces is which."""
        return Pieces(self.layout, self.places, self._known(pieces, lambda known: known & ~by))

    def _known(self, pieces: Iterable[Piece], change: Callable[[int], int]) -> tuple[Viewers, ...]:
        known = list(self.known)
        for piece in pieces:
            known[piece] = Viewers(change(known[piece]))
        return tuple(known)

    def knows(self, viewer: Viewer, piece: Piece) -> bool:
        return bool(self.known[piece] & (1 if viewer is None else 2 << viewer))

    def where(self, piece: Piece) -> Place:
        for place, lying in enumerate(self.places):
            if piece in lying:
                return Place(place)
        raise ValueError(f"piece {piece} is nowhere")

    def census(self) -> list[str]:
        """What is wrong: pieces that are nowhere or twice, boards of the wrong size, known sets too few. Empty if all is well."""
        faults: list[str] = []
        lying = sorted(piece for place in self.places for piece in place if piece != NOTHING)
        if lying != list(range(len(self.layout.backs))):
            faults.append("some piece is missing or twice")
        for place, cells in enumerate(self.layout.cells):
            if cells and len(self.places[place]) != len(cells):
                faults.append(f"{self.layout.places[place]} has {len(self.places[place])} cells, not {len(cells)}")
            elif not cells and NOTHING in self.places[place]:
                faults.append(f"{self.layout.places[place]} has a hole")
        if len(self.known) != len(self.layout.backs):
            faults.append("not every piece has its set of who knows it")
        return faults

    def exchanged(self, viewer: Viewer, luck: Luck) -> Pieces:
        """A twin: the pieces that this viewer does not know, exchanged at random among equal backs.

        Who knows a piece goes with the position, not with the piece: what another seat knew of a card in its hand it knows of the
        card that is there now.
        """
        unknown: dict[int, list[Piece]] = {}
        for piece, back in enumerate(self.layout.backs):
            if not self.knows(viewer, Piece(piece)):
                unknown.setdefault(back, []).append(Piece(piece))
        becomes: dict[Piece, Piece] = {}
        for alike in unknown.values():
            becomes.update(zip(alike, luck.shuffle(alike), strict=True))
        known = list(self.known)
        for old, new in becomes.items():
            known[new] = self.known[old]
        places = tuple(tuple(becomes.get(piece, piece) for piece in place) for place in self.places)
        return Pieces(self.layout, places, tuple(known))


def _carry(
    cells: tuple[tuple[str, ...], ...],
    before: tuple[tuple[Piece, ...], ...],
    knowing: tuple[Viewers, ...],
    moves: Iterable[Move],
) -> tuple[tuple[tuple[Piece, ...], ...], tuple[Viewers, ...]]:
    """What lies where, and who knows it, after these moves."""
    places = list(before)
    known: list[Any] = list(knowing)
    for move in moves:
        piece, cell, origin = move.piece, move.cell, move.origin
        source: int = move.source
        target: int = move.target
        here = places[source]
        length = len(here)
        if cells[source]:
            index = here.index(piece) if origin is None else origin
            lying = list(here)  # faster than slices
            lying[index] = NOTHING
            places[source] = tuple(lying)
        elif origin is None and length and here[length - 1] == piece:
            places[source] = here[: length - 1]
        else:
            index = here.index(piece) if origin is None else origin
            places[source] = here[:index] + here[index + 1 :]
        there = places[target]
        if cell is None:
            places[target] = (*there, piece)
        elif cells[target]:
            if there[cell] != NOTHING:
                raise ValueError(f"cell {cell} of place {target} is taken")
            lying = list(there)
            lying[cell] = piece
            places[target] = tuple(lying)
        else:
            places[target] = (*there[:cell], piece, *there[cell:])
        number: int = piece
        known[number] |= move.seen
    return tuple(places), tuple(known)


class State(Value):
    """A game's state: pieces in places, what moved in the last step, and (in each game's own subclass) a few scalars."""

    pieces: Pieces
    moves: tuple[Move, ...]
    """The last step's moves: the source of its news."""


def news(state: State, viewer: Viewer) -> tuple[Moved, ...]:
    """The last step's moves as this viewer may know them: a piece has a name if the viewer knows it where it lies now."""
    layout, known = state.pieces.layout, state.pieces.known
    bit = 1 if viewer is None else 2 << viewer
    names, places, cells = layout.names, layout.places, layout.cells
    shown: list[Moved] = []
    for move in state.moves:
        number: int = move.piece
        source: int = move.source
        target: int = move.target
        name = names[number] if number >= 0 and known[number] & bit else None
        left, reached = places[source], places[target]
        if cells[source] and (origin := move.origin) is not None:
            left = cells[source][origin]
        if cells[target] and (cell := move.cell) is not None:
            reached = cells[target][cell]
        shown.append(Moved(name, left, reached))
    return tuple(shown)


def moves_from_news(layout: Layout, shown: Iterable[Moved]) -> tuple[Move, ...]:
    """For imagination: the moves that this news tells of. A piece without a name stays nameless."""
    spots: dict[str, tuple[Place, int | None]] = {
        name: (Place(place), None) for place, name in enumerate(layout.places)
    }
    for place, names in enumerate(layout.cells):
        spots.update({name: (Place(place), cell) for cell, name in enumerate(names)})
    moves: list[Move] = []
    for moved in shown:
        source, origin = spots[moved.source]
        target, cell = spots[moved.target]
        piece = NOTHING if moved.piece is None else Piece(layout.names.index(moved.piece))
        moves.append(Move(piece, source, target, NOBODY, cell, origin))
    return tuple(moves)


def shuffle_unknown(layout: Layout, known: Iterable[Piece], luck: Luck) -> dict[int, list[Piece]]:
    """For imagination: by back, the pieces not in `known`, in random order; deal them from the end."""
    named = set(known)
    unknown: dict[int, list[Piece]] = {}
    for piece, back in enumerate(layout.backs):
        if piece not in named:
            unknown.setdefault(back, []).append(Piece(piece))
    return {back: list(luck.shuffle(alike)) for back, alike in unknown.items()}


def newly_known(before: Pieces, after: Pieces, asker: Seat) -> dict[Piece, Viewers]:
    """By piece: who other than `asker` knows it after but not before, leaving out what the asker could give away: the pieces
    that the asker knew before. This is what an undo cannot take back.
    """
    mine = 2 << asker
    found: dict[Piece, Viewers] = {}
    for piece, (old, new) in enumerate(zip(before.known, after.known, strict=True)):
        gained = new & ~old & ~mine
        if gained and not old & mine:
            found[Piece(piece)] = Viewers(gained)
    return found
