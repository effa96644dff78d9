from __future__ import annotations

import msgspec
import pytest

from carteblanche.core.errors import Unreadable
from carteblanche.core.values import Alarm, Millis, Seat
from carteblanche.table.fold import Fold, open_game
from carteblanche.table.log import Closed, Committed, Dealt, Entry, Played, Proposed, Rang, Resumed
from carteblanche.table.table import Table
from carteblanche.testing.tables import SECRET, deal_table, header, play_one

ADA = Seat(0)


def test_the_wrong_number_of_chairs_is_refused() -> None:
    with pytest.raises(Unreadable, match="2 to 5 players, not 1"):
        Table(header(1), SECRET)


def test_options_that_the_game_does_not_have_are_refused() -> None:
    with pytest.raises(Unreadable, match="config"):
        Fold(header(2, two="three"))


def test_a_log_is_folded_in_order_and_as_it_was_drawn() -> None:
    table = deal_table(2)
    play_one(table)
    again = Fold(table.header)
    with pytest.raises(Unreadable, match="entry 0 was expected"):
        again.fold(table.entries[1])
    for entry in table.entries:
        again.fold(entry)
    assert again.view(None) == table.view(None)
    more = Fold(table.header)
    for entry in table.entries[:-1]:
        more.fold(entry)
    with pytest.raises(Unreadable, match="more luck is written down than was drawn"):
        more.fold(msgspec.structs.replace(table.entries[-1], luck=(*table.entries[-1].luck, 1)))


def test_a_missing_lexicon_is_replayed_without_checking_words() -> None:
    game = open_game(msgspec.structs.replace(header(2, game="blanko"), lexicon="0" * 64))
    assert getattr(game, "lexicon", "") is None


def test_what_a_log_cannot_say_at_this_point_is_refused_with_its_entry() -> None:
    table = deal_table(2)
    n, at = len(table.entries), table.at
    for event, why in (
        (Dealt(), "dealt-already"),
        (Committed(ADA, "ab" * 32), "not-awaited"),
        (Resumed(ADA, "r"), "not-paused"),
        (Rang(Alarm("bell", at)), "no-such-alarm"),
        (Closed("00" * 32, None), "not-what-was-committed"),
        (Played(ADA, {"kind": "jump"}, "r", "player"), "Invalid value"),
        (Proposed(ADA, "rematch", "r"), "not-over"),
    ):
        before = table.view(None)
        with pytest.raises(Unreadable, match=f"entry {n}.*{why}"):
            table.fold(Entry(n, at, event, (), ""))
        assert table.view(None) == before


def test_time_does_not_go_back_in_a_log() -> None:
    table = deal_table(2)
    play_one(table)
    with pytest.raises(Unreadable, match="time went back"):
        table.fold(Entry(len(table.entries), Millis(0), Resumed(ADA, "r"), (), ""))
