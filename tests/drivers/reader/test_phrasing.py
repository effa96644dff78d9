from __future__ import annotations

import random
import re

import pytest

from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.calculus.check import check, fits_on_a_card
from carteblanche.games.blank.calculus.normal import normal
from carteblanche.reader.words.lexicon import LANGUAGES
from drivers.reader.examples import Source, make
from drivers.reader.phrasebook import Grammar
from drivers.reader.phrasing import phrases

COUNT = 1500


@pytest.fixture(scope="module")
def made() -> list[Source]:
    return list(phrases(COUNT, random.Random(3)))


def test_every_language_has_its_share(made: list[Source]) -> None:
    for language in LANGUAGES:
        assert sum(one.language == language for one in made) == COUNT // len(LANGUAGES)


def test_every_meaning_can_stand_on_its_card(made: list[Source]) -> None:
    for one in made:
        value = normal(notation.read(one.meanings[0]))
        assert fits_on_a_card(value)
        assert not [found for found in check(value, rule=one.card == "rule") if found.level == "error"], one


def test_what_people_say_or_do_stands_in_the_text(made: list[Source]) -> None:
    for one in made:
        places = one.places or {}
        assert set(places) == set(re.findall(r'"(\$\d)"', one.meanings[0])), one
        assert all(one.text[start:end].strip() for start, end in places.values()), one
        assert make(one) is not None, one


def test_no_sign_of_the_grammar_is_left(made: list[Source]) -> None:
    for one in made:
        assert not re.search(r"[{}<|*@¦~_\ue000-\ue0ff]|  |\s[,.]", one.text), one


def test_the_same_dice_make_the_same_texts(made: list[Source]) -> None:
    assert list(phrases(50, random.Random(3))) == made[:50]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things(language: str) -> None:
    words, english = Grammar(language).words, Grammar("en").words
    for kind in english:
        if kind != "bits":
            assert set(words[kind]) == set(english[kind]), kind
