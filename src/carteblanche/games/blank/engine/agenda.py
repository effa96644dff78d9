"""Does what is pending, one effect after the other, until somebody must be asked or nothing is left.

Everything is bounded: a card has at most a few effects, each hits at most every seat, each rule fires once in an action, and a step has a
budget of effects; what would exceed it is dropped and noted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from msgspec.structs import replace

from carteblanche.core.values import Millis, Seat
from carteblanche.games.blank.affairs import Ask, Frame, Mod, Motion, Timer
from carteblanche.games.blank.box import RULES
from carteblanche.games.blank.engine import piles
from carteblanche.games.blank.engine.fire import dispatch, fire
from carteblanche.games.blank.engine.penalties import settle_threat
from carteblanche.games.blank.engine.perform import dropped, perform, remembered, revealed, swapped, take
from carteblanche.games.blank.engine.turns import settle
from carteblanche.games.blank.engine.whom import candidates, holds, how_many, plain, spared
from carteblanche.games.blank.language import nodes as n
from carteblanche.games.blank.language.compiled import below
from carteblanche.games.blank.law import named

if TYPE_CHECKING:
    from carteblanche.games.blank.engine.work import Work


def run(w: Work) -> None:
    """Goes on until somebody must answer, or all is done."""
    while not w.asks and w.motion is None:
        if w.threats:
            settle_threat(w)
            continue
        if w.touched:
            _holding(w)
        if w.agenda:
            w.budget -= 1
            if w.budget < 0:
                w.note("out-of-budget", card=w.agenda[0].card)
                w.agenda.clear()
                continue
            _step(w)
        elif not settle(w):
            return


def _holding(w: Work) -> None:
    """Hands have changed: somebody may have come to hold as many cards as a rule waits for."""
    if n.Holding in dispatch(w.box, w.places[RULES], w.memory.edits) or w.memory.meanwhile:
        before = w.state.pieces.places
        for seat in w.order(w.turn):
            if seat in w.touched and len(w.hand(seat)) != len(before[5 + seat]):
                fire(w, n.Holding, seat, count=len(w.hand(seat)))
    w.touched.clear()


def _step(w: Work) -> None:
    """The next effect of the first card on the agenda."""
    frame = w.agenda[0]
    gone = frame.source == "rule" and frame.card not in w.places[RULES] and not _still(w, frame)
    if not frame.steps or gone:
        w.agenda.pop(0)
        return
    path = frame.steps[0]
    if path.endswith("!"):
        w.agenda[0] = replace(frame, steps=frame.steps[1:])
        piles.collect(w, frame, path[:-1])
        return
    effect = w.box.code(frame.card, w.memory.edits).parts.get(path)
    if effect is None:
        w.agenda[0] = replace(frame, steps=frame.steps[1:])
    elif isinstance(effect, n.Act):
        _act(w, frame, path, effect)
    else:
        w.agenda[0] = replace(frame, steps=frame.steps[1:])
        happen(w, w.agenda[0], path, effect)


def _still(w: Work, frame: Frame) -> bool:
    """Whether a rule that has gone is still at work: it discarded itself, or holds for a while by its own words (BK-35b)."""
    return bool(frame.target) or any(mod.card == frame.card for mod in w.memory.meanwhile)


def _act(w: Work, frame: Frame, path: str, act: n.Act) -> None:
    """Somebody must, or may, do something."""
    seats = list(frame.chosen) if frame.asked else plain(w, act.who, frame.actor, frame)
    if seats is None:
        if _choosing(w, frame, path, act.who):
            return
        frame = w.agenda[0]
        seats = list(frame.chosen)
    seats = spared(w, seats, frame)
    w.agenda[0] = replace(frame, steps=frame.steps[1:], chosen=(), asked=False, target=tuple(seats))
    frame = w.agenda[0]
    if isinstance(act.do, n.Take) and len(seats) > 1 and not act.may:
        _all_take(w, act.do, seats, frame)
        return
    if (
        isinstance(act.do, n.Swap)
        and len(seats) == 2
        and act.who.role == "chosen-two"
        and act.do.other.role == "target"
    ):
        swapped(w, seats[0], seats[1])
        return
    for seat in seats:
        if act.may and not isinstance(act.do, n.Discard | n.Give | n.Take | n.Swap | n.Peek | n.Search | n.Exchange):
            w.ask(Ask(seat, "may", w.deadline(), card=frame.card, path=path, optional=True))
        else:
            perform(w, act.do, seat, frame, path, may=act.may)


def _choosing(w: Work, frame: Frame, path: str, who: n.Who) -> bool:
    """Somebody must choose or say first. Whether there is anything to wait for."""
    if who.role == "fitting":
        w.agenda[0] = replace(frame, asked=True, chosen=())
        for seat in w.order(frame.actor):
            w.ask(Ask(seat, "fits", w.deadline(), card=frame.card, path=path, optional=True))
        return True
    among = candidates(w, who, frame.actor)
    wanted = 2 if who.role == "chosen-two" else 1
    if len(among) <= wanted:
        w.agenda[0] = replace(frame, asked=True, chosen=tuple(among))
        return False
    w.ask(Ask(frame.actor, "player", w.deadline(), wanted, frame.card, path, tuple(among)))
    return True


def _all_take(w: Work, do: n.Take, seats: list[Seat], frame: Frame) -> None:
    """All at once: hands are looked at as they were (BK-72)."""
    hands = [w.hand(seat) for seat in range(w.seats)]
    for seat in seats:
        sources = plain(w, do.source, seat, frame)
        if sources is None:
            sources = [w.luck.pick([one for one in w.order(seat) if one != seat])]
        for other in sources:
            if other != seat:
                take(w, seat, other, how_many(w, do.amount, seat, frame), hands[other])


def happen(w: Work, frame: Frame, path: str, effect: n.Effect) -> None:  # noqa: C901 - a branch for each kind
    """Something happens to the table. The frame stands behind this step already."""
    match effect:
        case n.Act():
            raise ValueError("an act is somebody's")
        case n.Reverse():
            w.direction = -w.direction
            w.note("reversed", frame.actor, frame.card, path)
            fire(w, n.Table, frame.actor, word="reversed")
        case n.Flip():
            piles.flip(w, frame, path)
        case n.Bury():
            piles.sink(w)
        case n.Shuffle(pile):
            piles.mix(w, pile)
        case n.Mill(count):
            piles.mill(w, frame.actor, count + w.law().inflate)
        case n.Rotate(way):
            piles.rotate(w, way, frame.actor)
        case n.Pool():
            piles.pool(w)
        case n.Pass(amount, _):
            piles.passing(w, frame, path, amount)
        case n.Reveal(count):
            for _ in range(count):
                revealed(w, frame.actor)
        case n.Renew():
            count = len(w.places[RULES])
            for rule in w.places[RULES]:
                dropped(w, rule, frame.actor)
            for _ in range(count):
                revealed(w, frame.actor)
        case n.Lasting(modifier, until):
            _last(w, frame, path, modifier, until)
        case n.Standing():
            pass
        case n.Finish(seconds):
            due = Millis(w.now + seconds * 1000)
            old = [timer for timer in w.timers if timer.what == "finish"]
            if not old or old[0].at > due:
                w.timers = (*(t for t in w.timers if t.what != "finish"), Timer("finish", due, frame.card))
            w.note("countdown", frame.actor, frame.card, path, seconds)
        case n.Vote(text):
            choices = tuple(str(seat) for seat in range(w.seats))
            voters = tuple(w.order(frame.actor))
            w.motion = Motion("vote", choices, voters, w.deadline(), card=frame.card, text=text, since=w.now)
        case n.Contest(text, one, other):
            _contest(w, frame, path, text, one, other)
        case n.Race():
            for seat in w.order(frame.actor):
                w.ask(Ask(seat, "race", w.deadline(), card=frame.card, path=path))
        case n.Tally(count):
            now = 0 if count == 0 else min(named(w.memory.counters, frame.card, 0) + count, 99)
            w.memory = replace(w.memory, counters=remembered(w.memory.counters, frame.card, now))
        case n.If(condition, then, otherwise):
            branch, size = (
                ("then", len(then)) if holds(w, condition, frame.actor, frame.card) else ("else", len(otherwise))
            )
            w.agenda[0] = replace(frame, steps=(*below(path, branch, size), *frame.steps))
        case n.Meanwhile(_, _, until):
            mod = _mod(w, frame, path, until)
            kept = tuple(old for old in w.memory.meanwhile if not mod.renews(old))
            w.memory = replace(w.memory, meanwhile=(*kept[-7:], mod))
        case _:
            assert_never(effect)


def _contest(w: Work, frame: Frame, path: str, text: str, one: n.Who, other: n.Who) -> None:
    first = plain(w, one, frame.actor, frame)
    second = plain(w, other, frame.actor, frame)
    if first is None or second is None:
        if not frame.asked:
            chooser = one if first is None else other
            w.agenda[0] = replace(frame, steps=(path, *frame.steps))
            if _choosing(w, w.agenda[0], path, chooser):
                return
            frame = w.agenda[0]
            w.agenda[0] = replace(frame, steps=frame.steps[1:])
        picked = list(frame.chosen)
        first, second = first or picked, second or picked
    if not first or not second or first[0] == second[0]:
        return
    w.agenda[0] = replace(w.agenda[0], chosen=(), asked=False, winner=None, loser=None)
    for seat in (first[0], second[0]):
        w.ask(Ask(seat, "claim", w.deadline(), 1, frame.card, path, (first[0], second[0])))
    w.note("contest", first[0], frame.card, path, second[0], text)


def _mod(w: Work, frame: Frame, path: str, until: n.Until) -> Mod:
    end = until.n
    match until.end:
        case "seconds":
            end = w.now + until.n * 1000
            w.timers = (*w.timers, Timer("lasting", Millis(end), frame.card))
        case "plays":
            end = max(1, until.n)
        case "next-card" | "own-turn" | "game" | "rule" | "top":
            pass
    colour, number = named(w.memory.colours, frame.card, -1), named(w.memory.numbers, frame.card, 0)
    mod = Mod(frame.card, path, frame.actor, until.end, end, colour, number)
    w.spent = tuple(old for old in w.spent if not mod.renews(old))
    return mod


def _last(w: Work, frame: Frame, path: str, modifier: n.Modifier, until: n.Until) -> None:
    mod = _mod(w, frame, path, until)
    kept = tuple(old for old in w.memory.mods if not mod.renews(old))
    w.memory = replace(w.memory, mods=(*kept[-23:], mod))
    w.note("holds", frame.actor, frame.card, path)
    if isinstance(modifier, n.Scramble):
        w.note("scramble", frame.actor, frame.card, path)
