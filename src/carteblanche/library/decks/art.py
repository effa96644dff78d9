"""The cards of BLANK as drawings to be printed: the same outlines, symbols and pictures that the browser shows, as SVG in 100 × 140."""

from __future__ import annotations

from typing import Final

from carteblanche.core.values import Message
from carteblanche.games.blank.data import COLOURS, face
from carteblanche.games.blank.deck import Picture

INK: Final = "#211a14"
SOFT: Final = "#8d7d69"
PAPER: Final = "#fffaf0"
INKS: Final = {
    "red": ("#f2907f", "#b43a2a"),
    "orange": ("#f6ab5c", "#b05f0e"),
    "green": ("#8fcb7c", "#3d7f33"),
    "blue": ("#86b6ee", "#2f6fb5"),
    "violet": ("#c8a6ee", "#7443ad"),
    "pink": ("#f5abd2", "#b03b83"),
}
"""By colour: the ink, and the deeper one of its pattern. The client's are the same."""
RULE: Final = "#dfe9ea"
BACKS: Final = {"game": ("#d98b6f", "#7c3a28"), "rule": ("#9fc0d4", "#2f5673")}

PICTURE: Final = (36.0, 22.0, 58.0)
"""Where a game card's picture is: left, top, side."""


class Stroke(Message, tag=False):
    d: str
    wash: bool = False


class Drawings(Message, tag=False):
    """What the client's file of drawings has."""

    symbols: dict[str, str]
    pictures: dict[str, tuple[Stroke, ...]]
    honour: dict[str, str]
    outline: str
    edge: str
    label: str
    corner: str


def game_front(drawings: Drawings, name: str, picture: Picture, side: float, *, written: bool) -> str:
    """A game card without its words: edge, number's place, symbols, picture of this size, and lines to write on if nothing is written."""
    colour, number, copy = face(name)
    ink, deep = INKS[COLOURS[colour]]
    symbol = drawings.symbols[COLOURS[colour]]
    left, top, full = PICTURE
    left += (full - side) / 2
    parts = [
        _path(drawings.outline, fill=PAPER),
        _path(drawings.edge, fill=ink),
        _pattern(COLOURS[colour], _mixed(ink, deep, 0.5)),
        _path("M30.5 1.6c.6 45.6.6 91 0 136.8", stroke=INK, width=1.4),
        *(_moved(_path(symbol, fill=PAPER, stroke=INK, width=2), 4, y) for y in (41, 108)),
    ]
    if picture:
        parts.append(_moved(_drawn(picture), left, top, side / 1000))
    elif copy == "a":
        parts.append(_moved(_picture(drawings.pictures[str(number)], ink), left, top, side / 60))
    elif not written:
        frame = "M38 24c18-.5 36-.4 54 0 .4 18 .3 36 0 54-18 .4-36 .4-54 0-.3-18-.3-36 0-54Z"
        parts.append(_path(frame, stroke=SOFT, width=1, dash="3 4"))
    if not written:
        parts.append(_path("M38 94h54M38 106h54M38 118h40", stroke=SOFT, width=1.1, dash="0.1 4"))
    return _whole(*parts, _path(drawings.outline, stroke=INK, width=2.2))


def rule_front(drawings: Drawings, category: str, picture: Picture, top: float, side: float) -> str:
    """A rule without its sentence; with no category it is still to be written."""
    parts = [_path(drawings.outline, fill=RULE)]
    if category:
        parts.append(_moved(_path(drawings.honour[category], stroke=INK, width=1.8), 8, 8.5, 0.55))
    else:
        lines = "".join(f"M11 {y}h78" for y in range(36, 108, 12))
        parts.append(_path(lines, stroke=SOFT, width=1.1, dash="0.1 4"))
    if picture:
        parts.append(_moved(_drawn(picture), 50 - side / 2, top, side / 1000))
    parts.append(_path("M9 22.5c27-.9 54 .6 82-.2", stroke=INK, width=1.1))
    return _whole(*parts, _path(drawings.outline, stroke=INK, width=2.2))


def back(drawings: Drawings, kind: str) -> str:
    """The back of a game card or of a rule, with a label for the name of the deck."""
    ink, deep = BACKS[kind]
    box = (4.5, 4.5, 95.5, 135.5)
    lines = _level(box, 8) if kind == "rule" else _diagonal(box, 10, up=True) + _diagonal(box, 10, up=False)
    return _whole(
        _path(drawings.outline, fill=ink),
        _path(lines, stroke=_mixed(ink, deep, 0.45), width=1),
        _path(drawings.label, fill=PAPER, stroke=INK, width=1.4),
        _path(drawings.outline, stroke=INK, width=2.2),
    )


def _whole(*parts: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" width="100" height="140">{"".join(parts)}</svg>'
    )


def _path(d: str, *, fill: str = "none", stroke: str = "none", width: float = 0, dash: str = "") -> str:
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<path d="{d}" fill="{fill}" stroke="{stroke}" stroke-width="{width}" stroke-linecap="round" '
        f'stroke-linejoin="round"{dashed}/>'
    )


def _moved(inner: str, x: float, y: float, scale: float = 1) -> str:
    return f'<g transform="translate({x} {y}) scale({scale})">{inner}</g>'


def _picture(strokes: tuple[Stroke, ...], wash: str) -> str:
    return "".join(_path(one.d, fill=wash if one.wash else "none", stroke=INK, width=1.7) for one in strokes)


def _drawn(picture: Picture) -> str:
    lines = (
        "M" + "L".join(f"{x} {y}" for x, y in (line if len(line) > 1 else (*line, *line))) for line in picture if line
    )
    return _path("".join(lines), stroke=INK, width=26)


def _mixed(ink: str, deep: str, share: float) -> str:
    """A colour between two, so that nothing on the sheet need be transparent."""
    pairs = zip(bytes.fromhex(ink[1:]), bytes.fromhex(deep[1:]), strict=True)
    return "#" + bytes(round(one + (other - one) * share) for one, other in pairs).hex()


# Patterns, so that colour is never alone

Rectangle = tuple[float, float, float, float]
_EDGE: Final[Rectangle] = (3.6, 4.5, 29.4, 135.5)


def _pattern(colour: str, tone: str) -> str:
    """What lies over the coloured edge of a game card."""
    left, top, right, bottom = _EDGE
    match colour:
        case "red":
            return _path(_level(_EDGE, 9) + _upright(_EDGE, 9), stroke=tone, width=1.2)
        case "orange":
            rows = _steps(top + 4, bottom, 8)
            return _path("".join(f"M{left} {y:g}" + "l4.3-3.6 4.3 3.6" * 3 for y in rows), stroke=tone, width=1.2)
        case "green":
            return _path(_diagonal(_EDGE, 7, up=True), stroke=tone, width=1.2)
        case "blue":
            wave = "c2.15-2.8 4.3-2.8 6.45 0s4.3 2.8 6.45 0" * 2
            return _path("".join(f"M{left} {y:g}{wave}" for y in _steps(top + 2, bottom, 7)), stroke=tone, width=1.2)
        case "violet":
            dots = [
                (x + y % 8 - top % 8, y) for y in _steps(top + 2, bottom, 4) for x in _steps(left + 1, right - 4, 8)
            ]
            return _path("".join(f"M{x:g} {y:g}h.01" for x, y in dots), stroke=tone, width=2)
        case _:
            marks = [(x, y) for y in _steps(top + 3, bottom - 2, 8) for x in _steps(left + 3, right - 2, 7)]
            return _path("".join(f"M{x - 2:g} {y:g}h4M{x:g} {y - 2:g}v4" for x, y in marks), stroke=tone, width=1.2)


def _steps(begin: float, end: float, step: float) -> list[float]:
    return [begin + step * i for i in range(int((end - begin) // step) + 1)]


def _level(box: Rectangle, step: float) -> str:
    left, top, right, bottom = box
    return "".join(f"M{left:g} {y:g}H{right:g}" for y in _steps(top + step / 2, bottom, step))


def _upright(box: Rectangle, step: float) -> str:
    left, top, right, bottom = box
    return "".join(f"M{x:g} {top:g}V{bottom:g}" for x in _steps(left + step / 2, right, step))


def _diagonal(box: Rectangle, step: float, *, up: bool) -> str:
    """Lines at 45 degrees, cut at the sides of the box."""
    left, top, right, bottom = box
    parts: list[str] = []
    for at in _steps(left - (bottom - top) + step / 2, right, step):
        one = max(left, at), max(left - at, 0.0)
        other = min(right, at + bottom - top), min(right - at, bottom - top)
        first, last = (bottom - one[1], bottom - other[1]) if up else (top + one[1], top + other[1])
        parts.append(f"M{one[0]:g} {first:g}L{other[0]:g} {last:g}")
    return "".join(parts)
