from __future__ import annotations

import pytest

from carteblanche.core.values import Seat
from carteblanche.games.blanko.lexicon import Lexicon
from carteblanche.games.blanko.position import Given
from carteblanche.games.blanko.rules import Blanko
from drivers.games.blanko_reference import every_placement, every_swap

WORDS = ["AU", "BAU", "BAUM", "RAU", "RAUM", "UM"]
GAME = Blanko({"lexicon": Lexicon.of("de", WORDS)})
PLAYERS = ("Ada", "Ben")
STATE = GAME.position(Given(board={"BAU": "H8 across"}, racks={"Ada": "RAUM?"}), PLAYERS)


def test_open_kinds_are_found_through_the_protocol() -> None:
    options = GAME.options(GAME.view(STATE, Seat(0)))
    placements, swaps = list(options.of_kind("place")), list(options.of_kind("swap"))
    slow = [action for action, _ in every_placement(STATE.board, "RAUM?", WORDS)]
    assert sorted(map(str, placements)) == sorted(map(str, slow))
    assert sorted(map(str, swaps)) == sorted(
        str(action) for action, _ in every_swap(STATE.board, "RAUM?", STATE.stood, WORDS)
    )
    assert len(placements) > 20
    assert len(swaps) == 1
    assert all(action in options for action in (*placements, *swaps))
    assert not {*placements, *swaps}.intersection(options)


def test_who_is_not_on_turn_has_none() -> None:
    options = GAME.options(GAME.view(STATE, Seat(1)))
    assert list(options.of_kind("place")) == list(options.of_kind("pass")) == []


def test_listed_kinds_are_those_listed() -> None:
    state = GAME.position(Given(bag="E", racks={"Ada": "RAU"}), PLAYERS)
    options = GAME.options(GAME.view(state, Seat(0)))
    assert list(options.of_kind("pass")) == [options.listed()[1]]
    with pytest.raises(LookupError, match="arrangements"):
        options.of_kind("arrange")
