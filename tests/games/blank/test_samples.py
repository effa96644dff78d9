"""The cards that come with the product: sound, and in five languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from carteblanche.games.blank.calculus.check import check
from carteblanche.games.blank.calculus.notation import classes
from carteblanche.games.blank.calculus.trees import walk
from carteblanche.games.blank.deck import Deck, Words
from carteblanche.games.blank.printer.languages import LANGUAGES
from carteblanche.games.blank.printer.text import print_meaning
from carteblanche.games.blank.samples import samples
from carteblanche.games.blank.sayings import SAID, said, translated
from carteblanche.games.blank.starter import starter

OTHERS = [one for one in LANGUAGES if one != "en"]


def written(deck: Deck) -> list[Words]:
    return [card.words for card in deck.rules] + [card.words for card in deck.cards if card.words is not None]


def own_words(meaning: Any) -> Iterator[str]:
    """What people say, do and see, by the words on the card."""
    for _, part in walk(meaning.clauses, ""):
        if "text" in classes()[part.__struct_config__.tag].__struct_fields__:
            yield part.text


def test_there_are_fourteen_rules_and_six_effects() -> None:
    deck = starter()
    effects = [card for card in deck.cards if card.words is not None]
    assert len(deck.rules) == 14
    assert len({card.face[0] for card in effects}) == len({card.face[1] for card in effects}) == len(effects) == 6


def test_sample_cards_are_sound_and_nobody_need_be_warned() -> None:
    rules, effects = samples()
    assert len(rules) >= 20
    assert len(effects) >= 20
    assert len({one.title for one in (*rules, *effects)}) == len(rules) + len(effects)
    for one in (*rules, *(card.words for card in starter().rules)):
        assert check(one.meaning, rule=True) == (), one.title
    for one in effects:
        assert {found.code for found in check(one.meaning, rule=False)} <= {"wins-at-once"}, one.title


@pytest.mark.parametrize("language", OTHERS)
def test_our_cards_are_printed_in_every_language(language: str) -> None:
    rules, effects = samples(language)
    for one in (*rules, *effects, *written(starter(language))):
        assert (one.language, one.ours, one.text) == (language, True, print_meaning(one.meaning, language))


@pytest.mark.parametrize("language", OTHERS)
def test_all_words_of_our_cards_are_translated_and_back(language: str) -> None:
    for english in (*samples()[0], *samples()[1], *written(starter())):
        assert {*own_words(english.meaning), english.title} - {""} <= set(SAID), english.title
        there = translated(english, language)
        assert translated(there, "en").meaning == english.meaning
        assert translated(there, "en").title == english.title


def test_what_players_wrote_is_quoted_as_written() -> None:
    assert said("hop like a frog", "de") == "hop like a frog"
    rule = starter().rules[5].words
    theirs = Words(rule.meaning, rule.text, "en", "Ada", "Bark")
    assert translated(theirs, "de") is theirs
