"""What the author of a card is told before it enters a deck.

The language itself keeps three promises, and this module states them in numbers.

- *It ends*: a sentence has no loop, so it takes at most `bound` effects, counted with every seat hit and every branch taken; and each rule
  fires once in an action.
- *It reads no hand*: no node looks at a card that is not public; hands are known to cards by their size alone, and what a card shows to
  somebody it shows through the pieces, which know who knows what.
- *It stays in the game*: free text is quoted, never run.

Beyond that the checker looks for what an author probably did not mean: a card that can never fire, that hits nobody, wins at once, sets
itself or other rules off in a circle, or singles out a person. An *error* keeps a card out of the deck; a *warning* does not.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final, Literal

from carteblanche.core.errors import Unreadable
from carteblanche.core.values import Message
from carteblanche.games.blank.data import COLOURS, NUMBERS
from carteblanche.games.blank.language import nodes as n
from carteblanche.games.blank.language.honour import Class, classed
from carteblanche.games.blank.language.writing import write

MOST_SEATS: Final = 6
LONGEST: Final = 600
"""How many characters the sentence of a card may have."""
BOUND: Final = 400
"""How many effects a card may take at most."""


class Finding(Message):
    """Something that the author should know. `code` is worded by each client; `part` names the kind of node it is about."""

    level: Literal["error", "warning"]
    code: str
    part: str = ""


class Report(Message):
    """The whole verdict on a card."""

    category: Literal["machine", "helped", "honour"]
    findings: tuple[Finding, ...]
    bound: int
    """At most so many effects in one firing."""

    @property
    def accepted(self) -> bool:
        return not any(finding.level == "error" for finding in self.findings)


def check(sentence: n.Sentence, *, rule: bool, beside: Sequence[n.Sentence] = (), people: Sequence[str] = ()) -> Report:
    """What is to be said about a card: on a rule card or a game card, with these rules beside it, among these people."""
    found: list[Finding] = []
    try:
        if len(write(sentence)) > LONGEST:
            found.append(Finding("error", "too-long"))
    except Unreadable:
        found.append(Finding("error", "cannot-be-said"))
    found += _form(sentence, rule=rule)
    if sentence.when is not None and not can_fire(sentence):
        found.append(Finding("warning", "never-fires"))
    found += _targets(sentence)
    found += _wins(sentence)
    found += _circles(sentence, beside)
    found += _persons(sentence, people)
    steps = bound(sentence.then)
    if steps > BOUND:
        found.append(Finding("error", "too-long"))
    return Report(_category(classed(sentence)), tuple(dict.fromkeys(found)), steps)


def _category(found: Class) -> Literal["machine", "helped", "honour"]:
    match found:
        case Class.MACHINE:
            return "machine"
        case Class.HELPED:
            return "helped"
        case Class.HONOUR:
            return "honour"


def bound(effects: tuple[n.Effect, ...]) -> int:
    """The most effects that a list can take: every seat hit, the longer branch taken."""
    total = 0
    for effect in effects:
        match effect:
            case n.If(_, then, otherwise):
                total += 1 + max(bound(then), bound(otherwise))
            case n.Meanwhile(_, then, _, _):
                total += 1 + bound(then)
            case n.Act() | n.Pass() | n.Race() | n.Vote():
                total += MOST_SEATS
            case _:
                total += 1
    return total


def _form(sentence: n.Sentence, *, rule: bool) -> list[Finding]:
    found: list[Finding] = []
    standing = [effect for effect in sentence.then if isinstance(effect, n.Standing)]
    if rule:
        if isinstance(sentence.when, n.Threatened):
            found.append(Finding("error", "reaction-on-a-rule", "threatened"))
        if sentence.when is None and len(standing) < len(sentence.then):
            found.append(Finding("warning", "never-fires", "trigger"))
        if sentence.when is not None and standing:
            found.append(Finding("error", "say-how-long", "standing"))
    else:
        if sentence.when is not None and not isinstance(sentence.when, n.Threatened):
            found.append(Finding("error", "trigger-on-a-game-card", "trigger"))
        if standing:
            found.append(Finding("error", "say-how-long", "standing"))
    inner = [part for effect in sentence.then if not isinstance(effect, n.Standing) for part in n.inside(effect)]
    if any(isinstance(part, n.Standing) for part in inner):
        found.append(Finding("error", "say-how-long", "standing"))
    return found


_RELATIONS: Final = (n.Relation, n.Sum, n.On, n.Top)


def can_fire(sentence: n.Sentence) -> bool:
    """Whether some card on some other card would fulfil the trigger and all conditions that look at cards."""
    when = sentence.when
    if isinstance(when, n.Holding):
        return True
    if not isinstance(when, n.Played | n.Discarded):
        return True
    conditions = [condition for condition in sentence.given if isinstance(condition, _RELATIONS)]
    faces = list(product(COLOURS, NUMBERS))
    return any(
        _is(when.cards, new) and all(_true(condition, old, new) for condition in conditions)
        for old in faces
        for new in faces
    )


def _is(cards: n.Cards, face: tuple[str, int]) -> bool:
    return (not cards.colours or face[0] in cards.colours) and (not cards.numbers or face[1] in cards.numbers)


def _true(condition: n.Condition, old: tuple[str, int], new: tuple[str, int]) -> bool:
    from carteblanche.games.blank.engine.whom import related

    match condition:
        case n.Relation(relation):
            return related(relation, COLOURS.index(old[0]), old[1], COLOURS.index(new[0]), new[1])
        case n.Sum(total):
            return old[1] + new[1] == total
        case n.On(cards):
            return _is(cards, old)
        case n.Top(cards):
            return _is(cards, new)
        case _:
            return True


def _targets(sentence: n.Sentence) -> list[Finding]:
    """Players and colours that nobody has determined before they are used."""
    known: set[str] = {"causer"} if isinstance(sentence.when, n.Threatened | n.Accused) else set()
    found: list[Finding] = []
    for part in n.inside(sentence.then):
        match part:
            case n.Contest():
                known |= {"winner", "loser"}
            case n.Race():
                known |= {"first", "last"}
            case n.Vote():
                known.add("voted")
            case n.Act():
                known.add("target")
            case n.Name(what):
                known.add(f"named-{what}")
            case n.Who(role) if role in _LATER and role not in known:
                found.append(Finding("warning", "no-target", role))
            case n.Cards(_, _, make) if make.startswith("named") and make not in known:
                found.append(Finding("warning", "no-target", make))
            case _:
                pass
    return found


_LATER: Final = frozenset(("winner", "loser", "first", "last", "voted", "causer", "target"))


def _wins(sentence: n.Sentence) -> list[Finding]:
    found: list[Finding] = []
    emptied = False
    for part in n.inside(sentence.then):
        match part:
            case n.Win():
                found.append(Finding("warning", "wins-at-once", "win"))
            case n.Discard(n.Whole(), cards, _) if cards == n.Cards():
                emptied = True
            case n.Give(n.Whole(), _):
                emptied = True
            case n.Draw():
                emptied = False
            case n.Finish(seconds) if seconds < 20:
                found.append(Finding("warning", "wins-at-once", "finish"))
            case _:
                pass
    if emptied:
        found.append(Finding("warning", "wins-at-once", "discard"))
    return found


def causes(sentence: n.Sentence) -> set[type[n.Node]]:
    """The kinds of event that a card can bring about by itself."""
    found: set[type[n.Node]] = set()
    for part in n.inside(sentence.then):
        match part:
            case n.Draw() | n.Suffer() | n.Search():
                found |= {n.Drawn, n.Holding}
            case n.Discard() | n.Mill():
                found |= {n.Discarded, n.Holding}
            case n.Give() | n.Take() | n.Swap() | n.Rotate() | n.Pass():
                found |= {n.Handed, n.Holding}
            case n.Drop() | n.Reveal() | n.Renew():
                found.add(n.Rules)
            case n.Reverse():
                found.add(n.Table)
            case n.Skip():
                found.add(n.Turn)
            case _:
                pass
    return found


def _circles(sentence: n.Sentence, beside: Sequence[n.Sentence]) -> list[Finding]:
    """Cards that set themselves off, or each other. It ends all the same: each rule fires once in an action."""
    if sentence.when is None:
        return []
    if type(sentence.when) in causes(sentence):
        return [Finding("warning", "sets-itself-off")]
    reached, seen = causes(sentence), set[int]()
    while True:
        new = [
            i
            for i, other in enumerate(beside)
            if i not in seen and other.when is not None and type(other.when) in reached
        ]
        if not new:
            return []
        for i in new:
            seen.add(i)
            reached |= causes(beside[i])
        if type(sentence.when) in reached:
            return [Finding("warning", "circle")]


def _persons(sentence: n.Sentence, people: Sequence[str]) -> list[Finding]:
    """Cards that single out a person of this table."""
    texts = [getattr(part, "text", "") for part in n.inside(sentence)]
    words = {word.strip(".,;:!?").casefold() for text in texts for word in text.split()}
    return [Finding("warning", "singles-out", name) for name in people if name.casefold() in words]
