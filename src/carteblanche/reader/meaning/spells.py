"""Clauses that say how long something holds though it holds so long anyway: *as long as this rule is in force*."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from carteblanche.reader.meaning.parts import Part
from carteblanche.reader.meaning.story import Story
from carteblanche.reader.phrases.sketch import Frame

THERE: Final = frozenset(
    {"be", "apply", "stay", "have", "countas", "count", "last", "sit", "goes", "match", "put", "play", "affect"}
)
"""Verbs with which a rule is there, or a card lies."""
GONE: Final = frozenset(
    {"goes", "out", "discard", "cancel", "end", "suspend", "appear", "replace", "swap", "cover", "play", "put"}
)
"""Verbs with which a rule goes, or a card is covered."""


def settled(story: Story, parts: list[Part]) -> list[Part]:
    """Without clauses that say what is so anyway; *as long as not …* as *until …*."""
    kept: list[Part] = []
    for part in parts:
        if len(parts) > 1 and part.role in ("while", "until") and _anyway(story, part):
            story.reasons.append(_with_conjunction(part))
            continue
        if part.role == "while" and not story.rule and part.frame is not None and _your_turn(part.frame):
            part.item = replace(part.item, val=replace(part.frame, neg=False))
            part.role = "until"
        kept.append(part)
    return kept


def _anyway(story: Story, part: Part) -> bool:
    frame = part.frame
    cards = [one.val for one in (part.item, *part.extra) if one.cat == "C"]
    if frame is not None:
        cards += [arg.item for arg in frame.args if arg.cat == "C"]
    if any(one.cat == "X" for one in part.extra) or (frame is not None and any(arg.cat == "W" for arg in frame.args)):
        return False
    lasts = part.role == "while" and (frame is None or (frame.pred in THERE and not frame.neg))
    lasts = lasts or (part.role == "while" and frame is not None and frame.pred in GONE and frame.neg)
    lasts = lasts or (part.role == "until" and frame is not None and frame.pred in GONE and not frame.modal)
    if story.rule:
        rules = [np for np in cards if np.place == "rules"]
        return lasts and len(rules) == 1 and rules[0].num is None and not rules[0].every and not rules[0].no
    this = [np for np in cards if np.ref in ("this", "it") and not np.fit]
    words = {one.val.value for one in part.extra if one.cat == "adv"} | (
        frame.mods if frame is not None else set[str]()
    )
    piled = any(arg.cat == "PL" for arg in frame.args) if frame is not None else False
    return (
        part.role == "while"
        and lasts
        and len(this) == 1
        and len(cards) == 1
        and (bool(words & {"top", "faceup"}) or piled)
    )


def _with_conjunction(part: Part) -> str:
    """The words of a clause with the conjunction before it."""
    if part.row is None:
        return part.text
    before = [one for one in part.row.row if one.cat == "conj" and one.end <= part.first]
    start = before[-1].start if before and before[-1].end == part.first else part.first
    return f"{part.row.said(start, part.first)} {part.text}"


def _your_turn(frame: Frame) -> bool:
    """*as long as it is not your turn again*."""
    if not frame.neg or frame.modal or frame.pred not in ("be", "have", "start", "goes", "appear"):
        return False
    turn = any(arg.cat == "T" and arg.item.name == "turn" for arg in frame.args)
    people = [arg.item for arg in frame.args if arg.cat == "W"]
    return turn or (
        frame.pred == "goes" and len(people) == 1 and not any(arg.cat in ("C", "F", "N") for arg in frame.args)
    )
