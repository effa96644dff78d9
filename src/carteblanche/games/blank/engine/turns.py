"""How a turn ends, who is next, and who has won (BK-24, BK-27, BK-42, BK-58, BK-80, BK-81)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from carteblanche.core.pieces import EVERYBODY
from carteblanche.core.values import Millis, Seat
from carteblanche.games.blank.affairs import Ask, Closing, Duty, Mod, Timer
from carteblanche.games.blank.box import RULES
from carteblanche.games.blank.engine.fire import dispatch, fire
from carteblanche.games.blank.kernel import fitting
from carteblanche.games.blank.language import nodes as n
from carteblanche.games.blank.state import Debt, is_sharp

if TYPE_CHECKING:
    from carteblanche.games.blank.engine.work import Work

LAPSED: Final = 12
GRACE: Final = 5000
"""How long something not done in time can be pointed out before a win is declared, in milliseconds."""


def settle(w: Work) -> bool:
    """Nothing is pending: somebody has won, or the turn ends. Whether there is more to do."""
    if w.phase != "play":
        return False
    if w.winners:
        declare(w, "card")
        return False
    if w.reason == "time":
        fewest = min(len(w.hand(seat)) for seat in range(w.seats))
        w.winners = tuple(seat for seat in _from_turn(w) if len(w.hand(seat)) == fewest)
        declare(w, "time")
        return False
    if () in w.places[5 : 5 + w.seats]:
        empty = [seat for seat in _from_turn(w) if not w.places[5 + seat]]
        if delaying(w.duties) or _last_call(w):
            return False
        w.winners = tuple(empty)
        declare(w, "empty-hand")
        return False
    w.closing = None
    if w.resolving == 0:
        return False
    if w.resolving == 1:
        w.resolving = 2
        if _ending(w):
            return True
    _advance(w)
    return bool(w.agenda)


def delaying(duties: tuple[Duty, ...]) -> bool:
    """Whether something said or done is still waited for before anybody has won (BK-80)."""
    return any(duty.until is not None and not duty.lasting and duty.stage != "done" for duty in duties)


def _last_call(w: Work) -> bool:
    """Whether something unsaid could still be said before anybody has won."""
    if not is_sharp(w.config):
        return False
    if w.closing is None:
        w.closing, w.silent = Closing("do", w.deadline()), ()
    elif w.closing.until < w.now:
        w.closing = replace(w.closing, until=w.now)
    return w.closing.stage != "over"


def call_on(w: Work) -> None:
    """Nobody has anything more to do: now one may speak up. Or to say: then it is over."""
    assert w.closing is not None
    if w.closing.stage == "do":
        w.debts = overdue(w.debts, w.acts + 1)
        w.closing, w.silent = Closing("speak", Millis(w.now + GRACE)), ()
    else:
        w.closing = Closing("over", w.now)


def overdue(debts: tuple[Debt, ...], acts: int) -> tuple[Debt, ...]:
    """What was not carried out in time (BK-53)."""
    return tuple(debt if debt.late else replace(debt, late=True, acts=acts) for debt in debts)


def _from_turn(w: Work) -> list[Seat]:
    """All seats in play order from the active player."""
    return [w.after(w.turn, step) for step in range(w.seats)]


def declare(w: Work, reason: str) -> None:
    w.reason = reason
    w.phase = "reward" if w.config.rewards else "over"
    w.rewards = w.winners if w.config.rewards else ()
    w.asks, w.threats, w.timers, w.duties, w.motion, w.doubt = (), (), (), (), None, None
    w.before, w.faults, w.debts, w.closing, w.silent, w.events = None, 0, (), None, (), ()
    w.agenda.clear()
    w.resolving = 0
    for seat in w.winners:
        w.note("won", seat, text=reason)


def _ending(w: Work) -> bool:
    """What happens at the end of a turn. Whether there is anything to wait for."""
    if n.Turn in dispatch(w.box, w.places[RULES], w.memory.edits) or w.memory.meanwhile:
        fire(w, n.Turn, w.turn, word="end")
    limit = w.law().limit
    if limit is not None and len(w.hand(w.turn)) > limit:
        w.ask(Ask(w.turn, "limit", w.deadline(), len(w.hand(w.turn)) - limit))
        return True
    return bool(w.agenda)


def card_played(w: Work) -> None:
    """A card is played: what was pending is overdue, and what held until now is over (BK-42, BK-53)."""
    w.plays += 1
    w.silent = ()
    if w.debts:
        w.debts = overdue(w.debts, w.acts + 1)
    if w.events:
        w.events = tuple(event for event in w.events if event.plays == w.plays - 1)
    if w.duties:
        w.duties = tuple(
            replace(duty, stage="overdue", acts=w.acts + 1, until=None)
            if duty.stage == "pending" and not duty.lasting
            else duty
            for duty in w.duties
            if not (duty.lasting and duty.ends.startswith("next-card"))
        )
    memory = w.memory
    if memory.mods or memory.meanwhile:
        mods, meanwhile = _one_less(memory.mods), _one_less(memory.meanwhile)
        if mods != memory.mods or meanwhile != memory.meanwhile:
            w.memory = replace(memory, mods=mods, meanwhile=meanwhile)


def _one_less(mods: tuple[Mod, ...]) -> tuple[Mod, ...]:
    left = [replace(mod, n=mod.n - 1) if mod.end == "plays" else mod for mod in mods if mod.end != "next-card"]
    return tuple(mod for mod in left if mod.end != "plays" or mod.n > 0)


def _advance(w: Work) -> None:
    """The turn is over; the marker goes on, passing those who skip."""
    w.resolving = 0
    w.acts += 1
    if w.duties:
        gone = [duty for duty in w.duties if not _stays(w, duty)]
        if gone:
            late = [(duty.seat, duty.card) for duty in gone if duty.stage == "overdue"]
            w.lapsed = (*w.lapsed, *late)[-LAPSED:]
            w.duties = tuple(duty for duty in w.duties if duty not in gone)
    if w.debts:
        missed = tuple((debt.seat, debt.frame.card) for debt in w.debts if debt.late and w.acts > debt.acts)
        w.lapsed = (*w.lapsed, *missed)[-LAPSED:]
        w.debts = tuple(debt for debt in w.debts if not debt.late or w.acts <= debt.acts)
    if w.lead is not None:
        seat = w.lead
    elif w.again == w.turn:
        seat = w.turn
    else:
        seat = w.after(w.turn)
        while w.skips[seat]:
            w.skips = (*w.skips[:seat], w.skips[seat] - 1, *w.skips[seat + 1 :])
            _reached(w, seat)
            w.note("skipped", seat)
            fire(w, n.Turn, seat, word="skipped")
            seat = w.after(seat)
    w.lead = w.again = None
    w.turn = seat
    begin_turn(w)


def _stays(w: Work, duty: Duty) -> bool:
    """Whether anybody may still speak of this obligation (BK-58)."""
    if duty.lasting:
        end, _, number = duty.ends.partition(" ")
        return not ((end == "plays" and w.plays >= int(number)) or (end == "seconds" and w.now >= int(number)))
    return duty.stage == "pending" or w.acts <= duty.acts


def _reached(w: Work, seat: Seat) -> None:
    """The turn marker has come to a seat: what held until then is over, even if the turn is skipped (BK-42)."""
    memory = w.memory
    if memory.mods or memory.meanwhile:
        mods = tuple(mod for mod in memory.mods if mod.end != "own-turn" or mod.owner != seat)
        meanwhile = tuple(mod for mod in memory.meanwhile if mod.end != "own-turn" or mod.owner != seat)
        if len(mods) != len(memory.mods) or len(meanwhile) != len(memory.meanwhile):
            w.memory = replace(memory, mods=mods, meanwhile=meanwhile)
    if w.duties:
        w.duties = tuple(
            duty for duty in w.duties if not (duty.lasting and duty.seat == seat and duty.ends.startswith("own-turn"))
        )


def begin_turn(w: Work) -> None:
    seat = w.turn
    w.began = w.now
    w.fired = ()
    _reached(w, seat)
    w.turn_fired = ()
    waiting = dispatch(w.box, w.places[RULES], w.memory.edits)
    if w.timers or n.Idle in waiting:
        idle = [
            Timer("idle", Millis(w.now + code.sentence.when.seconds * 1000), rule, seat)
            for rule, code in waiting.get(n.Idle, ())
            if isinstance(code.sentence.when, n.Idle)
        ]
        w.timers = (*(timer for timer in w.timers if timer.what != "idle"), *idle)
    w.picked = -1
    law = w.law()
    if law.blind and w.hand(seat):
        picked = w.luck.pick(w.hand(seat))
        w.show((picked,), EVERYBODY)
        w.note("picked", Seat((seat + 1) % w.seats), text=w.box.names[picked])
        if fitting(law, picked, w.top()):
            w.picked = picked
    if n.Turn in waiting or w.memory.meanwhile:
        fire(w, n.Turn, seat, word="start")
