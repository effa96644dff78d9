"""The arithmetic on bit sets against a search that anybody can follow."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carteblanche.core.luck import KeyedLuck
from carteblanche.games.blockers.kernel import AROUND, FULL, cells, group, groups, groups_touching, nth, removable

BOARDS = st.integers(0, FULL)


def neighbours(cell: int) -> list[int]:
    row, column = divmod(cell, 9)
    around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [9 * r + c for r, c in around if 0 <= r < 9 and 0 <= c < 9]


def components(tiles: set[int]) -> list[set[int]]:
    """The groups, by walking from tile to tile."""
    found: list[set[int]] = []
    left = set(tiles)
    while left:
        component, frontier = set[int](), [left.pop()]
        while frontier:
            cell = frontier.pop()
            component.add(cell)
            for other in neighbours(cell):
                if other in left:
                    left.discard(other)
                    frontier.append(other)
        found.append(component)
    return found


def slowly_removable(tiles: set[int]) -> set[int]:
    """What may be captured: without it, what was its group is one group or nothing."""
    return {cell for one in components(tiles) for cell in one if len(components(one - {cell})) <= 1}


def mask(tiles: set[int]) -> int:
    return sum(1 << cell for cell in tiles)


def scattered(count: int) -> list[set[int]]:
    """Seeded boards, from almost empty to almost full."""
    luck = KeyedLuck.seeded(2026, "boards")
    return [{cell for cell in range(81) if luck.below(100) < 5 + 90 * n // count} for n in range(count)]


def test_the_kernel_agrees_with_the_walk_on_thousands_of_boards() -> None:
    for tiles in scattered(2000):
        board = mask(tiles)
        assert groups(board) == len(components(tiles))
        assert removable(board) == mask(slowly_removable(tiles))


@given(BOARDS, st.integers(0, 80))
def test_a_group_is_what_can_be_walked_to(board: int, cell: int) -> None:
    tiles = set(cells(board))
    expected = next((one for one in components(tiles) if cell in one), set[int]())
    assert group(board, 1 << cell) == mask(expected)


@given(BOARDS, st.integers(0, 80))
def test_a_tile_joins_the_groups_that_it_touches(board: int, cell: int) -> None:
    board &= ~(1 << cell)
    assert groups(board | 1 << cell) == groups(board) + 1 - groups_touching(board, cell)


@given(BOARDS)
def test_every_group_has_a_tile_that_may_be_captured(board: int) -> None:
    for one in components(set(cells(board))):
        assert (removable(board) & mask(one)).bit_count() >= min(2, len(one))


@given(BOARDS)
def test_capturing_never_adds_a_group(board: int) -> None:
    for cell in range(81):
        if board >> cell & 1:
            assert bool(removable(board) >> cell & 1) == (groups(board ^ 1 << cell) <= groups(board))


@given(BOARDS)
def test_cells_and_nth_count_alike(board: int) -> None:
    listed = list(cells(board))
    assert listed == [cell for cell in range(81) if board >> cell & 1]
    assert [nth(board, n) for n in range(len(listed))] == listed


def test_neighbours() -> None:
    assert [list(cells(around)) for around in AROUND] == [sorted(neighbours(cell)) for cell in range(81)]


@pytest.mark.parametrize(("board", "count"), [(0, 0), (FULL, 1), (1 | 1 << 80, 2), (1 << 8 | 1 << 9, 2)])
def test_corners(board: int, count: int) -> None:
    assert groups(board) == count
