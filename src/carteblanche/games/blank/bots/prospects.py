"""BLANK: how good a table looks for a seat, by what bots count: not cards, but plays that are still needed.

Several cards go at once if they share a colour or a number, so a hand of seven in two colours is nearly empty.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from carteblanche.core.values import Seat
from carteblanche.games.blank.box import DISCARD, Box, hand
from carteblanche.games.blank.state import BlankState

WON: Final = 50.0
_NEEDED: Final = (0.0, 1.0, 1.8, 2.4, 2.9, 3.3, 3.7, 4.1, 4.4, 4.7, 5.0, 5.3, 5.6)
"""By how many cards a hand has: how many plays it takes to get rid of them, about, if one does not know which they are."""
_MORE: Final = 0.25
"""What each card beyond these adds."""


def needed(box: Box, cards: Sequence[int]) -> int:
    """How many plays a hand needs at least, about: the largest group goes first, then the largest of the rest."""
    left, plays = set(cards), 0
    while left:
        plays += 1
        if len(left) == 1:
            break
        groups: dict[int, list[int]] = {}
        for card in left:
            groups.setdefault(box.colours[card], []).append(card)
            groups.setdefault(-box.numbers[card], []).append(card)
        largest: list[int] = max(groups.values(), key=len)
        left.difference_update(largest)
    return plays


def guessed(size: int) -> float:
    """How many plays a hand of this size needs, as others see it."""
    return _NEEDED[size] if size < len(_NEEDED) else _NEEDED[-1] + _MORE * (size - len(_NEEDED) + 1)


def prospects(box: Box, state: BlankState, seat: Seat) -> float:
    """The more, the better for this seat."""
    affairs, places = state.affairs, state.pieces.places
    if affairs.winners:
        return WON if seat in affairs.winners else -WON
    mine, top = places[hand(seat)], places[DISCARD][-1]
    others = [guessed(len(places[hand(one)])) for one in range(state.seats) if one != seat]
    fits = any(box.colours[card] == box.colours[top] or box.numbers[card] == box.numbers[top] for card in mine)
    own = needed(box, mine) + 0.15 * len(mine) - (0.35 if fits else 0.0)
    tempo = 0.5 if affairs.turn == seat else 0.0
    return min(others) + 0.3 * sum(others) / len(others) - 1.3 * own + tempo - 0.4 * affairs.skips[seat]
