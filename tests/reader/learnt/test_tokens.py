from __future__ import annotations

import pytest

from carteblanche.core.errors import Unreadable
from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.calculus.normal import normal
from carteblanche.reader.learnt.features import look
from carteblanche.reader.learnt.tokens import Tokens, spell, unspell
from carteblanche.reader.words.lexicon import lexicon

TEXT = 'Whoever touches the phone says "sorry, folks" or draws two.'
WORDS = look(TEXT, lexicon("en"))
MEANING = normal(
    notation.read('(when (reported "touches the phone") (oblige you say "sorry, folks" fail: (draw you 2)))')
)


def test_what_is_spelt_can_be_read_again() -> None:
    tokens = spell(MEANING, WORDS, TEXT)
    assert tokens is not None
    assert tokens[:5] == ("(when", "(reported", '"', 1, 3)
    assert unspell(tokens, WORDS, TEXT) == MEANING


def test_words_that_are_put_a_little_otherwise_are_found() -> None:
    meaning = normal(notation.read('(when (reported "touching the phone") (draw you))'))
    tokens = spell(meaning, WORDS, TEXT)
    assert tokens is not None
    assert tokens[2:5] == ('"', 2, 3)


def test_what_the_text_does_not_say_cannot_be_spelt() -> None:
    assert spell(notation.read('(when (reported "sneezes loudly") (draw you))'), WORDS, TEXT) is None


def test_a_text_for_people_has_no_meaning() -> None:
    assert unspell(("people",), WORDS, TEXT) is None
    assert unspell(("nonsense",), WORDS, TEXT) is None


@pytest.mark.parametrize(
    "tokens",
    [
        ("(when",),
        ("(when", "(reported", '"', 3, 1, ")", "[", "(draw", "you", ")", "]", ")"),
        ("(when", "(reported", '"', 3),
        ("(when", "this", "[", 4, "]", ")"),
        ("(when", "(reported", '"', 0, 500, ")", "[", "(draw", "you", ")", "]", ")"),
        ("(frob", "you", ")"),
    ],
)
def test_what_is_no_meaning_is_refused(tokens: Tokens) -> None:
    with pytest.raises(Unreadable):
        unspell(tokens, WORDS, TEXT)
