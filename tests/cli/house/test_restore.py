from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.commands import run


def test_a_house_is_copied_and_put_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARTEBLANCHE_DATA", str(tmp_path / "house"))
    copy = tmp_path / "copy.sqlite"
    assert run("backup", str(copy)).exit_code == 2
    _make_house(tmp_path / "house" / "house.sqlite")
    assert run("backup", str(copy)).exit_code == 0
    assert run("backup", str(copy)).exit_code == 2
    told = json.loads(run("backup", "--json", str(tmp_path / "again.sqlite")).output)
    assert told == {"file": str(tmp_path / "again.sqlite"), "bytes": (tmp_path / "again.sqlite").stat().st_size}
    assert run("restore", str(copy), "--yes").exit_code == 0
    assert run("export", str(tmp_path / "logs")).exit_code == 0
    assert run("restore", str(tmp_path / "nothing"), "--yes").exit_code == 2


def _make_house(file: Path) -> None:
    import asyncio

    from carteblanche.store.store import Store

    async def made() -> None:
        async with Store.open(file) as store:
            await store.write(Store.upsert_person("p", "Ada"))

    asyncio.run(made())
