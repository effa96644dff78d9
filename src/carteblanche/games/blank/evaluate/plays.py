"""BLANK: which cards may be played together on a top card, counted and drawn without writing them all down.

The cards of one play share a colour or a number with each other and with the top card (BK-21); a change may let others go on it, which then
still share a colour or a number among themselves unless it says otherwise. So the plays are the subsets of a few *classes* of the hand,
each with any of its cards on top (BK-22). A hand of forty can have more plays than a machine has memory: they are counted and
drawn by arithmetic.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from math import comb
from typing import Final, final

from carteblanche.core.luck import Luck
from carteblanche.games.blank.evaluate.filters import fits
from carteblanche.games.blank.evaluate.law import Law

CHAINS: Final = 64
"""How many rows of cards that follow each other are looked for."""


def fitting(law: Law, card: int, top: int, held: int) -> bool:
    """Whether this card alone may be played on this top card, from a hand of `held` cards."""
    if law.plain:
        return law.colours[card] == law.colours[top] or law.numbers[card] == law.numbers[top]
    return bool(law.allowed(1, held) >> card & 1) and law.matches(card, top)


def can_play(law: Law, hand: Sequence[int], top: int) -> bool:
    """Whether this hand allows any play."""
    if law.plain:
        colours, numbers = law.colours, law.numbers
        colour, number = colours[top], numbers[top]
        return any(colours[card] == colour or numbers[card] == number for card in hand)
    return any(fitting(law, card, top, len(hand)) for card in hand) or Plays(law, hand, top).count > 0


def classes(law: Law, hand: Sequence[int], top: int) -> list[list[int]]:
    """The largest sets of cards that may be played together, but for those of which too many or too few are laid."""
    colours, numbers, wild = law.colours, law.numbers, law.wild
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
    wide = [card for card in hand if law.matches(card, top)]
    found = [
        [c for c in hand if colours[c] == colour or wild >> c & 1],
        [c for c in hand if numbers[c] == number or wild >> c & 1],
    ]
    if any(card not in found[0] and card not in found[1] for card in wide):
        found += [[c for c in wide if colours[c] == x or wild >> c & 1] for x in sorted({colours[c] for c in wide})]
        found += [[c for c in wide if numbers[c] == x or wild >> c & 1] for x in sorted({numbers[c] for c in wide})]
    found += [[c for c in hand if cards >> c & 1] for cards in law.together]
    largest: list[list[int]] = []
    for group in found:
        mine = set(group)
        if not any(mine <= set(other) for other in largest):
            largest = [*(other for other in largest if not set(other) <= mine), group]
    return largest


def wrong_with(law: Law, cards: Sequence[int], top: int, held: int) -> str:
    """Why these cards may not be played together on this top card; nothing if they may (BK-20, BK-21, BK-52, BK-54)."""
    if law.plain and len(cards) == 1:
        return "" if fitting(law, cards[0], top, held) else "no-match"
    if not law.plain:
        if len(cards) > law.most:
            return "too-many"
        allowed = law.allowed(len(cards), held)
        if not allowed:
            return "forbidden" if len(cards) == 1 else "too-many"
        if not all(allowed >> card & 1 for card in cards):
            return "forbidden"
    if any(set(cards) <= set(group) for group in classes(law, cards, top)) or _is_chain(law, cards, top):
        return ""
    same = len({law.colours[card] for card in cards}) == 1 or len({law.numbers[card] for card in cards}) == 1
    return "no-match" if same or len(cards) == 1 else "no-common-mark"


def _is_chain(law: Law, cards: Sequence[int], top: int) -> bool:
    """Whether each card follows the one before as a change allows for cards laid together."""
    if not law.chains or len(cards) < 2 or not law.matches(cards[0], top):
        return False
    return any(
        all(_follows(law, index, one, before) for before, one in pairwise(cards)) for index in range(len(law.chains))
    )


def _follows(law: Law, index: int, card: int, before: int) -> bool:
    eyes, play, path = law.chains[index]
    eyes.put_on_top(before)
    return fits(eyes, card, play.cards, path)


def chains(law: Law, hand: Sequence[int], top: int, held: int) -> list[tuple[int, ...]]:
    """Rows of cards from one that goes on the top card, each on the one before; of equal cards the first."""
    found: list[tuple[int, ...]] = []
    for index in range(len(law.chains)):
        for first in hand:
            if not law.matches(first, top):
                continue
            row = [first]
            while len(found) < CHAINS:
                after = next((c for c in hand if c not in row and _follows(law, index, c, row[-1])), None)
                if after is None:
                    break
                row.append(after)
                allowed = law.allowed(len(row), held)
                if all(allowed >> card & 1 for card in row):
                    found.append(tuple(row))
    return found


_PAIRS: Final = (0, *(size << size - 1 for size in range(1, 600)))
"""By the size of a class: how many pairs of a subset and its top card there are."""


@final
class Plays:
    """The plays that a hand allows: how many, all of them, and one drawn. A play lists its cards in hand order, then the top card."""

    def __init__(self, law: Law, hand: Sequence[int], top: int, held: int = -1) -> None:
        """Of a hand of `held` cards, those that may be played at all now are `hand`; by default all."""
        self._several: _Several | None = None
        self._one: list[int] = []
        self._two: list[int] = []
        self._both = 0
        self._rows: list[tuple[int, ...]] = []
        self.count = 0
        """How many there are."""
        groups = [group for group in classes(law, hand, top) if group]
        if not law.plain:
            self._several = _Several(law, groups, len(hand) if held < 0 else held)
            if law.chains:
                sets = [set(group) for group in groups]
                found = chains(law, hand, top, len(hand) if held < 0 else held)
                rows = dict.fromkeys(row for row in found if not any(set(row) <= one for one in sets))
                self._rows = list(rows)
            self.count = self._several.count + len(self._rows)
        elif len(groups) == 2:
            self._one, self._two = groups
            one = self._one
            shared = [card for card in self._two if card in one]
            self._both = len(shared)
            if shared:
                self._two = shared + [card for card in self._two if card not in one]
            self.count = _PAIRS[len(one)] + _PAIRS[len(self._two)] - _PAIRS[self._both]
        elif groups:
            self._one = groups[0]
            self.count = _PAIRS[len(self._one)]

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        if self._several is not None:
            yield from self._several
            yield from self._rows
            return
        for number in range(self.count):
            yield self._nth(number)

    def draw(self, luck: Luck) -> tuple[int, ...]:
        number = luck.below(self.count or 1)
        if self._several is None:
            return self._nth(number)
        if number < self._several.count:
            return self._several.draw(luck)
        return self._rows[number - self._several.count]

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


@final
class _Several:
    """Subsets of several classes, of sizes that are allowed, each with any of its cards on top; none twice."""

    def __init__(self, law: Law, groups: list[list[int]], held: int) -> None:
        self._groups: list[tuple[int, list[list[int]]]] = []
        """By how many cards are laid: the classes, of the cards that may be among so many."""
        self.count = 0
        weights: list[tuple[int, int, int]] = []
        for size in range(1, max(map(len, groups), default=0) + 1):
            allowed = law.allowed(size, held)
            cut = [[card for card in group if allowed >> card & 1] for group in groups] if allowed else []
            cut = [group for group in cut if len(group) >= size]
            if not cut:
                continue
            index = len(self._groups)
            self._groups.append((size, cut))
            for n, group in enumerate(cut):
                weights.append((index, n, comb(len(group), size) * size))
                self.count += _new(set(group), [set(one) for one in cut[:n]], size) * size
        self._weights = weights

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        for size, groups in self._groups:
            earlier: list[set[int]] = []
            for group in groups:
                for cards in combinations(group, size):
                    if not any(one.issuperset(cards) for one in earlier):
                        for top in range(size):
                            yield (*cards[:top], *cards[top + 1 :], cards[top])
                earlier.append(set(group))

    def draw(self, luck: Luck) -> tuple[int, ...]:
        """By attempts: at least one of as many as there are classes is kept."""
        total = sum(weight for _, _, weight in self._weights)
        while True:
            number = luck.below(total)
            for index, n, weight in self._weights:
                if number < weight:
                    size, groups = self._groups[index]
                    which, top = divmod(number, size)
                    cards = nth_subset(groups[n], size, which)
                    if any(set(one).issuperset(cards) for one in groups[:n]):
                        break
                    return (*cards[:top], *cards[top + 1 :], cards[top])
                number -= weight


def _new(group: set[int], earlier: list[set[int]], size: int) -> int:
    """How many subsets of this size no earlier class has: inclusion and exclusion, which ends where nothing is shared."""
    if len(group) < size:
        return 0
    found = comb(len(group), size)
    for n, one in enumerate(earlier):
        found -= _new(group & one, earlier[:n], size)
    return found


def nth_subset(items: Sequence[int], size: int, number: int) -> tuple[int, ...]:
    """One of the subsets of this size, by its number."""
    found: list[int] = []
    left = size
    for index, one in enumerate(items):
        if not left:
            break
        with_it = comb(len(items) - index - 1, left - 1)
        if number < with_it:
            found.append(one)
            left -= 1
        else:
            number -= with_it
    return tuple(found)


def _play(group: list[int], top: int, rest: int) -> tuple[int, ...]:
    """The cards of `group` but `top` that the bits of `rest` choose, then `top`."""
    if not rest:
        return (group[top],)
    others = group[:top] + group[top + 1 :]
    return (*[card for i, card in enumerate(others) if rest >> i & 1], group[top])
