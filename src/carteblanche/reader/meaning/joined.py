"""Clauses of which one says little without the other: what may or must be done, how many, what for, words that are said."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Final

from carteblanche.reader.meaning.parts import Part
from carteblanche.reader.phrases.sketch import Arg, Phrase, ThatMany

MOVES: Final = frozenset({"draw", "take", "discard", "play", "show", "give"})
"""Verbs that say little without what they are about."""


def not_applying(parts: list[Part]) -> list[Part]:
    """*This does not apply if …*, *das gilt nicht für Rote*: an exception of what was said before."""
    first = parts[0] if parts else None
    if first is None or not _does_not_apply(first):
        return parts
    if len(parts) > 1 and all(part.role == "if" for part in parts[1:]):
        for part in parts[1:]:
            part.role = "unless"
        first.role = "because"
        return parts
    onward = parts[1] if len(parts) == 2 else None
    if onward is not None and onward.link == "then" and not onward.extra and onward.item.cat in ("C", "F", "W"):
        phrase = Phrase("except", onward.item.val, onward.item.cat)
        first.role = "because"
        return [first, replace(onward, link="", item=replace(onward.item, cat="PP", val=phrase))]
    args = list(first.frame.args) if first.frame is not None else []
    args += [Arg(one.val.item, one.val.cat, one.val.prep) for one in first.extra if one.cat == "PP"]
    for one in args:
        if len(parts) == 1 and one.prep in ("for", "to", "at", "on", "with") and one.cat in ("C", "F", "W"):
            phrase = Phrase("except", one.item, one.cat)
            said = replace(first, role="because")
            return [said, replace(first, extra=[], item=replace(first.item, cat="PP", val=phrase))]
    return parts


def _does_not_apply(part: Part) -> bool:
    frame = part.frame
    items = [one for one in (part.item, *part.extra) if one.cat not in ("det", "PP")]
    if part.role or (frame is not None and (frame.modal or items != [part.item])):
        return False
    if frame is None:
        this = [one for one in items if one.cat == "C" and one.val.ref in ("this", "it", "that") and not one.val.fit]
        return any(one.cat == "ban" for one in items) and len(items) == 2 and len(this) == 1
    plain = [arg for arg in frame.args if not arg.prep]
    stated = any(arg.side == "L" for arg in plain) or any(one.cat == "det" for one in part.extra) or part.link == "then"
    denied = frame.neg or "ban" in frame.mods
    denied = denied and frame.pred in ("apply", "countas", "affect", "be")
    denied = denied or (frame.pred in ("suspend", "cancel") and stated and not frame.neg)
    rest = sum(bool(arg.prep) for arg in frame.args) + sum(one.cat == "PP" for one in part.extra)
    mine = all(arg.cat == "C" and arg.item.ref in ("this", "it", "that") and not arg.item.fit for arg in plain)
    return denied and mine and len(plain) <= 1 and rest <= 1


def purposes(parts: list[Part]) -> list[Part]:
    """*(takes longer than five seconds) | to play*: what time is needed for."""
    for before, part in pairwise(parts):
        frame, last = part.frame, before.frame
        if frame is None or last is None or "to" not in frame.mods or frame.has("W") or part.role or part.link:
            continue
        if any(arg.cat == "T" and arg.item.name in ("second", "minute") for arg in last.args):
            part.role = "because"
    return parts


def modals_joined(parts: list[Part]) -> list[Part]:
    """*You may, if you like, | discard*, *Es ist gestattet, | eine Karte abzulegen*: what may, must or must not be done stands apart."""
    found: list[Part] = []
    for index, part in enumerate(parts):
        onward = next((one for one in parts[index + 1 :] if not one.wishes() and not _need_not(one)), None)
        modal, frame = part.modal(), part.frame
        inner = onward.frame if onward is not None and onward.bare() and not onward.role and not onward.link else None
        if inner is not None and part.extra and inner.pred not in ("social", "say", "do"):
            inner = None
        if modal and frame is not None and inner is not None and onward is not None and not inner.neg:
            people = tuple(replace(arg, side="L", prep="") for arg in frame.args if arg.cat == "W")
            spans = tuple(arg for arg in frame.args if arg.cat == "U")
            made = replace(inner, args=(*people, *inner.args, *spans), modal=modal, form=frame.form)
            onward.item = replace(onward.item, val=replace(made, mods=inner.mods - {"to"}))
            if part.extra:
                onward.first = part.extra[0].start
            onward.extra = [*part.extra, *onward.extra]
            for one in parts[index + 1 : parts.index(onward)]:
                one.role, one.link = ("because", "") if _need_not(one) else (one.role, one.link)
            continue
        found.append(part)
    return found


def _need_not(part: Part) -> bool:
    """*(you may), but need not, …*, *darf, muss aber nicht, …*: what says that nobody has to."""
    frame = part.frame
    if part.role or part.link not in ("", "but"):
        return False
    if frame is not None:
        return frame.pred == "make" and frame.neg and not frame.args and not part.extra
    if part.item.cat != "mod":
        return False
    denied = any(one.cat == "neg" or (one.cat == "prep" and one.val.value == "except") for one in part.extra)
    if part.item.val.value == "must":
        return denied and len(part.extra) == 1
    return part.item.val.value in ("neednot", "maynot") and not part.extra


def amounts_joined(parts: list[Part]) -> list[Part]:
    """*zieh dann | fünf neue*: what a verb takes that stands behind a word between."""
    found: list[Part] = []
    for part in parts:
        last = found[-1] if found else None
        frame = last.frame if last is not None else None
        bare = (
            frame is not None
            and frame.pred in MOVES
            and not any(arg.cat in ("C", "N", "F", "T", "PL") for arg in frame.args)
        )
        loose = part.item.cat in ("C", "N") and not part.extra and not part.role
        colon = last is not None and last.row is not None and last.row is not part.row and last.row.mark == ":"
        loose = loose and (part.link == "then" or (not part.link and (colon or _free_amount(part))))
        if last is not None and frame is not None and bare and loose and not last.extra:
            val = frame.plus(Arg(part.item.val, part.item.cat))
            last.item = (
                replace(last.item, val=val, end=part.item.end) if last.row is part.row else replace(last.item, val=val)
            )
            last.text = f"{last.text} {part.text}"
            continue
        found.append(part)
    return found


def _free_amount(part: Part) -> bool:
    """*(discard), as many as you like*."""
    num = part.item.val.num if part.item.cat == "C" else part.item.val
    return num is not None and isinstance(num.n, ThatMany) and num.n.free


def shares_joined(parts: list[Part]) -> list[Part]:
    """*For every red card you hold, | draw one*: so many for each."""
    found: list[Part] = []
    for part in parts:
        last = found[-1] if found else None
        each = _each_held(last) if last is not None and not last.role and not last.link else None
        if each is not None and part.frame is not None and not part.role and not part.link:
            part.item = replace(part.item, val=part.frame.plus(each))
            found.pop()
        found.append(part)
    return found


def _each_held(part: Part) -> Arg | None:
    """*for every card that somebody has*, where *has* was taken for the verb."""
    frame = part.frame
    if frame is None or frame.pred != "have" or frame.neg or frame.modal or part.extra:
        return None
    cards = [arg for arg in frame.args if arg.cat == "C" and arg.prep in ("for", "per") and arg.item.rel is None]
    people = [arg for arg in frame.args if arg.cat == "W" and not arg.prep]
    if len(cards) != 1 or len(people) != 1 or len(frame.args) != 2:
        return None
    return Arg(replace(cards[0].item, every=False, owner=people[0].item, place="hand"), "C", "per")


def phrases_joined(parts: list[Part]) -> list[Part]:
    """*After a 2, you must play a 4*: a phrase before a comma belongs to the clause behind it."""
    found: list[Part] = []
    for part in parts:
        last = found[-1] if found else None
        alone = last is not None and last.item.cat == "PP" and not last.extra and not last.role and not last.link
        if alone and last is not None and part.frame is not None and not part.role and not part.link:
            part.extra.append(last.item)
            found.pop()
        found.append(part)
    return found


def words_joined(parts: list[Part]) -> list[Part]:
    """*… say yes or no*: words behind *or* that belong to what is said or done."""
    found: list[Part] = []
    for part in parts:
        last = found[-1] if found else None
        free = part.item.cat == "X" and all(one.cat == "X" for one in part.extra) and part.link in ("or", "and")
        spoken = last is not None and last.frame is not None and last.frame.pred in ("say", "social")
        said = spoken and last is not None and not last.of_the_game()
        said = said and last is not None and (any(one.cat == "X" for one in last.extra) or last.says_bare())
        if (
            free
            and said
            and last is not None
            and part.row is not None
            and part.row is last.row
            and part.role == last.role
        ):
            last.forget_quotation()
            last.text = part.row.said(last.first, part.first + 1 + len(part.extra))
            last.extra += [part.item, *part.extra]
            continue
        found.append(part)
    return found
