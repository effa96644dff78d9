"""Cards of BLANK drawn for print: what is written, drawn and printed on them can be told apart."""

from __future__ import annotations

import pytest

from carteblanche.games.blank.data import COLOURS
from carteblanche.library.decks import art
from carteblanche.library.decks.art import Drawings, Stroke

DRAWINGS = Drawings(
    symbols={colour: f"M{n} {n}" for n, colour in enumerate(COLOURS)},
    pictures={str(number): (Stroke(f"M{number}0 0", wash=True), Stroke(f"M{number}1 1")) for number in range(1, 7)},
    honour={},
    outline="M1 1",
    edge="M2 2",
    label="M3 3",
    corner="M4 4",
)


def front(name: str, *, written: bool = False, picture: tuple[tuple[tuple[int, int], ...], ...] = ()) -> str:
    return art.game_front(DRAWINGS, name, picture, 58.0, written=written)


def test_every_colour_has_a_pattern_of_its_own() -> None:
    fronts = [front(f"{colour[0].upper()}4b", written=True) for colour in COLOURS]
    patterns = [one.split('<path d="')[3].split('"')[0] for one in fronts]
    assert len(set(patterns)) == len(COLOURS) == 6


def test_of_two_alike_one_has_a_picture_and_the_other_room_for_one() -> None:
    printed, blank = front("R4a"), front("R4b")
    assert "M40 0" in printed
    assert "M41 1" in printed
    assert "M40 0" not in blank
    assert 'stroke-dasharray="3 4"' in blank
    assert 'stroke-dasharray="3 4"' not in printed + front("R4b", written=True)


def test_lines_to_write_on_are_for_cards_without_words() -> None:
    assert 'stroke-dasharray="0.1 4"' in front("R4a")
    assert 'stroke-dasharray="0.1 4"' not in front("R4a", written=True)


@pytest.mark.parametrize("name", ["R4a", "R4b"])
def test_what_somebody_drew_takes_the_place_of_the_picture(name: str) -> None:
    drawn = front(name, picture=(((0, 0), (500, 1000)), ((7, 8),)))
    assert "M0 0L500 1000M7 8L7 8" in drawn
    assert "M40 0" not in drawn
