from __future__ import annotations

import hashlib
import io
import os
import shutil
import socket
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import Mock

import pytest

from carteblanche.core.errors import Unreadable
from carteblanche.library.words import fetch

ARCHIVE = b"what npm packed"
PACKAGE = fetch.Package("npm", "dictionary-de", "3.0.0", "GPL", hashlib.sha256(ARCHIVE).hexdigest())


def brings(monkeypatch: pytest.MonkeyPatch, content: bytes | None) -> None:
    """Instead of npm: a client that leaves this archive, or fails."""
    leave = f"open('it.tgz', 'wb').write({content!r})" if content is not None else "raise SystemExit('no such package')"
    client: tuple[list[str], dict[str, str]] = ([sys.executable, "-c", leave], dict(os.environ))
    monkeypatch.setattr(fetch, "_find_npm", lambda: client)


def test_a_client_that_fails_is_told_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    brings(monkeypatch, None)
    with pytest.raises(Unreadable, match=r"dictionary-de 3\.0\.0 cannot be fetched: no such package\. Is there"):
        fetch.fetch(PACKAGE, tmp_path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("said", "why"),
    [
        (
            (
                "npm error code ECONNREFUSED\nnpm error FetchError: request to http://r/x failed, reason: connect ECONNREFUSED\n"
                "npm error     at ClientRequest.<anonymous> (index.js:130:14)\nnpm error A complete log of this run can be found in: x"
            ),
            "connect ECONNREFUSED",
        ),
        (
            (
                "npm error code ENOTFOUND\nnpm error network request to http://r/x failed, reason: getaddrinfo ENOTFOUND r\n"
                "npm error network This is a problem related to network connectivity."
            ),
            "getaddrinfo ENOTFOUND r",
        ),
        (
            "npm error errno FETCH_ERROR\nnpm error network timeout at: http://r/x\nnpm error A log",
            "network timeout at: http://r/x",
        ),
        (
            "npm error code E404\nnpm error 404 Not Found - GET http://r/x\nnpm error 404\n",
            "404 Not Found - GET http://r/x",
        ),
        (
            "error: Request failed after 1 retry in 13.8s\n  cause: Failed to fetch: http://r/\n  cause: operation timed out\n",
            "operation timed out",
        ),
        ("ERROR: No matching distribution found for x.\n", "ERROR: No matching distribution found for x"),
        ("\n", "no reason given"),
    ],
)
def test_of_many_lines_the_one_that_says_why_is_told(said: str, why: str) -> None:
    assert fetch._find_reason(said) == why


@pytest.fixture
def silent_registry() -> Iterator[str]:
    """Takes connections and never answers, as a network does that lets nothing through."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"


@pytest.mark.parametrize("registry", ["npm", "pypi"])
def test_a_registry_that_says_nothing_is_given_up_soon(
    registry: str, silent_registry: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fetch, "SILENCE", 1)
    monkeypatch.setattr(fetch, "QUICK_FAILURE", (*fetch.QUICK_FAILURE[:-1], "--fetch-timeout=200"))
    monkeypatch.setattr(fetch, "PATIENCE", 120)
    for name in ("npm_config_registry", "PIP_INDEX_URL", "UV_DEFAULT_INDEX", "UV_INDEX_URL"):
        monkeypatch.setenv(name, silent_registry)
    monkeypatch.setenv("UV_CACHE_DIR", str(tmp_path / "uv"))
    monkeypatch.setenv("npm_config_cache", str(tmp_path / "npm"))
    with pytest.raises(Unreadable, match=r"cannot be fetched: (network timeout at|operation timed out)"):
        fetch.fetch(PACKAGE._replace(registry=registry), tmp_path / "sources")


def test_clients_wait_for_seconds_and_not_for_minutes() -> None:
    """A client tries twice."""
    assert 2 * fetch.SILENCE < 15
    assert f"--fetch-timeout={1000 * fetch.SILENCE}" in fetch.QUICK_FAILURE
    assert "--fetch-retries=1" in fetch.QUICK_FAILURE


@pytest.mark.parametrize("content", [ARCHIVE[:-1], ARCHIVE + b"!", b""])
def test_a_download_that_was_cut_off_or_changed_is_refused_and_not_kept(
    content: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    brings(monkeypatch, content)
    with pytest.raises(Unreadable, match="not as it was published: cut off or changed on the way"):
        fetch.fetch(PACKAGE, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_download_as_it_was_published_is_unpacked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz") as archive:
        member = tarfile.TarInfo("package/index.aff")
        member.size = 2
        archive.addfile(member, io.BytesIO(b"ok"))
    brings(monkeypatch, packed.getvalue())
    package = PACKAGE._replace(sha256=hashlib.sha256(packed.getvalue()).hexdigest())
    assert (fetch.fetch(package, tmp_path) / "package" / "index.aff").read_text() == "ok"


def test_npm_is_that_of_the_extra_or_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    node, script = fetch._find_npm()[0]
    assert Path(node).stem == "node"
    assert Path(script).is_file()
    monkeypatch.setattr(fetch, "find_spec", Mock(return_value=None))
    monkeypatch.setattr(shutil, "which", Mock(side_effect="/somewhere/{}".format))
    assert fetch._find_npm()[0] == ["/somewhere/npm"]
    monkeypatch.setattr(shutil, "which", Mock(return_value=None))
    with pytest.raises(Unreadable, match=r"carteblanche\[words\]"):
        fetch._find_npm()


def test_frequencies_come_by_uv_or_else_by_pip(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []

    def run(command: list[str], *_: object) -> None:
        asked.append(command)

    monkeypatch.setattr(fetch, "_run", run)
    monkeypatch.setattr(sys, "prefix", str(tmp_path / "venv"))
    monkeypatch.setattr(shutil, "which", Mock(return_value="/somewhere/uv"))
    fetch._fetch_from_pypi(PACKAGE, tmp_path)
    monkeypatch.setattr(shutil, "which", Mock(return_value=None))
    monkeypatch.setattr(fetch, "find_spec", Mock(return_value=object()))
    fetch._fetch_from_pypi(PACKAGE, tmp_path)
    assert [command[:3] for command in asked] == [["/somewhere/uv", "pip", "install"], [sys.executable, "-m", "pip"]]
    assert all("--require-hashes" in command for command in asked)
    monkeypatch.setattr(fetch, "find_spec", Mock(return_value=None))
    with pytest.raises(Unreadable, match="uv or pip is needed"):
        fetch._fetch_from_pypi(PACKAGE, tmp_path)


def test_a_client_that_brings_nothing_or_takes_too_long_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fetch, "_find_npm", Mock(return_value=([sys.executable, "-c", "pass"], {})))
    with pytest.raises(Unreadable, match="npm did not bring"):
        fetch._fetch_from_npm(PACKAGE, tmp_path)
    endless = [sys.executable, "-c", "import threading; threading.Event().wait()"]
    monkeypatch.setattr(fetch, "_find_npm", Mock(return_value=(endless, {})))
    monkeypatch.setattr(fetch, "PATIENCE", 0.01)
    with pytest.raises(Unreadable, match="did not come within"):
        fetch._fetch_from_npm(PACKAGE, tmp_path)
