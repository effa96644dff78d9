"""People who take their time: how long is too long."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from carteblanche.games.blank.calculus.parts import (
    Event,
    Idle,
    Seconds,
)
from carteblanche.reader.meaning.parts import Part
from carteblanche.reader.phrases.sketch import Arg, Frame

SLOW: Final = frozenset({"think", "take", "play", "goes", "have", "put", "do", "last", "be", ""})
"""Verbs with which people take longer than some time."""


def slow(part: Part) -> Event | None:
    """*If a player does not play within five seconds*, *takes longer than ten seconds*."""
    frame = part.frame
    if frame is None:
        return None
    loose = [Arg(one.val, one.cat) for one in part.extra if one.cat in ("T", "U", "W", "C")]
    return idle(replace(frame, args=(*frame.args, *loose)))


def idle(frame: Frame) -> Event | None:
    """A clause that tells of somebody who takes their time."""
    spans: list[tuple[int, str]] = [
        (arg.item.until.n, "") for arg in frame.args if arg.cat == "U" and isinstance(arg.item.until, Seconds)
    ]
    spans += [
        (arg.item.num.n * (60 if arg.item.name == "minute" else 1), arg.item.num.op) for arg in frame.args
        if arg.cat == "T" and arg.item.name in ("second", "minute") and arg.item.num is not None and isinstance(arg.item.num.n, int)
    ]  # fmt: skip
    others = [arg for arg in frame.args if arg.cat not in ("T", "U", "W")]
    others = [arg for arg in others if not (arg.cat == "V" and arg.item.pred in ("play", "goes"))]
    if len(spans) != 1 or any(arg.cat != "C" or arg.item.fit or arg.item.owner is not None for arg in others):
        return None
    longer = spans[0][1] in (">", ">=") or "longer" in frame.mods
    if frame.pred in SLOW and longer and not frame.neg:
        return Idle(spans[0][0])
    if frame.pred not in ("play", "think", "goes") or (frame.pred != "think") != frame.neg:
        return None
    return Idle(spans[0][0])
