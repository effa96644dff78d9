from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.commands import run

from carteblanche.table import log
from carteblanche.testing.tables import deal_table, play_one, play_out


def written(folder: Path, data: bytes) -> str:
    file = folder / "game.jsonl"
    file.write_bytes(data)
    return str(file)


def lines(people: int = 2) -> list[bytes]:
    table = play_out(people)
    return list(log.write(table.header, table.entries))


def test_a_whole_game_is_found_right(tmp_path: Path) -> None:
    found = run("verify", written(tmp_path, b"\n".join(lines()) + b"\n"))
    assert found.exit_code == 0
    assert "chain holds; rules hold; deal holds" in found.output


def test_a_running_game_is_right_as_far_as_it_goes(tmp_path: Path) -> None:
    table = deal_table(2)
    play_one(table)
    found = run("verify", written(tmp_path, b"\n".join(log.write(table.header, table.entries)) + b"\n"))
    assert found.exit_code == 3
    assert "deal not checked" in found.output


def test_a_changed_entry_is_named(tmp_path: Path) -> None:
    changed = lines()
    changed[9] = changed[9].replace(b'"at":', b'"at":1', 1)
    found = run("verify", written(tmp_path, b"\n".join(changed) + b"\n"))
    assert found.exit_code == 1
    assert "entry 8" in found.output
    assert found.output.count("\n") == 1


def test_a_script_is_told_the_same(tmp_path: Path) -> None:
    whole = lines()
    found = run("verify", "--json", written(tmp_path, b"\n".join(whole) + b"\n"))
    told = json.loads(found.output)
    assert (found.exit_code, told["entries"], told["deal"], told["words"]) == (0, len(whole) - 1, True, True)
    whole[9] = whole[9].replace(b'"at":', b'"at":1', 1)
    found = run("verify", "--json", written(tmp_path, b"\n".join(whole) + b"\n"))
    assert (found.exit_code, json.loads(found.stdout)["entry"]) == (1, 8)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n",
        b"hello\n",
        b"\x00\xff" * 5_000_000 + b"\n",
        b"[" * 10_000_000 + b"\n",
        b'{"header":{"game":"chess"},"hash":""}\n',
    ],
    ids=["nothing", "empty line", "text", "10 MB of bytes", "10 MB of brackets", "another header"],
)
def test_what_is_no_log_is_refused_in_one_line(tmp_path: Path, data: bytes) -> None:
    found = run("verify", written(tmp_path, data))
    assert found.exit_code == 2
    assert found.output.count("\n") == 1
    assert "Traceback" not in found.output


def test_a_log_that_was_cut_off_is_refused(tmp_path: Path) -> None:
    whole = b"\n".join(lines()) + b"\n"
    found = run("verify", written(tmp_path, whole[: len(whole) // 2]))
    assert found.exit_code == 2
    assert "cut off" in found.output


def test_a_missing_file_is_said_so(tmp_path: Path) -> None:
    assert run("verify", str(tmp_path / "nothing")).exit_code == 2
