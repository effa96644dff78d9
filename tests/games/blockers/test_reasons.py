from __future__ import annotations

from typing import Any

import pytest

from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Seat
from carteblanche.games.blockers.data import CELL, FACES
from carteblanche.games.blockers.outlook import look
from carteblanche.games.blockers.position import Given
from carteblanche.games.blockers.reasons import reason
from carteblanche.games.blockers.rules import Blockers
from carteblanche.games.blockers.state import Config
from carteblanche.games.blockers.thinking import Thought
from carteblanche.search.reasons import Explaining
from carteblanche.testing.random_games import RandomGame

GAME = Blockers()
BOARD = {
    "E4": "yellow E",
    "E6": "yellow 6",
    "C4": "yellow C",
    "C6": "yellow star",
    "C5": "green 5",
    "H1": "blue H",
    "H3": "blue 3",
    "I9": "green I",
}


@pytest.mark.parametrize(
    ("face", "cell", "code", "values"),
    [
        ("5", "E5", "joins", {"groups": 2}),
        ("5", "C5", "joins-by-taking", {"groups": 2, "colour": "green"}),
        ("4", "D4", "joins", {"groups": 2}),
        ("2", "H2", "blocks", {"colour": "blue"}),
        ("I", "I9", "takes", {"colour": "green", "free": 0}),
        ("3", "E3", "grows", {}),
        ("3", "D3", "founds", {}),
        ("E", "E7", "grows", {}),
    ],
)
def test_what_a_move_does_is_its_reason(face: str, cell: str, code: str, values: dict[str, Any]) -> None:
    racks = {"yellow": ["5", "4", "2", "I", "3"], "blue": ["2", "1"], "green": ["9"]}
    given = Given(board=BOARD, racks=racks, turn="Ada", captured={"Ada": ["green 1"]})
    outlook = look(GAME.view(GAME.position(given, ("Ada", "Ben", "Cem")), Seat(0)))
    found = reason(outlook, Thought((0, FACES.index(face), CELL[cell]), "searched", 64))
    assert (found.code, found.values) == (code, {**values, "how": "searched", "chance": 64})


def test_where_a_rival_has_no_tile_left_nothing_is_blocked() -> None:
    racks = {"yellow": ["2"], "blue": ["1"], "green": ["9"]}
    outlook = look(
        GAME.view(GAME.position(Given(board=BOARD, racks=racks, turn="Ada"), ("Ada", "Ben", "Cem")), Seat(0))
    )
    assert reason(outlook, Thought((0, FACES.index("2"), CELL["H2"]), "judged")).code == "founds"


def test_towards_another_group() -> None:
    given = Given(
        config=Config("basic"),
        board={"E3": "yellow E", "E6": "yellow 6"},
        racks={"yellow": ["4"], "blue": ["1"]},
        turn="Ada",
    )
    outlook = look(GAME.view(GAME.position(given, ("Ada", "Ben")), Seat(0)))
    assert reason(outlook, Thought((0, FACES.index("4"), CELL["E4"]), "judged")).code == "towards"
    assert reason(outlook, Thought((0, FACES.index("4"), CELL["E4"]), "only")).values == {}


@pytest.mark.parametrize("name", ["club", "expert", "master"])
def test_what_is_explained_is_what_is_played(name: str) -> None:
    bot = GAME.BOTS[name](GAME)
    assert isinstance(bot, Explaining)
    for moment in list(RandomGame(GAME, Config(), 4, 3))[::40]:
        if GAME.outcome(moment.state) is None:
            view = GAME.view(moment.state, moment.state.turn)
            action, why = bot.explain(view, KeyedLuck.seeded(2))
            assert action == bot.choose(view, KeyedLuck.seeded(2))
            assert ("chance" in why.values) == (why.values["how"] != "judged")
