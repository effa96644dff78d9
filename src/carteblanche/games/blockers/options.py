"""Blockers!: the proper moves of one seat, and what would follow from each."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from typing import Final, final

import msgspec

from carteblanche.core.errors import Illegal
from carteblanche.core.luck import Luck
from carteblanche.core.options import Options
from carteblanche.core.pieces import Piece
from carteblanche.core.values import Message, Points
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
        self._boards = boards = masks(view.board, len(view.racks))
        self._targets: list[tuple[Piece, int, int]] = []
        count = 0
        if view.prompt is not None:
            empty = FULL
            for board in boards:
                empty &= ~board
            last, captures = -1, 0
            for piece in open_rack(view):
                colour, fits = piece // KINDS, FITS[piece % KINDS]
                if colour != last:
                    last, captures = colour, capturable(boards, colour)
                self._targets.append((piece, fits & empty, fits & captures))
                count += (fits & (empty | captures)).bit_count()
        self._count = count

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[Action]:
        return chain.from_iterable([_every(*some) for some in self._some()])

    def written(self) -> msgspec.Raw:
        """The list of them as it is sent, which is cheaper than writing each one anew."""
        if not self._count:
            return msgspec.Raw(b"[]")
        parts: list[bytes] = []
        for piece, places, captures in self._targets:
            wild = piece % KINDS == _WILD
            if places:
                parts.append(_PLACED[piece].join(_NAMED.wild(places) if wild else _NAMED[places]))
            if captures:
                parts.append(_CAPTURED[piece].join(_NAMED.wild(captures) if wild else _NAMED[captures]))
        return msgspec.Raw(b"[" + b"".join(parts).removeprefix(_END + b",") + _END + b"]")

    def _some(self) -> list[tuple[type[Place | Capture], Piece, int]]:
        """What can be done with a tile, and on which cells; without what can be done nowhere."""
        found: list[tuple[type[Place | Capture], Piece, int]] = []
        for piece, places, captures in self._targets:
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
        return judge(self._boards, own, view.closed, [piece for piece, _, _ in self._targets], action)

    def sample(self, luck: Luck) -> Action:
        chosen = luck.below(self._count or 1)
        for piece, places, captures in self._targets:
            count = places.bit_count()
            if chosen < count:
                return Place(TILES[piece], CELLS[nth(places, chosen)])
            chosen -= count
            count = captures.bit_count()
            if chosen < count:
                return Capture(TILES[piece], CELLS[nth(captures, chosen)])
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
