from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import islice, permutations

import pytest

from carteblanche.core.luck import KeyedLuck
from carteblanche.games.blank.affairs import Memory
from carteblanche.games.blank.box import Box
from carteblanche.games.blank.deck import Deck, RuleCard
from carteblanche.games.blank.kernel import Plays, together
from carteblanche.games.blank.law import law
from carteblanche.games.blank.starter import starter, words

RULES = (
    "Orange cards may be played on green cards.",
    "Prime numbers match each other.",
    "Odd and even must alternate.",
    "Consecutive numbers of one colour may be played together.",
    "Red cards must not be played.",
    "Colours must follow in order.",
    "Violet cards may be played on any card.",
)


def box(*texts: str) -> Box:
    plain = starter()
    return Box(Deck("t", "t", (), tuple(RuleCard(words(text), "t") for text in texts), plain.cards))


@pytest.mark.parametrize("texts", [(), *((text,) for text in RULES), RULES[:2], RULES[2:4]])
def test_the_plays_are_those_that_the_rules_allow(texts: tuple[str, ...]) -> None:
    full = box(*texts)
    active = tuple(range(full.cards, full.cards + len(texts)))
    luck = KeyedLuck.seeded(5)
    for _ in range(12):
        top, *hand = luck.shuffle(range(full.cards))[:6]
        inforce = law(full, active, Memory(), top)
        plays = Plays(inforce, hand, top)
        listed = list(plays)
        assert plays.count == len(listed) == len(set(listed))
        assert all(not together(inforce, play, top) for play in listed)
        wanted = {
            (frozenset(order), order[-1])
            for size in range(1, 5)
            for order in permutations(hand, size)
            if not together(inforce, order, top)
        }
        found = {(frozenset(play), play[-1]) for play in listed}
        assert {pair for pair in found if len(pair[0]) < 5} == wanted
        if listed:
            assert plays.draw(luck) in listed


def pairs(plays: Iterable[tuple[int, ...]]) -> set[tuple[frozenset[int], int]]:
    return {(frozenset(play), play[-1]) for play in plays}


@pytest.mark.parametrize("texts", [(), (RULES[6],), (RULES[3],), (RULES[1], RULES[6])])
def test_a_card_that_must_be_played_is_in_every_play(texts: tuple[str, ...]) -> None:
    full = box(*texts)
    active = tuple(range(full.cards, full.cards + len(texts)))
    luck = KeyedLuck.seeded(8)
    for _ in range(40):
        top, *hand = luck.shuffle(range(full.cards))[:7]
        inforce = law(full, active, Memory(), top)
        for must in hand:
            plays = Plays(inforce, hand, top, must)
            listed = list(plays)
            assert plays.count == len(listed) == len(set(listed))
            assert pairs(listed) == {pair for pair in pairs(Plays(inforce, hand, top)) if must in pair[0]}
            assert {plays.draw(luck) for _ in range(8) if listed} <= set(listed)


def test_each_play_is_as_likely_as_the_others() -> None:
    full = box(RULES[6])
    violet = [card for card in range(full.cards) if full.colours[card] == full.colours[0]][:3]
    luck = KeyedLuck.seeded(2)
    top, *others = luck.shuffle(card for card in range(full.cards) if card not in violet)[:5]
    plays = Plays(law(full, (full.cards,), Memory(), top), [*violet, *others], top)
    drawn = Counter(plays.draw(luck) for _ in range(400 * plays.count))
    assert set(drawn) == set(plays)
    assert all(300 < times < 500 for times in drawn.values())


@pytest.mark.parametrize("texts", [(), RULES[:2], (RULES[6],), (RULES[3],)])
@pytest.mark.parametrize("must", [-1, 5])
def test_a_hand_with_more_plays_than_a_machine_can_list(texts: tuple[str, ...], must: int) -> None:
    plain = starter()
    full = Box(Deck("t", "t", (), tuple(RuleCard(words(text), "t") for text in texts), (plain.cards[0],) * 80))
    hand = list(range(1, 80))
    inforce = law(full, tuple(range(full.cards, full.cards + len(texts))), Memory(), 0)
    plays = Plays(inforce, hand, 0, must)
    assert plays.count > 1 << 79
    assert not together(inforce, plays.draw(KeyedLuck.seeded(1)), 0)
    assert len(set(islice(plays, 50))) == 50
