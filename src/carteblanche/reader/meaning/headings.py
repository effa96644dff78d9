"""Headings and clauses that say for whom what follows is."""

from __future__ import annotations

from dataclasses import replace

from carteblanche.games.blank.calculus.parts import Chosen
from carteblanche.reader.meaning.parts import Part
from carteblanche.reader.phrases.parse import Stretch
from carteblanche.reader.phrases.sketch import Arg, Item, Who


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
