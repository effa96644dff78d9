"""The conditions of a sentence: which of them set the card off, and which only must hold."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from carteblanche.games.blank.calculus.parts import (
    Agree,
    Becomes,
    Coin,
    Compare,
    Condition,
    Count,
    Event,
    Fact,
    Fits,
    Hand,
    Happens,
    Not,
    Nth,
    Penalised,
    Plays,
    Reported,
    Some,
    Stage,
    Turn,
)
from carteblanche.reader.meaning import refer
from carteblanche.reader.meaning.events import facts, states
from carteblanche.reader.meaning.events.repeats import again, barren, in_a_row
from carteblanche.reader.meaning.events.slowness import idle, slow
from carteblanche.reader.meaning.events.verdicts import judged
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
        story.ctx.once = story.ctx.once or (part.once and not story.rule)
        before = list(story.left)
        state = lasting and _is_state(part)
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


def _is_state(part: Part) -> bool:
    """Whether a clause tells how things stand: *while red lies on top*, *more than five cards in hand*."""
    if part.frame is not None:
        return part.frame.pred in ("have", "be")
    return _on_top(part) is not None or _several_held(part)


def _on_top(part: Part) -> tuple[Any, ...] | None:
    """*Red on top*, *top card red*: what the card on top shows, without a verb."""
    items = (part.item, *part.extra)
    shown = [fit for one in items if (fit := _fit(Arg(one.val, one.cat)))]
    tops = [one for one in items if (one.cat == "adv" and one.val.value in ("top", "faceup")) or _is_top(one)]
    itself = [one for one in items if one.cat == "C" and one.val.place in ("~top", "top") and one.val.fit]
    known = all(one.cat in ("C", "F", "adv", "PP") for one in items) and len(items) <= 2
    return shown[0] if known and len(shown) == 1 and (len(tops) == 1 or itself) else None


def _is_top(item: Item) -> bool:
    if item.cat == "C":
        return bool(item.val.place == "~top")
    return item.cat == "PP" and item.val.cat == "C" and bool(item.val.item.place == "~top")


def _several_held(part: Part) -> bool:
    """*More than five cards*: as many as somebody has."""
    np = part.item.val if part.item.cat == "C" else None
    stated = np is not None and np.num is not None and np.num.op in (">", "<", ">=", "<=") and not np.fit and not np.no
    return stated and all(_in_hand(one) or one.cat == "adv" for one in part.extra)


def _event(story: Story, part: Part, holds: list[Condition]) -> Event | None:
    """The event of a clause, unless it is rather a condition."""
    story.ctx.before = "below"
    item = part.item
    if item.cat == "E":
        return Turn(item.val.at) if isinstance(item.val, Turn) else item.val
    if item.cat == "T" and item.val.num is not None and item.val.num.op == ">" and not part.extra:
        return idle(Frame("think", (Arg(item.val, "T"),)))
    named = _named_moment(part) if story.rule else None
    if named is not None:
        return named
    once_more = again(story, part) or _verbless_row(story, part, holds)
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
    if not story.rule and (_laid_on(frame) or (part.equated and frame.pred != "play")):
        return None
    if story.rule or frame.pred in ("play", "draw", "discard"):
        return story.attempt(lambda: facts.event(story.ctx, frame)) or shown_by(story, part)
    return None


def _verbless_row(story: Story, part: Part, holds: list[Condition]) -> Event | None:
    """*Three of the same colour in a row: …*."""
    if not story.rule or part.item.cat not in ("C", "F", "T"):
        return None

    def found() -> Any:
        return in_a_row(story, _as_play(part), holds)

    event: Event | None = story.attempt(found)
    return event


def _named_moment(part: Part) -> Event | None:
    """*New rule?*, *Neue Runde:*, *Penalty?*: what happens, by its name alone."""
    item = part.item
    if emptied(part):
        return Happens("reshuffled")
    words = {one.val.value for one in part.extra if one.cat in ("adv", "q")}
    if any(one.cat not in ("adv", "q", "W") for one in part.extra) or words - {
        "now",
        "again",
        "also",
        "each",
        "over",
        "empty",
        "new",
    }:
        return None
    if item.cat == "C" and item.val.place == "new-rules" and item.val.one() and not item.val.no:
        return Happens("rule-comes")
    if item.cat != "T" or item.val.rel is not None:
        return None
    mods = item.val.mods
    match item.val.name:
        case "round" if words & {"over", "empty"}:
            return Stage("round", "end")
        case "round" if "new" in mods | words or mods & {"another", "next"}:
            return Stage("round", "start")
        case "penalty" if not mods - {"each", "any", "new"} and item.val.num is None:
            return Penalised()
        case "turn" if item.val.owner is not None and not mods & {"no", "another", "more", "extra", "next"}:
            return Turn("end" if words & {"over", "empty"} else "start")
        case _:
            return None


def emptied(part: Part) -> bool:
    """*When the draw pile runs out*, *Deck empty?*, *wird neu gemischt*: the cards are shuffled again."""
    frame = part.frame
    args = list(frame.args) if frame is not None else []
    args += [Arg(one.val, one.cat) for one in (part.item, *part.extra) if one.cat in ("PL", "C")]
    args += [Arg(one.val.item, one.val.cat, one.val.prep) for one in (part.item, *part.extra) if one.cat == "PP"]
    piles = [arg for arg in args if _is_draw_pile(arg)]
    people = [
        arg for arg in args if arg.cat == "W" and not arg.item.one and arg.item.value not in ("all", "~they", "you")
    ]
    words = {one.val.value for one in (part.item, *part.extra) if one.cat == "adv"}
    words |= frame.mods if frame is not None else frozenset[str]()
    if people or (frame is not None and frame.neg):
        return False
    if frame is not None and frame.pred == "shuffle":
        others = [arg for arg in args if arg.cat in ("C", "PL") and arg not in piles and not arg.prep]
        return not others and frame.modal in ("", "must") and bool(piles or "again" in words)
    ended = "empty" in words or (frame is not None and frame.pred in ("end", "vanish", "out", "goes"))
    gone = any(arg.cat == "C" and arg.item.no and not arg.item.fit for arg in args)
    cards = [arg for arg in args if arg not in piles and arg.cat == "C" and not arg.item.no and arg.item.named]
    return bool(piles) and (("empty" in words or ended) or gone) and all(arg.item.plural for arg in cards)


def _is_draw_pile(arg: Arg) -> bool:
    return bool(
        arg.item == "draw" if arg.cat == "PL" else arg.cat == "C" and arg.item.place == "draw" and arg.item.how == ""
    )


def _agreed(part: Part) -> Condition | None:
    """*If a majority agrees*, *sind die meisten dafür*: a vote, yes or no."""
    frame = part.frame
    items = [(one.cat, one.val) for one in (part.item, *part.extra)]
    items += [(arg.cat, arg.item) for arg in frame.args] if frame is not None else []
    items += [(one.val.cat, one.val.item) for one in (part.item, *part.extra) if one.cat == "PP"]
    most = any((cat == "T" and val.name == "majority") or (cat == "D" and val.way == "most") for cat, val in items)
    everybody = any(cat == "W" and val.value == "all" and val.every and val.rel is None for cat, val in items)
    yes = (frame is not None and frame.pred == "agree") or any(
        cat == "adv" and val.value == "agreed" for cat, val in items
    )
    yes = yes or (frame is not None and "agreed" in frame.mods)
    bare = most and frame is None and len(items) == 1 and any(cat == "T" for cat, _ in items)
    if not (yes or bare) or not (most or everybody) or (frame is not None and (frame.neg or frame.modal)):
        return None
    strange = [cat for cat, _ in items if cat in ("C", "F", "N", "X", "PL")]
    return None if strange else Agree("all") if most else Agree("all", "all")


def _laid_on(frame: Frame) -> bool:
    """*Played on blue*: on a game card it is this card that was."""
    cards = [arg for arg in frame.args if arg.cat in ("C", "F", "N") and not arg.prep]
    people = [arg for arg in frame.args if arg.cat == "W" and arg.item.value != "you"]
    on = [arg for arg in frame.args if arg.prep == "on" and arg.cat in ("C", "F")]
    itself = all(arg.cat == "C" and arg.item.ref in ("this", "it") for arg in cards)
    return frame.pred in ("play", "put") and len(on) == 1 and itself and not people


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


def tossed_side(part: Part) -> Condition | None:
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
    if item.cat == "T" and item.val.name == "yes" and story.ctx.voters is not None and not part.extra:
        return Agree(story.ctx.voters)
    right = judged(story, part) or tossed_side(part) or _agreed(part)
    if right == Agree("all") and story.ctx.voters is not None:
        return Agree(story.ctx.voters)
    if right is not None:
        return right
    if item.cat == "C" and (held_in_hand(part) or _several_held(part)):
        return story.attempt(lambda: refer.held(story.ctx, "you", replace(item.val, place="", hand=False)))
    above = _on_top(part)
    if above is not None:
        return Fits(Some("top"), refer.tests(story.ctx, above))
    if item.cat == "PP" and item.val.prep == "on" and item.val.cat in ("C", "F") and not story.rule and not part.extra:
        frame = Frame("be", (Arg(item.val.item, item.val.cat, "on"),), at=item.start)
        return story.attempt(lambda: states.condition(story.ctx, frame))
    if item.cat != "V":
        return None
    frame = story.whole(part)
    return story.attempt(lambda: states.condition(story.ctx, frame))
