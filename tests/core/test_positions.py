from __future__ import annotations

import pytest

from carteblanche.core.positions import PositionReader, require_players
from carteblanche.core.rules import Impossible

PLAYERS = ("Ada", "Ben")


def test_pieces_are_taken_once_and_in_order() -> None:
    reader = PositionReader(PLAYERS, ("E", "E", "Q"), "tile")
    assert reader.pieces("EQ", "rack") == (0, 2)
    assert reader.left() == (1,)
    reader.require()


def test_everything_that_is_wrong_is_told_at_once() -> None:
    reader = PositionReader(PLAYERS, ("E", "E", "Q"), "tile")
    assert reader.pieces("EEEQQX", "rack") == (0, 1, 2)
    assert reader.seat("Cem", "turn") is None
    with pytest.raises(Impossible) as caught:
        reader.require()
    assert caught.value.faults == [
        "rack: there are only 2 E",
        "rack: Q is there twice",
        "rack: there is no tile 'X' in this game",
        "turn: there is no player 'Cem'",
    ]


def test_what_is_given_by_name_is_found_by_seat() -> None:
    reader = PositionReader(PLAYERS, (), "card")
    assert reader.by_seat({"Ben": 3, "Cem": 4, "Ada": 5}, "points") == {1: 3, 0: 5}
    assert reader.faults == ["points: there is no player 'Cem'"]


def test_a_game_has_its_number_of_players() -> None:
    require_players("High Card", range(2, 5), PLAYERS)
    with pytest.raises(Impossible, match="1 players: High Card is for 2 to 4"):
        require_players("High Card", range(2, 5), PLAYERS[:1])
