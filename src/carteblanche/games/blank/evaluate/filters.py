"""Whether a card is one of those that a filter means, and how numbers compare."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, assert_never

from carteblanche.games.blank.box import Box
from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.data import COLOURS


class FilterContext(Protocol):
    """What a filter is evaluated in."""

    box: Box
    colours: tuple[int, ...]
    """By card: the colour that it counts as."""
    numbers: tuple[int, ...]

    def named(self) -> int:
        """The colour named last, or -1."""
        ...

    def cards(self, cards: p.Cards, path: str) -> tuple[int, ...]: ...

    def amount(self, number: Any, path: str) -> int: ...

    def playable(self, card: int) -> bool: ...


def compare(left: int, op: p.Comparison, right: int) -> bool:
    match op:
        case "=":
            return left == right
        case "!=":
            return left != right
        case "<":
            return left < right
        case ">":
            return left > right
        case "<=":
            return left <= right
        case ">=":
            return left >= right
        case "divides":
            return left != 0 and right % left == 0
        case "multiple":
            return right != 0 and left % right == 0


def fits(context: FilterContext, card: int, tests: tuple[p.Test, ...], path: str) -> bool:
    """Whether this card passes all of these tests. Rule cards show neither colour nor number."""
    known = (
        printed(context.box, tests)
        if context.colours is context.box.colours and context.numbers is context.box.numbers
        else None
    )
    if known is not None:
        return card in known
    return all(_passes(context, card, test, f"{path}.{index}") for index, test in enumerate(tests))


def fitting(context: FilterContext, cards: Sequence[int], tests: tuple[p.Test, ...], path: str) -> tuple[int, ...]:
    """Those of these cards that pass all of these tests. What a test compares with is found out once for all of them."""
    known = (
        printed(context.box, tests)
        if context.colours is context.box.colours and context.numbers is context.box.numbers
        else None
    )
    if known is not None:
        return tuple([card for card in cards if card in known])
    left = cards
    for index, test in enumerate(tests):
        if not left:
            break
        left = _passing(context, left, test, f"{path}.{index}")
    return tuple(left)


def _passing(context: FilterContext, cards: Sequence[int], test: p.Test, path: str) -> Sequence[int]:
    shown = [card for card in cards if card < context.box.cards]
    colours, numbers = context.colours, context.numbers
    match test:
        case p.Than(op, n) if shown:
            other = context.amount(n, f"{path}.n")
            alike = {number for number in {numbers[card] for card in shown} if compare(number, op, other)}
            return [card for card in shown if numbers[card] in alike]
        case p.Like(what, of):
            others = [one for one in context.cards(of, f"{path}.cards") if one < context.box.cards]
            if not others:
                return []
            if what != "number":
                shades = {colours[one] for one in others}
                shown = [card for card in shown if shades == {colours[card]}]
            if what != "colour":
                values = {numbers[one] for one in others}
                shown = [card for card in shown if values == {numbers[card]}]
            return shown
        case p.One(of):
            meant = context.cards(of, f"{path}.of")
            return [card for card in cards if card in meant]
        case _:
            return [card for card in cards if _passes(context, card, test, path)]


def printed(box: Box, tests: tuple[p.Test, ...]) -> frozenset[int] | None:
    """The cards that pass these tests by what is printed on them; nothing if the tests ask for more."""
    found = box.printed.get(tests, ...)
    if found is ...:
        if len(box.printed) > 2048:
            box.printed.clear()
        found = box.printed[tests] = _by_print(box, tests) if all(map(_is_print, tests)) else None
    return found


def _is_print(test: p.Test) -> bool:
    match test:
        case p.Colour(of):
            return "named" not in of
        case p.Numbered() | p.Titled():
            return True
        case p.Made(how):
            return how != "playable"
        case p.NoneOf(tests) | p.AnyOf(tests):
            return all(map(_is_print, tests))
        case _:
            return False


def _by_print(box: Box, tests: tuple[p.Test, ...]) -> frozenset[int]:
    context = _PrintedContext(box)
    return frozenset(card for card in range(len(box.names)) if all(_passes(context, card, test, "") for test in tests))


class _PrintedContext:
    """What is printed on cards, and nothing else."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.colours = box.colours
        self.numbers = box.numbers

    def named(self) -> int:
        return -1

    def cards(self, cards: p.Cards, path: str) -> tuple[int, ...]:
        return ()

    def amount(self, number: Any, path: str) -> int:
        return 0

    def playable(self, card: int) -> bool:
        return False


def _passes(context: FilterContext, card: int, test: p.Test, path: str) -> bool:  # noqa: C901 - a branch for each kind
    box = context.box
    shows = card < box.cards
    match test:
        case p.Colour(of):
            if not shows:
                return False
            colour = COLOURS[context.colours[card]]
            return colour in of or ("named" in of and context.named() == context.colours[card])
        case p.Numbered(of):
            return shows and context.numbers[card] in of
        case p.Than(op, n):
            return shows and compare(context.numbers[card], op, context.amount(n, f"{path}.n"))
        case p.Like(what, cards):
            others = [one for one in context.cards(cards, f"{path}.cards") if one < box.cards]
            if not shows or not others:
                return False
            return (what == "number" or all(context.colours[one] == context.colours[card] for one in others)) and (
                what == "colour" or all(context.numbers[one] == context.numbers[card] for one in others)
            )
        case p.Made(how):
            match how:
                case "text":
                    return box.words[card] is not None
                case "no-text":
                    return box.words[card] is None
                case "picture":
                    return shows and box.illustrated[card]
                case "no-picture":
                    return shows and not box.illustrated[card]
                case "playable":
                    return shows and context.playable(card)
        case p.Titled(text):
            words = box.words[card]
            wanted = text.casefold()
            return words is not None and (wanted in words.title.casefold() or wanted in words.text.casefold())
        case p.One(of):
            return card in context.cards(of, f"{path}.of")
        case p.NoneOf(tests):
            return not any(_passes(context, card, one, f"{path}.tests.{i}") for i, one in enumerate(tests))
        case p.AnyOf(tests):
            return any(_passes(context, card, one, f"{path}.tests.{i}") for i, one in enumerate(tests))
        case _:
            assert_never(test)


def calculated(op: str, left: int, right: int) -> int:
    """Arithmetic without surprises: nothing below 0, and a division by 0 is 0."""
    match op:
        case "+":
            return left + right
        case "-":
            return max(0, left - right)
        case "~":
            return abs(left - right)
        case "*":
            return min(left * right, 9999)
        case "/":
            return left // right if right else 0
        case "/+":
            return -(-left // right) if right else 0
        case "mod":
            return left % right if right else 0
        case "max":
            return max(left, right)
        case _:
            return min(left, right)
