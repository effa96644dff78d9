from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from carteblanche.core.luck import KeyedLuck
from carteblanche.core.rules import Bot
from carteblanche.core.values import Millis, Outcome, Seat
from carteblanche.games.blockers.bots import DEPTHS, Careless, Depth, Skill, Thinker
from carteblanche.games.blockers.position import Given
from carteblanche.games.blockers.rules import Blockers
from carteblanche.games.blockers.state import Config
from carteblanche.search.budget import Timed
from carteblanche.testing.random_games import RandomGame

GAME = Blockers()
QUICK = Thinker(Depth(steps=300, width=4))
VARIANTS = [(2, Config("basic")), (2, Config("advanced")), (3, Config(scoring="uptown")), (4, Config()), (5, Config())]


def match(bots: list[Bot[Any, Any]], config: Config, seed: int) -> Outcome:
    lucks = [KeyedLuck.seeded(seed, f"bot {seat}") for seat in range(len(bots))]
    state = GAME.setup(config, len(bots), KeyedLuck.seeded(seed, "table"))
    while (outcome := GAME.outcome(state)) is None:
        seat = state.turn
        action = bots[seat].choose(GAME.view(state, seat), lucks[seat])
        state = GAME.play(state, Millis(0), seat, action, KeyedLuck.seeded(0))
    return outcome


def level(name: str) -> Bot[Any, Any]:
    return GAME.BOTS[name](GAME)


def won(one: Bot[Any, Any], other: Bot[Any, Any], deals: int) -> float:
    """The first one's share of the wins, of deals that are played twice with seats changed."""
    share = 0.0
    for deal in range(deals):
        for own in (0, 1):
            winners = match([one, other] if own == 0 else [other, one], Config("basic"), deal).winners
            share += (own in winners) / len(winners)
    return share / (2 * deals)


@pytest.mark.parametrize(
    ("weak", "strong", "least"),
    [("random", "novice", 0.9), ("novice", "casual", 0.6), ("casual", "greedy", 0.5), ("greedy", "club", 0.55)],
)
def test_the_better_level_wins(weak: str, strong: str, least: float) -> None:
    assert won(level(strong), level(weak), 15) > least


def test_who_plays_on_in_imagined_deals_beats_who_judges_only() -> None:
    assert won(QUICK, level("club"), 6) > 0.55


def test_levels_that_stored_tables_name_are_still_there() -> None:
    assert {"random", "greedy"} <= set(GAME.BOTS)
    assert list(GAME.BOTS)[-1] == "master"
    assert len(GAME.BOTS) == 7


@pytest.mark.parametrize(
    "bot", [*(level(name) for name in GAME.BOTS if DEPTHS.get(name, Depth(0, 0)).steps == 0), QUICK]
)
@pytest.mark.parametrize(("seats", "config"), VARIANTS)
def test_every_kind_of_player_plays_properly_to_the_end(bot: Bot[Any, Any], seats: int, config: Config) -> None:
    assert match([bot] * seats, config, 1).reason == "played-out"


@pytest.mark.parametrize("name", list(GAME.BOTS))
def test_a_choice_does_not_change_when_what_is_unseen_is_dealt_anew(name: str) -> None:
    for moment in list(RandomGame(GAME, Config(), 3, 3))[5:-1:30]:
        seat = moment.state.turn
        view = GAME.view(moment.state, seat)
        choice = level(name).choose(view, KeyedLuck.seeded(1))
        assert choice in GAME.options(view)
        for again in range(2):
            twin = GAME.imagine(view, KeyedLuck.seeded(again))
            assert level(name).choose(GAME.view(twin, seat), KeyedLuck.seeded(1)) == choice


def test_a_bot_decides_by_its_own_luck_alone() -> None:
    bots = [level("greedy"), level("casual"), QUICK]
    assert match(bots, Config(), 7) == match(bots, Config(), 7)


def test_a_clock_from_outside_is_kept() -> None:
    bot = level("master")
    assert isinstance(bot, Timed)
    ticks = count()
    bot.keep_time(lambda: float(next(ticks)), 5.0)
    view = GAME.view(GAME.setup(Config(), 3, KeyedLuck.seeded(1)), Seat(0))
    seat = view.waiting[0].seat
    bot.choose(GAME.view(GAME.setup(Config(), 3, KeyedLuck.seeded(1)), seat), KeyedLuck.seeded(1))
    assert next(ticks) < 12


BETWEEN = Given(
    config=Config("basic"),
    board={"E4": "yellow E", "E6": "yellow 6", "E5": "blue 5"},
    racks={"yellow": ["5"], "blue": ["C"]},
    turn="Ada",
)


def test_what_is_overlooked_is_not_played_and_what_is_seen_is() -> None:
    view = GAME.view(GAME.position(BETWEEN, ("Ada", "Ben")), Seat(0))
    sees = Careless(Skill(joins=0, captures=0, cells=0, piles=False))
    assert sees.choose(view, KeyedLuck.seeded(1)) == GAME.notation.read("yellow 5 x E5")
    blind = Careless(Skill(joins=0, captures=100, cells=0, piles=False))
    for seed in range(10):
        assert blind.choose(view, KeyedLuck.seeded(seed)) != GAME.notation.read("yellow 5 x E5")


def test_who_overlooks_everything_still_plays() -> None:
    view = GAME.view(GAME.position(BETWEEN, ("Ada", "Ben")), Seat(0))
    bot = Careless(Skill(joins=100, captures=100, cells=100, piles=True))
    assert bot.choose(view, KeyedLuck.seeded(1)) in GAME.options(view)
