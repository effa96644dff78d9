"""The grammar that all five languages share: noun phrases, clauses, and how a language puts them into words.

Rules of this file
- A `Phrase` is something that has a form in every case: *der nächste Spieler*, *dem nächsten Spieler*. Languages without cases ignore
  them.
- A `Nominal` is a noun phrase before it is put into words: which noun, how many, which adjectives. Only a language knows how they agree.
- A `Clause` is a key and what fills its gaps. The language has a frame for the key: `who|draw|{cards:acc}` is subject, verb and
  rest; the verb agrees with the subject, and word order is the language's own. A frame without bars is text that never changes its order.
- In the rest `^` stands where the clause proper ends, before a colon and what it announces: some verbs go there.
- Gaps are `{name:form}`. `{own:…}` is the possessive that goes back to the subject.
- The author's own words are never touched: they stand in the text as a mark until all grammar is done (`QUOTE`).
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, TypeAlias

Mode: TypeAlias = Literal["main", "inverted", "sub", "infinitive"]
"""A main clause, one after something that stands before it (German moves the verb), a subordinate clause, an infinitive."""
Modal: TypeAlias = Literal["", "may", "must", "may-not", "about"]
QUOTE: Final = re.compile("\ue000(\\d+)\ue001")
GAP: Final = re.compile(r"\{(\w+)(?::([\w,]+))?\}")


@dataclass(frozen=True, slots=True)
class Phrase:
    """A noun phrase in words, in every case."""

    form: Callable[[str], str]
    agreement: str = "3s"
    """Person and number of the verb: 2s, 3s, 3p, 2p."""
    pronoun: bool = False
    negative: bool = False
    """*nobody*: some languages negate the verb as well."""
    many: Phrase | None = None
    """The same people as a group: *all players* where the phrase itself is *everybody*."""
    some: Phrase | None = None
    """Any one of them: *a player with a red card* where the phrase itself is *every player with a red card*."""

    def __call__(self, case: str = "nom") -> str:
        """The words in this case."""
        return self.form(case)

    @property
    def group(self) -> Phrase:
        """As a group."""
        return self.many or self


def fixed(text: str, agreement: str = "3s") -> Phrase:
    """A phrase that looks the same in every case."""
    return Phrase(lambda _: text, agreement)


@dataclass(frozen=True, slots=True)
class Quantity:
    """How many: a number or a letter that stands for one; `op` as in comparisons, `=!` for *exactly*, `+` for *or more*."""

    n: int | str
    op: str = "="


@dataclass(frozen=True, slots=True)
class Possessive:
    """*your*, *their*: of whom, and whether that is the subject."""

    agreement: str
    own: bool


@dataclass(frozen=True, slots=True)
class Nominal:
    noun: str
    det: str = ""
    """`a`, `the`, `all`, `this`, `no`, `every`, or nothing."""
    count: Quantity | None = None
    adjectives: tuple[str, ...] = ()
    detail: str = ""
    """What is said of it after the noun, and after that, where it is."""
    after: str = ""
    plural: bool = False
    whose: Possessive | None = None


@dataclass(frozen=True, slots=True)
class Clause:
    frame: str
    slots: Mapping[str, Phrase | str] = field(default_factory=dict[str, "Phrase | str"])
    adverb: str = ""
    """*for the third time*, *per turn*: each language has its place for it."""


class Language(ABC):
    """What a language has to bring: data, and as little code as it needs."""

    code: str
    frames: Mapping[str, str]
    words: Mapping[str, str]
    """Short texts that are no clauses, some with gaps."""
    verbs: Mapping[str, str]
    """Forms of a verb, separated by spaces: which ones is for the language to say."""
    modals: Mapping[str, str]
    roles: Mapping[str, str]
    """Players by their roles, in the notation of `described`."""
    cases: tuple[str, ...] = ("nom",)
    places: Mapping[str, str]
    """Prepositions with their cases, for being in, coming from and going to a place: `in:dat from:dat into:acc`."""
    quotes: tuple[str, str]

    # Each language its own

    @abstractmethod
    def nominal(self, one: Nominal, case: str) -> str:
        """The noun phrase in this case."""

    def nominal_agreement(self, one: Nominal) -> str:
        """How a verb agrees with it."""
        count = one.count
        if count is not None and not one.plural:
            return "3s" if count.n == 1 else "3p"
        return "3p" if one.plural else "3s"

    @abstractmethod
    def pronoun(self, agreement: str) -> Phrase:
        """*you*, *they*."""

    def stressed(self, one: Phrase) -> Phrase:
        """A pronoun beside others, where some languages need another form or would leave it out."""
        return one

    @abstractmethod
    def possessive(self, whose: Possessive, form: str) -> str:
        """*your*, *their*; `form` says what it agrees with."""

    @abstractmethod
    def finite(self, verb: str, agreement: str) -> str: ...

    @abstractmethod
    def infinitive(self, verb: str) -> str: ...

    def ordinal(self, n: int) -> str:
        return f"{n}."

    def tidy(self, text: str) -> str:
        """The last touch: contractions and elisions."""
        return text

    # Shared

    def described(self, key: str, slots: Mapping[str, Phrase | str] | None = None, **changes: Any) -> Phrase:
        """A phrase from its notation in `roles`: `the next player|after {of}` is determiner, adjectives and noun, and what follows them;
        `3p=they/them` are forms in the order of the cases, with how a verb agrees.
        """
        text = self.roles[key]
        if "=" in text:
            agreement, _, written = text.partition("=")
            forms = [self.fill(form, slots or {}) for form in written.split("/")]
            by_case = dict(zip(self.cases, forms, strict=False))
            return Phrase(lambda case: by_case.get(case, forms[0]), agreement or "3s")
        left, _, after = text.partition("|")
        det, *adjectives, noun = left.split()
        plural = noun.endswith("+")
        made = Nominal(
            noun.removesuffix("+"),
            det="" if det == "-" else det,
            adjectives=tuple(adjectives),
            after=self.fill(after, slots or {}),
            plural=plural,
        )
        return self.phrase(replace(made, **changes))

    def phrase(self, one: Nominal) -> Phrase:
        return Phrase(lambda case: self.nominal(one, case), self.nominal_agreement(one))

    def word(self, key: str, **slots: Phrase | str) -> str:
        """A short text with its gaps filled."""
        return self.fill(self.words[key], slots)

    def fill(self, template: str, slots: Mapping[str, Phrase | str], whose: str = "3s") -> str:
        def gap(found: re.Match[str]) -> str:
            name, form = found[1], found[2] or "nom"
            if name == "own" and "own" not in slots:
                return self.possessive(Possessive(whose, own=True), form)
            slot = slots.get(name, "")
            return slot if isinstance(slot, str) else slot(form)

        return re.sub(r"  +", " ", GAP.sub(gap, template)).strip()

    def clause(self, one: Clause, mode: Mode = "main", modal: Modal = "") -> str:
        frame = self.frames[one.frame]
        if "|" not in frame:
            return join(self.fill(frame, one.slots), one.adverb)
        subject_part, verb, rest = frame.split("|")
        slot = one.slots.get(subject_part)
        if isinstance(slot, Phrase):
            subject = slot
        else:
            plural = subject_part.endswith(":3p")
            subject = fixed(self.fill(subject_part.removesuffix(":3p"), one.slots), "3p" if plural else "3s")
        return self.order(subject, verb, rest, one, mode, modal)

    def order(self, subject: Phrase, verb: str, rest: str, one: Clause, mode: Mode, modal: Modal) -> str:
        """Subject, verb, rest."""
        said = self.rest(rest, subject, one).replace("^", "")
        if mode == "infinitive":
            return join(self.infinitive(verb), said)
        return join(subject(), self.predicate(subject, verb, modal), said)

    def rest(self, template: str, subject: Phrase, one: Clause) -> str:
        """What follows the verb, with the adverb at its end if it has no gap for it."""
        if "{adverb}" not in template:
            head, mark, tail = template.partition("^")
            template = f"{head} {{adverb}}{mark}{tail}"
        return self.fill(template, {"adverb": one.adverb, **one.slots}, subject.agreement).replace(" ^", "^")

    def predicate(self, subject: Phrase, verb: str, modal: Modal) -> str:
        if not modal:
            return self.finite(verb, subject.agreement)
        return join(self.finite(self.modals[modal], subject.agreement), self.infinitive(verb))

    def listed(self, texts: list[str], by: str) -> str:
        """*A, B and C*; `by` is `and` or `or`."""
        if len(texts) < 2:
            return "".join(texts)
        return f"{', '.join(texts[:-1])} {self.words[by]} {texts[-1]}"

    def finished(self, text: str, quoted: list[str]) -> str:
        """The text as it is shown, with the author's words in their places."""
        text = re.sub(r"\s+([,.;:)])", r"\1", text)
        text = re.sub(r",(?=[,.;:)])", "", text)
        text = self.tidy(re.sub(r"\(\s+", "(", text))
        opening, closing = self.quotes
        return QUOTE.sub(lambda found: f"{opening}{quoted[int(found[1])]}{closing}", text)


def join(*texts: str) -> str:
    """The texts that say something, with spaces between."""
    return " ".join(text for text in texts if text)


def capital(text: str) -> str:
    """With a capital letter, wherever the first one stands."""
    for n, letter in enumerate(text):
        if letter.isalpha():
            return text[:n] + letter.upper() + text[n + 1 :]
        if letter not in "(« ":
            return text
    return text
