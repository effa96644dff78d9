from __future__ import annotations

from typing import Any

import pytest

from carteblanche.core import values
from carteblanche.core.clocks import Pace
from carteblanche.core.errors import Illegal, Unreadable
from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Millis, Seat
from carteblanche.games.blockers.actions import Place
from carteblanche.table.log import Covered, Played, Rang
from carteblanche.table.table import Table, make_rematch_header
from carteblanche.testing.high_card import HighCard, Lay
from carteblanche.testing.tables import SECRET, deal_table, find_turn, header, play_one

ADA, BEN, CEM = Seat(0), Seat(1), Seat(2)


# The deal


# Acts


def test_the_same_act_twice_is_one_act() -> None:
    table = deal_table(2)
    seat = find_turn(table)
    action = next(iter(table.game.options(table.game.view(table.state, seat))))
    first = table.play(Millis(5), seat, action, "x")
    assert len(first) == 1
    assert table.play(Millis(9), seat, action, "x") == []
    assert table.entry_by_ref[seat, "x"] == first[0].n
    replayed = Table.replay(table.header, table.entries, SECRET)
    assert replayed.play(Millis(9), seat, action, "x") == []


def test_a_fresh_kind_is_refused_if_the_game_moved_on() -> None:
    table = deal_table(2)
    seen = len(table.entries)
    play_one(table)
    seat = find_turn(table)
    action = next(iter(table.game.options(table.game.view(table.state, seat))))
    with pytest.raises(Illegal, match="stale"):
        table.play(Millis(500), seat, action, "y", seen)
    assert table.play(Millis(500), seat, action, "y", len(table.entries))


def test_a_courtesy_does_not_make_a_move_stale() -> None:
    table = deal_table(3)
    seen = len(table.entries)
    seat = find_turn(table)
    table.propose(Millis(5), Seat((seat + 1) % 3), "pause", "p")
    action = next(iter(table.game.options(table.game.view(table.state, seat))))
    assert table.play(Millis(500), seat, action, "y", seen)


def test_what_is_refused_leaves_nothing_behind() -> None:
    table = deal_table(2)
    before, n = table.state, len(table.entries)
    with pytest.raises(Illegal):
        table.play(Millis(5), find_turn(table), Place("yellow 9", "A1"), "bad")
    assert table.state == before
    assert len(table.entries) == n
    assert (find_turn(table), "bad") not in table.entry_by_ref


def test_time_never_goes_back() -> None:
    table = deal_table(2)
    play_one(table, after=1000)
    with pytest.raises(Unreadable, match="time went back"):
        play_one(table, after=-500)


# Alarms, with a game that has them


def race() -> Table:
    """High Card for two people, from a dealt position."""
    game = HighCard()
    state = game.setup(game.CONFIG(), 2, KeyedLuck.seeded(1))
    return Table(header(2, game="high-card"), SECRET, game, state)


def card(table: Table, seat: Seat) -> Lay:
    found: Lay = next(iter(table.game.options(table.game.view(table.state, seat))))
    return found


def test_an_alarm_due_before_an_act_rings_first_at_its_own_moment() -> None:
    table = race()
    entries = table.play(Millis(12_000), ADA, card(table, ADA), "late")
    assert [type(entry.event) for entry in entries] == [Rang, Played]
    assert [entry.at for entry in entries] == [10_000, 12_000]


def test_an_act_at_the_very_moment_of_an_alarm_comes_first() -> None:
    table = race()
    entries = table.play(Millis(10_000), ADA, card(table, ADA), "just")
    assert [type(entry.event) for entry in entries] == [Played]
    assert [type(entry.event) for entry in table.tick(Millis(10_000))] == [Rang]


def test_due_says_when_the_next_thing_happens() -> None:
    table = race()
    assert table.due() == 10_000
    table.tick(Millis(10_000))
    assert table.due() == 20_000
    table.tick(Millis(60_000))
    assert table.phase == "over"
    assert table.due() is None


def test_several_alarms_ring_in_order_however_late_one_looks() -> None:
    table = race()
    rung = [entry.at for entry in table.tick(Millis(60_000)) if isinstance(entry.event, Rang)]
    assert rung == [10_000, 20_000, 30_000]


def test_nothing_is_due_while_paused() -> None:
    table = race()
    table.propose(Millis(5), ADA, "pause", "p")
    table.answer(Millis(6), BEN, "yes", yes=True)
    assert table.phase == "paused"
    assert table.due() is None
    table.resume(Millis(6), BEN, "go")
    assert table.due() == 10_000


def test_a_race_has_no_undo() -> None:
    table = race()
    table.play(Millis(5), ADA, card(table, ADA), "a")
    with pytest.raises(Illegal, match="no-undo-in-a-race"):
        table.propose(Millis(6), ADA, "undo", "u")


# Thinking time


def test_a_fallen_clock_plays_the_default_and_the_third_gives_the_chair_to_a_bot() -> None:
    table = deal_table(2, pace=Pace(Millis(10_000)))
    seat = find_turn(table)
    other = Seat(1 - seat)
    for fall in range(3):
        assert find_turn(table) == seat
        due = table.due()
        assert due is not None
        entries = table.tick(due)
        event = entries[0].event
        assert isinstance(event, Played)
        assert event.by == "clock"
        assert event.seat == seat
        assert [type(entry.event) for entry in entries[1:]] == ([Covered] if fall == 2 else [])
        action = next(iter(table.game.options(table.game.view(table.state, other))))
        table.play(Millis(table.at + 10), other, action, f"o{fall}")
    assert table.is_bot(seat)
    assert table.marks == ("covered",)
    table.give_back(table.at, seat)
    assert not table.is_bot(seat)


def test_the_increment_is_added_after_the_own_turn() -> None:
    table = deal_table(2, pace=Pace(Millis(10_000), Millis(2_000)))
    seat = play_one(table, after=1_500)
    clock = table.view(None).clock
    assert clock is not None
    assert clock[seat] == 10_500
    assert clock[1 - seat] == 10_000
    assert table.view(None).running == (Seat(1 - seat),)


def test_clocks_stand_once_the_game_is_given_up() -> None:
    table = deal_table(2, pace=Pace(Millis(10_000), Millis(2_000)))
    table.abandon()
    shown = table.view(None, Millis(table.at + 5_000))
    assert shown.clock == table.view(None).clock


def test_the_house_can_give_a_table_up() -> None:
    table = Table(header(2), SECRET)
    table.abandon()
    assert table.phase == "over"
    assert Table.replay(table.header, table.entries).aborted


def test_a_rematch_needs_everybody_and_moves_them_one_chair_on() -> None:
    table = deal_table(2, 1)
    table.propose(Millis(1), ADA, "abort", "a")
    table.answer(Millis(1), BEN, "yes", yes=True)
    table.propose(Millis(5), BEN, "rematch", "r")
    assert table.view(ADA).rematch is False
    table.answer(Millis(6), ADA, "sure", yes=True)
    assert table.view(ADA).rematch is True
    assert [chair.name for chair in make_rematch_header(table.header, "x").chairs] == ["Ben", "Bo", "Ada"]


def test_a_table_without_its_secret_only_replays() -> None:
    table = Table(header(0, 2))
    with pytest.raises(ValueError, match="only replay"):
        table.cover(Millis(0), ADA)
    played = deal_table(2, pace=Pace(Millis(10_000)))
    copy = Table.replay(played.header, played.entries)
    due = copy.due()
    assert due is not None
    with pytest.raises(ValueError, match="only replay"):
        copy.tick(due)


def test_a_resumed_table_goes_on_with_the_same_luck() -> None:
    table = deal_table(2, 1)
    copy = Table.replay(table.header, table.entries, SECRET)
    for one in (table, copy):
        luck = KeyedLuck.seeded(9)
        while one.phase != "over":
            play_one(one, luck)
    assert table.entries == copy.entries


def test_an_action_that_is_played_is_not_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """It comes as a value, and only what comes out of a log has to be read."""
    table = deal_table(2, pace=Pace(Millis(60_000)))
    read: list[Any] = []

    def counted(words: dict[str, Any], kinds: Any) -> Any:
        read.append(words)
        return values.from_plain(words, kinds)

    monkeypatch.setattr("carteblanche.table.fold.from_plain", counted)
    play_one(table)
    table.tick(Millis(100_000))
    assert [entry.event.by for entry in table.entries if isinstance(entry.event, Played)][:2] == ["player", "clock"]
    assert read == []
    assert Table.replay(table.header, table.entries).state == table.state
    assert len(read) == sum(isinstance(entry.event, Played) for entry in table.entries)
