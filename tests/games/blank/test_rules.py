"""The laws in all six ways to play, with the starter deck and with cards made at random."""

from __future__ import annotations

from typing import Any

import pytest

from carteblanche.core.values import Alarm, Millis, Seat
from carteblanche.games.blank.affairs import Affairs, Closing, Duty
from carteblanche.games.blank.engine.timing import alarms
from carteblanche.games.blank.rules import Blank
from carteblanche.games.blank.state import Config
from carteblanche.testing import blank, laws

WAYS = [(effects, wrong) for effects in ("automatic", "by-hand") for wrong in ("fined", "refused", "lie")]


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize(("effects", "wrong"), WAYS)
def test_laws(effects: Any, wrong: Any, seats: int) -> None:
    game = Blank()
    laws.check(game, Config(effects=effects, wrong=wrong), seats, seats, every=20, hooks=blank.hooks(game))


@pytest.mark.parametrize("seed", range(12))
def test_no_card_breaks_the_game(seed: int) -> None:
    blank.game(seed, every=40)


def test_when_all_have_spoken_only_what_is_still_to_be_done_rings() -> None:
    """A win waits for it; the last call is over and does not ring again."""
    waits = Duty(1, Seat(0), 3, "0", "pending", 0, Millis(9000))
    affairs = Affairs("play", Seat(0), 1, duties=(waits,), closing=Closing("over", Millis(5000)))
    assert alarms(affairs) == (Alarm("duty", Millis(9000)),)


def test_mixed_decks_are_played() -> None:
    from carteblanche.games.blank.deck import empty, mixed
    from carteblanche.games.blank.starter import starter

    game = Blank(mixed((starter(), empty("Ours", "oak", ()))))
    laws.check(game, Config(), 3, 1, every=30, hooks=blank.hooks(game))
