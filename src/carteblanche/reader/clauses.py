"""The rows of a text as sentences of clauses, each with a role from the conjunction before it and from where it stands."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final

from carteblanche.reader.parse import Stretch
from carteblanche.reader.sketch import Arg, Frame, Item, Who

CONDITIONS: Final = frozenset({"if", "while", "unless"})
ASIDES: Final = frozenset({"because", "even-if", "where", "title"})
"""Reasons, concessions and titles: they change nothing."""
ROLES: Final = CONDITIONS | (ASIDES - {"title"}) | {"until", "else"}
GAME: Final = frozenset({"C", "N", "F", "T", "D", "PL", "V", "E", "conj", "mod"})
STORIES: Final = frozenset(
    {"be", "make", "give", "take", "put", "out", "goes", "keep", "stay", "end", "start", "affect", "cover"}
)
"""Verbs that stories are told with, too."""
VAGUE: Final = frozenset({"be", "have", "do", "make"})


@dataclass(slots=True)
class Part:
    """A clause of the text: what role it has, how it is linked to the one before, and what it was taken for."""

    role: str
    link: str
    item: Item
    text: str
    extra: list[Item] = field(default_factory=list[Item])
    row: Stretch | None = None
    first: int = 0
    """The row and the token in it at which it begins."""
    described: bool = False
    """Whether its subject was described by a clause of its own."""
    equated: bool = False
    """Whether an equals sign stands behind it: it is what something follows from."""
    anew: bool = False
    """Whether it begins something new."""

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
        people = self.item.cat == "X" or (self.frame is not None and self.frame.pred in ("social", "do", "say"))
        unknown = {one.start for one in self.extra if one.cat == "X"} if people else set[int]()
        for one in self.extra:
            if one.cat == "N" and one.end in unknown:
                continue
            if one.cat in GAME and not _homely(one.cat, one.val):
                return True
        args = self.frame.args if self.frame is not None else ()
        cards = ("C", "N", "F", "D", "PL")
        return any(
            arg.cat in cards and not getattr(arg.item, "ref", "") and not _homely(arg.cat, arg.item) for arg in args
        )

    def unknown_act(self) -> bool:
        """Whether somebody has to do something that is no verb of the game: *must compliment …*, *give a compliment*."""
        frame = self.frame
        if frame is None or frame.neg or self.of_the_game() or frame.mods & {"ban", "permit"}:
            return False
        after = [one for one in self.extra if one.cat == "X" and one.start >= self.item.end]
        if not after or any(one.cat == "X" and one.end <= self.item.start for one in self.extra):
            return False
        if not frame.pred:
            return frame.modal == "must"
        bare = not any(arg.cat in ("C", "N", "F", "T", "D", "PL", "quote") for arg in frame.args)
        return frame.pred == "give" and bare and frame.modal in ("", "must")

    def gerund(self) -> bool:
        """Whether it only names what is done: *Playing a 5 …*."""
        frame = self.frame
        if frame is None or frame.pred not in ("play", "draw", "social", "say", "discard") or not self.bare():
            return False
        return self.text.split()[0].lower().endswith(("ing", "in'")) and not frame.neg and "ban" not in frame.mods

    def flavour(self, *, title: bool = False) -> bool:
        """Whether it tells a story and nothing of the game: somebody unknown does it, without cards, numbers or turns."""
        frame = self.frame
        if self.role or frame is None or frame.neg or frame.modal or self.of_the_game():
            return False
        if frame.pred not in STORIES:
            return False
        unknown = [one for one in self.extra if one.cat == "X"]
        if not title:
            unknown = [one for one in unknown if one.end <= self.item.start]
            if frame.has("W") or any(one.cat in ("W", "neg", "ban") for one in self.extra):
                return False
        return bool(unknown) and all(getattr(arg.item, "ref", "") for arg in frame.args if arg.cat not in ("W", "U"))

    def asks(self) -> bool:
        """Whether it begins with its verb and has its subject behind it: *Hast du eine 6, …*."""
        frame = self.frame
        if frame is None or self.item.start != frame.at or frame.modal:
            return False
        if frame.pred in ("be", "goes") and frame.has("C", "R") and not frame.has("W") and "inf" not in frame.form:
            return frame.verb_first()
        return frame.pred in ("have", "be", "play", "draw") and frame.has("W", "R") and not frame.has("W", "L")

    def told(self) -> bool:
        """Whether it tells of something, before a dash, without saying who: *Забыл – …*, *grasz dwójkę – …*."""
        frame = self.frame
        if frame is None or self.role or self.link or frame.modal not in ("", "want"):
            return False
        return bool(frame.form & {"past", "2", "3"}) and "imp" not in frame.form and not frame.has("W")

    def law(self) -> bool:
        """Whether it forbids, allows or demands a play."""
        frame = self.frame
        if frame is None or frame.pred not in ("play", "put", "match", "follow", "win"):
            return False
        return frame.neg or bool(frame.modal) or "ban" in frame.mods or "permit" in frame.mods

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

    def heads(self, mark: str) -> bool:
        """Whether it is what sets off that which follows the mark: *Every 1 played: …*, *Playing a 5 = …*."""
        frame = self.frame
        if frame is None or frame.modal or frame.neg or frame.mods & {"ban", "permit"}:
            return False
        return frame.pred in ("play", "social", "say", "have") or (mark in ("=", "→") and frame.pred in ("draw", "win"))

    def fails(self) -> bool:
        """Whether it only says that something was not said or done: *if not*, *wer es vergisst*."""
        frame = self.frame
        if frame is None or self.extra or any(arg.cat not in ("W", "C") for arg in frame.args):
            return False
        if any(arg.cat == "C" and not arg.item.ref for arg in frame.args):
            return False
        return frame.pred == "forget" or (frame.neg and frame.pred in ("say", "do", "social"))

    def says_bare(self) -> bool:
        """Whether what is said stands without quotation marks."""
        frame = self.frame
        return (
            frame is not None
            and self.row is not None
            and frame.has("quote")
            and not any(token.kind == "quote" for token in self.row.tokens[self.item.start : self.item.end])
        )

    def forget_quotation(self) -> None:
        """More is said than was taken for it."""
        frame = self.frame
        if frame is not None and self.says_bare():
            self.item = replace(
                self.item, val=replace(frame, args=tuple(arg for arg in frame.args if arg.cat != "quote"))
            )

    def plays_this(self) -> bool:
        frame = self.frame
        return (
            frame is not None
            and frame.pred == "play"
            and any(arg.cat == "C" and arg.item.ref == "this" for arg in frame.args)
        )

    def describing(self) -> str:
        """The words that say who, of a clause whose subject is described: *whoever coughs | draws*."""
        frame = self.frame
        if frame is None or self.row is None or frame.at - self.item.start < 2:
            return self.text
        return self.row.said(self.item.start + 1, frame.at).strip(" ,") or self.text

    def acting(self) -> str:
        """The words that say what is done, without who, may, must and not."""
        frame = self.frame
        if frame is None or self.row is None:
            return self.text
        start, end = self.first, max(one.end for one in (self.item, *self.extra))
        if self.described and frame.at > self.item.start:
            start = frame.at
        while start < end and start in frame.own:
            start += 1
        while end > start and end - 1 in frame.own:
            end -= 1
        return self.row.said(start, end).strip(" ,") or self.text

    def doer(self) -> Who | None:
        """Who does it, as far as a clause without a verb of the game tells."""
        if self.frame is not None:
            for arg in self.frame.args:
                if arg.cat == "W" and arg.side == "L":
                    return arg.item  # type: ignore[no-any-return]
            behind = next((arg for arg in self.frame.args if arg.cat == "W" and not arg.prep and arg.item.every), None)
            if behind is not None and self.frame.at > self.first:
                return behind.item  # type: ignore[no-any-return]
        return next((one.val for one in self.extra if one.cat == "W" and one.end <= self.item.start), None)

    def about_each(self) -> None:
        """Everybody in their own turn is whose turn it is."""
        for arg in self.frame.args if self.frame is not None else ():
            if arg.cat == "W" and arg.side == "L" and not arg.prep and arg.item.value == "all" and arg.item.rel is None:
                self.replace_player(arg, Who("you"))
                return

    def replace_player(self, old: Arg, who: Who) -> None:
        """The same clause about somebody else."""
        frame = self.frame
        assert frame is not None
        args = tuple(replace(arg, item=who, side="L") if arg is old else arg for arg in frame.args)
        self.item = replace(self.item, val=replace(frame, args=args))
        self.described = self.described or old.item.rel is not None


def _homely(cat: str, value: Any) -> bool:
    """Words of the game that people use for other things as well: *at the table*, *during the game*."""
    match cat:
        case "V":
            return value.pred in ("be", "do", "social")
        case "T":
            return value.name in ("game", "time", "choice", "seat", "round", "word", "minute", "second", "hour")
        case "PL":
            return bool(value == "middle")
        case "C":
            return bool(value.place == "middle")
        case _:
            return False


def sentences(rows: list[Stretch]) -> list[list[Part]]:
    """The text as sentences of clauses. What stands before a colon, an equals sign or a question mark is a title or a condition."""
    found: list[list[Part]] = []
    parts: list[Part] = []
    for row in rows:
        new = _clauses(row)
        parts += new
        alone = len(new) == 1 and new[0].item.cat == "W" and not new[0].extra
        if (
            row.mark in (":", "-", "–", "—")
            and not alone
            and not any((part.speaks() and not part.flavour(title=True)) or part.role for part in new)
        ):
            for part in new:
                part.role = "title"
        elif row.mark in (":", "=", "?", "-", "–", "—", "→"):
            if row.mark in ("-", "–", "—") and new and new[-1].told():
                new[-1].role, new[-1].anew = "if", True
            elif row.mark == "?" or all(part.frame is None or part.role or part.heads(row.mark) for part in new):
                for part in new:
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
        told = any(one.role not in CONDITIONS and one.role not in ASIDES for one in found[-1])
        if anew and told and index + 1 < len(parts) and part.role == "if":
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


def _clauses(row: Stretch) -> list[Part]:
    parts: list[Part] = []
    role, link = "", ""
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
            parts.append(current)
            link = ""
    return parts


def _conjunction(value: str, role: str, link: str) -> tuple[str, str]:
    """Role and link of what follows a conjunction; *a jeśli* has both."""
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
    for index, part in enumerate(parts):
        filled = gapped(part, parts[index - 1]) if index else None
        if filled is not None:
            part.item, part.extra = filled, []
    rel: Frame | None = None
    people: Who | None = None
    parts = _words_joined(_phrases_joined(parts))
    for part in parts:
        frame = part.frame
        if part.item.cat == "W" and not part.extra and not part.role and people is None:
            people = part.item.val
            continue
        if people is not None and frame is not None and not part.role and not frame.has("W"):
            part.item = replace(part.item, val=frame.plus(Arg(people, "W", side="L")))
            people = None
        if _outside(part, parts):
            part.role = "if"
            found.append(part)
            people = Who("you")
            continue
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


def _phrases_joined(parts: list[Part]) -> list[Part]:
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


def _words_joined(parts: list[Part]) -> list[Part]:
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


def _relative(part: Part) -> Arg | None:
    """The *who* of a clause that only says who."""
    if part.frame is None or part.role:
        return None
    subject = next((arg for arg in part.frame.args if arg.cat == "W" and not arg.prep), None)
    if subject is None or not isinstance(subject.item, Who):
        return None
    return subject if subject.item.relative and subject.item.rel is None else None
