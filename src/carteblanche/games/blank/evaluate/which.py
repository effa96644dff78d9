"""Which cards are meant."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from carteblanche.core.values import Seat
from carteblanche.games.blank.affairs import Seats
from carteblanche.games.blank.box import DISCARD, DRAW, MIDDLE, OUT, PILE, RULES, front
from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.calculus import steps as s
from carteblanche.games.blank.evaluate.filters import fits

if TYPE_CHECKING:
    from carteblanche.games.blank.engine.work import Work
    from carteblanche.games.blank.evaluate.context import Context

Tie: TypeAlias = Literal["all", "first", "choice"]
"""What is meant by the highest card if several are: all of them, the first in the hand, or the one that is chosen."""

_PILES = {"draw": DRAW, "discard": DISCARD, "rules": RULES, "rule-pile": PILE, "out": OUT, "middle": MIDDLE}


def lying(context: Context, place: Any, path: str) -> list[tuple[Seat | None, tuple[int, ...]]]:
    """The cards of a place, by whose they are; the top of a pile last."""
    w = context.w
    match place:
        case p.Hand(of):
            return [(seat, context.hand(seat)) for seat in context.concerned(of, f"{path}.of")]
        case p.Front(of):
            return [(seat, w.places[front(seat)]) for seat in context.concerned(of, f"{path}.of")]
        case p.CardsOf(event):
            return _by_hand(w, _lastly(context, event, path))
        case "top":
            return [(None, w.places[DISCARD][-1:])]
        case "below":
            return [(None, w.places[DISCARD][-2:-1])]
        case "bottom":
            return [(None, w.places[DISCARD][:1])]
        case "played" | "drawn":
            return [(None, context.hidden.event)]
        case "these":
            return [(None, context.these)]
        case "this":
            return [(None, (context.card,) if context.card >= 0 else ())]
        case _:
            if place == "draw" and context.asking:
                w.refill()
            return [(None, w.places[_PILES[place]])]


def _lastly(context: Context, event: p.CardEvent, path: str) -> tuple[int, ...]:
    """The cards of the last such event that was about one of these players."""
    who = None if event.who == "all" else context.who(event.who, f"{path}.event.who")
    for card, at, seat, cards in reversed(context.w.lastly):
        if (card, at) == (context.card, path) and (who is None or seat in who):
            return cards
    return ()


def _by_hand(w: Work, cards: tuple[int, ...]) -> list[tuple[Seat | None, tuple[int, ...]]]:
    """Cards by whose hand they are in now, the rest as nobody's."""
    found: dict[Seat | None, tuple[int, ...]] = {}
    for card in cards:
        seat = next((Seat(seat) for seat in range(w.seats) if card in w.hand(seat)), None)
        found[seat] = (*found.get(seat, ()), card)
    return list(found.items()) or [(None, ())]


def choose(
    context: Context,
    cards: p.Cards,
    path: str,
    times: int = 1,
    *,
    optional: bool = False,
    only: Callable[[int], bool] | None = None,
    tie: Tie = "all",
) -> tuple[int, ...]:
    """The cards meant: all that fit, or so many of them as somebody chooses, luck picks or their place says; from several hands, as
    many from each.

    Whose hand it is is asked even where one card alone would fit, so that the question tells nobody what is in the hand; only what
    everybody can see needs no question. `optional`: who is asked may choose none, and is asked in any case. `only`: which of those
    in a hand may be chosen, which shows in nothing but the answers. `tie`: what of equally high or low cards is meant, if it is not all
    of them that are wanted.
    """
    if context.kept and (known := context.kept.get(path)) is not None:
        return known
    if cards.n is None and not cards.fit and cards.place in ("top", "below"):
        pile = context.w.places[DISCARD]
        return pile[-1:] if cards.place == "top" else pile[-2:-1]
    heaps = lying(context, cards.place, f"{path}.place")
    fitting = [
        (seat, tuple(card for card in heap if fits(context, card, cards.fit, f"{path}.fit")) if cards.fit else heap)
        for seat, heap in heaps
    ]
    if cards.n is None:
        return tuple(card for _, heap in fitting for card in heap)
    least, most = _wanted(context, cards.n, f"{path}.n", times)
    if cards.how == "choice":
        return _asked(context, cards, fitting, heaps, least, most, path, optional=optional, only=only)
    if cards.how in ("highest", "lowest") and tie != "first" and context.box.version >= 3:
        if tie == "choice" and context.asking:
            return _outermost(context, cards, fitting, heaps, most, path)
        return tuple([card for _, heap in fitting for card in _level(context, cards.how, heap, most)])
    found: list[int] = []
    for index, (_, heap) in enumerate(fitting):
        found += _picked(context, cards, heap, most, f"{path}#{index}")
    return tuple(found)


def _wanted(context: Context, n: Any, path: str, times: int) -> tuple[int, int]:
    if isinstance(n, p.AnyNumber):
        least, most = context.amount(n.least, f"{path}.least"), context.amount(n.most, f"{path}.most")
        return min(least, 99) * times, min(most, 99) * times
    count = min(context.amount(n, path), 99)
    if isinstance(n, int) and n:
        count += inflation(context)
    return count * times, count * times


def inflation(context: Context) -> int:
    """By how much numbers in texts grow."""
    house = context.w.force.of.get(s.House)
    if not house:
        return 0
    grown = 0
    for held in house:
        if held.change.what == "inflation" and held.card != context.card and isinstance(held.change.n, int):
            grown += held.change.n
    return grown


def _asked(
    context: Context,
    cards: p.Cards,
    fitting: list[tuple[Seat | None, tuple[int, ...]]],
    heaps: list[tuple[Seat | None, tuple[int, ...]]],
    least: int,
    most: int,
    path: str,
    *,
    optional: bool,
    only: Callable[[int], bool] | None,
) -> tuple[int, ...]:
    """Somebody chooses from each hand, all at the same time, or from a pile."""
    by = _choosers(context, cards, path)
    sized = {seat: len(heap) for seat, heap in heaps}

    def ask(seat: Seat | None, heap: tuple[int, ...]) -> tuple[int, ...]:
        chooser = _chooser(context, by, seat)
        secret = bool(cards.fit or only) and _is_sealed(cards.place)
        many = sized[seat] if secret else len(heap)
        if most == 0 or many == 0 or chooser is None or chooser in context.w.gone:
            return ()
        if not secret and not optional and least == most and len(heap) <= least:
            return heap
        least_now, most_now = min(least, many), min(most, many)
        heap = heap if only is None else tuple(filter(only, heap))
        answer = context.ask(
            context.key(path, seat), chooser, "cards", least=least_now, most=most_now, choices=heap, optional=optional
        )
        return answer if isinstance(answer, tuple) else ()

    chosen = context.gather(fitting, lambda one: ask(*one))
    return tuple(card for one in chosen for card in one)


def _choosers(context: Context, cards: p.Cards, path: str) -> Seats | None:
    return None if cards.by is None else context.who(cards.by, f"{path}.by")


def _chooser(context: Context, by: Seats | None, seat: Seat | None) -> Seat | None:
    """Who chooses among the cards of this seat, or of nobody."""
    if by is not None:
        return by[0] if by else None
    return seat if seat is not None else context.you


def _is_sealed(place: Any) -> bool:
    """Whether not everybody sees what lies there."""
    return isinstance(place, p.Hand | p.CardsOf) or place in ("draw", "rule-pile", "middle", "these", "drawn")


def _outermost(
    context: Context,
    cards: p.Cards,
    fitting: list[tuple[Seat | None, tuple[int, ...]]],
    heaps: list[tuple[Seat | None, tuple[int, ...]]],
    count: int,
    path: str,
) -> tuple[int, ...]:
    """The highest or lowest cards; of those that are equal whoever chooses picks. About a hand that not all see
    they are asked card by card and in any case, so that the question tells nobody whether there are equal ones.
    """
    by = _choosers(context, cards, path)
    sized = {seat: len(heap) for seat, heap in heaps}
    known = context.w.known
    sealed = {seat for seat, heap in heaps if _is_sealed(cards.place) and not all(known[card] & 1 for card in heap)}

    def ask(seat: Seat | None, heap: tuple[int, ...]) -> tuple[int, ...]:
        chooser = _chooser(context, by, seat)
        secret = seat in sealed
        if count == 0 or (secret and not cards.fit and sized[seat] <= count):
            return heap[:count]
        if chooser is None or chooser in context.w.gone:
            return tuple(_picked(context, cards, heap, count, path))
        taken: tuple[int, ...] = ()
        for index in range(min(count, sized[seat])):
            left = tuple([card for card in heap if card not in taken])
            equal = _level(context, cards.how, left, 1)
            if not secret and len(equal) + len(taken) <= count:
                taken += equal
            elif secret or len(taken) < count:
                key = f"{context.key(path, seat)}#{index}"
                answer = context.ask(key, chooser, "cards", choices=equal)
                taken += answer if isinstance(answer, tuple) else ()
        return taken

    chosen = context.gather(fitting, lambda one: ask(*one))
    return tuple(card for one in chosen for card in one)


def _level(context: Context, how: str, heap: tuple[int, ...], count: int) -> tuple[int, ...]:
    """So many of the highest or lowest cards, and all that are equal to the last of them."""
    ranked = _ranked(context, how, heap)
    if not count:
        return ()
    equal = [one for one in ranked[count:] if _number(context, one) == _number(context, ranked[count - 1])]
    return (*ranked[:count], *equal)


def _ranked(context: Context, how: str, heap: tuple[int, ...]) -> list[int]:
    return sorted(heap, key=lambda card: _number(context, card), reverse=how == "highest")


def _number(context: Context, card: int) -> int:
    """The number on a card; rules have none."""
    return context.numbers[card] if card < context.box.cards else 0


def _picked(context: Context, cards: p.Cards, heap: tuple[int, ...], count: int, path: str) -> list[int]:
    """So many of a heap as luck, their age or their place says."""
    how = cards.how
    if cards.place == "rules" and how in ("newest", "oldest"):
        heap = tuple([card for card in context.w.by_age() if card in heap])
    match how:
        case "random":
            left, found = list(heap), list[int]()
            if not context.asking:
                return []
            for index in range(min(count, len(left))):
                found.append(left.pop(context.luck(context.key(f"{path}.{index}"), len(left)) if len(left) > 1 else 0))
            return found
        case "top" | "newest":
            return list(reversed(heap[-count:])) if count else []
        case "bottom" | "oldest":
            return list(heap[:count])
        case _:
            return _ranked(context, how, heap)[:count]
