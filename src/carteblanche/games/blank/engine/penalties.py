"""Penalties on their way (BK-25, BK-27, BK-56), and the cards that answer them (S-G3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from carteblanche.core.pieces import EVERYBODY, Piece
from carteblanche.core.values import Seat
from carteblanche.games.blank.affairs import Ask, Frame
from carteblanche.games.blank.box import DISCARD, hand
from carteblanche.games.blank.engine.fire import begin, fire
from carteblanche.games.blank.engine.perform import drawn
from carteblanche.games.blank.engine.turns import card_played
from carteblanche.games.blank.engine.whom import is_immune
from carteblanche.games.blank.language import nodes as n

if TYPE_CHECKING:
    from carteblanche.games.blank.engine.work import Work


def settle_threat(w: Work) -> None:
    """The first penalty on its way: reflected if that may be, else taken."""
    threat = w.threats[0]
    if is_immune(w, threat.seat, "penalties"):
        w.threats = w.threats[1:]
        w.note("immune", threat.seat)
    elif threat.causer is not None and may_hold_mirror(w, threat.seat):
        w.ask(Ask(threat.seat, "mirror", w.deadline(), optional=True))
    else:
        take_penalty(w)


def may_hold_mirror(w: Work, seat: Seat) -> bool:
    """Whether this seat could hold a card that answers a penalty, as far as everybody knows."""
    mine = w.hand(seat)
    return bool(mine) and any(not w.known[card] & 1 or card in mine for card in w.box.mirrors)


def take_penalty(w: Work) -> None:
    """One card for each penalty, or as many as a rule says; whoever is on turn has ended it (BK-27, BK-56)."""
    threat, w.threats = w.threats[0], w.threats[1:]
    w.note("penalty", threat.seat, n=threat.n, text=threat.why)
    drawn(w, threat.seat, threat.n * w.law().fine, "penalty")
    if threat.seat == w.turn and not w.resolving:
        w.resolving = 1


def reflect(w: Work, card: Piece) -> None:
    """The card goes on top, cancels one penalty, and its words hit whoever caused it (S-G3)."""
    threat = w.threats[0]
    seat = threat.seat
    rest = () if threat.n == 1 else (replace(threat, n=threat.n - 1),)
    w.threats = (*rest, *w.threats[1:])
    w.note("reflected", seat, card)
    card_played(w)
    w.move(card, hand(seat), DISCARD, EVERYBODY)
    w.on_top(card)
    code = w.box.code(card)
    begin(w, Frame(card, seat, code.steps, "card", causer=threat.causer))
    fire(w, n.Played, seat, card=card, count=1)
