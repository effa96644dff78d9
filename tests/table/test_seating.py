"""Leaving, and bots on the chairs of those who are away."""

from __future__ import annotations

import pytest

from carteblanche.core.errors import Illegal
from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Millis, Seat
from carteblanche.testing.tables import SECRET, deal_table, play_one

ADA, BEN, CEM = Seat(0), Seat(1), Seat(2)


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
