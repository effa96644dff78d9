"""The seven verbs. What each numbered rule means is shown by the scenarios; here is what they do not say."""

from __future__ import annotations

from typing import Literal

import msgspec
import pytest

from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Alarm, Millis, Seat
from carteblanche.games.blitz.actions import Centre, Flip, Go, Stuck, Turn
from carteblanche.games.blitz.position import Given, recompute
from carteblanche.games.blitz.rules import Blitz
from carteblanche.games.blitz.state import BlitzState, Config
from carteblanche.testing import laws
from carteblanche.testing.random_games import RandomGame
from carteblanche.testing.variants import VARIANTS, Variant

GAME = Blitz()
BLITZ = [variant for variant in VARIANTS if variant.game == GAME.NAME]
LUCK = KeyedLuck.seeded(1)
ADA, BEN = Seat(0), Seat(1)


@pytest.mark.parametrize("variant", BLITZ, ids=[variant.name for variant in BLITZ])
def test_every_law_holds(variant: Variant) -> None:
    game, config = variant.open()
    report = laws.check_many(
        game, config, variant.seats, range(100, 103), every=30 * variant.seats, hooks=variant.hooks
    )
    assert report.games == report.finished == 3
    assert report.twins >= 9


def test_every_moment_of_a_round_closely() -> None:
    variant = BLITZ[0]
    game, config = variant.open()
    report = laws.check(game, config, variant.seats, 5, hooks=variant.hooks)
    assert report.twins > 50


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_what_is_public_is_what_the_pieces_say(seats: int) -> None:
    for moment in RandomGame(GAME, Config(rounds=1), seats, 3):
        state: BlitzState = moment.state
        assert recompute(state.pieces, state.public) == state.public


def test_a_rule_that_is_no_option_is_refused() -> None:
    for wrong in ({"decide": 0}, {"target": 0}, {"cap": -1}, {"pace": "fast"}, {"youngest": 8}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, Config)


def racing(seats: int = 2, config: Config | None = None) -> BlitzState:
    state = GAME.setup(config or Config(), seats, KeyedLuck.seeded(4))
    state = GAME.play(state, Millis(100), ADA, Go(), LUCK)
    return GAME.ring(state, GAME.alarms(state)[0], LUCK)


@pytest.mark.parametrize("pace", ["race", "slow"])
@pytest.mark.parametrize("full", [[], ["A"], ["B"], ["A", "B"]])
@pytest.mark.parametrize("idle", [[], ["A"], ["B"], ["A", "B"]])
def test_where_a_clock_runs_time_alone_ends_the_round(
    pace: Literal["race", "slow"], full: list[str], idle: list[str]
) -> None:
    blitz = {"A": ["red 1", "red 3"], "B": ["red 9", "red 8"]}
    given = Given(config=Config(pace=pace), blitz=blitz, hand={name: ["blue 9"] for name in full}, idle=idle)
    state = GAME.play(GAME.position(given, ["A", "B"]), Millis(1), ADA, Centre("blitz", "red 1", "new", ""), LUCK)
    while state.public.phase == "racing":
        state = GAME.ring(state, min(GAME.alarms(state), key=lambda alarm: alarm.at), LUCK)
    assert state.public.last is not None
    assert state.public.last.blitzed is None


def test_every_seat_that_is_not_through_has_an_alarm_of_its_own() -> None:
    state = racing(3)
    assert GAME.alarms(state) == tuple(Alarm("idle", Millis(18_100), Seat(seat)) for seat in range(3))
    state = GAME.play(state, Millis(5000), BEN, Flip(), LUCK)
    assert [alarm.at for alarm in GAME.alarms(state)] == [18_100, 20_000, 18_100]
    state = GAME.play(state, Millis(5000), BEN, Stuck(), LUCK)
    assert [alarm.seat for alarm in GAME.alarms(state)] == [0, 2]


def test_an_alarm_that_does_not_exist_is_a_bug() -> None:
    with pytest.raises(ValueError, match="no alarm"):
        GAME.ring(racing(), Alarm("tea", Millis(1)), LUCK)


def test_table_time_never_falls_in_a_state() -> None:
    state = GAME.play(racing(), Millis(19_000), ADA, Flip(), LUCK)
    late = next(alarm for alarm in GAME.alarms(state) if alarm.seat == BEN)
    assert late.at < 19_000
    assert GAME.ring(state, late, LUCK).public.at == 19_000


def test_the_next_round_forgets_all_cards() -> None:
    given = Given(blitz={"A": ["red 1"], "B": ["red 2", "red 3"]}, hand={"A": ["blue 1", "blue 2", "blue 3"]})
    state = GAME.position(given, ["A", "B"])
    state = GAME.play(state, Millis(1), ADA, Flip(), LUCK)
    state = GAME.play(state, Millis(2), ADA, Centre("blitz", "red 1", "new", ""), LUCK)
    state = GAME.ring(state, GAME.alarms(state)[0], LUCK)
    assert [area.reserve for area in state.public.areas] == [(None,) * 25] * 2
    assert sum(bool(known) for known in state.pieces.known) == 2 * (5 + 1)


def test_what_is_played_for_somebody_who_cannot() -> None:
    given = Given(
        blitz={"A": ["red 5", "red 7"], "B": ["red 2", "red 3"]},
        work={"A": [["green 1"], ["blue 6"]]},
        table={"A": ["blue 5"]},
        hand={"A": ["blue 1"]},
    )
    state = GAME.position(given, ["A", "B"])
    assert GAME.default(GAME.view(state, ADA), LUCK) == Centre("W1", "green 1", "new", "")
    state = GAME.play(state, Millis(1), ADA, Centre("W1", "green 1", "new", ""), LUCK)
    assert GAME.default(GAME.view(state, ADA), LUCK) == Flip()
    state = GAME.play(state, Millis(1), ADA, Flip(), LUCK)
    assert GAME.default(GAME.view(state, ADA), LUCK) == Centre("reserve", "blue 1", "new", "")
    state = GAME.play(state, Millis(1), ADA, Centre("reserve", "blue 1", "new", ""), LUCK)
    assert GAME.default(GAME.view(state, ADA), LUCK) == Turn()
    assert GAME.default(GAME.view(state, BEN), LUCK) == Stuck()
    ready = GAME.setup(Config(), 2, LUCK)
    assert GAME.default(GAME.view(ready, ADA), LUCK) == Go()
