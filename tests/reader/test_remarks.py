"""Clauses that say again what a card says anyway pass, and only then."""

from __future__ import annotations

import pytest
from tests.reader.by_grammar import read

from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.calculus.normal import normal


@pytest.mark.parametrize(
    ("language", "text", "meaning"),
    [
        ("en", "You exchange your hand with that of any player you pick.", "(when this (swap-hands you someone))"),
        ("en", "Whoever's next picks up 2 or gets skipped, their choice.", "(when this (either next [[(draw next 2)] [(skip next)]]))"),
        ("de", "Der Nächste zieht zwei oder setzt aus, seine Wahl.", "(when this (either next [[(draw next 2)] [(skip next)]]))"),
        ("de", "Der Nächste zieht zwei oder setzt aus, deine Wahl.", "(when this (either you [[(draw next 2)] [(skip next)]]))"),
        ("en", "You decide, you take 2 cards or everybody else takes 1.", "(when this (either you [[(draw you 2)] [(draw others)]]))"),
        ("en", "Steal a card from the next player, no peeking.", "(when this (take you 1 next))"),
        ("ru", "Ты берёшь у следующего игрока одну карту, не смотреть.", "(when this (take you 1 next))"),
        ("en", "Everyone draws one, you too.", "(when this (draw all))"),
        ("pl", "Wszyscy inni odrzucają po karcie, ty nie.", "(when this (discard others))"),
        ("pl", "Wolno ci jedną kartę odrzucić, ale nie musisz.", "(when this (may you (discard you)))"),
        ("de", "Ich gebe eine Karte an jemand, den ich selber wähle.", "(when this (give you 1 someone))"),
        ("fr", "Refourgue une carte à un joueur que tu désignes.", "(when this (give you 1 someone))"),
        ("en", "Play another card. It must fit.", "(when this (play (some (hand) n: 1)))"),
    ],
)  # fmt: skip
def test_what_the_reading_says_anyway_may_be_said_again(language: str, text: str, meaning: str) -> None:
    answer = read(text, "game", language)
    assert (answer.kind, answer.readings) == ("understood", (normal(notation.read(meaning)),))


@pytest.mark.parametrize(
    ("language", "text", "meaning"),
    [
        ("en", "Take a card from the next player, you choose.", "(when this (take-chosen you 1 next))"),
        ("en", "Take a card from the next player, they choose.", "(when this (give next 1 you))"),
        ("fr", "Prends une carte au joueur suivant, c'est lui qui choisit.", "(when this (give next 1 you))"),
        ("de", "Nimm eine Karte deiner Wahl vom nächsten Spieler.", "(when this (take-chosen you 1 next))"),
    ],
)
def test_who_chooses_is_what_was_left_to_chance(language: str, text: str, meaning: str) -> None:
    assert read(text, "game", language).readings == (normal(notation.read(meaning)),)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Give a card to the next player, no looking."),
        ("en", "Everyone else draws one, you too."),
        ("de", "Alle ziehen eine Karte, du nicht mit einer roten."),
        ("en", "Discard a card, but you don't have to."),
        ("pl", "Odrzuć kartę, ale nie musisz."),
    ],
)
def test_a_remark_that_changes_something_does_not_pass(language: str, text: str) -> None:
    assert read(text, "game", language).kind in ("nearly", "people", "choose")
