"""What time does (BK-80, BK-94, BK-97). Clocks stand while the rules are read and while there is a vote."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from carteblanche.core.values import Alarm, Millis, Seat
from carteblanche.games.blank.affairs import Affairs, Timer
from carteblanche.games.blank.engine.answers import timed_out
from carteblanche.games.blank.engine.court import closed
from carteblanche.games.blank.engine.fire import fire
from carteblanche.games.blank.engine.turns import GRACE, call_on
from carteblanche.games.blank.language import nodes as n

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
    if (affairs.resolving or affairs.closing is not None) and not affairs.asks:
        waited = [
            duty.until
            for duty in affairs.duties
            if duty.until is not None and not duty.lasting and duty.stage != "done"
        ]
        if waited:
            found.append(Alarm("duty", min(waited)))
    found += [Alarm(timer.what, timer.at, timer.seat) for timer in affairs.timers]
    return tuple(found)


def rung(w: Work, alarm: Alarm) -> None:
    """This alarm fell due."""
    match alarm.name:
        case "vote":
            closed(w)
        case "ask":
            while late := [ask for ask in w.asks if ask.seat == alarm.seat and ask.until <= alarm.at]:
                timed_out(w, late[0])
        case "closing":
            call_on(w)
        case "duty":
            w.silent = ()
            w.duties = tuple(
                replace(
                    duty,
                    stage="overdue",
                    acts=w.acts + 1,
                    until=Millis(alarm.at + GRACE) if duty.stage == "pending" else None,
                )
                if duty.until is not None and duty.until <= alarm.at and not duty.lasting and duty.stage != "done"
                else duty
                for duty in w.duties
            )
        case _:
            due = [
                timer for timer in w.timers if (timer.what, timer.at, timer.seat) == (alarm.name, alarm.at, alarm.seat)
            ]
            w.timers = tuple(timer for timer in w.timers if timer not in due)
            for timer in due:
                _due(w, timer)


def _due(w: Work, timer: Timer) -> None:
    match timer.what:
        case "rule":
            if timer.every:
                w.timers = (*w.timers, replace(timer, at=Millis(timer.at + timer.every)))
            _clock(w, n.Clock, w.turn, timer)
        case "idle":
            _clock(w, n.Idle, w.turn if timer.seat is None else timer.seat, timer)
        case "finish":
            w.reason = "time"
        case "lasting":
            memory = w.memory
            w.memory = replace(
                memory,
                mods=tuple(mod for mod in memory.mods if mod.end != "seconds" or mod.n > w.now),
                meanwhile=tuple(mod for mod in memory.meanwhile if mod.end != "seconds" or mod.n > w.now),
            )


def _clock(w: Work, trigger: type[n.Node], seat: Seat, timer: Timer) -> None:
    """A rule's clock has run out: it fires behind what is being resolved."""
    if not w.asks and not w.agenda:
        w.fired = ()
    else:
        w.fired = tuple(part for part in w.fired if part != (timer.card, ""))
    fire(w, trigger, seat, card=timer.card)
