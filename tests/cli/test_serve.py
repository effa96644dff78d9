"""What keeps a house shut is said in one line."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import pytest
from tests.cli.commands import expect_refused, run

from carteblanche.store import keys


@pytest.mark.parametrize("host", ["no.such.host.invalid", "256.256.256.256", "x" * 300, "203.0.113.1"])
def test_an_address_that_cannot_be_listened_on(folder: Path, host: str) -> None:
    expect_refused(run("serve", "--no-browser", "--host", host), 1, "--host")


def test_a_port_that_is_taken(folder: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        expect_refused(run("serve", "--no-browser", "--port", str(port)), 1, f"--port {port + 1}")
        result = run("serve", "--no-browser", "--json-logs", "--port", str(port))
    line = json.loads(result.output)
    assert (result.exit_code, line["event"]) == (1, "cannot start")
    assert f"--port {port + 1}" in line["why"]


def test_a_house_that_cannot_be_read_does_not_open(folder: Path) -> None:
    (folder / "house.sqlite").write_bytes(b"no database at all, but long enough to be looked at" * 20)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    expect_refused(run("serve", "--no-browser", "--port", str(port)), 1, "not a database")


def test_an_empty_key_keeps_the_house_shut(folder: Path) -> None:
    (folder / keys.COOKIE_KEY).write_text("")
    expect_refused(run("serve", "--no-browser"), 1, "empty or damaged", "backup")
