"""Scenarios of races: acts that arrive over lines of different length."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from carteblanche.core.errors import Unreadable
from carteblanche.core.values import Millis, Seat
from carteblanche.testing.high_card import HighCard
from carteblanche.testing.scenarios.reading import parse
from carteblanche.testing.scenarios.running import Result, run_data
from carteblanche.testing.scenarios.showing import result_lines

HEAD = """
game: high-card
players: [Ada, Ben]
position: {hands: {Ada: ['12', '3'], Ben: ['7', '8']}}
cases:
"""


class _OneTable:
    """A race in which every card goes to the same place."""

    LOST = frozenset[str]()

    def speed_matters(self, state: Any) -> bool:
        return True

    def cap(self, state: Any) -> Millis:
        return Millis(80)

    def priority_seat(self, state: Any) -> Seat:
        return Seat(1)

    def only_delays_alarms(self, state: Any) -> bool:
        return False

    def path(self, seat: Seat, action: Any) -> tuple[str, str]:
        return "", ""

    def spacing(self, state: Any, action: Any) -> Millis:
        return Millis(0)

    def touches(self, state: Any, seat: Seat, action: Any, behind: int) -> frozenset[str] | None:
        return frozenset({"table"})

    def rivals(self, state: Any, seat: Seat, touched: frozenset[str] | None) -> Iterable[Seat]:
        return (Seat(0), Seat(1))


class _Race(HighCard):
    race = _OneTable()


def race(*lines: str) -> Result:
    body = "".join(f"      {line}\n" for line in lines)
    text = f"{HEAD}  - name: case\n    lags: {{Ben: 40 ms}}\n    steps:\n{body}"
    (result,) = run_data(parse(text, "file"), "file", {"high-card": _Race()})
    return result


RACES = [
    (["- {Ada: 12, arrives: 1 s, effective: 1 s}", "- {Ben: 7, arrives: 2 s, effective: 1.96 s}"], True),
    (["- {Ada: 12, arrives: 1.01 s}", "- {Ben: 7, arrives: 1.04 s, effective: 1 s, verdict: first}"], True),
    (["- {Ada: 12, arrives: 1 s}", "- {Ben: 7, arrives: 1.04 s, effective: 1 s, verdict: tie}"], True),
    (["- {Ada: 12, arrives: 1 s, verdict: first}", "- {Ben: 7, arrives: 2 s}"], False),
    (["- {Ada: 12, arrives: 1 s, effective: 2 s}", "- {Ben: 7, arrives: 2 s}"], False),
    (["- {Ada: 5, arrives: 1 s, refused: not-in-your-hand, details: {card: 5}}"], True),
    (["- {Ada: 5, arrives: 1 s}"], False),
]


@pytest.mark.parametrize(("lines", "holds"), RACES, ids=range(len(RACES)))
def test_a_race_is_judged_by_effective_time(lines: list[str], holds: bool) -> None:
    result = race(*lines)
    assert (result.differences == ()) == holds, "\n".join(result_lines(result, "file"))


def test_not_every_game_is_a_race() -> None:
    with pytest.raises(Unreadable, match="high-card is none"):
        run_data(
            parse(f"{HEAD}  - {{name: a, steps: [{{Ada: 12, arrives: 1 s}}]}}", "file"),
            "file",
            {"high-card": HighCard()},
        )
