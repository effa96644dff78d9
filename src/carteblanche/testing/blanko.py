"""BLANKO under the laws: somebody who lays words, swaps letters and fills mini crosswords, and now and then does what is a fault."""

from __future__ import annotations

from typing import Any

from carteblanche.core.errors import Illegal
from carteblanche.core.luck import Luck
from carteblanche.core.values import Seat
from carteblanche.games.blanko.actions import Action, Arrange, Facts, check, unknown_words
from carteblanche.games.blanko.moves import Moves
from carteblanche.games.blanko.plays import Place, Swap, judge_placement
from carteblanche.games.blanko.rules import Blanko
from carteblanche.games.blanko.state import BlankoState
from carteblanche.games.blanko.view import BlankoView, facts, facts_of
from carteblanche.testing.laws import Hooks


def fault(game: Blanko, state: BlankoState, seat: Seat, action: Action) -> bool:
    """In strict play a word that is none is accepted and costs the turn; in challenge play it lies until somebody objects (BO-18)."""
    if not isinstance(action, Place | Swap) or state.config.words == "friendly":
        return False
    known = facts_of(state, seat)
    try:
        play = check(known, action, game.referee)
    except Illegal:
        return False
    return play is not None and not play.insist and bool(unknown_words(known, play, game.referee))


def wander(game: Blanko, view: BlankoView, luck: Luck) -> Action | None:
    """Something that is not listed, at random; nothing if whatever the options list will do."""
    known = facts(view)
    if view.phase == "mini" and luck.below(3):
        solver = game.referee.solver(known.config, known.admitted, luck.below(3) * 90)
        return Arrange(solver.best(known.card, known.config.letter_set, known.letters)[0])
    if view.phase != "turn" or not luck.below(6):
        return None
    moves = Moves(known, game.referee)
    if not luck.below(3) and (swaps := moves.swaps()):
        return luck.pick(swaps)[1]
    placements = moves.placements()
    if not placements:
        return None
    action = moves.placed(luck.pick(placements)).action
    assert isinstance(action, Place)
    return action if luck.below(4) else _damage(known, action, luck)


def _damage(known: Facts, action: Place, luck: Luck) -> Action:
    """The same tiles in another order, which is seldom a word. In friendly play it must be insisted on."""
    insist = known.config.house and not known.insisted and (known.config.words == "friendly" or bool(luck.below(2)))
    word = Place(action.cell, action.direction, "".join(luck.shuffle(action.word)), insist)
    try:
        judge_placement(known.board, known.config.letter_set, known.rack, word)
    except Illegal:
        return action
    return action if known.config.words == "friendly" and not insist else word


def hooks(game: Blanko) -> Hooks:
    def is_fault(state: Any, seat: Seat, action: Any) -> bool:
        return fault(game, state, seat, action)

    def act(_: Any, view: Any, luck: Luck) -> Any:
        return wander(game, view, luck)

    return Hooks(fault=is_fault, act=act)
