"""Clauses that say again what the reading says anyway: who chooses, that nobody looks, that nobody has to, who is meant or not meant.

Such a clause passes only if the step that it is about shows the same; otherwise it stays a clause that was not understood.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from msgspec import structs

from carteblanche.games.blank.calculus.parts import Chosen, Hand, Some
from carteblanche.games.blank.calculus.parts import Part as CalculusPart
from carteblanche.games.blank.calculus.steps import (
    Allow,
    Change,
    Each,
    Either,
    Exchange,
    May,
    Move,
    Permit,
    Pick,
    Play,
    Show,
    Step,
)
from carteblanche.games.blank.calculus.trees import count_of, replaced
from carteblanche.reader.meaning.parts import Part
from carteblanche.reader.meaning.refer import Context, NotUnderstood, players
from carteblanche.reader.meaning.story import Story
from carteblanche.reader.phrases.sketch import Frame, Item, Who

CHOOSING: Final = frozenset({"choose", "name"})
IDLE: Final = frozenset({"also", "now", "always", "self", "chosen", "yourchoice", "again", "en", "to"})
"""Adverbs that add nothing to such a clause."""


@dataclass(frozen=True, slots=True)
class Remark:
    """What a clause says, and of whom: `chooses`, `unseen`, `free`, `too`, `not`, `fits`."""

    kind: str
    who: Who | None
    behind: bool
    """Whether it stands behind a comma: then *they* are not whoever does it."""


def remark(part: Part) -> Remark | None:
    """What this clause says, if it is one of these."""
    found = _choice(part) or _rest(part)
    if found is None or part.role not in ("", "if", "else") or (part.role == "if" and found[0] != "chooses"):
        return None
    before = part.row.tokens[part.first - 1].text if part.row is not None and part.first else ","
    return Remark(*found, before in (",", "(", "-", "–", "—"))


def _items(part: Part) -> list[Item]:
    return [part.item, *part.extra]


def _choice(part: Part) -> tuple[str, Who | None] | None:
    """*their choice*, *you pick*, *everyone chooses their own*, *c'est lui qui choisit*."""
    item, frame = part.item, part.frame
    if item.cat == "adv" and item.val.value in ("chosen", "yourchoice") and not part.extra:
        return "chooses", None
    thing = item.val if item.cat == "T" else item.val.item if item.cat == "PP" and item.val.cat == "T" else None
    if thing is not None and thing.name == "choice" and not part.extra and thing.num is None:
        return "chooses", thing.owner or _owner(thing.mods)
    if frame is None:
        return None
    chosen = _cleft(frame)
    if chosen is not None and not part.extra:
        return "chooses", chosen
    wants = not frame.pred and frame.modal == "want"
    if frame.neg or not (wants or (frame.pred in CHOOSING and frame.modal in ("", "may", "must"))):
        return None
    people = [arg.item for arg in frame.args if arg.cat == "W" and arg.side == "L" and arg.prep in ("", "than")]
    people += [one.val for one in part.extra if one.cat == "W" and one.end <= part.item.start]
    rest = [arg for arg in frame.args if arg.item not in people]
    if len(people) > 1 or any(arg.cat != "C" or not _own(arg.item) for arg in rest) or frame.mods - IDLE:
        return None
    more = [one for one in part.extra if one.val not in people]
    if not people and (rest or more):
        return None
    if any(one.cat not in ("poss", "adv", "C") or (one.cat == "C" and not _own(one.val)) for one in more):
        return None
    who = people[0] if people else Who("you")
    if who.rel is not None or who.has is not None or who.relative or who.any or (who.every and not rest and not more):
        return None
    return "chooses", who


def _cleft(frame: Frame) -> Who | None:
    """*It is they who choose*."""
    people = [arg.item for arg in frame.args if arg.cat == "W"]
    stated = [who for who in people if who.rel is not None]
    if frame.pred != "be" or frame.neg or frame.modal or len(people) != 2 or len(stated) != 1 or len(frame.args) > 2:
        return None
    rel: Frame = stated[0].rel
    plain = rel.pred in CHOOSING and not rel.neg and not rel.modal and not rel.args
    return next(who for who in people if who.rel is None) if plain else None


def _owner(mods: frozenset[str]) -> Who | None:
    return Who("~they") if "they" in mods else Who("you") if mods & {"you", "i"} else None


def _own(np: Any) -> bool:
    """*their own*: no other cards."""
    plain = not np.fit and np.num is None and np.rel is None and not np.no and not np.how
    return plain and (np.owner is not None or np.own)


def _rest(part: Part) -> tuple[str, Who | None] | None:
    frame = part.frame
    if part.item.cat == "mod" and part.item.val.value == "neednot" and not part.extra:
        return "free", None
    if frame is None:
        return _meant(part)
    rest = [arg for arg in frame.args if not (arg.cat == "W" and not arg.prep)]
    again = all(arg.cat == "C" and arg.item.ref in ("it", "them") for arg in rest) and not part.extra
    if not frame.pred and frame.modal == "neednot" and not rest and not part.extra:
        return "free", None
    banned = frame.neg or frame.modal == "maynot" or bool(frame.mods & {"ban"})
    if frame.pred == "look" and banned and again and not frame.mods - IDLE - {"ban"}:
        return "unseen", None
    if frame.pred == "match" and frame.modal == "must" and not frame.neg and again and not frame.mods - IDLE:
        return "fits", None
    return None


def _meant(part: Part) -> tuple[str, Who | None] | None:
    """*you too*, *not you*."""
    people = [one.val for one in _items(part) if one.cat == "W"]
    words = [one.val.value for one in _items(part) if one.cat == "adv"]
    denied = sum(one.cat == "neg" for one in _items(part))
    if len(people) != 1 or len(_items(part)) != 1 + len(words) + denied or people[0].value not in ("you", "i"):
        return None
    if denied == 1 and not words:
        return "not", people[0]
    return ("too", people[0]) if words and not denied and set(words) <= {"also", "too", "even"} else None


def said_again(story: Story, done: list[Step], changes: list[Change], part: Part) -> bool:
    """Whether a clause only says what the step or the change before it says anyway, or who chooses where that was left to chance."""
    said = remark(part)
    steps = done or story.steps
    changed = settled(story.ctx, steps[-1], said) if said is not None and steps else None
    if changed is not None:
        steps[-1] = changed
    elif said is None or not agrees(story.ctx, (*steps[-1:], *changes), said):
        return False
    story.reasons.append(part.text)
    return True


def agrees(ctx: Context, steps: tuple[Any, ...], said: Remark) -> bool:
    """Whether these steps or changes show what a clause says of them."""
    if not steps:
        return False
    match said.kind:
        case "chooses":
            return _chooses(ctx, set(_deciders(steps)), said)
        case "unseen":
            moved = [one.cards for one in _parts(steps) if isinstance(one, Move)]
            return bool(moved) and all(isinstance(one.place, Hand) and one.how == "random" for one in moved)
        case "free":
            return any(isinstance(one, May | Permit | Allow) for one in _parts(steps[-1:]))
        case "too":
            return "all" in _concerned(steps[-1])
        case "not":
            return "others" in _concerned(steps[-1])
        case "fits":
            return isinstance(steps[-1], Play) and not steps[-1].free
        case _:
            return False


def settled(ctx: Context, step: Any, said: Remark) -> Any | None:
    """*Take a card from the next player, you choose*: the step with who chooses, if that was left to chance."""
    if said.kind == "too" and count_of(step, Chosen()) == 1:
        return replaced(step, Chosen(), Chosen(among="all"))
    if said.kind != "chooses" or said.who is None or not isinstance(step, Move) or step.cards.how != "random":
        return None
    place, to = step.cards.place, step.to
    if not isinstance(place, Hand) or not isinstance(to, Hand) or step.cards.n is None or place.of == to.of:
        return None
    if said.who.value == "~they" and to.of == "you":
        return structs.replace(step, cards=structs.replace(step.cards, how="choice"))
    try:
        who = players(replace(ctx), said.who)
    except NotUnderstood:
        return None
    return structs.replace(step, cards=structs.replace(step.cards, how="choice", by=who)) if who == to.of else None


def _concerned(step: Any) -> list[Any]:
    """The players that a step names: who does it, and whose hands it is about."""
    found = [getattr(step, name) for name in step.__struct_fields__]
    places = [one.place for one in found if isinstance(one, Some)]
    return [*found, *(one.of for one in (*found, *places) if isinstance(one, Hand))]


def _chooses(ctx: Context, deciders: set[Any], said: Remark) -> bool:
    who = said.who
    if who is None:
        return bool(deciders)
    if who.value == "~they" and who.rel is None:
        others = deciders - {"you"}
        return bool(others) or (bool(deciders) and not said.behind and ctx.third)
    if who.every and who.value == "all":
        return bool(deciders & {"all", "each"}) or len(deciders) > 1
    try:
        return players(replace(ctx), who) in deciders
    except NotUnderstood:
        return False


def _parts(value: Any) -> Iterator[Any]:
    """All steps and changes in these, the inner ones too."""
    if isinstance(value, tuple):
        for one in value:  # pyright: ignore[reportUnknownVariableType]
            yield from _parts(one)
    elif isinstance(value, CalculusPart):
        yield value
        for name in value.__struct_fields__:
            yield from _parts(getattr(value, name))


def _deciders(steps: tuple[Any, ...], each: Any = "each") -> Iterator[Any]:
    """Who has something to choose in these steps."""
    for step in steps:
        match step:
            case Each(who, then):
                yield from _deciders(then, who)
                continue
            case May(who, then, otherwise):
                yield each if who == "each" else who
                yield from _deciders((*then, *otherwise), each)
                continue
            case Either(who, options):
                yield each if who == "each" else who
                yield from (one for option in options for one in _deciders(option, each))
                continue
            case Move(cards) | Show(cards) | Pick(cards):
                yield from _picks(cards, each)
            case Exchange(one, other):
                yield from _picks(one, each)
                yield from _picks(other, each)
            case _:
                pass
        yield from (one.by for one in _parts(step) if isinstance(one, Chosen))


def _picks(cards: Some, each: Any) -> Iterator[Any]:
    if cards.n is None or cards.how != "choice":
        return
    if cards.by is not None:
        yield cards.by
    elif isinstance(cards.place, Hand):
        yield each if cards.place.of == "each" else cards.place.of
    elif cards.place in ("rules", "discard", "these"):
        yield "you"
