"""How a turn ends, who is next, and who has won (BK-24, BK-27, BK-42, BK-58, BK-80, BK-81)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from carteblanche.core.pieces import Piece, Place
from carteblanche.core.values import Millis, Seat
from carteblanche.games.blank.affairs import Closing, Duty, Frame, Timer
from carteblanche.games.blank.box import DISCARD, DRAW, PILE, hand
from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.calculus import steps as s
from carteblanche.games.blank.calculus.trees import walk
from carteblanche.games.blank.engine import lasting
from carteblanche.games.blank.engine.counting import counted_anew
from carteblanche.games.blank.engine.events import fire, is_given
from carteblanche.games.blank.engine.guard import carry_out, guard, happen
from carteblanche.games.blank.engine.laying import overdue
from carteblanche.games.blank.engine.moves import relocate
from carteblanche.games.blank.engine.penalties import house
from carteblanche.games.blank.evaluate.context import still
from carteblanche.games.blank.evaluate.patterns import Happening
from carteblanche.games.blank.evaluate.players import seats_in
from carteblanche.games.blank.state import is_sharp

if TYPE_CHECKING:
    from carteblanche.games.blank.engine.work import Work
    from carteblanche.games.blank.evaluate.context import Context

LAPSED: Final = 12
ENDING: Final = 3
"""What `resolving` is while the game ends."""
_BY_ITSELF: Final = ("empty-hand", "last-one")
"""Why somebody has won whom no card has let win."""
NEXT: Final = "next"
"""The word of a frame in which somebody chooses who is next."""
GRACE: Final = 5000
"""How long something not done in time can be pointed out before a win is declared, in milliseconds."""


def settle(w: Work) -> bool:
    """Nothing is pending: somebody has won, or the turn ends. Whether there is more to do."""
    if w.phase != "play":
        return False
    if w.winners:
        return _over(w, w.reason or "card")
    if w.gone and len(w.ring()) == 1:
        w.winners = w.ring()
        return _over(w, "last-one")
    if () in w.places[5 : 5 + w.seats]:
        empty = [seat for seat in _from_turn(w) if not w.places[5 + seat] and may_win(w, seat)]
        if w.agenda:
            return True
        if empty:
            if delaying(w.duties) or _last_call(w):
                return False
            w.winners = tuple(empty)
            return _over(w, "empty-hand")
    w.closing = None
    if w.resolving == 0:
        return False
    if w.resolving == 1:
        w.resolving = 2
        if p.Turn in w.force.kinds or p.Turn in w.force.guarding:
            happen(w, Happening(p.Turn, w.turn, word="end"))
            if w.agenda:
                return True
    if s.Order in w.force.of and w.lead is None and not w.extras and _is_chosen(w):
        w.push(Frame(w.number(), -1, w.turn, word=NEXT))
        return True
    _advance(w)
    return bool(w.agenda or w.resolving)


def _over(w: Work, reason: str) -> bool:
    """The game has been won; what cards wait for its end comes first, and what is owed because of that. Whether there is more to do."""
    w.reason = reason
    newer = w.box.version >= 3
    if w.resolving != ENDING:
        w.resolving = ENDING
        owed = w.debts
        if newer and reason in _BY_ITSELF:
            for seat in w.winners:
                fire(w, Happening(p.Ends, seat, word="win"))
        happen(w, Happening(p.Stage, w.winners[0], word="game end"))
        if newer and w.debts != owed:
            w.closing, w.silent = Closing("do", w.deadline()), ()
        if w.agenda:
            return True
    if newer and (delaying(w.duties) or (w.closing is not None and w.closing.stage != "over")):
        return False
    declare(w, reason)
    return False


def _is_chosen(w: Work) -> bool:
    """Whether whoever had the turn chooses who is next."""
    orders = w.force.of.get(s.Order, ())
    return any(held.change.how == "choice" and is_given(w, held, w.turn) for held in orders)


def choose_next(context: Context) -> None:
    """Whoever had the turn chooses who is next."""
    w = context.w
    others = tuple(seat for seat in w.order(context.you) if seat != context.you)
    answer = context.ask(context.key(NEXT), context.you, "players", among=others) if len(others) > 1 else ""
    chosen = seats_in(answer)
    w.lead = chosen[0] if chosen else (others[0] if others else context.you)


def may_win(w: Work, seat: Seat) -> bool:
    """Whether an empty hand wins: a card can forbid it, or put something in its place."""
    if p.Ends not in w.force.guarding:
        return True
    happening = Happening(p.Ends, seat, word="win")
    guarded = guard(still(w, -1, seat), happening)
    firing = [(held.card, f"{held.path}@{seat}") for held, _, _ in guarded.instead]
    if firing and not any(one in w.fired for one in firing):
        w.fired = (*w.fired, *firing)
        carry_out(w, guarded, happening)
    return guarded.n > 0


def delaying(duties: tuple[Duty, ...]) -> bool:
    """Whether something said or done is still waited for before anybody has won (BK-80)."""
    return any(duty.until is not None and duty.lasting < 0 and duty.stage != "done" for duty in duties)


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


def _from_turn(w: Work) -> list[Seat]:
    """Everybody in play order from the active player."""
    order = w.order(w.turn)
    return [seat for seat in (w.turn, *order) if seat in order][: len(order)]


def declare(w: Work, reason: str) -> None:
    w.reason = reason
    w.phase = "reward" if w.config.rewards else "over"
    w.rewards = w.winners if w.config.rewards else ()
    w.asks, w.timers, w.duties, w.motion, w.doubt = (), (), (), None, None
    w.before, w.faults, w.debts, w.closing, w.silent = None, 0, (), None, ()
    w.agenda.clear()
    w.hidden.clear()
    w.choices.clear()
    w.closed.clear()
    w.resolving = 0
    for seat in w.winners:
        w.note("won", seat, text=reason)


def _advance(w: Work) -> None:
    """The turn is over; the marker goes on, passing those who skip."""
    w.resolving = 0
    w.acts += 1
    if w.memory.lasting:
        lasting.turn_over(w, w.turn)
    if w.duties:
        gone = [duty for duty in w.duties if duty.lasting < 0 and duty.stage != "pending" and _is_past(w, duty)]
        if gone:
            late = [(duty.seat, duty.card) for duty in gone if duty.stage == "overdue"]
            w.lapsed = (*w.lapsed, *late)[-LAPSED:]
            w.duties = tuple(duty for duty in w.duties if duty not in gone)
    if w.debts:
        patience = too_late(w)
        missed = tuple((debt.seat, debt.frame.card) for debt in w.debts if debt.late and w.acts > debt.acts + patience)
        w.lapsed = (*w.lapsed, *missed)[-LAPSED:]
        w.debts = tuple(debt for debt in w.debts if not debt.late or w.acts <= debt.acts + patience)
    extras = [seat for seat in w.extras if seat not in w.gone] if w.extras else ()
    w.extra = False
    if w.lead is not None and w.lead not in w.gone:
        seat = w.lead
    elif extras:
        seat, w.extra = extras[0], True
        w.extras = tuple(extras[1:])
    else:
        seat = _following(w) if s.Order in w.force.of else w.after(w.turn)
        while w.skips[seat]:
            w.skips = (*w.skips[:seat], w.skips[seat] - 1, *w.skips[seat + 1 :])
            if not _misses(w, seat):
                break
            _reached(w, seat)
            seat = w.after(seat)
    w.lead = None
    w.turn = seat
    begin_turn(w)


def _following(w: Work) -> Seat:
    """Who is next: by where they sit, or as a card orders."""
    for held in w.force.of.get(s.Order, ()):
        how, ages = held.change.how, w.config.ages
        if how in ("oldest", "youngest") and len(ages) >= w.seats and is_given(w, held, w.turn):
            order = sorted(w.ring(), key=lambda seat: ages[seat], reverse=how == "oldest")
            return order[(order.index(w.turn) + 1) % len(order)] if w.turn in order else order[0]
        if how == "first-in-round" and w.turns % max(1, len(w.ring())) == 0 and is_given(w, held, w.turn):
            found = still(w, held.card, w.turn, held.lasting).who(held.change.who, f"{held.path}.who")
            if found:
                return found[0]
    return w.after(w.turn)


def _misses(w: Work, seat: Seat) -> bool:
    """Whether a turn is really missed."""
    missed = happen(w, Happening(p.Misses, seat))
    if missed:
        w.note("skipped", seat)
    return missed


def too_late(w: Work) -> int:
    """How many further turns something not done can be pointed out."""
    return max(0, house(w, "too-late", 1, w.turn) - 1)


def _is_past(w: Work, duty: Duty) -> bool:
    """Whether nobody may speak of this obligation any more (BK-58)."""
    return w.acts > duty.acts + too_late(w)


def _reached(w: Work, seat: Seat) -> None:
    """The turn marker has come to a seat: what held until then is over, even if the turn is skipped (BK-42). A round begins with the first
    turn, and again when everybody has had one; extra turns do not count.
    """
    if not w.extra:
        w.turns += 1
    a_round = not w.extra and (w.turns - 1) % (w.seats - len(w.gone) or 1) == 0
    if w.tallies or w.used:
        counted_anew(w, a_round=a_round)
    if w.memory.lasting:
        lasting.reached(w, seat)
    if a_round and (p.Stage in w.force.kinds or p.Stage in w.force.guarding):
        if w.turns > 1:
            happen(w, Happening(p.Stage, seat, word="round end"))
        happen(w, Happening(p.Stage, seat, word="round start"))


def begin_turn(w: Work) -> None:
    seat = w.turn
    w.began = w.now
    w.fired = ()
    w.laid = 0
    w.touched = True
    _reached(w, seat)
    if w.timers or w.force.idle:
        start_idling(w)
    if (p.Turn in w.force.kinds or p.Turn in w.force.guarding) and not happen(w, Happening(p.Turn, seat, word="start")):
        w.note("skipped", seat)
        w.resolving = 1


def start_idling(w: Work) -> None:
    """Clocks of what waits for an idle moment start with the turn."""
    waited = w.force.idle
    idle = [
        Timer("idle", Millis(w.now + one.seconds * 1000), card, at, w.turn, lasting=n) for card, at, one, n in waited
    ]
    w.timers = (*(timer for timer in w.timers if timer.what != "idle"), *idle)


def cancel(context: Context, step: s.Cancel, path: str) -> None:
    """What was done last is taken back; by what a play has set off, what was done before it. That is what the card has set up (turns,
    direction, what lasts and what is owed) and moved, as far as the cards still lie there; the play, whose card goes back to the hand it
    came from; or the whole turn, after which that player has another.
    """
    w, card, what = context.w, context.card, step.what
    old, seat = w.laid_last(1 if w.top() == card or w.top() in context.hidden.event else 0)
    old = old if old in w.places[DISCARD] else -1
    w.note("cancelled", None if seat < 0 else Seat(seat), card, path, text=what)
    lasting.stop(w, lambda one: one.card == old and one.card != card)
    w.duties = tuple(duty for duty in w.duties if duty.card != old)
    w.agenda = [frame for frame in w.agenda if frame.card != old or frame.n == context.frame.n]
    w.skips, w.extras = (0,) * w.seats, ()
    code = w.box.codes[old] if old >= 0 else None
    if code is not None and any(isinstance(one, s.Reverse) for _, one in walk(code.meaning.clauses, "")):
        w.direction = -w.direction
    for done, piece, source, target in reversed(w.done):
        if done == old and piece in w.places[target] and target != source:
            relocate(w, Piece(piece), Place(target), Place(source), "top" if source in (DRAW, PILE) else "")
    if what in ("play", "turn") and seat >= 0 and old >= 0 and seat not in w.gone:
        relocate(w, Piece(old), DISCARD, hand(seat), "")
    if what == "turn" and seat >= 0 and seat not in w.gone:
        w.lead = Seat(seat)
