"""Counts of all ways to play, from positions in *.perft, against a second implementation of the rules that is slow and plain.

A .perft file is plain text: `id`, `players`, `position` as JSON, and `perft DEPTH COUNT` lines. A count is the number of sequences of
so many moves, for all players in turn, with the stocks in the order given.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Millis, Seat
from carteblanche.games.blockers.data import CELL, CELLS, COLOURS, FACES, FITS
from carteblanche.games.blockers.position import Given
from carteblanche.games.blockers.rules import Blockers
from carteblanche.games.blockers.state import BlockersState, Config

AREAS = ("sun", "star", "cloud", "leaf", "flame", "drop", "moon", "shell", "key")
GAME = Blockers()


# The slow game: dictionaries, names and walks, and nothing taken from the fast one but what things are called.


@dataclass(frozen=True)
class Slow:
    players: int
    colours: tuple[tuple[str, ...], ...]
    board: dict[str, str]
    racks: dict[str, tuple[str, ...]]
    stocks: dict[str, tuple[str, ...]]
    closed: frozenset[str]
    turn: int
    over: bool = False


def fits(face: str, cell: str) -> bool:
    row, column = "ABCDEFGHI".index(cell[0]), int(cell[1]) - 1
    if face.isdigit():
        return face == cell[1]
    if len(face) == 1:
        return face == cell[0]
    return face == "wild" or AREAS[3 * (row // 3) + column // 3] == face


def beside(cell: str) -> list[str]:
    row, column = ord(cell[0]), int(cell[1])
    return [f"{chr(row - 1)}{column}", f"{chr(row + 1)}{column}", f"{chr(row)}{column - 1}", f"{chr(row)}{column + 1}"]


def count_groups(cells: set[str]) -> int:
    left, count = set(cells), 0
    while left:
        frontier, count = [left.pop()], count + 1
        while frontier:
            for other in beside(frontier.pop()):
                if other in left:
                    left.remove(other)
                    frontier.append(other)
    return count


def may_take(board: dict[str, str], cell: str) -> bool:
    """Without the tile its colour has no more groups than before."""
    same = {other for other, colour in board.items() if colour == board[cell]}
    return count_groups(same - {cell}) <= count_groups(same)


def moves(slow: Slow, seat: int) -> list[tuple[str, str, str]]:
    """Colour, face and cell of everything this seat may do."""
    return [
        (colour, face, cell)
        for colour in slow.colours[seat]
        if colour not in slow.closed
        for face in slow.racks[colour]
        for cell in CELLS
        if fits(face, cell) and (cell not in slow.board or (slow.board[cell] != colour and may_take(slow.board, cell)))
    ]


def after(slow: Slow, move: tuple[str, str, str]) -> Slow:
    colour, face, cell = move
    rack = tuple(other for other in slow.racks[colour] if other != face)
    stock, closed = slow.stocks[colour], slow.closed
    if stock:
        rack, stock = (*rack, stock[0]), stock[1:]
    else:
        closed = closed | {colour}
    return passed(
        replace(
            slow,
            board={**slow.board, cell: colour},
            racks={**slow.racks, colour: rack},
            stocks={**slow.stocks, colour: stock},
            closed=closed,
        )
    )


def passed(slow: Slow) -> Slow:
    for step in range(1, slow.players + 1):
        seat = (slow.turn + step) % slow.players
        if moves(slow, seat):
            return replace(slow, turn=seat)
    return replace(slow, over=True)


def slow_perft(slow: Slow, depth: int) -> int:
    if slow.over:
        return 0
    listed = moves(slow, slow.turn)
    return len(listed) if depth == 1 else sum(slow_perft(after(slow, move), depth - 1) for move in listed)


def slowed(given: Given, players: list[str]) -> Slow:
    assert isinstance(given.board, dict)
    count = 4 if len(players) == 2 and given.config.two == "advanced" else len(players)
    names = COLOURS[:count]
    first = Slow(
        players=len(players),
        colours=tuple(names[seat :: len(players)] for seat in range(len(players))),
        board={cell: tile.split()[0] for cell, tile in given.board.items()},
        racks={colour: tuple(given.racks.get(colour, ())) for colour in names},
        stocks={colour: tuple(given.stocks.get(colour, ())) for colour in names},
        closed=frozenset(given.closed),
        turn=players.index(given.turn) if given.turn else 0,
    )
    return passed(replace(first, turn=(first.turn - 1) % len(players)))


# The fast game.


def perft(state: BlockersState, depth: int) -> int:
    if state.ended:
        return 0
    options = GAME.options(GAME.view(state, state.turn))
    if depth == 1:
        return len(options)
    luck = KeyedLuck.seeded(0)
    return sum(perft(GAME.play(state, Millis(0), state.turn, action, luck), depth - 1) for action in options)


def counted() -> list[tuple[str, list[str], Given, int, int]]:
    found: list[tuple[str, list[str], Given, int, int]] = []
    for path in sorted(Path(__file__).parent.glob("*.perft")):
        name, players, given = "", list[str](), Given()
        for line in path.read_text(encoding="utf-8").splitlines():
            word, _, rest = line.partition(" ")
            match word:
                case "id":
                    name = rest
                case "players":
                    players = rest.split()
                case "position":
                    given = msgspec.json.decode(rest, type=Given)
                case "perft":
                    depth, count = map(int, rest.split())
                    found.append((name, players, given, depth, count))
                case _:
                    assert not line or word == "#"
    return found


COUNTED = counted()


@pytest.mark.parametrize(
    ("name", "players", "given", "depth", "count"), COUNTED, ids=[f"{c[0]}-{c[3]}" for c in COUNTED]
)
def test_the_game_counts_what_is_written_down(
    name: str, players: list[str], given: Given, depth: int, count: int
) -> None:
    assert perft(GAME.position(given, players), depth) == count


SMALL = [one for one in COUNTED if one[4] < 2500]


@pytest.mark.parametrize(("name", "players", "given", "depth", "count"), SMALL, ids=[f"{c[0]}-{c[3]}" for c in SMALL])
def test_the_slow_game_counts_the_same(name: str, players: list[str], given: Given, depth: int, count: int) -> None:
    assert slow_perft(slowed(given, players), depth) == count


def test_every_kind_of_game_is_counted() -> None:
    assert {(len(players), given.config.two) for _, players, given, _, _ in COUNTED} >= {(2, "basic"), (2, "advanced")}
    assert {len(players) for _, players, _, _, _ in COUNTED} == {2, 3, 4, 5}


def scattered(seed: int) -> tuple[Given, list[str]]:
    """A position at random, whether a game can lead there or not, from an almost empty to an almost full board."""
    luck = KeyedLuck.seeded(seed, "positions")
    seats = 2 + luck.below(4)
    config = Config(two=luck.pick(("advanced", "basic")))
    names = COLOURS[: 4 if seats == 2 and config.two == "advanced" else seats]
    tiles = {colour: list(luck.shuffle(FACES)) for colour in names}
    share = luck.below(101)
    clumped = luck.below(2)
    board: dict[str, str] = {}
    for cell in luck.shuffle(CELLS) if not clumped else CELLS:
        if luck.below(100) < share:
            colour = luck.pick(names[: 1 + luck.below(len(names))])
            fitting = [face for face in tiles[colour] if FITS[FACES.index(face)] >> CELL[cell] & 1]
            if len(tiles[colour]) > 6 and fitting:
                board[cell] = f"{colour} {fitting[0]}"
                tiles[colour].remove(fitting[0])
    racks = {colour: [tiles[colour].pop() for _ in range(1 + luck.below(5))] for colour in names}
    stocks = {colour: tiles[colour][: luck.below(2)] for colour in names}
    closed = [colour for colour in names if luck.below(8) == 0]
    players = [f"P{seat}" for seat in range(seats)]
    return Given(config, luck.pick(players), board, racks, stocks, {}, closed), players


def test_both_games_allow_the_same_on_thousands_of_random_positions() -> None:
    captures = over = 0
    for seed in range(2500):
        given, players = scattered(seed)
        state, slow = GAME.position(given, players), slowed(given, players)
        assert (state.ended is not None) == slow.over, seed
        if slow.over:
            over += 1
            continue
        assert state.turn == slow.turn, seed
        fast: set[tuple[Any, ...]] = set()
        for action in GAME.options(GAME.view(state, Seat(slow.turn))):
            captures += type(action).__name__ == "Capture"
            fast.add((*action.tile.split(), action.cell, type(action).__name__ == "Capture"))
        assert fast == {(*move, move[2] in slow.board) for move in moves(slow, slow.turn)}, seed
    assert captures > 10_000
    assert over > 5
