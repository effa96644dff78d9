from __future__ import annotations

from functools import cache
from xml.etree import ElementTree as ET

import msgspec
import pytest

from carteblanche.cli.decks.plots import WIDTH, describe_trial, draw_bar, draw_svg
from carteblanche.core.estimates import Estimate
from carteblanche.games.blank.starter import starter, words
from carteblanche.games.blank.trials import Beside, Plan, Trial, trial

DRAW = words("When a 2 is played, the next player must draw 2 cards.", "(when (plays cards: [2]) (draw next 2))")


@cache
def tried() -> Trial:
    return trial(Plan(starter(), DRAW, level="beginner", seats=2), 3)


@pytest.mark.parametrize(("share", "bar"), [(0.0, ""), (0.0001, "▏"), (0.5, "█" * 16), (1.0, "█" * (WIDTH - 2))])
def test_a_bar_is_as_long_as_its_share(share: float, bar: str) -> None:
    assert draw_bar(share) == bar


def test_every_bin_and_every_seat_has_a_line() -> None:
    found = tried()
    lines = describe_trial(found, {})
    assert lines[0] == "rule 15: 3 pairs of games, 2 players, each pair with the same deal"
    start = lines.index("length in turns")
    assert lines[start + 2 + len(found.bins)] == ""
    assert sum("without, " in line and line.strip()[0] in "12" for line in lines) == 2
    assert "fires together with" not in lines or found.beside


def test_what_fires_together_is_named_and_too_few_games_say_so() -> None:
    found = msgspec.structs.replace(tried(), longer=None, beside=(Beside("P6b", tried().fires),))
    lines = describe_trial(found, {"P6b": "Nap."})
    assert any("too few to compare" in line for line in lines)
    assert any("P6b" in line and line.endswith(": Nap.") for line in lines)


def test_the_drawing_has_a_bar_for_both_sides_of_every_bin() -> None:
    tree = ET.fromstring(draw_svg(tried(), "<Draw> & " + "x" * 200))  # our own
    assert (tree.get("aria-label") or "").startswith("<Draw> & ")
    bars = tree.findall("{http://www.w3.org/2000/svg}rect")
    assert len(bars) == 1 + 2 * len(tried().bins) + 2


def test_games_without_an_end_and_differences_are_in_words() -> None:
    found = tried()
    endless = msgspec.structs.replace(found.without, finished=found.without.games - 2)
    for longer, said in (
        (Estimate(1.5, 0.5, 2.5), "1.5 more with it (+0.5 to +2.5)"),
        (Estimate(-1.5, -2.5, -0.5), "1.5 fewer with it (-2.5 to -0.5)"),
        (Estimate(0.1, -0.5, 0.7), "no clear difference (-0.5 to +0.7)"),
    ):
        lines = describe_trial(msgspec.structs.replace(found, without=endless, longer=longer), {})
        assert any(line.endswith("2 games without it found no end") for line in lines)
        assert any(line.endswith(said) for line in lines)
