"""Blockers!: moves as text and the board as a picture.

A move is a tile, an `x` if it captures, and a cell: `yellow moon G2`, `yellow 2 x G2`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from carteblanche.core.errors import Unreadable
from carteblanche.games.blockers.actions import Action, Capture, Place
from carteblanche.games.blockers.data import CELL, COLOURS, FACES, LETTERS, NUMBERS, SIDE, SYMBOLS, TILE, WILD
from carteblanche.games.blockers.view import BlockersView

_MARKS: Final = dict(zip(SYMBOLS, "☀★☁♣♨♦☾♒⚷", strict=True)) | {WILD: "!"}
"""One sign for each face that is not its own."""


def mark(tile: str) -> str:
    """A tile in two characters: its colour's letter and its face."""
    colour, face = tile.split()
    return colour[0] + _MARKS.get(face, face)


@final
class BlockersNotation:
    STYLES: Mapping[str, str] = {
        rf"\b{colour[0]}[^\s,:|]+(?= |$|,|\|)|\b{colour}\b": style
        for colour, style in zip(
            COLOURS, ("bold yellow", "bold bright_blue", "bold green", "bold red", "bold magenta"), strict=True
        )
    }

    def write(self, action: Action) -> str:
        return f"{action.tile} {'x ' if isinstance(action, Capture) else ''}{action.cell}"

    def read(self, text: str) -> Action:
        words = text.split()
        captures = len(words) == 4 and words[2].lower() == "x"
        if len(words) != 3 and not captures:
            raise Unreadable(f"a move is a tile and a cell, like 'yellow 5 B5' or 'yellow G x G2', not {_shown(text)}")
        colour, face, cell = words[0].lower(), words[1].lower(), words[-1].upper()
        tile = f"{colour} {face if face in SYMBOLS or face == WILD else face.upper()}"
        if tile not in TILE:
            raise Unreadable(
                f"there is no tile {_shown(tile)}: a colour of {', '.join(COLOURS)} and a face of {' '.join(FACES)}"
            )
        if cell not in CELL:
            raise Unreadable(f"there is no cell {_shown(cell)}: rows A to I, columns 1 to 9, like G2")
        return Capture(tile, cell) if captures else Place(tile, cell)

    def draw(self, view: BlockersView) -> str:
        lines = ["    " + "  ".join(NUMBERS)]
        for row, letter in enumerate(LETTERS):
            drawn = ""
            for column in range(SIDE):
                tile = view.board[row * SIDE + column]
                area = _MARKS[SYMBOLS[row // 3 * 3 + column // 3]]
                drawn += ("|" if column % 3 == 0 else " ") + (mark(tile) if tile else f"{area} ")
            lines.append(f" {letter} {drawn}|")
            if row % 3 == 2 and row < SIDE - 1:
                lines.append("   +--------+--------+--------+")
        for seat in range(view.seats):
            taken = " ".join(map(mark, view.captured[seat])) or "-"
            lines.append(f" seat {seat}: score {view.scores[seat]}, captured {taken}")
            for name in view.colours[seat]:
                colour = COLOURS.index(name)
                tiles = " ".join("??" if tile is None else mark(tile) for tile in view.racks[colour])
                closed = ", closed" if view.closed[colour] else ""
                lines.append(
                    f"   {name}: rack {tiles or '-'}, stock {view.stocks[colour]}, groups {view.groups[colour]}{closed}"
                )
        return "\n".join(lines)

    def help(self) -> str:
        return (
            "A move is a tile and a cell: yellow 5 B5. To capture, put an x before the cell: yellow G x G2.\n"
            f"Faces: 1-9 go in their column, A-I in their row, the wild tile anywhere, symbols in their area:\n"
            f"{', '.join(f'{_MARKS[name]} {name}' for name in SYMBOLS)}."
        )


def _shown(text: str) -> str:
    """What somebody wrote, short enough for one line."""
    return repr(text if len(text) <= 40 else text[:40] + "…")
