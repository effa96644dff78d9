from __future__ import annotations

from itertools import permutations

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
        assert len(plays) == len(listed) == len(set(listed))
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
