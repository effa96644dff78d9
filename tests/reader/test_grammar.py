from __future__ import annotations

import pytest
from tests.reader.by_grammar import read

from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.calculus.normal import normal
from carteblanche.reader.answer import guess

RULES = [
    ("en", "Sixes skip.", "(when (plays cards: [6]) (skip next))"),
    ("en", "When a 3 is played, the next player draws two cards.", "(when (plays cards: [3]) (draw next 2))"),
    ("en", "Max two cards per turn.", "(always (cap (plays) 2))"),
    ("en", "5 on 5: next player draws 2.", "(when (plays cards: [5] on: [5]) (draw next 2))"),
    ("en", "If three red cards are played in a row, everyone draws one.",
     "(when (plays cards: [red]) (draw all) given: (compare (streak cards: [red]) = 3))"),
    ("en", "At the end of each round the player with the fewest cards draws one. Ties: everyone draws.",
     "(when (stage round end) (draw (fewest tie: all)))"),
    ("en", "No 1s allowed.", "(always (forbid (plays cards: [1])))"),
    ("en", 'Each time someone plays a green card, the player on his right says "merci" or draws a card.',
     '(when (plays cards: [green]) (oblige right say "merci" fail: (draw right)))'),
    ("en", "Anyone who reaches for their telephone takes a card.",
     '(when (reported "reaches for their telephone") (draw you))'),
    ("pl", "Szóstki wchodzą na wszystko.", "(always (permit (plays cards: [6])))"),
    ("ru", "Пятёрка — предыдущий пропускает ход.", "(when (plays cards: [5]) (skip previous))"),
    ("de", "Pro Zug höchstens eine Karte!", "(always (cap (plays) 1))"),
    ("de", "Lila darf nur auf Pink gelegt werden.", "(always (forbid (plays cards: [violet] on: [(none-of pink)])))"),
    ("de", "Keiner darf fluchen. Wer es trotzdem tut, zieht zwei Karten.", '(when (reported "fluchen") (draw you 2))'),
    ("fr", "Interdit de jouer du rouge sur du bleu.", "(always (forbid (plays cards: [red] on: [blue])))"),
    ("fr", "Interdit de dire oui ou non, sinon tu pioches une carte.", '(when (reported "dire oui ou non") (draw you))'),
    ("de", "Wenn jemand eine grüne 3 legt, muss der nächste 2 Karten ziehen.", "(when (plays cards: [green 3]) (draw next 2))"),
]  # fmt: skip
GAME_CARDS = [
    ("en", "Everyone draws.", "(when this (draw all))"),
    ("en", "Roll a die and draw that many cards.", "(when this (draw you (die)))"),
    ("en", "Draw one card for every red card you have.", "(when this (draw you (count (some (hand you) [red]))))"),
    ("en", "Look at the next player's hand and take a card.", "(when this (look you next) (take-chosen you 1 next))"),
    ("en", "Everybody draws 2 but not you.", "(when this (draw others 2))"),
    ("de", "Alle außer dem mit den wenigsten Karten ziehen eine.", "(when this (draw (but all fewest)))"),
    ("de", "Zieh so viele Karten, wie dein linker Nachbar auf der Hand hat.", "(when this (draw you (size left)))"),
    ("fr", "Fais piocher 3 cartes à un adversaire.", "(when this (draw someone 3))"),
    ("fr", "Donne autant de cartes au suivant qu'il y a de joueurs.", "(when this (give you (heads all) next))"),
    ("en", "Reverse, then go again.", "(when this (reverse) (extra))"),
    ("en", "Swap hands with someone.", "(when this (swap-hands you someone))"),
    ("en", "Flip a coin. Heads: you draw 4. Tails: everyone else draws 4.", "(when this (if (coin) (draw you 4) (draw others 4)))"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "meant"), RULES)
def test_a_rule_is_understood(language: str, text: str, meant: str) -> None:
    answer = read(text, "rule", language)
    assert answer.kind == "understood"
    assert answer.readings == (normal(notation.read(meant)),)


@pytest.mark.parametrize(("language", "text", "meant"), GAME_CARDS)
def test_a_game_card_is_understood(language: str, text: str, meant: str) -> None:
    answer = read(text, "game", language)
    assert answer.kind == "understood"
    assert answer.readings == (normal(notation.read(meant)),)


def test_what_is_not_taken_up_is_told() -> None:
    answer = read("Draw two cards unless the moon is full.", "game", "en")
    assert answer.kind != "understood"
    assert answer.left


def test_a_title_is_set_aside_and_told() -> None:
    answer = read("Grand slam: draw two cards.", "game", "en")
    assert answer.kind == "understood"
    assert answer.commentary == ("Grand slam",)


def test_a_verb_of_the_game_is_never_free_text() -> None:
    assert read("The dragon frobs two cards from you.", "game", "en").kind != "understood"


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Everyone draws two cards.", "en"),
        ("Alle anderen ziehen zwei Karten.", "de"),
        ("Następny gracz bierze dwie karty.", "pl"),
    ],
)
def test_the_language_is_guessed_from_the_words(text: str, language: str) -> None:
    assert guess(text) == language


@pytest.mark.parametrize("text", ["", "?", "((((", "6" * 600, "if " * 200, '"' * 50, "\u0000\u202e", "a\n" * 300])
def test_any_text_gets_an_answer(text: str) -> None:
    for card in ("rule", "game"):
        assert read(text, card, "en").kind in ("understood", "choose", "nearly", "people")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "Le joueur et son suivant échangent leurs mains."),
        ("de", "Neue Regel ins Spiel!"),
        ("de", "Der neben mir muß 3 Karten nemen und ich darf nochmal"),
    ],
)
def test_every_reading_is_a_value_of_the_calculus(language: str, text: str) -> None:
    for reading in read(text, "game", language).readings:
        assert notation.read(notation.write(reading)) == reading


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Nochmal dran. Farbe egal."),
        ("ru", "Игроки с нечётным числом карт скидывают одну. С чётным — спят дальше."),
    ],
)
def test_what_speaks_of_cards_alone_is_no_story(language: str, text: str) -> None:
    assert read(text, "game", language).kind == "nearly"


def test_a_choice_that_ends_in_nothing_known_is_no_fault() -> None:
    assert (
        read("Choose a player, who picks one: give you a card, draw three, or miss a turn.", "game", "en").kind
        != "understood"
    )
