"""Blitz: the cards and where they lie (BZ-01…04, BZ-25). The names of the eight backs are ours."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

from carteblanche.core.pieces import Layout, Place

COLOURS: Final = ("red", "yellow", "green", "blue")
"""Red and yellow carry a sun, green and blue a moon (BZ-02)."""
HIGHEST: Final = 10
CARDS: Final = tuple(f"{colour} {number}" for colour in COLOURS for number in range(1, HIGHEST + 1))
"""The 40 cards of a deck; a card's place here, added to 40 times its deck's, is its piece number."""
DECK: Final = len(CARDS)
CARD: Final = {name: card for card, name in enumerate(CARDS)}
ONES: Final = frozenset(name for name in CARDS if name.endswith(" 1"))
TENS: Final = frozenset(name for name in CARDS if name.endswith(" 10"))

Sign: TypeAlias = Literal["sun", "moon"]
SIGN: Final[dict[str, Sign]] = {name: "sun" if card < DECK // 2 else "moon" for card, name in enumerate(CARDS)}
NUMBER: Final = {name: card % HIGHEST + 1 for card, name in enumerate(CARDS)}
BEFORE: Final = {name: "" if name in ONES else CARDS[card - 1] for card, name in enumerate(CARDS)}
"""By card: what must lie on top of a centre stack for it to follow."""
AFTER: Final = {name: "" if name in TENS else CARDS[card + 1] for card, name in enumerate(CARDS)}
"""By card: what follows it on a centre stack."""
UNDER: Final = {
    name: tuple(other for other in CARDS if NUMBER[other] == NUMBER[name] - 1 and SIGN[other] != SIGN[name])
    for name in CARDS
}
"""By card: what may be laid on it in the work area: one less, of the other sign (BZ-18)."""

DAY: Final = ("lark", "poppy", "maple", "brook")
NIGHT: Final = ("owl", "ivy", "comet", "ember")
BACKS: Final = (*DAY, *NIGHT)
"""By seat: the back of its deck. The first four make the set Day, the others the set Night."""
FULL: Final = tuple(f"{card} {back}" for back in BACKS for card in CARDS)
"""All pieces by number: a card and the back that says whose it is."""

BLITZ: Final = 10
PACKET: Final = 3
HIGH_STACK: Final = 3
"""How many cards may lie on each other in the work area (BZ-18)."""
WORK: Final = ("W1", "W2", "W3", "W4", "W5")
SLOT: Final = {name: slot for slot, name in enumerate(WORK)}
SEATS: Final = range(2, 9)
STACKS: Final = tuple(f"C{stack}" for stack in range(1, 4 * SEATS[-1] + 1))
STACK: Final = {name: stack for stack, name in enumerate(STACKS)}


def slots(seats: int) -> int:
    """How many slots a work area has (BZ-03)."""
    return {2: 5, 3: 4}.get(seats, 3)


def word(seat: int) -> Literal["Day!", "Night!"]:
    """What is called at the start by this seat: the name of its own set (BZ-06)."""
    return "Day!" if seat < len(DAY) else "Night!"


class Places(NamedTuple):
    """The places for a number of seats. Each seat has its blitz deck, its reserve in hand and on the table, and its work slots."""

    layout: Layout
    width: int
    """How many places a seat has, in this order."""
    stacks: Place
    """The first of the centre stacks: there is one for each 1, so there is always a free one."""
    finished: Place
    out: Place

    def blitz(self, seat: int) -> Place:
        return Place(self.width * seat)

    def hand(self, seat: int) -> Place:
        return Place(self.width * seat + 1)

    def table(self, seat: int) -> Place:
        return Place(self.width * seat + 2)

    def work(self, seat: int, slot: int) -> Place:
        return Place(self.width * seat + 3 + slot)

    def stack(self, stack: int) -> Place:
        return Place(self.stacks + stack)


@lru_cache(maxsize=len(SEATS))
def places_for(seats: int) -> Places:
    work = slots(seats)
    names: list[str] = []
    for seat in range(seats):
        names += [
            f"blitz {seat}",
            f"hand {seat}",
            f"table {seat}",
            *(f"work {seat}.{slot + 1}" for slot in range(work)),
        ]
    stacks = len(names)
    names += [*STACKS[: 4 * seats], "finished", "out"]
    layout = Layout(
        names=FULL[: DECK * seats],
        backs=tuple(piece // DECK for piece in range(DECK * seats)),
        places=tuple(names),
        cells=((),) * len(names),
    )
    return Places(layout, 3 + work, Place(stacks), Place(len(names) - 2), Place(len(names) - 1))
