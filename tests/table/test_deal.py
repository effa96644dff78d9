from __future__ import annotations

import pytest

from carteblanche.core.errors import Illegal
from carteblanche.core.luck import commit
from carteblanche.core.values import Seat
from carteblanche.table import deal
from carteblanche.table.table import Table
from carteblanche.testing.tables import NUMBERS, SECRET, deal_table, header

ADA, BEN, CEM = Seat(0), Seat(1), Seat(2)


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


@pytest.mark.parametrize("number", ["", "a", "AB", "zz", "ab" * 33])
def test_what_is_no_number(number: str) -> None:
    assert deal.decode_number(number) is None
    assert not deal.matches_commitment(number, commit(b""))


def test_streams_of_luck_do_not_depend_on_each_other() -> None:
    key = deal.derive_key(SECRET, {ADA: "aa", BEN: "bb"})
    assert key != deal.derive_key(SECRET, {ADA: "bb", BEN: "aa"})
    streams = [
        deal.entry_luck(key, 1),
        deal.entry_luck(key, 2),
        deal.bot_luck(SECRET, 1, ADA),
        deal.bot_luck(SECRET, 1, BEN),
    ]
    assert len({tuple(luck.below(1000) for _ in range(5)) for luck in streams}) == 4
    assert len({deal.entry_salt(SECRET, n) for n in range(3)}) == 3


def test_only_those_who_sit_there_commit_and_once() -> None:
    numbers = deal.Numbers((ADA, BEN))
    promised = commit(bytes.fromhex("aa"))
    with pytest.raises(Illegal, match="no-person-there"):
        numbers.commit(CEM, promised)
    numbers.commit(ADA, promised)
    with pytest.raises(Illegal, match="not-awaited"):
        numbers.commit(ADA, promised)
    with pytest.raises(Illegal, match="not-awaited"):
        numbers.show(ADA, "aa")
    assert numbers.awaited() == (BEN,)
