from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from carteblanche.core.clocks import Clock, Pace
from carteblanche.core.values import Millis, Seat

ANN, BOB = Seat(0), Seat(1)


def millis(*numbers: int) -> tuple[Millis, ...]:
    return tuple(map(Millis, numbers))


def test_it_runs_for_those_to_act_and_stands_for_the_others() -> None:
    clock = Clock.start(Pace(Millis(60_000)), 2).turn((ANN,), Millis(0))
    assert clock.at(Millis(10_000)) == millis(50_000, 60_000)
    assert clock.at(Millis(99_000)) == millis(0, 60_000), "never less than nothing"


def test_the_own_turn_earns_the_increment() -> None:
    clock = Clock.start(Pace(Millis(60_000), Millis(5000)), 2).turn((ANN,), Millis(0)).turn((BOB,), Millis(10_000))
    assert clock.at(Millis(10_000)) == millis(55_000, 60_000)
    assert clock.at(Millis(30_000)) == millis(55_000, 40_000)


def test_who_goes_on_running_earns_nothing() -> None:
    clock = Clock.start(Pace(Millis(60_000), Millis(5000)), 2).turn((ANN, BOB), Millis(0)).turn((ANN,), Millis(1000))
    assert clock.at(Millis(1000)) == millis(59_000, 64_000)


def test_who_falls_first() -> None:
    clock = Clock.start(Pace(Millis(60_000)), 2)
    assert clock.next_fall() is None
    clock = clock.turn((ANN,), Millis(0)).turn((ANN, BOB), Millis(20_000))
    assert clock.next_fall() == (60_000, ANN)


def test_a_fallen_clock_is_refilled_a_little() -> None:
    running = Clock.start(Pace(Millis(60_000), Millis(2000)), 2).turn((ANN,), Millis(0))
    assert running.refilled(ANN, Millis(60_000)).at(Millis(60_000)) == millis(6000, 60_000)
    quick = Clock.start(Pace(Millis(5000), Millis(100)), 2).turn((ANN,), Millis(0))
    assert quick.refilled(ANN, Millis(5000)).at(Millis(5000)) == millis(1000, 5000)


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 5000)), max_size=20))
def test_without_increment_time_is_only_used_up(turns: list[tuple[int, int]]) -> None:
    now, clock = Millis(0), Clock.start(Pace(Millis(100_000)), 4)
    for seat, span in turns:
        clock = clock.turn((Seat(seat),), now)
        now = Millis(now + span)
    assert sum(clock.at(now)) == 400_000 - sum(span for _, span in turns)
