"""What holds for a while: changes, what follows from an event, obligations; how it begins and how it ends (BK-42)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from carteblanche.core.values import Millis, Seat
from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.calculus import steps as s
from carteblanche.games.blank.play.affairs import Lasting, Seats, Timer
from carteblanche.games.blank.play.box import RULES
from carteblanche.games.blank.play.evaluate.code import walk
from carteblanche.games.blank.play.evaluate.law import colour_named
from carteblanche.games.blank.play.evaluate.scene import still

if TYPE_CHECKING:
    from carteblanche.games.blank.play.engine.work import Work
    from carteblanche.games.blank.play.evaluate.patterns import Happening
    from carteblanche.games.blank.play.evaluate.scene import Scene

LASTING: Final = 24
"""So many things hold for a while at the most; the oldest give way."""
TIMERS: Final = 48
_CHOSEN: Final = (p.Chosen, p.Random, p.Fitting)
_LATER: Final = (".then", ".fail", ".unless")
"""Under these nothing is found out beforehand."""


def begin(scene: Scene, step: s.Let | s.Whenever | s.Later, path: str) -> None:
    w, frame = scene.w, scene.frame
    around = tuple(seat for seat in (*scene.each(1), *scene.each()))
    if isinstance(step, s.Later):
        due = Millis(w.now + step.seconds * 1000)
        same = [t for t in w.timers if t.what == "later" and (t.card, t.path) == (scene.card, path)]
        if not any(timer.at <= due for timer in same):
            timer = Timer("later", due, scene.card, path, scene.you, them=frame.them, each=around)
            w.timers = (*w.timers[-TIMERS:], timer)
        w.note("countdown", scene.you, scene.card, path, step.seconds)
        return
    inside = step.change if isinstance(step, s.Let) else step.event
    where = f"{path}.change" if isinstance(step, s.Let) else f"{path}.event"
    bound, kept = _found_out(scene, inside, where)
    more, _ = _found_out(scene, step.until, f"{path}.until") if not isinstance(step.until, str) else ((), ())
    made = until(scene, step.until, f"{path}.until")
    made = replace(made, path=path, bound=(*bound, *more))
    start(w, made)
    w.kept = (*w.kept, *((made.n, at, cards) for at, cards in kept))[-60:]
    if isinstance(step, s.Whenever):
        _clocks(w, made, step)
    w.note("holds", scene.you, scene.card, path)


def _found_out(
    scene: Scene, part: Any, path: str
) -> tuple[tuple[tuple[str, Seats], ...], tuple[tuple[str, tuple[int, ...]], ...]]:
    """Whoever and whatever must be chosen is chosen now."""
    seats: list[tuple[str, Seats]] = []
    cards: list[tuple[str, tuple[int, ...]]] = []
    done: list[str] = []
    for at, one in walk(part, path):
        inner = at[len(path) :]
        if any(word in inner for word in _LATER) or any(at.startswith(f"{old}.") for old in done):
            continue
        if isinstance(one, _CHOSEN) or (isinstance(one, p.Ranked) and not one.tie):
            seats.append((at, scene.who(one, at)))
            done.append(at)
        elif isinstance(one, p.Some) and (
            (one.n is not None and one.how in ("choice", "random")) or one.place in ("these", "played", "drawn")
        ):
            cards.append((at, scene.cards(one, at)))
            done.append(at)
    return tuple(seats), tuple(cards)


def until(scene: Scene, until: Any, path: str) -> Lasting:
    """How long it lasts, seen from now."""
    w, frame = scene.w, scene.frame
    around = tuple(seat for seat in (*scene.each(1), *scene.each()))
    made = Lasting(
        w.number(), scene.card, path.removesuffix(".until"), scene.you, "game", since=w.turns, them=frame.them, each=around,
        causer=frame.causer, colour=colour_named(w.memory, scene.card),
    )  # fmt: skip
    match until:
        case p.Turns(n, of):
            return replace(made, end="turns", left=max(1, scene.amount(n, f"{path}.n")), of=scene.who(of, f"{path}.of"))
        case p.Rounds(n):
            left = max(1, scene.amount(n, f"{path}.n")) * len(w.ring())
            return replace(made, end="round", left=left)
        case p.TurnOf(who, at):
            return replace(made, end=at, of=scene.who(who, f"{path}.who"))
        case p.Till():
            return replace(made, end="event")
        case p.While():
            return replace(made, end="while")
        case p.Seconds(n):
            over = Millis(w.now + n * 1000)
            w.timers = (*w.timers[-TIMERS:], Timer("lasting", over, scene.card, made.path, lasting=made.n))
            return replace(made, end="time", left=over)
        case _:
            return replace(made, end=until)


def start(w: Work, made: Lasting) -> None:
    """It holds from now on; the same part of the same card for the same players holds once."""
    mine = (made.card, made.path, made.you, made.each, made.bound)
    old = [one.n for one in w.memory.lasting if (one.card, one.path, one.you, one.each, one.bound) == mine]
    if len(w.memory.lasting) - len(old) >= LASTING:
        old.append(w.memory.lasting[0].n)
    stop(w, lambda one: one.n in old)
    w.memory = replace(w.memory, lasting=(*w.memory.lasting, made))


def stop(w: Work, over: Callable[[Lasting], bool]) -> None:
    """What is over ends, with its clocks and obligations."""
    memory = w.memory
    gone = [one.n for one in memory.lasting if over(one)]
    if gone:
        w.memory = replace(memory, lasting=tuple(one for one in memory.lasting if one.n not in gone))
        w.timers = tuple(timer for timer in w.timers if timer.lasting not in gone)
        w.duties = tuple(duty for duty in w.duties if duty.lasting not in gone)
        w.kept = tuple(one for one in w.kept if one[0] not in gone)
        w.touched = True


def _clocks(w: Work, made: Lasting, step: s.Whenever) -> None:
    """What is waited for by the clock, also inside of what lasts."""
    for at, one in walk(step.event, f"{made.path}.event"):
        if isinstance(one, p.Clock):
            seconds = 3600 if one.wall else one.seconds
            every = seconds * 1000 if one.every or one.wall else 0
            timer = Timer("clock", Millis(w.now + seconds * 1000), made.card, at, made.you, every, made.n)
            w.timers = (*w.timers[-TIMERS:], timer)
        elif isinstance(one, p.Idle) and not w.resolving:
            timer = Timer("idle", Millis(w.began + one.seconds * 1000), made.card, at, w.turn, lasting=made.n)
            w.timers = (*w.timers[-TIMERS:], replace(timer, at=Millis(max(timer.at, w.now + 1))))


# How it ends


def covered(w: Work) -> None:
    """One more card is played."""
    if w.memory.lasting:
        stop(w, lambda one: one.end == "covered")


def reached(w: Work, seat: Seat) -> None:
    """The turn marker has come to a seat, even if the turn is missed."""
    if not w.memory.lasting:
        return
    stop(w, lambda one: one.end == "start" and seat in one.of)
    _count_down(w, lambda one: one.end == "round")


def turn_over(w: Work, seat: Seat) -> None:
    """A turn has ended: what held to its end, or for so many turns that began since, is over."""
    if not w.memory.lasting:
        return
    turns = w.turns
    stop(w, lambda one: one.end == "turn" or (one.end == "end" and seat in one.of and one.since < turns))
    _count_down(w, lambda one: one.end == "turns" and seat in one.of and one.since < turns)


def _count_down(w: Work, counts: Callable[[Lasting], bool]) -> None:
    if any(counts(one) for one in w.memory.lasting):
        fewer = tuple(replace(one, left=one.left - 1) if counts(one) else one for one in w.memory.lasting)
        w.memory = replace(w.memory, lasting=fewer)
        stop(w, lambda one: counts(one) and one.left <= 0)


def look(w: Work) -> None:
    """What holds as long as a rule is in force or a condition holds."""
    gone: list[int] = []
    for one in w.memory.lasting:
        if one.end == "rule" and one.card >= w.box.cards and one.card not in w.places[RULES]:
            gone.append(one.n)
        elif one.end == "while":
            step = w.box.code(one.card, w.memory.edits).part(one.path)
            condition = getattr(step, "until", None)
            if isinstance(condition, p.While):
                scene = still(w, one.card, one.you, one)
                if not scene.holds(condition.holds, f"{one.path}.until.holds"):
                    gone.append(one.n)
    if gone:
        stop(w, lambda one: one.n in gone)


def ended_by(w: Work, till: list[tuple[Lasting, p.Till]], happening: Happening) -> None:
    """What was to hold until this happens is over."""
    from carteblanche.games.blank.play.evaluate.patterns import matches

    gone = [
        one.n for one, until in till if matches(w, until.event, happening, one.card, f"{one.path}.until.event", one)
    ]
    if gone:
        stop(w, lambda one: one.n in gone)
