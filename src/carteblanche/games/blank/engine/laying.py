"""Cards are played: proper, or wrong in one of the ways that cost a penalty (BK-20 to BK-27, BK-50 to BK-57)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from carteblanche.core.pieces import EVERYBODY, Piece
from carteblanche.core.values import Seat
from carteblanche.games.blank.affairs import Block, Doubt, Frame
from carteblanche.games.blank.box import DISCARD, hand
from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.calculus import steps as s
from carteblanche.games.blank.engine import lasting
from carteblanche.games.blank.engine.events import fire, fire_this
from carteblanche.games.blank.engine.guard import carry_out, guard
from carteblanche.games.blank.engine.moves import relocate, where
from carteblanche.games.blank.engine.penalties import take
from carteblanche.games.blank.engine.people import overdue_duties
from carteblanche.games.blank.engine.refresh import refresh_off
from carteblanche.games.blank.evaluate.law import Law, breaks
from carteblanche.games.blank.evaluate.patterns import Happening
from carteblanche.games.blank.evaluate.plays import wrong_with
from carteblanche.games.blank.state import Debt, Hidden

if TYPE_CHECKING:
    from carteblanche.games.blank.engine.work import Work
    from carteblanche.games.blank.evaluate.context import Context


PLAY: Final = "play"
"""The word of a frame in which cards are about to be played."""


def judge(law: Law, top: int, cards: tuple[int, ...], held: int, *, on_turn: bool) -> tuple[str, str]:
    """What is wrong with a play: out of turn, and why the cards may not be played; nothing where nothing is wrong."""
    turn = "" if on_turn or all(law.anytime >> card & 1 for card in cards) else "not-your-turn"
    return turn, wrong_with(law, cards, top, held)


def proper(w: Work, seat: Seat, cards: tuple[Piece, ...]) -> None:
    """A seat lays cards on the discard pile, the last of them on top, and nothing is wrong with it."""
    w.faults = 0
    if w.config.wrong == "lie":
        w.before = replace(w.state, before=None)
        w.doubt = Doubt(seat, cards, w.top(), w.turn)
    if w.force.replaces_plays or p.Plays in w.box.react_kinds:
        w.fired = ()
        w.show(cards, EVERYBODY)
        w.push(Frame(w.number(), -1, seat, word=PLAY, amount=len(cards)), Hidden(cards))
        if seat == w.turn:
            w.resolving = 1
    else:
        laid(w, seat, cards)


def settle_play(context: Context) -> None:
    """A play is about to happen, and something may stand before it."""
    w, seat, cards = context.w, context.you, context.hidden.these
    happening = Happening(p.Plays, seat, cards, len(cards), on=w.top())
    guarded = guard(context, happening)
    w.drop_asks(context.frame.n)
    if guarded.n == len(cards) and all(card in w.hand(seat) for card in cards):
        laid(w, seat, tuple(map(Piece, cards)))
    carry_out(w, guarded, happening)


def wrong(w: Work, seat: Seat, cards: tuple[Piece, ...]) -> None:
    """A seat lays cards that it may not lay, or not now: fined, or they lie until somebody objects (BK-57)."""
    turn, reason = judge(w.law(seat), w.top(), cards, len(w.hand(seat)), on_turn=seat == w.turn or w.free)
    faults = bool(turn) + bool(reason)
    if w.config.wrong == "fined":
        w.show(cards, EVERYBODY)
        w.note("taken-back", seat, n=len(cards), text=turn or reason)
        w.fired = ()
        price = price_of(w, seat, cards) if reason else None
        if price is not None:
            w.push(price)
            faults -= 1
        if faults:
            w.penalise(seat, faults, None, turn or reason)
        if seat == w.turn:
            w.resolving = 1
    else:
        w.doubt = Doubt(seat, cards, w.top(), w.turn)
        w.before, w.faults = replace(w.state, before=None), faults
        laid(w, seat, cards)


def price_of(w: Work, seat: Seat, cards: tuple[Piece, ...]) -> Frame | None:
    """What a card says that follows from a play that it forbids; nothing if it names no price."""
    grounds = w.grounds[seat] if w.grounds else ()
    for held in w.force.playing:
        change = held.change
        priced = isinstance(change, s.Forbid | s.Require) and bool(change.fail)
        if priced and breaks(w.box, held, w.memory, w.places[DISCARD], grounds, cards, len(w.hand(seat))):
            return Frame(w.number(), held.card, seat, (Block(f"{held.path}.fail"),), by_hand=True)
    return None


def cards_played(w: Work, count: int) -> None:
    """Cards are played: what was pending is overdue, and what held until now is over (BK-42, BK-53)."""
    w.plays += 1
    w.silent = ()
    if w.debts:
        w.debts = overdue(w.debts, w.acts + 1)
    if w.duties:
        overdue_duties(w, lambda duty: duty.lasting < 0 and not duty.timed)
    if w.memory.lasting:
        lasting.covered(w, count)


def overdue(debts: tuple[Debt, ...], acts: int) -> tuple[Debt, ...]:
    """What was not carried out in time (BK-53)."""
    return tuple(debt if debt.late else replace(debt, late=True, acts=acts) for debt in debts)


def lie_on_top(w: Work, seat: Seat, cards: tuple[int, ...]) -> None:
    """The cards go on the discard pile."""
    cards_played(w, len(cards))
    source = hand(seat)
    mine = w.places[source]
    for card in cards:
        if card in mine:
            w.move(Piece(card), source, DISCARD, EVERYBODY)
        else:
            relocate(w, Piece(card), where(w, card), DISCARD, "top")
    if w.history and w.history[-1] == cards[-1]:
        w.history = w.history[:-1]
        w.layers = w.layers[: len(w.history)]
    if w.done:
        last = w.history[-1:]
        w.done = tuple([one for one in w.done if one[0] in last])
    w.on_top(Piece(cards[-1]), seat, cards[:-1])


def laid(w: Work, seat: Seat, cards: tuple[Piece, ...], *, anew: bool = True) -> None:
    """The cards lie; the new top card and the rules do what they say (BK-22, BK-23, BK-34). `anew`: it is an action of its own."""
    old = w.top()
    lie_on_top(w, seat, cards)
    if anew:
        w.fired = ()
        if w.free:
            w.turn = seat
        if seat == w.turn:
            w.resolving = 1
            w.laid += len(cards)
    if w.force.switches or w.memory.off:
        refresh_off(w)
    if w.box.codes[cards[-1]] is not None:
        fire_this(w, seat, cards[-1], cards)
    fire(w, Happening(p.Plays, seat, cards, len(cards), on=old))


def drew(w: Work, seat: Seat) -> None:
    """Nothing fits: a penalty, and the turn is over (BK-25, BK-26)."""
    w.fired = ()
    w.before, w.doubt, w.faults = None, None, 0
    w.note("cannot-play", seat)
    w.resolving = 1
    if w.force.all or w.box.reacts_uncaused:
        w.push(Frame(w.number(), -1, seat, word="unable", amount=1))
    else:
        take(w, seat, 1, 1, "unable", None)
