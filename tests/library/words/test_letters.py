from __future__ import annotations

import pytest

from carteblanche.games.blanko.letters import LETTER_SETS
from carteblanche.library.words.letters import Letters, Words, compile_patterns, fold


@pytest.mark.parametrize(
    ("language", "word", "laid"),
    [("de", "Straße", "STRASSE"), ("fr", "œuvré", "OEUVRE"), ("de", "müde", "MÜDE"), ("ru", "ёлка", "ЕЛКА")],
)
def test_words_are_laid_with_the_letters_that_there_are(language: str, word: str, laid: str) -> None:
    letters = Letters(LETTER_SETS[language].alphabet)
    codes = letters.encode(word)
    assert codes is not None
    assert letters.decode(codes) == laid == fold(word, letters.alphabet)


@pytest.mark.parametrize("word", ["", "a", "a-b", "日本", "x" * 99])
def test_what_cannot_be_laid_has_no_code(word: str) -> None:
    assert Letters(LETTER_SETS["en"].alphabet).encode(word) is None


def test_many_words_are_read_in_order_each_once() -> None:
    letters = Letters(LETTER_SETS["en"].alphabet)
    words = Words()
    words.update(letters.encode_list("tree tea tea apple treetop"))
    words.add(next(iter(letters.encode_list("tea"))))
    assert [letters.decode(codes) for codes in words] == ["APPLE", "TEA", "TREE", "TREETOP"]
    other = Words()
    other.update(letters.encode_list("tree zoo"))
    assert [letters.decode(codes) for codes in words.merge(other)] == ["APPLE", "TEA", "TREE", "TREETOP", "ZOO"]
    assert [letters.decode(codes) for codes in words.without(other, set())] == ["APPLE", "TEA", "TREETOP"]
    kept = letters.encode_list("tree")
    assert len(list(words.without(other, kept))) == 4
    assert {letters.decode(codes) for codes in words.select_shorter(4)} == {"TEA"}


@pytest.mark.parametrize(
    ("pattern", "found"),
    [("tree", {"TREE"}), ("tree*", {"TREE", "TREETOP"}), ("*p", {"TREETOP"}), ("*et*", {"TREETOP"}), ("", set[str]())],
)
def test_words_are_found_by_patterns(pattern: str, found: set[str]) -> None:
    letters = Letters(LETTER_SETS["en"].alphabet)
    words = Words()
    words.update(letters.encode_list("tree treetop tea"))
    patterns = compile_patterns(pattern.replace("*p", "*op"), letters)
    assert {letters.decode(codes) for codes in words.find(patterns)} == found
