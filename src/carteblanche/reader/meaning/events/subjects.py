"""The event or the condition that the subject of a clause tells of: *whoever coughs draws*, *sixes skip*."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from carteblanche.games.blank.calculus.parts import (
    Beside,
    Compare,
    Condition,
    Count,
    Event,
    Fitting,
    Hand,
    Is,
    Nth,
    Numbered,
    Plays,
    Ranked,
    Reported,
    Some,
)
from carteblanche.games.blank.calculus.steps import Oblige
from carteblanche.reader.meaning import refer
from carteblanche.reader.meaning.events import facts, states
from carteblanche.reader.meaning.events.slowness import idle
from carteblanche.reader.meaning.parts import Part
from carteblanche.reader.meaning.steps.verbless import verbless
from carteblanche.reader.meaning.story import Story
from carteblanche.reader.phrases.sketch import Arg, CardsNP, Frame, Item, Who

TRIGGERS: Final = frozenset({"after", "at", "on", "with", "for", "per"})
"""Prepositions of cards that something happens upon."""
SPANS: Final = frozenset({"of", "in", "per", "during", "at", "from", "to"})
LAYS: Final = frozenset({"play", "follow", "match", "put", "cover"})
ENDING: Final = frozenset({"win", "lose", "out", "discard"})
"""Verbs for winning and losing, a contest too."""
GIFTS: Final = frozenset({"give", "cost", "deal"})


def volunteers(part: Part) -> None:
    """*Whoever wants to discards a card*: everybody may."""
    frame = part.frame
    for arg in frame.args if frame is not None else ():
        rel = arg.item.rel if arg.cat == "W" and isinstance(arg.item, Who) and not arg.prep else None
        wants = (
            rel is not None
            and not rel.pred
            and rel.modal == "want"
            and not rel.neg
            and not rel.args
            and not rel.form & {"1", "2"}
        )
        if wants and arg.item.any and frame is not None and frame.modal in ("", "may"):
            part.replace_player(arg, Who("all", every=True))
            part.item = replace(part.item, val=replace(part.item.val, modal="may"))
            return


def subject_condition(story: Story, part: Part) -> Condition | None:
    """*At the end of his turn, whoever has more than eight cards …*: what must hold of whose turn it is."""
    for arg in part.frame.args if part.frame is not None else ():
        rel = arg.item.rel if arg.cat == "W" and isinstance(arg.item, Who) and not arg.prep else None
        if rel is not None and rel.pred == "have" and arg.item.any:
            found = _state(story, rel)
            if isinstance(found, Ranked):
                found = Is("you", found)
            if found is not None:
                part.replace_player(arg, Who("you"))
                if (
                    isinstance(found, Compare)
                    and found.left == Count(Some(Hand("you")))
                    and isinstance(found.right, int)
                ):
                    story.ctx.surplus = {">": found.right, ">=": found.right - 1}.get(found.op)
                return found  # type: ignore[no-any-return]
    return None


def _state(story: Story, frame: Frame) -> Any:
    return story.attempt(lambda: states.state(story.ctx, frame, "you"))


def _played(story: Story, part: Part) -> Event | None:
    """*Sixes skip*, *After a 3 everybody draws*: cards in a clause whose being played is meant."""
    frame = part.frame
    if frame is None or not story.rule or story.event is not None:
        return None
    denied = (
        frame.neg or frame.modal in ("maynot", "neednot") or frame.pred in ("end", "win", "goout", "swap", "replace")
    )
    preps = TRIGGERS - {"with", "for"} if denied else TRIGGERS
    if frame.pred in ("goes", "appear") and any(_fit(arg.cat, arg.item) and not arg.prep for arg in frame.args):
        preps = preps - {"on"}
    for one in part.extra:
        phrase = one.val
        fit = _fit(phrase.cat, phrase.item) if one.cat == "PP" else ()
        if fit and one.end <= part.item.start and phrase.prep in preps and frame.pred not in LAYS:
            part.extra.remove(one)
            return _laying(story, fit, phrase.item, part)
    for arg in frame.args:
        fit = _fit(arg.cat, arg.item)
        names = arg.side == "L" and not arg.prep and _acts(frame, arg)
        trigger = (
            arg.prep == "after" or (arg.prep == "per" and arg.cat != "N") or (arg.prep in preps and arg.side == "L")
        )
        if fit and (names or (trigger and frame.pred not in LAYS)):
            rest = tuple(one for one in frame.args if one is not arg)
            made = replace(frame, args=rest, modal="may" if names and "let" in frame.mods else frame.modal)
            part.item = replace(part.item, val=_drawn(made) if names and frame.pred in GIFTS else made)
            return _laying(story, fit, arg.item, part)
    return None


def _laying(story: Story, fit: tuple[Any, ...], item: Any, part: Part) -> Event:
    """That such cards are played, or the third of them."""
    story.ctx.played = True
    play = Plays(cards=refer.tests(story.ctx, fit))
    n = item.nth if isinstance(item, CardsNP) else 0
    return Nth(n, play, _within(part), n > 1) if n else play


def _within(part: Part) -> Any:
    """*the first 4 of each round*: in what is counted, which is taken out of the clause."""
    for one in part.extra:
        if one.cat == "PP" and one.val.cat == "T" and one.val.item.name in ("turn", "round", "game"):
            part.extra.remove(one)
            return one.val.item.name
    frame = part.frame
    for arg in frame.args if frame is not None else ():
        if arg.cat == "T" and arg.prep in SPANS and arg.item.name in ("turn", "round", "game") and frame is not None:
            part.item = replace(part.item, val=replace(frame, args=tuple(one for one in frame.args if one is not arg)))
            return arg.item.name
    return "game"


def _fit(cat: str, item: Any) -> tuple[Any, ...]:
    if cat == "C":
        return () if item.no or item.owner is not None or item.rel is not None or item.ref else tuple(item.fit)
    if cat == "N":
        plain = isinstance(item.n, int) and 1 <= item.n <= 6 and item.op == "=" and item.digits and not item.more
        return (Numbered((item.n,)),) if plain else ()
    return tuple(item.tests) if cat == "F" else ()


def _acts(frame: Frame, arg: Arg) -> bool:
    """Whether cards are told to do what only players can, so that who plays them does it: *Ones skip the next player*, *Red makes …*,
    *Fours give everybody a card*.
    """
    if "made" in frame.mods and not frame.neg:
        return True
    if frame.modal or frame.neg:
        return False
    things = {one.item.name for one in frame.args if one.cat == "T"}
    mine = not any(one.cat == "W" and not one.prep for one in frame.args)
    if (frame.pred == "end" and things == {"turn"}) or (frame.pred in ("win", "lose") and things <= {"game"} and mine):
        return True
    if frame.pred in ("skip", "reverse", "again") or (frame.pred in ("swap", "replace") and things == {"direction"}):
        return True
    objects = [one for one in frame.args if one.cat in ("C", "N") and one is not arg and not one.prep]
    people = [one for one in frame.args if one.cat == "W"]
    return frame.pred in GIFTS and len(objects) == 1 and len(people) == 1


def _drawn(frame: Frame) -> Frame:
    """What cards give somebody is drawn."""
    return replace(
        frame,
        pred="draw",
        args=tuple(replace(arg, side="L", prep="") if arg.cat == "W" else arg for arg in frame.args),
    )


def subject_event(story: Story, part: Part) -> Event | None:  # noqa: C901 - a branch for each kind of subject
    """*Whoever coughs draws*: the event inside the subject, whose player is `you` from here on. *Sixes skip*: playing them is meant."""
    _given_verb(story, part)
    frame = part.frame
    played = _played(story, part)
    if played is not None:
        return played
    for arg in frame.args if frame is not None else ():
        if frame is not None and frame.pred in ("choose", "name", "lot") and arg.side == "R":
            continue
        reported = _freely(story, part, arg)
        if reported is not None:
            return reported
        rel = arg.item.rel if arg.cat == "W" and isinstance(arg.item, Who) and arg.prep in ("", "cause") else None
        if (
            rel is not None
            and rel.pred == "have"
            and story.rule
            and story.event is None
            and not rel.has("D")
            and idle(rel) is None
        ):
            found = _event_of(story, _having_none(replace(rel, mods=rel.mods - {"first"})))
            if found is not None:
                part.replace_player(arg, Who("you"))
                return Nth(1, found) if "first" in rel.mods else found
        if rel is not None and rel.pred in ENDING and not rel.has("C") and story.ctx.contest:
            continue
        if rel is not None and _by_turn(rel):
            continue
        if rel is None or (rel.pred in ("have", "be") and idle(rel) is None) or not arg.item.any:
            continue
        if _played_it(story, rel):
            part.replace_player(arg, Who("you"))
            return None
        if rel.pred in ("play", "draw", "put") and any(
            one.cat == "C" and (one.item.ref or one.item.place == "~before") for one in rel.args
        ):
            continue
        slow = idle(rel) if story.rule else None
        if slow is not None:
            part.replace_player(arg, Who("you"))
            return slow
        order = rel.mods & {"last", "first"} or {
            one.item.value for one in rel.args if one.cat == "W" and one.item.value in ("last", "first")
        }
        races = story.steps or not story.rule or story.event is not None
        if rel.pred in ("social", "say", "do", "play") and order and races:
            story.contest = part.describing()
            part.replace_player(arg, Who(next(iter(order))))
            return None
        if not story.rule and rel.pred == "social" and not order and not _spans(part):
            story.ctx.doubt(0.3)
            part.replace_player(arg, Who(Fitting(part.describing())))
            return None
        story.ctx.before = "below"
        event = Reported(part.describing()) if rel.pred in ("social", "say") else _event_of(story, rel)
        if event is not None:
            part.replace_player(arg, Who("you"))
            return event
    return None


def _having_none(rel: Frame) -> Frame:
    """*kto nie ma czerwonej karty*: whoever has no such card."""
    cards = [arg for arg in rel.args if arg.cat == "C" and arg.prep in ("", "from", "of")]
    if not rel.neg or len(cards) != 1 or not cards[0].item.fit or cards[0].item.num is not None:
        return rel
    none = replace(cards[0], prep="", item=replace(cards[0].item, no=True))
    return replace(rel, neg=False, args=tuple(none if arg is cards[0] else arg for arg in rel.args))


def _by_turn(rel: Frame) -> bool:
    """*whoever plays next*: somebody who is known by when their turn is."""
    people = [arg for arg in rel.args if arg.cat == "W" and isinstance(arg.item.value, Beside)]
    return rel.pred in ("play", "goes", "follow") and len(people) == len(rel.args) == 1 and not rel.neg


def _given_verb(story: Story, part: Part) -> None:
    """*A card for whoever laughs*: with the verb that was left out, where somebody is described by what they do."""
    if part.frame is not None or not story.rule or story.event is not None:
        return
    people = [one.val.item for one in (part.item, *part.extra) if one.cat == "PP" and one.val.cat == "W"]
    people += [one.val for one in (part.item, *part.extra) if one.cat == "W"]
    frame = verbless(part) if any(one.rel is not None or one.free for one in people) else None
    if frame is not None:
        items = (part.item, *part.extra)
        start, end = min(one.start for one in items), max(one.end for one in items)
        part.item = Item("V", start, end, replace(frame, at=end))
        part.extra = []


def _played_it(story: Story, rel: Frame) -> bool:
    """*whoever played it*: whom the event is about."""
    if not isinstance(story.event, Plays) or rel.pred not in ("play", "put") or rel.neg or rel.modal:
        return False
    return bool(rel.args) and all(
        arg.cat == "C" and arg.item.ref in ("it", "that", "them") and not arg.prep for arg in rel.args
    )


def _spans(part: Part) -> bool:
    """Whether a clause says how long something lasts."""
    args = part.frame.args if part.frame is not None else ()
    return any(arg.cat == "U" for arg in args) or any(one.cat == "U" for one in part.extra)


def _freely(story: Story, part: Part, arg: Arg) -> Event | None:
    """What people report of whoever is described in free words."""
    if arg.cat != "W":
        return None
    text = arg.item.free
    last = story.steps[-1] if story.steps else None
    if (text or _talks(arg)) and _during(story) and isinstance(last, Oblige):
        story.steps.pop()
        story.reasons.append(last.text)
        story.spell = last.until
        text = text or part.describing()
    elif not text or not story.rule or story.event is not None:
        return None
    part.replace_player(arg, Who("you", case=arg.item.case))
    return Reported(text)


def _talks(arg: Arg) -> bool:
    return (
        arg.item.rel is not None
        and arg.item.rel.pred in ("social", "say")
        and not arg.item.rel.mods & {"last", "first"}
    )


def _during(story: Story) -> bool:
    """Whether on a game card something was just asked of people for a while: what follows is the price of not doing it."""
    last = story.steps[-1] if story.steps else None
    return not story.rule and isinstance(last, Oblige) and last.until is not None and not last.fail


def _event_of(story: Story, frame: Frame) -> Event | None:
    """The event of a clause that says who; on a game card nobody is told by playing any card at all."""
    found: Event | None = story.attempt(lambda: facts.event(story.ctx, frame))
    return None if found == Plays() and not story.rule else found
