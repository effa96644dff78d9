"""Cards are played: proper, or wrong in one of the ways that cost a penalty (BK-20 to BK-27, BK-50 to BK-57)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from carteblanche.core.pieces import EVERYBODY, Piece
from carteblanche.core.values import Seat
from carteblanche.games.blank.affairs import Ask, Doubt, Frame
from carteblanche.games.blank.box import DISCARD, RULES, hand
from carteblanche.games.blank.engine.fire import begin, fire
from carteblanche.games.blank.engine.perform import drawn
from carteblanche.games.blank.engine.turns import card_played
from carteblanche.games.blank.kernel import fitting, picked_card, together
from carteblanche.games.blank.language import nodes as n
from carteblanche.games.blank.law import Law

if TYPE_CHECKING:
    from carteblanche.games.blank.engine.work import Work


def judge(law: Law, top: int, cards: tuple[int, ...], picked: int, *, on_turn: bool) -> tuple[str, str]:
    """What is wrong with a play: out of turn, and why the cards may not be played; nothing where nothing is wrong."""
    reason = together(law, cards, top)
    if not reason and picked >= 0 and picked not in cards and on_turn:
        reason = "not-the-picked-card"
    return "" if on_turn or law.scramble else "not-your-turn", reason


def proper(w: Work, seat: Seat, cards: tuple[Piece, ...]) -> None:
    """A seat lays cards on the discard pile, the last of them on top, and nothing is wrong with it."""
    w.before, w.faults = None, 0
    if w.config.wrong == "lie":
        _doubted(w, seat, cards)
    laid(w, seat, cards)


def _doubted(w: Work, seat: Seat, cards: tuple[Piece, ...]) -> None:
    """From now on one may object."""
    w.doubt = Doubt(seat, cards, w.top(), w.turn, w.picked, w.places[RULES], w.memory)


def wrong(w: Work, seat: Seat, cards: tuple[Piece, ...]) -> None:
    """A seat lays cards that it may not lay, or not now: fined, or they lie until somebody objects (BK-57)."""
    law = w.law()
    picked = picked_card(law, w.hand(seat), w.picked, w.top())
    turn, reason = judge(law, w.top(), cards, picked, on_turn=seat == w.turn)
    if w.config.wrong == "fined":
        w.show(cards, EVERYBODY)
        w.note("taken-back", seat, n=len(cards), text=turn or reason)
        w.penalise(seat, bool(turn) + bool(reason), None, turn or reason)
        if seat == w.turn:
            w.resolving = 1
    else:
        _doubted(w, seat, cards)
        w.before, w.faults = replace(w.state, before=None), bool(turn) + bool(reason)
        laid(w, seat, cards)


def laid(w: Work, seat: Seat, cards: tuple[Piece, ...]) -> None:
    """The cards lie; the new top card and the rules do what they say (BK-22, BK-23, BK-34)."""
    card_played(w)
    for card in cards:
        w.move(card, hand(seat), DISCARD, EVERYBODY)
    top = cards[-1]
    w.on_top(top)
    w.fired = ()
    w.picked = -1
    if w.law().scramble:
        w.turn = seat
    if seat == w.turn:
        w.resolving = 1
    own_effect(w, seat, top)
    fire(w, n.Played, seat, card=top, count=len(cards))


def own_effect(w: Work, seat: Seat, top: Piece) -> None:
    """What the card that was played says itself (BK-40)."""
    code = w.box.codes[top]
    if code is not None and code.trigger is None and code.steps:
        if w.told:
            w.note("effect", seat, top)
        begin(w, Frame(top, seat, code.steps, "card"))


def drew(w: Work, seat: Seat) -> None:
    """Nothing fits: a penalty, and the turn is over, unless a rule lets one draw on or play what was drawn (BK-25, BK-26)."""
    law = w.law()
    w.fired = ()
    w.doubt, w.before, w.faults = None, None, 0
    w.note("cannot-play", seat)
    top = w.top()
    if law.persist:
        last: list[Piece] = []
        for _ in range(law.persist):
            last = drawn(w, seat, 1, "penalty")
            if not last or fitting(law, last[0], top):
                break
    else:
        last = drawn(w, seat, law.fine, "penalty")
    if last and (law.fresh or law.persist) and last[-1] in w.hand(seat):
        w.ask(Ask(seat, "fresh", w.deadline(), optional=True))
    else:
        w.resolving = 1
