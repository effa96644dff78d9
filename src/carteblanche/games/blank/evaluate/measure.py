"""How many, and whether a condition holds."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any, assert_never

from carteblanche.core.values import Seat
from carteblanche.games.blank.affairs import Seats
from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.evaluate.filters import calculated, compare, fits
from carteblanche.games.blank.evaluate.law import bare_law
from carteblanche.games.blank.evaluate.plays import can_play

if TYPE_CHECKING:
    from carteblanche.games.blank.evaluate.context import Context

PERIODS = ("turn", "round", "game")


def measure(context: Context, number: Any, path: str) -> int:  # noqa: C901 - a branch for each kind
    """A number, never below 0."""
    w = context.w
    match number:
        case int():
            return number
        case p.Count(cards):
            return len(context.cards(cards, f"{path}.cards", tie="first"))
        case p.Sum(cards):
            return sum(
                context.numbers[one] for one in context.cards(cards, f"{path}.cards", tie="first") if one < w.box.cards
            )
        case p.Heads(who):
            return len(context.who(who, f"{path}.who"))
        case p.Times():
            return _times(context, number, path)
        case p.Streak():
            return _streak(context, number, path)
        case p.Counter(name, of):
            seats = (-1,) if of is None else context.who(of, f"{path}.of")
            return sum(
                n for card, one, seat, n in w.memory.counters if card == context.card and one == name and seat in seats
            )
        case p.Age(of):
            ages = w.config.ages
            return sum(ages[seat] for seat in context.who(of, f"{path}.of") if seat < len(ages))
        case p.Calculation(op, left, right):
            return calculated(op, context.amount(left, f"{path}.left"), context.amount(right, f"{path}.right"))
        case p.Best(way, of, among):
            values: list[int] = []
            for seat in context.who(among, f"{path}.among"):
                with context.looking_at(seat):
                    values.append(context.amount(of, f"{path}.of"))
            return (max if way == "most" else min)(values, default=0)
        case p.Die(sides):
            return 1 + context.luck(context.key(path), sides) if context.asking else 0
        case p.Amount():
            return context.frame.amount
        case p.Remembered(name):
            kept = [n for card, one, n in (*w.memory.numbers, *w.numbers) if card == context.card and one == name]
            return kept[-1] if kept else 0
        case p.AnyNumber(least, most):
            return _any(context, context.amount(least, f"{path}.least"), context.amount(most, f"{path}.most"), path)
        case _:
            assert_never(number)


def _any(context: Context, least: int, most: int, path: str) -> int:
    """Somebody names a number: `each` if somebody is looked at, else `you`."""
    asked = (*context.each(), context.you)[0]
    least = min(least, 99)
    words = tuple(str(n) for n in range(least, max(least, min(most, 99)) + 1))
    answer = context.ask(context.key(path), asked, "word", words=words)
    return int(answer) if isinstance(answer, str) and answer.isdigit() else least


def _times(context: Context, number: p.Times, path: str) -> int:
    event = number.event
    who: Any = getattr(event, "who", "all")
    seats = context.who(who, f"{path}.event.who") if who != "all" else None
    period = PERIODS.index(number.within)
    return sum(
        tally.times[period]
        for tally in context.w.tallies
        if tally.card == context.card and tally.path == path and (seats is None or tally.seat in seats)
    )


def _streak(context: Context, number: p.Streak, path: str) -> int:
    """Of the last cards laid, the newest first."""
    w = context.w
    by = None if number.by is None else context.who(number.by, f"{path}.by")
    count, first = 0, -1
    for card, seat in zip(reversed(w.history), reversed(w.layers), strict=True):
        if (by is not None and seat not in by) or (not number.any_card and card in w.under):
            continue
        if not fits(context, card, number.cards, f"{path}.cards"):
            break
        first = card if first < 0 else first
        if number.alike in ("colour", "both") and context.colours[card] != context.colours[first]:
            break
        if number.alike in ("number", "both") and context.numbers[card] != context.numbers[first]:
            break
        count += 1
    return count


def is_true(context: Context, condition: Any, path: str) -> bool:  # noqa: C901 - a branch for each kind
    match condition:
        case p.Compare(left, op, right):
            return compare(context.amount(left, f"{path}.left"), op, context.amount(right, f"{path}.right"))
        case p.Is(who, among):
            mine = context.who(who, f"{path}.who")
            others = context.who(among, f"{path}.among")
            return bool(mine) and all(seat in others for seat in mine)
        case p.Fits(cards, fit):
            found = context.cards(cards, f"{path}.cards")
            return bool(found) and all(fits(context, card, fit, f"{path}.fit") for card in found)
        case p.Run(cards, way, least):
            laid = [
                context.numbers[card]
                for card in context.cards(cards, f"{path}.cards", tie="first")
                if card < context.box.cards
            ]
            return len(laid) >= least and _is_run(laid, way)
        case p.Fact(_, _, by):
            said = _said(context, context.who(by, f"{path}.by"), path)
            return sum(said) * 2 > len(said)
        case p.Agree(by, need):
            voters = context.who(by, f"{path}.by")
            yes = sum(_said(context, voters, path))
            match need:
                case "majority":
                    return yes * 2 > len(voters)
                case "all":
                    return bool(voters) and yes == len(voters)
                case "any":
                    return yes > 0
                case int():
                    return yes >= need
        case p.Able(who):
            return any(_able(context, seat) for seat in context.who(who, f"{path}.who"))
        case p.Coin():
            return context.asking and context.luck(context.key(path), 2) == 0
        case p.During(what):
            return context.w.extra if what == "extra-turn" else context.w.turn == context.you
        case p.Not(one):
            return not is_true(context, one, f"{path}.one")
        case p.And(of):
            return all(is_true(context, one, f"{path}.of.{i}") for i, one in enumerate(of))
        case p.Or(of):
            return any(is_true(context, one, f"{path}.of.{i}") for i, one in enumerate(of))
        case _:
            assert_never(condition)


def _is_run(laid: list[int], way: str) -> bool:
    """Whether these numbers follow each other one by one."""
    if not way:
        return sorted(laid) == list(range(min(laid), min(laid) + len(laid)))
    step = 1 if way == "up" else -1
    return all(after - before == step for before, after in pairwise(laid))


def _said(context: Context, seats: Seats, path: str) -> list[bool]:
    """What these say, asked at the same time; who does not answer says nothing."""
    answers = context.gather(
        seats, lambda seat: context.ask(context.key(path, seat), seat, "word", words=("yes", "no"), optional=True)
    )
    return [answer == "yes" for answer in answers if answer != ""]


def _able(context: Context, seat: Seat) -> bool:
    w = context.w
    law = w.law(seat) if context.asking else bare_law(w)
    return can_play(law, w.hand(seat), w.top())
