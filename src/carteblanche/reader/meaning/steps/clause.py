"""A clause as steps or as a standing change, by its verb, by what is missing, or in the author's own words."""

from __future__ import annotations

from typing import Final

from carteblanche.games.blank.calculus.parts import (
    Becomes,
    Calculation,
    Chosen,
    Compare,
    Count,
    Hand,
    Players,
    Plays,
    Reported,
    Some,
    Together,
    Turn,
)
from carteblanche.games.blank.calculus.steps import (
    Change,
    Choose,
    Contest,
    Forbid,
    Move,
    Oblige,
    Step,
)
from carteblanche.reader.meaning import refer
from carteblanche.reader.meaning.changes import fragments, laws
from carteblanche.reader.meaning.parts import Part
from carteblanche.reader.meaning.steps import (
    acts,
    doers,
    exchanges,
    handling,
    leftovers,
    levels,
    naming,
    transfers,
    turns,
    verbless,
)
from carteblanche.reader.meaning.story import Story
from carteblanche.reader.phrases.sketch import Frame

Steps = tuple[Step, ...]
SHORT: Final = 2
"""Letters of a preposition that belongs to the verb before it."""
LOADED: Final = (transfers, exchanges, handling, levels, naming, turns)
"""These fill the table of acts."""


def steps_of(story: Story, part: Part, *, following: bool = False) -> Steps | None:
    """What a clause makes happen, if it is a step; `following`: in the same sentence as others, so that cards alone need not be drawn."""
    story.ctx.before = "below" if story.rule else "top"
    item = part.item
    if part.frame is not None and part.frame.pred == "social":
        return social(story, part)
    if part.frame is not None and part.frame.pred == "challenge":
        return _challenge(story, part)
    contest = _match(story, part)
    if contest is not None:
        return contest
    if part.frame is not None and part.unknown_act():
        return social(story, part)
    if part.frame is not None:
        before = list(story.left)
        frame = story.whole(part)
        if story.rule and story.event is None and "faceup" in frame.mods and frame.pred in ("play", "put", "show"):
            return None
        limit = turns.most_held(frame)
        if limit is not None and (story.event is None or isinstance(story.event, Turn)):
            return held_back(story, limit)
        free = frame.pred == "goes" and part.link == "and" and any(one.cat == "X" for one in part.extra)
        found = None if free else story.attempt(lambda: acts.steps(story.ctx, frame))
        if found is None and (free or frame.pred in ("say", "do", "social")):
            story.left = before
            return social(story, part)
        return found
    if item.cat == "X":
        return social(story, part)
    limit = verbless.hand_limit(part) if story.rule else None
    if limit is not None and story.event is None:
        story.wait_for(Becomes(Compare(Count(Some(Hand("each"))), ">", limit)), None)
        return _excess(story, limit)
    if limit is not None and isinstance(story.event, Turn):
        return held_back(story, limit)
    bare = verbless.verbless(part) if story.event is not None or part.role == "else" else None
    if bare is not None:
        story.ctx.doubt(0.0 if isinstance(story.event, Plays | Reported) else 0.3)
        if bare.pred == "draw" and (stated := leftovers.spoken_of(story.ctx, bare)):
            return None if stated == "other" else ()
        if following and bare.pred == "draw" and not bare.has("W") and not part.link and not part.role:
            story.ctx.doubt(1.0)
        return story.attempt(lambda: acts.steps(story.ctx, bare))
    return None


def held_back(story: Story, limit: int) -> Steps | None:
    """A limit of the hand: what is too much at the end of a turn is discarded."""
    if story.event is None and story.rule:
        story.wait_for(Turn("end"), None)
    if story.event != Turn("end"):
        return None
    return _excess(story, limit)


def _excess(story: Story, limit: int) -> Steps:
    """What is too much is discarded."""
    story.ctx.limit = limit
    return (Move(Some(Hand("you"), n=Calculation("-", Count(Some(Hand("you"))), limit)), "discard"),)


def _challenge(story: Story, part: Part) -> Steps | None:
    """*Wyzwij gracza na pojedynek na wzrok*: a contest in free words."""
    frame, row = part.frame, part.row
    people = [arg.item for arg in frame.args if arg.cat == "W" and not arg.prep] if frame is not None else []
    others = sorted(part.extra, key=lambda one: one.start)
    if row is None or len(people) != 1 or not others or others[0].start < part.item.end or part.of_the_game():
        return None
    words = [token.text for token in row.tokens[others[0].start : others[-1].end]]
    words = words[1:] if len(words[0]) <= 2 and len(words) > 1 else words
    whom: Players | None = story.attempt(lambda: refer.players(story.ctx, people[0], choose=True))
    if whom is None:
        return None
    story.ctx.contest = True
    return (Contest(Together(("you", whom)), " ".join(words)),)


def _match(story: Story, part: Part) -> Steps | None:
    """*Play rock paper scissors with your neighbour*, *rock paper scissors against your neighbour*: a contest in free words."""
    frame, row = part.frame, part.row
    if row is None or story.rule or part.role or part.of_the_game():
        return None
    if frame is not None and (
        frame.pred not in ("play", "challenge", "do", "make") or frame.neg or frame.modal == "maynot"
    ):
        return None
    words = sorted((one for one in (part.item, *part.extra) if one.cat in ("X", "said")), key=lambda one: one.start)
    phrases = [one.val for one in part.extra if one.cat == "PP"]
    phrases += [part.item.val] if part.item.cat == "PP" else []
    people = [one.item for one in phrases if one.cat == "W" and one.prep in ("with", "against")]
    people += (
        [arg.item for arg in frame.args if arg.cat == "W" and arg.prep in ("with", "against")]
        if frame is not None
        else []
    )
    rest = [one for one in (part.item, *part.extra) if one.cat not in ("X", "said", "PP", "V", "fluff", "prep", "part")]
    if len(words) < (3 if frame is None else 1) or len(people) != 1 or rest or any(one.cat != "W" for one in phrases):
        return None
    first = 1 if len(words) > 1 and len(row.tokens[words[0].start].text) <= SHORT else 0
    text = row.said(words[first].start, words[-1].end)
    whom: Players | None = story.attempt(lambda: refer.players(story.ctx, people[0], choose=True))
    if whom is None or whom in ("you", "all", "others"):
        return None
    if frame is None:
        story.ctx.doubt(0.3)
    story.ctx.contest = True
    if isinstance(whom, Chosen):
        return (Choose(whom), Contest(Together(("you", "them")), text))
    return (Contest(Together(("you", whom)), text),)


def _names(part: Part) -> bool:
    """Whether a colour or a number is said or chosen, in whatever words: no act outside the game."""
    things = [arg.item.name for arg in part.frame.args if arg.cat == "T"] if part.frame is not None else []
    things += [one.val.name for one in part.extra if one.cat == "T"]
    return part.frame is not None and part.frame.pred == "say" and bool({"colour", "number"} & set(things))


def social(story: Story, part: Part) -> Steps | None:
    """What somebody says or does outside the game, in the author's own words."""
    frame = part.frame
    if (
        _names(part)
        or part.of_the_game()
        or (frame is not None and (frame.neg or frame.modal == "maynot" or "ban" in frame.mods))
    ):
        return None
    if frame is not None and frame.pred == "do" and not part.extra and all(arg.cat == "W" for arg in frame.args):
        return None
    who = part.doer()
    if who is None and story.ctx.inherited:
        whom: Players | None = story.ctx.subject
    elif who is None:
        whom = story.attempt(lambda: doers.implied(story.ctx, frame)) if frame is not None else "you"
    else:
        whom = story.attempt(lambda: refer.players(story.ctx, who))
    if whom is None or whom == "nobody":
        return None
    people = [arg.item for arg in frame.args if arg.cat == "W"] if frame is not None else []
    if any(one is not who for one in (*people, *(one.val for one in part.extra if one.cat == "W"))):
        story.ctx.blurred = True
    story.ctx.subject = whom
    if frame is not None and "only" in {*frame.mods, *(one.val.value for one in part.extra if one.cat == "adv")}:
        story.ctx.doubt(1.0)
    quoted = [arg.item for arg in frame.args if arg.cat == "quote"] if frame is not None else []
    quoted += [one.val for one in part.extra if one.cat == "quote"]
    times = how_often(frame)
    if frame is not None and frame.pred == "say" and quoted:
        return (Oblige(whom, "say", quoted[0], times),)
    if frame is None:
        story.ctx.doubt(0.3 if story.ctx.inherited and part.link == "and" else 1.0)
    return (Oblige(whom, "do", part.acting(), times),)


def how_often(frame: Frame | None) -> int:
    """*three times*."""
    for arg in frame.args if frame is not None else ():
        if arg.cat == "T" and arg.item.name == "time" and arg.item.num is not None and isinstance(arg.item.num.n, int):
            return arg.item.num.n
    often = frame.mods if frame is not None else frozenset[str]()
    return 3 if "thrice" in often else 2 if "twice" in often else 1


def changes_of(story: Story, part: Part) -> tuple[Change, ...] | None:
    """What a clause changes, if it is a ban, a demand or a permission."""
    frame = part.frame
    if frame is None and part.link == "but":
        return None
    if frame is None:
        return story.attempt(lambda: fragments.fragment(story.ctx, part))
    whole = story.whole(part)
    found = story.attempt(lambda: laws.changes(story.ctx, whole))
    if found is not None or frame.pred not in ("social", "say") or _names(part):
        return found
    nobody = any(arg.cat == "W" and arg.item.value == "nobody" for arg in frame.args)
    denied = frame.neg and (story.rule or bool(frame.modal))
    banned = denied or frame.modal == "maynot" or "ban" in frame.mods or nobody
    story.ctx.doubt(1.0 if part.says_bare() else 0.0)
    return (Forbid(Reported(part.acting())),) if banned else None
