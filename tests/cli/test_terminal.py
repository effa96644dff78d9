from __future__ import annotations

import pytest
from tests.cli.commands import run


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
