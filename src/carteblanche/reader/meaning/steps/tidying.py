"""Steps that say the same in fewer words: what was only chosen, given back and forth, or said twice."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from carteblanche.games.blank.calculus.parts import (
    Agree,
    AnyNumber,
    But,
    Calculation,
    Chosen,
    Compare,
    Count,
    Draws,
    Hand,
    Hit,
    Misses,
    Plays,
    Ranked,
    Some,
)
from carteblanche.games.blank.calculus.steps import (
    Always,
    Arrange,
    Choose,
    Clause,
    Exchange,
    Extra,
    Forbid,
    If,
    Instead,
    Let,
    May,
    Move,
    Permit,
    Pick,
    Require,
    Reverse,
    Share,
    Show,
    Shuffle,
    Skip,
    Step,
    Vote,
    When,
)
from carteblanche.games.blank.calculus.trees import count_of, replaced

UNBOUNDED = 99
"""As many as one likes."""
HAND = (Hand("you"), Hand("all"), Hand("others"))


def tidy(steps: list[Step]) -> list[Step]:
    """The same steps without what changes nothing."""
    found: list[Step] = []
    for one in steps:
        step = one
        last = found[-1] if found else None
        if last == step and isinstance(step, Reverse | Skip | Extra):
            continue
        if isinstance(step, May) and len(step.then) > 1:
            step = structs.replace(step, then=tuple(tidy(list(step.then))))
        if (shared := _shared(found, step)) is not None:
            found[-2:] = [shared]
            continue
        joined = (
            _arranged(last, step)
            or _spared(last, step)
            or _moved(last, step)
            or _exchanged(last, step)
            or _renewed(last, step)
        )
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
    if isinstance(step, Vote):
        return not count_of(rest, "voted") and any(isinstance(one, If) and isinstance(one.holds, Agree) for one in rest)
    if isinstance(step, Pick):
        return not count_of(rest, "these") and isinstance(step.cards.place, Hand)
    return isinstance(step, Choose) and not count_of(rest, "them") and isinstance(step.who, Chosen)


def _shared(found: list[Step], step: Step) -> Step | None:
    """*Everybody puts a card in the middle. Shuffle and deal them*: these cards are shared out."""
    if len(found) < 2 or step != Share(Some("these")) or not isinstance(found[-1], Shuffle):
        return None
    laid = found[-2]
    gathered = isinstance(laid, Move) and laid.to == "middle" and laid.cards.place in (Hand("all"), Hand("others"))
    return Share(laid.cards) if isinstance(laid, Move) and gathered else None


def _arranged(last: Step | None, step: Step) -> Step | None:
    """*Look at the top three cards and put them back in any order*: whoever orders them sees them anyway."""
    looked = isinstance(last, Show) and isinstance(step, Arrange) and last.to == step.who
    return (
        step if isinstance(last, Show) and isinstance(step, Arrange) and looked and last.cards == step.cards else None
    )


def _moved(last: Step | None, step: Step) -> Step | None:
    """*Pick a rule and get rid of it*: it is the one that is moved."""
    if not isinstance(last, Pick) or not isinstance(step, Move) or step.cards != Some("these"):
        return None
    place = last.cards.place
    others = isinstance(place, Hand) and place.of != "you" and last.cards.by is None
    return structs.replace(step, cards=structs.replace(last.cards, by="you") if others else last.cards)


def _spared(last: Step | None, step: Step) -> Step | None:
    """*The youngest is spared, all others draw*, *everybody draws, only the youngest does not*: all but somebody do it."""
    if isinstance(last, Let) and last.until == "covered" and count_of(step, "others") == 1:
        whom = _exempt(last, Hit)
        rest: Any = But("others" if isinstance(whom, Chosen) else "all", whom)
        return replaced(step, "others", rest) if whom not in (None, "you", "all", "others") else None
    if (
        isinstance(step, Let)
        and step.until == "covered"
        and isinstance(last, Move | Skip)
        and count_of(last, "all") == 1
    ):
        kinds = Misses if isinstance(last, Skip) else Draws
        whom = _exempt(step, kinds)
        without: Any = "others" if whom == "you" else But("all", whom)
        return replaced(last, "all", without) if whom not in (None, "all", "others") else None
    return None


def _exempt(step: Let, kind: type[Any]) -> Any:
    """Whom such an event does not concern."""
    change = step.change
    if not isinstance(change, Instead) or change.then or not isinstance(change.event, kind):
        return None
    return getattr(change.event, "who", None)


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


def topped_up(test: Any, steps: list[Step]) -> list[Step] | None:
    """*If you have fewer than six cards, draw up to six*: what is missing, and no condition beside it."""
    only = steps[0] if len(steps) == 1 else None
    if not isinstance(only, Move) or only.cards.place != "draw" or not isinstance(only.to, Hand):
        return None
    size, n = Count(Some(only.to)), only.cards.n
    missing = n == Calculation("-", getattr(n, "left", 0), size)
    most = (
        n.left
        if missing and isinstance(n, Calculation)
        else n.most
        if isinstance(n, AnyNumber) and n.least == 0
        else None
    )
    if not isinstance(most, int) or most == UNBOUNDED:
        return None
    if test not in (Compare(size, "<", most), Compare(size, "<=", most - 1), Compare(size, "<=", most)):
        return None
    return [structs.replace(only, cards=structs.replace(only.cards, n=Calculation("-", most, size)))]
