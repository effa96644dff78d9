from __future__ import annotations

from carteblanche.games.blockers.actions import can_move, capturable
from carteblanche.games.blockers.kernel import cells


def test_a_colour_captures_all_others_and_not_itself() -> None:
    boards = (0b111, 0b1000, 0b110000)
    assert list(cells(capturable(boards, 0))) == [3, 4, 5]
    assert list(cells(capturable(boards, 1))) == [0, 2, 4, 5]


def test_without_tiles_nobody_moves() -> None:
    assert not can_move((0, 0), [])
