from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from msgspec.structs import replace
from tests.arena.plans import small_plan

from carteblanche.arena.parquet import write_parquet
from carteblanche.arena.plots import draw_counts, draw_estimates
from carteblanche.arena.report import describe_decision, write_report
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
    drawn = ET.fromstring(draw_estimates("x", rows, ".0%", 0.5))
    space = "{http://www.w3.org/2000/svg}"
    a, b = (float(circle.attrib["cx"]) for circle in drawn.iter(f"{space}circle"))
    (even,) = (float(line.attrib["x1"]) for line in drawn.iter(f"{space}line") if line.attrib["class"] == "even")
    assert even == pytest.approx((a + b) / 2)
    assert a < b
    same = draw_estimates("x", [("a", Estimate(1, 1, 1))], ".0f")
    assert "nan" not in same


def test_axes_have_round_numbers() -> None:
    drawn = draw_estimates("x", [("a", Estimate(0.5, 0.0, 1.0))], ".0%")
    assert re.findall(r">(-?\d+%)</text>", drawn)[:-1] == ["0%", "50%", "100%"]
    drawn = draw_estimates("x", [("a", Estimate(25.2, -7.6, 34.6))], ".0f")
    assert re.findall(r">(-?\d+)</text>", drawn)[:-1] == ["0", "10", "20", "30"]


def test_bars_are_as_tall_as_their_counts() -> None:
    drawn = ET.fromstring(draw_counts("x", (9, 19, 29), (2, 0, 4)))
    tall = [float(bar.attrib["height"]) for bar in drawn.iter("{http://www.w3.org/2000/svg}rect")]
    assert tall == [80, 0, 160]


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
