from __future__ import annotations

from carteblanche.core.luck import KeyedLuck
from carteblanche.games.blank.rules import Blank
from carteblanche.games.blank.state import Config
from carteblanche.games.blank.trials import played
from drivers.games import blank_matches


def test_a_bot_that_reads_the_cards_beats_luck_with_any_three_rules() -> None:
    found = blank_matches.blank("reader", "random", range(200))
    assert found.won > 125
    assert found.won + found.lost > 190


def test_whoever_plays_many_cards_at_once_beats_luck() -> None:
    found = blank_matches.blank("beginner", "random", range(400))
    assert found.won > found.lost


def test_every_level_plays_to_the_end_by_hand_too() -> None:
    game = Blank()
    for level in game.BOTS:
        bots = [game.BOTS[level](game) for _ in range(3)]
        config = Config(effects="by-hand", wrong="lie")
        *_, last = played(game, config, 3, bots, KeyedLuck.seeded(3))
        assert last.affairs.phase == "over"
