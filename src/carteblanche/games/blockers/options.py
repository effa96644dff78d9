"""Blockers!: the proper moves of one seat, and what would follow from each."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from typing import Final, final

import msgspec

from carteblanche.core.bits import size
from carteblanche.core.errors import Illegal
from carteblanche.core.luck import Luck
from carteblanche.core.options import Options
from carteblanche.core.pieces import Piece
from carteblanche.core.values import Message, Points, Value
from carteblanche.games.blockers.actions import Action, Capture, Place, capturable, judge
from carteblanche.games.blockers.data import CELL, CELLS, FACES, FITS, KINDS, SIDE, TILE, TILES, WILD
from carteblanche.games.blockers.kernel import FULL, cells, groups, nth
from carteblanche.games.blockers.state import own_colours, scores
from carteblanche.games.blockers.view import BlockersView, masks


class Preview(Message):
    """What a move would lead to: by colour the groups, by seat the score, and the tile it would capture."""

    groups: tuple[int, ...]
    scores: tuple[Points, ...]
    captures: str | None


def open_rack(view: BlockersView) -> list[Piece]:
    """The tiles that the viewer may play."""
    if view.viewer is None:
        return []
    own = own_colours(view.viewer, len(view.racks), view.seats)
    return [TILE[tile] for c in own if not view.closed[c] for tile in view.racks[c] if tile is not None]


@lru_cache(maxsize=2 * len(TILES))
def _anywhere(kind: type[Place | Capture], piece: Piece) -> tuple[Action, ...]:
    """By cell: this tile there."""
    return tuple(kind(TILES[piece], cell) for cell in CELLS)


@lru_cache(maxsize=1 << 12)
def _every(kind: type[Place | Capture], piece: Piece, targets: int) -> tuple[Action, ...]:
    """This tile on each of these cells. Most tiles fit so few that the same sets come again and again."""
    there = _anywhere(kind, piece)
    return tuple([there[cell] for cell in cells(targets)])


class _Named(dict[int, tuple[bytes, ...]]):
    """By set of cells that a tile fits, other than a wild one: nothing, and the names of these cells, so that what joins them stands
    before each. The same few sets come again and again.
    """

    def __missing__(self, targets: int) -> tuple[bytes, ...]:
        self[targets] = names = (b"", *[_CELLS[cell] for cell in cells(targets)])
        return names

    def wild(self, targets: int) -> tuple[bytes, ...]:
        """The same for any set of cells."""
        return (b"", *[name for row in _ROWS for name in self[targets & row][1:]])


def _before(kind: type[Place | Capture], piece: Piece) -> bytes:
    """In a list of actions as JSON: what stands between two cells for this tile, from the end of one action to the next one's cell."""
    return _END + b"," + msgspec.json.encode(kind(TILES[piece], "")).removesuffix(_END)


_END: Final = b'"}'
_WILD: Final = FACES.index(WILD)
_ROWS: Final = FITS[SIDE : 2 * SIDE]
_CELLS: Final = tuple([cell.encode() for cell in CELLS])
_NAMED: Final = _Named()
_PLACED: Final = tuple([_before(Place, Piece(piece)) for piece in range(len(TILES))])
_CAPTURED: Final = tuple([_before(Capture, Piece(piece)) for piece in range(len(TILES))])


@final
class BlockersOptions(Options[Action]):
    """Every tile on every cell where it may go: first the empty cells of each tile, then its captures."""

    def __init__(self, view: BlockersView) -> None:
        self._view = view
        self._found = _find(view, masks(view.board, len(view.racks)))

    def __len__(self) -> int:
        return self._found.count

    def __iter__(self) -> Iterator[Action]:
        return chain.from_iterable([_every(*some) for some in self._some()])

    def written(self) -> msgspec.Raw:
        """The list of them as it is sent, which is cheaper than writing each one anew."""
        if not len(self):
            return msgspec.Raw(b"[]")
        parts: list[bytes] = []
        for piece, places, captures in self._targets():
            wild = piece % KINDS == _WILD
            if places:
                parts.append(_PLACED[piece].join(_NAMED.wild(places) if wild else _NAMED[places]))
            if captures:
                parts.append(_CAPTURED[piece].join(_NAMED.wild(captures) if wild else _NAMED[captures]))
        return msgspec.Raw(b"[" + b"".join(parts).removeprefix(_END + b",") + _END + b"]")

    def _targets(self) -> list[tuple[Piece, int, int]]:
        """By tile: the empty cells and the captures that it fits."""
        found = self._found
        return [
            (piece, FITS[piece % KINDS] & found.empty, FITS[piece % KINDS] & captures)
            for piece, captures in zip(found.hand, found.captures, strict=True)
        ]

    def _some(self) -> list[tuple[type[Place | Capture], Piece, int]]:
        """What can be done with a tile, and on which cells; without what can be done nowhere."""
        found: list[tuple[type[Place | Capture], Piece, int]] = []
        for piece, places, captures in self._targets():
            if places:
                found.append((Place, piece, places))
            if captures:
                found.append((Capture, piece, captures))
        return found

    def listed(self) -> list[Action]:
        return list(self)

    def is_proper(self, action: object) -> bool:
        return isinstance(action, Place | Capture) and self.check(action) >= 0

    def check(self, action: Action) -> int:
        """The cell, if the action is proper; else `Illegal`."""
        view = self._view
        if view.prompt is None or view.viewer is None:
            raise Illegal("game-over" if view.outcome else "not-your-turn")
        own = own_colours(view.viewer, len(view.racks), view.seats)
        return judge(self._found.boards, own, view.closed, self._found.hand, action)

    def sample(self, luck: Luck) -> Action:
        found = self._found
        return _pick(found, luck.below(found.count or 1))


class _Found(Value):
    """Where the viewer's tiles may go."""

    boards: tuple[int, ...]
    """By colour in play: its cells."""
    count: int
    """How many options there are."""
    empty: int
    hand: list[Piece]
    captures: list[int]
    """By tile of the hand: the cells whose tile its colour may capture."""


def _find(view: BlockersView, boards: tuple[int, ...]) -> _Found:
    hand: list[Piece] = []
    taken: list[int] = []
    empty, count = FULL, 0
    if view.prompt is not None:
        hand = open_rack(view)
        for board in boards:
            empty &= ~board
        last, captures, kept = -1, 0, 0
        for piece in hand:
            number: int = piece
            colour, fits = number // KINDS, FITS[number % KINDS]
            if colour != last:
                last, captures = colour, capturable(boards, colour)
                kept = captures
            taken.append(kept)
            count += size(fits & (empty | captures))
    return _Found(boards, count, empty, hand, taken)


def _pick(found: _Found, chosen: int) -> Action:
    """The option of this number."""
    hand, taken, empty = found.hand, found.captures, found.empty
    for index in range(len(hand)):
        piece, captures = hand[index], taken[index]
        fits = FITS[piece % KINDS]
        targets = fits & empty
        count = size(targets)
        if chosen < count:
            return Place(TILES[piece], CELLS[nth(targets, chosen)])
        chosen -= count
        targets = fits & captures
        count = size(targets)
        if chosen < count:
            return Capture(TILES[piece], CELLS[nth(targets, chosen)])
        chosen -= count
    raise IndexError("no options")


def preview(view: BlockersView, action: Action) -> Preview:
    """Groups and score of everybody after this move, or `Illegal`."""
    options = BlockersOptions(view)
    bit = 1 << options.check(action)
    after = list(masks(view.board, len(view.racks)))
    lying = view.board[CELL[action.cell]]
    piles = [
        [sum(TILE[tile] // KINDS == colour for tile in pile) for colour in range(len(after))] for pile in view.captured
    ]
    if lying:
        assert view.viewer is not None
        after[TILE[lying] // KINDS] ^= bit
        piles[view.viewer][TILE[lying] // KINDS] += 1
    after[TILE[action.tile] // KINDS] |= bit
    counted = tuple(map(groups, after))
    return Preview(counted, scores(view.config, view.seats, counted, piles), lying or None)
