from __future__ import annotations

import pytest

from carteblanche.games.blank.deck import Deck, Words
from carteblanche.games.blank.language.check import check
from carteblanche.games.blank.language.grammar import LANGUAGES
from carteblanche.games.blank.language.nodes import inside
from carteblanche.games.blank.language.reading import read
from carteblanche.games.blank.samples import samples
from carteblanche.games.blank.sayings import SAID, said, translated
from carteblanche.games.blank.starter import starter


def ours(deck: Deck) -> list[Words]:
    return [card.words for card in deck.rules] + [card.words for card in deck.cards if card.words is not None]


def test_sample_cards_are_sound_and_nobody_need_be_warned() -> None:
    rules, effects = samples()
    assert len(rules) >= 20
    assert len(effects) >= 20
    assert len({one.title for one in (*rules, *effects)}) == len(rules) + len(effects)
    for one in rules:
        assert check(one.sentence, rule=True).findings == (), one.title
    for one in effects:
        assert {found.code for found in check(one.sentence, rule=False).findings} <= {"wins-at-once"}, one.title


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_cards_can_be_read_again_in_every_language(language: str) -> None:
    rules, effects = samples(language)
    for one in (*rules, *effects, *ours(starter(language))):
        assert (one.language, one.ours) == (language, True)
        assert read(one.text, language, rule=one in rules) == one.sentence


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_all_words_of_our_cards_are_translated_and_back(language: str) -> None:
    for english in (*samples()[0], *samples()[1], *ours(starter())):
        texts = {getattr(part, "text", "") for part in inside(english.sentence)} | {english.title}
        assert texts - {""} <= set(SAID), english.title
        there = translated(english, language)
        assert translated(there, "en").sentence == english.sentence
        assert translated(there, "en").title == english.title


def test_what_players_wrote_is_quoted_as_written() -> None:
    assert said("hop like a frog", "de") == "hop like a frog"
    rule = starter().rules[5].words
    theirs = Words(rule.sentence, rule.text, "en", "Ada", "Bark")
    assert translated(theirs, "de") is theirs
