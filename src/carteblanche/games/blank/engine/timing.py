"""What time does (BK-80, BK-94, BK-97). Clocks stand while the rules are read and while there is a vote."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from carteblanche.core.values import Alarm, Millis, Seat
from carteblanche.games.blank.affairs import Affairs, Block, Frame, Timer
from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.engine import disputes, lasting
from carteblanche.games.blank.engine.answers import timed_out
from carteblanche.games.blank.engine.events import fire
from carteblanche.games.blank.engine.penalties import stands_before
from carteblanche.games.blank.engine.turns import call_on
from carteblanche.games.blank.evaluate.patterns import Happening

if TYPE_CHECKING:
    from carteblanche.games.blank.engine.work import Work


def alarms(affairs: Affairs) -> tuple[Alarm, ...]:
    """What time will do if nobody does anything."""
    if affairs.phase != "play":
        return ()
    if affairs.motion is not None:
        return (Alarm("vote", affairs.motion.until),)
    found = [Alarm("ask", ask.until, ask.seat) for ask in affairs.asks]
    if affairs.closing is not None and affairs.closing.stage != "over" and not affairs.asks:
        found.append(Alarm("closing", affairs.closing.until))
    if affairs.duties:
        waits = (affairs.resolving or affairs.closing is not None) and not affairs.asks
        due = [
            duty.until
            for duty in affairs.duties
            if duty.until is not None and duty.stage != "done" and (duty.timed or (waits and duty.lasting < 0))
        ]
        if due:
            found.append(Alarm("duty", min(due)))
    found += [Alarm(timer.what, timer.at, timer.seat) for timer in affairs.timers]
    return tuple(found)


def rung(w: Work, alarm: Alarm) -> None:
    """This alarm fell due."""
    match alarm.name:
        case "vote":
            disputes.closed(w)
        case "ask":
            while late := [ask for ask in w.asks if ask.seat == alarm.seat and ask.until <= alarm.at]:
                timed_out(w, late[0])
        case "closing":
            call_on(w)
        case "duty":
            disputes.duty_alarm(w, alarm.at)
        case _:
            due = [
                timer for timer in w.timers if (timer.what, timer.at, timer.seat) == (alarm.name, alarm.at, alarm.seat)
            ]
            w.timers = tuple(timer for timer in w.timers if timer not in due)
            for timer in due:
                _due(w, timer)


def _due(w: Work, timer: Timer) -> None:
    seat = w.turn if timer.seat is None else timer.seat
    if not w.asks and not w.agenda:
        w.fired = ()
    match timer.what:
        case "clock" | "idle":
            if timer.every:
                w.timers = (*w.timers, replace(timer, at=Millis(timer.at + timer.every)))
            w.fired = tuple(part for part in w.fired if part[0] != timer.card)
            kind = p.Clock if timer.what == "clock" else p.Idle
            happening = Happening(kind, seat, card=timer.card, path=timer.path, lasting=timer.lasting)
            if stands_before(w, happening) != "instead":
                fire(w, happening)
        case "later":
            w.note("time-is-up", seat, timer.card, timer.path)
            w.push(
                Frame(
                    w.number(), timer.card, Seat(seat), (Block(f"{timer.path}.then"),), "time", them=timer.them,
                    each=timer.each, by_hand=True,
                )
            )  # fmt: skip
        case "lasting":
            lasting.stop(w, lambda one: one.n == timer.lasting)
