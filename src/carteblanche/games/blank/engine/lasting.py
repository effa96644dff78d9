"""What holds for a while: changes, what follows from an event, obligations; how it begins and how it ends (BK-42)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from carteblanche.core.values import Millis, Seat
from carteblanche.games.blank.affairs import Lasting, Seats, Timer
from carteblanche.games.blank.box import RULES, Box, Edits
from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.calculus import steps as s
from carteblanche.games.blank.calculus.trees import walk
from carteblanche.games.blank.evaluate.context import still
from carteblanche.games.blank.evaluate.law import colour_named
from carteblanche.games.blank.evaluate.patterns import Happening, matches

if TYPE_CHECKING:
    from carteblanche.games.blank.engine.work import Work
    from carteblanche.games.blank.evaluate.context import Context

LASTING: Final = 24
"""So many things hold for a while at the most; the oldest give way."""
TIMERS: Final = 48
_CHOSEN: Final = (p.Chosen, p.Random, p.Fitting)
_LATER: Final = (".then", ".fail", ".unless")
"""Under these nothing is found out beforehand."""


def begin(context: Context, step: s.Let | s.Whenever | s.Later, path: str) -> None:
    w, frame = context.w, context.frame
    around = tuple(seat for seat in (*context.each(1), *context.each()))
    if isinstance(step, s.Later):
        due = Millis(w.now + step.seconds * 1000)
        same = [t for t in w.timers if t.what == "later" and (t.card, t.path) == (context.card, path)]
        if not any(timer.at <= due for timer in same):
            timer = Timer("later", due, context.card, path, context.you, them=frame.them, each=around)
            w.timers = (*w.timers[-TIMERS:], timer)
        w.note("countdown", context.you, context.card, path, step.seconds)
        return
    inside = step.change if isinstance(step, s.Let) else step.event
    where = f"{path}.change" if isinstance(step, s.Let) else f"{path}.event"
    bound, kept = _found_out(context, inside, where)
    more, _ = _found_out(context, step.until, f"{path}.until") if not isinstance(step.until, str) else ((), ())
    made = until(context, step.until, f"{path}.until")
    made = replace(made, path=path, bound=(*bound, *more))
    start(w, made)
    w.kept = (*w.kept, *((made.n, at, cards) for at, cards in kept))[-60:]
    if isinstance(step, s.Whenever):
        _clocks(w, made, step)
    w.note("holds", context.you, context.card, path)


def _found_out(
    context: Context, part: Any, path: str
) -> tuple[tuple[tuple[str, Seats], ...], tuple[tuple[str, tuple[int, ...]], ...]]:
    """Whoever and whatever must be chosen is chosen now."""
    seats: list[tuple[str, Seats]] = []
    cards: list[tuple[str, tuple[int, ...]]] = []
    for inner, one in _chosen(part):
        at = path + inner
        if isinstance(one, p.Some):
            cards.append((at, context.cards(one, at)))
        else:
            seats.append((at, context.who(one, at)))
    return tuple(seats), tuple(cards)


@lru_cache(maxsize=1024)
def _chosen(part: Any) -> tuple[tuple[str, Any], ...]:
    """The players and cards in a part that somebody has to choose, with their paths in it."""
    found: list[tuple[str, Any]] = []
    for at, one in walk(part, "."):
        inner = at.removeprefix(".")
        if any(word in inner for word in _LATER) or any(inner.startswith(f"{old}.") for old, _ in found):
            continue
        taken = isinstance(one, p.Some) and (
            (one.n is not None and one.how in ("choice", "random")) or one.place in ("these", "played", "drawn")
        )
        if taken or isinstance(one, _CHOSEN) or (isinstance(one, p.Ranked) and not one.tie):
            found.append((inner, one))
    return tuple(found)


def until(context: Context, until: Any, path: str) -> Lasting:
    """How long it lasts, seen from now."""
    w, frame = context.w, context.frame
    around = tuple(seat for seat in (*context.each(1), *context.each()))
    made = Lasting(
        _free(w), context.card, path.removesuffix(".until"), context.you, "game", them=frame.them, each=around,
        causer=frame.causer, colour=colour_named(w.memory, context.card),
    )  # fmt: skip
    match until:
        case p.Turns(n, of):
            seats = context.who(of, f"{path}.of")
            left = max(1, context.amount(n, f"{path}.n")) + (w.turn in seats)
            return replace(made, end="turns", left=left, of=seats)
        case p.Rounds(n):
            left = max(1, context.amount(n, f"{path}.n")) * len(w.ring())
            return replace(made, end="round", left=left)
        case p.NextCards(n):
            return replace(made, end="cards", left=max(1, context.amount(n, f"{path}.n")))
        case p.TurnOf(who, at):
            seats = context.who(who, f"{path}.who")
            return replace(made, end=at, left=1 + (w.turn in seats), of=seats)
        case p.Till():
            return replace(made, end="event")
        case p.While():
            return replace(made, end="while")
        case p.Seconds(n):
            over = Millis(w.now + n * 1000)
            w.timers = (*w.timers[-TIMERS:], Timer("lasting", over, context.card, made.path, lasting=made.n))
            return replace(made, end="time", left=over)
        case _:
            return replace(made, end=until)


def _free(w: Work) -> int:
    """The least number that nothing that lasts has."""
    taken = {one.n for one in w.memory.lasting}
    return next(n for n in range(LASTING + 1) if n not in taken)


def start(w: Work, made: Lasting) -> None:
    """It holds from now on; the same part of the same card for the same players holds once."""
    mine = (made.card, made.path, made.you, made.each, made.bound)
    old = [one.n for one in w.memory.lasting if (one.card, one.path, one.you, one.each, one.bound) == mine]
    if len(w.memory.lasting) - len(old) >= LASTING:
        old.append(w.memory.lasting[0].n)
    stop(w, lambda one: one.n in old)
    w.remember(lasting=(*w.memory.lasting, made))


def stop(w: Work, over: Callable[[Lasting], bool]) -> None:
    """What is over ends, with its clocks and obligations."""
    memory = w.memory
    gone = [one.n for one in memory.lasting if over(one)]
    if gone:
        w.remember(lasting=tuple(one for one in memory.lasting if one.n not in gone))
        w.timers = tuple(timer for timer in w.timers if timer.lasting not in gone)
        w.duties = tuple(duty for duty in w.duties if duty.lasting not in gone)
        w.kept = tuple(one for one in w.kept if one[0] not in gone)
        w.spent = tuple(n for n in w.spent if n not in gone)
        w.touched = True


def clocks(box: Box, rules: tuple[int, ...], edits: Edits, now: Millis) -> tuple[Timer, ...]:
    """What the clocks on these rules will do, seen from now on. A full hour of a real clock is an hour of table time here."""
    found: list[Timer] = []
    for rule in rules:
        for waiting in box.code(rule, edits).whens.get(p.Clock, ()):
            found += _timers(waiting.clause.event, waiting.event, now, rule, None, -1)
        for path, always in box.code(rule, edits).always:
            if isinstance(always.change, s.Forbid | s.Instead):
                found += _timers(always.change.event, f"{path}.change.event", now, rule, None, -1)
    return tuple(found)


def _timers(event: p.Event, path: str, now: Millis, card: int, seat: Seat | None, lasting: int) -> list[Timer]:
    found: list[Timer] = []
    for at, one in walk(event, path):
        if isinstance(one, p.Clock):
            span = (3600 if one.wall else one.seconds) * 1000
            every = span if one.every or one.wall else 0
            found.append(Timer("clock", Millis(now + span), card, at, seat, every, lasting))
    return found


def _clocks(w: Work, made: Lasting, step: s.Whenever) -> None:
    """What is waited for by the clock, also inside of what lasts."""
    found = _timers(step.event, f"{made.path}.event", w.now, made.card, made.you, made.n)
    for at, one in walk(step.event, f"{made.path}.event"):
        if isinstance(one, p.Idle) and not w.resolving:
            due = Millis(max(w.began + one.seconds * 1000, w.now + 1))
            found.append(Timer("idle", due, made.card, at, w.turn, lasting=made.n))
    w.timers = (*w.timers, *found)[-TIMERS:]


# How it ends


def covered(w: Work, count: int) -> None:
    """So many more cards are played."""
    if "covered" in w.force.ends:
        stop(w, lambda one: one.end == "covered")
    if "cards" in w.force.ends:
        _count_down(w, lambda one: one.end == "cards", count)


def reached(w: Work, seat: Seat) -> None:
    """The turn marker has come to a seat, even if the turn is missed."""
    ends = w.force.ends
    if "start" in ends:
        stop(w, lambda one: one.end == "start" and seat in one.of)
    if "round" in ends:
        _count_down(w, lambda one: one.end == "round")


def turn_over(w: Work, seat: Seat) -> None:
    """A turn has ended: what held to its end, or for so many turns, is over."""
    ends = w.force.ends
    if "turn" in ends:
        stop(w, lambda one: one.end == "turn")
    if "turns" in ends or "end" in ends:
        _count_down(w, lambda one: one.end in ("turns", "end") and seat in one.of)


def _count_down(w: Work, counts: Callable[[Lasting], bool], by: int = 1) -> None:
    if any(counts(one) for one in w.memory.lasting):
        fewer = tuple(replace(one, left=one.left - by) if counts(one) else one for one in w.memory.lasting)
        w.remember(lasting=fewer)
        stop(w, lambda one: counts(one) and one.left <= 0)


def look(w: Work) -> None:
    """What holds as long as a rule is in force or a condition holds."""
    gone: list[int] = []
    if w.force.ends.isdisjoint(("rule", "while")):
        return
    for one in w.memory.lasting:
        if one.end == "rule" and one.card >= w.box.cards and one.card not in w.places[RULES]:
            gone.append(one.n)
        elif one.end == "while":
            step = w.box.code(one.card, w.memory.edits).part(one.path)
            condition = getattr(step, "until", None)
            if isinstance(condition, p.While):
                context = still(w, one.card, one.you, one)
                if not context.holds(condition.holds, f"{one.path}.until.holds"):
                    gone.append(one.n)
    if gone:
        stop(w, lambda one: one.n in gone)


def ended_by(w: Work, till: list[tuple[Lasting, p.Till]], happening: Happening) -> None:
    """What was to hold until this happens is over."""
    gone = [
        one.n for one, until in till if matches(w, until.event, happening, one.card, f"{one.path}.until.event", one)
    ]
    if gone:
        stop(w, lambda one: one.n in gone)
