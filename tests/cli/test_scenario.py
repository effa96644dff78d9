from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner
from click.testing import Result as Ended

from carteblanche.cli import main
from carteblanche.testing.scenarios.reading import LARGEST


def command(*arguments: str) -> Ended:
    return CliRunner().invoke(main, ["scenario", *arguments])


HOLDS = (
    "game: blockers\nplayers: [Ada, Ben]\ncases: [{name: a, deal: {seed: 1}, steps: [expect: {outcome: nothing}]}]\n"
)


def test_exit_status(tmp_path: Path) -> None:
    good, bad, broken = tmp_path / "good.yaml", tmp_path / "bad.yaml", tmp_path / "broken.yaml"
    good.write_text(HOLDS)
    bad.write_text(HOLDS.replace("nothing", "{reason: x}"))
    broken.write_text(HOLDS[:-10])
    assert (command(str(good)).exit_code, command(str(bad)).exit_code, command(str(broken)).exit_code) == (0, 1, 2)
    assert command(str(good), str(bad)).exit_code == 1
    both = command(str(bad), str(broken), str(good))
    assert both.exit_code == 2
    assert "1 case holds, 1 does not, 1 file not readable" in both.output
    assert command(str(tmp_path)).exit_code == 2, "a folder stands for its files"
    (tmp_path / "empty").mkdir()
    assert command(str(tmp_path / "empty")).exit_code == 2
    assert command("--quiet", str(good)).output == "1 case holds, 0 do not\n"


@pytest.mark.parametrize(
    "content",
    [b"\xff\xfe\x00", b"\x00" * 100, b"a: \x01", bytes(range(256)) * 40_000, b"a" * (LARGEST + 1), b"[" * 100_000, b""],
)
def test_rubbish_gives_one_line_and_status_two(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "rubbish.yaml"
    path.write_bytes(content)
    ended = command(str(path))
    assert ended.exit_code == 2
    assert ended.exception is None or isinstance(ended.exception, SystemExit)
    assert ended.stderr.count("\n") == 1
    assert "rubbish.yaml" in ended.stderr
    assert ended.stdout == ""


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    ended = command(str(tmp_path / "absent.yaml"))
    assert ended.exit_code == 2
    assert ended.stderr.count("\n") == 1
