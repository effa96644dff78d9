"""Whom a sentence is about, wherever in it that is told."""

from __future__ import annotations

import pytest
from tests.reader.by_grammar import Kind, read

from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.calculus.normal import normal


@pytest.mark.parametrize(
    ("language", "card", "text", "meaning"),
    [
        ("en", "game", "It's your left neighbour who draws two.", "(when this (draw left 2))"),
        ("de", "game", "Es ist der nächste Spieler, der eine Karte zieht.", "(when this (draw next))"),
        ("fr", "game", "C'est le joueur suivant qui pioche une carte.", "(when this (draw next))"),
        ("en", "game", "The player or players with the most cards draw two.", "(when this (draw (most tie: all) 2))"),
        ("fr", "game", "Le ou les joueurs avec le moins de cartes gagnent.", "(when this (win (fewest tie: all)))"),
        ("de", "game", "Es gewinnt, wer die wenigsten Karten hat.", "(when this (win fewest))"),
        ("ru", "game", "Побеждает тот, у кого меньше всего карт.", "(when this (win fewest))"),
        ("ru", "game", "Побеждает тот (или те), у кого меньше всего карт.", "(when this (win (fewest tie: all)))"),
        ("de", "game", "Wer die meisten Karten hat, zieht zwei, bei Gleichstand niemand.", "(when this (draw (most tie: none) 2))"),
        ("en", "game", "The game lasts three more minutes. Then everyone draws two.", "(when this (later 180 (draw all 2)))"),
        ("fr", "game", "Il vous reste deux minutes. Ensuite, tout le monde pioche.", "(when this (later 120 (draw all)))"),
    ],
)  # fmt: skip
def test_who_is_meant_may_be_told_before_or_behind(language: str, card: Kind, text: str, meaning: str) -> None:
    answer = read(text, card, language)
    assert answer.readings[:1] == (normal(notation.read(meaning)),)
    assert not answer.left


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("If the top card isn't red, draw two.", "(when this (draw you 2) given: (not (top-is [red])))"),
        ("If the top card is red, draw two.", "(when this (draw you 2) given: (top-is [red]))"),
    ],
)
def test_a_contracted_negation_is_one(text: str, meaning: str) -> None:
    answer = read(text, "game", "en")
    assert (answer.kind, answer.readings) == ("understood", (normal(notation.read(meaning)),))


@pytest.mark.parametrize(
    ("language", "text", "kind"),
    [
        ("en", "The next card must have the same number. The colour is not enough.", "understood"),
        ("en", "The next card must have the same number. The number isn't enough.", "nearly"),
        ("de", "Die nächste Karte muss dieselbe Zahl haben. Die Farbe reicht nicht.", "understood"),
        ("de", "Die nächste Karte muss dieselbe Zahl haben. Die Zahl reicht nicht.", "nearly"),
        ("pl", "Następna karta musi mieć tę samą cyfrę. Sam kolor nie wystarczy.", "understood"),
    ],
)
def test_what_does_not_count_after_what_does(language: str, text: str, kind: str) -> None:
    answer = read(text, "game", language)
    assert (answer.kind, [notation.write(one) for one in answer.readings]) == (
        kind,
        ["(when this [(let (require (plays cards: [(same number)])))])"],
    )
