"""Plots as SVG, written by hand: they need nothing, and go into a page as they are. Colours come from the page's style."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final

from carteblanche.core.estimates import Estimate

WIDTH: Final = 640
LEFT: Final = 150
RIGHT: Final = 90
ROW: Final = 28
TOP: Final = 12
TICKS: Final = 5
LONGEST: Final = 20


def draw_estimates(title: str, rows: Sequence[tuple[str, Estimate]], form: str, even: float | None = None) -> str:
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

    parts: list[str] = []
    for value in _ticks(low, high):
        parts.append(_line(across(value), TOP, across(value), bottom, "grid"))
        parts.append(_text(across(value), bottom + 16, f"{value:{form}}", "middle"))
    if even is not None:
        parts.append(_line(across(even), TOP, across(even), bottom, "even"))
    for number, (name, one) in enumerate(rows):
        y = TOP + ROW * (number + 0.5)
        parts.append(_text(LEFT - 10, y + 4, _short(name), "end"))
        parts.append(_line(across(one.low), y, across(one.high), y, "interval"))
        parts.append(f'<circle cx="{across(one.value):.1f}" cy="{y:.1f}" r="4.5"/>')
        parts.append(_text(WIDTH - RIGHT + 10, y + 4, f"{one.value:{form}}"))
    return _picture(title, bottom + 24, parts)


def draw_counts(title: str, ends: Sequence[int], counts: Sequence[int]) -> str:
    """How many fall into each bin."""
    height, most = 160, max(counts)
    step = (WIDTH - 60) / len(counts)
    parts: list[str] = []
    for number, count in enumerate(counts):
        tall = count / most * height
        parts.append(
            f'<rect x="{30 + number * step + 1:.1f}" y="{TOP + height - tall:.1f}" width="{max(1.0, step - 2):.1f}" '
            f'height="{tall:.1f}"/>'
        )
        if number % max(1, len(ends) // 10) == 0:
            parts.append(_text(30 + (number + 0.5) * step, TOP + height + 16, str(ends[number]), "middle"))
    parts.append(_line(30, TOP + height, WIDTH - 30, TOP + height, "axis"))
    return _picture(title, TOP + height + 24, parts)


def _ticks(low: float, high: float) -> list[float]:
    """About so many round numbers between these."""
    raw = (high - low) / TICKS
    magnitude = 10.0 ** floor(log10(raw))
    step = next(times * magnitude for times in (1, 2, 5, 10) if times * magnitude >= raw)
    return [step * number for number in range(ceil(low / step), floor(high / step) + 1)]


def _picture(title: str, height: int, parts: Sequence[str]) -> str:
    name = escape(title, quote=True)
    inside = "".join(parts)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{name}">{inside}</svg>'


def _line(x: float, y: float, to_x: float, to_y: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}"/>'


def _text(x: float, y: float, text: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _short(name: str) -> str:
    return name if len(name) <= LONGEST else name[: LONGEST - 1] + "…"
