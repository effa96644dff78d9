from __future__ import annotations

from carteblanche.core.values import Points, Seat
from carteblanche.wire.analysis import AnalysedTurn, sum_up


def turn(seat: int, left: int) -> AnalysedTurn:
    return AnalysedTurn(3, Seat(seat), "turn", "move", (), Points(5), (), Points(left))


def test_what_everybody_left_is_added_up_by_seat() -> None:
    found = sum_up("points", [turn(0, 4), turn(2, 1), turn(0, 3)], 3)
    assert found.left == (7, 0, 1)
    assert len(found.turns) == 3
