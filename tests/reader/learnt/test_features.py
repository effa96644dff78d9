from __future__ import annotations

from importlib import resources
from pathlib import Path

import yaml

from carteblanche.reader.learnt.features import BUCKETS, MOST_WORDS, SHORTEST, look
from carteblanche.reader.words.lexicon import LANGUAGES, lexicon

WORDS = Path(str(resources.files("carteblanche.reader.learnt"))) / "words.yaml"


def concepts(text: str, language: str) -> list[tuple[str, ...]]:
    return [word.concepts for word in look(text, lexicon(language))]


def test_words_of_all_languages_have_the_same_concepts() -> None:
    said = {"en": "skip", "de": "aussetzen", "fr": "passer", "pl": "pominąć", "ru": "пропустить"}
    assert all("v.skip" in concepts(word, language)[0] for language, word in said.items())


def test_colours_and_numbers_are_known_by_their_concepts_alone() -> None:
    for text in ("red", "two", "7", "sixes"):
        (word,) = look(text, lexicon("en"))
        assert word.letters == ()
    assert "f.red" in concepts("red", "en")[0]
    assert "num.7" in concepts("7", "en")[0]


def test_an_unknown_word_has_letters_and_so_has_a_misspelt_one() -> None:
    unknown, misspelt = look("zorbify plaayer", lexicon("en"))
    assert "unknown" in unknown.concepts
    assert unknown.letters
    assert any(one.startswith(("w.", "n.")) for one in misspelt.concepts)
    assert all(0 <= number < BUCKETS for number in (*unknown.letters, *misspelt.letters))


def test_a_phrase_of_several_words_is_marked_on_each_of_them() -> None:
    first, second = concepts("pick up", "en")
    assert "=v.draw" in first
    assert "+v.draw" in second


def test_what_an_apostrophe_joins_is_looked_at_apart_unless_it_is_one_word() -> None:
    text = "d'une dès qu’il"
    assert [text[word.start : word.end] for word in look(text, lexicon("fr"))] == ["d'", "une", "dès", "qu’", "il"]
    assert "num.1" in concepts("d'une", "fr")[1]
    assert [word.end for word in look("wer's", lexicon("de"))] == [3, 5]
    assert len(look("don't", lexicon("en"))) == 1
    assert len(look("'", lexicon("en"))) == 1


def test_a_word_that_stands_in_phrases_alone_reminds_of_what_they_mean() -> None:
    assert "~w.left" in concepts("левому", "ru")[0]
    assert "~w.right" in concepts("prawy", "pl")[0]
    assert not [one for one in concepts("draw", "en")[0] if one.startswith("~")]


def test_further_words_remind_of_the_same_in_all_languages() -> None:
    rich = {"en": "richest", "de": "reichsten", "fr": "chargé", "pl": "najbogatszy", "ru": "богатому"}
    assert all("~many" in concepts(word, language)[0] for language, word in rich.items())
    assert "f.red" in concepts("czerw", "pl")[0]


def test_the_list_of_further_words_has_beginnings_that_are_long_enough() -> None:
    known = yaml.safe_load(WORDS.read_text(encoding="utf-8"))
    for languages in known.values():
        for language, words in languages.items():
            assert language in LANGUAGES
            for word in words.split():
                assert word == word.lower()
                assert len(word.rstrip("*")) >= SHORTEST or "*" not in word, (language, word)


def test_words_know_their_places_and_long_texts_are_cut() -> None:
    text = "Everybody draws, twice!"
    assert [text[word.start : word.end] for word in look(text, lexicon("en"))] == [
        "Everybody",
        "draws",
        ",",
        "twice",
        "!",
    ]
    assert len(look("draw " * 500, lexicon("en"))) == MOST_WORDS
    assert look("", lexicon("en")) == []
