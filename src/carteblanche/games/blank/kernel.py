"""BLANK: which cards may be played together on a top card, counted and drawn without writing them all down.

The cards of one play share a colour or a number with each other and with the top card (BK-21); a modifier may let others fit, which then
still share a colour or a number among themselves. So the plays are the subsets of a few *classes* of the hand, each with any of its
cards on top (BK-22). A hand of forty can have more plays than a machine has memory: they are counted and drawn by arithmetic.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, final

from carteblanche.core.luck import Luck
from carteblanche.games.blank.law import Law


def fitting(law: Law, card: int, top: int) -> bool:
    """Whether this card alone may be played on this top card."""
    if law.plain:
        return law.colours[card] == law.colours[top] or law.numbers[card] == law.numbers[top]
    return not law.barred(card, top) and any(_fits_by(law, card, top))


def _fits_by(law: Law, card: int, top: int) -> Iterator[bool]:
    yield law.colours[card] == law.colours[top] or law.numbers[card] == law.numbers[top]
    yield law.in_order()
    for permit in law.permits:
        yield law.fits(card, permit.cards) and law.fits(top, permit.on)
    for alike in law.alikes:
        yield law.fits(card, alike.cards) and law.fits(top, alike.cards)


def picked_card(law: Law, hand: Sequence[int], picked: int, top: int) -> int:
    """The card that must be part of the play because it was picked: -1 if there is none, it has gone, or it no longer fits."""
    return picked if picked >= 0 and picked in hand and fitting(law, picked, top) else -1


def classes(law: Law, hand: Sequence[int], top: int) -> list[list[int]]:
    """The largest sets of cards that may be played together."""
    colours, numbers = law.colours, law.numbers
    colour, number = colours[top], numbers[top]
    if law.plain:
        one: list[int] = []
        two: list[int] = []
        for card in hand:
            if colours[card] == colour:
                one.append(card)
            if numbers[card] == number:
                two.append(card)
        return [one, two]
    hand = [card for card in hand if not law.barred(card, top)]
    found = [[c for c in hand if colours[c] == colour], [c for c in hand if numbers[c] == number]]
    free = [c for c in hand if colours[c] != colour and numbers[c] != number and any(_fits_by(law, c, top))]
    if free:
        wide = [c for c in hand if any(_fits_by(law, c, top))]
        found += [[c for c in wide if colours[c] == one] for one in sorted({colours[c] for c in free})]
        found += [[c for c in wide if numbers[c] == one] for one in sorted({numbers[c] for c in free})]
    return found


def together(law: Law, cards: Sequence[int], top: int) -> str:
    """Why these cards may not be played together on this top card; nothing if they may (BK-20, BK-21, BK-52, BK-54)."""
    if law.plain and len(cards) == 1:
        return "" if fitting(law, cards[0], top) else "no-match"
    for card in cards:
        if reason := law.barred(card, top) if not law.plain else "":
            return reason
    wide = not law.plain and all(any(_fits_by(law, card, top)) for card in cards)
    same_colour = len({law.colours[card] for card in cards}) == 1
    same_number = len({law.numbers[card] for card in cards}) == 1
    if same_colour and (law.colours[cards[0]] == law.colours[top] or wide):
        return ""
    if same_number and (law.numbers[cards[0]] == law.numbers[top] or wide):
        return ""
    if law.runs and same_colour and _is_run(law, cards) and fitting(law, cards[0], top):
        return ""
    return "no-match" if same_colour or same_number or len(cards) == 1 else "no-common-mark"


def _is_run(law: Law, cards: Sequence[int]) -> bool:
    steps = {law.numbers[b] - law.numbers[a] for a, b in pairwise(cards)}
    return len(cards) > 1 and steps in ({1}, {-1})


def runs(law: Law, hand: Sequence[int], top: int) -> list[tuple[int, ...]]:
    """Consecutive numbers of one colour from a card that fits, up or down; of equal cards the first (PW-15 and its like)."""
    found: list[tuple[int, ...]] = []
    for first in hand:
        if not fitting(law, first, top):
            continue
        for step in (1, -1):
            run = [first]
            while True:
                wanted = law.numbers[run[-1]] + step
                after = next(
                    (
                        c
                        for c in hand
                        if c not in run and law.colours[c] == law.colours[first] and law.numbers[c] == wanted
                    ),
                    None,
                )
                if after is None or law.barred(after, top):
                    break
                run.append(after)
                found.append(tuple(run))
    return found


_PAIRS: Final = (0, *(size << size - 1 for size in range(1, 600)))
"""By the size of a class: how many pairs of a subset and its top card there are."""
_WITH: Final = (0, 1, *(size + 1 << size - 2 for size in range(2, 600)))
"""The same if one of its cards must be in the subset."""


@final
class Plays:
    """The plays that a hand allows: how many, all of them, and one drawn. A play lists its cards in hand order, then the top card."""

    def __init__(self, law: Law, hand: Sequence[int], top: int, must: int = -1) -> None:
        groups = [group for group in classes(law, hand, top) if group]
        self._several: list[_Class] | None = None
        self._runs: list[tuple[int, ...]] = []
        self._one: list[int] = groups[0] if groups else []
        self._two: list[int] = groups[1] if len(groups) > 1 else []
        self._both = 0
        self.count = 0
        """How many there are."""
        if len(groups) > 2 or law.runs or must >= 0:
            self._several = [_Class(group, groups[:n], must) for n, group in enumerate(groups)]
            if law.runs:
                found = dict.fromkeys(run for run in runs(law, hand, top) if not _is_listed(run, groups))
                self._runs = [run for run in found if must < 0 or must in run]
            self.count = sum(one.count for one in self._several) + len(self._runs)
        elif self._two:
            one = self._one
            shared = [card for card in self._two if card in one]
            self._both = len(shared)
            if shared:
                self._two = shared + [card for card in self._two if card not in one]
            self.count = _PAIRS[len(one)] + _PAIRS[len(self._two)] - _PAIRS[self._both]
        elif groups:
            self.count = _PAIRS[len(self._one)]

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        if self._several is not None:
            for one in self._several:
                yield from one
            yield from self._runs
            return
        for number in range(self.count):
            yield self._nth(number)

    def draw(self, luck: Luck) -> tuple[int, ...]:
        number = luck.below(self.count or 1)
        if self._several is None:
            return self._nth(number)
        for one in self._several:
            if number < one.count:
                return one.draw(luck)
            number -= one.count
        return self._runs[number]

    def _nth(self, number: int) -> tuple[int, ...]:
        one, two, both = self._one, self._two, self._both
        first = _PAIRS[len(one)]
        if number < first:
            top, rest = divmod(number, 1 << len(one) - 1)
            return _play(one, top, rest)
        number -= first
        half = 1 << len(two) - 1
        outside = (len(two) - both) * half
        if number < outside:
            top, rest = divmod(number, half)
            return _play(two, both + top, rest)
        fewer = half - (1 << both - 1)
        top, rest = divmod(number - outside, fewer)
        return _play(two, top, rest + (1 << both - 1))


class _Class:
    """One class among several: its plays that no earlier class has. Of two classes of colours, or of numbers, none shares a card
    with the other; so what a class shares with the earlier ones are parts of it that share nothing among themselves.
    """

    def __init__(self, group: list[int], earlier: list[list[int]], must: int) -> None:
        self._group = sorted(group)
        self._must = self._group.index(must) if must in group else -1
        parts = [set(group).intersection(one) for one in earlier]
        self._parts = [part for part in parts if part and (must < 0 or must in part)]
        pairs = _PAIRS if must < 0 else _WITH
        self._pairs = pairs[len(group)] if must < 0 or must in group else 0
        self.count = self._pairs - sum(pairs[len(part)] for part in self._parts)

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        return (play for play in map(self._nth, range(self._pairs)) if not self._is_earlier(play))

    def draw(self, luck: Luck) -> tuple[int, ...]:
        """At least half of the pairs are no earlier class's: few attempts are needed."""
        while self._is_earlier(play := self._nth(luck.below(self._pairs))):
            pass
        return play

    def _is_earlier(self, play: tuple[int, ...]) -> bool:
        return any(part.issuperset(play) for part in self._parts)

    def _nth(self, number: int) -> tuple[int, ...]:
        group, must, half = self._group, self._must, 1 << len(self._group) - 1
        if must < 0:
            return _play(group, *divmod(number, half))
        if number < half:
            return _play(group, must, number)
        top, rest = divmod(number - half, half >> 1)
        at = must if top >= must else must - 1  # among the others, once the top card is taken out
        return _play(group, top + (top >= must), rest >> at << at + 1 | 1 << at | rest & (1 << at) - 1)


def _play(group: list[int], top: int, rest: int) -> tuple[int, ...]:
    """The cards of `group` but `top` that the bits of `rest` choose, then `top`."""
    if not rest:
        return (group[top],)
    others = group[:top] + group[top + 1 :]
    return (*[card for i, card in enumerate(others) if rest >> i & 1], group[top])


def _is_listed(run: tuple[int, ...], groups: list[list[int]]) -> bool:
    return any(set(run) <= set(group) for group in groups)
