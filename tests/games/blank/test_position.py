from __future__ import annotations

import pytest

from carteblanche.core.pieces import viewers
from carteblanche.core.rules import Impossible
from carteblanche.core.values import Seat
from carteblanche.games.blank.box import DISCARD, DRAW, OUT, RULES, hand
from carteblanche.games.blank.position import Given
from carteblanche.games.blank.rules import Blank

PLAYERS = ("Ada", "Ben")


def test_cards_lie_where_it_says_and_all_others_are_out_of_the_game() -> None:
    game = Blank()
    state = game.position(
        Given(
            turn="Ben",
            hands={"Ada": ["R1", "G2"]},
            draw=["B3", "B4"],
            discard=["R5"],
            rules=["(when (plays) (draw all))"],
        ),
        PLAYERS,
    )
    names, places = game.box_of(state).names, state.pieces.places
    assert state.affairs.turn == 1
    assert [names[piece][:2] for piece in places[hand(0)]] == ["R1", "G2"]
    assert [names[piece][:2] for piece in places[DRAW]] == ["B4", "B3"]
    assert [names[piece] for piece in places[RULES]] == ["rule 1"]
    assert len(places[OUT]) == len(names) - 6
    assert [state.pieces.known[piece] for piece in places[hand(0)]] == [viewers(Seat(0))] * 2
    assert len(places[DISCARD]) == 1


@pytest.mark.parametrize(
    ("given", "faults"),
    [
        (Given(), ["discard: there must be a top card"]),
        (Given(discard=["R1"], turn="Cem"), ["turn: there is no player 'Cem'"]),
        (Given(discard=["R1"], hands={"Cem": ["R2"]}), ["hands: there is no player 'Cem'"]),
        (Given(discard=["R1a"], hands={"Ada": ["R1a"]}), ["discard: R1a is there twice"]),
        (Given(discard=["R1"], rules=["rule 7"]), ["rules 0: "]),
        (Given(discard=["R1"], effects={"R2": "(jump)"}), ["effects R2: "]),
        (Given(discard=["Q9"], direction="up"), ["discard: ", "direction: clockwise or anticlockwise, not 'up'"]),
    ],
)
def test_everything_that_is_wrong_is_told_at_once(given: Given, faults: list[str]) -> None:
    with pytest.raises(Impossible) as caught:
        Blank().position(given, PLAYERS)
    assert len(caught.value.faults) == len(faults)
    for fault, expected in zip(caught.value.faults, faults, strict=True):
        assert fault.startswith(expected)


def test_it_is_for_two_to_six() -> None:
    with pytest.raises(Impossible, match="1 players: BLANK is for 2 to 6"):
        Blank().position(Given(discard=["R1"]), PLAYERS[:1])
