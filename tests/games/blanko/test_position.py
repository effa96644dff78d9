from __future__ import annotations

import pytest

from carteblanche.core.rules import Impossible
from carteblanche.games.blanko.position import Given, describe, position
from carteblanche.games.blanko.state import Config, track

PLAYERS = ["Ada", "Ben"]


def test_every_fault_is_told() -> None:
    given = Given(
        board={"BAUM": "H8 sideways", "P16": "AB", "H1": "1"},
        racks={"Cem": "E", "Ada": "QQ"},
        known={"Ben": "X"},
        pile=["T9"],
        phase="mini",
        card="T1",
    )
    with pytest.raises(Impossible) as impossible:
        position(given, PLAYERS)
    faults = "; ".join(impossible.value.faults)
    for part in (
        "board BAUM",
        "does not fit",
        "no letter '1'",
        "no player 'Cem'",
        "Q is there twice",
        "X is not on the rack",
        "'T9'",
        "R1…R7",
    ):
        assert part in faults


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        (Given(board={"BAUM": "H8 across", "ROT": "H9 down"}), "lies A already"),
        (Given(racks={"Ada": "EEEEENNNN"}), "9 letters, and it holds 8"),
        (Given(phase="mini", card="R1"), "needs `until`"),
        (Given(phase="mini", card="R1", until=9, grid="AB"), "nine fields"),
    ],
)
def test_other_faults(given: Given, fault: str) -> None:
    with pytest.raises(Impossible, match=fault):
        position(given, PLAYERS)


def test_too_many_players() -> None:
    with pytest.raises(Impossible, match="2 to 4"):
        position(Given(), ["A", "B", "C", "D", "E"])


def test_the_rest_of_the_letters() -> None:
    state = position(Given(racks={"Ada": "E?"}, bag="*"), PLAYERS)
    assert len(describe(state, PLAYERS)["bag"]) == 110


def test_markers_run_round_the_frame() -> None:
    assert [track(seat, 0) for seat in range(4)] == [0, 25, 50, 75]
    assert track(3, 30) == 5
    assert track(0, -1) == 99


def test_other_languages_have_their_own_letters() -> None:
    state = position(Given(config=Config(language="ru"), racks={"Ada": "ЖУК"}), PLAYERS)
    assert describe(state, PLAYERS)["racks"]["Ada"] == "ЖУК"
