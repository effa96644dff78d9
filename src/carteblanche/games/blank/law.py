"""BLANK: what is allowed now — the first of the two phases of every card.

All modifiers that hold (of active rules, and those that last for a while) are put together into one `Law`. Restrictions add up, and
what forbids beats what permits (BK-97). A law is made once for each set of modifiers and kept.
"""

from __future__ import annotations

from typing import Any, Final, final

from carteblanche.core.values import Seat
from carteblanche.games.blank.affairs import Memory, Mod
from carteblanche.games.blank.box import Box
from carteblanche.games.blank.data import COLOURS
from carteblanche.games.blank.language import nodes as n

KEPT: Final = 4096


@final
class Law:
    """All modifiers in force."""

    def __init__(self, box: Box, found: list[tuple[n.Modifier, Mod | None]]) -> None:
        self.box = box
        self.colours = box.colours
        self.numbers = box.numbers
        self.plain = True
        """Whether nothing but colour and number counts when cards are played."""
        self.forbids: list[tuple[n.Cards, n.Cards, int, int]] = []
        self.requires: list[tuple[n.Cards, n.Cards, int, int]] = []
        self.confines: list[n.Confine] = []
        self.follows: list[n.Follow] = []
        self.permits: list[n.Permit] = []
        self.alikes: list[n.Alike] = []
        self.runs = False
        self.limit: int | None = None
        self.persist = 0
        self.fresh = False
        self.blind = False
        self.fine = 1
        self.slander = 1
        self.open = False
        self.scramble = False
        self.inflate = 0
        self.twice: list[Mod] = []
        self.immune: list[tuple[n.Immune, Seat | None]] = []
        for modifier, mod in found:
            self._take(modifier, mod)

    def _take(self, modifier: n.Modifier, mod: Mod | None) -> None:  # noqa: C901 - a branch for each kind
        colour, number = (-1, 0) if mod is None else (mod.colour, mod.number)
        match modifier:
            case n.Forbid(cards, on):
                self.forbids.append((cards, on, colour, number))
            case n.Require(cards, on):
                self.requires.append((cards, on, colour, number))
            case n.Confine():
                self.confines.append(modifier)
            case n.Follow():
                self.follows.append(modifier)
            case n.Permit():
                self.permits.append(modifier)
            case n.Alike():
                self.alikes.append(modifier)
            case n.Count():
                self._count(modifier, colour, number)
            case n.Runs():
                self.runs = True
            case n.Limit(most):
                self.limit = most if self.limit is None else min(self.limit, most)
            case n.Persist(most):
                self.persist = max(self.persist, most)
            case n.Fresh():
                self.fresh = True
            case n.Blind():
                self.blind = True
            case n.Fine(size):
                self.fine = self.fine * 2 if size == 0 else max(self.fine, size)
            case n.Slander(size):
                self.slander = max(self.slander, size)
            case n.Open():
                self.open = True
            case n.Immune():
                self.immune.append((modifier, None if mod is None else mod.owner))
            case n.Scramble():
                self.scramble = True
            case n.Twice():
                if mod is not None:
                    self.twice.append(mod)
            case n.Inflate(more):
                self.inflate += more
        self.plain = self.plain and not isinstance(
            modifier, n.Forbid | n.Require | n.Confine | n.Follow | n.Permit | n.Alike | n.Runs
        )

    def _count(self, modifier: n.Count, colour: int, number: int) -> None:
        meant = [self.box.fits(card, modifier.cards, colour, number) for card in range(self.box.cards)]
        if modifier.colour is not None:
            new = COLOURS.index(modifier.colour)
            self.colours = tuple(new if yes else old for yes, old in zip(meant, self.colours, strict=True))
        if modifier.number is not None:
            shown = modifier.number
            self.numbers = tuple(shown if yes else old for yes, old in zip(meant, self.numbers, strict=True))

    def fits(self, card: int, cards: n.Cards, colour: int = -1, number: int = 0) -> bool:
        """Whether a game card counts as one of these."""
        return (
            (not cards.colours or COLOURS[self.colours[card]] in cards.colours)
            and (not cards.numbers or self.numbers[card] in cards.numbers)
            and (not cards.make or self.box.make(card, cards, colour, number))
        )

    def barred(self, card: int, top: int) -> str:
        """Why this card may not be played on this top card even if it fits; nothing if it may."""
        for cards, on, colour, number in self.forbids:
            if self.fits(card, cards, colour, number) and self.fits(top, on):
                return "forbidden"
        for cards, on, colour, number in self.requires:
            if self.fits(top, on) and not self.fits(card, cards, colour, number):
                return "not-required"
        for confine in self.confines:
            if self.fits(card, confine.cards) and not self.fits(top, confine.on):
                return "forbidden"
        for follow in self.follows:
            if not self._follows(follow, card, top):
                return follow.how
        return ""

    def _follows(self, follow: n.Follow, card: int, top: int) -> bool:
        mine, yours = self.numbers[card], self.numbers[top]
        match follow.how:
            case "same-number":
                return mine == yours
            case "same-colour":
                return self.colours[card] == self.colours[top]
            case "other-parity":
                return mine % 2 != yours % 2
            case "next-colour":
                return self.colours[card] == (self.colours[top] + 1) % len(COLOURS)
            case "higher":
                return mine > yours
            case "lower":
                return mine < yours

    def in_order(self) -> bool:
        """Whether the colours follow each other, so that the next colour fits whatever its number."""
        return any(follow.how == "next-colour" for follow in self.follows)


_laws: dict[object, Law] = {}
_last: list[Any] = [(None, None, None, None, None)]
"""The answer given last: within one step the question is mostly the same."""


def law(box: Box, active: tuple[int, ...], memory: Memory, top: int) -> Law:
    """The law in force with these rules active and this card on top."""
    last = _last[0]
    if (
        last[1] is memory
        and (last[2] is active or last[2] == active)
        and last[0] is box
        and (last[3] == top or not memory.mods)
    ):
        kept: Law = last[4]
        return kept
    key = (box.hash, active, memory.edits, memory.mods, memory.colours, memory.numbers, top if memory.mods else -1)
    found = _laws.get(key)
    if found is None:
        if len(_laws) >= KEPT:
            _laws.clear()
        found = _laws[key] = _made(box, active, memory, top)
    _last[0] = (box, memory, active, top, found)
    return found


def _made(box: Box, active: tuple[int, ...], memory: Memory, top: int) -> Law:
    found: list[tuple[n.Modifier, Mod | None]] = [
        (modifier, Mod(rule, path, Seat(0), "rule", 0, named(memory.colours, rule, -1), named(memory.numbers, rule, 0)))
        for rule in active
        for path, modifier in box.code(rule, memory.edits).standing
    ]
    for mod in memory.mods:
        if mod.end == "rule" and mod.card not in active:
            continue
        effect = box.code(mod.card, memory.edits).parts.get(mod.path)
        if isinstance(effect, n.Lasting) and (
            effect.until.end != "top" or (top >= 0 and box.fits(top, effect.until.cards))
        ):
            found.append((effect.modifier, mod))
    return Law(box, found)


def named(pairs: tuple[tuple[int, int], ...], card: int, default: int) -> int:
    """What a card remembers."""
    return next((value for key, value in pairs if key == card), default)
