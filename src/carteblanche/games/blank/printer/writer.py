"""What all parts of the printer share while one meaning is put into words: the language, the author's words, how much may still be said.

A `Scope` says how players are spoken of at one place in the text. It is passed on, never changed, so that a phrase can be put into
any case later and still mean the same.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from typing import Any, Final

from msgspec import NODEFAULT
from msgspec.structs import fields

from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.calculus import steps as s
from carteblanche.games.blank.printer.grammar import Clause, Language, Nominal, Phrase, Possessive, Quantity
from carteblanche.games.blank.printer.labels import field_label, part_label, value_label

MOST_WORDED: Final = 1_500
"""So many parts are put into words; what is beyond is an ellipsis. The largest meaning that can be written is far larger."""
LETTERS: Final = "XYZWVU"
FREE_TEXT: Final = ("text", "name", "mark")
"""Fields with words of the author."""


@dataclass(frozen=True, slots=True)
class Scope:
    you: str = "second"
    """`second`: the reader of a game card. Else what they did, for *the one who played*."""
    salient: bool = True
    """Whether a pronoun means `you` and nobody else."""
    each: Phrase | None = None
    outer: Phrase | None = None
    subject: Any = None
    """Who the sentence is about: what is theirs is *their own*."""
    alias: Any = None
    """Who was spoken of last and is *they* now."""

    def about(self, subject: Any) -> Scope:
        """Inside a sentence with this subject."""
        return replace(self, subject=subject)

    def one_by_one(self, each: Phrase, outer: Phrase | None) -> Scope:
        """Where each of some players is looked at: a pronoun is theirs now."""
        return replace(self, each=each, outer=outer, salient=self.you == "second", alias=None, subject=None)

    def going_on_with(self, who: Any) -> Scope:
        """After a sentence about them, in the same breath."""
        if who == "you":
            return replace(self, salient=True, subject=None)
        return replace(self, alias=who if is_settled(who) else None, salient=self.you == "second", subject=None)


def bracketed(text: str, said: str) -> str:
    """The text with something in brackets after it; a comma at its end comes behind them."""
    return f"{text[:-1]} ({said})," if text.endswith(",") else f"{text} ({said})"


def is_settled(who: Any) -> bool:
    """Whether these are the same people however often they are named: neither chosen anew nor found by comparing."""
    if isinstance(who, p.Beside | p.Named):
        return is_settled(who.of) if isinstance(who, p.Beside) else True
    return isinstance(who, str) and who not in ("all", "others", "each", "outer", "nobody")


class Writer(ABC):
    """One meaning being put into words. The sorts of the calculus are worded by the classes that build on this one."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.quoted: list[str] = []
        self.worded = 0
        self.letters: list[str] = []
        self.pending: list[str] = []
        self.them = "3s"
        self.these = 0

    # The sorts, each in a module of its own

    @abstractmethod
    def players(self, who: p.Players, scope: Scope) -> Phrase: ...

    @abstractmethod
    def owned(self, who: p.Players, scope: Scope) -> Possessive | None:
        """How to say that something is theirs without naming them, if one may."""

    @abstractmethod
    def chooses(self, by: p.Players, scope: Scope) -> str:
        """Who chooses, as a note."""

    @abstractmethod
    def cards(self, cards: p.Cards, scope: Scope) -> Phrase: ...

    @abstractmethod
    def kind(self, fit: p.Filter, scope: Scope, shape: Nominal) -> Phrase:
        """Cards of this kind; `shape` says how many and which."""

    @abstractmethod
    def shape(self, cards: p.Cards, scope: Scope, n: Quantity | None = None) -> Nominal:
        """How many cards and from where, before it is said what they show."""

    @abstractmethod
    def distributed(self, who: p.Players, scope: Scope) -> Phrase:
        """The first time that each of them is spoken of one by one."""

    @abstractmethod
    def hand(self, of: p.Players, scope: Scope) -> Phrase: ...

    @abstractmethod
    def place(self, place: p.Source, way: str, scope: Scope) -> str:
        """*in*, *from* or *to* a place."""

    @abstractmethod
    def number(self, n: p.Number, scope: Scope) -> Phrase: ...

    @abstractmethod
    def quantity(self, n: p.Number, scope: Scope, op: str = "=") -> Quantity: ...

    @abstractmethod
    def often(self, n: p.Number, scope: Scope, op: str = "=") -> Phrase:
        """So many times."""

    @abstractmethod
    def time(self, seconds: int) -> Phrase: ...

    @abstractmethod
    def condition(self, one: p.Condition, scope: Scope) -> Clause: ...

    @abstractmethod
    def subordinate(self, one: p.Condition, scope: Scope) -> str:
        """A condition as a subordinate clause, *and* and *or* included."""

    @abstractmethod
    def event(self, one: p.Event, scope: Scope, subject: Phrase | None = None) -> Clause:
        """What happens; `subject` instead of whom the event names."""

    @abstractmethod
    def happening(self, one: p.Event, scope: Scope) -> str:
        """An event as a subordinate clause."""

    @abstractmethod
    def after(self, one: p.Event, scope: Scope) -> Scope:
        """How players are spoken of once this has happened."""

    @abstractmethod
    def until(self, one: p.Until, scope: Scope) -> str: ...

    @abstractmethod
    def run(self, steps: s.Steps, scope: Scope, *, level: int, last: bool = True, lead: str = "") -> str:
        """Steps, one after the other; `lead` is what stands before the first and what it follows from."""

    @abstractmethod
    def holds(self, change: s.Change, scope: Scope, front: str, *, last: bool = True) -> str:
        """A change in the allowed, for as long as `front` says."""

    # What they share

    def quote(self, text: str) -> str:
        """The author's own words, kept from all grammar."""
        self.quoted.append(text)
        return f"\ue000{len(self.quoted) - 1}\ue001"

    def spent(self) -> bool:
        """Count one more part; whether there were too many."""
        self.worded += 1
        return self.worded > MOST_WORDED

    def letter(self, number: Phrase) -> str:
        """A letter for a number that is said at the end of the sentence."""
        n = len(self.letters)
        name = LETTERS[n] if n < len(LETTERS) else f"N{n}"
        self.letters.append(name)
        self.pending.append(self.language.word("letter", letter=name, number=number))
        return name

    def settled(self, text: str) -> str:
        """With what its letters stand for."""
        if not self.pending:
            return text
        said, self.pending = "; ".join(self.pending), []
        return bracketed(text, said)

    def notes(self, part: p.Part, *unsaid: str) -> str:
        """What fields say that the words have no place for, if it is not what one would assume anyway."""
        said: list[str] = []
        for one in fields(type(part)):
            value = getattr(part, one.name)
            if one.name in unsaid and (one.default is NODEFAULT or value != one.default):
                said.append(self.labelled(one.name, value))
        return f" ({'; '.join(said)})" if said else ""

    def labelled(self, name: str, value: Any) -> str:
        """A field by its label, free text as it was written."""
        free = name in FREE_TEXT and isinstance(value, str) and value
        return f"{field_label(name, self.language.code)}: {self.quote(value) if free else self.plain(value)}"

    def plain(self, value: Any) -> str:
        """Any value by its labels: for what no sentence was made for."""
        if self.spent():
            return "…"
        if isinstance(value, tuple):
            return f"[{', '.join(map(self.plain, value))}]"  # pyright: ignore[reportUnknownArgumentType]
        if isinstance(value, p.Part):
            inside = [
                self.labelled(one.name, getattr(value, one.name))
                for one in fields(type(value))
                if one.default is NODEFAULT or getattr(value, one.name) != one.default
            ]
            label = part_label(type(value), self.language.code)
            return f"{label} ({'; '.join(inside)})" if inside else label
        if isinstance(value, int) and not isinstance(value, bool):
            return str(value)
        return value_label(str(value).lower() if isinstance(value, bool) else str(value), self.language.code)
