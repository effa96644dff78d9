"""Plots: where lines, texts, dots and bars are. In a page their SVG has the colours of the page; `rasters` makes PNG of them."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final, Literal, NamedTuple, TypeAlias

from carteblanche.core.estimates import Estimate

Kind: TypeAlias = Literal["axis", "even", "grid", "interval"]
Anchor: TypeAlias = Literal["start", "middle", "end"]

WIDTH: Final = 640
LEFT: Final = 150
RIGHT: Final = 90
ROW: Final = 28
TOP: Final = 12
TICKS: Final = 5
LONGEST: Final = 20
RADIUS: Final = 4.5
INK: Final = "#222222"
MARK: Final = "#1f5f8b"
SOFT: Final = "#dddddd"
"""Colours of a plot that stands alone, on white."""
_STYLE: Final = (
    f"svg{{font:13px system-ui,sans-serif;fill:{INK};background:#fff}}circle,rect{{fill:{MARK}}}line{{stroke:{INK}}}"
    f".interval{{stroke:{MARK};stroke-width:2.5}}.grid{{stroke:{SOFT}}}.even{{stroke-dasharray:4 4}}"
)


class Line(NamedTuple):
    x: float
    y: float
    to_x: float
    to_y: float
    kind: Kind


class Text(NamedTuple):
    x: float
    y: float
    text: str
    anchor: Anchor = "start"


class Dot(NamedTuple):
    x: float
    y: float


class Bar(NamedTuple):
    x: float
    y: float
    wide: float
    tall: float


class Plot(NamedTuple):
    title: str
    height: int
    shapes: tuple[Line | Text | Dot | Bar, ...]


def draw_estimates(title: str, rows: Sequence[tuple[str, Estimate]], form: str, even: float | None = None) -> Plot:
    """A dot and its interval for each row; `even` is marked by a line."""
    lows, highs = [one.low for _, one in rows], [one.high for _, one in rows]
    marked = [] if even is None else [even]
    low, high = min(lows + marked), max(highs + marked)
    if low == high:
        low, high = low - 0.5, high + 0.5
    room = (high - low) * 0.04
    low, high = low - room, high + room
    bottom = TOP + ROW * len(rows)

    def across(value: float) -> float:
        return LEFT + (value - low) / (high - low) * (WIDTH - LEFT - RIGHT)

    parts: list[Line | Text | Dot | Bar] = []
    for value in _ticks(low, high):
        parts.append(Line(across(value), TOP, across(value), bottom, "grid"))
        parts.append(Text(across(value), bottom + 16, f"{value:{form}}", "middle"))
    if even is not None:
        parts.append(Line(across(even), TOP, across(even), bottom, "even"))
    for number, (name, one) in enumerate(rows):
        y = TOP + ROW * (number + 0.5)
        parts.append(Text(LEFT - 10, y + 4, _short(name), "end"))
        parts.append(Line(across(one.low), y, across(one.high), y, "interval"))
        parts.append(Dot(across(one.value), y))
        parts.append(Text(WIDTH - RIGHT + 10, y + 4, f"{one.value:{form}}"))
    return Plot(title, bottom + 24, tuple(parts))


def draw_counts(title: str, ends: Sequence[int], counts: Sequence[int]) -> Plot:
    """How many fall into each bin."""
    height, most = 160, max(counts)
    step = (WIDTH - 60) / len(counts)
    parts: list[Line | Text | Dot | Bar] = []
    for number, count in enumerate(counts):
        tall = count / most * height
        parts.append(Bar(30 + number * step + 1, TOP + height - tall, max(1.0, step - 2), tall))
        if number % max(1, len(ends) // 10) == 0:
            parts.append(Text(30 + (number + 0.5) * step, TOP + height + 16, str(ends[number]), "middle"))
    parts.append(Line(30, TOP + height, WIDTH - 30, TOP + height, "axis"))
    return Plot(title, TOP + height + 24, tuple(parts))


def _ticks(low: float, high: float) -> list[float]:
    """About so many round numbers between these."""
    raw = (high - low) / TICKS
    magnitude = 10.0 ** floor(log10(raw))
    step = next(times * magnitude for times in (1, 2, 5, 10) if times * magnitude >= raw)
    return [step * number for number in range(ceil(low / step), floor(high / step) + 1)]


def write_svg(plot: Plot, *, alone: bool = False) -> str:
    """As a part of a page, or `alone` with colours of its own."""
    name = escape(plot.title, quote=True)
    inside = (f"<style>{_STYLE}</style>" if alone else "") + "".join(map(_element, plot.shapes))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {plot.height}" role="img" aria-label="{name}">'
        f"{inside}</svg>"
    )


def _element(shape: Line | Text | Dot | Bar) -> str:
    match shape:
        case Line(x, y, to_x, to_y, kind):
            return f'<line class="{kind}" x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}"/>'
        case Text(x, y, text, anchor):
            return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'
        case Dot(x, y):
            return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{RADIUS}"/>'
        case Bar(x, y, wide, tall):
            return f'<rect x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{tall:.1f}"/>'


def _short(name: str) -> str:
    return name if len(name) <= LONGEST else name[: LONGEST - 1] + "…"
