"""Headings and clauses that say for whom what follows is."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Final

from carteblanche.games.blank.calculus.parts import Chosen
from carteblanche.reader.meaning.parts import Part
from carteblanche.reader.phrases.parse import Stretch
from carteblanche.reader.phrases.sketch import Arg, Frame, Item, Who

GONE: Final = frozenset({"discard", "out", "cancel", "shuffle", "suspend"})
"""What is done to cards that a heading names."""


def headed(part: Part, who: Who) -> bool:
    """Whether a clause, or cards or a turn without a verb, are those of somebody whom a heading names; then they are put in."""
    frame = part.frame
    if part.role:
        return False
    if frame is not None:
        if frame.has("W"):
            return False
        part.item = replace(part.item, val=frame.plus(Arg(who, "W", side="L")))
        return True
    items = (part.item, *part.extra)
    if not any(one.cat in ("C", "N", "T") for one in items) or any(one.cat == "W" for one in items):
        return False
    part.extra.append(Item("W", part.first, part.first, who))
    return True


def for_whom(row: Stretch, new: list[Part]) -> list[Part]:
    """*For the next player: …*, *A present for my neighbour: …*: a heading that says for whom, with its title apart."""
    if row.mark not in (":", "-", "–", "—") or len(new) != 1 or new[0].role or new[0].frame is not None:
        return new
    items = sorted((new[0].item, *new[0].extra), key=lambda item: item.start)
    last = items[-1]
    if last.cat != "PP" or last.val.cat not in ("W", "S") or last.val.prep not in ("for", "to", "dat"):
        return new
    if any(one.cat not in ("X", "fluff", "said") for one in items[:-1]):
        return new
    who = last.val.item if last.val.cat == "W" else Who(last.val.item)
    people = Part(
        "", "", Item("W", last.start, last.end, who), row.said(last.start, last.end), row=row, first=last.start
    )
    text = row.said(items[0].start, last.start)
    return [*([Part("title", "", items[0], text, items[1:-1], row, items[0].start)] if text else ()), people]


def appointed(before: Part, part: Part, subject: Arg) -> bool:
    """*Say | who draws two*: whether the clause before lets somebody choose whom this one is about; then that is put in."""
    if not before.appoints() or part.frame is None:
        return False
    before.role = "because"
    part.replace_player(subject, Who(Chosen(), any=True))
    part.item = replace(part.item, val=replace(part.item.val, modal=""))
    return True


def by_verb(parts: list[Part]) -> list[Part]:
    """*Drawing: at most three a turn*, *Rules: all gone!*: a heading that is the verb or the object of what follows."""
    for index, (head, part) in enumerate(pairwise(parts)):
        limit = head.item.cat == "T" and head.item.val.name == "hand-limit"
        marks = (":", "=", "-", "–", "—") if limit else (":",)
        apart = head.row is not None and head.row is not part.row and head.row.mark in marks
        if not apart or head.extra or head.role not in ("", "title", "if") or part.role or part.link:
            continue
        frame = head.frame
        items = sorted((part.item, *part.extra), key=lambda one: one.start)
        if frame is not None and _bare_verb(frame) and part.frame is None and _told_amount(items):
            for one in items:
                if one.cat == "PP":
                    frame = frame.plus(Arg(one.val.item, one.val.cat, one.val.prep))
                elif one.cat in ("adv", "ban"):
                    frame = replace(frame, mods=frame.mods | {one.val.value})
                elif one.cat != "fluff":
                    frame = frame.plus(Arg(one.val, one.cat))
            part.item, part.extra = replace(part.item, cat="V", val=frame), []
            return [*parts[:index], *parts[index + 1 :]]
        if limit and part.frame is None and _told_amount(items):
            part.extra.append(head.item)
            return [*parts[:index], *parts[index + 1 :]]
        gone = part.frame
        if head.item.cat == "C" and gone is not None and gone.pred in GONE and not _about(gone):
            object_ = replace(head.item.val, every=True) if head.item.val.num is None else head.item.val
            people = tuple(arg for arg in gone.args if not (arg.cat == "W" and arg.item.every))
            part.item = replace(part.item, val=replace(gone, args=(*people, Arg(object_, "C"))))
            return [*parts[:index], *parts[index + 1 :]]
    return parts


def _bare_verb(frame: Frame) -> bool:
    return frame.pred in ("draw", "play", "discard", "take") and not frame.args and not frame.neg and not frame.modal


def _told_amount(items: list[Item]) -> bool:
    """Whether it is a number of cards and how often, and nothing else."""
    numbers = [one for one in items if one.cat in ("C", "N")]
    return len(numbers) == 1 and all(one.cat in ("C", "N", "PP", "adv", "fluff", "U", "ban") for one in items)


def _about(frame: Frame) -> bool:
    return any(arg.cat in ("C", "N", "F", "T") for arg in frame.args)
