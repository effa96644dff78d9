"""Plots as PNG, for where SVG is not shown. Pillow draws them: the printer of decks needs it anyway."""

from __future__ import annotations

from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from carteblanche.arena.plots import INK, MARK, RADIUS, SOFT, WIDTH, Bar, Dot, Line, Plot, Text

SCALE: Final = 2
"""So many pixels are as wide as one of the plot."""
_FINE: Final = 2 * SCALE
"""It is drawn twice as large, and made smaller: so edges are smooth."""
_SIZE: Final = 13
_DASH: Final = 4
_ANCHORS: Final = {"start": "ls", "middle": "ms", "end": "rs"}
"""Texts stand on their line."""


def write_png(plot: Plot) -> bytes:
    image = Image.new("RGB", (WIDTH * _FINE, plot.height * _FINE), "white")
    draw = ImageDraw.Draw(image)
    font = ImageFont.load_default(_SIZE * _FINE)
    for shape in plot.shapes:
        match shape:
            case Line():
                _line(draw, shape)
            case Text(x, y, text, anchor):
                draw.text((x * _FINE, y * _FINE), text, INK, font, _ANCHORS[anchor])
            case Dot(x, y):
                draw.circle((x * _FINE, y * _FINE), RADIUS * _FINE, MARK)
            case Bar(x, y, wide, tall) if tall > 0:
                draw.rectangle((x * _FINE, y * _FINE, (x + wide) * _FINE, (y + tall) * _FINE), MARK)
            case Bar():
                pass
    made = BytesIO()
    image.resize((WIDTH * SCALE, plot.height * SCALE), Image.Resampling.BOX).save(made, "PNG", optimize=True)
    return made.getvalue()


def _line(draw: ImageDraw.ImageDraw, line: Line) -> None:
    colour = {"interval": MARK, "grid": SOFT}.get(line.kind, INK)
    wide = round((2.5 if line.kind == "interval" else 1) * _FINE)
    if line.kind != "even":
        draw.line((line.x * _FINE, line.y * _FINE, line.to_x * _FINE, line.to_y * _FINE), colour, wide)
        return
    y = line.y
    while y < line.to_y:  # it is upright
        draw.line((line.x * _FINE, y * _FINE, line.x * _FINE, min(y + _DASH, line.to_y) * _FINE), colour, wide)
        y += 2 * _DASH
