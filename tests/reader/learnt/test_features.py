from __future__ import annotations

from carteblanche.reader.learnt.features import BUCKETS, MOST_WORDS, look
from carteblanche.reader.words.lexicon import lexicon


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
