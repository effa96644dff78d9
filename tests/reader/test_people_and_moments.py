"""Who is meant and when something happens, by what people call it: partitives, people known by their turn, moments by name, and reports
that are none.
"""

from __future__ import annotations

import pytest
from tests.reader.by_grammar import Kind, read

from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.calculus.normal import normal

SETS = [
    ("de", "Jeder von euch zieht zwei Karten.", "(when this (draw all 2))"),
    ("fr", "Chacun de tes adversaires pioche deux cartes.", "(when this (draw others 2))"),
    ("pl", "Przeciwnicy dobierają dwie karty.", "(when this (draw others 2))"),
    ("en", "Two players of your choice miss a turn.", "(when this (skip (chosen 2 among: all)))"),
    ("fr", "Un autre joueur, choisi au hasard, pioche deux cartes.", "(when this (draw (random) 2))"),
    ("pl", "Losowo wybrany przeciwnik dobiera dwie karty.", "(when this (draw (random) 2))"),
    ("en", "The oldest person playing draws two cards.", "(when this (draw oldest 2))"),
    ("en", "Everybody without a 6 draws two cards.", "(when this (draw (who (has-none each [6])) 2))"),
    ("pl", "Wszyscy bez szóstki biorą po dwie.", "(when this (draw (who (has-none each [6])) 2))"),
    ("de", "Der dritte Spieler nach dir zieht eine Karte.", "(when this (draw (beside next n: 3)))"),
    ("ru", "Третий игрок после тебя берёт карту.", "(when this (draw (beside next n: 3)))"),
    ("en", "Pick anyone, yourself included: they take one card.", "(when this (draw (chosen among: all)))"),
    ("ru", "Все с красной картой берут карту.", "(when this (draw (who (has each [red]))))"),
]
KNOWN = [
    ("en", "Whoever plays next draws a card.", "(when this (draw next))"),
    ("ru", "Тот, кто ходит следующим, берёт карту.", "(when this (draw next))"),
    ("en", "The player who laid the card below takes one.", "(when this (draw (played-by (some below))))"),
    ("fr", "Celui qui a joué la carte en dessous pioche une carte.", "(when this (draw (played-by (some below))))"),
    (
        "en",
        "The next player discards a card of your choice.",
        "(when this (move (some (hand next) n: 1 by: you) discard))",
    ),
    (
        "de",
        "Der nächste Spieler wirft eine Karte deiner Wahl ab.",
        "(when this (move (some (hand next) n: 1 by: you) discard))",
    ),
    ("ru", "Каждый берёт карту, только самый младший не берёт.", "(when this (draw (but all youngest)))"),
]
CONDITIONS = [
    (
        "en",
        "Played on blue? The next player draws a card.",
        "(when this (draw next) given: (fits (some below) [blue]))",
    ),
    (
        "de",
        "War die Karte davor blau, zieht der Nächste eine.",
        "(when this (draw next) given: (fits (some below) [blue]))",
    ),
    (
        "de",
        "Wenn jemand mehr Karten hat als du, ziehst du eine.",
        "(when this (draw you) given: (compare (heads (who (compare (size each) > (size you)) others)) >= 1))",
    ),
    ("fr", "Si la majorité est d'accord, le suivant pioche une carte.", "(when this (if (agree all) (draw next)))"),
    ("de", "Kann der Nächste nicht legen, zieht er eine Karte.", "(when this (draw next) given: (not (able next)))"),
]
MOMENTS = [
    ("en", "When the draw pile runs out, everybody draws a card.", "(when (happens reshuffled) (draw all))"),
    ("ru", "Когда колода кончилась, все берут по карте.", "(when (happens reshuffled) (draw all))"),
    ("de", "Fällt eine Regel weg, wirft jeder eine Karte ab.", "(when (happens rule-goes) (discard all))"),
    ("fr", "Une règle s'en va ? Tout le monde jette une carte.", "(when (happens rule-goes) (discard all))"),
    ("en", "New rule? Everyone picks up one.", "(when (happens rule-comes) (draw all))"),
    ("en", "Every time a player is penalised, the next one draws one.", "(when (penalised) (draw next))"),
    ("pl", "Gdy przychodzi twoja kolej, najpierw weź kartę.", "(when (turn start) (draw you))"),
    ("de", "Wenn alle einmal dran waren, nimmt jeder eine Karte.", "(when (stage round end) (draw all))"),
    (
        "fr",
        "Quand le chiffre se répète, le prochain joueur pioche.",
        "(when (plays cards: [(same number below)]) (draw next))",
    ),
    (
        "pl",
        "Jeśli zakryjesz niebieską kartę czerwoną, dobierz kartę.",
        "(when (plays cards: [red] on: [blue]) (draw you))",
    ),
    (
        "en",
        "Three of the same colour in a row: the next player draws a card.",
        "(when (plays) (draw next) given: (compare (streak colour) >= 3))",
    ),
    (
        "pl",
        "Gdy ktoś zagra ostatnią kartę, wszyscy inni dobierają po jednej.",
        "(when (plays last: true) (draw others))",
    ),
]
LAWS = [
    (
        "ru",
        "Пока сверху лежит красная карта, никому нельзя говорить.",
        '(always (forbid (reported "говорить")) given: (top-is [red]))',
    ),
    (
        "de",
        "Mehr als 5 Karten = Sechsen verboten",
        "(always (forbid (plays cards: [6])) given: (compare (size you) > 5))",
    ),
]


def check(language: str, card: Kind, text: str, meaning: str) -> None:
    answer = read(text, card, language)
    assert (answer.kind, answer.readings) == ("understood", (normal(notation.read(meaning)),))


@pytest.mark.parametrize(("language", "text", "meaning"), [*SETS, *KNOWN, *CONDITIONS])
def test_who_is_meant_on_a_game_card(language: str, text: str, meaning: str) -> None:
    check(language, "game", text, meaning)


@pytest.mark.parametrize(("language", "text", "meaning"), [*MOMENTS, *LAWS])
def test_when_a_rule_is_set_off(language: str, text: str, meaning: str) -> None:
    check(language, "rule", text, meaning)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "When the number goes up, the next player draws a card."),
        ("pl", "stos jakiś taki = +1 dla wszystkich"),
        ("ru", "правило такое-то = +1 всем"),
    ],
)
def test_what_the_machine_sees_itself_is_no_report(language: str, text: str) -> None:
    assert read(text, "rule", language).kind in ("nearly", "people")
