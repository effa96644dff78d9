"""Text on a printed sheet in the product's two typefaces: measured, broken into lines, made to fit, drawn. All lengths are millimetres.

Each hand comes in three fonts, one for each script; a text is drawn in runs, each in the font that has its letters.
"""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

if TYPE_CHECKING:
    from fpdf import FPDF
    from fpdf.fonts import TTFFont

Hand: TypeAlias = Literal["called", "read"]
SCRIPTS: Final = ("latin", "latin-ext", "cyrillic")
FILES: Final[dict[Hand, str]] = {
    "called": "shantell-sans-{}-700-normal.woff",
    "read": "alegreya-sans-{}-400-normal.woff",
}
POINT: Final = 25.4 / 72
LEADING: Final = 1.14
"""From line to line, in font sizes."""


def _bound(text: str) -> str:
    """With spaces that must not end a line where French puts them around its punctuation."""
    return re.sub(r" (?=[:;?!»])|(?<=«) ", "\N{NO-BREAK SPACE}", text)


class Type:
    def __init__(self, pdf: FPDF, folder: Path) -> None:
        from fpdf.fonts import TTFFont

        self._pdf = pdf
        self._widths: dict[Hand, dict[str, tuple[str, float]]] = {}
        """By hand and character: the font that has it, and how wide it is in font sizes."""
        self._fonts: list[TTFFont] = []
        for hand, file in FILES.items():
            self._widths[hand] = {}
            for script in reversed(SCRIPTS):
                name = f"{hand}-{script}"
                pdf.add_font(name, "", folder / file.format(script))
                font = pdf.fonts[name]
                assert isinstance(font, TTFFont)
                self._fonts.append(font)
                self._widths[hand] |= {chr(code): (name, font.cw[code] / 1000) for code in font.cmap}

    def close(self) -> None:
        """Closes the files of the fonts, when all is drawn."""
        for font in self._fonts:
            font.ttfont.close()

    def sure(self, text: str, hand: Hand) -> str:
        """The text in one line, with a question mark for every character that our fonts do not have."""
        return "".join(c if c in self._widths[hand] else "?" for c in " ".join(text.split()))

    def width(self, text: str, hand: Hand, size: float) -> float:
        known = self._widths[hand]
        return sum(known[c][1] for c in text) * size * POINT

    def lines(self, text: str, hand: Hand, size: float, width: float) -> list[str]:
        """The text broken so that no line is wider than this; a word that is, is broken too."""
        found: list[str] = []
        line, used, space = "", 0.0, self.width(" ", hand, size)
        for word in _bound(self.sure(text, hand)).split(" "):
            for piece in self._pieces(word, hand, size, width):
                wide = self.width(piece, hand, size)
                if line and (piece is not word or used + space + wide > width):
                    found.append(line)
                    line, used = "", 0.0
                line, used = (f"{line} {piece}", used + space + wide) if line else (piece, wide)
        return [*found, line] if line else found

    def _pieces(self, word: str, hand: Hand, size: float, width: float) -> list[str]:
        """The word, or parts of it that are no wider than this."""
        if self.width(word, hand, size) <= width:
            return [word]
        pieces, used = [""], 0.0
        for c in word:
            wide = self.width(c, hand, size)
            if pieces[-1] and used + wide > width:
                pieces.append("")
                used = 0.0
            pieces[-1] += c
            used += wide
        return pieces

    def draw(self, text: str, hand: Hand, size: float, x: float, baseline: float, colour: str) -> None:
        """One line, from `x` on. The text must be sure."""
        self._pdf.set_text_color(colour)
        for font, run in groupby(text, key=lambda c: self._widths[hand][c][0]):
            part = "".join(run)
            self._pdf.set_font(font, size=size)
            self._pdf.text(x, baseline, part)
            x += self.width(part, hand, size)

    def draw_within(
        self,
        text: str,
        hand: Hand,
        size: float,
        x: float,
        baseline: float,
        width: float,
        colour: str,
        *,
        centred: bool = False,
    ) -> None:
        """One line, made smaller if it is too wide; in the middle of the width, or at its beginning."""
        text = self.sure(text, hand)
        wide = self.width(text, hand, size)
        smaller = min(1.0, width / wide) if wide else 1.0
        space = (width - wide * smaller) / 2 if centred else 0.0
        rise = size * POINT * 0.33 * (1 - smaller)
        self.draw(text, hand, size * smaller, x + space, baseline - rise, colour)
