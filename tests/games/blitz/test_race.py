from __future__ import annotations

from carteblanche.core.values import Millis, Seat
from carteblanche.games.blitz.actions import Action, Centre, Flip, Lay, Next
from carteblanche.games.blitz.position import Given
from carteblanche.games.blitz.race import BlitzRace
from carteblanche.games.blitz.rules import Blitz
from carteblanche.games.blitz.state import BlitzState, Config

GAME = Blitz()
RACE = BlitzRace()
ADA, BEN, CEM = Seat(0), Seat(1), Seat(2)
PLAYERS = ["A", "B", "C"]


def state(last: str = "", **fields: object) -> BlitzState:
    blitz = {name: ["red 5"] if name == last else ["red 5", "red 6"] for name in PLAYERS}
    work = {"A": [["blue 2"], ["red 9", "green 8"]]}
    return GAME.position(Given(blitz=blitz, work=work, **fields), PLAYERS)  # type: ignore[arg-type]


def touched(action: Action, last: str = "", behind: int = 0) -> frozenset[str] | None:
    return RACE.touches(state(last), ADA, action, behind)


def test_what_an_act_touches() -> None:
    assert touched(Flip()) == frozenset({"area 0"})
    assert touched(Lay("blitz", "red 5", "W1")) == frozenset({"area 0"})
    assert touched(Centre("blitz", "red 5", "C3", "red 4")) == frozenset({"C3"})
    assert touched(Centre("blitz", "red 1", "new", "")) == frozenset({"new"})
    assert touched(Centre("W1", "red 10", "C3", "red 9")) == frozenset({"C3", "new"})


def test_ending_the_round_touches_everything() -> None:
    assert touched(Lay("blitz", "red 5", "W1"), "A") is None
    assert touched(Centre("W1", "blue 2", "C3", "blue 1"), "A") is None
    assert touched(Lay("W2", "green 8", "W1"), "A") == frozenset({"area 0"})
    assert touched(Lay("blitz", "red 5", "W1"), behind=1) is None
    assert touched(Flip(), "A") == frozenset({"area 0"})


def test_between_rounds_everything_touches_everything() -> None:
    ready = state(phase="ready")
    assert RACE.touches(ready, ADA, Next(), 0) is None


def test_who_could_be_in_the_way() -> None:
    assert list(RACE.rivals(state(), BEN, frozenset({"C1"}))) == [ADA, CEM]
    assert list(RACE.rivals(state(), BEN, None)) == [ADA, CEM]
    assert list(RACE.rivals(state(), BEN, frozenset({"area 1"}))) == []
    assert list(RACE.rivals(state("C"), BEN, frozenset({"area 1"}))) == [CEM]


def test_priority_rotates_with_the_rounds() -> None:
    assert [RACE.priority_seat(state(round=number)) for number in (1, 2, 3, 4)] == [0, 1, 2, 0]


def test_the_numbers_are_the_tables() -> None:
    chosen = state(config=Config(cap=30, spacing=50))
    assert RACE.cap(chosen) == 30
    assert RACE.spacing(chosen, Centre("blitz", "red 5", "C3", "red 4")) == Millis(50)
    assert RACE.spacing(chosen, Flip()) == 0
