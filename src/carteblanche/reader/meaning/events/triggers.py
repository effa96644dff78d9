"""The conditions of a sentence: which of them set the card off, and which only must hold."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from carteblanche.games.blank.calculus.parts import (
    Becomes,
    Coin,
    Colour,
    Compare,
    Condition,
    Count,
    Event,
    Fact,
    Fits,
    Hand,
    Not,
    Nth,
    Plays,
    Remembered,
    Reported,
    Some,
    Stage,
    Sum,
    Turn,
)
from carteblanche.reader.meaning import refer
from carteblanche.reader.meaning.events import facts, states
from carteblanche.reader.meaning.events.repeats import again, barren, in_a_row
from carteblanche.reader.meaning.events.slowness import idle, slow
from carteblanche.reader.meaning.parts import Part
from carteblanche.reader.meaning.story import Story
from carteblanche.reader.phrases.sketch import Arg, Frame, Item

SEEN: Final = frozenset({"appear", "be", "goes", "put", "follow", "cover", "start", "show"})
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
            comes = part.frame is not None and part.frame.pred == "appear"
            story.ctx.doubt(1.0 if comes else 0.0)
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
    once_more = again(story, part)
    if once_more is not None:
        return once_more
    if item.cat == "C" and held_in_hand(part):
        return story.attempt(lambda: _comes_to_hold(story, part)) if story.rule else None
    if item.cat in ("C", "F"):
        return story.attempt(lambda: cards_event(story, part))
    if item.cat != "V":
        return shown_by(story, part)
    if not story.rule and part.plays_this():
        return "this"
    lingers = slow(part)
    if lingers is not None:
        return lingers
    missed = story.attempt(lambda: barren(story, part))
    if missed is not None:
        holds.append(missed)
        return Stage("round", "end")
    streak = story.attempt(lambda: in_a_row(story, part, holds))
    if streak is not None:
        return streak  # pyright: ignore[reportReturnType]
    frame = story.whole(part)
    if story.rule or frame.pred in ("play", "draw", "discard"):
        return story.attempt(lambda: facts.event(story.ctx, frame)) or shown_by(story, part)
    return None


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


def cards_event(story: Story, part: Part) -> Event:
    """Cards without a verb as the event that they are played: *A red 6: …*, *5 on 5: …*; or that they are all that is left."""
    few = _few(part)
    if few is not None and story.rule:
        return few
    frame = story.whole(_as_play(part))
    play = facts.event(story.ctx, frame)
    if isinstance(play, Nth):
        return play
    if not isinstance(play, Plays) or not (play.cards or play.on or play.least > 1):
        raise refer.NotUnderstood("which cards?")
    return play


def held_in_hand(part: Part) -> bool:
    """*A 6 in hand: …*: cards that somebody holds, without a verb."""
    np = part.item.val
    placed = np.place == "hand" and not np.every and bool(np.fit or np.num)
    beside = [one for one in part.extra if one.cat != "adv"]
    if np.last or any(one.cat == "adv" and one.val.value == "only" for one in part.extra):
        return False
    return (placed and not beside) or (len(beside) == 1 and _in_hand(beside[0]) and bool(np.fit))


def _comes_to_hold(story: Story, part: Part) -> Event:
    np = replace(part.item.val, place="", hand=False)
    return Becomes(refer.held(story.ctx, "each", np))


def _tossed(part: Part) -> Condition | None:
    """*If it lands on heads*, *si la pièce tombe sur face*: the side of a coin, whatever the verb."""
    frame = part.frame
    if frame is None or frame.neg or frame.modal:
        return None
    sides = [arg.item.name for arg in frame.args if arg.cat == "T" and arg.item.name in ("heads", "tails")]
    rest = [arg for arg in frame.args if arg.cat != "T" and not (arg.cat == "C" and arg.item.ref == "it")]
    things = {arg.item.name for arg in frame.args if arg.cat == "T"} - {"coin", "heads", "tails"}
    if len(sides) != 1 or rest or things or part.extra:
        return None
    return Coin() if sides[0] == "heads" else Not(Coin())


def _few(part: Part) -> Event | None:
    """*Last card: …*, *Only two cards left: …*: somebody has come down to them."""
    rest = {one.val.value for one in part.extra if one.cat in ("adv", "fluff")}
    held = all(one.cat in ("adv", "fluff") or _in_hand(one) for one in part.extra)
    np = part.item.val
    if part.item.cat != "C" or np.fit or np.place or np.owner is not None or np.no or np.ref or not held:
        return None
    num = np.num
    n = 1 if num is None else num.n
    plain = num is None or (num.op == "=" and (num.only or not num.more))
    if not plain or not isinstance(n, int) or not (np.last or "only" in rest or (num is not None and num.only)):
        return None
    return Becomes(Compare(Count(Some(Hand("each"))), "=", n))


def _in_hand(item: Item) -> bool:
    return item.cat == "PP" and item.val.cat == "C" and item.val.item.hand and item.val.item.owner is None


def _as_play(part: Part) -> Part:
    """The same with the verb that was left out."""
    frame = Frame("play", (Arg(part.item.val, part.item.cat),), at=part.item.start)
    return replace(part, item=replace(part.item, cat="V", val=frame))


def shown_by(story: Story, part: Part) -> Event | None:
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
        return (
            ()
            if arg.item.no or arg.item.nth or arg.item.owner is not None or arg.item.rel is not None
            else arg.item.fit
        )
    return arg.item.tests if arg.cat == "F" else ()


def _condition(story: Story, part: Part) -> Condition | None:
    story.ctx.before = "below"
    item = part.item
    if item.cat == "T" and item.val.name in ("heads", "tails"):
        return Coin() if item.val.name == "heads" else Not(Coin())
    right = _right(story, part) or _tossed(part)
    if right is not None:
        return right
    if item.cat == "C" and held_in_hand(part):
        return story.attempt(lambda: refer.held(story.ctx, "you", replace(item.val, place="", hand=False)))
    if item.cat != "V":
        return None
    frame = story.whole(part)
    return story.attempt(lambda: states.condition(story.ctx, frame))
