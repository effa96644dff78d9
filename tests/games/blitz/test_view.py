from __future__ import annotations

import msgspec
import pytest

from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Millis, Seat
from carteblanche.games.blitz.actions import Flip
from carteblanche.games.blitz.data import CARDS
from carteblanche.games.blitz.position import Given
from carteblanche.games.blitz.rules import Blitz
from carteblanche.games.blitz.state import Config
from carteblanche.testing.random_games import RandomGame

GAME = Blitz()
LUCK = KeyedLuck.seeded(1)


def test_everybody_sees_the_same() -> None:
    for moment in RandomGame(GAME, Config(rounds=1), 3, 1):
        public = {
            msgspec.json.encode(GAME.view(moment.state, viewer).public) for viewer in (None, *map(Seat, range(3)))
        }
        assert len(public) == 1


def test_of_a_packet_only_the_last_card_is_news() -> None:
    hand = ["blue 1", "blue 2", "blue 3"]
    state = GAME.position(Given(blitz={"A": ["red 1"], "B": ["red 1"]}, hand={"A": hand}), ["A", "B"])
    state = GAME.play(state, Millis(0), Seat(0), Flip(), LUCK)
    for viewer in (None, Seat(0), Seat(1)):
        news = GAME.view(state, viewer).news
        assert [moved.piece for moved in news] == [None, None, "blue 3 lark"]
        assert {(moved.source, moved.target) for moved in news} == {("hand 0", "table 0")}


def test_an_imagined_table_has_other_hidden_cards_and_the_same_open_ones() -> None:
    state = GAME.setup(Config(), 4, KeyedLuck.seeded(9))
    view = GAME.view(state, Seat(2))
    imagined = [GAME.imagine(view, KeyedLuck.seeded(seed)) for seed in range(3)]
    assert all(GAME.view(one, Seat(2)) == view for one in imagined)
    assert len({one.pieces.places for one in imagined}) == 3


def test_what_was_seen_is_imagined_where_it_lies() -> None:
    hand = [card for card in CARDS if card.startswith("blue")]
    state = GAME.position(
        Given(blitz={"A": ["red 1"], "B": ["red 1"]}, hand={"A": hand}, shown={"A": ["blue 9"]}), ["A", "B"]
    )
    imagined = GAME.imagine(GAME.view(state, Seat(1)), LUCK)
    described = GAME.describe(imagined, ["A", "B"])
    assert described["hand"]["A"][8] == "blue 9"
    assert described["shown"]["A"] == ["blue 9"]
    assert len(described["hand"]["A"]) == 10


@pytest.mark.parametrize("seats", range(2, 9))
def test_who_may_act_is_public(seats: int) -> None:
    for moment in RandomGame(GAME, Config(rounds=1, pace="slow"), seats, 2, limit=150):
        prompts = GAME.prompts(moment.state)
        view = GAME.view(moment.state, None)
        assert [one.seat for one in view.waiting] == list(prompts)
