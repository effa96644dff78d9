"""What is done, by whom and with which cards, in the many ways of saying it."""

from __future__ import annotations

import pytest
from tests.reader.by_grammar import Kind, read

from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.calculus.normal import normal

TWO_OR_SKIP = "(either next [[(draw next 2)] [(skip next)]])"
TWO_OR_OTHERS = "(either you [[(draw you 2)] [(draw others)]])"
LEFTWARDS = "(each all [(give each 1 (left each))] at-once: true)"


def check(language: str, card: Kind, text: str, meaning: str) -> None:
    answer = read(text, card, language)
    assert answer.kind == "understood", answer
    assert answer.readings == (normal(notation.read(meaning)),)


@pytest.mark.parametrize(
    ("language", "card", "text", "meaning"),
    [
        ("en", "game", "Everybody draws two, but not me.", "(when this (draw others 2))"),
        ("de", "game", "Alle ziehen 2 Karten, nur ich nicht.", "(when this (draw others 2))"),
        ("ru", "game", "Все берут по две карты, только я нет.", "(when this (draw others 2))"),
        (
            "en",
            "game",
            "Choose a player. They may not play 6s.",
            "(when this (choose someone) (let (forbid (plays them [6])) (turns 1 them)))",
        ),
        ("en", "game", "skip the next person lol get rekt", "(when this (skip next))"),
        (
            "fr",
            "game",
            "tlm passe son jeu a gauche mdrrr",
            "(when this (each all [(give-all each (left each))] at-once: true))",
        ),
        ("en", "game", "A card must be drawn by the following player.", "(when this (draw next))"),
        ("de", "game", "Eine Karte wird vom nächsten Spieler gezogen.", "(when this (draw next))"),
        ("fr", "game", "Une carte est piochée par chaque joueur.", "(when this (draw all))"),
        ("ru", "game", "Две карты берёт следующий.", "(when this (draw next 2))"),
        ("de", "game", "Von jedem Spieler nimmst du eine Karte.", "(when this (take you 1 others))"),
    ],
)
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
)
def test_whom_something_is_for_without_a_verb(language: str, card: Kind, text: str, meaning: str) -> None:
    check(language, card, text, meaning)


@pytest.mark.parametrize(
    ("language", "card", "text", "meaning"),
    [
        ("en", "game", "Double skip for the next player", "(when this (skip next 2))"),
        ("de", "game", "Der Nächste setzt zweimal aus.", "(when this (skip next 2))"),
        ("ru", "game", "Следующий дважды пропускает ход.", "(when this (skip next 2))"),
    ],
)
def test_how_often(language: str, card: Kind, text: str, meaning: str) -> None:
    check(language, card, text, meaning)


@pytest.mark.parametrize(
    ("language", "card", "text", "meaning"),
    [
        ("en", "game", "The next player chooses: draw two cards or miss a turn.", f"(when this {TWO_OR_SKIP})"),
        ("fr", "game", "+2 ou tour sauté, le suivant décide", f"(when this {TWO_OR_SKIP})"),
        (
            "pl",
            "game",
            "Mogę wziąć dwie karty albo każdy inny weźmie jedną, ja wybieram.",
            f"(when this {TWO_OR_OTHERS})",
        ),
        ("en", "game", "Take one card from any player. Your choice.", "(when this (take-chosen you 1 someone))"),
        ("ru", "game", "Скажи, кто возьмёт две карты.", "(when this (draw someone 2))"),
        (
            "de",
            "game",
            "Such dir jemanden aus, der eine Karte loswerden darf.",
            "(when this [(choose someone) (may them (discard them))])",
        ),
        ("en", "game", "A player designated by you shall forfeit one turn.", "(when this (skip someone))"),
        ("pl", "game", "wybierz kto gra nastepny", "(when this (go-on someone))"),
    ],
)
def test_who_decides_and_whom(language: str, card: Kind, text: str, meaning: str) -> None:
    check(language, card, text, meaning)


@pytest.mark.parametrize(
    ("language", "card", "text", "meaning"),
    [
        ("en", "game", "Everybody draws a card, you included.", "(when this (draw all))"),
        ("de", "game", "Zieh eine Karte, der Nächste auch.", "(when this (draw (together [you next])))"),
        ("pl", "game", "Dobierz dwie karty, ale następny też.", "(when this (draw (together [you next]) 2))"),
        ("de", "game", "Aussetzen. Du selbst.", "(when this (skip you))"),
        ("fr", "game", "Défausse une carte. Au hasard.", "(when this (discard-random you))"),
        ("en", "game", "hand swap between your two neighbours", "(when this (swap-hands left right))"),
        (
            "fr",
            "rule",
            "Violet posé ? Une carte vers la gauche pour tous !",
            f"(when (plays cards: [violet]) {LEFTWARDS})",
        ),
    ],
)
def test_who_else_and_who_was_meant(language: str, card: Kind, text: str, meaning: str) -> None:
    check(language, card, text, meaning)


@pytest.mark.parametrize(
    ("language", "card", "text", "meaning"),
    [
        ("en", "game", "All hands shall be revealed.", "(when this (reveal all))"),
        ("fr", "game", "Toutes les mains sont révélées.", "(when this (reveal all))"),
        ("de", "game", "Du deckst eine Karte aus deiner Hand für alle auf.", "(when this (show (some (hand) n: 1)))"),
        (
            "de",
            "rule",
            "Wenn Violett gespielt wird, geben alle eine Karte nach links.",
            f"(when (plays cards: [violet]) {LEFTWARDS})",
        ),
        ("en", "game", "Give your hand to the next player and take theirs.", "(when this (swap-hands you next))"),
        ("pl", "game", "Oddaj następnemu całą rękę i weź jego.", "(when this (swap-hands you next))"),
        ("en", "game", "Get rid of every 6 in your hand.", "(when this (discard-all you [6]))"),
        ("ru", "rule", "в конце хода сброс до семи карт", "(when (turn end) (discard you (minus (size you) 7)))"),
    ],
)
def test_whose_cards_and_which(language: str, card: Kind, text: str, meaning: str) -> None:
    check(language, card, text, meaning)
