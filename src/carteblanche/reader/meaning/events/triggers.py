"""The conditions of a sentence: which of them set the card off, and which only must hold."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any, Final

from carteblanche.games.blank.calculus.parts import (
    Coin,
    Colour,
    Compare,
    Condition,
    Event,
    Fact,
    Fits,
    Fitting,
    Idle,
    Is,
    Not,
    Nth,
    Numbered,
    Penalised,
    Players,
    Plays,
    Ranked,
    Remembered,
    Reported,
    Rounds,
    Seconds,
    Some,
    Stage,
    Streak,
    Sum,
    Times,
    Turn,
)
from carteblanche.games.blank.calculus.steps import Oblige, When
from carteblanche.reader.meaning import refer
from carteblanche.reader.meaning.events import facts
from carteblanche.reader.meaning.parts import Part
from carteblanche.reader.meaning.story import Story
from carteblanche.reader.phrases.sketch import Arg, Frame, SameAs, Thing, Who

SLOW: Final = frozenset({"think", "take", "play", "goes", "have", "put", "do", ""})
"""Verbs with which people take longer than some time."""
SEEN: Final = frozenset({"be", "goes", "put", "follow", "cover", "start", "show"})
"""Verbs with which cards come to lie on top."""


def conditions(
    story: Story, parts: list[Part], event: Event | None, *, lasting: bool = False
) -> tuple[Event | None, list[Condition]]:
    """The event that these clauses tell of, if none is known yet, and the conditions that must hold; all states are conditions where
    what follows holds as `lasting` as they do.
    """
    holds: list[Condition] = []
    for part in parts:
        if part.item.cat == "E" and event == part.item.val:
            continue
        before = list(story.left)
        state = lasting and part.frame is not None and part.frame.pred in ("have", "be")
        if event is None and part.role == "if" and not state:
            event = _event(story, part, holds)
            if event is not None:
                continue
        found = _condition(story, part)
        if found is not None:
            holds.append(Not(found) if part.role == "unless" else found)
        elif event is None and part.role == "if" and part.item.cat in ("X", "V") and not part.of_the_game():
            story.ctx.doubt(0.5 if part.frame is not None or part.doer() is not None or part.equated else 1.0)
            story.left = before
            if story.rule:
                event = Reported(part.text, about=part.doer() is not None)
            else:
                who = part.doer()
                story.ctx.doubt(0.5 if who is not None and who.relative else 0.0)
                holds.append(Fact(part.text))
        else:
            story.left.append(part.text)
    return event, holds


def _event(story: Story, part: Part, holds: list[Condition]) -> Event | None:
    """The event of a clause, unless it is rather a condition."""
    story.ctx.before = "below"
    item = part.item
    if item.cat == "E":
        return Turn(item.val.at) if isinstance(item.val, Turn) else item.val
    if item.cat == "T" and item.val.num is not None and item.val.num.op == ">" and not part.extra:
        return idle(Frame("think", (Arg(item.val, "T"),)))
    again = _again(story, part)
    if again is not None:
        return again
    if item.cat in ("C", "F"):
        return story.attempt(lambda: _cards_event(story, part))
    if item.cat != "V":
        return _seen(story, part)
    if not story.rule and part.plays_this():
        return "this"
    slow = _idle(part)
    if slow is not None:
        return slow
    barren = story.attempt(lambda: _barren(story, part))
    if barren is not None:
        holds.append(barren)
        return Stage("round", "end")
    streak = story.attempt(lambda: _streak(story, part, holds))
    if streak is not None:
        return streak  # pyright: ignore[reportReturnType]
    frame = story.whole(part)
    if story.rule or frame.pred in ("play", "draw", "discard"):
        return story.attempt(lambda: facts.event(story.ctx, frame)) or _seen(story, part)
    return None


def _streak(story: Story, part: Part, holds: list[Condition]) -> Event | None:
    """*If three red cards are played in a row*, *if the same number is played three times in a row*."""
    frame = story.whole(part) if part.frame is not None and part.frame.pred == "play" else None
    if frame is None or "row" not in frame.mods or frame.neg or frame.modal:
        return None
    cards = [arg.item for arg in frame.args if arg.cat == "C" and not arg.prep]
    filters = [arg.item.tests for arg in frame.args if arg.cat == "F" and not arg.prep]
    times = [arg.item.num.n for arg in frame.args if arg.cat == "T" and arg.item.name == "time" and arg.item.num]
    rest = [arg for arg in frame.args if arg.cat not in ("C", "F", "W", "T") or arg.prep]
    if len(cards) + len(filters) != 1 or rest:
        return None
    num = cards[0].num if cards else None
    n = times[0] if times else num.n if num is not None and num.op in ("=", ">=") else 0
    if not isinstance(n, int) or n < 3:
        return None
    fit = cards[0].fit if cards else filters[0]
    story.ctx.played = True
    if len(fit) == 1 and isinstance(fit[0], SameAs) and fit[0].cards is None and not fit[0].other:
        holds.append(Compare(Streak(fit[0].what), ">=", n))  # type: ignore[arg-type]
        return Plays()
    tests = refer.tests(story.ctx, fit)
    if not tests or any(not isinstance(test, Colour | Numbered) for test in tests):
        raise refer.NotUnderstood("what in a row?")
    holds.append(Compare(Streak(cards=tests), "=", n))
    return Plays(cards=tests)


def _right(story: Story, part: Part) -> Condition | None:
    """*If you are right*, *if it is wrong*: whether a guess was."""
    verdict = [one.val.value for one in (part.item, *part.extra) if one.cat == "verdict"]
    frame = part.frame
    if frame is not None:
        verdict += sorted(frame.mods & {"right", "wrong"})
    if not story.ctx.guessed or len(verdict) != 1 or (frame is not None and frame.pred not in ("be", "guess")):
        return None
    these = Some("these")
    named = story.ctx.guessed == "colour"
    found: Condition = Fits(these, (Colour(("named",)),)) if named else Compare(Sum(these), "=", Remembered())
    wrong = (verdict[0] == "wrong") != (frame is not None and frame.neg)
    return Not(found) if wrong else found


def _cards_event(story: Story, part: Part) -> Event:
    """Cards without a verb as the event that they are played: *A red 6: …*, *5 on 5: …*."""
    frame = story.whole(_as_play(part))
    play = facts.event(story.ctx, frame)
    if not isinstance(play, Plays) or not (play.cards or play.on):
        raise refer.NotUnderstood("which cards?")
    return play


def _as_play(part: Part) -> Part:
    """The same with the verb that was left out."""
    frame = Frame("play", (Arg(part.item.val, part.item.cat),), at=part.item.start)
    return replace(part, item=replace(part.item, cat="V", val=frame))


def times_told(part: Part) -> int | None:
    """*Three times*, *the third time*, alone: how often what was told before has happened."""
    item = part.item.val.item if part.item.cat == "PP" else part.item.val
    if part.extra or not isinstance(item, Thing) or item.name != "time":
        return None
    order = next((int(mod[3:]) for mod in item.mods if mod.startswith("ord")), 0)
    n = item.num.n if item.num is not None and isinstance(item.num.n, int) else 0
    return (order or n) if (order or n) > 1 else None


def _again(story: Story, part: Part) -> Event | None:
    n = times_told(part)
    last = story.clauses[-1] if story.clauses and isinstance(story.clauses[-1], When) else None
    event = story.event or (last.event if last is not None else None)
    return None if n is None or event in (None, "this") or isinstance(event, Nth) else Nth(n, event)


def _seen(story: Story, part: Part) -> Event | None:
    """*When a pink card turns up*, *a circle lies on a circle*: cards that come to lie on top, whatever the verb."""
    frame = part.frame
    if not story.rule or (frame is not None and (frame.pred not in SEEN or frame.neg or frame.modal)):
        return None
    args = [Arg(one.val, one.cat) for one in (part.item, *part.extra) if one.cat not in ("V", "PP", "X", "adv")]
    args += [Arg(one.val.item, one.val.cat, one.val.prep) for one in part.extra if one.cat == "PP"]
    args += frame.args if frame is not None else ()
    unknown = [one for one in part.extra if one.cat == "X"] + ([part.item] if part.item.cat == "X" else [])
    shown = [_fit(arg) for arg in args if not arg.prep and _fit(arg)]
    under = [_fit(arg) for arg in args if arg.prep in ("on", "after", "to") and _fit(arg)]
    rest = [arg for arg in args if not _fit(arg) and arg.cat != "PL" and not (arg.cat == "C" and arg.item.place)]
    if len(shown) != 1 or len(under) > 1 or rest or len(unknown) > 1:
        return None
    story.ctx.doubt(0.4 * len(unknown))
    story.ctx.played = True
    on = refer.tests(story.ctx, under[0]) if under else ()
    return Plays(cards=refer.tests(story.ctx, shown[0]), on=on)


def _fit(arg: Arg) -> tuple[Any, ...]:
    if arg.cat == "C":
        return () if arg.item.no or arg.item.owner is not None or arg.item.rel is not None else arg.item.fit
    return arg.item.tests if arg.cat == "F" else ()


def _condition(story: Story, part: Part) -> Condition | None:
    story.ctx.before = "below"
    item = part.item
    if item.cat == "T" and item.val.name in ("heads", "tails"):
        return Coin() if item.val.name == "heads" else Not(Coin())
    right = _right(story, part)
    if right is not None:
        return right
    if item.cat != "V":
        return None
    frame = story.whole(part)
    return story.attempt(lambda: facts.condition(story.ctx, frame))


def _idle(part: Part) -> Event | None:
    """*If a player does not play within five seconds*, *takes longer than ten seconds*."""
    frame = part.frame
    if frame is None:
        return None
    loose = [Arg(one.val, one.cat) for one in part.extra if one.cat in ("T", "U", "W", "C")]
    return idle(replace(frame, args=(*frame.args, *loose)))


def idle(frame: Frame) -> Event | None:
    """A clause that tells of somebody who takes their time."""
    spans: list[tuple[int, str]] = [
        (arg.item.until.n, "") for arg in frame.args if arg.cat == "U" and isinstance(arg.item.until, Seconds)
    ]
    spans += [
        (arg.item.num.n * (60 if arg.item.name == "minute" else 1), arg.item.num.op) for arg in frame.args
        if arg.cat == "T" and arg.item.name in ("second", "minute") and arg.item.num is not None and isinstance(arg.item.num.n, int)
    ]  # fmt: skip
    others = [arg for arg in frame.args if arg.cat not in ("T", "U", "W")]
    others = [arg for arg in others if not (arg.cat == "V" and arg.item.pred in ("play", "goes"))]
    if len(spans) != 1 or any(arg.cat != "C" or arg.item.fit or arg.item.owner is not None for arg in others):
        return None
    longer = spans[0][1] in (">", ">=") or "longer" in frame.mods
    if frame.pred in SLOW and longer and not frame.neg:
        return Idle(spans[0][0])
    if frame.pred not in ("play", "think", "goes") or (frame.pred != "think") != frame.neg:
        return None
    return Idle(spans[0][0])


def _barren(story: Story, part: Part) -> Condition | None:
    """*If nobody has played a 1 for a whole round*."""
    frame = part.frame
    if frame is None or not any(arg.cat == "U" and arg.item.until == Rounds() for arg in frame.args):
        return None
    nobody = [arg for arg in frame.args if arg.cat == "W" and arg.item.value == "nobody"]
    if not nobody:
        return None
    rest = replace(frame, args=tuple(arg for arg in frame.args if arg.cat != "U" and arg not in nobody))
    return Compare(Times(facts.event(story.ctx, rest), "round"), "=", 0)


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
                return found  # type: ignore[no-any-return]
    return None


def _state(story: Story, frame: Frame) -> Any:
    return story.attempt(lambda: facts.state(story.ctx, frame, "you"))


def _played(story: Story, part: Part) -> Event | None:
    """*Sixes skip*, *After a 3 everybody draws*: cards in a clause whose being played is meant."""
    frame = part.frame
    if frame is None or not story.rule or story.event is not None:
        return None
    for arg in frame.args:
        fit = arg.item.fit if arg.cat == "C" else arg.item.tests if arg.cat == "F" else ()
        skips = frame.pred in ("skip", "reverse", "again") and not frame.modal
        names = skips and arg.cat == "C" and arg.side == "L" and not arg.prep and not arg.item.no
        trigger = arg.prep in ("after", "per") or (arg.prep in ("at", "on") and arg.side == "L")
        if fit and (names or (trigger and frame.pred not in ("play", "follow", "match"))):
            rest = tuple(one for one in frame.args if one is not arg)
            part.item = replace(part.item, val=replace(frame, args=rest))
            story.ctx.played = True
            return Plays(cards=refer.tests(story.ctx, fit))
    return None


def subject_event(story: Story, part: Part) -> Event | None:
    """*Whoever coughs draws*: the event inside the subject, whose player is `you` from here on. *Sixes skip*: playing them is meant."""
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
            found = _told(story, replace(rel, mods=rel.mods - {"first"}))
            if found is not None:
                part.replace_player(arg, Who("you"))
                return Nth(1, found) if "first" in rel.mods else found
        if rel is not None and rel.pred == "win" and story.ctx.contest:
            continue
        if rel is None or (rel.pred in ("have", "be") and idle(rel) is None) or not arg.item.any:
            continue
        if _played_it(story, rel):
            part.replace_player(arg, Who("you"))
            return None
        if rel.pred in ("play", "draw", "put") and any(one.cat == "C" and one.item.ref for one in rel.args):
            continue
        slow = idle(rel) if story.rule else None
        if slow is not None:
            part.replace_player(arg, Who("you"))
            return slow
        order = rel.mods & {"last", "first"}
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
        event = Reported(part.describing()) if rel.pred in ("social", "say") else _told(story, rel)
        if event is not None:
            part.replace_player(arg, Who("you"))
            return event
    return None


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


def unable(story: Story, parts: list[Part]) -> None:
    """*… draws because they cannot play*: a reason that says which draw is meant becomes part of that clause."""
    for before, part in pairwise(parts):
        frame, event = part.frame, before.frame
        if part.role != "because" or before.role != "if" or frame is None or event is None:
            continue
        if frame.pred == "play" and (frame.neg or frame.modal == "maynot") and event.pred in ("draw", "take"):
            before.item = replace(before.item, val=replace(event, mods=event.mods | {"unable"}))
            part.role = "title"


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


def _told(story: Story, frame: Frame) -> Event | None:
    return story.attempt(lambda: facts.event(story.ctx, frame))


def _forgotten(frame: Frame) -> bool:
    return "forgotten" in frame.mods or (frame.pred == "say" and frame.neg and frame.has("quote") and not frame.modal)


def _unsaid(part: Part) -> str:
    """*… without saying X*: what should have been said, which is taken out of the clause that says who."""
    frame = part.frame
    for arg in frame.args if frame is not None else ():
        rel = arg.item.rel if arg.cat == "W" and isinstance(arg.item, Who) and not arg.prep else None
        for inner in rel.args if rel is not None else ():
            said = [one.item for one in inner.item.args if one.cat == "quote"] if inner.cat == "V" else []
            if inner.prep == "without" and said and inner.item.pred == "say" and frame is not None and rel is not None:
                who = replace(arg.item, rel=replace(rel, args=tuple(one for one in rel.args if one is not inner)))
                args = tuple(replace(one, item=who) if one is arg else one for one in frame.args)
                part.item = replace(part.item, val=replace(frame, args=args))
                return str(said[0])
    return ""


def reaction(story: Story, mains: list[Part], others: list[Part]) -> bool:
    """*Play this card when you are about to be penalised*: what it may be played against."""
    if story.rule or not mains or len(others) != 1 or others[0].role != "if" or not mains[0].plays_this(bare=True):
        return False
    told, frame = mains[0].frame, others[0].frame
    if told is None or told.neg or told.modal not in ("", "may") or frame is None or story.steps or story.clauses:
        return False
    event = story.attempt(lambda: facts.event(story.ctx, replace(story.whole(others[0]), modal="")))
    if not isinstance(event, Penalised):
        return False
    story.react = story.ctx.event = Penalised()
    story.ctx.these = None
    return True


def _whom(story: Story, who: Who) -> Players:
    found: Players | None = story.attempt(lambda: refer.players(story.ctx, who))
    return "you" if found is None else found


def duty(story: Story, parts: list[Part]) -> None:
    """*Whoever forgets to say X when doing Y, does Z*: a duty on Y, with Z as its price."""
    for part in parts:
        frame = part.frame
        if frame is None:
            continue
        unsaid = _unsaid(part)
        if unsaid:
            story.duty = unsaid
            continue
        subject = next((arg for arg in frame.args if arg.cat == "W"), None)
        rel = subject.item.rel if subject is not None and isinstance(subject.item, Who) else None
        owed = frame if _forgotten(frame) and frame.has("W") else rel if rel is not None and _forgotten(rel) else None
        if owed is None:
            continue
        story.duty = next((arg.item for arg in owed.args if arg.cat == "quote"), part.text)
        named = subject.item if subject is not None and owed is frame else None
        if named is not None and not named.any and not named.relative:
            story.obliged = _whom(story, named)
        if owed is rel and isinstance(subject, Arg):
            part.replace_player(subject, Who("you"))
        else:
            part.role = "because" if story.obliged != "you" else "title"
