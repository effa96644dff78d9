from __future__ import annotations

import msgspec
import pytest

from carteblanche.core.errors import Unreadable
from carteblanche.table import deal, log
from carteblanche.table.log import Broken, Closed, Dealt, Entry, Numbered, Played
from carteblanche.table.verify import list_draws, verify
from carteblanche.testing.tables import SECRET, deal_table, play_one, play_out


def lines(entries: list[Entry], table_header: log.Header) -> list[bytes]:
    """A log whose chain holds, whatever its entries say: a forger can do that."""
    return list(log.write(table_header, entries))


@pytest.mark.parametrize("people", [2, 3, 5])
def test_a_whole_game_holds(people: int) -> None:
    table = play_out(people)
    verdict = verify(lines(table.entries, table.header))
    assert verdict.deal
    assert verdict.words
    assert verdict.entries == len(table.entries)


def test_a_running_game_holds_as_far_as_it_can_be_checked() -> None:
    table = deal_table(2)
    play_one(table)
    assert not verify(lines(table.entries, table.header)).deal


def test_another_deal_than_the_committed_one_is_found() -> None:
    table = play_out(2)
    n = next(entry.n for entry in table.entries if isinstance(entry.event, Dealt))
    forged = [*table.entries]
    shown = forged[n]
    forged[n] = msgspec.structs.replace(shown, luck=(*shown.luck[:-1], 1 - shown.luck[-1]))
    with pytest.raises(Broken) as broken:
        verify(lines(forged, table.header))
    assert broken.value.n == n


def test_another_move_than_the_played_one_is_found_by_the_rules() -> None:
    table = play_out(2)
    n = next(entry.n for entry in table.entries if isinstance(entry.event, Played))
    event = table.entries[n].event
    assert isinstance(event, Played)
    forged = [*table.entries]
    forged[n] = msgspec.structs.replace(forged[n], event=msgspec.structs.replace(event, seat=1 - event.seat))
    with pytest.raises(Broken, match="not-your-turn") as broken:
        verify(lines(forged, table.header))
    assert broken.value.n == n


def test_another_secret_than_the_committed_one_is_found() -> None:
    table = play_out(2)
    forged = [*table.entries]
    closing = forged[-1].event
    assert isinstance(closing, Closed)
    forged[-1] = msgspec.structs.replace(forged[-1], event=Closed("ab" * 32, closing.outcome))
    with pytest.raises(Broken):
        verify(lines(forged, table.header))


def test_another_outcome_than_the_game_came_to_is_found() -> None:
    table = play_out(2)
    forged = [*table.entries]
    closing = forged[-1].event
    assert isinstance(closing, Closed)
    assert closing.outcome is not None
    better = msgspec.structs.replace(closing.outcome, ranks=tuple(reversed(closing.outcome.ranks)), scores=())
    forged[-1] = msgspec.structs.replace(forged[-1], event=Closed(SECRET, better))
    with pytest.raises(Broken, match="outcome"):
        verify(lines(forged, table.header))


def test_another_salt_than_the_secret_gives_is_found() -> None:
    table = play_out(2)
    forged = [*table.entries]
    forged[3] = msgspec.structs.replace(forged[3], salt=deal.entry_salt(SECRET, 999))
    with pytest.raises(Broken, match="salt") as broken:
        verify(lines(forged, table.header))
    assert broken.value.n == 3


def test_an_unknown_game_or_version_is_named() -> None:
    table = play_out(2)
    for header in (
        msgspec.structs.replace(table.header, game="chess"),
        msgspec.structs.replace(table.header, rules=99),
        msgspec.structs.replace(table.header, config={"two": "three"}),
    ):
        with pytest.raises(Unreadable, match="header"):
            verify(lines(table.entries, header))


def test_with_what_luck_was_asked_everything_can_be_drawn_again_without_the_rules() -> None:
    table = play_out(3)
    numbers = {entry.event.seat: entry.event.number for entry in table.entries if isinstance(entry.event, Numbered)}
    key = deal.derive_key(SECRET, numbers)
    asked = list_draws(lines(table.entries, table.header))
    assert sum(map(len, asked)) > 50
    for entry, below in zip(table.entries, asked, strict=True):
        luck = deal.entry_luck(key, entry.n)
        assert entry.luck == tuple(luck.below(n) for n in below)
