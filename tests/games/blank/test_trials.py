from __future__ import annotations

import pytest

from carteblanche.core.errors import Illegal
from carteblanche.core.luck import KeyedLuck
from carteblanche.games.blank.box import PILE, RULES
from carteblanche.games.blank.deck import empty
from carteblanche.games.blank.rules import Blank
from carteblanche.games.blank.starter import starter, words
from carteblanche.games.blank.state import Config
from carteblanche.games.blank.trials import Plan, free_face, pairs, summary, trial, with_card

DRAW = words("When a 2 is played, the next player must draw 2 cards.", "(when (plays cards: [2]) (draw next 2))")
SKIP = words("All players must skip the next turn.", "(when this (skip all))", "Nap")
GROW = words("When a card is played, all players must draw 1 card.", "(when (plays) (draw all))")


def test_a_trial_tells_what_a_card_does() -> None:
    found = trial(Plan(starter(), DRAW, level="beginner"), 20)
    assert (found.card, found.games, found.seats) == ("rule 15", 20, 4)
    assert found.with_card.games == found.without.games == 20
    assert found.fires.value > 0.5
    assert found.per_game > 1
    assert found.longer is not None
    assert found.longer.low < found.longer.value < found.longer.high
    assert sum(found.with_card.lengths) == found.with_card.finished
    assert len(found.bins) == len(found.without.lengths)
    assert len(found.with_card.wins) == 4
    assert "rule 15" not in {one.card for one in found.beside}


def test_a_rule_under_which_hands_only_grow_makes_games_longer() -> None:
    """Everybody draws whenever anything is played: the interval must leave out zero."""
    plan = Plan(starter(), GROW, level="beginner", seats=3)
    found = trial(plan, 20)
    assert found.fires.value == 1.0
    ended = found.with_card.finished
    assert ended < found.without.finished or (found.longer is not None and found.longer.low > 0)


def test_the_same_seed_gives_the_same_trial_in_any_portions() -> None:
    plan = Plan(starter(), DRAW, level="beginner", seed=7, seats=3)
    whole = list(pairs(plan, range(6)))
    assert whole == [*pairs(plan, range(2)), *pairs(plan, range(2, 6))]
    assert summary(plan, whole) == trial(plan, 6)


def test_a_pair_has_one_deal() -> None:
    more, name = with_card(starter(), DRAW)
    for seed in range(5):
        new = Blank(more).setup(Config(new=(name,)), 4, KeyedLuck.seeded(seed, "trial"))
        old = Blank(starter()).setup(Config(), 4, KeyedLuck.seeded(seed, "trial"))
        assert new.affairs.turn == old.affairs.turn
        assert new.pieces.places[RULES][:2] == old.pieces.places[RULES][:2]
        cards = [i for i in range(len(old.pieces.places)) if i not in (RULES, PILE)]
        assert [new.pieces.places[i] for i in cards] == [old.pieces.places[i] for i in cards]


def test_words_are_tried_on_a_game_card() -> None:
    face = free_face(starter())
    found = trial(Plan(starter(), SKIP, face, level="beginner", seats=2), 12)
    assert found.card == face == "P6b"
    assert 0 < found.fires.value < 1
    with pytest.raises(Illegal, match="no-such-card"):
        with_card(starter(), SKIP, "X9z")


def test_a_deck_without_rules_can_be_tried_in() -> None:
    found = trial(Plan(empty("Ours", "oak", ()), DRAW, level="beginner", seats=2), 4)
    assert found.card == "rule 1"
    assert found.beside == ()


def test_nothing_played_says_nothing() -> None:
    found = summary(Plan(starter(), DRAW), [])
    assert found.longer is None
    assert (found.fires.low, found.fires.high) == (0.0, 1.0)
    assert found.bins == ()
