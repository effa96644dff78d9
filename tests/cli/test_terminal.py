from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from carteblanche.cli import main


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, list(words), input=typed, catch_exceptions=False)


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


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "chess"], "there is no game 'chess'"),
        (["play", "blockers", "--players", "9"], "2 to 5 players"),
        (["play", "blockers", "--level", "genius"], "no level 'genius'"),
        (["play", "blockers", "--option", "two"], "KEY=VALUE"),
        (["play", "blockers", "--option", "two=three"], "two"),
        (["watch", "x" * 100_000], "there is no game"),
        (["watch", "blitz"], "needs a browser"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(words: list[str], said: str) -> None:
    found = run(*words)
    assert found.exit_code == 2
    assert said in found.output
    assert found.output.count("\n") == 1


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
