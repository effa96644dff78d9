"""Which cards may be played: all of them, counted, and drawn evenly."""

from __future__ import annotations

from collections import Counter
from itertools import islice, permutations

import pytest

from carteblanche.core.luck import KeyedLuck
from carteblanche.games.blank.affairs import Memory
from carteblanche.games.blank.box import Box
from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.data import FACES
from carteblanche.games.blank.deck import Deck, GameCard, RuleCard, Words, written
from carteblanche.games.blank.evaluate.changes import find_changes
from carteblanche.games.blank.evaluate.law import Law, law
from carteblanche.games.blank.evaluate.plays import Plays, can_play, wrong_with

RULES = (
    "(always (permit (plays cards: [orange] on: [green])))",
    "(always (permit (plays cards: [prime] on: [prime])))",
    "(always (require (plays cards: [odd] on: [even]))) (always (require (plays cards: [even] on: [odd])))",
    "(always (forbid (plays cards: [red])))",
    "(always (permit (plays cards: [violet])))",
    "(always (count-as [blue] colour: any))",
    "(always (cap (plays) 2 per: once))",
    "(always (forbid (plays least: 2 most: 2)))",
    "(always (cap (plays) 1 but-last: true))",
    "(always (cap (plays cards: [red]) 1 but-last: true))",
)


def inforce(box: Box, top: int) -> Law:
    rules = tuple(range(box.cards, len(box.names)))
    return law(box, find_changes(box, rules, (), Memory()), Memory(), (top,), ())


@pytest.mark.parametrize("texts", [(), *((text,) for text in RULES), RULES[:2], RULES[2:5], (RULES[4], RULES[6])])
def test_the_plays_are_those_that_the_rules_allow(texts: tuple[str, ...]) -> None:
    box = Box(written(texts))
    luck = KeyedLuck.seeded(5)
    for _ in range(12):
        top, *hand = luck.shuffle(range(box.cards))[:6]
        held = inforce(box, top)
        plays = Plays(held, hand, top)
        listed = list(plays)
        assert plays.count == len(listed) == len(set(listed))
        assert can_play(held, hand, top) == bool(listed)
        wanted = {
            (frozenset(order), order[-1])
            for size in range(1, 6)
            for order in permutations(hand, size)
            if not wrong_with(held, order, top, len(hand))
        }
        assert {(frozenset(play), play[-1]) for play in listed} == wanted
        if listed:
            assert plays.draw(luck) in listed


def test_a_cap_does_not_hold_for_the_last_cards() -> None:
    box = Box(written(("(always (cap (plays) 1 per: once but-last: true))",)))
    top, *hand = (box.piece[name] for name in ("R4a", "R1a", "R2a", "R3a"))
    held = inforce(box, top)
    assert {len(play) for play in Plays(held, hand, top)} == {1, 3}
    assert wrong_with(held, hand[:2], top, 3) == "too-many"
    assert wrong_with(held, hand, top, 3) == ""


def test_cards_that_follow_each_other_are_laid_in_their_order() -> None:
    box = Box(
        written(("(always (permit (plays cards: [(same colour) (than = (plus (sum (some top)) 1))]) together: true))",))
    )
    top, *hand = (box.piece[name] for name in ("R4a", "B4a", "B5a", "B6a", "B2a"))
    found = [[box.names[card] for card in play] for play in Plays(inforce(box, top), hand, top)]
    assert found == [["B4a"], ["B4a", "B5a"], ["B4a", "B5a", "B6a"]]
    assert wrong_with(inforce(box, top), [box.piece["B5a"], box.piece["B4a"]], top, 4) != ""


def test_each_play_is_as_likely_as_the_others() -> None:
    box = Box(written((RULES[4],)))
    luck = KeyedLuck.seeded(2)
    top, *hand = (box.piece[name] for name in ("R4a", "V1a", "V2a", "V3a", "R1a", "B4a", "G1a", "P6a"))
    plays = Plays(inforce(box, top), hand, top)
    assert plays.count > 12
    drawn = Counter(plays.draw(luck) for _ in range(400 * plays.count))
    assert set(drawn) == set(plays)
    assert all(300 < times < 500 for times in drawn.values())


@pytest.mark.parametrize("texts", [(), RULES[:2], (RULES[4],), (RULES[5],)])
def test_a_hand_with_more_plays_than_a_machine_can_list(texts: tuple[str, ...]) -> None:
    rules = tuple(RuleCard(Words(notation.read(text))) for text in texts)
    box = Box(Deck("many", "*", (), rules, tuple(GameCard(FACES[0]) for _ in range(80))))
    held = inforce(box, 0)
    plays = Plays(held, range(1, 80), 0)
    assert plays.count > 1 << 79
    assert not wrong_with(held, plays.draw(KeyedLuck.seeded(1)), 0, 79)
    assert len(set(islice(plays, 50))) == 50
