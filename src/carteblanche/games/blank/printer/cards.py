"""Cards in words: what they show, how many, and where they are."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.printer.grammar import Nominal, Phrase, Possessive, Quantity, join
from carteblanche.games.blank.printer.numbers import SINGLE, is_single
from carteblanche.games.blank.printer.writer import Scope, Writer

SPOTS: Final = (*SINGLE, "played", "drawn", "these")
EVEN: Final = (2, 4, 6)
ODD: Final = (1, 3, 5)
BETTER: Final = ("random", "highest", "lowest", "newest", "oldest", "top", "bottom")
"""Ways to pick cards that are adjectives."""
DEFINITE: Final = ("highest", "lowest", "newest", "oldest", "top", "bottom")


class CardWords(Writer):
    # Which cards

    def cards(self, cards: p.Cards, scope: Scope) -> Phrase:
        if self.spent():
            return self.language.described("unsaid")
        plain_spot = (
            cards.place in SPOTS and not cards.fit and cards.n is None and cards.how == "choice" and cards.by is None
        )
        if plain_spot and isinstance(cards.place, str):
            return self.spot(cards.place)
        if cards.place in SPOTS and cards == p.Some(cards.place, n=1) and isinstance(cards.place, str):
            return self.language.described("one-of", {"cards": self.spot(cards.place)})
        if isinstance(cards.place, p.CardsOf) and cards == p.Some(cards.place):
            return self.concerned(cards.place, scope)
        return self.kind(cards.fit, scope, self.shape(cards, scope))

    def shape(self, cards: p.Cards, scope: Scope, n: Quantity | None = None) -> Nominal:
        noun = "rule" if cards.place in ("rules", "rule-pile") else "card"
        adjectives = (cards.how,) if cards.how in BETTER else ()
        det = "the" if cards.how in DEFINITE else "a"
        whose = self._owner(cards, scope)
        after = self._where(cards, scope, whose)
        shape = Nominal(noun, "all", adjectives=adjectives, after=after, plural=True, whose=whose)
        if n is None:
            match cards.n:
                case None:
                    return replace(shape, det="the", plural=False) if is_single(cards) else shape
                case p.AnyNumber(0, 99):
                    return replace(shape, det="any", whose=None)
                case p.Amount():
                    return replace(shape, det="as-many", whose=None)
                case p.Calculation("-", p.Count(of), int(rest)) if of == p.Some(cards.place, cards.fit):
                    return replace(shape, after=f"{after} {self.language.word('but-n', n=str(rest))}".strip())
                case p.Calculation("/", p.Count(of), 2) if of == p.Some(cards.place, cards.fit):
                    return replace(shape, det="half")
                case _:
                    n = self.quantity(cards.n, scope)
        if det != "the":
            whose = None
        if n.n == 1 and n.op == "=":
            return Nominal(noun, det, adjectives=adjectives, after=after, whose=whose)
        return Nominal(noun, "the" if det == "the" else "", n, adjectives, after=after, whose=whose)

    def _owner(self, cards: p.Cards, scope: Scope) -> Possessive | None:
        """Whose they are, if a possessive says it: *all your cards*."""
        named = cards.n is None or cards.how in DEFINITE or isinstance(cards.n, p.Calculation)
        return self.owned(cards.place.of, scope) if isinstance(cards.place, p.Hand) and named else None

    def _where(self, cards: p.Cards, scope: Scope, whose: Possessive | None) -> str:
        place = cards.place
        if cards.how in ("top", "bottom") and isinstance(place, str) and place not in SPOTS:
            where = self.language.word("of-pile", pile=self.language.described(place))
        else:
            own = whose is not None or (
                isinstance(place, p.Hand) and scope.subject is not None and place.of == scope.subject
            )
            where = "" if own else self.place(place, "from", scope)
        ownerless = isinstance(place, str) and place not in SPOTS and cards.n is not None and cards.how == "choice"
        by = None if _chooses_anyway(place, cards.by) else cards.by
        if by is None and not ownerless:
            return where
        if by is None or by == scope.subject:
            whose = self.owned(by or "you", scope)
            if whose is not None:
                own_choice = self.language.possessive(whose, self.language.words["choice-form"])
                return join(self.language.word("card-choice", own=own_choice), where)
        return join(where, self.chooses(by or "you", scope))

    # Where they are

    def place(self, place: p.Source, way: str, scope: Scope) -> str:
        if isinstance(place, p.Front):
            who = self.players(place.of, scope).group
            own = scope.subject is not None and place.of == scope.subject
            return self._put("front", way, self.language.described(f"self-{who.agreement}") if own else who)
        if isinstance(place, p.Hand):
            return self._put("hand", way, self.hand(place.of, scope))
        if isinstance(place, p.CardsOf):
            return self._put("these", way, self.concerned(place, scope))
        return self._put(place, way, self.spot(place))

    def spot(self, place: str) -> Phrase:
        """A pile or a single card; `these` are one card or several, whatever was last spoken of."""
        return self.language.described("these-one" if place == "these" and self.these == 1 else place)

    def concerned(self, place: p.CardsOf, scope: Scope) -> Phrase:
        """The cards that an event was about the last time."""
        inner = replace(scope, each=self.language.pronoun("3s")) if scope.each is None else scope
        return self.language.described("cards-of", {"event": self.happening(place.event, inner)})

    def hand(self, of: p.Players, scope: Scope) -> Phrase:
        """The hand of somebody, or the hands of several."""
        whose = self.owned(of, scope)
        if whose is not None:
            return self.language.described("hand", whose=whose)
        who = self.players(of, scope)
        return self.language.described(
            "hand-of" if who.agreement == "3s" and who.many is None else "hands-of", {"of": who.group}
        )

    def _put(self, place: str, way: str, where: Phrase) -> str:
        """Prepositions with the cases they take: `in:dat from:dat into:acc`, for in, from and to."""
        prepositions: dict[str, str] = dict(zip(("in", "from", "to"), self.language.places[place].split(), strict=True))
        preposition, _, case = prepositions[way].partition(":")
        return self.language.fill(f"{preposition.replace('_', ' ')} {where(case) if case != '-' else ''}", {})

    # What they show

    def kind(self, fit: p.Filter, scope: Scope, shape: Nominal) -> Phrase:
        """Alternatives are named one by one: *a red card or a 6*; all else is said of one noun."""
        for index, test in enumerate(fit):
            if isinstance(test, p.AnyOf) and len(test.tests) > 1:
                rest = fit[:index] + fit[index + 1 :]
                return self._alternatives([self.kind((*rest, one), scope, shape) for one in test.tests], shape)
        only = fit[0] if len(fit) == 1 else None
        if (
            isinstance(only, p.One)
            and shape == Nominal("card", shape.det, plural=shape.plural)
            and shape.det in ("a", "")
        ):
            if (is_single(only.of) and only.of.n is None) or shape.plural:
                return self.cards(only.of, scope)
            return self.language.described("one-of", {"cards": self.cards(only.of, scope)})
        for test in fit:
            shape = self._narrowed(shape, test, scope)
        return self.language.phrase(shape)

    def _alternatives(self, several: list[Phrase], shape: Nominal) -> Phrase:
        agreement = self.language.nominal_agreement(shape)
        return Phrase(lambda case: self.language.listed([one(case) for one in several], "or"), agreement)

    def _narrowed(self, shape: Nominal, test: p.Test, scope: Scope) -> Nominal:  # noqa: C901 - a branch for each kind
        say = self.language.word
        part: Any = test
        match part:
            case p.Colour(("named",)):
                return _after(shape, self.language.words["of-named"])
            case p.Colour(of) if len(of) == 1:
                return replace(shape, adjectives=(*shape.adjectives, of[0]))
            case p.Numbered((n,)) if shape.noun == "card":
                return replace(shape, noun=f"n{n}")
            case p.Numbered(of) if of in (EVEN, ODD):
                return replace(shape, adjectives=(*shape.adjectives, "even" if of == EVEN else "odd"))
            case p.Numbered(of):
                return _after(shape, say("of-numbers", numbers=self.language.listed([str(n) for n in of], "or")))
            case p.Colour(of):
                return _after(
                    shape, say("of-colours", colours=self.language.listed([self._colour(c) for c in of], "or"))
                )
            case p.Than("<" | ">" as op, p.Sum(cards)) if is_single(cards):
                return _after(shape, say(f"than-card {op}", cards=self._compared(cards, scope)))
            case p.Than(op, n):
                return _after(shape, say(f"than {op}", n=self.number(n, replace(scope, subject=None))))
            case p.Like(what, cards):
                return _after(shape, say(f"like-{what}", cards=self._compared(cards, scope)))
            case p.NoneOf((p.Like(what, cards),)):
                return _after(shape, say(f"unlike-{what}", cards=self._compared(cards, scope)))
            case p.Made(how):
                return _after(shape, self.language.words[f"made-{how}"])
            case p.Titled(text):
                return _after(shape, say("titled", text=self.quote(text)))
            case p.One(cards):
                return _after(shape, say("among-cards", cards=self.cards(cards, replace(scope, subject=None))))
            case p.NoneOf(tests):
                other = self.kind(tests, scope, Nominal("card", "a"))
                return _after(shape, say("other-than", cards=other))
            case p.AnyOf(tests):
                return self._narrowed(shape, tests[0], scope) if tests else _after(shape, f"({self.plain(test)})")
            case _:
                return _after(shape, f"({self.plain(test)})")

    def _compared(self, cards: p.Cards, scope: Scope) -> Phrase:
        return self.cards(cards, replace(scope, subject=None))

    def _colour(self, name: str) -> str:
        return self.language.words[f"colour-{name}"]


def _chooses_anyway(place: p.Source, by: p.Players | None) -> bool:
    """Whether these would choose if nothing were said."""
    return by == place.of and by in ("you", "each", "outer") if isinstance(place, p.Hand | p.Front) else by == "you"


def _after(shape: Nominal, text: str) -> Nominal:
    """Closest to the noun: before where the cards are."""
    return replace(shape, detail=f"{shape.detail} {text}".strip())
