from __future__ import annotations

import msgspec
import pytest

from carteblanche.core.errors import Illegal
from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Millis, Seat
from carteblanche.games.blockers.actions import Capture, Place
from carteblanche.games.blockers.position import Given
from carteblanche.games.blockers.rules import Blockers
from carteblanche.games.blockers.state import Config
from carteblanche.testing.random_games import RandomGame

GAME = Blockers()
PLAYERS = ("Ada", "Ben", "Cem")


def test_previews_come_true() -> None:
    for seats, config in ((2, Config()), (4, Config()), (3, Config(scoring="uptown"))):
        for moment in list(RandomGame(GAME, config, seats, 3))[:-1:7]:
            state = moment.state
            view = GAME.view(state, state.turn)
            for action in list(GAME.options(view))[::5]:
                foreseen = GAME.preview(view, action)
                after = GAME.view(GAME.play(state, Millis(0), state.turn, action, KeyedLuck.seeded(0)), None)
                assert (foreseen.groups, foreseen.scores) == (after.groups, after.scores)
                assert foreseen.captures == (view.board[_index(action)] or None)


def test_options_are_sent_as_they_are_listed() -> None:
    for seats, config in ((2, Config()), (5, Config())):
        for moment in RandomGame(GAME, config, seats, 4):
            for viewer in (None, *map(Seat, range(seats))):
                options = GAME.options(GAME.view(moment.state, viewer))
                assert bytes(options.written()) == msgspec.json.encode(list(options))


def _index(action: Place | Capture) -> int:
    return "ABCDEFGHI".index(action.cell[0]) * 9 + int(action.cell[1]) - 1


def test_samples_are_equally_likely() -> None:
    state = GAME.position(Given(board={"A1": "blue A"}, racks={"yellow": ["1", "wild"]}), PLAYERS)
    options = GAME.options(GAME.view(state, Seat(0)))
    assert len(options) == 90
    luck = KeyedLuck.seeded(1)
    drawn = [options.sample(luck) for _ in range(9000)]
    counts = [drawn.count(action) for action in options]
    assert min(counts) > 60
    assert max(counts) < 140


@pytest.mark.parametrize("viewer", [None, Seat(1)])
def test_who_is_not_prompted_has_no_options(viewer: Seat | None) -> None:
    state = GAME.position(Given(racks={"yellow": ["1"], "blue": ["1"]}), PLAYERS)
    options = GAME.options(GAME.view(state, viewer))
    assert len(options) == 0
    assert list(options) == []
    assert Place("blue 1", "A1") not in options
    with pytest.raises(IndexError):
        options.sample(KeyedLuck.seeded(1))
    with pytest.raises(Illegal, match="not-your-turn"):
        GAME.preview(GAME.view(state, viewer), Place("blue 1", "A1"))


def test_anything_else_is_not_among_the_options() -> None:
    state = GAME.position(Given(racks={"yellow": ["1"]}), PLAYERS)
    options = GAME.options(GAME.view(state, Seat(0)))
    assert "yellow 1 A1" not in options
    assert Place("yellow 1", "A1") in options
