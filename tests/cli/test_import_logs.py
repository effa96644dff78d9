"""Games of an arena in a house: replayed in the client as any other that was played there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.arena.plans import small_plan
from tests.cli.commands import run

from carteblanche.arena.playing import Player
from drivers.server.clients import Server


def test_logs_of_an_arena_are_replayed_in_an_open_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Player(small_plan(), tmp_path).play_set(0)
    server = Server(tmp_path / "house")
    server.folder.mkdir()
    server.start()
    try:
        monkeypatch.setenv("CARTEBLANCHE_DATA", str(server.folder))
        taken = run("import", "--json", str(tmp_path / "logs"))
        assert taken.exit_code == 0, taken.output
        games = [json.loads(line) for line in taken.output.splitlines()]
        assert [Path(game["file"]).name for game in games] == ["000000-0.jsonl", "000000-1.jsonl"]
        for game in games:
            status, replay, _ = server.ask("GET", f"/api/rooms/{game['room']}/replay")
            assert status == 200
            assert {chair["name"] for chair in replay["table"]["chairs"]} == {"random", "novice"}
            status, moves, _ = server.ask("GET", f"/api/rooms/{game['room']}/moves")
            assert (status, moves[1]["event"]) == (200, "played")
    finally:
        server.stop()


def test_what_cannot_be_replayed_is_refused_and_nothing_is_taken_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARTEBLANCHE_DATA", str(tmp_path / "nowhere"))
    Player(small_plan(), tmp_path).play_set(0)
    log = tmp_path / "logs" / "000000-1.jsonl"
    assert "no house here yet" in run("import", str(log)).output
    lines = log.read_bytes().splitlines(keepends=True)
    log.write_bytes(b"".join(lines[:-1]))
    refused = run("import", str(tmp_path / "logs"))
    assert refused.exit_code == 2
    log.write_bytes(b"".join([*lines[:5], *lines[6:]]))
    assert run("import", str(log)).exit_code == 2
