from __future__ import annotations

from carteblanche.core.driver import Drive
from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Seat
from carteblanche.games.blank.rules import Blank
from drivers.games.blank_bound import QUIET, Seer, shown


def test_who_sees_everything_imagines_nothing_else() -> None:
    game, luck = Blank(), KeyedLuck.seeded(1)
    state = game.setup(QUIET, 2, luck)
    view = game.view(state, Seat(0))
    seen = shown(game, state, view)
    assert game.imagine(seen, luck).pieces.places == state.pieces.places
    assert game.imagine(view, luck).pieces.places != state.pieces.places


def test_the_seer_plays_what_is_proper() -> None:
    game, luck = Blank(), KeyedLuck.seeded(2)
    state = game.setup(QUIET, 2, luck)
    seer, turn = Seer(game), state.affairs.turn
    seer.running = Drive(game, state, [None, None], luck)
    view = game.view(state, turn)
    assert seer.choose(view, luck) in game.options(view)
