from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from carteblanche.cli import main
from carteblanche.core.errors import Unreadable
from carteblanche.core.luck import KeyedLuck, commit
from carteblanche.core.values import Millis
from carteblanche.games import catalogue
from carteblanche.games.blockers.bots import Greedy
from carteblanche.library.advice import advise
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


def test_who_plays_like_the_bot_is_alike_and_who_does_not_is_told_a_better_move() -> None:
    table = played("blockers", ("random", "greedy"), 30)
    found = advise(table.header, table.entries).turns
    assert all(turn.alike for turn in found if turn.seat == 1)
    others = [turn for turn in found if turn.seat == 0 and not turn.alike]
    assert others
    for turn in others:
        before = Table.replay(table.header, table.entries[: turn.entry])
        view = before.game.view(before.state, turn.seat)
        assert turn.move in {before.game.notation.write(action) for action in Greedy(before.game).best(view)}


def test_in_blank_turns_with_a_choice_are_told_and_always_the_same() -> None:
    table = played("blank", ("beginner", "reader"), 20)
    found = advise(table.header, table.entries)
    assert found.turns
    assert found == advise(table.header, table.entries)
    assert {turn.action["kind"] for turn in found.turns} <= {"play", "draw"}


def test_the_command(tmp_path: Path) -> None:
    table = played("blockers", ("random", "greedy"), 10)
    log = tmp_path / "game.log"
    log.write_bytes(b"".join(line + b"\n" for line in write(table.header, table.entries)))
    result = CliRunner().invoke(main, ["analyse", str(log)])
    assert result.exit_code == 0
    assert "Ben did the same in 5 of 5 turns" in result.output
    assert '"kind":"advice"' in CliRunner().invoke(main, ["analyse", str(log), "--json"]).output


def test_a_race_gets_no_advice() -> None:
    table = Table(Header("blitz", 1, {}, (Chair("bot", "Ada", "easy"), Chair("bot", "Ben", "easy")), ""), SECRET)
    with pytest.raises(Unreadable):
        advise(table.header, ())
