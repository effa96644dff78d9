"""Blitz: what a player plans with the cards that lie open: which card frees which, what comes up next in the reserve, and what the others
could lay, from which pile.

A plan is a row of own acts that takes as long as the own hand takes for it. What counts is each card for the centre and each card off
the blitz deck, how near the remaining cards come to the stacks, and what an act opens to others or takes away from them; every second
costs what a second usually brings. A card that nobody has seen is only a hope.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias, final

from carteblanche.games.blitz.actions import NEW, Action, Centre, Flip, Lay, Turn
from carteblanche.games.blitz.data import (
    AFTER,
    BEFORE,
    CARDS,
    HIGH_STACK,
    ONES,
    PACKET,
    SLOT,
    STACK,
    STACKS,
    UNDER,
    WORK,
)
from carteblanche.games.blitz.motion import Tempo
from carteblanche.games.blitz.state import Area, Public
from carteblanche.search.budget import Budget

LAID: Final = 1.0
"""What a card in the centre is worth, in points."""
OFF: Final = 2.6
"""A card off the blitz deck: two points, and the end is nearer."""
ENDS: Final = 3.0
"""The end of the round, at the right time, for who ends it."""
RATE: Final = 0.45
"""What the time for a card to the centre usually brings."""
HOPE: Final = 0.5
"""A card that nobody has seen."""
OTHERS: Final = 0.5
"""How much of what an act opens to others or takes from them counts."""
FADES: Final = 0.94
"""After each second so much of what is planned is still possible,"""
CONTESTED: Final = 0.5
"""and so much of it where another holds the same card."""
NEARER: Final = 0.6
"""A card is worth so much of one that is needed just before it."""
READY: Final = 0.25
"""How much of the worth of a card counts while it waits for its stack."""
ROOM: Final = 0.04
"""A slot that can take another card."""
LONG: Final = 0.1
"""What each card of the reserve costs, since all have to be turned over again and again."""
HORIZON: Final = 5.0
"""No plan goes on after so many seconds."""


Line: TypeAlias = "tuple[Imagined, Line] | None"
"""Acts in a row: the first, and those that follow it."""


class Spread(NamedTuple):
    """What a player has before it, and which cards the stacks in the centre wait for."""

    blitz: int
    top: str
    """Nothing if it is not known."""
    slots: tuple[tuple[str, ...], ...]
    reserve: tuple[str | None, ...]
    turned: int
    packet: int
    fits: tuple[str, ...]


class Imagined(NamedTuple):
    """An act, what lies there after it, what it is worth, how long it takes, and how much of its worth is left after each second."""

    action: Action
    after: Spread
    gain: float
    seconds: float
    fades: float = FADES


class Planned(NamedTuple):
    """A plan: an act, and what is to follow it."""

    worth: float
    action: Action
    then: Line


@final
class Planner:
    """Plans of one player in one moment. Who does not watch the others (`watches`) counts what an act brings itself."""

    def __init__(self, public: Public, seat: int, tempo: Tempo, budget: Budget, *, watches: bool) -> None:
        self._tempo = tempo
        self._budget = budget
        self._cost = RATE / tempo.centre
        self._others = _cards_of_others(public, seat) if watches else {}
        self._own = _spread(public.areas[seat], public.fits)
        self._now = _outlook(self._own)

    def rank(self, actions: Sequence[Action]) -> list[Planned]:
        """The best plan that begins with each of these acts, the best first. All are followed for equally many steps."""
        share = self._budget.left // max(1, len(actions))
        found: list[Planned] = []
        for action in actions:
            until = self._budget.spent + share
            worth, then = self._followed(self._imagine(self._own, action), 0.0, 0.0, until)
            found.append(Planned(worth, action, then))
        return sorted(found, key=lambda plan: -plan.worth)

    def _followed(self, act: Imagined, before: float, gained: float, until: int) -> tuple[float, Line]:
        """The best plan that begins with acts which gained so much and took so long before, and goes on with this one: what it is worth,
        and what comes after this.
        """
        budget = self._budget
        budget.spend(1)
        seconds = before + act.seconds
        gained += act.gain * act.fades**before
        best, then = gained - self._cost * seconds + _outlook(act.after) - self._now, None
        if seconds < HORIZON and act.after.blitz and budget.spent < until:
            for following in self._continued(act.after):
                if budget.spent >= until or not budget.allows(1):
                    break
                worth, line = self._followed(following, seconds, gained, until)
                if worth > best:
                    best, then = worth, (following, line)
        return best, then

    def _continued(self, spread: Spread) -> Iterable[Imagined]:
        """What may come next, what counts most first."""
        acts = [self._imagine(spread, action) for action in _list_cards(spread)]
        acts.sort(key=lambda act: -act.gain)
        if spread.turned < len(spread.reserve):
            acts.append(self._imagine(spread, Flip()))
        elif spread.turned:
            acts.append(self._imagine(spread, Turn()))
        return acts

    def _imagine(self, spread: Spread, action: Action) -> Imagined:
        tempo = self._tempo
        match action:
            case Centre(source, card, stack, _):
                return self._imagine_centre(spread, action, source, card, STACK.get(stack, -1))
            case Lay(source, card, slot):
                pile = spread.slots[SLOT[source]] if source in SLOT else (card,)
                cards, target = pile[pile.index(card) :], SLOT[slot]
                slots = (*spread.slots[:target], spread.slots[target] + cards, *spread.slots[target + 1 :])
                after, gain = _taken(spread, slots, spread.fits, source, len(cards))
                return Imagined(action, after, gain, tempo.lay)
            case Flip():
                turned = min(spread.turned + spread.packet, len(spread.reserve))
                hope = HOPE if spread.reserve[turned - 1] is None else 0.0
                return Imagined(action, _browsed(spread, turned), hope, tempo.flip)
            case _:
                return Imagined(action, _browsed(spread, 0), 0.0, tempo.turn)

    def _imagine_centre(self, spread: Spread, action: Action, source: str, card: str, stack: int) -> Imagined:
        place = stack if stack >= 0 else spread.fits.index("")
        opened, others = AFTER[card], self._others
        fits = (*spread.fits[:place], opened, *spread.fits[place + 1 :])
        after, gain = _taken(spread, spread.slots, fits, source, 1)
        contested = stack >= 0 and card in others
        if contested:
            gain += OTHERS * others[card]
        if opened in others:
            follows = any(one == opened for _, one in _held(after))
            gain -= OTHERS * others[opened] * (0.5 if follows else 1.0)
        return Imagined(action, after, gain + LAID, self._tempo.centre, CONTESTED if contested else FADES)


def rhythm_worth(public: Public, seat: int, first: int) -> float:
    """How many cards that go would come up if the reserve were turned over with so many cards first."""
    reserve = public.areas[seat].reserve
    shown = [*range(first - 1, len(reserve), PACKET)]
    if reserve and shown[-1:] != [len(reserve) - 1]:
        shown.append(len(reserve) - 1)
    slots = public.areas[seat].slots
    wanted = {*public.fits, *ONES} | {card for pile in slots if 0 < len(pile) < HIGH_STACK for card in UNDER[pile[-1]]}
    return sum(HOPE if (card := reserve[at]) is None else float(card in wanted) for at in shown)


def _spread(area: Area, fits: tuple[str, ...]) -> Spread:
    return Spread(area.blitz, area.top, area.slots, area.reserve, area.turned, area.packet, fits)


def _held(spread: Spread) -> list[tuple[str, str]]:
    """The cards that may be taken, as far as they are known, with their sources."""
    held = [("blitz", spread.top)] if spread.top else []
    held += [(WORK[slot], pile[-1]) for slot, pile in enumerate(spread.slots) if pile]
    if spread.turned and (visible := spread.reserve[spread.turned - 1]) is not None:
        held.append(("reserve", visible))
    return held


def _list_cards(spread: Spread) -> Iterator[Action]:
    """The acts with cards; of several stacks for the same card only the first."""
    held, fits = _held(spread), spread.fits
    for source, card in held:
        if card in ONES:
            yield Centre(source, card, NEW, "")
        elif card in fits:
            yield Centre(source, card, STACKS[fits.index(card)], BEFORE[card])
    for slot, pile in enumerate(spread.slots):
        if 0 < len(pile) < HIGH_STACK:
            wanted = UNDER[pile[-1]]
            for source, card in held:
                if card in wanted:
                    yield Lay(source, card, WORK[slot])
            if len(pile) == 1:
                for other, moved in enumerate(spread.slots):
                    if len(moved) > 1 and moved[-2] in wanted:
                        yield Lay(WORK[other], moved[-2], WORK[slot])


def _taken(
    spread: Spread, slots: tuple[tuple[str, ...], ...], fits: tuple[str, ...], source: str, cards: int
) -> tuple[Spread, float]:
    """What is there after so many cards have left their place and lie in these slots or on these stacks, and what it is worth that a card
    has left the blitz deck.
    """
    blitz, top, reserve, turned, packet = spread.blitz, spread.top, spread.reserve, spread.turned, spread.packet
    if source == "reserve":
        at = turned - 1
        return Spread(blitz, top, slots, reserve[:at] + reserve[at + 1 :], at, packet, fits), 0.0
    if source != "blitz":
        slot = SLOT[source]
        pile = slots[slot][:-cards]
        freed = not pile and blitz > 0
        if freed and top:
            pile = (top,)
        slots = (*slots[:slot], pile, *slots[slot + 1 :])
        if not freed:
            return Spread(blitz, top, slots, reserve, turned, packet, fits), 0.0
    return Spread(blitz - 1, "", slots, reserve, turned, packet, fits), OFF if blitz > 1 else OFF + ENDS


def _browsed(spread: Spread, turned: int) -> Spread:
    """What is there when so many cards of the reserve are turned over."""
    return Spread(spread.blitz, spread.top, spread.slots, spread.reserve, turned, PACKET, spread.fits)


def _outlook(spread: Spread) -> float:
    """What the cards that wait may come to."""
    near = _nearness(spread.fits)
    free = LAID + OFF if spread.blitz else LAID
    worth = free * near[spread.top] if spread.top else 0.0
    rooms = 0
    for pile in spread.slots:
        if pile:
            top, high = pile[-1], len(pile)
            worth += near[top] * (free if high == 1 else LAID)
            rooms += high < HIGH_STACK and top not in ONES
    return READY * worth + ROOM * rooms - LONG * len(spread.reserve)


@lru_cache(maxsize=4096)
def _nearness(fits: tuple[str, ...]) -> dict[str, float]:
    """By card: from 1, it goes, to nearly nothing, if no stack of its colour is anywhere near."""
    found: dict[str, float] = {}
    near, now = 0.0, {*fits, *ONES}
    for card in CARDS:
        near = 1.0 if card in now else near * NEARER
        found[card] = near
    return found


def _cards_of_others(public: Public, seat: int) -> dict[str, float]:
    """By card that another player could lay at once: what it would bring there, shared by all who play against."""
    found: dict[str, float] = {}
    for other, area in enumerate(public.areas):
        if other != seat:
            for source, card in _held(_spread(area, ())):
                frees = source == "blitz" or (source in SLOT and len(area.slots[SLOT[source]]) == 1)
                worth = LAID + (0.0 if not frees or not area.blitz else OFF + ENDS if area.blitz == 1 else OFF)
                found[card] = max(found.get(card, 0.0), worth / (len(public.areas) - 1))
    return found
