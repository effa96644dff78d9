from __future__ import annotations

import pytest

from carteblanche.core.errors import Unreadable
from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.calculus.parts import Beside, Hand, Numbered, Players, Plays, Some
from carteblanche.games.blank.calculus.steps import Move, When

TEXTS = [
    "(when (plays cards: [green 3]) [(draw next 2)])",
    "(when this [(draw (but all you) 4)])",
    '(when (plays cards: [6]) [(race "klatschen") (draw last)])',
    '(always (cap (plays (named "Mama")) 1))',
    "(when (turn start) [(let (cap (plays you) 1) turn)] (compare (size you) < (best fewest (size each) others)))",
    "(when this [(each all [(give-all each (next each))] true)])",
    '(when (becomes (compare (size each) = 2)) [(oblige you say "sheesh \\"!\\"" fail: [(draw you 2)])])',
    "(always (require (plays cards: [even] on: [odd])))\n(always (require (plays cards: [odd] on: [even])))",
    "(when this [(if (coin) [(draw you 4)] [(draw others 4)])])",
    "(when this [(either left [[(give left 1 you)] [(draw left 2)]])])",
    "(always (count-as [(one (some this))] any))",
    '(people "Sit up straight.")',
]


@pytest.mark.parametrize("text", TEXTS)
def test_what_is_written_is_read_again(text: str) -> None:
    meaning = notation.read(text)
    assert notation.write(meaning) == text
    assert notation.read(notation.write(meaning)) == meaning


def test_an_abbreviation_stands_for_its_parts() -> None:
    (clause,) = notation.read("(when (plays cards: 3) (draw next 2))").clauses
    assert clause == When(
        Plays(cards=(Numbered((3,)),)),
        (Move(Some("draw", n=2, how="top"), Hand(Beside("next"))),),
    )


def test_a_part_is_read_by_its_sort() -> None:
    assert notation.read_part("(next them)", Players) == Beside("next", "them")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("(when this", "not closed"),
        ("(when this (fly you))", "no part 'fly'"),
        ("(when this (draw you 2 3))", "at most 2"),
        ("(when this (skip))", "needs who"),
        ("(when this (skip you colour: red))", "no 'colour'"),
        ("(when this (skip nobody-in-particular))", "Invalid enum value"),
        ("(when this (draw you 1000))", "<= 999"),
        ("()", "begins with its name"),
        ("(" * 60, "too deeply"),
    ],
)
def test_what_cannot_be_read_says_why(text: str, says: str) -> None:
    with pytest.raises(Unreadable, match=says.replace("(", r"\(")):
        notation.read(text)
