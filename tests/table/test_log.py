from __future__ import annotations

import msgspec
import pytest

from carteblanche.core.errors import Illegal, Unreadable
from carteblanche.core.luck import KeyedLuck
from carteblanche.table import log
from carteblanche.table.log import Broken, Entry, Played
from carteblanche.table.table import Table
from carteblanche.testing.tables import header, play_out


def test_what_was_written_is_read_back() -> None:
    table = play_out(3)
    read, entries = log.read(log.write(table.header, table.entries))
    assert read == table.header
    assert entries == table.entries


def test_the_fold_of_the_log_is_the_table() -> None:
    table = play_out(2, 1)
    again = Table.replay(*log.read(log.write(table.header, table.entries)))
    assert again.state == table.state
    assert again.outcome == table.outcome
    assert [again.view(seat) for seat in (None, 0, 1, 2)] == [table.view(seat) for seat in (None, 0, 1, 2)]  # type: ignore[arg-type]


def test_a_log_is_lines_of_json_that_name_what_happened() -> None:
    table = play_out(2)
    lines = list(log.write(table.header, table.entries))
    played = next(n for n, entry in enumerate(table.entries) if isinstance(entry.event, Played))
    line = msgspec.json.decode(lines[played + 1])
    assert line["entry"]["event"]["kind"] == "played"
    assert set(line["entry"]["event"]["action"]) == {"kind", "tile", "cell"}
    assert all(b"\n" not in line for line in lines)


@pytest.mark.parametrize("seed", range(3))
def test_any_changed_byte_is_refused_at_its_line(seed: int) -> None:
    table = play_out(2, seed=seed)
    lines = list(log.write(table.header, table.entries))
    luck = KeyedLuck.seeded(seed)
    for number, line in enumerate(lines):
        index = luck.below(len(line))
        other = (line[index] + 1 + luck.below(255)) % 256
        changed = line[:index] + bytes([other]) + line[index + 1 :]
        with pytest.raises(Broken) as broken:
            log.read([*lines[:number], changed, *lines[number + 1 :]])
        assert broken.value.n == number - 1


def test_a_dropped_or_exchanged_entry_breaks_the_chain() -> None:
    table = play_out(2)
    lines = list(log.write(table.header, table.entries))
    with pytest.raises(Broken) as dropped:
        log.read(lines[:7] + lines[8:])
    assert dropped.value.n == 6
    with pytest.raises(Broken) as exchanged:
        log.read([*lines[:7], lines[8], lines[7], *lines[9:]])
    assert exchanged.value.n == 6


def test_there_is_one_way_to_write_a_line() -> None:
    table = play_out(2)
    lines = list(log.write(table.header, table.entries))
    spaced = lines[6].replace(b'","', b'", "', 1)
    with pytest.raises(Broken, match="not written as we write it"):
        log.read([*lines[:6], spaced])


@pytest.mark.parametrize(
    "garbage",
    [
        b"",
        b"hello",
        b"{}",
        b"[1]",
        b"\xff\xfe",
        b"[" * 100_000,
        b"0" * (log.LONGEST_LINE + 1),
        b'{"header":{},"hash":""}',
    ],
    ids=["nothing", "text", "object", "list", "binary", "deep", "long", "empty header"],
)
def test_garbage_is_refused_in_one_line(garbage: bytes) -> None:
    with pytest.raises(Unreadable) as refused:
        log.read([garbage])
    assert "\n" not in str(refused.value)


def test_an_empty_log_is_refused() -> None:
    with pytest.raises(Unreadable, match="empty"):
        log.read([])


def test_salts_differ_so_that_equal_entries_have_different_hashes() -> None:
    entries = play_out(2).entries
    assert len({entry.salt for entry in entries}) == len(entries)


def test_an_unknown_format_is_named() -> None:
    strange = msgspec.structs.replace(header(2), format=99)
    with pytest.raises(Broken, match="format 99"):
        log.read([log.write_header(strange)])


def test_an_entry_knows_its_number() -> None:
    table = play_out(2)
    wrong = [Entry(7, entry.at, entry.event, entry.luck, entry.salt) for entry in table.entries[:1]]
    with pytest.raises(Broken, match="calls itself 7"):
        log.read(log.write(table.header, wrong))


def test_what_could_not_be_read_again_is_not_written() -> None:
    table = play_out(2)
    large = msgspec.structs.replace(table.header, opened="x" * log.LONGEST_LINE)
    with pytest.raises(Illegal, match="too-large-for-the-log"):
        log.write_header(large)
    longest = msgspec.structs.replace(table.header, opened="")
    longest = msgspec.structs.replace(longest, opened="x" * (log.LONGEST_LINE - len(log.write_header(longest))))
    assert log.read([log.write_header(longest)])[0] == longest
    entry = next(entry for entry in table.entries if isinstance(entry.event, Played))
    with pytest.raises(Illegal, match="too-large-for-the-log"):
        log.write_entry("", msgspec.structs.replace(entry, salt="x" * log.LONGEST_LINE))
