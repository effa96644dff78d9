from __future__ import annotations

from pathlib import Path

from tests.cli.commands import run


def test_somebody_plays_asks_takes_back_and_gives_up(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    listed = run("play", "blockers", "--level", "random", typed="moves\nquit\n").output
    assert listed.count("yellow") > 5
    typed = "help\nmoves\nnonsense\nyellow 99 Z9\nundo\nboard\nwhat yellow 1 A2\nquit\n"
    played = run("play", "blockers", "--level", "random", "--log", str(file), typed=typed)
    assert played.exit_code == 0
    assert "take back your last move" in played.output
    assert "there is no tile" in played.output
    assert "nothing to undo" in played.output
    assert "Not allowed: " in played.output
    assert run("verify", str(file)).exit_code == 0


def test_an_end_of_input_gives_up() -> None:
    assert "The game was given up." in run("play", "blockers", typed="").output
