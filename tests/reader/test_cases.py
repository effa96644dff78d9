"""What the forms of Polish and Russian words tell."""

from __future__ import annotations

import pytest
from tests.reader.by_grammar import Kind, read

from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.calculus.normal import normal


@pytest.mark.parametrize(
    ("language", "card", "text", "meaning"),
    [
        ("pl", "rule", "Kto zagra dwójkę, ten dobiera dwie karty.", "(when (plays cards: [2]) (draw you 2))"),
        ("ru", "rule", "Игрок, сыгравший тройку, берёт две карты.", "(when (plays cards: [3]) (draw you 2))"),
        ("pl", "game", "Zabierz jedną kartę graczowi, który ma ich najmniej.", "(when this (take you 1 fewest))"),
        ("ru", "game", "Забери одну карту у того, у кого меньше всего карт.", "(when this (take you 1 fewest))"),
        ("ru", "rule", "На красные карты нельзя класть зелёные.", "(always (forbid (plays cards: [green] on: [red])))"),
        ("pl", "game", "Wybierz kogoś. Bierze 4 karty i traci turę.", "(when this [(choose someone) (draw them 4) (skip them)])"),
        ("pl", "rule", "Po zagraniu jedynki wszyscy pozostali gracze dobierają kartę.", "(when (plays cards: [1]) (draw others))"),
        ("ru", "game", "Все, у кого есть шестёрка, сбрасывают её.", "(when this (discard (who (has each [6])) 1 [6]))"),
        ("pl", "game", "Zamień się kartami z kim chcesz.", "(when this (swap-hands you someone))"),
        ("ru", "rule", "Сыграл двойку – бери карту.", "(when (plays cards: [2]) (draw you))"),
    ],
)  # fmt: skip
def test_cases_and_persons_say_who_does_what_to_whom(language: str, card: Kind, text: str, meaning: str) -> None:
    answer = read(text, card, language)
    assert answer.kind == "understood", answer
    assert answer.readings == (normal(notation.read(meaning)),)
