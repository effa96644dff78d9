"""Numbers in words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.printer.grammar import Nominal, Phrase, Quantity, fixed, join
from carteblanche.games.blank.printer.writer import Scope, Writer

SINGLE: Final = ("top", "below", "bottom", "this")
"""Places with one card."""
MINUTE: Final = 60
HOUR: Final = 3600


def is_single(cards: p.Cards) -> bool:
    """Whether these are one card."""
    return cards.n == 1 or (cards.n is None and cards.place in SINGLE)


class NumberWords(Writer):
    def quantity(self, n: p.Number, scope: Scope, op: str = "=") -> Quantity:
        """Numbers stand before what they count; what has to be explained gets a letter."""
        return Quantity(n if isinstance(n, int) else self.letter(self.number(n, replace(scope, subject=None))), op)

    def often(self, n: p.Number, scope: Scope, op: str = "=") -> Phrase:
        return self.language.phrase(Nominal("time", count=self.quantity(n, scope, op)))

    def time(self, seconds: int) -> Phrase:
        noun, size = (
            ("hour", HOUR) if seconds % HOUR == 0 else ("minute", MINUTE) if seconds % MINUTE == 0 else ("second", 1)
        )
        return self.language.phrase(Nominal(noun, count=Quantity(max(seconds // size, 0))))

    def number(self, n: p.Number, scope: Scope) -> Phrase:  # noqa: C901 - a branch for each kind
        if isinstance(n, int):
            return fixed(str(n))
        if self.spent():
            return fixed("…")
        say = self.language.described
        part: Any = n
        match part:
            case p.Count(cards):
                return say("count", {"cards": self._counted(cards, scope)})
            case p.Sum(cards):
                one = is_single(cards) or (cards == p.Some("these") and self.these == 1)
                return say("face" if one else "sum", {"cards": self.cards(cards, scope)})
            case p.Heads("all"):
                return say("heads-all")
            case p.Heads(who):
                return say("heads", {"who": self.players(who, scope).group})
            case p.Times(event, within):
                inner = replace(scope, each=self.language.pronoun("3s")) if scope.each is None else scope
                clause = self.happening(event, inner)
                return say("times", {"event": clause, "within": self.language.words[f"within-{within}"]})
            case p.Streak():
                return self._streak(part, scope)
            case p.Counter(name, of):
                slots: dict[str, Phrase | str] = {"name": self.quote(name)}
                if of is None:
                    return say("counter", slots)
                return say("counter-of", {**slots, "of": self.players(of, scope).group})
            case p.Age(of):
                whose = self.owned(of, scope)
                return (
                    say("age", whose=whose)
                    if whose is not None
                    else say("age-of", {"of": self.players(of, scope).group})
                )
            case p.Calculation(op, left, right):
                return self._calculation(op, left, right, scope)
            case p.Best(way, p.Count(p.Some(p.Hand("each"), (), None, "choice", None)), among):
                return say(f"best-{way}-cards", {"among": self.players(among, scope).group})
            case p.Best(way, of, among):
                inner = scope.one_by_one(self.language.pronoun("3s"), scope.each)
                of_phrase = self.number(of, inner)
                return say(f"best-{way}", {"of": of_phrase, "among": self.players(among, scope).group})
            case p.Die(sides):
                return say("die" if sides == p.Die().sides else "die-of", {"n": str(sides)})
            case p.Amount():
                return say("amount")
            case p.Remembered(name):
                return say("remembered") if name == "number" else say("remembered-as", {"name": self.quote(name)})
            case p.AnyNumber(least, most):
                between = {"least": self._inner(least, scope), "most": self._inner(most, scope)}
                key = (
                    "any-number" if n == p.AnyNumber() else "any-from" if most == p.AnyNumber().most else "any-between"
                )
                return say(key, between)
            case _:
                return fixed(self.plain(n))

    def _counted(self, cards: p.Cards, scope: Scope) -> Phrase:
        """The cards that are counted, without *all*."""
        if cards.n is None and cards.how == "choice" and cards.by is None and cards.place not in SINGLE:
            after = self.place(cards.place, "in", scope)
            noun = "rule" if cards.place in ("rules", "rule-pile") else "card"
            return self.kind(cards.fit, scope, Nominal(noun, after=after, plural=True))
        return self.cards(cards, scope)

    def _inner(self, n: p.Number, scope: Scope) -> Phrase:
        """A number inside another: in brackets if it is made of several."""
        phrase = self.number(n, scope)
        if isinstance(n, p.Calculation):
            return Phrase(lambda case: f"({phrase(case)})")
        return phrase

    def _calculation(self, op: str, left: p.Number, right: p.Number, scope: Scope) -> Phrase:
        if op == "/" and right == 2:
            return self.language.described("half", {"left": self._inner(left, scope)})
        a, b = self._inner(left, scope), self._inner(right, scope)
        return self.language.described(f"calculation {op}", {"left": a, "right": b})

    def _streak(self, n: p.Streak, scope: Scope) -> Phrase:
        alike = self.language.words[f"alike-{n.alike}"] if n.alike else ""
        by = self.language.word("laid-by", by=self.players(n.by, scope).group) if n.by is not None else ""
        every = self.language.words["all-laid"] if n.any_card else ""
        cards = self.kind(n.cards, scope, Nominal("card", plural=True, after=join(alike, by, every)))
        return self.language.described("streak", {"cards": cards})
