from __future__ import annotations

import pytest

from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Seat
from carteblanche.games.blank import actions as a
from carteblanche.games.blank.bots.attention import overlooked
from carteblanche.games.blank.bots.levels import agreed, spoken
from carteblanche.games.blank.rules import Blank
from carteblanche.games.blank.state import Config
from carteblanche.games.blank.trials import played
from carteblanche.testing.blank.decks import deck
from carteblanche.testing.blank.sitting import Sitting
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


def said(table: Sitting, who: str) -> a.Action | None:
    """What somebody says who notices everything."""
    seat = table.seat(who)
    return spoken(table.game, table.game.view(table.state, seat), KeyedLuck.seeded(1), 0)


def test_bots_go_along_with_hand_tools_and_deny_nothing() -> None:
    rule = '(people "Whoever tells the worst joke draws three.")'
    table = Sitting(rule).act("Ada", "tool take rule 1 @1")
    luck = KeyedLuck.seeded(1)
    assert agreed(table.game.view(table.state, Seat(1)), luck) == a.Vote("yes")
    table.act("Ben", "vote yes")
    assert agreed(table.game.view(table.state, Seat(2)), luck) == a.Vote("fine")
    table = Sitting('(when (reported "coughs") (draw you))').act("Ada", "report 1 rule 1")
    assert agreed(table.game.view(table.state, Seat(1)), luck) == a.Decline()
    table = Sitting().act("Ada", "move G3a to hand 1")
    assert [agreed(table.game.view(table.state, seat), luck) for seat in (Seat(1), Seat(2))] == [
        a.Vote("no"),
        a.Vote("yes"),
    ]


def test_bots_carry_out_what_they_owe_by_hand_and_only_once() -> None:
    table = Sitting("(when (plays cards: [red]) (draw next))", config={"effects": "by-hand"})
    table.act("Ada", "R1")
    assert said(table, "Ben") == a.Apply("rule 1")
    assert said(table, "Cy") is None
    table.act("Ben", "apply rule 1")
    assert said(table, "Ben") is None


def test_bots_accuse_whoever_was_late_and_not_again_once_it_was_judged() -> None:
    table = Sitting("(when (plays cards: [red]) (draw next))", config={"effects": "by-hand"})
    table.act("Ada", "R1").act("Ben", "R6")
    assert said(table, "Ada") == a.Accuse(Seat(1), "rule 1")
    table.act("Ada", "accuse 1 rule 1")
    assert said(table, "Ada") is None


def test_what_concerns_oneself_is_overlooked_less_and_more_where_many_rules_are_in_force() -> None:
    draws = "(when (plays cards: [red]) (draw next))"
    few, many = (Sitting(*[draws] * count, config={"effects": "by-hand"}) for count in (3, 5))
    seen, crowded = (table.game.view(table.state, Seat(1)) for table in (few, many))
    assert overlooked(seen, 40, own=False) == 40
    assert overlooked(seen, 40, own=True) == 20
    assert overlooked(crowded, 40, own=False) == 50
    assert overlooked(crowded, 95, own=False) == 95
    assert overlooked(crowded, 0, own=False) == 0


@pytest.mark.parametrize("seed", range(6))
def test_whoever_is_prompted_has_something_to_choose(seed: int) -> None:
    game = Blank(deck(seed))
    config = Config(effects="by-hand" if seed % 2 else "automatic", reading=False)
    bots = [game.BOTS["random"](game) for _ in range(3)]
    states = played(game, config, 3, bots, KeyedLuck.seeded(seed))
    for _, state in zip(range(120), states, strict=False):
        for seat in game.prompts(state):
            assert len(game.options(game.view(state, seat)))
