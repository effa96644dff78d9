"""What is done: amounts, levels, ends of the game and of turns, exchanges, what holds for a while, and readings that make no sense."""

from __future__ import annotations

import pytest
from tests.reader.by_grammar import Kind, read

from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.calculus.normal import normal
from carteblanche.reader.senseless import is_senseless


@pytest.mark.parametrize(
    ("language", "card", "text", "meaning"),
    [
        ("en", "game", "Fill your hand up to five cards.", "(when this (draw you (minus 5 (size you))))"),
        ("pl", "game", "Uzupełnij rękę do pięciu kart.", "(when this (draw you (minus 5 (size you))))"),
        ("fr", "game", "Complète ta main à cinq cartes.", "(when this (draw you (minus 5 (size you))))"),
        ("en", "game", "Discard everything but two cards.", "(when this (discard you (minus (size you) 2)))"),
        ("en", "game", "Keep two cards and discard the rest.", "(when this (discard you (minus (size you) 2)))"),
        ("ru", "game", "Сбрасывай карты, пока не останется две.", "(when this (discard you (minus (size you) 2)))"),
        ("en", "game", "Discard as many cards as you like.", "(when this (discard you (any-number)))"),
        ("de", "game", "Wirf so viele Karten ab, wie du willst.", "(when this (discard you (any-number)))"),
        ("ru", "game", "Сбрось сколько угодно карт.", "(when this (discard you (any-number)))"),
        ("en", "game", "Give the next player at least one card.", "(when this (give you (any-number 1) next))"),
        ("de", "game", "max. 2 Karten abwerfen", "(when this (discard you (any-number most: 2)))"),
        ("en", "game", "The next player draws as many cards as the die shows.", "(when this (draw next (die)))"),
        (
            "en",
            "game",
            "The next player draws twice as many cards as there are rules.",
            "(when this (draw next (calculation * 2 (count (some rules)))))",
        ),
        (
            "pl",
            "game",
            "Następny dobiera dwa razy tyle kart, ile jest zasad.",
            "(when this (draw next (calculation * 2 (count (some rules)))))",
        ),
        (
            "en",
            "game",
            "The next player draws for as long as they cannot play.",
            "(when this (repeat (draw next) until: (able next)))",
        ),
        (
            "fr",
            "game",
            "Le suivant pioche tant qu'il ne peut pas jouer.",
            "(when this (repeat (draw next) until: (able next)))",
        ),
        (
            "en",
            "game",
            "For every 6 you hold, draw two.",
            "(when this (draw you (calculation * 2 (count (some (hand) [6])))))",
        ),
    ],
)
def test_how_many(language: str, card: Kind, text: str, meaning: str) -> None:
    answer = read(text, card, language)
    assert answer.kind == "understood", answer
    assert answer.readings == (normal(notation.read(meaning)),)


@pytest.mark.parametrize(
    ("language", "card", "text", "meaning"),
    [
        ("en", "rule", "Whoever plays the blue 1 has lost.", "(when (plays cards: [blue 1]) (finish you lose))"),
        (
            "de",
            "rule",
            "Wer die blaue 1 spielt, verliert das Spiel.",
            "(when (plays cards: [blue 1]) (finish you lose))",
        ),
        ("ru", "rule", "Кто сыграл синюю 1, тот проиграл.", "(when (plays cards: [blue 1]) (finish you lose))"),
        ("de", "game", "Du bekommst drei Extrazüge.", "(when this (extra n: 3))"),
        ("en", "game", "You get three extra turns.", "(when this (extra n: 3))"),
        ("en", "game", "+2 and skip for the next player", "(when this (draw next 2) (skip next))"),
        (
            "en",
            "game",
            "If the next player doesn't dance, they draw two cards.",
            '(when this (oblige next do "dance" fail: (draw next 2)))',
        ),
        (
            "en",
            "game",
            "Anyone who wants to can throw away a card.",
            "(when this (each all (may each (discard each))))",
        ),
        ("ru", "game", "Кто хочет, скидывает карту.", "(when this (each all (may each (discard each))))"),
        (
            "en",
            "game",
            "The others vote: if the majority agrees, discard two.",
            "(when this (if (agree others) (discard you 2)))",
        ),
        (
            "en",
            "game",
            "Trade a card with the next player, theirs is picked blindly.",
            "(when this (exchange (some (hand) n: 1) (some (hand next) n: 1 how: random)))",
        ),
        (
            "fr",
            "game",
            "Prends la carte de ton choix dans la défausse.",
            "(when this (move (some discard n: 1) (hand)))",
        ),
        ("de", "game", "Regeln: alle weg!", "(when this (drop-rules))"),
        ("de", "game", "1 abwerfen / Richtungswechsel", "(when this (either you [[(discard you)] [(reverse)]]))"),
    ],
)
def test_what_happens(language: str, card: Kind, text: str, meaning: str) -> None:
    answer = read(text, card, language)
    assert answer.kind == "understood", answer
    assert answer.readings == (normal(notation.read(meaning)),)


@pytest.mark.parametrize(
    ("language", "card", "text", "meaning"),
    [
        ("de", "rule", "Rot auf Grün geht nicht", "(always (forbid (plays cards: [red] on: [green])))"),
        ("en", "rule", "Reds do not go on greens.", "(always (forbid (plays cards: [red] on: [green])))"),
        ("ru", "rule", "Красную на зелёную нельзя.", "(always (forbid (plays cards: [red] on: [green])))"),
        ("de", "rule", "Ziehen: max 3 pro Zug", "(always (cap (draws) 3))"),
        ("en", "rule", "You draw three cards per turn at most.", "(always (cap (draws) 3))"),
        ("en", "rule", "Fours have all colours at once.", "(always (count-as [4] colour: any))"),
        ("en", "rule", "4 = any colour", "(always (count-as [4] colour: any))"),
        ("de", "rule", "Strafe mal 2", "(always (multiply (penalised)))"),
        ("en", "game", "For one round no effect can touch you.", "(when this (let (instead (hit you)) (rounds 1)))"),
        (
            "fr",
            "game",
            "Pendant un tour de table, aucune règle ne compte.",
            "(when this (let (off (some rules)) (rounds 1)))",
        ),
        (
            "en",
            "game",
            "The next time you play red, you get another turn.",
            "(when this (whenever (plays you cards: [red]) (extra) once: true))",
        ),
        (
            "de",
            "game",
            "Wenn du das nächste Mal Rot spielst, bist du nochmal dran.",
            "(when this (whenever (plays you cards: [red]) (extra) once: true))",
        ),
        (
            "en",
            "game",
            "No violet for the next 3 cards.",
            "(when this (let (forbid (plays cards: [violet])) (next-cards 3)))",
        ),
    ],
)
def test_what_holds(language: str, card: Kind, text: str, meaning: str) -> None:
    answer = read(text, card, language)
    assert answer.kind == "understood", answer
    assert answer.readings == (normal(notation.read(meaning)),)


@pytest.mark.parametrize(
    ("meaning", "senseless"),
    [
        ("(when this (give you 1 next))", False),
        ("(when this (move (some (hand) n: 1) (hand)))", True),
        ("(when this (choose someone) (draw you))", True),
        ("(when this (choose someone) (draw them))", False),
        ("(when this (skip next) (skip next))", True),
        ("(when this (take someone 1 them))", True),
        ("(when this (name number) (discard-all all))", True),
        ("(when this (name number) (discard-all all [(than = (remembered))]))", False),
        ("(when this (go-on others))", True),
        ("(when this (move (some draw) (hand)))", True),
    ],
)
def test_a_step_that_nobody_would_write_is_noticed(meaning: str, *, senseless: bool) -> None:
    assert is_senseless(notation.read(meaning)) is senseless


@pytest.mark.parametrize(
    ("language", "card", "text", "meaning"),
    [
        (
            "en",
            "rule",
            "As long as this rule lies here, green may not be played.",
            "(always (forbid (plays cards: [green])))",
        ),
        ("ru", "rule", "Зелёные запрещены, пока правило не уйдёт.", "(always (forbid (plays cards: [green])))"),
        (
            "en",
            "game",
            "As long as this card lies on top, nobody may talk.",
            '(when this (let (forbid (reported "talk"))))',
        ),
        (
            "de",
            "game",
            "Solange du nicht wieder dran bist, sind gerade Zahlen tabu.",
            "(when this (let (forbid (plays cards: [even])) (turn-of)))",
        ),
        (
            "en",
            "game",
            "Play rock paper scissors with your left neighbour; the loser draws two.",
            '(when this (contest (together [you left]) "rock paper scissors") (draw loser 2))',
        ),
        (
            "fr",
            "game",
            "Joue à pierre feuille ciseaux avec ton voisin de gauche, le perdant pioche deux.",
            '(when this (contest (together [you left]) "pierre feuille ciseaux") (draw loser 2))',
        ),
    ],
)
def test_how_long_and_against_whom(language: str, card: Kind, text: str, meaning: str) -> None:
    answer = read(text, card, language)
    assert answer.kind == "understood", answer
    assert answer.readings == (normal(notation.read(meaning)),)


def test_who_is_described_without_anything_to_do_is_left() -> None:
    text = "Je choisi une couleur. Tous les joueur qui a cette couleur doit jeter une carte de le couleur."
    assert read(text, "game", "fr").kind != "understood"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Nächster setzt aus, du nochmal."),
        ("fr", "Le suivant passe, encore à toi."),
        ("pl", "Następny pauzuje, znowu ty."),
        ("ru", "Следующий пропускает, снова ты."),
    ],
)
def test_you_again_is_one_more_turn(language: str, text: str) -> None:
    answer = read(text, "game", language)
    assert answer.kind == "understood"
    assert answer.readings == (normal(notation.read("(when this [(skip next) (extra)])")),)
