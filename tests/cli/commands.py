"""How tests of commands run them."""

from __future__ import annotations

from click.testing import CliRunner, Result

from carteblanche.cli import main


def run(*words: str, typed: str | None = None) -> Result:
    """Runs `carteblanche` with these words, and this on its standard input. An exception that no command may end with is raised."""
    return CliRunner().invoke(main, list(words), input=typed, catch_exceptions=False)


def expect_refused(result: Result, status: int, *said: str) -> None:
    """It ended with this status, and with one line in which these words are."""
    assert result.exit_code == status
    assert len(result.output.strip().splitlines()) == 1, result.output
    for word in said:
        assert word in result.output
