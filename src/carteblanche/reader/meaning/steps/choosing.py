"""Who decides: between two things that may happen, or which cards are meant."""

from __future__ import annotations

from typing import Final

from msgspec import structs

from carteblanche.games.blank.calculus.parts import Chosen, Hand, Players, Random, Ranked
from carteblanche.games.blank.calculus.steps import Choose, Each, Either, May, Move, Step
from carteblanche.games.blank.calculus.trees import count_of, replaced
from carteblanche.reader.meaning.parts import Part
from carteblanche.reader.phrases.sketch import Who

CHOOSING: Final = frozenset({"choose", "name", "say"})


def decides(part: Part, *, before: bool = False) -> Who | None:
    """Who decides, of a clause that says nothing else: *I choose*, *their choice*, *der Nächste hat die Wahl*. `before`: what there is to
    decide between follows, so that *says* will do.
    """
    items = (part.item, *part.extra)
    if part.frame is None:
        chosen = [one.val for one in items if one.cat == "T" and one.val.name == "choice"]
        idle = all(one.cat in ("T", "fluff", "adv", "conj") for one in items)
        return chosen[0].owner if len(chosen) == 1 and idle else None
    frame = part.frame
    if "random" in frame.mods:
        return None
    if frame.neg or frame.modal not in ("", "may", "must") or any(one.cat not in ("W", "fluff") for one in part.extra):
        return None
    people = [arg.item for arg in frame.args if arg.cat == "W" and not arg.prep]
    people += [one.val for one in part.extra if one.cat == "W"]
    people = [one for one in people if one.value != "~self"]
    rest = [arg for arg in frame.args if arg.cat not in ("W", "U")]
    if len(people) > 1 or any(arg.cat == "W" and arg.prep for arg in frame.args):
        return None
    choice = [arg for arg in rest if arg.cat == "T" and arg.item.name == "choice"]
    idle = all(arg in choice or (arg.cat == "C" and arg.item.ref in ("it", "this", "that")) for arg in rest)
    verbs = CHOOSING if before else {"choose"}
    stated = frame.pred in verbs or (frame.pred in ("have", "be") and bool(choice))
    if not stated or not idle or (not people and frame.pred != "choose"):
        return None
    return people[0] if people else Who("you")


def whose_choice(last: Step | None, subject: Players) -> Players:
    """*their choice*: of the one who has to give something, else of who does it."""
    if isinstance(last, Move) and isinstance(last.cards.place, Hand) and last.cards.place.of not in ("you", subject):
        return last.cards.place.of
    return subject


def wished_by(who: Players, steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """Steps that somebody, or everybody by themselves, may take."""
    if who not in ("all", "others"):
        return (May("you", steps),)
    return (Each(who, (May("each", tuple(replaced(step, who, "each") for step in steps)),)),)


def names_somebody(part: Part) -> bool:
    """Whether somebody is named in it."""
    inside = part.frame is not None and any(arg.cat == "W" for arg in part.frame.args)
    return inside or any(one.cat == "W" for one in (part.item, *part.extra))


def described_behind(part: Part) -> bool:
    """*Wähle jemanden, | der zwei Karten zieht*: a clause without a subject whose verb stands last."""
    frame = part.frame
    return frame is not None and bool(frame.args) and all(arg.side == "L" for arg in frame.args) and not part.role


def between(who: Players, one: tuple[Step, ...], other: tuple[Step, ...]) -> tuple[Step, ...]:
    """Either the one or the other, as somebody likes: what may be done is one of the two."""
    ways = tuple(_plain(steps) for steps in (one, other))
    step: Step = Either(who, ways)
    if isinstance(who, Ranked | Chosen | Random) and count_of(step, who) > 1:
        return Choose(who), replaced(step, who, "them")
    return (step,)


def _plain(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    only = steps[0] if len(steps) == 1 else None
    return only.then if isinstance(only, May) and not only.otherwise else steps


def picked_by(steps: list[Step], who: Players) -> bool:
    """*Which one, the dealer decides*: whether the last step is about cards that somebody has to pick; then it is this one."""
    last = steps[-1] if steps else None
    if not isinstance(last, Move) or last.cards.n is None or last.cards.how not in ("choice", "random"):
        return False
    theirs = isinstance(last.cards.place, Hand) and last.cards.place.of == who
    cards = structs.replace(last.cards, how="choice", by=None if theirs else who)
    steps[-1] = structs.replace(last, cards=cards)
    return True
