from __future__ import annotations

import pytest

from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Millis, Seat
from carteblanche.games.blockers.actions import Place
from carteblanche.games.blockers.position import Given
from carteblanche.games.blockers.rules import Blockers
from carteblanche.games.blockers.state import Config
from carteblanche.games.blockers.view import masks
from carteblanche.testing.random_games import RandomGame

GAME = Blockers()
PLAYERS = ("Ada", "Ben", "Cem")


def test_the_own_rack_in_order_the_others_as_blanks() -> None:
    state = GAME.position(Given(racks={"yellow": ["3", "1", "2"], "blue": ["5", "4"]}), PLAYERS)
    assert GAME.view(state, Seat(0)).racks == (("yellow 3", "yellow 1", "yellow 2"), (None, None), ())
    assert GAME.view(state, Seat(1)).racks == ((None, None, None), ("blue 5", "blue 4"), ())
    assert GAME.view(state, None).racks == ((None, None, None), (None, None), ())


def test_everybody_can_deduce_what_remains_but_not_where_it_is() -> None:
    state = GAME.position(Given(racks={"yellow": ["3"]}, stocks={"yellow": ["2", "wild", "1"]}), PLAYERS)
    assert GAME.view(state, Seat(1)).remaining[0] == ("yellow 1", "yellow 2", "yellow 3", "yellow wild")


def test_the_news_of_a_draw_is_for_the_one_who_drew() -> None:
    state = GAME.position(Given(racks={"yellow": ["3"]}, stocks={"yellow": ["2", "1"]}), PLAYERS)
    after = GAME.play(state, Millis(0), Seat(0), Place("yellow 3", "A3"), KeyedLuck.seeded(0))
    assert [moved.piece for moved in GAME.view(after, Seat(0)).news] == ["yellow 3", "yellow 2"]
    assert [moved.piece for moved in GAME.view(after, Seat(1)).news] == ["yellow 3", None]


@pytest.mark.parametrize("viewer", [None, Seat(0), Seat(1), Seat(2)])
def test_imagined_states_differ_only_in_what_is_unknown(viewer: Seat | None) -> None:
    state = list(RandomGame(GAME, Config(), 3, 5))[20].state
    view = GAME.view(state, viewer)
    luck = KeyedLuck.seeded(1)
    imagined = [GAME.imagine(view, luck) for _ in range(20)]
    assert len({one.pieces.places for one in imagined}) == 20
    assert all(GAME.view(one, viewer) == view for one in imagined)
    assert all(one.masks == state.masks and one.groups == state.groups and one.piles == state.piles for one in imagined)


def test_a_game_can_be_played_on_from_an_imagined_state() -> None:
    state = list(RandomGame(GAME, Config(), 2, 5))[30].state
    luck = KeyedLuck.seeded(1)
    imagined = GAME.imagine(GAME.view(state, state.turn), luck)
    while imagined.ended is None:
        action = GAME.options(GAME.view(imagined, imagined.turn)).sample(luck)
        imagined = GAME.play(imagined, Millis(0), imagined.turn, action, luck)
    assert imagined.ended == "played-out"


def test_masks_of_equal_boards_with_other_colours_in_play() -> None:
    """Two tables at the start have equal boards, whatever is played at them."""
    two = GAME.setup(Config("basic"), 2, KeyedLuck.seeded(1))
    five = GAME.setup(Config(), 5, KeyedLuck.seeded(1))
    mine = GAME.view(two, two.turn)
    GAME.view(five, None)
    assert masks(mine.board, 2) == (0, 0)
    assert len(GAME.preview(mine, next(iter(GAME.options(mine)))).groups) == 2
