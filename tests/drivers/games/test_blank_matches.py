from __future__ import annotations

import pytest
from click.testing import CliRunner

from drivers.games.blank_matches import blank, blank_with_seed_cards, main


def test_games_are_added_up_and_the_same_seeds_make_the_same_games() -> None:
    halves = blank("beginner", "random", range(2)) + blank("beginner", "random", range(2, 4))
    assert halves == blank("beginner", "random", range(4))
    assert halves.games == 4


def test_decks_of_seed_cards_are_played_with() -> None:
    found = blank_with_seed_cards("beginner", "random", range(6))
    assert found.games == 6
    assert found.won + found.lost >= 3
    assert found == blank_with_seed_cards("beginner", "random", range(6))


@pytest.mark.parametrize("options", [[], ["--seed-cards"]])
def test_the_command_says_how_many_were_won(options: list[str]) -> None:
    answer = CliRunner().invoke(main, ["beginner", "random", "--games", "2", *options])
    assert answer.exit_code == 0, answer.output
    assert "beginner – random: " in answer.output
