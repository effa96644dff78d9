"""The order of a race. Cases with exact times are told by the scenarios of Blitz; here is what holds of all of them."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carteblanche.core.errors import Illegal
from carteblanche.core.values import Millis, Seat
from carteblanche.games.blitz.actions import Action, Centre, Flip, Lay
from carteblanche.games.blitz.position import Given
from carteblanche.games.blitz.rules import Blitz
from carteblanche.games.blitz.state import Config
from carteblanche.games.blockers.rules import Blockers
from carteblanche.table.arbiter import MOST_HELD, Arbiter, Released, Ring
from drivers.games import blitz_contests as contests
from drivers.games.blitz_contests import ACTS, PLAYERS, raced

ADA, BEN, CEM = Seat(0), Seat(1), Seat(2)
GAME = Blitz()
RED = Centre("blitz", "red 2", "C1", "red 1")


def at(moment: int) -> Millis:
    return Millis(moment)


def position(**fields: Any) -> Any:
    stated: dict[str, Any] = {
        "blitz": {name: ["red 2", "red 9", "red 10"] for name in PLAYERS},
        "work": {name: [["blue 2"], ["green 5"]] for name in PLAYERS},
        "hand": {name: ["yellow 7", "yellow 8", "yellow 9", "yellow 10"] for name in PLAYERS},
        "stacks": {"C1": ["red 1 Ada"], "C2": ["blue 1 Ada"]},
    }
    return GAME.position(Given(**{**stated, **fields}), PLAYERS)


def arbiter(*lags: int) -> Arbiter:
    made = Arbiter(GAME, len(PLAYERS))
    for seat, lag in enumerate(lags):
        made.connect(at(0), Seat(seat), at(lag))
    return made


def released(made: Arbiter, state: Any, now: int, alarm: int | None = None) -> Seat | str | None:
    found = made.release(state, at(now), None if alarm is None else at(alarm))
    return found.held.seat if isinstance(found, Released) else "alarm" if isinstance(found, Ring) else None


def test_a_game_of_turns_has_no_arbiter() -> None:
    with pytest.raises(ValueError, match="blockers is not a race"):
        Arbiter(Blockers(), 2)


def test_nothing_is_due_while_nothing_waits() -> None:
    made = arbiter(0, 0, 0)
    assert made.due(position()) is None
    assert made.release(position(), at(5)) is None
    assert made.due(position(), at(1000)) == 1080


def test_what_is_due_is_released_then_and_not_before() -> None:
    made, state = arbiter(0, 40, 60), position()
    made.offer(state, at(1000), ADA, RED, "a")
    assert made.due(state) == 1060
    assert released(made, state, 1059) is None
    assert released(made, state, 1060) == ADA
    assert made.due(state) is None


def test_who_is_ahead_in_priority_is_waited_for_one_millisecond_longer() -> None:
    made, state = arbiter(60, 40, 0), position()
    made.offer(state, at(1000), BEN, RED, "b")
    assert made.due(state) == 960 + 60 + 1


def test_what_is_held_behind_another_does_not_make_it_due() -> None:
    made, state = arbiter(0, 0, 80), position()
    made.offer(state, at(1000), ADA, RED, "a")
    made.offer(state, at(1010), BEN, RED, "b")
    assert made.due(state) == 1080
    assert released(made, state, 1080) == ADA
    assert made.due(state) == 1090


def test_a_larger_lag_comes_into_force_only_as_time_passes() -> None:
    made, state = arbiter(0, 10, 0), position()
    made.connect(at(1000), BEN, at(70))
    assert made.horizon(at(1000), BEN) == 990
    assert made.horizon(at(1030), BEN) == 990
    assert made.horizon(at(1060), BEN) == 990
    assert made.horizon(at(1061), BEN) == 991
    assert made.offer(state, at(1020), BEN, RED, "b").effective == 990


def test_a_smaller_lag_counts_at_once() -> None:
    made = arbiter(0, 70, 0)
    made.connect(at(1000), BEN, at(10))
    assert made.horizon(at(1000), BEN) == 990


def test_who_comes_back_cannot_reach_behind_what_is_past() -> None:
    made, state = arbiter(0, 80, 0), position()
    assert made.offer(state, at(1000), BEN, Flip(), "b").effective == 920
    made.disconnect(BEN)
    made.connect(at(1010), BEN, at(80))
    assert made.horizon(at(1010), BEN) == 930


def test_nobody_waits_for_a_seat_that_has_acted_later_already() -> None:
    made, state = arbiter(0, 80, 80), position()
    made.disconnect(CEM)
    made.offer(state, at(1000), ADA, RED, "a")
    made.offer(state, at(1081), BEN, Flip(), "b")
    assert made.due(state) == 1000
    assert released(made, state, 1081) == ADA


def test_an_alarm_comes_after_acts_of_its_moment_and_before_later_ones() -> None:
    made, state = arbiter(0, 0, 0), position()
    made.offer(state, at(1000), ADA, Flip(), "a")
    made.offer(state, at(1001), BEN, Flip(), "b")
    assert made.due(state, at(1000)) == 1000
    assert released(made, state, 1001, 1000) == ADA
    assert released(made, state, 1001, 1000) is None
    assert made.due(state, at(1000)) == 1080
    assert released(made, state, 1080, 1000) == "alarm"
    assert released(made, state, 1080) == BEN


def test_too_many_acts_of_one_seat_are_refused() -> None:
    made, state = arbiter(0, 80, 0), position()
    for number in range(MOST_HELD):
        made.offer(state, at(1000), ADA, RED, f"a{number}")
    with pytest.raises(Illegal, match="too-many-acts"):
        made.offer(state, at(1000), ADA, RED, "one more")
    made.offer(state, at(1000), BEN, RED, "b")
    assert made.is_waiting(ADA, "a3")
    assert not made.is_waiting(BEN, "a3")


def test_a_contest_is_over_after_a_second() -> None:
    made, state = arbiter(0, 0, 0), position()
    made.offer(state, at(1000), ADA, RED, "a")
    first = made.release(state, at(1001))
    assert isinstance(first, Released)
    assert not made.is_contested(first)
    made.note_carried_out(first)
    for seat, moment, close in ((BEN, 2000, True), (CEM, 2001, False)):
        made.offer(state, at(moment), seat, RED, "too late")
        later = made.release(state, at(moment + 1))
        assert isinstance(later, Released)
        assert made.is_contested(later) is close


def test_what_is_done_before_oneself_waits_only_for_who_could_end_the_round() -> None:
    lay = Lay("W1", "blue 2", "W2")
    work = {name: [["blue 2"], ["red 3"]] for name in PLAYERS}
    made, state = arbiter(0, 50, 80), position(work=work)
    made.offer(state, at(1000), ADA, lay, "a")
    assert made.due(state) == 1000
    blitz = {"Ada": ["red 2", "red 9"], "Ben": ["red 2"], "Cem": ["red 2", "red 9"]}
    assert made.due(position(work=work, blitz=blitz)) == 1050


@st.composite
def contested(draw: st.DrawFn) -> list[tuple[int, int, Action]]:
    """Acts as (when they are done, by whom, what), close together."""
    one = st.tuples(st.integers(1000, 1400), st.integers(0, 2), st.sampled_from(ACTS))
    return sorted(draw(st.lists(one, max_size=14)), key=lambda act: act[:2])


LAGS = st.lists(st.integers(0, 80), min_size=3, max_size=3)


@settings(max_examples=300)
@given(contested(), LAGS, LAGS)
def test_the_order_of_arrival_changes_nothing(
    acts: list[tuple[int, int, Action]], lags: list[int], others: list[int]
) -> None:
    """Over any two sets of lines the same acts have the same effective times, and lead to the same table and the same answers."""
    one, other = raced(contests.position(), acts, lags), raced(contests.position(), acts, others)
    assert one.answers == other.answers
    assert one.cards == other.cards
    assert one.effective == other.effective


@given(contested(), LAGS)
def test_what_was_held_is_settled_in_order_and_in_time(acts: list[tuple[int, int, Action]], lags: list[int]) -> None:
    found = raced(contests.position(), acts, lags)
    assert len(found.answers) == len(acts)
    assert found.longest <= 81
    for name, times in found.by_stack.items():
        assert times == sorted(times), name


@given(contested(), LAGS)
def test_the_same_acts_at_the_same_times_give_the_same_log(
    acts: list[tuple[int, int, Action]], lags: list[int]
) -> None:
    assert raced(contests.position(), acts, lags).log == raced(contests.position(), acts, lags).log


def test_without_a_cap_the_first_arrival_wins() -> None:
    state, made = position(config=Config(cap=0)), arbiter(0, 0, 0)
    made.offer(state, at(1000), BEN, RED, "b")
    made.offer(state, at(1001), ADA, RED, "a")
    assert released(made, state, 1001) == BEN
