from __future__ import annotations

import pytest

from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.calculus.normal import normal
from carteblanche.reader.answer import guess, read

RULES = [
    ("en", "Sixes skip.", "(when (plays cards: [6]) (skip next))"),
    ("en", "When a 3 is played, the next player draws two cards.", "(when (plays cards: [3]) (draw next 2))"),
    ("en", "Max two cards per turn.", "(always (cap (plays) 2))"),
    ("en", "No 1s allowed.", "(always (forbid (plays cards: [1])))"),
    ("en", 'Each time someone plays a green card, the player on his right says "merci" or draws a card.',
     '(when (plays cards: [green]) (oblige right say "merci" fail: (draw right)))'),
    ("de", "Wenn jemand eine grüne 3 legt, muss der nächste 2 Karten ziehen.", "(when (plays cards: [green 3]) (draw next 2))"),
]  # fmt: skip
GAME_CARDS = [
    ("en", "Everyone draws.", "(when this (draw all))"),
    ("en", "Reverse, then go again.", "(when this (reverse) (extra))"),
    ("en", "Swap hands with someone.", "(when this (swap-hands you someone))"),
    ("en", "Flip a coin. Heads: you draw 4. Tails: everyone else draws 4.", "(when this (if (coin) (draw you 4) (draw others 4)))"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "meant"), RULES)
def test_a_rule_is_understood(language: str, text: str, meant: str) -> None:
    answer = read(text, "rule", language)
    assert answer.kind == "understood"
    assert answer.readings == (normal(notation.read(meant)),)


@pytest.mark.parametrize(("language", "text", "meant"), GAME_CARDS)
def test_a_game_card_is_understood(language: str, text: str, meant: str) -> None:
    answer = read(text, "game", language)
    assert answer.kind == "understood"
    assert answer.readings == (normal(notation.read(meant)),)


def test_what_is_not_taken_up_is_told() -> None:
    answer = read("Draw two cards unless the moon is full.", "game", "en")
    assert answer.kind != "understood"
    assert answer.left


def test_a_title_is_set_aside_and_told() -> None:
    answer = read("Grand slam: draw two cards.", "game", "en")
    assert answer.kind == "understood"
    assert answer.aside == ("Grand slam",)


def test_a_verb_of_the_game_is_never_free_text() -> None:
    assert read("The dragon frobs two cards from you.", "game", "en").kind != "understood"


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Everyone draws two cards.", "en"),
        ("Alle anderen ziehen zwei Karten.", "de"),
        ("Następny gracz bierze dwie karty.", "pl"),
    ],
)
def test_the_language_is_guessed_from_the_words(text: str, language: str) -> None:
    assert guess(text) == language


@pytest.mark.parametrize("text", ["", "?", "((((", "6" * 600, "if " * 200, '"' * 50, "\u0000\u202e", "a\n" * 300])
def test_any_text_gets_an_answer(text: str) -> None:
    for card in ("rule", "game"):
        assert read(text, card, "en").kind in ("understood", "choose", "nearly", "people")
