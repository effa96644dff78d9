"""A table with its arbiter: what is answered, what is written down, and what a replay makes of it."""

from __future__ import annotations

from typing import Any

import pytest

from carteblanche.core.errors import Unreadable
from carteblanche.core.luck import commit
from carteblanche.core.values import Millis, Seat
from carteblanche.games.blitz.actions import Centre, Flip
from carteblanche.table import log
from carteblanche.table.arbiter import MOST_HELD
from carteblanche.table.log import Chair, Entry, Header, Judged, Missed, Played, Rang
from carteblanche.table.racing import REMEMBERED, RacingTable, Settled
from carteblanche.table.table import Table
from carteblanche.table.verify import verify
from drivers.games.blitz_contests import PLAYERS, SECRET, position
from drivers.games.blitz_latency import Connection, contests, simulate

ADA, BEN, CEM = Seat(0), Seat(1), Seat(2)
RED = Centre("blitz", "red 2", "C1", "red 1")
FLIP = Flip()


def at(moment: int) -> Millis:
    return Millis(moment)


def racing(*lags: int) -> RacingTable:
    chairs = tuple(Chair("human", name) for name in PLAYERS)
    header = Header("blitz", 1, {}, chairs, commit(bytes.fromhex(SECRET)))
    made = RacingTable(Table(header, SECRET, state=position()))
    for seat, lag in enumerate(lags):
        made.record_round_trip(at(0), Seat(seat), at(2 * lag))
    return made


def settle(made: RacingTable, until: int) -> list[Settled]:
    found: list[Settled] = []
    while (due := made.due()) is not None and due <= until:
        found += made.release(due)
    return found


def test_who_was_quicker_and_who_was_late_are_entries_with_their_times() -> None:
    made = racing(10, 0, 40)
    made.offer(at(1000), ADA, RED, "a")
    made.offer(at(1025), CEM, RED, "c")
    late, won = sorted(settle(made, 1100), key=lambda one: one.ref)
    assert [entry.event for entry in made.table.entries] == [
        Played(CEM, {"kind": "centre", "source": "blitz", "card": "red 2", "stack": "C1", "top": "red 1"}, "c",
               judged=Judged(at(1025), at(985), "first")),
        Missed(ADA, {"kind": "centre", "source": "blitz", "card": "red 2", "stack": "C1", "top": "red 1"}, "a",
               "stack-moved-on", Judged(at(1000), at(990), "late")),
    ]  # fmt: skip
    assert won.refused is None
    assert late.refused is not None
    assert late.refused.code == "stack-moved-on"
    assert [entry.at for entry in made.table.entries] == [1025, 1030]


def test_what_is_nobody_elses_business_has_no_times() -> None:
    made = racing(0, 0, 0)
    made.offer(at(1000), BEN, FLIP, "only Ben is down to the last blitz card")
    (one,) = settle(made, 1000)
    assert one.judged is None
    event = one.entries[0].event
    assert isinstance(event, Played)
    assert b"judged" not in log.write_entry("", one.entries[0])[1]


def test_a_mistake_is_refused_and_not_written_down() -> None:
    made = racing(0, 0, 0)
    made.offer(at(1000), ADA, Centre("blitz", "red 2", "C2", "blue 1"), "a")
    (one,) = settle(made, 1100)
    assert one.refused is not None
    assert one.refused.code == "does-not-fit"
    assert made.table.entries == []


def test_late_by_more_than_a_second_is_a_mistake() -> None:
    made = racing(0, 0, 0)
    made.offer(at(1000), ADA, RED, "a")
    settle(made, 2100)
    made.offer(at(2100), CEM, RED, "c")
    (one,) = settle(made, 2200)
    assert one.refused is not None
    assert len(made.table.entries) == 1


def test_a_repeated_act_gets_the_answer_of_the_first() -> None:
    made = racing(0, 40, 0)
    made.offer(at(1000), ADA, RED, "a")
    assert made.offer(at(1001), ADA, RED, "a") is None
    made.offer(at(1002), CEM, RED, "c")
    assert [one.ref for one in settle(made, 1100)] == ["a", "c"]
    again = made.offer(at(1200), ADA, RED, "a")
    assert again is not None
    assert (again.entries, again.refused) == ([], None)
    late = made.offer(at(1200), CEM, RED, "c")
    assert late is not None
    assert late.refused is not None
    assert late.refused.code == "stack-moved-on"
    assert len(made.table.entries) == 2


def test_after_a_restart_a_repeated_act_gets_the_same_answer() -> None:
    made = racing(0, 0, 0)
    made.offer(at(1000), ADA, RED, "a")
    made.offer(at(1001), CEM, RED, "c")
    settle(made, 1100)
    resumed = Table(made.table.header, SECRET, state=position())
    for entry in made.table.entries:
        resumed.fold(entry)
    back = RacingTable(resumed)
    won, late = back.offer(at(1200), ADA, RED, "a"), back.offer(at(1200), CEM, RED, "c")
    assert won is not None
    assert won.refused is None
    assert late is not None
    assert late.refused is not None
    assert late.refused.code == "stack-moved-on"


def test_only_so_many_refusals_are_remembered() -> None:
    made = racing(0, 0, 0)
    wrong = Centre("blitz", "red 2", "C2", "blue 1")
    for number in range(REMEMBERED + 1):
        made.offer(at(1000 * number), ADA, wrong, f"a{number}")
        settle(made, 1000 * number + 10)
    assert made.offer(at(10**7), ADA, wrong, "a1") is not None
    assert made.offer(at(10**7), ADA, wrong, "a0") is None


def test_too_many_acts_are_refused_at_once() -> None:
    made = racing(0, 80, 0)
    for number in range(MOST_HELD):
        assert made.offer(at(1000), ADA, RED, f"a{number}") is None
    refused = made.offer(at(1000), ADA, RED, "one more")
    assert refused is not None
    assert refused.refused is not None
    assert refused.refused.code == "too-many-acts"


def test_an_alarm_rings_at_its_moment_plus_the_cap_and_keeps_its_moment() -> None:
    made = racing(0, 0, 0)
    assert made.due() == 15_080
    (rang,) = made.release(at(15_080))
    assert rang.seat is None
    assert [(entry.at, entry.event.alarm.at) for entry in rang.entries if isinstance(entry.event, Rang)] == [
        (15_000, 15_000)
    ] * 3


def test_where_time_stands_nothing_waits() -> None:
    made = racing(0, 80, 80)
    made.offer(at(1000), ADA, RED, "a")
    made.table.propose(at(1001), ADA, "pause", "p")
    for seat in (BEN, CEM):
        made.table.answer(at(1001), seat, f"yes {seat}", yes=True)
    assert made.table.phase == "paused"
    (one,) = made.release(at(1001))
    assert one.refused is not None
    assert one.refused.code == "not-while-paused"
    assert made.due() is None
    assert made.release(at(1001)) == []
    at_once = made.offer(at(1001), ADA, RED, "b")
    assert at_once is not None
    assert at_once.refused is not None
    assert at_once.refused.code == "not-while-paused"


def test_before_the_deal_nothing_waits_either() -> None:
    header = Header("blitz", 1, {}, (Chair("human", "Ada"), Chair("human", "Ben")), commit(bytes.fromhex(SECRET)))
    made = RacingTable(Table(header, SECRET))
    made.record_round_trip(at(0), ADA, at(100))
    early = made.offer(at(5), ADA, FLIP, "a")
    assert early is not None
    assert early.refused is not None
    assert early.refused.code == "not-while-committing"
    assert made.due() is None


def test_who_left_the_line_is_not_waited_for() -> None:
    made = racing(0, 80, 80)
    made.disconnect(BEN)
    made.disconnect(CEM)
    made.offer(at(1000), ADA, RED, "a")
    assert made.due() == 1000
    made.connect(at(900), CEM)
    assert made.due() == 1000


def test_bots_over_long_lines_leave_a_log_that_can_be_verified() -> None:
    lines = [Connection(10, 1), Connection(80, 8), Connection(200, 20), Connection(300, 30)]
    played, again = (simulate(["expert"] * 4, lines, 3) for _ in range(2))
    for one in (played, again):
        one.run(180_000)
    table = played.racing.table
    written = list(log.write(table.header, table.entries))
    assert written == list(log.write(again.racing.table.header, again.racing.table.entries))
    assert verify(written).entries == len(table.entries)
    times = [entry.at for entry in table.entries]
    assert times == sorted(times)
    found = contests(table.entries, 4)
    assert sum(found.late) == sum(
        isinstance(entry.event, Missed) and entry.event.code == "stack-moved-on" for entry in table.entries
    )
    assert sum(found.won) > 0
    for entry in table.entries:
        if isinstance(entry.event, Played | Missed) and (judged := entry.event.judged):
            assert 0 <= judged.arrival - judged.effective <= 80
            assert entry.at - judged.effective <= 81


@pytest.mark.parametrize(("field", "value"), [("code", "round-over"), ("action", {"kind": "flip"})])
def test_a_miss_that_was_none_breaks_the_log(field: str, value: Any) -> None:
    import msgspec

    made = racing(0, 0, 0)
    made.offer(at(1000), ADA, RED, "a")
    made.offer(at(1001), CEM, RED, "c")
    settle(made, 1100)
    first, second = made.table.entries
    table = Table(made.table.header, SECRET, state=position())
    table.fold(first)
    changed = Entry(1, second.at, msgspec.structs.replace(second.event, **{field: value}), (), second.salt)
    with pytest.raises(Unreadable, match="the rules do not refuse this"):
        table.fold(changed)
