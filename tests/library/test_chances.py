from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from carteblanche.cli import main
from carteblanche.core.errors import Unreadable
from carteblanche.core.luck import KeyedLuck, commit
from carteblanche.core.values import Millis
from carteblanche.games import catalogue
from carteblanche.library import chances
from carteblanche.library.chances import analyse
from carteblanche.table.log import Chair, Header, write
from carteblanche.table.table import Table

SECRET = "5e" * 32


def played(game: str, levels: tuple[str, str], steps: int) -> Table:
    """Two bots, the first few steps, then it is given up."""
    chairs = tuple(Chair("bot", name, level) for name, level in zip(("Ada", "Ben"), levels, strict=True))
    table = Table(Header(game, catalogue.newest(game), {}, chairs, commit(bytes.fromhex(SECRET))), SECRET)
    table.begin_deal()
    for n in range(steps):
        seat = next(iter(table.game.prompts(table.state)))
        bot = table.game.BOTS[table.level(seat)](table.game)
        action = bot.choose(table.game.view(table.state, seat), KeyedLuck.seeded(n))
        table.play(Millis(1000 * n), seat, action, f"a{n}", by="bot")
    table.abandon()
    return table


def test_who_plays_at_random_leaves_more_than_who_thinks() -> None:
    table = played("blockers", ("random", "club"), 16)
    found = analyse(table.header, table.entries)
    assert found.unit == "percent"
    assert len(found.turns) == 16
    assert found.left[0] > found.left[1]
    for turn in found.turns:
        (best,) = turn.best
        assert 0 <= turn.points <= best.points <= 100
        assert turn.left == best.points - turn.points
        assert (turn.left == 0) == (best.move == turn.move)
        before = Table.replay(table.header, table.entries[: turn.entry])
        options = before.game.options(before.game.view(before.state, turn.seat))
        assert best.move in {before.game.notation.write(action) for action in options}


def test_in_blank_turns_with_a_choice_are_told_and_always_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    table = played("blank", ("random", "reader"), 24)
    found = analyse(table.header, table.entries)
    assert {turn.best[0].action["kind"] for turn in found.turns} <= {"play", "draw"}
    assert sum(found.left) == sum(turn.left for turn in found.turns) > 0
    assert found == analyse(table.header, table.entries)
    monkeypatch.setattr(chances, "MOST", 2)
    assert analyse(table.header, table.entries).turns == found.turns[:2]


def test_the_command(tmp_path: Path) -> None:
    table = played("blank", ("random", "reader"), 24)
    log = tmp_path / "game.log"
    log.write_bytes(b"".join(line + b"\n" for line in write(table.header, table.entries)))
    result = CliRunner().invoke(main, ["analyse", str(log)])
    assert result.exit_code == 0
    found = json.loads(CliRunner().invoke(main, ["analyse", str(log), "--json"]).output)
    worst = max(found["turns"], key=lambda turn: turn["left"])
    said = f"It turned at {worst['entry']}: {['Ada', 'Ben'][worst['seat']]} left {worst['left']} %, by "
    assert said + worst["best"][0]["move"] in result.output
    assert f"Ben left {found['left'][1]} percent points on the table" in result.output


def test_a_race_is_not_judged() -> None:
    table = Table(Header("blitz", 1, {}, (Chair("bot", "Ada", "easy"), Chair("bot", "Ben", "easy")), ""), SECRET)
    with pytest.raises(Unreadable):
        analyse(table.header, ())
