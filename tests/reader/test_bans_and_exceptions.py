"""What may lie on what, what it costs, and what is left out of it."""

from __future__ import annotations

from typing import Literal

import pytest
from tests.reader.by_grammar import read

from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.calculus.normal import normal


def _understood(language: str, text: str, meaning: str, card: Literal["rule", "game"] = "rule") -> None:
    answer = read(text, card, language)
    assert (answer.kind, answer.readings) == ("understood", (normal(notation.read(meaning)),))


@pytest.mark.parametrize(
    ("language", "text", "meaning"),
    [
        ("en", "No pink cards may be played right after a blue one.", "(always (forbid (plays cards: [pink] on: [blue])))"),
        ("en", "Blue cards can't be played after red ones.", "(always (forbid (plays cards: [blue] on: [red])))"),
        ("en", "Pink must not follow blue.", "(always (forbid (plays cards: [pink] on: [blue])))"),
        ("de", "Direkt nach einer Blauen darf keine Rote gespielt werden.", "(always (forbid (plays cards: [red] on: [blue])))"),
        ("fr", "On ne peut pas poser de rouge sur du vert.", "(always (forbid (plays cards: [red] on: [green])))"),
        ("fr", "Il est défendu de recouvrir une bleue par une rouge.", "(always (forbid (plays cards: [red] on: [blue])))"),
        ("pl", "Zabronione jest zagrywanie dwóch jedynek z rzędu.", "(always (forbid (plays cards: [1] on: [1])))"),
        ("ru", "Красные нельзя класть подряд.", "(always (forbid (plays cards: [red] on: [red])))"),
    ],
)  # fmt: skip
def test_what_must_not_lie_on_what(language: str, text: str, meaning: str) -> None:
    _understood(language, text, meaning)


@pytest.mark.parametrize(
    ("language", "text", "meaning"),
    [
        ("en", "Fours may only be placed on even cards.", "(always (forbid (plays cards: [4] on: [odd])))"),
        ("en", "Only fours may be placed on even cards.", "(always (require (plays cards: [4] on: [even])))"),
        ("de", "Auf Rot dürfen nur gerade Karten gelegt werden.", "(always (require (plays cards: [even] on: [red])))"),
        ("ru", "Только шестёрки можно класть на красные.", "(always (require (plays cards: [6] on: [red])))"),
        ("en", "Sixes can only be played if you have more than 3 cards.", "(always (forbid (plays cards: [6])) (compare (size you) <= 3))"),
        ("fr", "On peut jouer un 4 seulement si on a plus de 5 cartes.", "(always (forbid (plays cards: [4])) (compare (size you) <= 5))"),
        ("ru", "Шестёрки можно играть, только если у тебя больше трёх карт.",
         "(always (forbid (plays cards: [6])) (compare (size you) <= 3))"),
    ],
)  # fmt: skip
def test_what_only_is_about(language: str, text: str, meaning: str) -> None:
    _understood(language, text, meaning)


@pytest.mark.parametrize(
    ("language", "text", "meaning"),
    [
        ("en", "No swearing: two cards.", '(when (reported "swearing") (draw you 2))'),
        ("de", "Keiner darf lachen, jedes Mal eine Karte.", '(when (reported "lachen") (draw you))'),
        ("fr", "Interdit de jurer, sinon une carte.", '(when (reported "jurer") (draw you))'),
        ("pl", "Nie wolno się śmiać. Kto się zaśmieje, dobiera kartę.", '(when (reported "zaśmieje") (draw you))'),
        ("en", "Blue cards may not be played. Draw two if you forget.", "(always (forbid (plays cards: [blue]) fail: (draw you 2)))"),
        ("fr", "En jouant un 3, on doit applaudir, sinon on pioche une carte.",
         '(when (plays cards: [3]) (oblige you do "applaudir" fail: (draw you)))'),
    ],
)  # fmt: skip
def test_what_it_costs(language: str, text: str, meaning: str) -> None:
    _understood(language, text, meaning)


@pytest.mark.parametrize(
    ("language", "text", "meaning"),
    [
        ("de", "Blaue Karten dürfen nicht gelegt werden. Ausnahme: die 6.", "(always (forbid (plays cards: [blue (none-of [6])])))"),
        ("fr", "On ne peut pas jouer de 3, sauf s'il est vert.", "(always (forbid (plays cards: [3 (none-of [green])])))"),
        ("ru", "Кто сыграл тройку, берёт карту. Это не относится к красным.", "(when (plays cards: [3 (none-of [red])]) (draw you))"),
        ("en", "Whoever plays a red card draws one, unless it's a 6.", "(when (plays cards: [red (none-of [6])]) (draw you))"),
        ("de", "Gerade Karten dürfen nur auf ungerade gelegt werden und umgekehrt.",
         "(always (forbid (plays cards: [even] on: [even]))) (always (forbid (plays cards: [odd] on: [odd])))"),
        ("en", "When someone plays a 2, everyone else draws one. Exception: the youngest.",
         "(when (plays cards: [2]) (draw (but others youngest)))"),
    ],
)  # fmt: skip
def test_what_is_left_out(language: str, text: str, meaning: str) -> None:
    _understood(language, text, meaning)


@pytest.mark.parametrize(
    ("language", "text", "meaning"),
    [
        ("en", "The next player must play a red card or else draw three.",
         "(when this (let (require (plays next [red]) (draw you 3)) (turns 1 next)))"),
        ("pl", "Następny gracz dobiera dwie karty, chyba że odrzuci czerwoną.",
         "(when this (may next (discard next fit: [red]) (draw next 2)))"),
        ("de", "Der Spieler rechts von dir darf, muss aber nicht, eine Karte abwerfen.", "(when this (may right (discard right)))"),
        ("ru", "Все берут по карте, если у них меньше трёх карт.", "(when this (draw (who (compare (size each) <= 2))))"),
        ("en", "Everyone discards a card. Unless they have only one.", "(when this (discard (who (compare (size each) != 1))))"),
        ("de", "Der Nächste zieht zwei. Das gilt nicht, wenn er eine rote Karte hat.",
         "(when this (draw next 2) given: (has-none next [red]))"),
        ("en", "You may draw a card. If you do, discard two.", "(when this (may you [(draw you) (discard you 2)]))"),
        ("fr", "Sauf toi, tout le monde pioche deux cartes.", "(when this (draw others 2))"),
        ("en", "Skip next. Then me again.", "(when this (skip next) (extra))"),
        ("en", "If everyone has a red card, everyone discards one.", "(when this (discard all) given: (has all [red]))"),
        ("ru", "Если у тебя меньше трёх, возьми две карты.", "(when this (draw you 2) given: (compare (size you) <= 2))"),
    ],
)  # fmt: skip
def test_conditions_of_steps(language: str, text: str, meaning: str) -> None:
    _understood(language, text, meaning, "game")
