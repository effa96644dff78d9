from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from msgspec.structs import replace
from PIL import Image, ImageColor
from tests.arena.plans import small_plan

from carteblanche.arena.parquet import write_parquet
from carteblanche.arena.plots import INK, MARK, WIDTH, Bar, Dot, Line, draw_counts, draw_estimates, write_svg
from carteblanche.arena.rasters import SCALE, write_png
from carteblanche.arena.report import describe_decision, draw, write_report
from carteblanche.arena.results import Forfeit, GameResult, SetResult
from carteblanche.arena.summary import summarise
from carteblanche.core.estimates import Estimate
from carteblanche.core.values import Millis, Points, Seat

PLAN = small_plan()
LOST = GameResult((1, 0), (2, 1), (), "forfeit", 7, Millis(9), "000000-1.jsonl", Forfeit(Seat(0), "crashed"))
PLAYED = GameResult((0, 1), (1, 2), (Points(4), Points(9)), "played-out", 40, Millis(60), "000000-0.jsonl")
SETS = [SetResult(number, (PLAYED, LOST)) for number in range(3)]


def pictures(page: str) -> list[str]:
    return re.findall(r"<svg.*?</svg>", page, flags=re.DOTALL)


def test_the_page_says_what_the_summary_says_and_needs_nothing_else() -> None:
    page = write_report(summarise(PLAN, SETS, 0.6, [None]))
    assert "6 games with 2 players, in 3 sets" in page
    assert "crashed: 3" in page
    assert "Not decided: random and novice." in page
    assert len(pictures(page)) == 4
    for picture in pictures(page):
        ET.fromstring(picture)
    links = re.findall(r"(?:src|href)=|url\(|@import|https?://[^\"]*", page)
    assert set(links) <= {"http://www.w3.org/2000/svg"}


def test_names_cannot_break_the_page() -> None:
    evil = replace(PLAN.entrants[0], name="<script>&\"'")
    page = write_report(summarise(replace(PLAN, entrants=(evil, PLAN.entrants[1])), SETS))
    assert "<script" not in page
    for picture in pictures(page):
        ET.fromstring(picture)


def test_nothing_played_is_a_page_too() -> None:
    assert pictures(write_report(summarise(PLAN, []))) == []


def test_a_decision_is_told() -> None:
    told = describe_decision(summarise(PLAN, SETS, 0.55, ["level"]))
    assert told == "To be told from an even match: 55% of the games. Decided: random is level with novice."


def test_dots_stand_where_their_values_are() -> None:
    rows = [("a", Estimate(0.2, 0.1, 0.3)), ("b", Estimate(0.8, 0.7, 0.9))]
    drawn = ET.fromstring(write_svg(draw_estimates("x", rows, ".0%", 0.5)))
    space = "{http://www.w3.org/2000/svg}"
    a, b = (float(circle.attrib["cx"]) for circle in drawn.iter(f"{space}circle"))
    (even,) = (float(line.attrib["x1"]) for line in drawn.iter(f"{space}line") if line.attrib["class"] == "even")
    assert even == pytest.approx((a + b) / 2)
    assert a < b
    same = write_svg(draw_estimates("x", [("a", Estimate(1, 1, 1))], ".0f"))
    assert "nan" not in same


def test_axes_have_round_numbers() -> None:
    drawn = write_svg(draw_estimates("x", [("a", Estimate(0.5, 0.0, 1.0))], ".0%"))
    assert re.findall(r">(-?\d+%)</text>", drawn)[:-1] == ["0%", "50%", "100%"]
    drawn = write_svg(draw_estimates("x", [("a", Estimate(25.2, -7.6, 34.6))], ".0f"))
    assert re.findall(r">(-?\d+)</text>", drawn)[:-1] == ["0", "10", "20", "30"]


def test_bars_are_as_tall_as_their_counts() -> None:
    drawn = ET.fromstring(write_svg(draw_counts("x", (9, 19, 29), (2, 0, 4))))
    tall = [float(bar.attrib["height"]) for bar in drawn.iter("{http://www.w3.org/2000/svg}rect")]
    assert tall == [80, 0, 160]


def test_a_plot_that_stands_alone_has_its_own_colours() -> None:
    plots = draw(summarise(PLAN, SETS))
    assert set(plots) == {"ratings", "wins", "seats", "lengths"}
    for plot in plots.values():
        alone = ET.fromstring(write_svg(plot, alone=True))
        assert MARK in "".join(alone.itertext())
        assert "<style>" not in write_svg(plot)


def test_a_png_shows_what_the_svg_shows() -> None:
    plot = draw_estimates("x", [("a", Estimate(0.2, 0.1, 0.3)), ("b", Estimate(0.8, 0.7, 0.9))], ".0%", 0.5)
    with Image.open(BytesIO(write_png(plot))) as image:
        assert (image.format, image.size) == ("PNG", (WIDTH * SCALE, plot.height * SCALE))
        pixels = image.convert("RGB")
    dots = [shape for shape in plot.shapes if isinstance(shape, Dot)]
    assert len(dots) == 2
    for dot in dots:
        assert pixels.getpixel((round(dot.x * SCALE), round(dot.y * SCALE))) == ImageColor.getrgb(MARK)
    (even,) = (shape for shape in plot.shapes if isinstance(shape, Line) and shape.kind == "even")
    column = {
        pixels.getpixel((round(even.x * SCALE), y)) for y in range(round(even.y) * SCALE, round(even.to_y) * SCALE)
    }
    assert {ImageColor.getrgb(INK), (255, 255, 255)} <= column, "a broken line"
    assert pixels.getpixel((0, 0)) == (255, 255, 255)


def test_bars_of_a_png_stand_on_the_axis_and_an_empty_bin_has_none() -> None:
    plot = draw_counts("x", (9, 19, 29), (2, 0, 4))
    with Image.open(BytesIO(write_png(plot))) as image:
        pixels = image.convert("RGB")
    bars = [shape for shape in plot.shapes if isinstance(shape, Bar)]
    middles = [round((bar.x + bar.wide / 2) * SCALE) for bar in bars]
    foot = round((bars[0].y + bars[0].tall) * SCALE)
    mark, white = ImageColor.getrgb(MARK), (255, 255, 255)
    assert [pixels.getpixel((x, foot - 4)) for x in middles] == [mark, white, mark]
    assert [pixels.getpixel((x, foot - 120 * SCALE)) for x in middles] == [white, white, mark]


def test_parquet_has_a_row_for_each_seat(tmp_path: Path) -> None:
    import pyarrow.parquet

    write_parquet(PLAN, SETS, tmp_path / "games.parquet")
    rows = pyarrow.parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert len(rows) == 12
    assert rows[0] == {
        "set": 0,
        "game": 0,
        "seat": 0,
        "bot": "random",
        "rank": 1,
        "won": 1.0,
        "points": 4,
        "end": "played-out",
        "forfeit": None,
        "steps": 40,
        "millis": 60,
        "log": "000000-0.jsonl",
    }
    assert [row["forfeit"] for row in rows[:4]] == [None, None, "crashed", None]
    assert rows[2]["points"] is None
