"""What the strongest bot thinks that the others hold."""

from __future__ import annotations

from typing import Any

from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Seat
from carteblanche.games.blank.bots import guessing
from carteblanche.games.blank.bots.guessing import Sign, guess, signs
from carteblanche.games.blank.box import DRAW, hand
from carteblanche.testing.blank.sitting import Sitting

ADA, BEN = Seat(0), Seat(1)
PILE = ["G4b", "O5b", "O4b", "G6b", "R5b", "P1b", "B3b", "V6b", "R1", "R2b", "O2", "P5"]


def told(table: Sitting) -> list[Sign]:
    game: Any = table.game
    view = game.view(table.state, ADA)
    return signs(game.box_of(view), view)


def imagined(table: Sitting, worlds: int = 40) -> list[list[str]]:
    """The hands that Ben may have, as Ada thinks."""
    game: Any = table.game
    view, luck, found = game.view(table.state, ADA), KeyedLuck.seeded(3), told(table)
    names = game.box_of(view).names
    states = [guess(game, view, found, luck) for _ in range(worlds)]
    for state in states:
        assert sorted(state.pieces.places[hand(BEN)] + state.pieces.places[DRAW]) == sorted(
            table.state.pieces.places[hand(BEN)] + table.state.pieces.places[DRAW]
        )
        assert game.view(state, ADA) == view
    return [[names[card] for card in state.pieces.places[hand(BEN)]] for state in states]


def test_who_could_not_play_holds_nothing_that_goes_but_what_was_drawn() -> None:
    table = Sitting(hands={"Ada": ["R3", "V1", "G2"], "Ben": ["G1", "O6", "P4", "B5"]}, draw=PILE, discard=["R4"])
    table.act("Ada", "R3").act("Ben", "draw")
    (sign,) = told(table)
    assert (sign.seat, sign.fresh, sign.sure) == (BEN, 1, 100)
    hands = imagined(table)
    for cards in hands:
        assert not [card for card in cards[:-1] if card[0] == "R" or card[1] == "3"]
    assert [cards for cards in hands if cards[-1][0] == "R" or cards[-1][1] == "3"]
    assert len({tuple(sorted(cards)) for cards in hands}) > 10


def test_who_has_played_a_colour_mostly_holds_no_more_of_it() -> None:
    table = Sitting(hands={"Ada": ["R3", "V1", "G2"], "Ben": ["R6", "O6", "P4", "B5"]}, draw=PILE, discard=["R4"])
    table.act("Ada", "R3").act("Ben", "R6")
    (sign,) = told(table)
    red = table.game.box.colours[table.game.box.piece["R6a"]]
    assert sign == Sign(BEN, red, -1, 0, guessing.LAID)
    without = [cards for cards in imagined(table, 100) if not [card for card in cards if card[0] == "R"]]
    assert 60 < len(without) < 100


def test_by_which_mark_the_same_card_was_played_nobody_can_tell() -> None:
    table = Sitting(hands={"Ada": ["R3a", "V1", "G2"], "Ben": ["R3b", "O6", "P4"]}, draw=PILE, discard=["R4"])
    table.act("Ada", "R3a").act("Ben", "R3b")
    assert told(table) == []


def test_what_the_viewer_knows_stays_where_it_is() -> None:
    hands = {"Ada": ["V3", "R6", "B6"], "Ben": ["G1", "O6", "P4", "B5"]}
    table = Sitting("(when (plays cards: [violet]) (swap-hands you someone))", hands=hands, draw=PILE, discard=["V4"])
    table.act("Ada", "V3").act("Ben", "draw")
    for cards in imagined(table):
        assert {"R6a", "B6a"} <= set(cards)
