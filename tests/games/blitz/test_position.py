from __future__ import annotations

import pytest

from carteblanche.core.rules import Impossible
from carteblanche.games.blitz.position import Given
from carteblanche.games.blitz.rules import Blitz

GAME = Blitz()
PLAYERS = ["A", "B"]
BLITZ = {"A": ["red 1"], "B": ["red 1"]}


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        (Given(), "A: without a blitz card the round would be over"),
        (Given(blitz={**BLITZ, "C": []}), "blitz: there is no player 'C'"),
        (Given(blitz=BLITZ, work={"C": []}), "work: there is no player 'C'"),
        (Given(blitz=BLITZ, table={"C": []}), "table: there is no player 'C'"),
        (Given(blitz=BLITZ, shown={"C": []}), "shown: there is no player 'C'"),
        (Given(blitz=BLITZ, shown={"A": ["red 2"]}), "shown A: 'red 2' is not in the reserve"),
        (Given(blitz=BLITZ, work={"A": [[]] * 6}), "there are 5 slots, not 6"),
        (Given(blitz=BLITZ, stacks={"C1": ["red 1"]}), "has an owner"),
        (Given(blitz=BLITZ, stacks={"C1": ["red 1 C"]}), "there is no player 'C'"),
        (Given(blitz=BLITZ, starter="C"), "starter: there is no player 'C'"),
        (Given(blitz=BLITZ, turn="C"), "turn: there is no player 'C'"),
        (Given(blitz=BLITZ, totals={"C": 1}), "totals: there is no player 'C'"),
        (Given(blitz=BLITZ, idle=["C"]), "idle: there is no player 'C'"),
        (Given(phase="scored"), "a scored round has a result"),
    ],
)
def test_what_cannot_be_is_said(given: Given, fault: str) -> None:
    with pytest.raises(Impossible) as found:
        GAME.position(given, PLAYERS)
    assert any(fault in one for one in found.value.faults)


def test_too_few_and_too_many_players() -> None:
    for players in (["A"], list("ABCDEFGHI")):
        with pytest.raises(Impossible, match="2 to 8"):
            GAME.position(Given(), players)


def test_what_is_not_listed_is_out_of_the_game() -> None:
    state = GAME.position(Given(blitz=BLITZ), PLAYERS)
    assert len(state.pieces.places[-1]) == 78
    assert state.pieces.census() == []
