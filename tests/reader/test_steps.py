"""What is done, by whom and with which cards, in the many ways of saying it."""

from __future__ import annotations

import pytest

from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.calculus.normal import normal
from carteblanche.reader.answer import Kind, read


def check(language: str, card: Kind, text: str, meaning: str) -> None:
    answer = read(text, card, language)
    assert answer.kind == "understood", answer
    assert answer.readings == (normal(notation.read(meaning)),)


@pytest.mark.parametrize(
    ("language", "card", "text", "meaning"),
    [
        ("en", "game", "A card must be drawn by the following player.", "(when this (draw next))"),
        ("de", "game", "Eine Karte wird vom nächsten Spieler gezogen.", "(when this (draw next))"),
        ("fr", "game", "Une carte est piochée par chaque joueur.", "(when this (draw all))"),
        ("ru", "game", "Две карты берёт следующий.", "(when this (draw next 2))"),
        ("de", "game", "Von jedem Spieler nimmst du eine Karte.", "(when this (take you 1 others))"),
    ],
)  # fmt: skip
def test_who_does_what_is_done(language: str, card: Kind, text: str, meaning: str) -> None:
    check(language, card, text, meaning)


@pytest.mark.parametrize(
    ("language", "card", "text", "meaning"),
    [
        ("en", "game", "Next player: two cards.", "(when this (draw next 2))"),
        ("pl", "game", "Dla mającego najmniej kart: dwie karty.", "(when this (draw fewest 2))"),
        ("ru", "rule", "Шестёрка — карта следующему!", "(when (plays cards: [6]) (draw next))"),
        ("en", "game", "+1 for left and right neighbour", "(when this (draw neighbours))"),
        ("en", "game", "No turn for the next player!", "(when this (skip next))"),
        ("fr", "game", "un tour de plus pour toi", "(when this (extra))"),
        ("de", "game", "Eine Karte weg für alle außer dir!", "(when this (discard others))"),
    ],
)  # fmt: skip
def test_whom_something_is_for_without_a_verb(language: str, card: Kind, text: str, meaning: str) -> None:
    check(language, card, text, meaning)


@pytest.mark.parametrize(
    ("language", "card", "text", "meaning"),
    [
        ("en", "game", "Double skip for the next player", "(when this (skip next 2))"),
        ("de", "game", "Der Nächste setzt zweimal aus.", "(when this (skip next 2))"),
        ("ru", "game", "Следующий дважды пропускает ход.", "(when this (skip next 2))"),
    ],
)  # fmt: skip
def test_how_often(language: str, card: Kind, text: str, meaning: str) -> None:
    check(language, card, text, meaning)
