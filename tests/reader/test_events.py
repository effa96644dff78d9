"""When something happens: clauses, subjects and cards that set a rule off, in several languages."""

from __future__ import annotations

import pytest
from tests.reader.by_grammar import read

from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.calculus.normal import normal

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
APPEARING = [
    ("en", "When a pink card shows up, everybody draws one.", "(when (plays cards: [pink]) (draw all))"),
    ("de", "Fällt eine Fünf, zieht der Nächste zwei Karten.", "(when (plays cards: [5]) (draw next 2))"),
    ("fr", "Un bleu apparaît, tout le monde pioche.", "(when (plays cards: [blue]) (draw all))"),
    ("pl", "Jak spadnie czwórka, następny pauzuje.", "(when (plays cards: [4]) (skip next))"),
    ("ru", "Выпала пятёрка — следующий берёт две.", "(when (plays cards: [5]) (draw next 2))"),
    ("pl", "Gdy wchodzi nowa zasada, wszyscy dobierają.", "(when (happens rule-comes) (draw all))"),
    ("ru", "Когда появляется новое правило, все берут карту.", "(when (happens rule-comes) (draw all))"),
    ("fr", "Chaque 4 posé : le suivant pioche.", "(when (plays cards: [4]) (draw next))"),
    ("pl", "Każda zagrana 4: następny bierze kartę.", "(when (plays cards: [4]) (draw next))"),
]
HEADINGS = [
    ("en", "End of turn: everybody draws.", "(when (turn end) (draw all))"),
    ("pl", "Koniec rundy: wszyscy dobierają.", "(when (stage round end) (draw all))"),
    ("en", "Only three cards left: show them.", "(when (becomes (compare (size each) = 3)) (reveal you))"),
    ("ru", "Последняя карта: бери две.", "(when (becomes (compare (size each) = 1)) (draw you 2))"),
    ("de", "Ab 3 Karten auf einmal: Nächster +2.", "(when (plays least: 3) (draw next 2))"),
    ("fr", "Tour sauté ? Une carte en plus !", "(when (misses) (draw you))"),
]
DOINGS = [
    ("de", "Niesen kostet zwei Karten.", '(when (reported "Niesen") (draw you 2))'),
    ("pl", "Ziewanie kosztuje kartę.", '(when (reported "Ziewanie") (draw you))'),
    ("en", "Two cards for yawning.", '(when (reported "yawning") (draw you 2))'),
    ("de", "Jeder, der eine 3 legt, zieht.", "(when (plays cards: [3]) (draw you))"),
    ("de", "Muss jemand aussetzen, zieht er eine Karte.", "(when (misses) (draw you))"),
    ("ru", "кинул зелёную бери карту", "(when (plays cards: [green]) (draw you))"),
]
ORDINALS = [
    ("en", "Whoever plays their third 5 wins.", "(when (nth 3 (plays cards: [5])) (win you))"),
    ("en", "On the second 4 everyone draws.", "(when (nth 2 (plays cards: [4])) (draw all))"),
    ("de", "Legst du deine zweite Vier, ziehst du.", "(when (nth 2 (plays cards: [4])) (draw you))"),
    ("pl", "Kto po raz trzeci zagra piątkę, wygrywa.", "(when (nth 3 (plays cards: [5])) (win you))"),
    ("ru", "Кто сыграет третью пятёрку, побеждает.", "(when (nth 3 (plays cards: [5])) (win you))"),
]
CONDITIONS = [
    ("en", "A 5 in hand = extra turn for you", "(when this (extra) given: (has you [5]))"),
    ("de", "Noch eine 5 auf der Hand: Extrazug!", "(when this (extra) given: (has you [5]))"),
    ("de", "Hat der nächste Spieler nur rote Karten, zieht er zwei.",
     "(when this (draw next 2) given: (fits (some (hand next)) [red]))"),
    ("fr", "Si la pièce tombe sur face, tu pioches.", "(when this (if (coin) (draw you)))"),
    ("en", "If it lands on tails, draw two.", "(when this (if (not (coin)) (draw you 2)))"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "meant"), CONDITIONS)
def test_under_which_condition(language: str, text: str, meant: str) -> None:
    answer = read(text, "game", language)
    assert answer.kind == "understood", answer
    assert answer.readings == (normal(notation.read(meant)),)


@pytest.mark.parametrize(
    ("language", "text", "meant"), [*UNLINKED, *SUBJECTS, *PHRASES, *APPEARING, *HEADINGS, *DOINGS]
)
def test_what_sets_a_rule_off(language: str, text: str, meant: str) -> None:
    answer = read(text, "rule", language)
    assert answer.kind == "understood", answer
    assert answer.readings == (normal(notation.read(meant)),)
