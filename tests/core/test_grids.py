from __future__ import annotations

import pytest

from carteblanche.core.errors import Unreadable
from carteblanche.core.grids import Grid

GRID = Grid(("A", "B"), ("1", "2"), {"y": "yellow"})


def test_a_drawing_is_read_by_cell() -> None:
    assert GRID.read("  + 1 2\n  A y .\n\n  B . green\n") == {"A1": "yellow", "B2": "green"}
    assert GRID.read("B . x") == {"B2": "x"}
    assert GRID.read("") == {}


def test_what_is_drawn_can_be_read() -> None:
    lying = {"A1": "yellow", "B2": "green"}
    assert GRID.write(lying) == "+ 1     2\nA y     .\nB .     green"
    assert GRID.read(GRID.write(lying)) == lying


@pytest.mark.parametrize(
    ("drawing", "fault"),
    [("C . .", "not 'C'"), ("A . .\nA . .", "each once"), ("A .", "row A has 1 cells, not 2"), ("  1 2", "not '1'")],
)
def test_what_is_no_drawing(drawing: str, fault: str) -> None:
    with pytest.raises(Unreadable, match=fault):
        GRID.read(drawing)
