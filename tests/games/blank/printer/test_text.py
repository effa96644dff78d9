"""The printer: every meaning in words, different meanings in different words."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Final, get_args

import pytest
import yaml
from tests.games.blank.printer.meanings import GOLD, MECHANICAL, generated, mutations

from carteblanche.core.luck import KeyedLuck
from carteblanche.games.blank.calculus import making, notation
from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.calculus import steps as s
from carteblanche.games.blank.calculus.normal import normal
from carteblanche.games.blank.printer.grammar import GAP
from carteblanche.games.blank.printer.languages import LANGUAGES
from carteblanche.games.blank.printer.text import LONGEST, Printer, print_meaning
from carteblanche.games.blank.printer.writer import Scope

ALL: Final = tuple(LANGUAGES)
EXPECTED: Final = Path(__file__).parent / "expected"


@pytest.mark.parametrize("language", ALL)
def test_texts_are_as_they_were_read_and_found_good(language: str) -> None:
    written: dict[str, str] = yaml.safe_load((EXPECTED / f"{language}.yaml").read_text(encoding="utf-8"))
    assert {text: print_meaning(notation.read(text), language) for text in written} == written


@pytest.mark.parametrize("language", ALL)
def test_two_meanings_of_the_gold_that_differ_read_differently(language: str) -> None:
    by_text: dict[str, s.Meaning] = {}
    for meaning in GOLD.values():
        text = print_meaning(meaning, language)
        assert normal(by_text.setdefault(text, meaning)) == normal(meaning), text


def same_by_definition(one: s.Meaning, other: s.Meaning) -> bool:
    """A card that its holder plays against something is about its holder, whether it says so or not."""

    def holder(meaning: s.Meaning) -> bytes:
        return s.encode(normal(meaning)).replace(b'"who":"you"', b'"who":"all"')

    return isinstance(one.clauses[0], s.React) and holder(one) == holder(other)


@cache
def changed_gold() -> list[tuple[s.Meaning, list[s.Meaning]]]:
    """Every meaning once, with others that differ from it in one part."""
    luck = KeyedLuck.seeded(1)
    found: list[tuple[s.Meaning, list[s.Meaning]]] = []
    for meaning in dict.fromkeys(MECHANICAL.values()):
        others = [
            other
            for other in mutations(meaning, luck)
            if normal(other) != normal(meaning) and not same_by_definition(meaning, other)
        ]
        found.append((meaning, others))
    return found


@pytest.mark.parametrize("language", ALL)
def test_whatever_is_changed_in_the_gold_is_read(language: str) -> None:
    silent: list[str] = []
    for meaning, others in changed_gold():
        text = print_meaning(meaning, language)
        mine = others[ALL.index(language) % 3 :: 3]
        silent += [notation.write(other) for other in mine if print_meaning(other, language) == text]
    assert not silent


@pytest.mark.parametrize("language", ALL)
def test_no_meaning_fails_and_every_text_is_bounded(language: str) -> None:
    for meaning in generated(300, 7):
        text = print_meaning(meaning, language)
        assert text
        assert len(text) <= LONGEST
        assert not re.search(r"[{}|]|\ue000|None", text), text


def test_the_largest_meanings_are_cut_short() -> None:
    step: Any = s.Skip("you")
    for _ in range(p.DEEPEST):
        step = s.If(p.Coin(), (step,) * p.MOST_PARTS, (step,))
    large = s.Meaning((s.When("this", (step,)),))
    for language in ALL:
        assert len(print_meaning(large, language)) <= LONGEST


@pytest.mark.parametrize("language", ALL)
def test_every_part_and_every_word_of_the_calculus_has_words(language: str) -> None:
    """A part without a sentence of its own would be printed by its labels, which `plain` does."""
    labelled: list[str] = []

    class Watched(Printer):
        def plain(self, value: Any) -> str:
            if isinstance(value, p.Part):
                labelled.append(type(value).__name__)
            return super().plain(value)

    luck = KeyedLuck.seeded(11)
    for sort in (p.Event, p.Condition, p.Players, p.Number, p.Test, p.Until, s.Step, s.Change, s.Clause):
        for kind in making._members(sort):
            for _ in range(6):
                kinds = get_args(kind) if getattr(kind, "__origin__", None) is not None else (kind,)
                for one in kinds:
                    value = making.value(luck, one, 1) if isinstance(one, type) else one
                    if isinstance(value, str) and sort is p.Number:
                        continue
                    say(Watched(LANGUAGES[language]), sort, value)
    assert not [name for name in labelled if name != "AnyOf"]


def say(printer: Printer, sort: Any, value: Any) -> None:
    scope = Scope()
    if sort == p.Event:
        printer.happening(value, scope)
    elif sort == p.Condition:
        printer.subordinate(value, scope)
    elif sort == p.Players:
        printer.players(value, scope)("nom")
    elif sort == p.Number:
        printer.number(value, scope)("nom")
    elif sort == p.Test:
        printer.cards(p.Some("discard", (value,)), scope)("nom")
    elif sort == p.Until:
        printer.until(value, scope)
    elif sort == s.Step:
        printer.sentence(value, scope, last=True, level=0)
    elif sort == s.Change:
        printer.holds(value, scope, "")
    else:
        printer.clause(value)


@pytest.mark.parametrize("language", ALL)
def test_every_language_has_the_words_that_english_has(language: str) -> None:
    mine, english = LANGUAGES[language], LANGUAGES["en"]
    optional = {"choice", "chosen-adjective", "not"}
    assert set(mine.frames) == set(english.frames)
    assert set(mine.words) ^ set(english.words) <= optional
    assert set(mine.roles) == set(english.roles)
    assert set(mine.places) == set(english.places)


@pytest.mark.parametrize("language", ALL)
def test_every_language_fills_the_gaps_that_english_fills(language: str) -> None:
    """So that nothing that English says goes unsaid; possessives and adverbs stand where a language needs them."""

    def gaps(text: str) -> set[str]:
        return {name for name, _ in GAP.findall(text)} - {"own", "adverb"} | {
            name
            for name in text.split("|")[:-1]
            if name in ("who", "by", "cards", "one", "left", "time", "n", "counter")
        }

    english = LANGUAGES["en"]
    mine = LANGUAGES[language]
    pairs = [
        (key, text, getattr(mine, table)[key])
        for table in ("frames", "words", "roles")
        for key, text in getattr(english, table).items()
        if key in getattr(mine, table)
    ]
    freely = {"latest", "only-for", "n-times"}
    assert {
        key: (gaps(one), gaps(other)) for key, one, other in pairs if gaps(one) != gaps(other) and key not in freely
    } == {}


def test_the_authors_words_are_quoted_as_written() -> None:
    odd = 'says "a an" , . : le Le de le {who} | '
    meaning = s.Meaning((s.When(p.Reported(odd), (s.Oblige("you", "say", odd),)), s.People(odd)))
    for language in ALL:
        assert print_meaning(meaning, language).count(odd) == 3
