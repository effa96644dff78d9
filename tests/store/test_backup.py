"""A backup is the same house elsewhere."""

from __future__ import annotations

import asyncio
import datetime as dt
from pathlib import Path

import pytest
from click.testing import CliRunner

from carteblanche.cli import main
from carteblanche.core.errors import Unreadable
from carteblanche.server import data
from carteblanche.server.jobs.backups import Backups
from carteblanche.store import backup
from carteblanche.store.lock import lock_house
from carteblanche.store.store import Store
from drivers.server.stores import within, write_one_room


@pytest.fixture
def house(tmp_path: Path) -> Path:
    folder = tmp_path / "house"
    folder.mkdir()

    async def fill() -> None:
        async with Store.open(folder / "house.sqlite") as store:
            await store.write(Store.upsert_person("ada", "Ada"), Store.upsert_room("r", "gathering", b"{}"))

    asyncio.run(fill())
    data.find_cookie_key(folder)
    data.find_admin_token(folder)
    return folder


def test_a_backup_has_the_keys_and_is_its_owner_s_alone(house: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    assert backup.backup(house / "house.sqlite", copy) == copy.stat().st_size
    assert copy.stat().st_mode & 0o777 == 0o600
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    assert backup.restore(copy, elsewhere / "house.sqlite") is None
    assert data.find_cookie_key(elsewhere) == data.find_cookie_key(house)
    assert data.find_admin_token(elsewhere) == data.find_admin_token(house)
    assert [room for room, _, _ in backup.rooms(elsewhere / "house.sqlite")] == ["r"]
    again = tmp_path / "again.sqlite"
    backup.backup(elsewhere / "house.sqlite", again)
    backup.check(again)


def test_a_backup_into_a_missing_folder_or_over_a_file_is_refused(house: Path, tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="no such folder"):
        backup.backup(house / "house.sqlite", tmp_path / "nowhere" / "copy.sqlite")
    (tmp_path / "copy.sqlite").write_bytes(b"")
    with pytest.raises(Unreadable, match="there already"):
        backup.backup(house / "house.sqlite", tmp_path / "copy.sqlite")


def test_a_damaged_backup_is_noticed(house: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    backup.backup(house / "house.sqlite", copy)
    copy.write_bytes(copy.read_bytes()[:-5000])
    with pytest.raises(Unreadable):
        backup.check(copy)


def test_an_open_house_is_not_restored(house: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARTEBLANCHE_DATA", str(house))
    copy = tmp_path / "copy.sqlite"
    assert CliRunner().invoke(main, ["backup", str(copy)]).exit_code == 0
    with lock_house(house):
        refused = CliRunner().invoke(main, ["restore", "--yes", str(copy)])
    assert refused.exit_code == 2
    assert "open already" in refused.output
    assert CliRunner().invoke(main, ["restore", "--yes", str(copy)]).exit_code == 0


def test_backups_come_by_themselves_and_the_oldest_go(house: Path, tmp_path: Path) -> None:
    made = Backups(house / "house.sqlite", tmp_path / "backups", hours=6, keep=3)
    now = dt.datetime(2026, 1, 1, tzinfo=dt.UTC)
    for _ in range(7):
        assert made.due(now) <= dt.timedelta()
        made.make(now)
        assert made.due(now) == dt.timedelta(hours=6)
        now += dt.timedelta(hours=6)
    files = made.list_made()
    days = ("20260102T000000", "20260102T060000", "20260102T120000")
    assert [file.name for file in files] == [f"house-{day}Z.sqlite" for day in days]
    for file in files:
        backup.check(file)


def test_a_backup_is_a_moment_of_an_open_house(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"

    async def open_house(store: Store) -> None:
        await write_one_room(store)
        backup.backup(file, copy)
        await store.write(Store.append_lines("r", 3, [b"later"]))

    within(file, open_house)
    kept = backup.restore(copy, file)
    assert kept is not None
    assert backup.lines(kept, "r")[-1] == b"later"
    assert backup.lines(file, "r")[-1] == b"two"


@pytest.mark.parametrize("content", [b"", b"hello", b"SQLite format 3\x00" + b"\x00" * 2000])
def test_what_is_no_backup_is_refused(tmp_path: Path, file: Path, content: bytes) -> None:
    strange = tmp_path / "strange"
    strange.write_bytes(content)
    with pytest.raises(Unreadable, match="not a backup"):
        backup.restore(strange, file)
    assert not file.exists()
