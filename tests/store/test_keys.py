from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from carteblanche.core.errors import Unreadable
from carteblanche.server import data
from carteblanche.store import keys
from carteblanche.store.lock import lock_house


def test_a_key_is_made_once_and_read_by_its_owner_alone(tmp_path: Path) -> None:
    key = data.find_cookie_key(tmp_path)
    assert data.find_cookie_key(tmp_path) == key
    assert (tmp_path / keys.COOKIE_KEY).stat().st_mode & 0o777 == 0o600
    assert data.find_admin_token(tmp_path) == data.find_admin_token(tmp_path)
    assert data.find_admin_token(tmp_path) != data.find_admin_token(tmp_path, renew=True)


@pytest.mark.parametrize("content", ["", "\n", "abc", "0" * 63, "g" * 64])
def test_an_empty_or_short_key_is_refused(tmp_path: Path, content: str) -> None:
    (tmp_path / keys.COOKIE_KEY).write_text(content)
    with pytest.raises(Unreadable, match="empty or damaged"):
        data.find_cookie_key(tmp_path)


def test_a_full_disk_leaves_no_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space"):
            data.find_cookie_key(tmp_path)
    assert not (tmp_path / keys.COOKIE_KEY).exists()
    assert len(data.find_cookie_key(tmp_path)) == 64


def test_the_same_password_keeps_its_hash_and_another_does_not(tmp_path: Path) -> None:
    first = data.hash_password(tmp_path, "open sesame")
    assert data.hash_password(tmp_path, "open sesame") == first
    other = data.hash_password(tmp_path, "close sesame")
    assert other != first
    assert data.hash_password(tmp_path, "open sesame") not in (first, other), "who had the first has to ask again"


HOLD = """
import sys
from pathlib import Path
from carteblanche.store.lock import lock_house

with lock_house(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


def test_a_house_is_open_once_and_a_dead_process_holds_nothing(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(tmp_path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"held\n"
        with pytest.raises(Unreadable, match="open already"), lock_house(tmp_path):
            pass
        other.kill()
        other.wait()
    with lock_house(tmp_path):
        pass
