from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet
import pytest
from click.testing import CliRunner, Result

from carteblanche.cli import main
from carteblanche.core.driver import play_out
from carteblanche.core.luck import KeyedLuck
from carteblanche.games import catalogue
from carteblanche.research.dataset import COLUMNS, SUFFIXES
from carteblanche.research.encodings.catalogue import encode
from carteblanche.testing import archive

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
LOGS = Path(__file__).parents[1] / "logs"


def dataset(*words: str | Path) -> Result:
    return CliRunner().invoke(main, ["dataset", *map(str, words)])


def rows_of(file: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = pyarrow.parquet.read_table(file).to_pylist()
    return found


def test_games_of_bots(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    result = dataset("blockers", "--bots", "random,greedy", "--games", "3", "-s", "5", "-o", "two=basic", "--out", file)
    assert result.exit_code == 0, result.output
    rows = rows_of(file)
    assert f"3 games, {len(rows)} rows" in result.output
    assert list(rows[0]) == list(COLUMNS)
    game = catalogue.open("blockers")
    encoding = encode(game, 2, game.CONFIG(two="basic"))
    for number, bots in enumerate((["random", "greedy"], ["greedy", "random"], ["random", "greedy"])):
        own = [row for row in rows if row["game"] == number]
        played = play_out(game, bots, 5 + number, game.CONFIG(two="basic"))
        assert played.outcome is not None
        assert [row["step"] for row in own] == list(range(played.steps))
        assert own[-1]["at"] == played.at
        for row in own:
            assert row["player"] == bots[row["seat"]]
            assert row["action"] in row["legal"]
            assert len(row["observation"]) == encoding.size
            assert row["return"] == played.outcome.returns[row["seat"]]
            assert row["rank"] == played.outcome.ranks[row["seat"]]
            assert row["score"] == played.outcome.scores[row["seat"]]
    assert '"two":"basic"' in rows[0]["config"]


def test_a_row_says_what_its_player_saw(tmp_path: Path) -> None:
    """The first row of a game is the deal, as whoever began saw it."""
    file = tmp_path / "games.parquet"
    assert dataset("blank", "--bots", "random,random", "--games", "1", "--out", file).exit_code == 0
    first = rows_of(file)[0]
    game = catalogue.open("blank")
    encoding = encode(game, 2, game.CONFIG())
    state = game.setup(game.CONFIG(), 2, KeyedLuck.seeded(0, "deal"))
    view = game.view(state, first["seat"])
    assert np.array_equal(first["observation"], encoding.observe(view))
    assert first["legal"] == sorted(encoding.legal(view))
    assert game.notation.read(first["move"]) == encoding.action_of(view, first["action"])


@pytest.mark.parametrize(("name", "stem"), [("blockers", "2-"), ("blitz", "2-"), ("blanko", "2-passed")])
def test_stored_logs(name: str, stem: str, tmp_path: Path) -> None:
    at = archive.folder(LOGS, name, catalogue.newest(name))
    names = [one for one in archive.read_expected(at).games if one.startswith(stem)][:2]
    folder = tmp_path / "logs"
    folder.mkdir()
    for number, one in enumerate(names):
        (folder / f"{one}{SUFFIXES[number % 2]}").write_bytes(b"".join(line + b"\n" for line in archive.lines(at, one)))
    file = tmp_path / "games.parquet"
    result = dataset(name, "--logs", folder, "--out", file)
    assert result.exit_code == 0, result.output
    rows = rows_of(file)
    assert {row["source"].rpartition(".")[0] for row in rows} == set(names)
    assert all(row["move"] for row in rows)
    if name == "blanko":
        assert {row["legal"] for row in rows} == {None}
    else:
        numbered = [row for row in rows if row["action"] is not None]
        assert len(numbered) > len(rows) / 2
        assert all(row["action"] in row["legal"] for row in numbered)
    other = "blitz" if name == "blockers" else "blockers"
    refused = dataset(other, "--logs", folder, "--out", tmp_path / "none.parquet")
    assert refused.exit_code == 2
    assert f"no logs of {other}" in refused.output
    assert sorted(one.name for one in tmp_path.iterdir()) == ["games.parquet", "logs"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "either --bots or --logs"),
        (["--bots", "random,random", "--logs", "."], "either --bots or --logs"),
        (["--bots", "random,nobody"], "no bot 'nobody'"),
        (["--bots", "random"], "2 to 5"),
        (["--bots", "random,random", "-o", "two=three"], "two"),
    ],
)
def test_what_cannot_be_played_ends_in_one_line(words: list[str], said: str, tmp_path: Path) -> None:
    result = dataset("blockers", *words, "--out", tmp_path / "games.parquet")
    assert result.exit_code == 2
    assert said in result.output
    assert list(tmp_path.iterdir()) == []


def test_without_pyarrow_it_is_said_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def find_spec(name: str) -> str | None:
        return None if name == "pyarrow" else name

    monkeypatch.setattr("carteblanche.cli.dataset.find_spec", find_spec)
    result = dataset("blockers", "--bots", "random,random", "--out", tmp_path / "games.parquet")
    assert result.exit_code == 2
    assert "pip install carteblanche[research]" in result.output


def test_the_page_lists_every_column() -> None:
    rows = [f"| `{name}` | {kind} | {about} |" for name, (kind, about) in COLUMNS.items()]
    assert "\n".join(rows) in PAGE.read_text(encoding="utf-8"), "the table should be:\n" + "\n".join(rows)
