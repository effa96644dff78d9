"""Every version of every game, and how a released rule changes without a played game changing with it."""

from __future__ import annotations

from typing import Any

import pytest

from carteblanche.core.errors import Unreadable
from carteblanche.core.luck import KeyedLuck, commit
from carteblanche.core.values import Millis, Outcome, Seat, ranks_by
from carteblanche.games import catalogue
from carteblanche.table.log import Chair, Header, write
from carteblanche.table.table import Table
from carteblanche.table.verify import verify
from carteblanche.testing.high_card import HighCard, HighState
from carteblanche.testing.tables import SECRET

RELEASED = [(name, version) for name, versions in catalogue.VERSIONS.items() for version in versions]


@pytest.mark.parametrize(("name", "version"), RELEASED)
def test_every_version_opens_as_what_it_is_called(name: str, version: int) -> None:
    game = catalogue.open(name, version)
    assert (name, version) == (game.NAME, game.VERSION)


@pytest.mark.parametrize("name", catalogue.NAMES)
def test_the_newest_is_the_last_and_what_opens_by_default(name: str) -> None:
    versions = list(catalogue.VERSIONS[name])
    assert versions == sorted(versions)
    assert catalogue.open(name).VERSION == catalogue.newest(name) == versions[-1]


def test_a_version_that_is_not_known_says_so() -> None:
    with pytest.raises(catalogue.UnknownVersion, match="blitz has no rules version 99; the newest is 1") as unknown:
        catalogue.open("blitz", 99)
    assert (unknown.value.game, unknown.value.version) == ("blitz", 99)
    with pytest.raises(Unreadable, match="there is no game 'chess'"):
        catalogue.open("chess", 1)


class LowCard(HighCard):
    """The next version of High Card: whoever has the fewest points wins."""

    VERSION = 2

    def outcome(self, state: HighState) -> Outcome | None:
        found = super().outcome(state)
        return None if found is None else Outcome(found.reason, ranks_by([(points,) for points in state.points]), ())


def high(_: Any) -> HighCard:
    return HighCard()


def low(_: Any) -> LowCard:
    return LowCard()


def played(version: int) -> Table:
    """A game of bots who lay their lowest card."""
    chairs = (Chair("bot", "Ada", "random"), Chair("bot", "Ben", "random"))
    table = Table(Header("high-card", version, {}, chairs, commit(bytes.fromhex(SECRET))), SECRET)
    table.begin_deal()
    while table.phase != "over":
        seat: Seat = next(iter(table.game.prompts(table.state)))
        view: Any = table.game.view(table.state, seat)
        table.play(Millis(table.at + 10), seat, table.game.default(view, KeyedLuck.seeded(1)), f"act {table.at}")
    return table


def test_a_changed_rule_changes_no_game_that_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalogue.VERSIONS, "high-card", {1: high})
    before = played(1)
    log = list(write(before.header, before.entries))

    monkeypatch.setitem(catalogue.VERSIONS, "high-card", {1: high, 2: low})
    again = Table.replay(before.header, before.entries)
    assert again.outcome == before.outcome
    assert verify(log).deal
    after = played(catalogue.newest("high-card"))
    assert after.outcome is not None
    assert before.outcome is not None
    assert after.outcome.winners != before.outcome.winners
    assert verify(list(write(after.header, after.entries))).deal

    monkeypatch.setitem(catalogue.VERSIONS, "high-card", {1: low})
    with pytest.raises(Unreadable, match="the outcome is not the one that the game came to"):
        verify(log)
