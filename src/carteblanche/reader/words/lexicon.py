"""The words of one language and what they bring: every form with its senses, phrases of several words, and the way from a misspelt word
to a known one.

A lexicon is a data file `lexicons/<language>.yaml`: concepts with the words for them. A concept is a category and a value, `v.draw`; the
chart's rules know categories, the interpreter knows values. A word is written as its base form, of which all forms are made, with irregular
forms in brackets: `draw(drew drawn)`; `=word` stands for itself alone; several words are a phrase, whose first word is inflected
(`pick up`) unless another is marked (`in one ~go`); a German verb with a separable prefix is written `ab|legen`.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import product
from typing import Any, Final

from carteblanche.reader.words.inflect import forms, is_word
from carteblanche.reader.words.spelling import HEARD, SHORT, near

LANGUAGES: Final = ("en", "de", "fr", "pl", "ru")
FOLDED: Final = 0.2
MISSPELT: Final = 0.6
MEANT: Final = 6
"""Known words that a misspelt one may be meant for."""
SENTENCE: Final = 4
"""A phrase of so many words is a clause, whose last word does not stand for the whole: nothing is *whoever caused it's*."""
INFLECTED: Final = {"v": "v", "o": "v", "n": "n", "a": "a", "f": "a", "card": "n", "w": "n", "num": "x", "kind": "n"}
"""Which categories are inflected, and how."""


@dataclass(frozen=True, slots=True)
class Sense:
    """What a word brings: a category, a value of it, the case of the form where it has one, what it costs to take it so."""

    cat: str
    value: str
    case: str = ""
    cost: float = 0.0
    particle: str = ""
    """The separated prefix that must stand further on."""
    form: frozenset[str] = frozenset()
    """What the form of the word tells: cases of a noun, persons and moods of a verb."""
    own: bool = False
    """Whether a phrase speaks of somebody's own: *na początku swojej tury*."""
    several: bool = False
    """Whether an ending in brackets says that there may be several."""
    indefinite: bool = False
    """Whether an article that was dropped says that it is anybody: *a player*."""

    @property
    def cases(self) -> str:
        """The cases that this noun may stand in here: `acc.gen`."""
        known = {one for one in self.case.split(".") if one}
        return ".".join(sorted(known & self.form or known or self.form))


@dataclass(slots=True)
class Node:
    senses: list[Sense] = field(default_factory=list)
    next: dict[str, Node] = field(default_factory=dict)


class Lexicon:
    def __init__(
        self, language: str, data: dict[str, Any], root: Node | None = None,
        folded: dict[str, list[str]] | None = None, known: dict[int, list[str]] | None = None,
    ) -> None:  # fmt: skip
        """From a file's data; with the tables that were made of its words before, these are taken as they are."""
        self.language = language
        self.root = root or Node()
        self.settings: dict[str, Any] = data.get("settings", {})
        self.short: dict[str, list[str]] = {
            short: str(full).split() for short, full in self.settings.get("short", {}).items()
        }
        """Words that people write short or wrong, and the words that they may stand for: *ur*."""
        self.long: dict[str, list[str]] = {
            short: str(full).split() for short, full in self.settings.get("long", {}).items()
        }
        """Words that are several: *gimme*."""
        self.dropped = frozenset(str(data.get("dropped", "")).split())
        """Articles and particles that never carry meaning."""
        self.skipped = frozenset(tuple(phrase.split()) for phrase in str(data.get("skipped", "")).split(", ") if phrase)
        """Phrases that say nothing new: *of your choice*, *that of*."""
        self.plurals = frozenset(str(data.get("plurals", "")).split())
        """Forms of the word *card* that mean several."""
        self.determiners = frozenset(str(data.get("determiners", "")).split())
        """Articles that are also pronouns: kept, and joined to what follows."""
        self.articles = frozenset(str(data.get("articles", "")).split())
        self.inner = self.determiners | frozenset(str(data.get("inner", "")).split())
        """Words that change nothing inside a phrase: *na początku (swojej) tury*."""
        self._apart = frozenset(str(data.get("apart", "")).split())
        """Second words of verbs that may stand apart from them."""
        self.folded: dict[str, list[str]] = folded or {}
        self.known: dict[int, list[str]] = known or {}
        self._irregular: dict[tuple[str, str], list[str]] = {}
        """Irregular forms by word and how it is inflected, wherever in the file they are given."""
        self.idle = self.dropped | {word for phrase in self.skipped for word in phrase}
        """Words that are known, if only to be passed over."""
        self._spellings: dict[int, dict[str, list[str]]] = {}
        """All known words by their spellings without accents and by their sound, by length."""
        self.forms = {form for several in self.known.values() for form in several}
        if root is None:
            self._make(data["words"])

    def _make(self, concepts: dict[str, Any]) -> None:
        """The tables of all forms."""
        for concept, words in concepts.items():
            inflected = INFLECTED.get(concept.partition(".")[0], "x")
            for word in _split(str(words)):
                base, bracket, extra = word.partition("(")
                if bracket:
                    self._irregular.setdefault((base.split()[0].strip("~=?"), inflected), []).extend(
                        extra.rstrip(")").split() if " " not in base else []
                    )
        for concept, words in concepts.items():
            cat, _, value = concept.partition(".")
            for word in _split(str(words)):
                self._add(cat, value, word)
        self.forms = set(_all_forms(self.root))
        for form in sorted(self.forms):
            self.folded.setdefault(self.fold(form), []).append(form)
            self.known.setdefault(len(form), []).append(form)

    def _add(self, cat: str, value: str, word: str) -> None:
        cost = 0.0
        if word.startswith("?"):
            word, cost = word[1:], 0.5
        inflected = INFLECTED.get(cat, "x")
        base, _, extra = word.partition("(")
        parts = [part for part in base.split() if part.lstrip("=~") not in self.dropped or len(base.split()) == 1]
        choices: list[list[tuple[str, str, str]]] = []
        marked = any(part.startswith("~") for part in parts)
        for index, part in enumerate(parts):
            if part.startswith("="):
                choices.append([(part[1:], "", "")])
            elif part.startswith("~") or (index == 0 and not marked):
                plain = part.removeprefix("~")
                irregular = [*extra.rstrip(")").split(), *self._irregular.get((plain, inflected), ())]
                choices.append(list(self._forms(plain, inflected, irregular)))
            else:
                choices.append([(part, "", "")])
        if cat == "v" and len(parts) == 2 and parts[1] in self._apart:
            self._add_apart(cat, value, parts[0], parts[1], cost)
        mark = str(self.settings.get("possessive", ""))
        if mark and cat in ("w", "name") and parts and len(parts) < SENTENCE:
            choices[-1] += [(form + mark, "gen", "") for form, case, _ in choices[-1] if not case]
        for chosen in product(*choices):
            node = self.root
            for form, _, _ in chosen:
                node = node.next.setdefault(form, Node())
            particle = next((one[2] for one in chosen if one[2]), "")
            case = next((one[1] for one in chosen if one[1]), "")
            sense = Sense(cat, value, case, cost, particle, frozenset({case} & {"fin", "inf"}))
            if sense not in node.senses:
                node.senses.append(sense)

    def _add_apart(self, cat: str, value: str, verb: str, particle: str, cost: float) -> None:
        """A verb whose second word may stand further on: *throw two cards away*."""
        for form, case, _ in self._forms(verb, "v", self._irregular.get((verb, "v"), [])):
            senses = self.root.next.setdefault(form, Node()).senses
            sense = Sense(cat, value, case, cost, particle)
            if sense not in senses:
                senses.append(sense)

    def _forms(self, word: str, inflected: str, irregular: list[str]) -> Iterator[tuple[str, str, str]]:
        """Form, case, particle."""
        seen: set[tuple[str, str, str]] = set()
        prefix, bar, base = word.rpartition("|")
        whole = prefix + base
        if inflected == "x":
            yield whole, "", ""
            for form in irregular:
                yield form, "", ""
            return
        for form, case in forms(word if bar else whole, inflected, self.language):
            seen.add((form.replace("|", ""), case, ""))
        for form in irregular:
            seen.add((prefix + form if bar else form, "", ""))
        if bar:
            apart = [form for form, _ in forms(base, inflected, self.language)] + irregular
            seen |= {(form, "", prefix) for form in apart if base.startswith("ge") or not form.startswith("ge")}
        yield from sorted(seen)

    def owns(self, form: str) -> bool:
        """Whether it says that something is somebody's own: *swój*."""
        node = self.root.next.get(form)
        return node is not None and any(sense.cat == "poss" and sense.value == "self" for sense in node.senses)

    def opens(self, form: str) -> bool:
        """Whether it begins a condition."""
        return self.means(form, "conj", "if")

    def names(self, form: str) -> bool:
        """Whether it is a word for somebody."""
        node = self.root.next.get(form)
        return node is not None and any(sense.cat == "w" for sense in node.senses)

    def says(self, form: str) -> bool:
        """Whether it is a form of *say*."""
        return any(self.means(one, "v", "say") for one in (form, *self.folded.get(self.fold(form), ())))

    def exclaims(self, form: str) -> bool:
        """Whether it is called out and says nothing else: *oops*."""
        node = self.root.next.get(form)
        return node is not None and bool(node.senses) and all(sense.cat == "fluff" for sense in node.senses)

    def sounds(self, form: str) -> bool:
        """Whether it is a sound that somebody makes: *moo*."""
        node = self.root.next.get(form)
        return node is not None and bool(node.senses) and all(sense.cat in ("fluff", "o") for sense in node.senses)

    def means(self, form: str, cat: str, value: str) -> bool:
        """Whether it may stand for this concept."""
        node = self.root.next.get(form)
        return node is not None and any((sense.cat, sense.value) == (cat, value) for sense in node.senses)

    def fold(self, word: str) -> str:
        """Without accents, and with the letters that people mistake for each other made equal."""
        plain = _plain(word)
        for old, new in self.settings.get("fold", {}).items():
            plain = plain.replace(old, new)
        return plain

    def corrected(self, word: str, *, name: bool = False) -> list[tuple[str, float]]:
        """Known forms that this unknown word may be meant for, with what it costs to think so; `name`: if it may be somebody's name."""
        own = is_word(word, self.language, names=name)
        if found := self.folded.get(self.fold(word)):
            if own:
                found = [form for form in found if _plain(form) == _plain(word)]
            return [(form, FOLDED) for form in found[:3]]
        if own:
            return []
        return [(form, MISSPELT * distance) for form, distance in self._near(word)]

    def meant(self, word: str, *, name: bool = False) -> str:
        """The one known word that this unknown one is without doubt meant for, or nothing."""
        if len(word) <= SHORT or word in self.forms or word in self.idle or is_word(word, self.language, names=name):
            return ""
        spelt = word
        for letters, letter in self.settings.get("umlauts", {}).items():
            spelt = spelt.replace(letters, letter)
        if spelt in self.forms:
            return spelt
        found = [(form, 0.0) for form in self.folded.get(self.fold(word), ())] or self._near(word)
        if not found:
            return ""
        from rapidfuzz.distance import OSA

        least = min(distance for _, distance in found)
        ranked = sorted((OSA.distance(word, form), form) for form, distance in found if distance == least)
        return ranked[0][1] if len(ranked) == 1 or ranked[0][0] < ranked[1][0] else ""

    def parted(self, word: str) -> tuple[str, str] | None:
        """The two known words that were written as one: *atleast*, *nocheinmal*."""
        if word in self.forms or word in self.idle or is_word(word, self.language):
            return None
        for cut in range(2, len(word) - 1):
            first = self.root.next.get(word[:cut])
            if first is not None and word[cut:] in first.next:
                return word[:cut], word[cut:]
        return None

    def _near(self, word: str) -> list[tuple[str, float]]:
        """The forms whose spelling is nearest, by letters or by sound, each with how far it is."""
        if not self._spellings:
            for form in sorted(self.forms | self.idle):
                for key in {_plain(form), self.fold(form)}:
                    self._spellings.setdefault(len(key), {}).setdefault(key, []).append(form)
        found: dict[str, float] = {}
        for key, distance in {
            *near(_plain(word), self._spellings, self.language),
            *near(self.fold(word), self._spellings, self.language),
        }:
            for form in self._spellings[len(key)][key]:
                found[form] = min(distance, found.get(form, distance))
        least = min(found.values(), default=0.0)
        ranked = sorted((distance, form) for form, distance in found.items() if distance <= least + HEARD)
        return [(form, distance) for distance, form in ranked[:MEANT]]


def _plain(word: str) -> str:
    """Without accents."""
    plain = "".join(c for c in unicodedata.normalize("NFD", word) if not unicodedata.combining(c))
    return plain.replace("ß", "ss")


def _all_forms(node: Node) -> Iterator[str]:
    """Every word that stands anywhere in a phrase."""
    for form, after in node.next.items():
        yield form
        yield from _all_forms(after)


def _split(words: str) -> Iterator[str]:
    """Words are separated by commas, but not inside brackets."""
    depth, start = 0, 0
    for index, sign in enumerate(words):
        depth += (sign == "(") - (sign == ")")
        if sign == "," and depth == 0:
            if word := words[start:index].strip():
                yield word
            start = index + 1
    if word := words[start:].strip():
        yield word


@lru_cache(maxsize=8)
def lexicon(language: str) -> Lexicon:
    from carteblanche.reader.words import tables

    return tables.load(language)
