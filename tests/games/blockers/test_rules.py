"""The seven verbs. What each numbered rule means is shown by the scenarios; here is what they do not say."""

from __future__ import annotations

import msgspec
import pytest

from carteblanche.core.errors import Illegal
from carteblanche.core.luck import KeyedLuck, ScriptedLuck
from carteblanche.core.values import Alarm, Millis, Seat
from carteblanche.games.blockers.actions import Capture, Place
from carteblanche.games.blockers.position import Given
from carteblanche.games.blockers.rules import Blockers
from carteblanche.games.blockers.state import BlockersState, Config, assemble, captured_tiles
from carteblanche.testing import laws
from carteblanche.testing.random_games import RandomGame
from carteblanche.testing.variants import VARIANTS, Variant

GAME = Blockers()
BLOCKERS = [variant for variant in VARIANTS if variant.game == GAME.NAME]


@pytest.mark.parametrize("variant", BLOCKERS, ids=[variant.name for variant in BLOCKERS])
def test_every_law_holds(variant: Variant) -> None:
    game, config = variant.open()
    report = laws.check_many(game, config, variant.seats, range(100, 104), every=16, hooks=variant.hooks)
    assert report.games == report.finished == 4
    assert report.twins > 20


@pytest.mark.parametrize(
    ("seats", "config", "length", "captures"),
    [
        (2, Config("basic"), 48, 0),
        (2, Config(), 96, 15),
        (3, Config(), 72, 0),
        (4, Config(), 96, 15),
        (5, Config(), 120, 39),
    ],
)
def test_a_game_has_24_turns_for_each_colour(seats: int, config: Config, length: int, captures: int) -> None:
    for seed in range(5):
        moments = list(RandomGame(GAME, config, seats, seed))
        last: BlockersState = moments[-1].state
        assert len(moments) == length + 1
        assert last.ended == "played-out"
        assert all(len(rack) == 4 for rack in GAME.view(last, None).racks)
        assert sum(map(len, captured_tiles(last))) >= captures


def test_what_rides_along_is_what_would_be_computed() -> None:
    for seats, config in ((2, Config()), (5, Config())):
        for moment in RandomGame(GAME, config, seats, 11):
            s: BlockersState = moment.state
            assert s == assemble(s.pieces, s.config, s.seats, s.turn, s.closed, s.moves, s.skipped, s.ended)


def test_playing_draws_no_luck() -> None:
    state = GAME.setup(Config(), 3, KeyedLuck.seeded(1))
    action = next(iter(GAME.options(GAME.view(state, state.turn))))
    GAME.play(state, Millis(0), state.turn, action, ScriptedLuck([]))


def test_the_table_can_be_left_at_any_time_without_alarms() -> None:
    state = GAME.setup(Config(), 3, KeyedLuck.seeded(1))
    assert GAME.alarms(state) == ()
    with pytest.raises(ValueError, match="no alarms"):
        GAME.ring(state, Alarm("none", Millis(0)), KeyedLuck.seeded(1))


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (Place("pink 1", "A1"), "no-such-tile"),
        (Place("yellow 1", "Z9"), "no-such-cell"),
        (Place("yellow 9", "A9"), "not-on-your-rack"),
        (Place("yellow 1", "A2"), "wrong-column"),
        (Place("yellow A", "B2"), "wrong-row"),
        (Place("yellow sun", "A4"), "wrong-area"),
        (Place("yellow 1", "B1"), "occupied"),
        (Capture("yellow 1", "A1"), "nothing-to-capture"),
        (Capture("yellow 1", "C1"), "own-tile"),
        (Capture("yellow 1", "E1"), "splits-group"),
    ],
)
def test_refusals_and_that_nothing_has_happened(action: Place | Capture, code: str) -> None:
    given = Given(
        board={"B1": "blue B", "C1": "yellow C", "D1": "green D", "E1": "green E", "F1": "green F"},
        racks={"yellow": ["1", "A", "sun"]},
    )
    state = GAME.position(given, ("Ada", "Ben", "Cem"))
    before = repr(state)
    with pytest.raises(Illegal) as caught:
        GAME.play(state, Millis(0), Seat(0), action, KeyedLuck.seeded(0))
    assert caught.value.code == code
    assert repr(state) == before
    msgspec.json.encode(caught.value.details)


def test_the_default_is_the_tile_longest_on_the_rack_on_its_first_cell() -> None:
    board = {f"{row}1": f"yellow {row}" for row in "ABCDEFGHI"}
    state = GAME.position(Given(board=board, racks={"yellow": ["1", "5", "3"]}), ("Ada", "Ben", "Cem"))
    assert GAME.default(GAME.view(state, Seat(0)), KeyedLuck.seeded(0)) == Place("yellow 5", "A5")


def test_the_last_move_of_all_ends_the_game() -> None:
    given = Given(racks={"yellow": ["1"]}, closed=["blue", "green"])
    state = GAME.position(given, ("Ada", "Ben", "Cem"))
    after = GAME.play(state, Millis(0), Seat(0), Place("yellow 1", "A1"), KeyedLuck.seeded(0))
    outcome = GAME.outcome(after)
    assert outcome is not None
    assert (outcome.reason, outcome.ranks, outcome.scores) == ("played-out", (3, 1, 1), (1, 0, 0))
    assert GAME.prompts(after) == {}
