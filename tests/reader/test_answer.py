"""What is answered from what the grammar and the network make of a text."""

from __future__ import annotations

import pytest

from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.calculus.normal import normal
from carteblanche.games.blank.calculus.steps import Meaning
from carteblanche.reader.answer import decide, read
from carteblanche.reader.grammar import Answer
from carteblanche.reader.learnt.proposals import Proposal
from carteblanche.reader.words.lexicon import lexicon

ENGLISH = lexicon("en")
TEXT = "The next player draws two cards."


def value(text: str) -> Meaning:
    return normal(notation.read(text))


RIGHT, OTHER = value("(when this (draw next 2))"), value("(when this (draw you 2))")
UNDERSTOOD = Answer("understood", "en", (RIGHT,))
LOST = Answer("nearly", "en", (), ("draws",))


def test_what_both_take_it_for_is_understood() -> None:
    answer = decide(TEXT, "game", ENGLISH, UNDERSTOOD, [Proposal(RIGHT, 0.9), Proposal(OTHER, 0.05)])
    assert (answer.kind, answer.readings) == ("understood", (RIGHT,))


def test_what_they_disagree_about_the_author_chooses() -> None:
    answer = decide(TEXT, "game", ENGLISH, UNDERSTOOD, [Proposal(OTHER, 0.6), Proposal(RIGHT, 1e-5)])
    assert answer.kind in ("choose", "nearly")
    assert {RIGHT, OTHER} <= set(answer.readings)


def test_the_network_alone_is_believed_only_if_it_is_sure() -> None:
    assert decide(TEXT, "game", ENGLISH, LOST, [Proposal(RIGHT, 0.3), Proposal(OTHER, 0.2)]).kind != "understood"


def test_a_word_beside_others_that_leaves_no_trace_has_to_be_confirmed() -> None:
    text = "The next glorbix player draws two cards."
    answer = decide(text, "game", ENGLISH, UNDERSTOOD, [Proposal(RIGHT, 0.99)])
    assert (answer.kind, answer.left) == ("choose", ("glorbix",))


def test_a_sentence_of_which_no_word_leaves_a_trace_is_set_aside() -> None:
    answer = decide(f"Frobnicate zorbly! {TEXT}", "game", ENGLISH, UNDERSTOOD, [Proposal(RIGHT, 0.99)])
    assert (answer.kind, answer.left, answer.commentary) == ("understood", (), ("Frobnicate zorbly",))


def test_what_is_for_people_is_left_to_them() -> None:
    assert decide("Sing!", "game", ENGLISH, UNDERSTOOD, [Proposal(None, 0.9), Proposal(RIGHT, 0.05)]).kind == "people"
    assert decide("Sing!", "game", ENGLISH, LOST, []).kind == "people"


def test_what_cannot_be_a_card_is_not_offered() -> None:
    """A rule that waits for its own card to be played, and one after which nothing happens."""
    empty = value("(when (happens reversed) [])")
    assert decide("Reverse!", "rule", ENGLISH, LOST, [Proposal(RIGHT, 0.8), Proposal(empty, 0.1)]).readings == ()


@pytest.mark.parametrize("text", ["", " ", "…", "🃏🃏", "a" * 600, "draw " * 120, "«»„“", "1 2 3 4 5 6 7"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_any_text_gets_an_answer(text: str, language: str) -> None:
    for card in ("rule", "game"):
        assert read(text, card, language).kind in ("understood", "choose", "nearly", "people")


@pytest.mark.parametrize(
    ("language", "text", "meant"),
    [
        ("en", "Everyone draws.", "(when this (draw all))"),
        ("en", "Reverse, then go again.", "(when this (reverse) (extra))"),
        ("de", "Alle anderen ziehen eine Karte.", "(when this (draw others))"),
        ("fr", "Le joueur suivant passe son tour.", "(when this (skip next))"),
        ("pl", "Następny gracz dobiera dwie karty.", "(when this (draw next 2))"),
        ("ru", "Следующий игрок берёт две карты.", "(when this (draw next 2))"),
    ],
)
def test_plain_cards_are_understood(language: str, text: str, meant: str) -> None:
    answer = read(text, "game", language)
    assert (answer.kind, answer.readings) == ("understood", (value(meant),))
