"""The rows of a text as sentences of clauses, each with a role from the conjunction before it and from where it stands."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from carteblanche.reader.parse import Stretch
from carteblanche.reader.sketch import Arg, Frame, Item, Who

CONDITIONS: Final = frozenset({"if", "while", "unless"})
ASIDES: Final = frozenset({"because", "even-if", "where", "title"})
"""Reasons, concessions and titles: they change nothing."""
ROLES: Final = CONDITIONS | (ASIDES - {"title"}) | {"until", "else"}
GAME: Final = frozenset({"C", "N", "F", "T", "D", "PL", "V", "E", "conj", "mod"})
VAGUE: Final = frozenset({"be", "have", "do", "make"})


@dataclass(slots=True)
class Part:
    """A clause of the text: what role it has, how it is linked to the one before, and what it was taken for."""

    role: str
    link: str
    item: Item
    text: str
    extra: list[Item] = field(default_factory=list[Item])

    @property
    def frame(self) -> Frame | None:
        return self.item.val if self.item.cat == "V" else None

    def speaks(self) -> bool:
        """Whether it has to do with the game at all."""
        frame = self.frame
        if frame is not None and frame.pred in VAGUE and any(one.cat == "X" for one in self.extra):
            return False
        game = ("V", "C", "N", "T", "F", "D", "U", "E")
        return self.item.cat in game or any(one.cat in game[:5] for one in self.extra)

    def of_the_game(self) -> bool:
        """Whether it speaks of cards, numbers or turns: then it is not free text, even if its verb is unknown."""
        for one in self.extra:
            if one.cat in GAME and not (one.cat == "V" and one.val.pred in ("be", "do", "social")):
                return True
        args = self.frame.args if self.frame is not None else ()
        return any(arg.cat in ("C", "N", "F", "D", "PL") and not getattr(arg.item, "ref", "") for arg in args)

    def asks(self) -> bool:
        """Whether it begins with its verb and has its subject behind it: *Hast du eine 6, …*."""
        frame = self.frame
        if frame is None or self.item.start != frame.at or frame.modal:
            return False
        return frame.pred in ("have", "be", "play", "draw") and frame.has("W", "R") and not frame.has("W", "L")

    def bare(self) -> bool:
        """Whether it has neither a subject nor a modal verb of its own."""
        frame = self.frame
        return frame is not None and not frame.modal and not frame.has("W", "L")

    def eventful(self) -> bool:
        """Whether a condition that comes last tells of an event: *draw a card when a 2 is played*."""
        if self.item.cat == "E":
            return True
        frame = self.frame
        return frame is not None and frame.pred in ("play", "draw", "discard", "social", "say") and not frame.modal

    def fails(self) -> bool:
        """Whether it only says that something was not said or done: *if not*, *wer es vergisst*."""
        frame = self.frame
        if frame is None or self.extra or any(arg.cat not in ("W", "C") for arg in frame.args):
            return False
        if any(arg.cat == "C" and not arg.item.ref for arg in frame.args):
            return False
        return frame.pred == "forget" or (frame.neg and frame.pred in ("say", "do", "social"))

    def plays_this(self) -> bool:
        frame = self.frame
        return (
            frame is not None
            and frame.pred == "play"
            and any(arg.cat == "C" and arg.item.ref == "this" for arg in frame.args)
        )

    def doer(self) -> Who | None:
        """Who does it, as far as a clause without a verb of the game tells."""
        if self.frame is not None:
            for arg in self.frame.args:
                if arg.cat == "W" and arg.side == "L":
                    return arg.item  # type: ignore[no-any-return]
        return next((one.val for one in self.extra if one.cat == "W" and one.end <= self.item.start), None)

    def replace_player(self, old: Arg, who: Who) -> None:
        """The same clause about somebody else."""
        frame = self.frame
        assert frame is not None
        args = tuple(replace(arg, item=who, side="L") if arg is old else arg for arg in frame.args)
        self.item = replace(self.item, val=replace(frame, args=args))


def sentences(rows: list[Stretch]) -> list[list[Part]]:
    """The text as sentences of clauses. What stands before a colon, an equals sign or a question mark is a title or a condition."""
    found: list[list[Part]] = []
    parts: list[Part] = []
    for row in rows:
        new = _clauses(row)
        parts += new
        alone = len(new) == 1 and new[0].item.cat == "W" and not new[0].extra
        if row.mark in (":", "-", "–", "—") and not alone and not any(part.speaks() or part.role for part in new):
            for part in new:
                part.role = "title"
        elif row.mark in (":", "=", "?", "-", "–", "—", "→"):
            if row.mark == "?" or all(part.frame is None or part.role for part in new):
                for part in new:
                    if not part.role and (part.speaks() or row.mark == "?"):
                        part.role = "if"
        elif row.mark not in ("(", ")", "[", "]"):
            if parts:
                found.append(related(parts))
            parts = []
    return [*found, related(parts)] if parts else found


def _clauses(row: Stretch) -> list[Part]:
    parts: list[Part] = []
    role, link = "", ""
    current: Part | None = None
    for item in row.row:
        text = " ".join(token.text for token in row.tokens[item.start : item.end])
        if item.cat == "conj":
            role, link = _conjunction(item.val.value, role)
            current = None
        elif item.cat in ("fluff", "part"):
            if current is not None:
                current.text += " " + text
        elif item.cat == "adv" and item.val.value == "viceversa":
            parts.append(Part("viceversa", "", item, text))
            current = None
        elif item.cat == "mark":
            role = "" if current is not None and role != "else" else role
            link, current = "", None
        elif current is not None and _absorbed(current, item):
            current.text += " " + text
        else:
            role = "" if current is not None and role != "else" and not link else role
            current = Part(role, link, item, text)
            parts.append(current)
            link = ""
    return parts


def _conjunction(value: str, role: str) -> tuple[str, str]:
    """Role and link of what follows a conjunction."""
    if value in ROLES:
        return value, ""
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


def related(parts: list[Part]) -> list[Part]:
    """*Who does this, does that*: the first clause says who the second is about."""
    found: list[Part] = []
    rel: Frame | None = None
    people: Who | None = None
    for part in parts:
        frame = part.frame
        if part.item.cat == "W" and not part.extra and not part.role and people is None:
            people = part.item.val
            continue
        if people is not None and frame is not None and not part.role and not frame.has("W"):
            part.item = replace(part.item, val=frame.plus(Arg(people, "W", side="L")))
            people = None
        subject = None if part.fails() else _relative(part)
        if subject is not None and frame is not None:
            rel = replace(frame, args=tuple(arg for arg in frame.args if arg is not subject))
            for one in part.extra:
                if one.cat in ("C", "N", "F", "T", "W", "D", "quote"):
                    rel = rel.plus(Arg(one.val, one.cat))
            if any(one.cat == "X" for one in part.extra):
                found.append(part)
                rel = None
            continue
        if rel is not None and frame is not None and not part.role and not frame.has("W", "L"):
            whoever = Arg(Who("all", any=True, every=True, rel=rel), "W", side="L")
            part.item = replace(part.item, val=frame.plus(whoever))
            rel = None
        found.append(part)
    if people is not None:
        found.append(Part("", "", Item("W", 0, 0, people), "?"))
    return found


def _relative(part: Part) -> Arg | None:
    """The *who* of a clause that only says who."""
    if part.frame is None or part.role:
        return None
    subject = next((arg for arg in part.frame.args if arg.cat == "W" and not arg.prep), None)
    if subject is None or not isinstance(subject.item, Who):
        return None
    return subject if subject.item.relative and subject.item.rel is None else None
