from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from carteblanche.cli import main
from carteblanche.core.errors import Unreadable
from carteblanche.core.luck import KeyedLuck, commit
from carteblanche.core.values import Millis, Seat
from carteblanche.games.blanko.actions import Exchange
from carteblanche.games.blanko.words import built_in
from carteblanche.library.resources import find_for_header, find_for_table
from carteblanche.library.words.analysis import analyse
from carteblanche.library.words.small_lists import find_small_list
from carteblanche.table.fold import open_game
from carteblanche.table.log import Chair, Header, write
from carteblanche.table.table import Table
from carteblanche.table.verify import verify

SECRET = "5e" * 32


def small_hash(language: str) -> str:
    found = find_small_list(language)
    assert found is not None
    return found.hash


@pytest.fixture(autouse=True)
def own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARTEBLANCHE_DATA", str(tmp_path / "data"))


@pytest.fixture(scope="module")
def played() -> Table:
    """Two bots, the first few turns, then it is given up."""
    chairs = (Chair("bot", "Ada", "novice"), Chair("bot", "Ben", "greedy"))
    header = Header("blanko", 1, {}, chairs, commit(bytes.fromhex(SECRET)), lexicon=built_in().hash)
    table = Table(header, SECRET)
    table.begin_deal()
    for n in range(12):
        seat = next(iter(table.game.prompts(table.state)))
        bot = table.game.BOTS[table.level(seat)](table.game)
        action = bot.choose(table.game.view(table.state, seat), KeyedLuck.seeded(n))
        table.play(Millis(1000 * n), seat, action, f"a{n}", by="bot")
    table.abandon()
    return table


def test_the_best_is_never_less_than_what_was_done(played: Table) -> None:
    found = analyse(played.header, played.entries)
    assert len(found.turns) >= 6
    for turn in found.turns:
        assert not turn.best or turn.best[0].points >= turn.points
        assert turn.left == max(0, (turn.best[0].points if turn.best else 0) - turn.points)
    assert found.left[0] == sum(turn.left for turn in found.turns if turn.seat == 0)
    assert found.left[0] > found.left[1] - 60


def test_a_turn_that_was_taken_back_is_not_told() -> None:
    chairs = (Chair("human", "Ada"), Chair("bot", "Ben", "greedy"))
    header = Header("blanko", 1, {}, chairs, commit(bytes.fromhex(SECRET)), lexicon=built_in().hash)
    table = Table(header, SECRET)
    table.commit(Seat(0), commit(bytes.fromhex("ab" * 16)))
    table.show_number(Seat(0), "ab" * 16)
    for n in range(4):
        seat = next(iter(table.game.prompts(table.state)))
        table.play(Millis(n), seat, Exchange(), f"a{n}")
    before = analyse(header, table.entries)
    table.propose(Millis(9), Seat(0), "undo", "u")
    after = analyse(header, table.entries)
    assert len(before.turns) == 4
    last = max(n for n, turn in enumerate(before.turns) if turn.seat == 0)
    assert after.turns == before.turns[:last]
    assert after.left[0] < before.left[0]


def test_a_log_without_its_lexicon_is_replayed_but_not_analysed(played: Table) -> None:
    header = msgspec.structs.replace(played.header, lexicon="0" * 64)
    assert open_game(header, find_for_header(header)).lexicon is None  # type: ignore[attr-defined]
    table = Table.replay(header, played.entries)
    assert table.state == played.state
    with pytest.raises(Unreadable, match="lexicon of this game is not here"):
        analyse(header, played.entries)


def test_verify_says_whether_words_were_checked(played: Table) -> None:
    assert verify(write(played.header, played.entries), find_for_header).words
    header = msgspec.structs.replace(played.header, lexicon="0" * 64)
    verdict = verify(write(header, played.entries), find_for_header)
    assert not verdict.words
    assert verdict.deal


def test_the_command(played: Table, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    log.write_bytes(b"".join(line + b"\n" for line in write(played.header, played.entries)))
    result = CliRunner().invoke(main, ["analyse", str(log), "--best", "2"])
    assert result.exit_code == 0
    assert "Ada left" in result.output
    assert "possible:" in result.output
    as_json = CliRunner().invoke(main, ["analyse", str(log), "--json"])
    assert '"kind":"analysis"' in as_json.output
    assert CliRunner().invoke(main, ["verify", str(log)]).exit_code == 0
    log.write_bytes(b"{}\n")
    assert CliRunner().invoke(main, ["analyse", str(log)]).exit_code == 2


def test_resources_for_a_new_table() -> None:
    ready = find_for_table("blanko", {})
    assert ready.lexicon == small_hash("de")
    assert find_for_table("blockers", {}) == ({}, None, {})
    assert find_for_table("blanko", {"language": "fr"}).lexicon == small_hash("fr")


def test_looking_words_up(tmp_path: Path) -> None:
    run = CliRunner()
    assert run.invoke(main, ["lexicon", "look", "de", "Baum"]).exit_code == 0
    unknown = run.invoke(main, ["lexicon", "look", "de", "Bum"])
    assert unknown.exit_code == 1
    assert "unknown" in unknown.output
    assert run.invoke(main, ["lexicon", "look", "de", "B4"]).exit_code == 2
    assert run.invoke(main, ["lexicon", "look", "fr", "eau"]).exit_code == 0
    assert run.invoke(main, ["lexicon", "house", "de", "Bum", "--by", "Ada"]).exit_code == 0
    added = run.invoke(main, ["lexicon", "look", "de", "Bum"])
    assert added.exit_code == 0
    assert "added by the table" in added.output
    assert "by Ada" in run.invoke(main, ["lexicon", "house", "de"]).output
    words = tmp_path / "own.txt"
    words.write_text("eau\nmer\n")
    assert run.invoke(main, ["lexicon", "import", "fr", str(words)]).exit_code == 0
    assert run.invoke(main, ["lexicon", "look", "fr", "eau"]).exit_code == 0
    assert find_for_table("blanko", {"language": "fr"}).lexicon
    assert "fr: 2 words" in run.invoke(main, ["lexicon", "list"]).output
