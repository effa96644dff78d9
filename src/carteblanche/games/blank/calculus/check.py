"""What the author of a card is told before it enters a deck, and who sees to it that the card is obeyed.

An *error* keeps a card out of a deck: it is more than a card can hold, or nothing of it could ever happen. A *warning* does not: the card
ends the game by itself or lets it never end, has a clause that never fires, or singles out a person.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, Literal, TypeAlias

from carteblanche.core.values import Message
from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.calculus import steps as s
from carteblanche.games.blank.calculus.parts import DEEPEST, Idle, Part
from carteblanche.games.blank.calculus.trees import depth_of, walk

MOST: Final = 160
"""So many parts a card has at the most."""
Care: TypeAlias = Literal["machine", "helped", "people"]
"""Who sees to it that a card is obeyed: the table does all of it, the table knows when and whom and people say whether it was done, or
people alone do."""

_ASKS: Final = (
    s.Oblige, s.Contest, s.Race, s.Vote, s.Pause, p.Reported, p.Fact, p.Agree, p.Fitting, p.Named, p.Age
)  # fmt: skip


class Finding(Message):
    """Something that the author of a card should know. `code` is worded by each client, `part` says what it is about."""

    level: Literal["error", "warning"]
    code: str
    part: str = ""


def fits_on_a_card(meaning: s.Meaning) -> bool:
    """Whether it has few enough parts, and none too deep."""
    return all(count < MOST and depth_of(path) <= DEEPEST for count, (path, _) in enumerate(walk(meaning.clauses)))


@lru_cache(maxsize=4096)
def care(meaning: s.Meaning) -> Care:
    if all(isinstance(clause, s.People) for clause in meaning.clauses):
        return "people"
    asks = any(isinstance(one, (*_ASKS, s.People)) for _, one in walk(meaning.clauses))
    return "helped" if asks else "machine"


@lru_cache(maxsize=4096)
def needs_people(meaning: s.Meaning) -> bool:
    """Whether people have to see, say or do something for it, or to hurry: not for a table where somebody is alone with bots."""
    return care(meaning) != "machine" or any(isinstance(one, Idle) for _, one in walk(meaning.clauses))


@lru_cache(maxsize=4096)
def needs_clock(meaning: s.Meaning) -> bool:
    """Whether something happens by it because time has passed."""
    return any(isinstance(one, (p.Clock, p.Idle, p.Seconds, s.Later)) for _, one in walk(meaning.clauses))


def check(meaning: s.Meaning, *, rule: bool, people: Sequence[str] = ()) -> tuple[Finding, ...]:
    """What is to be said about a card, on a rule card or a game card, among these people."""
    if not fits_on_a_card(meaning):
        return (Finding("error", "too-long"),)
    found: list[Finding] = []
    silent = [clause for clause in meaning.clauses if rule and _never_fires(clause)]
    if any(isinstance(clause, s.React) for clause in silent):
        found.append(Finding("error", "reaction-on-a-rule"))
    elif silent:
        found.append(Finding("error" if len(silent) == len(meaning.clauses) else "warning", "never-fires"))
    if any(isinstance(one, s.People) for one in meaning.clauses) and len(meaning.clauses) > 1:
        found.append(Finding("error", "people-and-machine"))
    if any(_wins_at_once(clause) for clause in meaning.clauses):
        found.append(Finding("warning", "wins-at-once"))
    if any(_keeps_from_winning(clause) for clause in meaning.clauses):
        found.append(Finding("warning", "nobody-wins"))
    said = {word for _, one in walk(meaning.clauses) for word in _own_words(one)}
    found += [Finding("warning", "singles-out", name) for name in people if name.casefold() in said]
    return tuple(found)


def _own_words(part: Part) -> list[str]:
    """The words of the author in a part: what somebody is called, says or does."""
    if isinstance(part, p.Named):
        return [part.name.casefold()]
    text: Any = getattr(part, "text", "")
    return "".join(c if c.isalnum() else " " for c in str(text).casefold()).split()


def _never_fires(clause: s.Clause) -> bool:
    """Whether this waits for something that happens to game cards alone."""
    return isinstance(clause, s.React) or (isinstance(clause, s.When) and clause.event == "this")


def _wins_at_once(clause: s.Clause) -> bool:
    """Whether playing such a card is enough to end the game."""
    if not isinstance(clause, s.When) or clause.given is not None:
        return False
    simple = clause.event == "this" or isinstance(clause.event, p.Plays)
    return simple and any(isinstance(step, s.Finish) and step.how != "out" for step in clause.then)


def _keeps_from_winning(clause: s.Clause) -> bool:
    """Whether nobody can win as long as this holds."""
    if not isinstance(clause, s.Always) or clause.given is not None:
        return False
    match clause.change:
        case s.Forbid(event=event, unless=None):
            return event == p.Ends()
        case s.Instead(event=event, optional=False):
            return event == p.Ends()
        case _:
            return False
