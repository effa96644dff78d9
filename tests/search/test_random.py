from __future__ import annotations

from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Seat
from carteblanche.search.random import RandomBot
from carteblanche.testing.tables import deal_table, find_turn


def test_it_plays_anything_proper_and_the_same_luck_the_same() -> None:
    table = deal_table(2)
    seat = find_turn(table)
    view = table.game.view(table.state, Seat(seat))
    bot, options = RandomBot(table.game), table.game.options(view)
    chosen = [bot.choose(view, KeyedLuck.seeded(seed)) for seed in range(20)]
    assert all(action in options for action in chosen)
    assert len({repr(action) for action in chosen}) > 3
    assert chosen == [bot.choose(view, KeyedLuck.seeded(seed)) for seed in range(20)]
