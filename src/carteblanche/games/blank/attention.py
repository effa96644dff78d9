"""BLANK: what an attentive player would notice, from what everybody has seen. Bots go by it; nobody is told.

The engine itself is asked, on an imagined table, what the happenings of a view set off. Cards that have left the table since, or conditions
that held then and no longer do, can mislead it, as they mislead people.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from carteblanche.core.pieces import Piece
from carteblanche.games.blank.affairs import Happening
from carteblanche.games.blank.engine.court import APPLIED
from carteblanche.games.blank.engine.fire import fire
from carteblanche.games.blank.engine.laying import judge, own_effect
from carteblanche.games.blank.engine.turns import overdue
from carteblanche.games.blank.engine.work import Work
from carteblanche.games.blank.kernel import fitting
from carteblanche.games.blank.language import nodes as n
from carteblanche.games.blank.law import law
from carteblanche.games.blank.state import Debt

if TYPE_CHECKING:
    from carteblanche.core.luck import Luck
    from carteblanche.games.blank.box import Box
    from carteblanche.games.blank.view import BlankView

_ACTIONS = frozenset(("Played", "Turn"))
"""Happenings with which an action begins, so that every rule may fire again."""


def looks_wrong(box: Box, view: BlankView) -> bool:
    """Whether the last play was wrong, by the rules as they were (BK-50, BK-52, BK-54)."""
    doubt = view.affairs.doubt
    if doubt is None or doubt.seat == view.viewer:
        return False
    then = law(box, doubt.rules, doubt.memory, doubt.top)
    picked = doubt.picked if doubt.picked >= 0 and fitting(then, doubt.picked, doubt.top) else -1
    turn, reason = judge(then, doubt.top, doubt.cards, picked, on_turn=doubt.seat == doubt.turn)
    return bool(turn or reason)


def owed(box: Box, view: BlankView, luck: Luck) -> tuple[Debt, ...]:
    """What cards ask of whom and has not been carried out; `late` if a card has been played since."""
    from carteblanche.games.blank.view import imagine

    affairs = view.affairs
    if not affairs.events:
        return ()
    world = replace(imagine(box, view, luck), affairs=replace(affairs, events=(), plays=affairs.events[0].plays))
    w = Work(box, world, affairs.began, luck)
    for event in affairs.events:
        if event.plays > w.plays:
            w.plays = event.plays
            w.debts = overdue(w.debts, w.acts)
        w.history = affairs.history if event.plays == affairs.plays else affairs.history[:-1] or affairs.history
        _again(w, event)
    return w.debts


def _again(w: Work, event: Happening) -> None:
    if event.what == APPLIED:
        done = [debt for debt in w.debts if (debt.seat, debt.frame.card) == (event.seat, event.card)]
        w.debts = tuple(debt for debt in w.debts if not done or debt is not done[0])
        return
    if event.what in _ACTIONS:
        w.fired = ()
    if event.what == "Played":
        own_effect(w, event.seat, Piece(event.card))
    trigger: type[Any] = getattr(n, event.what)
    fire(w, trigger, event.seat, card=event.card, word=event.word, count=event.n, text=event.text)
