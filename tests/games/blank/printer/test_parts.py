"""Parts of a meaning in words, by the paths under which a table speaks of them."""

from __future__ import annotations

from typing import Final

import pytest
from tests.games.blank.printer.meanings import GOLD

from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.calculus import steps as s
from carteblanche.games.blank.printer.languages import LANGUAGES
from carteblanche.games.blank.printer.parts import MOST_PARTS, print_parts
from carteblanche.games.blank.printer.text import print_meaning

EITHER: Final = "(when (plays cards: [4]) (either you [[(draw you 2)] [(skip you) (reverse)]]))"


def test_steps_and_choices_are_said_on_their_own() -> None:
    assert print_parts(notation.read(EITHER), "en") == {
        "0": "When somebody plays a 4: they choose: they draw 2 cards; or (they miss their next turn, then the direction of play changes).",
        "0.then.0": "The one who played chooses: they draw 2 cards; or (they miss their next turn, then the direction of play changes).",
        "0.then.0.options.0": "The one who played draws 2 cards.",
        "0.then.0.options.0.0": "The one who played draws 2 cards.",
        "0.then.0.options.1": "The one who played misses their next turn. Then the direction of play changes.",
        "0.then.0.options.1.0": "The one who played misses their next turn.",
        "0.then.0.options.1.1": "The direction of play changes.",
    }


def test_what_holds_is_said_with_and_without_how_long() -> None:
    parts = print_parts(notation.read("(when this (let (require (plays cards: [(same number)]))))"), "en")
    assert parts["0.then.0"].startswith("Until another card is played, everybody may only play")
    assert parts["0.then.0.change"].startswith("Everybody may only play")


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_every_step_of_the_gold_has_words_and_the_whole_card_reads_as_before(language: str) -> None:
    for meaning in GOLD.values():
        parts = print_parts(meaning, language)
        assert len(parts) <= MOST_PARTS
        assert all(text and "\ue000" not in text for text in parts.values())
        assert "\n".join(parts[str(index)] for index in range(len(meaning.clauses))) == print_meaning(meaning, language)
        for index, clause in enumerate(meaning.clauses):
            if isinstance(clause, s.When | s.React):
                assert all(f"{index}.then.{at}" in parts for at in range(len(clause.then)))
