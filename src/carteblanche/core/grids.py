"""A board as a drawing that people type: a line for each row, a sign for each cell, with blanks between.

    +   1   2   3
    A   .   yA  .
    B   b2  .   .

A line begins with its row's name; rows without pieces may be left out, and so may the line with the columns' names. That line begins with a
corner, because YAML takes the depth of a text from its first line.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from carteblanche.core.errors import Unreadable
from carteblanche.core.values import Value

EMPTY: Final = "."
CORNER: Final = "+"


class Grid(Value):
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    """A cell is called by its row and its column: `B2`."""
    signs: Mapping[str, str]
    """By sign: what lies there, as positions call it. A sign that is not here stands for itself."""

    def read(self, text: str) -> dict[str, str]:
        """By cell: what lies there."""
        found: dict[str, str] = {}
        seen: set[str] = set()
        for line in text.splitlines():
            row, *signs = line.split() or [""]
            if not row or (row == CORNER and tuple(signs) == self.columns):
                continue
            if row not in self.rows or row in seen:
                raise Unreadable(
                    f"board: a line begins with its row, {self.rows[0]} to {self.rows[-1]}, each once, not {row[:20]!r}"
                )
            if len(signs) != len(self.columns):
                raise Unreadable(f"board: row {row} has {len(signs)} cells, not {len(self.columns)}")
            seen.add(row)
            for column, sign in zip(self.columns, signs, strict=True):
                if sign != EMPTY:
                    found[row + column] = self.signs.get(sign, sign)
        return found

    def write(self, lying: Mapping[str, str]) -> str:
        """The drawing of what lies there, by cell."""
        named = {name: sign for sign, name in self.signs.items()}
        signs = {cell: named.get(name, name) for cell, name in lying.items()}
        width = max(map(len, (EMPTY, *self.columns, *signs.values())))
        left = max(map(len, self.rows))
        lines = [(CORNER, self.columns)]
        lines += [(row, tuple(signs.get(row + column, EMPTY) for column in self.columns)) for row in self.rows]
        return "\n".join(
            " ".join([row.ljust(left), *(sign.ljust(width) for sign in line)]).rstrip() for row, line in lines
        )
