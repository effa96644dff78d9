from __future__ import annotations

import pytest

from carteblanche.core.luck import KeyedLuck
from carteblanche.games.blitz.match import play_match
from carteblanche.games.blitz.state import Config
from carteblanche.testing.laws import LawBroken
from drivers.games.blitz_matches import Matches, blitz, counted


def test_stalls_are_counted_by_how_they_ended() -> None:
    total = Matches()
    for seed in range(12):
        deal, hands = KeyedLuck.seeded(seed, "deal"), KeyedLuck.seeded(seed, "hands")
        total += counted(play_match(["easy"] * 2, deal, hands, Config(rounds=6)))
    assert total.games == 12
    assert total.stalls > 10
    assert total.stalls == total.worst + total.others + total.second + total.dead
    assert f"{total.games} matches" in str(total)


def test_a_batch_of_the_long_run() -> None:
    assert blitz(2, range(2)).games == 2


def test_a_match_that_does_not_end_is_a_broken_law(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carteblanche.games.blitz.match.MOST_ROUNDS", 2)
    with pytest.raises(LawBroken, match="no outcome after 2 rounds"):
        blitz(4, range(1))
