from __future__ import annotations

import random
from itertools import islice

import pytest

from drivers.reader.examples import Example, Source, make
from drivers.reader.splicing import Splicer, cuts, part

CAUSES = (
    ("If somebody plays a 4, ", "(plays cards: [4])"),
    ("When a red card is played: ", "(plays cards: [red])"),
    ("If you draw a card, ", "(draws)"),
    ("If somebody wins, ", "(ends)"),
    ("If you sneeze, ", '(reported "sneeze")'),
)
EFFECTS = (
    ("the next player skips.", "(skip next)"),
    ("everybody discards two cards.", "(discard all 2)"),
    ("the direction is reversed.", "(reverse)"),
    ("say hello.", '(say you "hello")'),
)


def example(text: str, meaning: str, card: str = "rule") -> Example:
    made = make(Source("en", card, "machine", text, (meaning,)))
    assert made is not None
    return made


@pytest.fixture
def examples() -> list[Example]:
    return [example(a + b, f"(when {cause} {effect})") for a, cause in CAUSES for b, effect in EFFECTS]


def test_a_meaning_is_parted_into_what_happens_and_what_is_done() -> None:
    tokens = example("If a 4 is played, skip the next.", "(when (plays cards: [4]) (skip next))").targets[0]
    assert part(tokens) == (("(plays", "cards:", "[", "4", "]", ")"), ("(skip", "next", ")"))


@pytest.mark.parametrize(
    "meaning",
    [
        "(always (forbid (plays cards: [4])))",
        "(when (plays cards: [4]) (skip next) given: (has you [red]))",
        "(when (plays) (draw you (count (some played))))",
    ],
)
def test_what_says_more_or_looks_back_is_left_whole(meaning: str) -> None:
    assert part(example("A 4 and red cards, played", meaning).targets[0]) is None


def test_a_text_is_cut_behind_marks_and_before_if() -> None:
    one = example("Everybody draws, if a 4 is played", "(when (plays cards: [4]) (draw all))")
    assert [one.words[place].start for place in cuts(one.words)] == [17]


def test_halves_of_two_texts_say_both_halves_of_two_meanings(examples: list[Example]) -> None:
    splicer = Splicer(examples, random.Random(1))
    known = {a + b: f"(when {cause} [{effect}])" for a, cause in CAUSES for b, effect in EFFECTS}
    made = list(islice(splicer.splice(200), 200))
    assert len({one.text for one in made}) > 10
    for one in made:
        assert one.targets == example(one.text, known[one.text.replace("  ", " ")]).targets


def test_a_game_card_may_follow_a_cause(examples: list[Example]) -> None:
    game = example("Shuffle the draw pile!", "(when this (shuffle))", "game")
    made = [one.text for one in Splicer([*examples, game], random.Random(2)).splice(100)]
    assert any(text.startswith("If somebody plays a 4") and text.endswith("Shuffle the draw pile!") for text in made)
