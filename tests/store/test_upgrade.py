from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from carteblanche.core.errors import Unreadable
from carteblanche.store import backup
from carteblanche.store.upgrade import NEWEST
from drivers.server.stores import within, write_one_room


def test_an_older_house_is_copied_before_its_tables_change(file: Path) -> None:
    within(file, write_one_room)
    backup.keep_before_upgrade(file, "9999")
    copy = file.with_name(f"house.before-upgrade-from-{NEWEST}.sqlite")
    assert backup.lines(copy, "r") == backup.lines(file, "r")


def test_a_newer_house_is_left_alone(file: Path) -> None:
    within(file, write_one_room)
    with sqlite3.connect(file) as house:
        house.execute("UPDATE alembic_version SET version_num = '9999'")
    house.close()
    with pytest.raises(Unreadable, match="newer version"):
        within(file, write_one_room)
