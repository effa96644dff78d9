from __future__ import annotations

from typing import Any

from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Message
from carteblanche.testing.attempts import Pool
from carteblanche.testing.high_card import HighCard, Lay


class Swap(Message, frozen=True):
    cards: tuple[str, ...]
    seat: int


class Trading(HighCard):
    ACTION: Any = Lay | Swap


def test_an_empty_pool_has_nothing() -> None:
    assert Pool(HighCard()).several(5, KeyedLuck.seeded(1)) == []


def test_it_makes_other_actions_of_those_it_knows() -> None:
    pool, luck = Pool(Trading()), KeyedLuck.seeded(1)
    for action in (Lay("1"), Lay("2"), Swap(("3", "4"), 1), Swap(("5",), 2)):
        pool.remember(action, luck)
    drawn = set(pool.several(400, luck))
    assert {Lay("1"), Swap(("5",), 2)} <= drawn
    assert Lay("nothing") in drawn, "changed into no proper one"
    assert Swap(("5", "4"), 1) in drawn, "exchanged"
    assert Swap(("5",), 1) in drawn
    assert all(isinstance(action, Lay | Swap) for action in drawn)
    assert len(drawn) > 20


def test_it_forgets_what_is_long_ago() -> None:
    pool, luck = Pool(HighCard()), KeyedLuck.seeded(1)
    for number in range(2000):
        pool.remember(Lay(str(number)), luck)
    assert len(pool) == 400
