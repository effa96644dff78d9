"""Steps that say the same in fewer words: what was only chosen, given back and forth, or said twice."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from carteblanche.games.blank.calculus.parts import Chosen, Hand, Plays, Ranked, Some
from carteblanche.games.blank.calculus.steps import (
    Always,
    Choose,
    Clause,
    Exchange,
    Extra,
    Forbid,
    Let,
    Move,
    Permit,
    Pick,
    Require,
    Reverse,
    Skip,
    Step,
    When,
)
from carteblanche.games.blank.calculus.trees import count_of

HAND = (Hand("you"), Hand("all"), Hand("others"))


def tidy(steps: list[Step]) -> list[Step]:
    """The same steps without what changes nothing."""
    found: list[Step] = []
    for step in steps:
        last = found[-1] if found else None
        if last == step and isinstance(step, Reverse | Skip | Extra):
            continue
        joined = _moved(last, step) or _exchanged(last, step) or _renewed(last, step)
        if joined is not None:
            found[-1] = joined
        else:
            found.append(step)
    return [
        step for index, step in enumerate(found) if not _idle(step, tuple(found[index + 1 :]), alone=len(found) == 1)
    ]


def _idle(step: Step, rest: tuple[Step, ...], *, alone: bool) -> bool:
    """Whether somebody or something is chosen of whom nothing follows."""
    if alone:
        return False
    if isinstance(step, Pick):
        return not count_of(rest, "these") and isinstance(step.cards.place, Hand)
    return isinstance(step, Choose) and not count_of(rest, "them") and isinstance(step.who, Chosen)


def _moved(last: Step | None, step: Step) -> Step | None:
    """*Pick a rule and get rid of it*: it is the one that is moved."""
    if not isinstance(last, Pick) or not isinstance(step, Move) or step.cards != Some("these"):
        return None
    return structs.replace(step, cards=last.cards)


def _exchanged(last: Step | None, step: Step) -> Step | None:
    """*Give somebody a card, and they give you one*: an exchange."""
    if not isinstance(last, Move) or not isinstance(step, Move):
        return None
    one, other = last.cards, step.cards
    if not isinstance(one.place, Hand) or not isinstance(other.place, Hand) or not isinstance(last.to, Hand):
        return None
    same = other.place == last.to or (other.place == Hand("them") and isinstance(last.to.of, Chosen | Ranked))
    chosen = step.to == Hand("them") and isinstance(one.place.of, Chosen | Ranked)
    plain = one.n == other.n and one.how == other.how == "choice" and not one.by and not other.by
    if (
        not same
        or not (chosen or step.to == one.place)
        or not plain
        or one.fit
        or other.fit
        or one.place.of in ("all", "others")
    ):
        return None
    return Exchange(one, structs.replace(other, place=last.to))


def _renewed(last: Step | None, step: Step) -> Step | None:
    """*Throw out a rule and turn up a new one instead*."""
    if not isinstance(last, Move) or not isinstance(step, Move):
        return None
    gone = last.cards.place == "rules" and last.to == "rule-pile" and not last.cards.fit
    come = step.cards.place == "rule-pile" and step.to == "rules"
    return Exchange(last.cards, step.cards) if gone and come else None


def standing(clause: Clause) -> Clause:
    """*When a blue card is played, no red one may follow*: no red one may be played on blue."""
    if not isinstance(clause, When) or clause.given is not None or len(clause.then) != 1:
        return clause
    event, only = clause.event, clause.then[0]
    if not isinstance(event, Plays) or not isinstance(only, Let) or only.until != "covered":
        return clause
    plain = event == Plays(cards=event.cards) and all(_plain(test) for test in event.cards)
    change: Any = only.change
    if not plain or not isinstance(change, Forbid | Require | Permit):
        return clause
    name = "event" if isinstance(change, Forbid) else "play"
    play = getattr(change, name)
    if (
        not isinstance(play, Plays)
        or play != Plays(cards=play.cards)
        or not play.cards
        or getattr(change, "fail", None)
    ):
        return clause
    if not all(_plain(test) for test in play.cards):
        return clause
    return Always(structs.replace(change, **{name: structs.replace(play, on=event.cards)}))


def _plain(test: Any) -> bool:
    """Whether a test asks for a colour or a number and nothing else."""
    return type(test).__name__ in ("Colour", "Numbered") and "named" not in test.of
