"""A clause of a text: what role it has and what it was taken for."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final

from carteblanche.reader.phrases.parse import Stretch
from carteblanche.reader.phrases.sketch import Arg, Frame, Item, Who
from carteblanche.reader.phrases.whoever import several

CONDITIONS: Final = frozenset({"if", "while", "unless"})
COMMENTARY: Final = frozenset({"because", "even-if", "where", "title"})
"""Reasons, concessions and titles: they change nothing."""
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
    only: bool = False
    """*only if*: whether what it is a condition of holds nowhere else."""
    once: bool = False
    """Whether what it tells of counts the next time only."""
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
        if self.item.cat == "W" and [one.val.value for one in self.extra if one.cat == "adv"] == ["again"]:
            return len(self.extra) == 1
        game = ("V", "C", "N", "T", "F", "D", "U", "E")
        if self.item.cat == "PP" and self.item.val.cat in ("C", "F") and self.item.val.prep in ("on", "at"):
            shown = self.item.val.item
            return bool(shown.fit if self.item.val.cat == "C" else shown.tests)
        return self.item.cat in game or any(one.cat in game[:5] for one in self.extra) or self.once_more()

    def calls_out(self) -> bool:
        """*…, you lucky one*: whether its unknown words only call somebody or something names."""
        if self.role or self.link not in ("", "but") or self.row is None:
            return False
        items = (self.item, *self.extra)
        unknown = [one for one in items if one.cat in ("X", "said")]
        if not unknown or any(one.cat not in ("X", "said", "adv", "fluff") for one in items):
            return False
        return all(token.named for one in unknown for token in self.row.tokens[one.start : one.end])

    def once_more(self) -> bool:
        """*Me again*: whether it only says that somebody has another turn."""
        items = (self.item, *self.extra)
        again = any(one.cat in ("adv", "q") and one.val.value == "again" for one in items)
        return len(items) == 2 and again and any(one.cat == "W" and one.val.value == "you" for one in items)

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

    def appoints(self) -> bool:
        """Whether it says that somebody decides whom what follows is about: *Say | who draws*, *du bestimmst, | wer aussetzt*."""
        frame = self.frame
        if frame is None or self.role or self.extra or frame.neg or frame.pred not in ("choose", "name", "say"):
            return False
        return all(arg.cat == "W" and not arg.prep and arg.item.value in ("you", "~self") for arg in frame.args)

    def asks(self) -> bool:
        """Whether it begins with its verb and has its subject behind it: *Hast du eine 6, …*."""
        frame = self.frame
        if frame is not None and "asked" in frame.mods and not frame.modal:
            return True
        if frame is not None and frame.modal and frame.finite == self.item.start and frame.pred and frame.has("W"):
            return True
        if frame is None or self.item.start != frame.at or frame.modal:
            return False
        if frame.pred in ("be", "goes") and frame.has("C", "R") and not frame.has("W") and "inf" not in frame.form:
            return frame.verb_first()
        stated = any(arg.cat == "W" and not arg.prep and (arg.item.any or arg.item.case == "nom") for arg in frame.args)
        if frame.form == frozenset({"t"}) and stated and frame.pred:
            return not frame.has("W", "L")
        return frame.pred in ("have", "be", "play", "draw") and frame.has("W", "R") and not frame.has("W", "L")

    def modal(self) -> str:
        """What this clause says of the one behind it, if it says nothing else: that it may, must or must not be done."""
        frame = self.frame
        unknown = all(one.cat == "X" and one.start >= self.item.end for one in self.extra)
        if frame is None or not unknown or self.role or any(arg.cat not in ("W", "U") for arg in frame.args):
            return ""
        people = [arg for arg in frame.args if arg.cat == "W"]
        if not frame.pred and frame.modal in ("may", "must", "maynot") and len(people) < 2:
            return "maynot" if frame.neg and frame.modal == "may" else "" if frame.neg else frame.modal
        if frame.pred == "be" and not frame.neg and not frame.modal and len(people) < 2:
            return "may" if "permit" in frame.mods else "maynot" if "ban" in frame.mods else ""
        return ""

    def wishes(self) -> bool:
        """Whether it only says that somebody may do what follows if they like: *if you want*, *Optional: …*, *Lust?*."""
        if self.item.cat == "adv" and self.item.val.value == "optional":
            return all(one.cat in ("adv", "W", "fluff") for one in self.extra)
        frame = self.frame
        if frame is None or frame.modal != "want" or frame.neg or self.role != "if":
            return False
        people = all(arg.cat == "W" and not arg.prep and arg.item.rel is None for arg in frame.args)
        return not frame.pred and people and not self.of_the_game()

    def take_optional(self) -> bool:
        """Whether *optional* stands loosely in it; it is taken out."""
        found = [one for one in self.extra if one.cat == "adv" and one.val.value == "optional"]
        self.extra = [one for one in self.extra if one not in found]
        return bool(found)

    def narrates(self) -> bool:
        """Whether it tells of something, before a dash, without saying who: *Забыл – …*, *grasz dwójkę – …*."""
        frame = self.frame
        if frame is None or self.role or self.link or frame.modal not in ("", "want"):
            return False
        return bool(frame.form & {"past", "2", "3"}) and "imp" not in frame.form and not frame.has("W")

    def law(self) -> bool:
        """Whether it forbids, allows or demands a play."""
        frame = self.frame
        if frame is None or frame.pred not in ("play", "put", "match", "follow", "win", "cover"):
            return False
        return frame.neg or bool(frame.modal) or "ban" in frame.mods or "permit" in frame.mods

    def verdict(self) -> str:
        """*Right: …*, *Falsch? …*: what it says of what was done before, if it says nothing else."""
        if self.item.cat == "verdict" and not self.extra and not self.role:
            return str(self.item.val.value)
        wrongly = self.item.cat == "adv" and self.item.val.value == "wrongly" and not self.extra and not self.role
        return "wrong" if wrongly else ""

    def reserve(self) -> None:
        """*Sixes may be played | only if …*: what may be played under a condition is forbidden without it."""
        frame = self.frame
        if frame is not None and frame.pred in ("play", "put") and frame.modal == "may" and not frame.neg:
            self.item = replace(self.item, val=replace(frame, mods=frame.mods | {"only", "inner", "only-if"}))

    def bans(self) -> bool:
        """Whether it forbids something that people do, or cards."""
        items = (self.item, *self.extra)
        if any(one.cat == "ban" for one in items):
            return True
        frame = self.frame
        if frame is None:
            return any(one.cat == "C" and one.val.no for one in items) and not any(one.cat == "W" for one in items)
        nobody = any(arg.cat == "W" and arg.item.value == "nobody" for arg in frame.args)
        if frame.pred not in ("social", "say", "look", "do", "play", ""):
            return False
        return frame.modal == "maynot" or "ban" in frame.mods or nobody or (frame.neg and frame.pred == "social")

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
        if any(arg.cat == "T" and arg.item.name == "choice" for arg in frame.args):
            return False
        if frame.pred == "say" and mark == ":" and not frame.has("W") and not frame.form and not self.gerund():
            return False
        if frame.pred == "draw" and frame.has("C", "L") and "signed" not in frame.mods:
            return True
        return frame.pred in ("play", "social", "say", "have") or (
            mark in ("=", "→") and frame.pred in ("draw", "win", "accuse", "forget", "think")
        )

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

    def plays_this(self, *, bare: bool = False) -> bool:
        """Whether this card is played; `bare`: or nothing is said of which."""
        frame = self.frame
        if frame is None or frame.pred != "play":
            return False
        cards = [arg for arg in frame.args if arg.cat in ("C", "N", "F")]
        return any(arg.cat == "C" and arg.item.ref == "this" for arg in cards) or (bare and not cards)

    def describing(self) -> str:
        """The words that say who, of a clause whose subject is described: *whoever coughs | draws*."""
        frame = self.frame
        if frame is None or self.row is None or frame.at - self.item.start < 2:
            return self.text
        return self.row.said(self.item.start + 1, frame.at).strip(" ,") or self.text

    def acting(self) -> str:
        """The words that say what is done, without who, may, must and not."""
        frame = self.frame
        if self.row is None:
            return self.text
        start, end = self.first, max(one.end for one in (self.item, *self.extra))
        spans = [one for one in self.extra if one.cat == "U"]
        start = max([start, *(one.end for one in spans if one.start == start)])
        end = min([end, *(one.start for one in spans if one.end == end)])
        if frame is None:
            return self.row.said(start, end).strip(" ,") or self.text
        if self.described and frame.at > self.item.start:
            start = frame.at
        if (
            "ban" in frame.mods
            and not frame.modal
            and "ing" in frame.form
            and not any(arg.side == "L" for arg in frame.args)
        ):
            start = max(start, frame.at)
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

    def about_them(self) -> bool:
        """Whether it tells of those who were spoken of."""
        people = [arg.item for arg in self.frame.args if arg.cat == "W" and not arg.prep] if self.frame else []
        return all(who.value == "~they" and who.rel is None for who in people)

    def about_each(self) -> None:
        """Everybody in their own turn is whose turn it is."""
        for arg in self.frame.args if self.frame is not None else ():
            if arg.cat == "W" and arg.side == "L" and not arg.prep and arg.item.value == "all" and arg.item.rel is None:
                self.replace_player(arg, Who("you"))
                return

    def takes_up(self, who: Who) -> bool:
        """Whether a pronoun in it is told by what follows: *zieht derjenige eine Karte, | der …*; it is put in."""
        for arg in self.frame.args if self.frame is not None else ():
            if arg.cat == "W" and not arg.prep and arg.item.value == "~they" and arg.item.rel is None:
                self.replace_player(arg, several(who) if arg.item.every else who)
                return True
        return False

    def take_moments(self) -> list[Any]:
        """The moments that stand inside the clause, taken out of it."""
        frame = self.frame
        if frame is None:
            return []
        found = [arg.item for arg in frame.args if arg.cat == "E"]
        rest: list[Arg] = []
        for arg in frame.args:
            rel = arg.item.rel if arg.cat == "W" else None
            if rel is not None and any(one.cat == "E" for one in rel.args):
                found += [one.item for one in rel.args if one.cat == "E"]
                stated = replace(rel, args=tuple(one for one in rel.args if one.cat != "E"))
                rest.append(replace(arg, item=replace(arg.item, rel=stated)))
            elif arg.cat != "E":
                rest.append(arg)
        if found:
            self.item = replace(self.item, val=replace(frame, args=tuple(rest)))
        return found

    def replace_player(self, old: Arg, who: Who) -> None:
        """The same clause about somebody else."""
        frame = self.frame
        assert frame is not None
        args = tuple(replace(arg, item=who, side="L") if arg is old else arg for arg in frame.args)
        if who.value == "you" and _led_by_another(frame, old):
            args = tuple(arg for arg in frame.args if arg is not old)
        self.item = replace(self.item, val=replace(frame, args=args))
        self.described = self.described or old.item.rel is not None


def _led_by_another(frame: Frame, old: Arg) -> bool:
    """*Kto zagra szóstkę, | następny dobiera*: whether whoever was described sets it off, and somebody else does it."""
    if old.side != "L" or old.prep:
        return False
    after = frame.args[frame.args.index(old) + 1 :]
    led = [arg.item for arg in after if arg.cat == "W" and arg.side == "L" and not arg.prep]
    caseless = frame.pred in ("draw", "take", "discard", "skip", "show", "play")
    return any("nom" in one.case.split(".") or (not one.case and caseless) for one in led)


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
