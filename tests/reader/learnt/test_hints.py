from __future__ import annotations

from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.calculus.normal import normal
from carteblanche.reader.grammar import Answer, read_by_grammar
from carteblanche.reader.learnt.features import look
from carteblanche.reader.learnt.hints import MOST_TOKENS, hint
from carteblanche.reader.words.lexicon import lexicon


def test_a_hint_is_the_best_reading_with_places_for_what_people_say() -> None:
    text, words = "Whoever sneezes draws two cards.", lexicon("en")
    rows = look(text, words)
    shown = hint(read_by_grammar(text, "rule", words), rows, text)
    assert shown.kind == "understood"
    assert shown.tokens[:2] == ("(when", "(reported")
    assert [text[rows[place].start : rows[place].end] for place in shown.tokens if isinstance(place, int)] == [
        "sneezes"
    ] * 2
    assert not shown.left


def test_words_that_no_reading_takes_up_are_marked() -> None:
    text, words = "Sixes skip zorgly.", lexicon("en")
    rows = look(text, words)
    shown = hint(Answer("nearly", "en", (), ("zorgly",)), rows, text)
    assert {text[rows[place].start : rows[place].end] for place in shown.left} == {"zorgly"}
    assert shown.tokens == ()


def test_a_long_reading_is_cut() -> None:
    meaning = normal(notation.read(f"(when this [{'(may you [(draw all 2)]) (reverse) ' * 7}])"))
    shown = hint(Answer("nearly", "en", (meaning,)), look("Draw!", lexicon("en")), "Draw!")
    assert len(shown.tokens) == MOST_TOKENS
