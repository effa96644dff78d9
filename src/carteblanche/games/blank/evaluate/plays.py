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
from carteblanche.games.blank.evaluate.law import ALL, Law

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


def classes(law: Law, hand: Sequence[int], top: int) -> list[int]:
    """The largest sets of cards that may be played together, but for those of which too many or too few are laid. As bits: the first card
    of the hand is 1, the next 2.
    """
    colours, numbers, wild = law.colours, law.numbers, law.wild
    colour, number = colours[top], numbers[top]
    leave = ALL if wild >> top & 1 else law.permits
    by_colour: dict[int, int] = {}
    by_number: dict[int, int] = {}
    any_mark = more = 0
    bit = 1
    for card in hand:
        mine, shown = colours[card], numbers[card]
        by_colour[mine] = by_colour.get(mine, 0) | bit
        by_number[shown] = by_number.get(shown, 0) | bit
        if wild >> card & 1:
            any_mark |= bit
        elif leave >> card & 1 and mine != colour and shown != number:
            more |= bit
        bit <<= 1
    found = [by_colour.get(colour, 0) | any_mark, by_number.get(number, 0) | any_mark]
    if more:
        wide = found[0] | found[1] | more
        found += [cards & wide | any_mark for _, cards in sorted(by_colour.items()) if cards & wide]
        found += [cards & wide | any_mark for _, cards in sorted(by_number.items()) if cards & wide]
    found += [in_hand(cards, hand) for cards in law.together]
    largest: list[int] = []
    for group in found:
        if not any(group & ~other == 0 for other in largest):
            largest = [*(other for other in largest if other & ~group), group]
    return [group for group in largest if group]


def in_hand(cards: int, hand: Sequence[int]) -> int:
    """Those of these cards that are in the hand, as bits by where they are in it."""
    if cards == ALL:
        return (1 << len(hand)) - 1
    found, bit = 0, 1
    for card in hand:
        if cards >> card & 1:
            found |= bit
        bit <<= 1
    return found


def _bits(group: int) -> list[int]:
    """The places in the hand that these bits stand for."""
    return [place for place in range(group.bit_length()) if group >> place & 1]


def wrong_with(law: Law, cards: Sequence[int], top: int, held: int) -> str:
    """Why these cards may not be played together on this top card; nothing if they may (BK-20, BK-21, BK-52, BK-54)."""
    if law.plain and len(cards) == 1:
        return "" if fitting(law, cards[0], top, held) else "no-match"
    colours, numbers = {law.colours[card] for card in cards}, {law.numbers[card] for card in cards}
    if law.plain:
        if colours == {law.colours[top]} or numbers == {law.numbers[top]}:
            return ""
    else:
        if len(cards) > law.most:
            return "too-many"
        allowed = law.allowed(len(cards), held)
        if not allowed:
            return "forbidden" if len(cards) == 1 else "too-many"
        if not all(allowed >> card & 1 for card in cards):
            return "forbidden"
        if (1 << len(cards)) - 1 in classes(law, cards, top) or _is_chain(law, cards, top):
            return ""
    return "no-match" if len(colours) == 1 or len(numbers) == 1 else "no-common-mark"


def _is_chain(law: Law, cards: Sequence[int], top: int) -> bool:
    """Whether each card follows the one before as a change allows for cards laid together."""
    if not law.chains or len(cards) < 2 or not law.matches(cards[0], top):
        return False
    return any(
        all(_follows(law, index, one, before) for before, one in pairwise(cards)) for index in range(len(law.chains))
    )


def _follows(law: Law, index: int, card: int, before: int) -> bool:
    context, play, path = law.chains[index]
    context.put_on_top(before)
    return fits(context, card, play.cards, path)


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
        if law.plain:
            colours, numbers = law.colours, law.numbers
            colour, number = colours[top], numbers[top]
            one: list[int] = []
            both: list[int] = []
            two: list[int] = []
            for card in hand:
                if colours[card] == colour:
                    one.append(card)
                    if numbers[card] == number:
                        both.append(card)
                elif numbers[card] == number:
                    two.append(card)
            self._one, self._two, self._both = one, both + two, len(both)
            self.count = _PAIRS[len(one)] + _PAIRS[len(self._two)] - _PAIRS[len(both)]
            """How many there are."""
            return
        groups = classes(law, hand, top)
        self._several = _Several(law, hand, groups, len(hand) if held < 0 else held)
        self._rows: list[tuple[int, ...]] = []
        if law.chains:
            sets = [{hand[place] for place in _bits(group)} for group in groups]
            found = chains(law, hand, top, len(hand) if held < 0 else held)
            rows = dict.fromkeys(row for row in found if not any(set(row) <= one for one in sets))
            self._rows = list(rows)
        self.count = self._several.count + len(self._rows)

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

    def __init__(self, law: Law, hand: Sequence[int], groups: list[int], held: int) -> None:
        self._hand = hand
        self._groups: list[tuple[int, list[int]]] = []
        """By how many cards are laid: the classes, of the cards that may be among so many."""
        self.count = 0
        self._weights: list[tuple[int, int, int]] = []
        cards = free = ALL
        for size in range(1, max([group.bit_count() for group in groups], default=0) + 1):
            allowed = law.allowed(size, held)
            if allowed != cards:
                cards, free = allowed, in_hand(allowed, hand)
            cut = [group & free for group in groups if (group & free).bit_count() >= size]
            if not cut:
                continue
            index = len(self._groups)
            self._groups.append((size, cut))
            for n, group in enumerate(cut):
                self._weights.append((index, n, comb(group.bit_count(), size) * size))
                self.count += _new(group, cut[:n], size) * size

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        for size, groups in self._groups:
            for n, group in enumerate(groups):
                for places in combinations(_bits(group), size):
                    if not _is_within(places, groups[:n]):
                        for top in range(size):
                            yield self._play(places, top)

    def draw(self, luck: Luck) -> tuple[int, ...]:
        """By attempts: at least one of as many as there are classes is kept."""
        total = sum([weight for _, _, weight in self._weights])
        while True:
            number = luck.below(total)
            for index, n, weight in self._weights:
                if number < weight:
                    size, groups = self._groups[index]
                    which, top = divmod(number, size)
                    places = nth_subset(_bits(groups[n]), size, which)
                    if n and _is_within(places, groups[:n]):
                        break
                    return self._play(places, top)
                number -= weight

    def _play(self, places: tuple[int, ...], top: int) -> tuple[int, ...]:
        hand = self._hand
        if len(places) == 1:
            return (hand[places[0]],)
        return (*[hand[place] for place in (*places[:top], *places[top + 1 :])], hand[places[top]])


def _is_within(places: tuple[int, ...], groups: list[int]) -> bool:
    """Whether all of these places belong to one of the classes."""
    return any(all(group >> place & 1 for place in places) for group in groups)


def _new(group: int, earlier: list[int], size: int) -> int:
    """How many subsets of this size no earlier class has: inclusion and exclusion, which ends where nothing is shared."""
    many = group.bit_count()
    if many < size:
        return 0
    found = comb(many, size)
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
