from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from carteblanche.core.clocks import Pace
from carteblanche.core.errors import Illegal
from carteblanche.core.values import Millis
from carteblanche.games import catalogue
from carteblanche.server.rooms.document import Document, Seated
from carteblanche.server.rooms.gathering import arrange, complete_config, make_bot, seat_players, take_chair
from carteblanche.server.rooms.options import list_options
from carteblanche.wire.from_client import Configure, Fill, HouseRules, Resize, Sit, Stand, Swap

GAME = catalogue.open("blockers")
LEVEL = next(iter(GAME.BOTS))
OFFERED = list_options(GAME.CONFIG)
HASTE = Pace(Millis(1), Millis(0))


@pytest.fixture
def document() -> Document:
    return Document("room", "blockers", {}, "ada", [Seated("human", "Ada", None, "ada"), Seated(), Seated()])


def names(document: Document) -> list[str]:
    return [chair.name for chair in document.chairs]


def test_who_sits_down_again_moves(document: Document) -> None:
    take_chair(document, "ben", "Ben", Sit("r", 1))
    take_chair(document, "ben", "Ben", Sit("r", 2))
    assert names(document) == ["Ada", "", "Ben"]
    take_chair(document, "ben", "Ben", Stand("r"))
    assert names(document) == ["Ada", "", ""]


REFUSED: list[tuple[str, Callable[[Document], None]]] = [
    ("chair-taken", lambda document: take_chair(document, "ben", "Ben", Sit("r", 0))),
    ("no-such-chair", lambda document: take_chair(document, "ben", "Ben", Sit("r", 3))),
    ("no-name", lambda document: take_chair(document, "ben", None, Sit("r", 1))),
    ("no-name", lambda document: take_chair(document, None, "Ben", Sit("r", 1))),
    ("only-watching", lambda document: take_chair(document, "ben", "Ben", Stand("r"))),
    ("no-such-level", lambda document: arrange(document, GAME, Fill("r", 1, "genius"), OFFERED)),
    ("no-such-chair", lambda document: arrange(document, GAME, Swap("r", 0, 5), OFFERED)),
    ("wrong-number-of-chairs", lambda document: arrange(document, GAME, Resize("r", 9), OFFERED)),
    ("no-such-option", lambda document: arrange(document, GAME, Configure("r", {"scoring": "none"}), OFFERED)),
    (
        "no-such-pace",
        lambda document: arrange(
            document, GAME, HouseRules("r", Pace(Millis(1), Millis(0)), "wait", open=False), OFFERED
        ),
    ),
    ("wrong-number-of-players", lambda document: seat_players(document, GAME)),
]


@pytest.mark.parametrize(("code", "act"), REFUSED)
def test_what_cannot_be_is_refused_and_changes_nothing(
    code: str, act: Callable[[Document], None], document: Document
) -> None:
    before = document.copy().chairs
    with pytest.raises(Illegal, match=re.escape(code)):
        act(document)
    if code != "wrong-number-of-players":
        assert document.chairs == before
    assert not document.started


def test_nobody_is_put_off_a_chair_by_taking_chairs_away(document: Document) -> None:
    arrange(document, GAME, Swap("r", 0, 2), OFFERED)
    with pytest.raises(Illegal, match="chair-taken"):
        arrange(document, GAME, Resize("r", 2), OFFERED)
    arrange(document, GAME, Resize("r", 4), OFFERED)
    assert names(document) == ["", "", "Ada", ""]


def test_a_clock_only_where_there_are_turns(document: Document) -> None:
    pace = Pace(Millis(60_000), Millis(1000))
    arrange(document, GAME, HouseRules("r", pace, "cover", open=True), OFFERED)
    assert (document.pace, document.away, document.open) == (pace, "cover", True)
    with pytest.raises(Illegal, match="no-clock-here"):
        arrange(document, catalogue.open("blitz"), HouseRules("r", pace, "wait", open=False), OFFERED)


def test_bots_have_names_of_their_own_and_empty_chairs_go_at_the_start(document: Document) -> None:
    arrange(document, GAME, Fill("r", 1, LEVEL), OFFERED)
    another = make_bot(LEVEL, document.chairs)
    assert another.name not in names(document)
    seat_players(document, GAME)
    assert [chair.player for chair in document.chairs] == ["human", "bot"]
    assert document.started


def test_options_are_completed_and_hidden_ones_stay_hidden() -> None:
    full = complete_config(GAME, {}, OFFERED)
    assert set(full) - {"kind"} == set(GAME.CONFIG.__struct_fields__)
    hidden = next(option for option in OFFERED if option.key == "scoring")
    with pytest.raises(Illegal, match="no-such-option"):
        complete_config(GAME, {"scoring": "uptown"}, [option for option in OFFERED if option is not hidden])
