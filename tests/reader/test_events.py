"""When something happens: clauses, subjects and cards that set a rule off, in several languages."""

from __future__ import annotations

import pytest

from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.calculus.normal import normal
from carteblanche.reader.answer import read

UNLINKED = [
    ("en", "somebody plays a 4, the player on his left sits out", "(when (plays cards: [4]) (skip left))"),
    ("en", "Play a green card and you discard one.", "(when (plays cards: [green]) (discard you))"),
    ("en", "a round ends, everybody draws", "(when (stage round end) (draw all))"),
    ("de", "jemand legt eine 4, der Nächste setzt aus", "(when (plays cards: [4]) (skip next))"),
    ("pl", "ktoś gra 4, następny pauzuje", "(when (plays cards: [4]) (skip next))"),
]
SUBJECTS = [
    ("en", "Fives change the direction.", "(when (plays cards: [5]) (reverse))"),
    ("en", "Blue makes the next player draw two.", "(when (plays cards: [blue]) (draw next 2))"),
    ("en", "A 4 lets you discard a card.", "(when (plays cards: [4]) (may you (discard you)))"),
    ("en", "Twos give everybody a card.", "(when (plays cards: [2]) (draw all))"),
    ("en", "The player of a pink card draws.", "(when (plays cards: [pink]) (draw you))"),
    ("en", "Anyone playing a 3 discards a card.", "(when (plays cards: [3]) (discard you))"),
    ("en", "who plays a 2, the next player draws", "(when (plays cards: [2]) (draw next))"),
    ("de", "Wer eine 2 legt, der Nächste zieht.", "(when (plays cards: [2]) (draw next))"),
]
PHRASES = [
    ("en", "On every 5, two cards must be drawn by the next player.", "(when (plays cards: [5]) (draw next 2))"),
    ("pl", "po 5 wszyscy dobierają", "(when (plays cards: [5]) (draw all))"),
    ("en", "3+ cards drawn: discard one", "(when (draws least: 3) (discard you))"),
]


@pytest.mark.parametrize(("language", "text", "meant"), [*UNLINKED, *SUBJECTS, *PHRASES])
def test_what_sets_a_rule_off(language: str, text: str, meant: str) -> None:
    answer = read(text, "rule", language)
    assert answer.kind == "understood", answer
    assert answer.readings == (normal(notation.read(meant)),)
