from __future__ import annotations

from carteblanche.core.luck import KeyedLuck
from carteblanche.games.blank.rules import Blank
from carteblanche.games.blank.starter import starter, words
from carteblanche.games.blank.state import Config
from carteblanche.games.blank.trials import played, trial


def winner(game: Blank, levels: list[str], seed: int) -> list[int]:
    bots = [game.BOTS[level](game) for level in levels]
    *_, last = played(game, Config(reading=False, rewards=False), len(levels), bots, KeyedLuck.seeded(seed))
    return list(last.affairs.winners)


def test_a_bot_that_reads_the_cards_beats_luck() -> None:
    game = Blank()
    won = 0
    for seed in range(60):
        levels = ["reader", "random"] if seed % 2 else ["random", "reader"]
        won += levels.index("reader") in winner(game, levels, seed)
    assert won > 33


def test_every_level_plays_to_the_end_by_hand_too() -> None:
    game = Blank()
    for level in game.BOTS:
        bots = [game.BOTS[level](game) for _ in range(3)]
        config = Config(effects="by-hand", wrong="lie")
        *_, last = played(game, config, 3, bots, KeyedLuck.seeded(3))
        assert last.affairs.phase == "over"


def test_a_trial_tells_what_a_card_does() -> None:
    found = trial(starter(), words("When a 2 is played, the next player must draw 2 cards."), games=6)
    assert found.name == "rule 15"
    assert found.with_card.games == found.without.games == 6
    assert found.with_card.fired > 0 == found.without.fired
    assert sum(found.with_card.wins) >= found.with_card.finished
