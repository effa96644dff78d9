"""Where rules of the chart are kept: for two neighbouring categories, or for one, what they make."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from carteblanche.reader.phrases.sketch import Item

Made = tuple[str, Any, float]
"""A category, a value and what it costs to take it so."""
Pair = Callable[[Item, Item], "Made | None"]
One = Callable[[Item], "Made | None"]
RULES: Final[dict[tuple[str, str], list[Pair]]] = {}
SINGLES: Final[dict[str, list[One]]] = {}


def join(*pairs: str) -> Callable[[Pair], Pair]:
    """For these pairs of categories, written `A B`."""

    def add(rule: Pair) -> Pair:
        for pair in pairs:
            left, right = pair.split()
            RULES.setdefault((left, right), []).append(rule)
        return rule

    return add


def single(*cats: str) -> Callable[[One], One]:
    def add(rule: One) -> One:
        for cat in cats:
            SINGLES.setdefault(cat, []).append(rule)
        return rule

    return add
