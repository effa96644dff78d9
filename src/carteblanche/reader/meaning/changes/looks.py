"""Cards that count as another colour or number."""

from __future__ import annotations

from typing import Any

from carteblanche.games.blank.calculus.parts import Colour, Numbered, One, Some
from carteblanche.games.blank.calculus.steps import CountAs
from carteblanche.reader.meaning.refer import Context, NotUnderstood, tests
from carteblanche.reader.phrases.sketch import Against, Arg, CardsNP, Clause, SameAs


def every_colour(clause: Clause) -> bool:
    """*Threes have all colours*."""
    return any(
        arg.item.name in ("colour", "number") and arg.item.mods & {"all", "each", "any", "whole"}
        for arg in clause.peek("T")
    )


def two_looks(clause: Clause) -> bool:
    """*Pinks are reds*: two colours or two numbers, and nothing else."""
    looks = [arg.item.fit if arg.cat == "C" else arg.item.tests for arg in clause.peek("C", "F") if not arg.prep]
    plain = all(
        arg.cat == "F" or not (arg.item.ref or arg.item.place or arg.item.num or arg.item.owner or arg.item.no)
        for arg in clause.peek("C", "F")
    )
    single = all(len(fit) == 1 and isinstance(fit[0], Colour | Numbered) and len(fit[0].of) == 1 for fit in looks)
    return (
        plain and single and len(looks) == 2 and len(clause.peek("C", "F", "N", "W", "T", "D")) == 2 and _alike(looks)
    )


def _alike(looks: list[Any]) -> bool:
    return type(looks[0][0]) is type(looks[1][0]) and looks[0] != looks[1]


def counts(ctx: Context, clause: Clause) -> CountAs:
    subject = clause.take("C", "F", side="L")
    if subject is None and len(clause.peek("C", "F")) == 1 and clause.peek("T") and ctx.rule:
        subject = clause.take("C", "F")
    if subject is None and not ctx.rule:
        subject = Arg(CardsNP(ref="this"), "C")
    if subject is None:
        raise NotUnderstood("what counts?")
    np: CardsNP = subject.item if subject.cat == "C" else CardsNP(fit=subject.item.tests)
    fit = (One(Some("this")),) if np.ref in ("this", "it") else tests(ctx, np.fit)
    other = clause.take("C", "F")
    if not fit or any(isinstance(test, SameAs | Against) for test in np.fit):
        raise NotUnderstood("what counts?")
    if other is not None:
        for test in other.item.fit if other.cat == "C" else other.item.tests:
            if isinstance(test, Colour):
                return CountAs(fit, colour=test.of[0])
            if isinstance(test, Numbered):
                return CountAs(fit, number=test.of[0])
    thing = clause.take("T")
    if thing is not None and thing.item.name in ("colour", "number"):
        every = bool({"each", "any", "all"} & thing.item.mods)
        if thing.item.name == "colour":
            return CountAs(fit, colour="any" if every else "named")
        if every:
            return CountAs(fit, number="any")
    raise NotUnderstood("counts as what?")
