"""What a house holds, listed and written out by commands."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from carteblanche.cli import main
from carteblanche.server.rooms.house import House
from carteblanche.server.rooms.room import Room
from carteblanche.table import log
from drivers.server.guests import deal, inside


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A house with one game that is over; which room it was in."""
    monkeypatch.setenv("CARTEBLANCHE_DATA", str(tmp_path))
    rooms: list[str] = []

    async def story(_: House, room: Room) -> None:
        ada, _ben = await deal(room)
        assert (await ada.say("leave"))["kind"] != "refused"
        rooms.append(room.id)

    inside(tmp_path, story)
    return rooms[0]


def test_finished_games_are_written_out_whole(house: str, tmp_path: Path) -> None:
    done = CliRunner().invoke(main, ["export", "--json", str(tmp_path / "logs")])
    assert done.exit_code == 0
    (line,) = map(json.loads, done.output.splitlines())
    header, entries = log.read(Path(line["file"]).read_bytes().splitlines())
    assert (line["room"], header.game) == (house, "blockers")
    assert len(entries) > 3
    assert CliRunner().invoke(main, ["verify", line["file"]]).exit_code == 0
    assert "1 logs in" in CliRunner().invoke(main, ["export", str(tmp_path / "logs")]).output


def test_tables_that_can_be_read_are_listed_and_the_status_says_so(house: str) -> None:
    listed = CliRunner().invoke(main, ["tables", "--json"])
    assert listed.exit_code == 0
    (line,) = map(json.loads, listed.output.splitlines())
    assert (line["room"], line["phase"], line["reason"]) == (house, "over", "")
    assert CliRunner().invoke(main, ["tables", "--unreadable"]).output == ""
