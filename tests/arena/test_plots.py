from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from carteblanche.arena.plots import LONGEST, TOP, Bar, Dot, Line, Text, draw_counts, draw_estimates, write_svg
from carteblanche.core.estimates import Estimate


def test_a_dot_lies_within_its_interval_and_even_is_marked() -> None:
    rows = [("a", Estimate(0.6, 0.5, 0.7)), ("b" * 40, Estimate(0.4, 0.3, 0.5))]
    plot = draw_estimates("Shares", rows, ".2f", even=0.5)
    dots = [shape for shape in plot.shapes if isinstance(shape, Dot)]
    intervals = [shape for shape in plot.shapes if isinstance(shape, Line) and shape.kind == "interval"]
    assert all(line.x < dot.x < line.to_x for dot, line in zip(dots, intervals, strict=True))
    (even,) = [shape for shape in plot.shapes if isinstance(shape, Line) and shape.kind == "even"]
    assert dots[1].x < even.x < dots[0].x
    texts = {shape.text for shape in plot.shapes if isinstance(shape, Text)}
    assert {"0.60", "0.40", "b" * (LONGEST - 1) + "…"} <= texts


def test_estimates_that_are_all_the_same_have_a_place() -> None:
    (dot,) = [one for one in draw_estimates("", [("a", Estimate(1, 1, 1))], "g").shapes if isinstance(one, Dot)]
    assert 0 < dot.x < 640


def test_bars_are_as_tall_as_what_they_count() -> None:
    bars = [shape for shape in draw_counts("Lengths", [10, 20, 30], [1, 4, 0]).shapes if isinstance(shape, Bar)]
    assert [bar.tall for bar in bars] == [40, 160, 0]
    assert {bar.y + bar.tall for bar in bars} == {TOP + 160}


@pytest.mark.parametrize("alone", [False, True])
def test_a_drawing_is_xml_whatever_it_is_called(alone: bool) -> None:
    plot = draw_estimates('<"&', [("<a&b>", Estimate(0.5, 0.4, 0.6))], "g")
    tree = ET.fromstring(write_svg(plot, alone=alone))  # our own
    assert tree.get("aria-label") == '<"&'
    assert (tree.find("{http://www.w3.org/2000/svg}style") is not None) is alone
