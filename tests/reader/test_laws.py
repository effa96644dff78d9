"""Standing changes in everyday words."""

from __future__ import annotations

import pytest
from tests.reader.by_grammar import Kind, read

from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.calculus.normal import normal


@pytest.mark.parametrize(
    ("language", "card", "text", "meaning"),
    [
        ("en", "rule", "Red cards go on anything.", "(always (permit (plays cards: [red])))"),
        ("pl", "rule", "Czerwone karty można kłaść na wszystko.", "(always (permit (plays cards: [red])))"),
        ("fr", "rule", "Les cartes rouges vont sur tout.", "(always (permit (plays cards: [red])))"),
        ("ru", "rule", "Красные карты можно класть на любые.", "(always (permit (plays cards: [red])))"),
        (
            "en",
            "rule",
            "It is not permitted to lay red over blue.",
            "(always (forbid (plays cards: [red] on: [blue])))",
        ),
        ("en", "rule", "All pinks are basically reds now.", "(always (count-as [pink] red))"),
        ("ru", "rule", "Карты розового цвета приравниваются к красным.", "(always (count-as [pink] red))"),
        ("en", "rule", "A 2 may be played irrespective of colour.", "(always (permit (plays cards: [2])))"),
        ("en", "rule", "Just one card per turn.", "(always (cap (plays) 1))"),
        ("pl", "rule", "Max dwie karty na turę.", "(always (cap (plays) 2))"),
        ("ru", "rule", "Больше двух карт за ход играть нельзя.", "(always (cap (plays) 2))"),
        ("en", "rule", "Everybody plays with open hands.", "(always (open))"),
        ("ru", "rule", "Все играют с открытыми картами.", "(always (open))"),
        ("en", "rule", "We all begin the game with five cards in hand.", "(always (deal 5))"),
        (
            "en",
            "rule",
            "A card one higher than the top card also fits.",
            "(always (permit (plays cards: [(than = (plus (sum (some top)) 1))])))",
        ),
        (
            "pl",
            "rule",
            "Można też zagrać kartę o jeden wyższą od wierzchniej karty.",
            "(always (permit (plays cards: [(than = (plus (sum (some top)) 1))])))",
        ),
        (
            "en",
            "rule",
            "If you play a card exactly one higher than the card before, draw one.",
            "(when (plays cards: [(than = (plus (sum (some below)) 1))]) (draw you))",
        ),
        ("en", "rule", "No talking", '(always (forbid (reported "talking")))'),
        ("en", "rule", "Each time you sit out a turn, draw a card.", "(when (misses) (draw you))"),
        ("ru", "rule", "Пропустил ход — тяни карту.", "(when (misses) (draw you))"),
        (
            "de",
            "game",
            "Alle geben ihre ganzen Karten in Spielrichtung weiter.",
            "(when this (each all [(give-all each (next each))] at-once: true))",
        ),
        (
            "en",
            "game",
            "The next person draws 1 for every rule on the table.",
            "(when this (draw next (count (some rules))))",
        ),
        ("en", "game", "Go green! A green card has to follow.", "(when this (let (require (plays cards: [green]))))"),
        ("en", "game", "Bin your sixes! Then draw a card.", "(when this [(discard you fit: [6]) (draw you)])"),
    ],
)
def test_what_holds_is_read(language: str, card: Kind, text: str, meaning: str) -> None:
    answer = read(text, card, language)
    assert (answer.kind, answer.readings) == ("understood", (normal(notation.read(meaning)),))


@pytest.mark.parametrize(
    ("language", "card", "text"),
    [
        ("en", "game", "Go green! A red card has to follow."),
        ("en", "rule", "All pinks are sixes."),
        ("en", "rule", "The match ends."),
    ],
)
def test_what_holds_differently_is_not(language: str, card: Kind, text: str) -> None:
    assert read(text, card, language).kind in ("nearly", "people")
