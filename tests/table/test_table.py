from __future__ import annotations

from typing import Any

import pytest

from carteblanche.core import values
from carteblanche.core.clocks import Pace
from carteblanche.core.errors import Illegal, Unreadable
from carteblanche.core.luck import KeyedLuck, commit
from carteblanche.core.pieces import viewers
from carteblanche.core.values import Millis, Seat
from carteblanche.games.blockers.actions import Place
from carteblanche.table.log import Covered, Expired, Played, Rang
from carteblanche.table.table import Table, make_rematch_header
from carteblanche.testing.high_card import HighCard, Lay
from carteblanche.testing.tables import NUMBERS, SECRET, deal_table, find_turn, header, play_one

ADA, BEN, CEM = Seat(0), Seat(1), Seat(2)


# The deal


def test_the_deal_waits_for_all_commitments_and_then_for_all_numbers() -> None:
    table = Table(header(2, 1), SECRET)
    assert table.view(None).awaited == (ADA, BEN)
    table.commit(ADA, commit(b"\xaa"))
    with pytest.raises(Illegal, match="not-awaited"):
        table.show_number(ADA, "aa")
    table.commit(BEN, commit(b"\xbb"))
    assert table.view(ADA).phase == "numbering"
    table.show_number(BEN, "bb")
    assert table.view(ADA).numbers == ("", "", "")
    table.show_number(ADA, "aa")
    assert table.phase == "playing"
    assert table.view(None).numbers == ("aa", "bb", "")


def test_a_number_must_be_the_one_that_was_committed() -> None:
    table = Table(header(2), SECRET)
    for seat in (ADA, BEN):
        table.commit(seat, commit(bytes.fromhex(NUMBERS[seat])))
    with pytest.raises(Illegal, match="not-what-was-committed"):
        table.show_number(ADA, NUMBERS[1])
    assert len(table.entries) == 2


@pytest.mark.parametrize("commitment", ["", "zz" * 32, "ab" * 31, "AB" * 32])
def test_a_commitment_must_be_readable(commitment: str) -> None:
    with pytest.raises(Illegal, match="unreadable-commitment"):
        Table(header(2), SECRET).commit(ADA, commitment)


def test_every_number_changes_the_deal() -> None:
    first = deal_table(2)
    other = Table(header(2), SECRET)
    other.commit(ADA, commit(b"\xaa"))
    other.commit(BEN, commit(b"\xbc"))
    other.show_number(ADA, "aa")
    other.show_number(BEN, "bc")
    assert first.entries[-1].luck != other.entries[-1].luck


def test_bots_alone_need_nobody() -> None:
    assert deal_table(0, 3).phase == "playing"


def test_the_wrong_number_of_chairs_is_refused() -> None:
    with pytest.raises(Unreadable, match="2 to 5 players, not 1"):
        Table(header(1), SECRET)


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


# Undo


def test_what_was_drawn_goes_back_and_the_pile_is_shuffled_again() -> None:
    table = deal_table(3)
    seat = find_turn(table)
    before = table.game.view(table.state, seat)
    play_one(table)
    table.propose(table.at, seat, "undo", "u")
    one, two = sorted({ADA, BEN, CEM} - {seat})
    table.answer(table.at, one, "yes", yes=True)
    entries = table.answer(table.at, two, "yes", yes=True)
    after = table.game.view(table.state, seat)
    assert after.racks == before.racks
    assert after.remaining == before.remaining
    assert find_turn(table) == seat
    assert len(entries[0].luck) == 22
    assert Table.replay(table.header, table.entries).state == table.state


def test_the_others_go_on_knowing_the_tile_they_saw() -> None:
    table = deal_table(3)
    seat = find_turn(table)
    play_one(table)
    others = sorted({ADA, BEN, CEM} - {seat})
    event = table.entries[-1].event
    assert isinstance(event, Played)
    table.propose(table.at, seat, "undo", "u")
    for other in others:
        table.answer(table.at, other, "yes", yes=True)
    seen = table.game.view(table.state, others[0]).racks[seat]
    assert event.action["tile"] in seen
    assert sum(tile is not None for tile in seen) == 1


def test_undo_is_refused_when_another_person_has_shown_something_and_says_what() -> None:
    table = deal_table(3)
    seat = play_one(table)
    play_one(table)
    event = table.entries[-1].event
    assert isinstance(event, Played)
    with pytest.raises(Illegal, match="revealed") as error:
        table.propose(table.at, seat, "undo", "u")
    assert error.value.details == {"pieces": [event.action["tile"]], "others": 1}, "what the other drew is not named"


def test_against_bots_alone_undo_is_free_and_marks_the_game() -> None:
    table = deal_table(1, 2)
    luck = KeyedLuck.seeded(4)
    while find_turn(table) != ADA:
        play_one(table, luck)
    own = table.game.view(table.state, ADA).racks[0]
    for _ in range(3):
        play_one(table, luck)
    table.propose(table.at, ADA, "undo", "u")
    assert find_turn(table) == ADA
    assert table.marks == ("undone",)
    assert table.game.view(table.state, ADA).racks[0] == own


def test_undoing_twice_goes_back_two_moves() -> None:
    table = deal_table(1, 1, two="basic")
    while find_turn(table) != ADA:
        play_one(table)
    start = table.game.view(table.state, ADA).board
    for _ in range(4):
        play_one(table)
    table.propose(table.at, ADA, "undo", "u1")
    table.propose(table.at, ADA, "undo", "u2")
    assert table.game.view(table.state, ADA).board == start
    with pytest.raises(Illegal, match="nothing-to-undo"):
        table.propose(table.at, ADA, "undo", "u3")


def test_undo_goes_back_as_far_as_one_likes_also_after_an_undo() -> None:
    table, luck = deal_table(1, 1), KeyedLuck.seeded(7)
    boards: list[tuple[str, ...]] = []
    for stretch in (50, 3, 45):
        for _ in range(stretch):
            if find_turn(table) == ADA:
                boards.append(table.game.view(table.state, ADA).board)
            play_one(table, luck)
        for _ in range(stretch // 3):
            table.propose(table.at, ADA, "undo", f"undo {len(table.entries)}")
            assert table.game.view(table.state, ADA).board == boards.pop()
    again = Table.replay(table.header, table.entries, SECRET)
    assert [again.view(seat) for seat in (None, ADA, BEN)] == [table.view(seat) for seat in (None, ADA, BEN)]
    while boards:
        table.propose(table.at, ADA, "undo", f"undo {len(table.entries)}")
        assert table.game.view(table.state, ADA).board == boards.pop()


def test_nobody_knows_what_lies_in_a_pile_that_was_shuffled_again() -> None:
    table = deal_table(1, 1, two="basic")
    while find_turn(table) != ADA:
        play_one(table)
    play_one(table)
    table.propose(table.at, ADA, "undo", "u")
    assert table.state is not None
    pieces = table.state.pieces
    stock = pieces.places[2]
    assert all(not pieces.known[piece] & viewers(None, ADA, BEN) for piece in stock)


# Proposals


def test_one_no_is_enough() -> None:
    table = deal_table(3)
    table.propose(Millis(5), ADA, "abort", "p")
    table.answer(Millis(6), BEN, "no", yes=False)
    assert table.view(None).proposal is None
    with pytest.raises(Illegal, match="nothing-proposed"):
        table.answer(Millis(7), CEM, "yes", yes=True)


def test_all_must_agree_and_watchers_see_who_has() -> None:
    table = deal_table(3, 1)
    table.propose(Millis(5), ADA, "abort", "p")
    table.answer(Millis(6), CEM, "yes", yes=True)
    proposal = table.view(None).proposal
    assert proposal is not None
    assert [(vote.seat, vote.choice) for vote in proposal.votes] == [(BEN, None), (CEM, "yes")]
    table.answer(Millis(7), BEN, "yes", yes=True)
    assert table.phase == "over"
    assert table.outcome is None
    assert table.aborted


def test_one_proposal_at_a_time() -> None:
    table = deal_table(3)
    table.propose(Millis(5), ADA, "abort", "p")
    with pytest.raises(Illegal, match="proposal-open"):
        table.propose(Millis(6), BEN, "pause", "q")


def test_the_proposer_has_no_vote() -> None:
    table = deal_table(3)
    table.propose(Millis(5), ADA, "abort", "p")
    with pytest.raises(Illegal, match="no-vote"):
        table.answer(Millis(6), ADA, "yes", yes=True)


def test_a_proposal_lapses_after_a_minute() -> None:
    table = deal_table(3)
    table.propose(Millis(5), ADA, "abort", "p")
    assert table.due() == 60_005
    assert [type(entry.event) for entry in table.tick(Millis(60_005))] == [Expired]
    assert table.view(None).proposal is None


def test_a_bot_proposes_nothing() -> None:
    table = deal_table(1, 1)
    with pytest.raises(Illegal, match="no-person-there"):
        table.propose(Millis(5), BEN, "pause", "p")


# Leaving and coming back


def test_of_two_who_leaves_has_lost() -> None:
    table = deal_table(2)
    table.leave(Millis(5), BEN, "bye")
    assert table.phase == "over"
    assert table.outcome is not None
    assert table.outcome.reason == "resigned"
    assert table.outcome.ranks == (1, 2)


def test_of_more_a_bot_plays_on_and_who_left_ranks_last() -> None:
    table = deal_table(3)
    luck = KeyedLuck.seeded(1)
    table.leave(Millis(5), ADA, "bye")
    table.leave(Millis(6), CEM, "bye")
    assert table.is_bot(ADA)
    assert table.is_bot(CEM)
    while table.phase != "over":
        play_one(table, luck)
    assert table.outcome is not None
    assert table.outcome.ranks == (3, 1, 2)
    assert table.marks == ("left",)


def test_when_the_last_person_leaves_nobody_wins_and_the_secret_is_shown() -> None:
    table = deal_table(2, 1)
    table.leave(Millis(5), ADA, "bye")
    table.leave(Millis(5), BEN, "bye")
    assert table.phase == "over"
    assert table.outcome is None
    assert table.entries[-1].event.secret == SECRET  # type: ignore[union-attr]


def test_nobody_leaves_twice_or_after_the_end() -> None:
    table = deal_table(3)
    table.leave(Millis(5), ADA, "bye")
    with pytest.raises(Illegal, match="no-person-there"):
        table.leave(Millis(6), ADA, "bye again")
    over = deal_table(2)
    over.leave(Millis(5), ADA, "bye")
    with pytest.raises(Illegal, match="game-over"):
        over.leave(Millis(6), BEN, "bye")


def test_somebody_away_is_covered_and_gets_the_chair_back() -> None:
    table = deal_table(2)
    table.cover(Millis(5), ADA)
    assert list(table.seating.people) == [BEN]
    table.give_back(Millis(6), ADA)
    assert list(table.seating.people) == [ADA, BEN]
    with pytest.raises(Illegal, match="not-covered"):
        table.give_back(Millis(7), ADA)


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

    monkeypatch.setattr("carteblanche.table.table.from_plain", counted)
    play_one(table)
    table.tick(Millis(100_000))
    assert [entry.event.by for entry in table.entries if isinstance(entry.event, Played)][:2] == ["player", "clock"]
    assert read == []
    assert Table.replay(table.header, table.entries).state == table.state
    assert len(read) == sum(isinstance(entry.event, Played) for entry in table.entries)
