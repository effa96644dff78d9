"""What follows if somebody does what was forbidden just before, or does not do what they had to: *Whoever does it all the same, draws*."""

from __future__ import annotations

from carteblanche.games.blank.calculus.parts import Hand, Players, Some
from carteblanche.games.blank.calculus.steps import May, Move, Oblige, Step
from carteblanche.reader.meaning.fines import banned, charge
from carteblanche.reader.meaning.parts import Part
from carteblanche.reader.meaning.steps.clause import steps_of
from carteblanche.reader.meaning.story import Story
from carteblanche.reader.phrases.sketch import Arg, Frame, Who


def breach(story: Story, before: list[Part], mains: list[Part]) -> bool:
    """*If you do, …*, *whoever does, …*, *otherwise …*: what follows from doing what was forbidden just before."""
    last = banned(story)
    if last is None or not mains:
        return False
    doer = _doer(mains[0], "do")
    if before:
        if len(before) != 1 or not _does(before[0].frame) or _content_of(before[0]):
            return False
    elif doer is not None:
        mains[0].replace_player(doer, Who("you"))
    elif mains[0].role != "else":
        return False
    story.ctx.played = True
    done: list[Step] = []
    for part in mains:
        steps = steps_of(story, part)
        if steps is None:
            return False
        done += steps
    fail = tuple(step for step in done if step != Move(Some("top"), Hand("you")))
    charge(story, last, fail)
    story.reasons += [part.text for part in (*before, *mains)]
    return True


def agreed_to(story: Story, before: list[Part], mains: list[Part]) -> bool:
    """*You may draw a card. If you do, …*: what follows from doing what one may; then it is part of that."""
    last = story.steps[-1] if story.steps else None
    if not isinstance(last, May) or last.otherwise or len(before) != 1 or before[0].role != "if" or not mains:
        return False
    frame = before[0].frame
    acts = ("do", "draw", "take", "discard", "play", "give", "show", "swap")
    if frame is None or frame.pred not in acts or frame.neg or frame.modal or _content_of(before[0]):
        return False
    done: list[Step] = []
    for part in mains:
        steps = steps_of(story, part) if part.role != "else" else None
        if steps is None:
            return False
        done += steps
    story.steps[-1] = May(last.who, (*last.then, *done))
    story.reasons.append(before[0].text)
    return True


def _does(frame: Frame | None) -> bool:
    return frame is not None and frame.pred in ("do", "forget") and not frame.neg and not frame.modal


def told_behind(story: Story, parts: list[Part]) -> list[Part]:
    """*Draw one if you forget*: the clauses with what is the price of a ban or a duty told first, as elsewhere."""
    last = parts[-1] if len(parts) > 1 else None
    if last is None or last.role != "if" or any(part.role for part in parts[:-1]):
        return parts
    broken = banned(story) is not None and _does(last.frame) and not _content_of(last)
    undone = owed(story) is not None and last.fails()
    return [last, *parts[:-1]] if broken or undone else parts


def _content_of(part: Part) -> bool:
    return bool(part.extra) or (part.frame is not None and _content(part.frame))


def _doer(part: Part, *preds: str) -> Arg | None:
    """The *whoever does it* of a clause."""
    for arg in part.frame.args if part.frame is not None else ():
        rel = arg.item.rel if arg.cat == "W" and isinstance(arg.item, Who) and not arg.prep else None
        if rel is not None and rel.pred in preds and not rel.neg and not _content(rel):
            return arg
    return None


def _content(rel: Frame) -> bool:
    """Whether a clause says more than that it was done."""
    return any(arg.cat not in ("W", "C") or (arg.cat == "C" and not arg.item.ref) for arg in rel.args)


def costing(before: list[Part], mains: list[Part], after: list[Part]) -> tuple[list[Part], list[Part], list[Part]]:
    """*No swearing: one card*, *Keiner darf lachen, jedes Mal eine Karte*: cards alone behind a ban are what it costs."""
    bans = [part for part in mains if part.bans() or part.law()]
    rest = [part for part in mains if part not in bans]
    if len(bans) != 1 or mains[0] is not bans[0] or len(rest) + len(after) != 1 or before:
        return before, mains, after
    price = (rest or after)[0]
    if price.role not in ("", "if", "else") or price.link not in ("", "but") or not _cards_alone(price):
        return before, mains, after
    price.role, price.link = "else", ""
    return before, [*bans, price], []


def _cards_alone(part: Part) -> bool:
    """*one card*, *+2*, *a penalty*: cards and nothing else."""
    if part.frame is not None:
        return "signed" in part.frame.mods and not part.frame.has("W") and not part.extra
    items = (part.item, *part.extra)
    cards = [one for one in items if one.cat in ("C", "N") or (one.cat == "T" and one.val.name == "penalty")]
    if len(cards) != 1 or any(one.cat not in ("adv", "q", "PP", "T") for one in items if one is not cards[0]):
        return False
    others = [one for one in items if one is not cards[0]]
    if any(one.cat == "PP" and (one.val.cat != "T" or one.val.item.name != "time") for one in others):
        return False
    if any(one.cat == "T" and one.val.name != "time" for one in others):
        return False
    np = cards[0].val
    return cards[0].cat != "C" or not (np.fit or np.ref or np.no or np.owner is not None or np.place or np.every)


def failing(part: Part, whom: Players) -> bool:
    """*Whoever forgets*, *whoever does not*: then the clause is about those who had to."""
    if part.fails():
        return True
    for arg in part.frame.args if part.frame is not None else ():
        rel = arg.item.rel if arg.cat == "W" and isinstance(arg.item, Who) and not arg.prep else None
        if rel is None or _content(rel):
            continue
        if rel.pred == "forget" or (rel.neg and rel.pred in ("do", "say", "social")):
            part.replace_player(arg, Who(whom))
            return True
    return False


def owed(story: Story) -> Oblige | None:
    """The duty that was spoken of last, if it has no price yet."""
    last = story.steps[-1] if story.steps else None
    return last if isinstance(last, Oblige) and not last.fail else None
