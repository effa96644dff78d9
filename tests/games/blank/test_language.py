"""Sentences both ways in five languages, blocks, and the rulebook's own table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from carteblanche.core.errors import Unreadable
from carteblanche.core.luck import KeyedLuck
from carteblanche.games.blank.language import nodes as n
from carteblanche.games.blank.language.blocks import apart, catalogue, together
from carteblanche.games.blank.language.cells import EFFECTS, TARGETS, TRIGGERS, cell
from carteblanche.games.blank.language.check import check
from carteblanche.games.blank.language.constructs import CONSTRUCTS
from carteblanche.games.blank.language.grammar import LANGUAGES, grammar
from carteblanche.games.blank.language.honour import Class, classed
from carteblanche.games.blank.language.making import make, mutated
from carteblanche.games.blank.language.reading import Misread, guess, read
from carteblanche.games.blank.language.writing import write
from carteblanche.games.blank.starter import starter

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "blank"
WORDINGS = Path(__file__).parent / "wordings.yaml"


def sentences(file: str) -> list[str]:
    found: list[str] = []
    cases: list[dict[str, Any]] = yaml.safe_load((SCENARIOS / file).read_text(encoding="utf-8"))["cases"]
    for case in cases:
        position: dict[str, Any] = case.get("position") or {}
        found += position.get("rules", [])
        found += position.get("effects", {}).values()
    return list(dict.fromkeys(found))


@pytest.mark.parametrize("text", [*sentences("players.yaml"), *sentences("cards.yaml"), *sentences("rules.yaml")])
def test_a_written_card_comes_back_from_every_language(text: str) -> None:
    card = read(text)
    for language in LANGUAGES:
        printed = write(card, language)
        assert read(printed, language) == card
        assert write(read(printed, language), language) == printed


def test_most_of_what_players_write_is_done_or_helped_by_the_machine() -> None:
    cards = [read(text) for text in sentences("players.yaml")]
    assert sum(classed(card) is Class.HONOUR for card in cards) <= 7


def sensible(target: str, effect: str) -> bool:
    """Players can do everything; cards cannot draw, piles cannot take, and neither speaks."""
    cannot = {"cards in play": ("draw", "say"), "draw pile": ("take", "say"), "discard pile": ("take", "say")}
    return effect not in cannot.get(target, ())


def test_all_sensible_cells_of_the_table_are_cards_and_the_others_are_refused_kindly() -> None:
    good = bad = 0
    for trigger in TRIGGERS:
        for target in TARGETS:
            for effect in EFFECTS:
                if not sensible(target, effect):
                    with pytest.raises(Unreadable, match="let a player"):
                        cell(trigger, target, effect)
                    bad += 1
                    continue
                card = cell(trigger, target, effect)
                good += 1
                assert check(card, rule=True).accepted
                assert all(read(write(card, language), language) == card for language in LANGUAGES)
    assert (good, bad) == (180, 36)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_made_at_random_come_back(language: str) -> None:
    luck = KeyedLuck.seeded(1, language)
    for number in range(60):
        rule = number % 2 == 0
        card = make(luck, rule=rule)
        printed = write(card, language)
        if len(printed) <= 600:
            assert read(printed, language, rule=rule) == card


def test_cards_are_blocks_and_blocks_are_cards() -> None:
    luck = KeyedLuck.seeded(2)
    for number in range(120):
        card = make(luck, rule=number % 2 == 0)
        for effect in card.then:
            assert together(apart(effect, "effect"), "effect") == effect
        if card.when is not None:
            assert together(apart(card.when, "trigger"), "trigger") == card.when
    shapes = catalogue("de").categories
    assert {shape.key for several in shapes.values() for shape in several} == {one.key for one in CONSTRUCTS}


def test_they_of_a_rule_that_begins_with_if_are_whoever_played() -> None:
    card = read("If it is one higher than the card before, they must discard 1 card.")
    assert (card.when, card.then) == (n.Played(), (n.Act(n.Who("actor"), n.Discard(n.Number(1))),))
    assert read(write(card)) == card


def test_mutated_cards_are_cards() -> None:
    luck = KeyedLuck.seeded(3)
    card = read("When a 3 is played, the next player must draw 1 card.")
    for _ in range(60):
        card = mutated(card, luck, rule=True)
        check(card, rule=True)


@pytest.mark.parametrize(
    ("text", "words", "suggestion"),
    [
        ("When a 3 is played, the next plaier draws a card.", "plaier", "player"),
        ("When a 3 is plaid, the next player draws a card.", "plaid", "played"),
        ("When a 3 is played, the draw pile says “hello”.", "says", "is"),
    ],
)
def test_an_error_points_at_the_words_and_says_what_would_work(text: str, words: str, suggestion: str) -> None:
    with pytest.raises(Misread) as caught:
        read(text)
    assert text[caught.value.start : caught.value.end] == words
    assert suggestion in caught.value.suggestions


@pytest.mark.parametrize(
    "text",
    [
        "",
        "…",
        "x" * 700,
        "(((((",
        "when when when",
        "“",
        "a" * 50 + " " + "(" * 30,
        "Colourless green ideas sleep furiously.",
        "I like trains.",
        "Everybody must darw a card.",
        "The sky is blue.",
        "Cards are nice.",
        "Players are friends.",
        "When the moon is full, draw.",
        "When a yellow card is played, draw one.",
        "When a 7 is played, draw seven.",
        "the next player must play a and " * 18,
    ],
)
def test_nonsense_is_refused_kindly(text: str) -> None:
    with pytest.raises(Misread):
        read(text)


def test_wording_is_forgiven() -> None:
    wanted = read("When a 2 is played: the next player must draw 2 cards.")
    for text in (
        "if a two was played the next player draws two cards",
        "WHENEVER somebody plays a 2, the next player has to draw 2 cards!",
        "Every time a 2 is played the next player draws 2 cards",
    ):
        assert read(text) == wanted


def test_free_text_is_taken_as_it_stands_where_the_target_is_known() -> None:
    card = read("When a blue card is played, the next player barks three times.")
    assert card.then == (n.Act(n.Who("next"), n.Perform("barks", n.Number(3))),)


def test_the_language_is_guessed() -> None:
    card = read("When a 3 is played, the next player must draw 1 card.")
    assert [guess(write(card, language)) for language in LANGUAGES] == list(LANGUAGES)


def test_every_table_has_every_phrase() -> None:
    for language in LANGUAGES:
        g = grammar(language)
        assert all(construct.key in g.read.by_key for construct in CONSTRUCTS)
        assert len({*g.colours.values()}) == 6


def test_the_starter_deck_is_in_every_language() -> None:
    for language in LANGUAGES:
        deck = starter(language)
        assert len(deck.rules) == 14
        assert sum(card.words is not None for card in deck.cards) == 6
        for card in deck.rules:
            assert read(card.words.text, language) == card.words.sentence
    assert starter("de").rules[5].words.text.endswith("„bellen“.")


def test_free_text_stays_as_it_was_written() -> None:
    text = "a orange , que elle  aime : a apple"
    card = n.Sentence((n.Act(n.Who("next"), n.Say(text)),), n.Played())
    for language in LANGUAGES:
        assert text in write(card, language)
        assert read(write(card, language), language) == card


def wordings() -> list[tuple[str, str, str, bool]]:
    said: dict[str, dict[str, list[dict[str, str]]]] = yaml.safe_load(WORDINGS.read_text(encoding="utf-8"))
    return [
        (language, one["say"], one["read"], kind == "rules")
        for language, kinds in said.items()
        for kind, ones in kinds.items()
        for one in ones
    ]


@pytest.mark.parametrize(("language", "said", "printed", "rule"), wordings())
def test_people_are_understood(language: str, said: str, printed: str, rule: bool) -> None:
    card = read(said, language, rule=rule)
    assert write(card, language) == printed
    assert read(printed, language, rule=rule) == card


@pytest.mark.parametrize(
    "text", ["Playing cards is fun.", "The draw pile sings a song.", "Everything is different today."]
)
def test_a_rule_that_nothing_sets_off_is_not_taken_for_free_text(text: str) -> None:
    with pytest.raises(Misread):
        read(text)
