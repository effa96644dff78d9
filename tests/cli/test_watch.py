from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.commands import run


def test_bots_play_a_whole_game_that_can_be_verified(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    watched = run("watch", "blockers", "--players", "3", "--level", "random", "--pace", "0", "--log", str(file))
    assert watched.exit_code == 0
    assert "The game is over: played-out." in watched.output
    assert run("verify", str(file)).exit_code == 0


def test_a_table_plays_with_the_lexicon_of_its_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARTEBLANCHE_DATA", str(tmp_path / "data"))
    file, words = tmp_path / "game.jsonl", tmp_path / "words.txt"
    asked = ("watch", "blanko", "-o", "language=en", "--level", "greedy", "--pace", "0", "--log", str(file))
    assert "The game is over: " in run(*asked).output, "with the small list"
    assert run("verify", str(file)).exit_code == 0
    words.write_text("tea\neat\nseat\nin\nit\n")
    assert "en: 5 words" in run("lexicon", "import", "en", str(words)).output
    assert "The game is over: " in run(*asked).output
    verified = run("verify", str(file))
    assert (verified.exit_code, "words not checked" in verified.output) == (0, False)
