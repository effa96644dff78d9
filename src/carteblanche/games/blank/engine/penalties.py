"""Penalties on their way (BK-25, BK-27, BK-56)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from carteblanche.games.blank.affairs import Block, Frame
from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.calculus import steps as s
from carteblanche.games.blank.engine.events import fire, is_given
from carteblanche.games.blank.engine.guard import Guarded, carry_out, guard
from carteblanche.games.blank.engine.moves import drawn
from carteblanche.games.blank.evaluate.context import still
from carteblanche.games.blank.evaluate.patterns import Happening, matches

if TYPE_CHECKING:
    from carteblanche.core.values import Seat
    from carteblanche.games.blank.engine.work import Work
    from carteblanche.games.blank.evaluate.context import Context


def house(w: Work, what: str, default: int, seat: Seat) -> int:
    """One of the house's own parameters."""
    found = default
    for held in w.force.get(s.House):
        if held.change.what == what and held.change.n is not None and is_given(w, held, seat):
            found = still(w, held.card, seat, held.lasting).amount(held.change.n, f"{held.path}.n")
    return found


def stands_before(w: Work, happening: Happening) -> Literal["", "ban", "instead"]:
    """What nobody can prevent has happened. Where it is forbidden it has its price; something else may happen in its place."""
    seat, answer = happening.seat, ""
    for held in w.force.guarding.get(happening.kind, ()):
        change, path = held.change, held.path
        if not isinstance(change, s.Forbid | s.Instead) or not is_given(w, held, seat):
            continue
        if not matches(w, change.event, happening, held.card, f"{path}.event", held.lasting):
            continue
        if isinstance(change, s.Instead):
            carry_out(w, Guarded(0, ((held, seat, happening.n),)), happening)
            return "instead"
        if change.unless is not None and still(w, held.card, seat, held.lasting).holds(change.unless, f"{path}.unless"):
            continue
        answer = "ban"
        if change.fail:
            w.push(Frame(w.number(), held.card, seat, (Block(f"{path}.fail"),), causer=happening.causer))
        else:
            w.penalise(seat, 1, happening.causer, "forbidden")
    return "ban" if answer else ""


def _drawn_for(why: str) -> str:
    """Why the cards of a penalty are drawn."""
    return "unable" if why == "unable" else "penalty"


def take(w: Work, seat: Seat, n: int, cards: int, why: str, causer: Seat | None) -> None:
    """So many penalties are taken, which cost so many cards."""
    w.note("penalty", seat, n=n, text=why)
    if cards:
        drawn(w, seat, cards, _drawn_for(why), causer=causer)
    fire(w, Happening(p.Penalised, seat, (), n, why, causer=causer))
    if seat == w.turn and not w.resolving:
        w.resolving = 1


def settle_penalty(context: Context) -> None:
    """The penalty is answered if that may be, else taken; whoever is on turn has ended it (BK-27)."""
    w, frame = context.w, context.frame
    seat, why = frame.you, frame.word
    happening = Happening(p.Penalised, seat, (), frame.amount, why, causer=frame.causer)
    guarded = guard(context, happening)
    cost = guarded.n * house(w, "penalty", 1, seat)
    draws = Happening(p.Draws, seat, (), cost, _drawn_for(why), causer=frame.causer)
    capped = guard(context, draws) if draws.n else None
    w.drop_asks(frame.n)
    if guarded.n:
        take(w, seat, guarded.n, 0 if capped is None else capped.n, why, frame.causer)
    carry_out(w, guarded, happening)
    if capped is not None:
        carry_out(w, capped, draws)
