"""What a plan is good for, in the place where it shows."""

from __future__ import annotations

import msgspec
import pytest

from carteblanche.core.driver import drive
from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Seat
from carteblanche.games.blitz.bots import Racer
from carteblanche.games.blitz.motion import SKILLS
from carteblanche.games.blitz.position import Given
from carteblanche.games.blitz.rules import Blitz
from carteblanche.games.blitz.state import Config
from carteblanche.search.reasons import Explaining, Reason

GAME = Blitz()
EXPERT = msgspec.structs.replace(SKILLS["expert"], overlooks=0)
RED = {"C1": ["red 1 B", "red 2 B", "red 3 B"]}


def why(**fields: object) -> Reason:
    stated = {"blitz": {"A": ["red 5", "red 8"], "B": ["yellow 9", "yellow 10"]}, **fields}
    view = GAME.view(GAME.position(msgspec.convert(stated, Given), ["A", "B"]), Seat(0))
    return Racer(EXPERT).explain(view, KeyedLuck.seeded(1))[1]


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"work": {"A": [["red 4"], ["blue 2"]]}, "stacks": RED}, Reason("off", {"then": 1})),
        (
            {"blitz": {"A": ["red 4"], "B": ["yellow 9"]}, "work": {"A": [["blue 9"]]}, "stacks": RED},
            Reason("ends", {"then": 0}),
        ),
        ({"work": {"A": [["blue 7"]]}, "table": {"A": ["red 4"]}, "stacks": RED}, Reason("centre", {"then": 1})),
        (
            {"work": {"A": [["blue 7"]], "B": [["red 4"]]}, "table": {"A": ["red 4"]}, "stacks": RED},
            Reason("before", {"then": 1}),
        ),
        (
            {
                "work": {"A": [["yellow 7"], ["blue 2"]]},
                "table": {"A": ["blue 9", "green 6"]},
                "hand": {"A": ["blue 10"]},
            },
            Reason("leads-off", {"card": "red 5"}),
        ),
        ({"work": {"A": [["red 10"], ["yellow 10", "green 9"]]}, "hand": {"A": ["blue 7"]}}, Reason("browse")),
    ],
)
def test_a_reason_is_what_the_plan_begins_with_or_leads_to(fields: dict[str, object], expected: Reason) -> None:
    assert why(**fields) == expected


def test_what_is_explained_is_what_is_played() -> None:
    bot = GAME.BOTS["expert"](GAME)
    assert isinstance(bot, Explaining)
    luck, codes = KeyedLuck.seeded(1), set[str]()
    state = GAME.setup(Config(rounds=1, pace="turns"), 2, luck)
    for step in drive(GAME, state, [bot, bot], luck, [luck, luck]):
        for seat in GAME.prompts(step.state):
            view = GAME.view(step.state, seat)
            action, reason = bot.explain(view, KeyedLuck.seeded(2))
            assert action == bot.choose(view, KeyedLuck.seeded(2))
            codes.add(reason.code)
    assert codes >= {"off", "centre", "browse", "leads-centre", "leads-off", "ends"}
