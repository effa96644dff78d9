"""Blockers!: the state of a game, its set-up, its scores, and positions described in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta

from carteblanche.core.luck import Luck
from carteblanche.core.pieces import EVERYBODY, NOBODY, NOTHING, Layout, Move, Piece, Pieces, Place, State, viewers
from carteblanche.core.values import Message, Points, Seat
from carteblanche.games.blockers.data import CELLS, COLOURS, KINDS, RACK, TILES
from carteblanche.games.blockers.kernel import groups

End: TypeAlias = Literal["played-out", "blocked"]
"""Why a game is over: everybody has finished, or nobody can move."""

BOARD: Final = Place(0)
OUT: Final = Place(1)
LAYOUT: Final = Layout(
    names=TILES,
    backs=tuple(piece // KINDS for piece in range(len(TILES))),
    places=(
        "board",
        "out",
        *(f"stock {colour}" for colour in COLOURS),
        *(f"rack {colour}" for colour in COLOURS),
        *(f"captured {seat}" for seat in range(len(COLOURS))),
    ),
    cells=(CELLS, *((),) * (1 + 3 * len(COLOURS))),
)


STOCKS: Final = Place(2)
RACKS: Final = Place(7)
PILES: Final = Place(12)
"""The first of the places of each sort."""
stock: Final = tuple(Place(STOCKS + colour) for colour in range(len(COLOURS))).__getitem__
"""By colour."""
rack: Final = tuple(Place(RACKS + colour) for colour in range(len(COLOURS))).__getitem__
"""By colour."""
captured: Final = tuple(Place(PILES + seat) for seat in range(len(COLOURS))).__getitem__
"""By seat."""


class Config(Message):
    """What a table may choose."""

    two: Annotated[Literal["advanced", "basic"], Meta(extra={"seats": 2})] = "advanced"
    """With two players: two colours each (BL-16) or one (BL-15)."""
    scoring: Literal["blockers", "uptown"] = "blockers"
    """Groups and the largest pile (BL-13), or groups alone as in the earlier edition (BL-20)."""


class BlockersState(State):
    config: Config
    seats: int
    turn: Seat
    closed: tuple[bool, ...]
    """By colour in play: whether its last turn has been played (BL-12, BL-18)."""
    skipped: tuple[Seat, ...]
    """Who was passed over at the end of the last step because nothing at all was legal (BL-10)."""
    ended: End | None
    board: tuple[str, ...]
    """Rides along, as all that follows does for speed: by cell, the name of the tile on it, or nothing."""
    masks: tuple[int, ...]
    """By colour in play: its cells on the board."""
    groups: tuple[int, ...]
    """By colour in play: its number of groups."""
    remaining: tuple[tuple[str, ...], ...]
    """By colour in play: the tiles on its rack and stock together, in the order of the faces."""
    piles: tuple[tuple[int, ...], ...]
    """By seat: how many tiles of each colour in play it has captured."""
    captured: tuple[tuple[str, ...], ...]
    """By seat: the names of the tiles captured, in order."""


def colours_in_play(config: Config, seats: int) -> int:
    return 4 if seats == 2 and config.two == "advanced" else seats


def owner(colour: int, seats: int) -> Seat:
    """With two colours each, the first player has the first and the third colour."""
    return Seat(colour % seats)


def own_colours(seat: int, colours: int, seats: int) -> range:
    return range(seat, colours, seats)


def scores(config: Config, seats: int, counted: Sequence[int], piles: Sequence[Sequence[int]]) -> tuple[Points, ...]:
    """By seat: own groups, and unless Uptown is played the largest captured pile of one colour (BL-13, BL-19, BL-20)."""
    uptown, colours = config.scoring == "uptown", len(counted)
    found: list[Any] = []
    for seat in range(seats):
        points = counted[seat]
        for colour in range(seat + seats, colours, seats):
            points += counted[colour]
        found.append(points if uptown else points + max(piles[seat]))
    return tuple(found)


def assemble(
    pieces: Pieces,
    config: Config,
    seats: int,
    turn: Seat,
    closed: tuple[bool, ...],
    moves: tuple[Move, ...] = (),
    skipped: tuple[Seat, ...] = (),
    ended: End | None = None,
) -> BlockersState:
    """A state from its pieces and scalars, with all that rides along computed from them."""
    colours = colours_in_play(config, seats)
    lying = pieces.places
    masks = [0] * colours
    for cell, piece in enumerate(lying[BOARD]):
        if piece != NOTHING:
            masks[piece // KINDS] |= 1 << cell
    return BlockersState(
        pieces=pieces,
        config=config,
        seats=seats,
        turn=turn,
        closed=closed,
        moves=moves,
        skipped=skipped,
        ended=ended,
        board=tuple(TILES[piece] if piece != NOTHING else "" for piece in lying[BOARD]),
        masks=tuple(masks),
        groups=tuple(map(groups, masks)),
        remaining=tuple(tuple(TILES[p] for p in sorted(lying[rack(c)] + lying[stock(c)])) for c in range(colours)),
        piles=tuple(
            tuple(sum(piece // KINDS == colour for piece in lying[captured(seat)]) for colour in range(colours))
            for seat in range(seats)
        ),
        captured=tuple(tuple(TILES[piece] for piece in lying[captured(seat)]) for seat in range(seats)),
    )


def captured_tiles(state: BlockersState) -> tuple[tuple[Piece, ...], ...]:
    """By seat: the captured tiles."""
    return state.pieces.places[PILES : PILES + state.seats]


def setup(config: Config, seats: int, luck: Luck) -> BlockersState:
    """Each colour's tiles shuffled face down, five on the rack, a random starter (BL-03)."""
    colours = colours_in_play(config, seats)
    places: list[tuple[Piece, ...]] = [()] * len(LAYOUT.places)
    places[BOARD] = (NOTHING,) * len(CELLS)
    known = [EVERYBODY] * len(TILES)
    places[OUT] = tuple(map(Piece, range(colours * KINDS, len(TILES))))
    for colour in range(colours):
        tiles = range(colour * KINDS, (colour + 1) * KINDS)
        order = luck.shuffle(map(Piece, tiles))
        places[stock(colour)], places[rack(colour)] = order[:-RACK], order[-RACK:]
        for piece in order[:-RACK]:
            known[piece] = NOBODY
        for piece in order[-RACK:]:
            known[piece] = viewers(owner(colour, seats))
    pieces = Pieces(LAYOUT, tuple(places), tuple(known))
    return assemble(pieces, config, seats, Seat(luck.below(seats)), (False,) * colours)
