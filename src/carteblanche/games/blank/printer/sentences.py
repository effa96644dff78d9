"""Sentences, and how steps follow each other in them.

So that no two orders of steps read alike, a list of steps directly in a clause is one sentence for each; inside another step they are
one sentence with *then* between. What has steps of its own stands in brackets unless nothing follows it.
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass, replace
from typing import Any

from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.calculus import steps as s
from carteblanche.games.blank.printer.grammar import Clause, Modal, capital, join
from carteblanche.games.blank.printer.writer import Scope, Writer


@dataclass(frozen=True, slots=True)
class Sentence:
    """A clause with what stands before and after it, or a text that is already one."""

    clause: Clause | None = None
    modal: Modal = ""
    front: str = ""
    after: str = ""
    text: str = ""
    subject: Any = None
    """Who does it, if somebody does."""
    nested: bool = False
    """Whether it has steps of its own."""

    @property
    def plain(self) -> bool:
        """Whether something can stand before it without a colon."""
        return self.clause is not None and not self.front


class SentenceWords(Writer):
    @abstractmethod
    def sentence(self, step: s.Step, scope: Scope, *, last: bool, level: int) -> Sentence: ...

    def say(self, one: Sentence, *, inverted: bool = False) -> str:
        if one.clause is None:
            return one.text + one.after
        if one.front:
            return join(one.front, self.language.clause(one.clause, "inverted", one.modal)) + one.after
        return self.language.clause(one.clause, "inverted" if inverted else "main", one.modal) + one.after

    def led(self, lead: str, one: Sentence) -> str:
        """The sentence after what leads to it."""
        if not lead or lead.endswith(":"):
            return join(lead, self.say(one))
        return f"{lead} {self.say(one, inverted=True)}" if one.plain else f"{lead}: {self.say(one)}"

    def run(self, steps: s.Steps, scope: Scope, *, level: int, last: bool = True, lead: str = "") -> str:
        then = self.language.words["then"]
        said: list[str] = []
        for index, step in enumerate(steps):
            final = index == len(steps) - 1
            free = last and (final or level == 0)
            one = self.sentence(step, scope, last=free, level=level)
            before = lead if index == 0 else then if level or one.plain else ""
            text = f"{before} ({self.say(one)})".strip() if one.nested and not free else self.led(before, one)
            said.append(self.settled(text))
            scope = followed(scope, one)
        if not said:
            said.append(self.led(lead, Sentence(Clause("nothing"))))
        if level == 0:
            return " ".join(f"{capital(text) if index else text}." for index, text in enumerate(said))
        return ", ".join(said)


def followed(scope: Scope, one: Sentence) -> Scope:
    """How players are spoken of after this sentence: *they* are still the same only if nobody else came up."""
    if one.subject is not None:
        return scope.going_on_with(one.subject)
    return replace(scope, salient=False, alias=None) if one.nested else scope


def actor(step: s.Step) -> p.Players | None:
    """Who does it: the subject of its sentence."""
    match step:
        case s.Move():
            return mover(step)
        case s.Exchange(p.Some(p.Hand(who)), p.Some(p.Hand(_))) if is_whole(step.one) and is_whole(step.other):
            return who
        case s.Show(p.Some(p.Hand(who), _, n), to):
            return who if to == "all" or n is not None else to
        case s.Show(_, to):
            return to
        case s.Pick(cards):
            if cards.by is not None:
                return cards.by
            return cards.place.of if isinstance(cards.place, p.Hand | p.Front) else "you"
        case s.Choose(p.Chosen(_, _, by)):
            return by
        case s.SwapSeats(one, _):
            return one
        case s.Vote(by):
            return by
        case (
            s.Choose(who) | s.Arrange(who) | s.Play(_, who) | s.Apply(_, who) | s.Skip(who) | s.Extra(who) | s.GoOn(who)
            | s.Penalise(who) | s.Finish(who) | s.Name(_, who) | s.Oblige(who) | s.Contest(who) | s.Race(_, who) | s.May(who)
            | s.Either(who) | s.Mark(who)
        ):  # fmt: skip
            return who
        case _:
            return None


def mover(step: s.Move) -> p.Players | None:
    """Who moves cards: who draws, gives, takes or puts them; nobody if they go from pile to pile."""
    place, to = step.cards.place, step.to
    if isinstance(place, p.Hand | p.Front):
        return to.of if isinstance(place, p.Hand) and isinstance(to, p.Hand) and is_taken(step.cards, to) else place.of
    if isinstance(to, p.Hand):
        return to.of
    return step.cards.by if place == "rules" and to == "rule-pile" and step.cards.n is not None else None


def is_taken(cards: p.Cards, to: p.Hand) -> bool:
    """Whether cards of a hand are taken, at random or seen, and not given."""
    return cards.n is not None and (
        (cards.how == "random" and cards.by is None) or (cards.how == "choice" and cards.by == to.of)
    )


def is_whole(cards: p.Cards) -> bool:
    """Whether it is a whole hand."""
    return isinstance(cards.place, p.Hand) and cards == p.Some(cards.place)
