from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from carteblanche.cli import main


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CARTEBLANCHE_DATA", str(tmp_path / "data"))
    (tmp_path / "data").mkdir()
    return tmp_path / "data"


def call(*words: str) -> Result:
    return CliRunner().invoke(main, list(words))


def test_the_link_of_the_admin_page_lasts_until_a_new_one_is_made(folder: Path) -> None:
    first = call("admin", "--url", "https://play.example.org/").output
    assert first.startswith("https://play.example.org/admin#")
    assert json.loads(call("admin", "--json").output)["token"] in first
    assert json.loads(call("admin", "--renew", "--json").output)["token"] not in first
