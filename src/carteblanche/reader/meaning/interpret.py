"""From rows of items to a meaning: which clauses are triggers and conditions, which are effects, and what is a story around them.

A sentence is its conditions and its effects; sentences that begin no trigger of their own continue the one before. Whatever is not taken up
is kept in `left`: the answer depends on it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from carteblanche.games.blank.calculus.parts import But, Colour, Condition, Numbered, Reported, Turn
from carteblanche.games.blank.calculus.steps import (
    Always,
    Clause,
    Contest,
    CountAs,
    Forbid,
    Meaning,
    Race,
    Vote,
    When,
)
from carteblanche.games.blank.calculus.trees import count_of, replaced, walk
from carteblanche.reader.meaning.changes.lasting import span
from carteblanche.reader.meaning.clauses import sentences
from carteblanche.reader.meaning.effects import Effects
from carteblanche.reader.meaning.escapes import holding_not
from carteblanche.reader.meaning.events.duties import duty, reaction, unable
from carteblanche.reader.meaning.events.openings import opening, reason
from carteblanche.reader.meaning.events.repeats import count_repeats
from carteblanche.reader.meaning.events.subjects import subject_condition, subject_event, volunteers
from carteblanche.reader.meaning.events.triggers import conditions
from carteblanche.reader.meaning.exceptions import excepted, left_out
from carteblanche.reader.meaning.parts import COMMENTARY, CONDITIONS, Part
from carteblanche.reader.meaning.prices import agreed_to, breach, costing, failing, owed, told_behind
from carteblanche.reader.meaning.refer import Context, players
from carteblanche.reader.meaning.spells import settled
from carteblanche.reader.meaning.steps.sharing import completes
from carteblanche.reader.meaning.story import (
    Story,
    mentions,
)
from carteblanche.reader.meaning.ties import ranked, speaks_of_tie, tied
from carteblanche.reader.phrases.parse import Stretch
from carteblanche.reader.phrases.sketch import Arg, Who

SHOUTED: Final = 4
"""Words that a mere call has at most."""
SHORT: Final = 4
"""Letters of a word of which two tell what it is about."""
AFTER: Final = 0.6
"""What a sentence costs that is taken for a mere remark though it follows the rule."""


@dataclass(slots=True)
class Reading:
    """One reading of a text: what it means, what it costs to think so, and which words it does not take up."""

    meaning: Meaning | None
    cost: float
    left: list[str]
    commentary: list[str]
    """Titles and stories, which change nothing."""
    reasons: list[str]
    """Why, and what does not matter: neither changes anything, whatever words it uses."""


def interpret(rows: list[Stretch], *, rule: bool) -> Reading:
    """What these rows mean on a rule card or a game card."""
    story = Story(rule, Context(rule), event=None if rule else "this")
    found = sentences(rows)
    speaking = [any(part.speaks() or part.wishes() for part in parts) for parts in found]
    for parts, speaks in zip(found, speaking, strict=True):
        if (story.steps or story.clauses) and _excepts(story, parts):
            continue
        if speaks or not any(speaking) or (story.steps and len(parts) == 1 and completes(parts[0])):
            if len(found) == 1 or not _exclaims(parts):
                _sentence(story, parts)
            else:
                story = _exclaimed(story, parts)
        else:
            story.commentary += [part.text for part in parts]
            if story.steps or story.clauses:
                story.ctx.doubt(AFTER)
    stated = story.finish()
    clauses = _priced(stated)
    story.reasons += [_banned(one) for one in stated if one not in clauses]
    left = story.left + story.ctx.left
    for role, made in (("first", Race), ("last", Race), ("winner", Contest), ("loser", Contest), ("voted", Vote)):
        if mentions(clauses, (role,)) and not _has(clauses, made):
            left.append(role)
    return Reading(Meaning(clauses) if clauses else None, story.ctx.cost, left, story.commentary, story.reasons)


def _excepts(story: Story, parts: list[Part]) -> bool:
    """*Everybody draws. Except you.*: whether somebody, or cards, are left out of what was said before; then they are."""
    reasons = [part.text for part in parts if part.role == "because"]
    parts = [part for part in parts if part.role != "because"]
    cards = excepted(story, parts[0]) if len(parts) == 1 else ()
    if cards:
        story.reasons += reasons
        return left_out(story, cards)
    only = parts[0].item if len(parts) == 1 and not parts[0].extra else None
    if only is None or not story.steps:
        return False
    who = only.val if only.cat == "W" and parts[0].role == "unless" else None
    if only.cat == "PP" and only.val.prep == "except" and only.val.cat == "W":
        who = only.val.item
    without: Any = story.attempt(lambda: players(story.ctx, who)) if who is not None else None
    several = "all" if count_of(story.steps[-1], "all") else "others"
    if without in (None, "all", "others") or count_of(story.steps[-1], several) != 1:
        return False
    rest: Any = "others" if without == "you" and several == "all" else But(several, without)  # type: ignore[arg-type]
    story.steps[-1] = replaced(story.steps[-1], several, rest)
    story.reasons += reasons
    return True


def _exclaims(parts: list[Part]) -> bool:
    """Whether a sentence is a short exclamation: *Cards on the table!*."""
    rows = [part.row for part in parts if part.row is not None]
    if len(rows) != len(parts) or not rows or any(row is not rows[0] for row in rows) or rows[0].mark != "!":
        return False
    return len(rows[0].tokens) <= SHOUTED and not any(part.role for part in parts)


def _exclaimed(story: Story, parts: list[Part]) -> Story:
    """The story with an exclamation; one that cannot be understood is a mere call, whose words the others have to account for."""
    tried = story.copy()
    _sentence(tried, parts)
    if len(tried.left) + len(tried.ctx.left) == len(story.left) + len(story.ctx.left):
        return tried
    story.commentary += [part.text for part in parts]
    return story


def _priced(clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    """Without bans of what has its price in another clause: *No talking. Whoever talks draws.*"""
    stated = [one.event.text if isinstance(one, When) and isinstance(one.event, Reported) else "" for one in clauses]
    onward = [*stated, ""][1:]
    return tuple(one for one, text in zip(clauses, onward, strict=True) if not (text and _bans(one, text)))


def _banned(clause: Clause) -> str:
    """The words of a ban of what people report."""
    event = clause.change.event if isinstance(clause, Always) and isinstance(clause.change, Forbid) else None
    return event.text if isinstance(event, Reported) else ""


def _bans(clause: Clause, text: str) -> bool:
    if not isinstance(clause, Always) or not isinstance(clause.change, Forbid) or clause.given is not None:
        return False
    event = clause.change.event
    if not isinstance(event, Reported) or clause.change.fail:
        return False
    stems = {word[: 3 if len(word) > SHORT else 2] for word in event.text.lower().split() if len(word) >= SHORT}
    return any(stem in word for stem in stems for word in text.lower().split())


def _has(value: Any, kind: type[Any]) -> bool:
    """Whether such a part is in it."""
    return any(isinstance(part, kind) for _, part in walk(value))


def _equal(story: Story, before: list[Part], mains: list[Part]) -> bool:
    """*1 = 6*, *pink = red*: what counts as what."""
    if len(before) != 1 or len(mains) != 1 or not before[0].equated or before[0].extra or mains[0].extra:
        return False
    one, other = (_shown(part) for part in (before[0], mains[0]))
    if one is not None and not story.steps and (free := _any_look(mains[0])):
        story.change(
            CountAs((one,), colour="any" if free == "colour" else "", number="any" if free == "number" else ""),
            [],
            None,
        )
        return True
    if one is None or other is None or story.steps:
        return False
    if isinstance(other, Colour):
        story.change(CountAs((one,), colour=other.of[0]), [], None)
    else:
        story.change(CountAs((one,), number=other.of[0]), [], None)
    return True


def _any_look(part: Part) -> str:
    """*any colour*, *every number*."""
    thing = part.item.val if part.item.cat == "T" else None
    free = thing is not None and thing.name in ("colour", "number") and bool(thing.mods & {"any", "each", "all"})
    return str(thing.name) if free and thing is not None and thing.num is None else ""


def _shown(part: Part) -> Colour | Numbered | None:
    """The colour or number that a part names, if it says nothing else."""
    item = part.item
    if item.cat == "N":
        n = item.val.n
        plain = isinstance(n, int) and 1 <= n <= 6 and item.val.op == "=" and not item.val.more
        return Numbered((n,)) if plain else None
    tests: tuple[Any, ...] = ()
    if item.cat == "F":
        tests = item.val.tests
    elif item.cat == "C" and item.val.num is None:
        tests = item.val.fit
    only = tests[0] if len(tests) == 1 else None
    return only if isinstance(only, Colour | Numbered) and len(only.of) == 1 else None


def _wished(story: Story, parts: list[Part]) -> list[Part]:
    """Without clauses that only say that what follows may be done."""
    wishes = [part for part in parts if part.wishes()]
    story.optional = story.optional or bool(wishes)
    story.reasons += [part.text for part in wishes]
    return [part for part in parts if part not in wishes]


def _whoever(story: Story, parts: list[Part]) -> list[Part]:
    """On a game card, *if a player has a 1, they draw*: all who have one do."""
    if story.rule or len(parts) < 2 or parts[0].role != "if" or parts[1].role:
        return parts
    state, main = parts[0].frame, parts[1].frame
    if state is None or main is None or state.pred != "have" or main.form & {"2", "2p"}:
        return parts
    people = [arg for arg in state.args if arg.cat == "W" and not arg.prep]
    anybody = len(people) == 1 and people[0].item.value == "all" and people[0].item.any and people[0].item.rel is None
    doers = [arg for arg in main.args if arg.cat == "W" and not arg.prep]
    if not doers and not main.form & {"3", "3p"}:
        return parts
    if not anybody or people[0].item.bare or any(arg.item.value != "~they" for arg in doers):
        return parts
    rel = replace(story.whole(parts[0]), args=tuple(arg for arg in story.whole(parts[0]).args if arg is not people[0]))
    whoever = Arg(Who("all", any=True, every=True, rel=rel), "W", side="L")
    args = (whoever, *(arg for arg in main.args if arg not in doers))
    parts[1].item = replace(parts[1].item, val=replace(main, args=args))
    parts[1].link = ""
    return parts[1:]


def _owing(story: Story, parts: list[Part]) -> list[Part]:
    """*If not, …*, after a duty: what follows is its price."""
    duty_owed = owed(story)
    if not parts or duty_owed is None or not failing(parts[0], duty_owed.who):
        return parts
    if parts[0].fails():
        story.reasons.append(parts[0].text)
        parts = parts[1:]
    for part in parts:
        part.role = part.role or "else"
    return parts


def _describes(part: Part) -> bool:
    """*(one card for) whoever sits to your right*: whether it begins by saying who."""
    frame = part.frame
    return frame is not None and any(
        arg.cat == "W" and not arg.prep and arg.item.relative and arg.side == "L" for arg in frame.args
    )


def _for_somebody(part: Part, parts: list[Part]) -> bool:
    """*Two cards for …*: whether what looks like a reason may say whom cards are for that nobody was named for."""
    if part.item.cat in ("q", "W") or _describes(part):
        return True
    mains = [one for one in parts if not one.role and one is not part]
    meant = [one.frame for one in mains]
    unsaid = all(frame is None or "signed" in frame.mods for frame in meant)
    named = any(frame is not None and frame.has("W") for frame in meant)
    named = named or any(one.cat == "W" for main in mains for one in (main.item, *main.extra))
    people = [one for one in (part.item, *part.extra) if one.cat == "W"]
    if mains and unsaid and not named and (people or (part.frame is not None and part.frame.has("W"))):
        return True
    return bool(mains) and unsaid and not named and (part.frame is None or part.frame.pred in ("give", "be"))


def _no_reason(part: Part) -> bool:
    """*For every red card …*: cards alone are no reason."""
    frame = part.frame
    if frame is None:
        return part.item.cat in ("C", "N", "F", "PL")
    return frame.pred == "have" and any(arg.cat == "C" and (arg.item.every or arg.side == "L") for arg in frame.args)


def _dangling(story: Story, before: list[Part], holds: list[Condition]) -> None:
    """Conditions alone: an exception of what was said before, or of what follows."""
    if before and all(part.role == "unless" for part in before) and holding_not(story, holds):
        return
    story.pending, story.dangling = holds, [part.text for part in before]


def _sentence(story: Story, parts: list[Part]) -> None:
    """A sentence; what it says of a tie at its end changes what was said before."""
    behind = next((index for index, part in enumerate(parts) if index and speaks_of_tie(part)), 0)
    if not behind or not ranked(parts[:behind]):
        _clauses(story, parts)
        return
    _clauses(story, parts[:behind])
    if not tied(story, parts[behind:]):
        story.left += [part.text for part in parts[behind:]]


def _clauses(story: Story, parts: list[Part]) -> None:
    story.ctx.about = None
    story.ctx.contest = story.ctx.contest or any(
        part.frame is not None and part.frame.pred == "challenge" for part in parts
    )
    duty(story, parts)
    unable(story, parts)
    reason(story, parts)
    parts = settled(story, _wished(story, parts))
    if not parts and story.optional:
        return
    story.left += [
        part.text for part in parts if part.role == "because" and (_for_somebody(part, parts) or _no_reason(part))
    ]
    story.commentary += [part.text for part in parts if part.role in COMMENTARY]
    story.reasons += [part.text for part in parts if part.role in ("because", "even-if")]
    parts = [part for part in parts if part.role not in COMMENTARY]
    opening(story, parts)
    parts = _wished(story, parts)
    parts = _whoever(story, parts)
    if tied(story, parts):
        return
    parts = _owing(story, told_behind(story, parts))
    if len(parts) > 1 and not parts[0].role and count_repeats(parts[0]) is not None:
        parts[0].role = "if"
        parts[1].link = "" if parts[1].link == "and" else parts[1].link
    first = next((index for index, part in enumerate(parts) if part.role not in CONDITIONS), len(parts))
    before, rest = parts[:first], parts[first:]
    after = [part for part in rest if part.role in CONDITIONS]
    mains = [part for part in rest if part.role not in CONDITIONS]
    for part in mains if any(part.only for part in (*before, *after)) else ():
        part.reserve()
    before, mains, after = costing(before, mains, after)
    if _equal(story, before, mains) or breach(story, before, mains) or agreed_to(story, before, mains):
        return
    if reaction(story, mains, [*before, *after]):
        before, after, mains = [], [], mains[1:]
        parts = mains
        if not mains:
            return
    moments = [one.val for part in parts for one in part.extra if one.cat == "E"]
    for part in parts:
        part.extra = [one for one in part.extra if one.cat != "E"]
        moments += part.take_moments()
    moment = moments[0] if moments else next((part.item.val for part in mains if part.item.cat == "E"), None)
    if isinstance(moment, Turn) and moment.who == "you":
        moment = Turn(moment.at)
        for part in mains:
            part.about_each()
    event, holds = conditions(
        story, before, moment, lasting=bool(mains) and all(part.law() or part.bans() for part in mains)
    )
    for part in mains:
        volunteers(part)
        stated = subject_condition(story, part) if isinstance(event, Turn) and event is moment else None
        holds += [stated] if stated is not None else []
        event = subject_event(story, part) or event
    mains = [part for part in mains if part.item.cat != "E"]
    if event is None:
        late = [part for part in after if part.role == "if" and part.eventful()]
        event, more = conditions(story, late, None)
        holds += more
        after = [part for part in after if part not in late]
    if event is not None and not (event == "this" and story.event == "this"):
        story.wait_for(event, span(parts))
    if not mains:
        _dangling(story, before, holds)
        return
    effects = Effects(story)
    effects.take(mains)
    effects.finish([*story.pending, *holds], after)
    story.pending, story.dangling = [], []
