"""Keys that are made once, and kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from carteblanche.server import data


def test_the_data_folder_is_made_where_the_environment_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARTEBLANCHE_DATA", str(tmp_path / "a" / "house"))
    assert data.folder() == tmp_path / "a" / "house"
    assert data.folder().is_dir()


def test_keys_are_made_once_and_the_token_again_when_it_is_asked_for(tmp_path: Path) -> None:
    assert data.find_cookie_key(tmp_path) == data.find_cookie_key(tmp_path)
    token = data.find_admin_token(tmp_path)
    assert data.find_admin_token(tmp_path) == token
    renewed = data.find_admin_token(tmp_path, renew=True)
    assert renewed != token
    assert data.find_admin_token(tmp_path) == renewed


def test_the_same_password_keeps_its_hash(tmp_path: Path) -> None:
    first = data.hash_password(tmp_path, "open sesame")
    assert data.hash_password(tmp_path, "open sesame") == first
    assert data.hash_password(tmp_path, "another") != first
    assert "open" not in first
