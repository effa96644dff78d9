"""Blockers!: the state of a game, its set-up, its scores, and positions described in words."""

from __future__ import annotations

from collections.abc import Sequence
from operator import add
from typing import Any, Final, Literal, TypeAlias

import msgspec

from carteblanche.core.luck import Luck
from carteblanche.core.pieces import EVERYBODY, NOBODY, NOTHING, Layout, Move, Piece, Pieces, Place, State, viewers
from carteblanche.core.rules import Impossible
from carteblanche.core.values import Message, Points, Seat
from carteblanche.games.blockers.data import CELL, CELLS, COLOURS, FACES, KINDS, RACK, TILE, TILES
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

    two: Literal["advanced", "basic"] = "advanced"
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
    own = counted if len(counted) == seats else [sum(counted[seat::seats]) for seat in range(seats)]
    if config.scoring == "uptown":
        return tuple(map(Points, own))
    found: Any = map(add, own, map(max, piles))
    return tuple(found)


def assembled(
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


def taken(state: BlockersState) -> tuple[tuple[Piece, ...], ...]:
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
    return assembled(pieces, config, seats, Seat(luck.below(seats)), (False,) * colours)


class Given(Message):
    """A position in words. What is not listed is out of the game."""

    config: Config = Config()
    turn: str = ""
    """Who is to act; by default the first player."""
    board: dict[str, str] = {}
    """By cell, the tile on it: `G2: yellow G`."""
    racks: dict[str, list[str]] = {}
    """By colour, the faces on its rack."""
    stocks: dict[str, list[str]] = {}
    """By colour, the faces still to be drawn, the next one first."""
    captured: dict[str, list[str]] = {}
    """By player, the tiles captured."""
    closed: list[str] = []
    """The colours that have played their last turn."""


class _Reader:
    """Gathers pieces from words, and everything that is wrong with them."""

    def __init__(self, colours: int) -> None:
        self.colours = colours
        self.faults: list[str] = []
        self.used: set[int] = set()

    def colour(self, name: str, where: str) -> int | None:
        if name not in COLOURS[: self.colours]:
            self.faults.append(f"{where}: no colour {name!r} in play, there are {', '.join(COLOURS[: self.colours])}")
            return None
        return COLOURS.index(name)

    def player(self, name: str, players: Sequence[str], where: str) -> Seat | None:
        if name not in players:
            self.faults.append(f"{where}: there is no player {name!r}")
            return None
        return Seat(players.index(name))

    def tile(self, name: str, where: str) -> Piece | None:
        piece = TILE.get(name)
        if piece is None:
            self.faults.append(f"{where}: there is no tile {name!r}")
        elif piece // KINDS >= self.colours:
            self.faults.append(f"{where}: {name} is not in play")
        elif piece in self.used:
            self.faults.append(f"{where}: {name} is there twice")
        else:
            self.used.add(piece)
            return Piece(piece)
        return None

    def tiles(self, names: Sequence[str], where: str) -> tuple[Piece, ...]:
        return tuple(piece for name in names if (piece := self.tile(name, where)) is not None)


def position(given: Given, players: Sequence[str]) -> BlockersState:
    """The state that these words describe, before anybody is passed over; `Impossible` with all faults if there is none."""
    seats = len(players)
    if not 2 <= seats <= len(COLOURS):
        raise Impossible([f"{seats} players: Blockers! is for 2 to {len(COLOURS)}"])
    colours = colours_in_play(given.config, seats)
    reader = _Reader(colours)
    places: list[tuple[Piece, ...]] = [()] * len(LAYOUT.places)
    known = [EVERYBODY] * len(TILES)
    board = [NOTHING] * len(CELLS)
    for cell, name in given.board.items():
        if cell not in CELL:
            reader.faults.append(f"board: there is no cell {cell!r}")
        elif (piece := reader.tile(name, f"board {cell}")) is not None:
            board[CELL[cell]] = piece
    for words, place in ((given.racks, rack), (given.stocks, stock)):
        for name, faces in words.items():
            where = LAYOUT.places[place(0)].split()[0] + f" {name}"
            if (colour := reader.colour(name, where)) is not None:
                tiles = reader.tiles([f"{name} {face}" for face in faces], where)
                places[place(colour)] = tiles if place is rack else tiles[::-1]
                for piece in tiles:
                    known[piece] = viewers(owner(colour, seats)) if place is rack else NOBODY
    for name, names in given.captured.items():
        if (seat := reader.player(name, players, "captured")) is not None:
            places[captured(seat)] = reader.tiles(names, f"captured {name}")
    closed = {reader.colour(name, "closed") for name in given.closed}
    turn = reader.player(given.turn or players[0], players, "turn")
    if reader.faults or turn is None:
        raise Impossible(reader.faults)
    for colour in closed:
        if colour is not None and colours > seats:
            for piece in places[rack(colour)]:
                known[piece] = EVERYBODY
    places[BOARD] = tuple(board)
    places[OUT] = tuple(Piece(piece) for piece in range(len(TILES)) if piece not in reader.used)
    pieces = Pieces(LAYOUT, tuple(places), tuple(known))
    return assembled(pieces, given.config, seats, turn, tuple(colour in closed for colour in range(colours)))


def describe(state: BlockersState, players: Sequence[str]) -> dict[str, Any]:
    lying = state.pieces.places
    in_play = range(len(state.masks))
    return {
        "config": msgspec.to_builtins(state.config),
        "turn": None if state.ended else players[state.turn],
        "board": {CELLS[cell]: TILES[piece] for cell, piece in enumerate(lying[BOARD]) if piece != NOTHING},
        "racks": {COLOURS[c]: [FACES[piece % KINDS] for piece in lying[rack(c)]] for c in in_play},
        "stocks": {COLOURS[c]: [FACES[piece % KINDS] for piece in reversed(lying[stock(c)])] for c in in_play},
        "captured": {players[s]: [TILES[piece] for piece in pile] for s, pile in enumerate(taken(state))},
        "closed": [COLOURS[c] for c in in_play if state.closed[c]],
        "skipped": [players[seat] for seat in state.skipped],
        "groups": {COLOURS[c]: state.groups[c] for c in in_play},
        "scores": dict(zip(players, scores(state.config, state.seats, state.groups, state.piles), strict=True)),
    }
