"""Cards that are looked at, kept, put back or turned over, and people by where they sit."""

from __future__ import annotations

import pytest
from tests.reader.by_grammar import Kind, read

from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.calculus.normal import normal

TURNED = (
    "(repeat [(move (some draw n: 1 how: top) middle seen: all)] until: (fits (some these) [?])) "
    "(move (some middle [?]) (hand you))"
)
GAME = [
    ("en", "Look at the top 4 of the deck, put them back however you like.", "(arrange you (some draw n: 4 how: top))"),
    (
        "de",
        "Schau dir die obersten drei Karten an und leg sie in beliebiger Reihenfolge zurück.",
        "(arrange you (some draw n: 3 how: top))",
    ),
    (
        "fr",
        "Regarde les 3 premières cartes de la pioche et remets-les dans l'ordre que tu veux.",
        "(arrange you (some draw n: 3 how: top))",
    ),
    ("ru", "Посмотри три верхние карты колоды и верни их в любом порядке.", "(arrange you (some draw n: 3 how: top))"),
    (
        "en",
        "Draw 3 cards, keep one, give the other two to the next player.",
        "(draw you 3) (move (some these n: 2) (hand next))",
    ),
    ("de", "Zieh drei Karten, behalte eine und wirf die anderen ab.", "(draw you 3) (move (some these n: 2) discard)"),
    (
        "ru",
        "Вытяни 4 карты, две оставь, остальные две отдай соседу справа.",
        "(draw you 4) (move (some these n: 2) (hand right))",
    ),
    (
        "en",
        "Turn over cards from the deck until a blue one comes up. Keep it.",
        TURNED.replace("?", "blue"),
    ),
    (
        "pl",
        "Odkrywaj karty ze stosu, aż trafisz na zieloną. Bierzesz ją na rękę.",
        TURNED.replace("?", "green"),
    ),
    ("en", "Everyone with an even number of cards draws one.", "(draw (who (compare (size each) multiple 2)))"),
    (
        "fr",
        "Ceux qui ont un nombre pair de cartes en défaussent une.",
        "(discard (who (compare (size each) multiple 2)))",
    ),
    ("en", "Discard a card chosen by the player on your left.", "(move (some (hand you) n: 1 by: left) discard)"),
    ("ru", "Сбрось карту, которую выберет сосед справа.", "(move (some (hand you) n: 1 by: right) discard)"),
    (
        "en",
        "Everybody puts one card in the middle. Shuffle them and deal them back out.",
        "(share (some (hand all) n: 1))",
    ),
    ("ru", "Все складывают карты вместе, перемешивают и раздают поровну.", "(share (some (hand all)))"),
    ("de", "Zieh bei jedem eine Karte.", "(take you 1 others)"),
    ("fr", "Donne une carte à celui qui en a le moins.", "(give you 1 fewest)"),
]
RULE = [
    ("en", "If anybody draws 3 cards, the guy before them draws too.", "(when (draws least: 3) (draw previous))"),
    ("de", "Spielt jemand eine blaue, zieht der davor eine Karte.", "(when (plays cards: [blue]) (draw previous))"),
    ("ru", "Кто сыграл шестёрку, следующий берёт карту.", "(when (plays cards: [6]) (draw next))"),
    ("pl", "Kto zagra trójkę, ten przed nim dobiera kartę.", "(when (plays cards: [3]) (draw previous))"),
    (
        "en",
        "Any player who holds more than ten cards at the end of his turn discards down to ten.",
        "(when (turn end) (discard you (minus (size you) 10)) given: (has you [] 11))",
    ),
]


def _means(language: str, text: str, card: Kind, meaning: str) -> None:
    answer = read(text, card, language)
    assert answer.kind == "understood"
    assert answer.readings == (normal(notation.read(meaning)),)


@pytest.mark.parametrize(("language", "text", "steps"), GAME)
def test_what_a_game_card_does_with_cards(language: str, text: str, steps: str) -> None:
    _means(language, text, "game", f"(when this {steps})")


@pytest.mark.parametrize(("language", "text", "meaning"), RULE)
def test_who_is_meant_by_a_rule(language: str, text: str, meaning: str) -> None:
    _means(language, text, "rule", meaning)


def test_a_number_behind_all_others_is_for_each_of_them() -> None:
    _means(
        "de",
        "Ich darf zwei Karten abwerfen, alle anderen eine.",
        "game",
        "(when this (may you (discard you 2)) (each others (may each (discard each))))",
    )
