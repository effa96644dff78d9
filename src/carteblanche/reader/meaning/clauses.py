"""The rows of a text as sentences of clauses, each with a role from the conjunction before it and from where it stands."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from carteblanche.reader.meaning.headings import appointed, by_verb, for_whom, headed
from carteblanche.reader.meaning.joined import (
    amounts_joined,
    modals_joined,
    not_applying,
    phrases_joined,
    purposes,
    shares_joined,
    words_joined,
)
from carteblanche.reader.meaning.parts import COMMENTARY, CONDITIONS, Part
from carteblanche.reader.phrases.parse import Stretch
from carteblanche.reader.phrases.sketch import Arg, Frame, Item, Who

ROLES: Final = CONDITIONS | (COMMENTARY - {"title"}) | {"until", "else"}


def sentences(rows: list[Stretch]) -> list[list[Part]]:
    """The text as sentences of clauses. What stands before a colon, an equals sign or a question mark is a title or a condition."""
    found: list[list[Part]] = []
    parts: list[Part] = []
    role = ""
    for row in rows:
        new = for_whom(row, _clauses(row, role))
        parts += new
        role = "unless" if not new and row.mark in (":", "-", "–", "—") and _heads_exception(row) else ""
        if role:
            continue
        if row.mark in (":", "=", "-", "–", "—", "→", "?") and len(new) == 1 and new[0].verdict():
            new[0].role, new[0].anew = "if", True
            continue
        alone = bool(new) and new[-1].item.cat == "W" and not new[-1].extra
        alone = alone and all(part.role == "title" for part in new[:-1])
        if (
            row.mark in (":", "-", "–", "—")
            and not alone
            and not any((part.speaks() and not part.flavour(title=True)) or part.role for part in new)
        ):
            for part in new:
                part.role = "title"
        elif row.mark in (":", "=", "?", "-", "–", "—", "→"):
            if row.mark in ("-", "–", "—") and new and new[-1].narrates():
                new[-1].role, new[-1].anew = "if", True
            elif row.mark == "?" or all(part.frame is None or part.role or part.heads(row.mark) for part in new):
                for part in (one for one in new if row.mark == "?" or not one.bans()):
                    if part.plays_this(bare=True) and any(one.role == "if" for one in new):
                        continue
                    if part.frame is not None and part.frame.pred in ("toss", "flip", "roll") and not part.extra:
                        continue
                    if not part.role and not alone and (part.speaks() or row.mark in ("?", "=", "→")):
                        part.role, part.equated = "if", row.mark in ("=", "→")
        elif row.mark not in ("(", ")", "[", "]"):
            if parts:
                found += _split(related(parts))
            parts = []
    return [*found, *_split(related(parts))] if parts else found


def _split(parts: list[Part]) -> list[list[Part]]:
    """A sentence as several where a new condition begins: *…, a jeśli …, to …*, *orzeł …, reszka …*."""
    found: list[list[Part]] = [[]]
    for index, part in enumerate(parts):
        side = part.item.cat == "T" and part.item.val.name in ("heads", "tails") and not part.extra
        if side and not part.role and index + 1 < len(parts):
            part.role = "if"
        anew = side or part.anew or (part.role == "if" and part.link in ("and", "but")) or _leads(parts, index)
        stated = any(one.role not in CONDITIONS and one.role not in COMMENTARY for one in found[-1])
        if anew and stated and index + 1 < len(parts) and part.role == "if":
            found.append([])
        if part.role == "if":
            part.link = ""
        found[-1].append(part)
    return [one for one in found if one]


def _leads(parts: list[Part], index: int) -> bool:
    """*You say its name, if you can't you draw two*: a condition that what follows without a conjunction belongs to."""
    if parts[index].role != "if" or index + 1 >= len(parts):
        return False
    onward = parts[index + 1]
    frame = onward.frame
    if frame is None or onward.role or onward.link:
        return False
    return any(arg.cat == "W" and arg.side == "L" and not arg.prep and arg.item.value == "you" for arg in frame.args)


def _heads_exception(row: Stretch) -> bool:
    """*Exception: …*."""
    return len(row.row) == 1 and row.row[0].cat == "conj" and row.row[0].val.value == "unless"


def _clauses(row: Stretch, role: str = "") -> list[Part]:
    """The clauses of a row; `role`: what a heading says of the first of them."""
    parts: list[Part] = []
    link = ""
    current: Part | None = None
    for item in row.row:
        text = row.said(item.start, item.end)
        if item.cat == "conj":
            role, link = _conjunction(item.val.value, role, link)
            current = None
        elif item.cat == "TR":
            parts.append(Part("if", "", replace(item, cat="V"), text))
            current = None
        elif item.cat in ("fluff", "part"):
            if current is not None:
                current.text = row.said(current.first, item.end)
        elif item.cat == "why":
            parts.append(Part("because", "", item, text, row=row, first=item.start))
        elif item.cat == "adv" and item.val.value == "viceversa":
            parts.append(Part("viceversa", "", item, text))
            current = None
        elif item.cat == "mark":
            role = "" if current is not None and role != "else" else role
            link, current = "", None
        elif current is not None and _absorbed(current, item):
            current.text = row.said(current.first, item.end)
        else:
            role = "" if current is not None and role != "else" and not link else role
            current = Part(role, link, item, text, row=row, first=item.start)
            if link in ("once", "only"):
                current.link, current.once, current.only = "", link == "once", link == "only"
            parts.append(current)
            link = ""
    return parts


def _conjunction(value: str, role: str, link: str) -> tuple[str, str]:
    """Role and link of what follows a conjunction; *a jeśli* has both."""
    if value in ("next-time", "only-if"):
        return "if", "once" if value == "next-time" else "only"
    if value in ROLES:
        return value, link if value == "if" and link in ("and", "but") else ""
    if value == "then":
        return "" if role in CONDITIONS else role, "then"
    return role, value


def _absorbed(current: Part, item: Item) -> bool:
    """Whether an item belongs to the clause before it, which takes it up. A clause has one verb."""
    if item.cat == "PP" and item.val.cat == "V" and item.val.prep == "by":
        current.extra = [one for one in (current.item, *current.extra) if one.cat != "X"]
        current.item = Item("V", item.start, item.end, item.val.item, item.cost)
        return True
    if item.cat == "V" and current.item.cat == "V":
        return False
    if item.cat == "V" or (item.cat == "X" and current.item.cat not in ("V", "X")):
        current.extra.append(current.item)
        current.item = item
    else:
        current.extra.append(item)
    return True


def gapped(part: Part, last: Part | None) -> Item | None:
    """*… even ones only on even ones, and odd ones on odd ones*, *you draw two, the next player three*: the verb before is meant."""
    frame = last.frame if last is not None else None
    items = [part.item, *part.extra]
    if frame is None or part.frame is not None or part.role or part.link not in ("and", "but", ""):
        return None
    args = list(frame.args)
    if len(items) != 2 or any(one.cat not in ("C", "F", "N", "W", "PP") for one in items):
        return None
    for one in items:
        cat, prep = (one.val.cat, one.val.prep) if one.cat == "PP" else (one.cat, "")
        kind = ("C", "F", "N") if cat in ("C", "F", "N") else (cat,)
        old = next((arg for arg in args if arg.cat in kind and bool(arg.prep) == bool(prep)), None)
        if old is None or (prep != old.prep and {prep, old.prep} - {"on", "to"}):
            return None
        val = one.val.item if one.cat == "PP" else one.val
        args[args.index(old)] = replace(old, item=val, cat=cat)
    return Item("V", part.item.start, part.item.end, replace(frame, args=tuple(args)))


def related(parts: list[Part]) -> list[Part]:
    """*Who does this, does that*: the first clause says who the second is about."""
    found: list[Part] = []
    parts = not_applying(by_verb(parts))
    _fill(parts)
    rel: Frame | None = None
    whose: Part | None = None
    people: Who | None = None
    parts = amounts_joined(modals_joined(purposes(parts)))
    parts = words_joined(phrases_joined(shares_joined(parts)))
    for part in parts:
        frame = part.frame
        if part.item.cat == "W" and part.item.val.value == "causer" and found and found[-1].takes_up(part.item.val):
            continue
        if part.item.cat == "W" and not part.extra and not part.role and people is None:
            people = part.item.val
            continue
        if people is not None and headed(part, people):
            people = None
        if _outside(part, parts):
            part.role = "if"
            found.append(part)
            people = Who("you")
            continue
        subject = None if part.fails() else _relative(part)
        if subject is not None and found and appointed(found[-1], part, subject):
            found.append(part)
            continue
        if subject is not None and frame is not None and found and _votes(found[-1]):
            part.replace_player(subject, Who("voted"))
            part.item = replace(part.item, val=replace(part.item.val, modal=""))
            found.append(part)
            continue
        if subject is not None and frame is not None:
            whose, rel = part, _without(part, subject)
            if rel is None:
                found.append(part)
            continue
        if frame is None and _told_behind(found, rel):
            rel = None
        if rel is not None and frame is not None and not part.role and not frame.has("W", "L"):
            whoever = Arg(Who("all", any=True, every=True, rel=rel), "W", side="L")
            part.item = replace(part.item, val=frame.plus(whoever))
            rel = None
        elif rel is not None and whose is not None and _stands_alone(part):
            found.append(_anybody(whose))
            rel = None
        found.append(part)
    _told_behind(found, rel)
    if not found and rel is not None and whose is not None:
        found.append(replace(whose, item=replace(whose.item, cat="X", val=None), extra=[]))
    if people is not None and not _told_behind(found, people.rel, people):
        found.append(Part("", "", Item("W", 0, 0, people), parts[-1].text if len(parts) == 1 else "?"))
    return found


def _fill(parts: list[Part]) -> None:
    """Gives clauses the verb that is meant."""
    for index, part in enumerate(parts):
        filled = gapped(part, parts[index - 1]) if index else None
        if index:
            _for_both(parts[index - 1], part)
        if filled is not None:
            part.item, part.extra = filled, []
        _cleft(part)


def _for_both(before: Part, part: Part) -> None:
    """*+2 and skip | for the next player*: whom both are for."""
    one, other = before.frame, part.frame
    if one is None or other is None or "signed" not in one.mods or one.has("W") or part.link not in ("and", ""):
        return
    stated = [arg for arg in other.args if arg.cat == "W" and arg.prep in ("for", "to", "dat")]
    if len(stated) == 1 and not any(arg.cat == "W" for arg in one.args) and other.pred in ("skip", "out"):
        before.item = replace(before.item, val=one.plus(replace(stated[0], prep="", side="L")))


def _told_behind(found: list[Part], rel: Frame | None, who: Who | None = None) -> bool:
    """*Dann gewinnt, | wer die wenigsten hat*: whether the last clause has no subject of its own; who was described behind it is put in."""
    part = found[-1] if found else None
    frame = part.frame if part is not None else None
    if rel is None or part is None or frame is None or frame.has("W", "L") or part.role:
        return False
    who = who or Who("all", any=True, every=True, rel=rel)
    if part.takes_up(who):
        return True
    if frame.has("W"):
        return False
    part.item = replace(part.item, val=frame.plus(Arg(who, "W", side="L")))
    part.described = True
    return True


def _cleft(part: Part) -> None:
    """*It is the next player who draws*: the next player draws."""
    frame = part.frame
    if frame is None or frame.pred != "be" or frame.neg or frame.modal or part.role:
        return
    people = [arg for arg in frame.args if arg.cat == "W" and not arg.prep]
    rest = [arg for arg in frame.args if arg not in people and not (arg.cat == "C" and arg.item.ref == "it")]
    who = people[0].item if len(people) == 1 else None
    if who is None or who.rel is None or who.any or who.value == "~they" or any(not arg.prep for arg in rest):
        return
    subject = Arg(replace(who, rel=None), "W", side="L")
    inner: Frame = who.rel
    part.item = replace(part.item, val=replace(inner, args=(subject, *inner.args, *rest), mods=inner.mods | frame.mods))


def _outside(part: Part, parts: list[Part]) -> bool:
    """*Wer am Handy ist, …*: a clause that says who by what they do outside the game, in words that are not known."""
    items = sorted((part.item, *part.extra), key=lambda one: one.start)
    if part.role or part is parts[-1] or items[0].cat != "W" or not items[0].val.relative:
        return False
    onward = parts[parts.index(part) + 1]
    unknown = any(one.cat == "X" for one in items)
    if not unknown or part.of_the_game() or part.fails() or onward.frame is None or onward.frame.has("W", "L"):
        return False
    if part.row is not None:
        part.text = part.text[len(part.row.said(part.first, part.first + 1)) :].strip(" ,")
    return True


def _votes(part: Part) -> bool:
    return part.frame is not None and part.frame.pred == "vote"


def _without(part: Part, subject: Arg) -> Frame | None:
    """What a clause says of its subject, unless in words that are not known."""
    assert part.frame is not None
    rel = replace(part.frame, args=tuple(arg for arg in part.frame.args if arg is not subject))
    for one in part.extra:
        if one.cat in ("C", "N", "F", "T", "W", "D", "quote"):
            rel = rel.plus(Arg(one.val, one.cat))
    return None if any(one.cat == "X" for one in part.extra) else rel


def _stands_alone(part: Part) -> bool:
    """Whether it has a subject of its own, so that a clause before it says when and not who."""
    return part.frame is not None and not part.role and not part.link


def _anybody(part: Part) -> Part:
    """*who plays a 6, (the next player draws)*: what anybody does is a condition."""
    subject = _relative(part)
    assert subject is not None
    part.replace_player(subject, Who("all", any=True))
    part.role = "if"
    return part


def _relative(part: Part) -> Arg | None:
    """The *who* of a clause that only says who."""
    if part.frame is None or part.role:
        return None
    subject = next((arg for arg in part.frame.args if arg.cat == "W" and not arg.prep), None)
    if subject is None or not isinstance(subject.item, Who):
        return None
    return subject if subject.item.relative and subject.item.rel is None else None
