"""Taking back: what goes back, what stays known, and when it is refused."""

from __future__ import annotations

import pytest

from carteblanche.core.errors import Illegal
from carteblanche.core.luck import KeyedLuck
from carteblanche.core.pieces import viewers
from carteblanche.core.values import Seat
from carteblanche.table.log import Played
from carteblanche.table.table import Table
from carteblanche.testing.tables import SECRET, deal_table, find_turn, play_one

ADA, BEN, CEM = Seat(0), Seat(1), Seat(2)


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
