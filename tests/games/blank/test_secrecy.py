"""What nobody notices is told to nobody: whether a play was wrong, what is owed and what has fired."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from carteblanche.core.luck import KeyedLuck, Luck
from carteblanche.core.values import Millis, Seat, Viewer
from carteblanche.games.blank import actions as a
from carteblanche.games.blank.position import Given
from carteblanche.games.blank.rules import Blank
from carteblanche.games.blank.state import BlankState, Config
from carteblanche.testing import laws, secrecy
from carteblanche.testing.blank import decks as blank
from carteblanche.testing.blank.hooks import otherwise
from carteblanche.testing.laws import LawBroken

PLAYERS = ("Ada", "Ben", "Cy")
HANDS = {"Ada": ["R1", "B6", "P1"], "Ben": ["R5", "P2", "V1"], "Cy": ["R6", "P3", "V2"]}
RULE = "(when (plays cards: [1]) (draw all))"
SAID: tuple[a.Action, ...] = (
    a.Object(), a.Accuse(Seat(0), "rule 1"), a.Accuse(Seat(1), "rule 1"), a.Apply("rule 1"), a.Apply("R4a"), a.Decline(), a.Done(0),
    a.Play(("R5a",)), a.Play(("P3a",)), a.Draw(),
)  # fmt: skip


def after(game: Blank, config: Config, *plays: tuple[int, str]) -> BlankState:
    given = Given(config=config, hands=HANDS, discard=["R4"], draw=["G1", "G2", "G3", "G5"], rules=[RULE])
    state = game.position(given, PLAYERS)
    for seat, card in plays:
        state = game.play(state, Millis(10), Seat(seat), a.Play((card,)), KeyedLuck.seeded(1))
    return state


def paid(state: BlankState) -> BlankState:
    """As if nobody owed anything."""
    return replace(state, record=replace(state.record, debts=()))


def nobody_can_tell(game: Blank, one: BlankState, other: BlankState) -> None:
    def make(_state: Any, _viewer: Viewer, _luck: Luck) -> Any:
        return other

    for viewer in (None, *map(Seat, range(3))):
        secrecy.hold(game, one, viewer, Millis(20), SAID, KeyedLuck.seeded(2), make, LawBroken)


@pytest.mark.parametrize("effects", ["automatic", "by-hand"])
def test_a_wrong_play_looks_like_a_proper_one(effects: Any) -> None:
    game = Blank()
    wrong = after(game, Config(effects=effects, wrong="lie"), (0, "B6a"))
    assert wrong.record.faults == 1
    nobody_can_tell(game, wrong, replace(wrong, record=replace(wrong.record, faults=0), before=None))


@pytest.mark.parametrize("wrong", ["fined", "lie"])
def test_what_is_owed_looks_like_nothing(wrong: Any) -> None:
    game = Blank()
    owing = after(game, Config(effects="by-hand", wrong=wrong), (0, "R1a"))
    assert [debt.seat for debt in owing.record.debts] == [1, 2, 0]
    nobody_can_tell(game, owing, paid(owing))
    late = after(game, Config(effects="by-hand", wrong=wrong), (0, "R1a"), (1, "R5a"))
    assert all(debt.late for debt in late.record.debts)
    nobody_can_tell(game, late, paid(late))


def test_a_last_card_waits_whether_or_not_anything_is_owed() -> None:
    game = Blank()
    config = Config(effects="by-hand", wrong="lie")
    given = Given(config=config, hands={**HANDS, "Ada": ["R1"]}, discard=["R4"], draw=["G1", "G2", "G3"], rules=[RULE])
    state = game.play(game.position(given, PLAYERS), Millis(10), Seat(0), a.Play(("R1a",)), KeyedLuck.seeded(1))
    assert state.record.debts
    nobody_can_tell(game, state, paid(state))
    (alarm,) = game.alarms(state)
    assert (alarm.name, alarm.at) == ("closing", 15_010)
    speaking = game.ring(state, alarm, KeyedLuck.seeded(1))
    nobody_can_tell(game, speaking, paid(speaking))


def test_the_kit_notices_who_tells() -> None:
    """The laws fail on a game that lets its viewers know, be it by one number."""
    game = Blank()
    honest = game.view

    def leak(state: BlankState, viewer: Viewer) -> Any:
        seen = honest(state, viewer)
        return replace(seen, affairs=replace(seen.affairs, plays=seen.affairs.plays + state.record.faults))

    game.view = leak  # type: ignore[method-assign]
    with pytest.raises(LawBroken) as broken:
        laws.check(game, Config(effects="by-hand", wrong="lie", reading=False), 3, 1, every=2, hooks=blank.hooks(game))
    assert broken.value.law == "secrecy"


def test_twins_really_differ() -> None:
    game = Blank()
    state = after(game, Config(effects="by-hand", wrong="lie"), (0, "R1a"))
    others = {repr(otherwise(game, state, KeyedLuck.seeded(seed)).record) for seed in range(20)}
    assert len(others) > 10


def test_a_bot_speaks_up_about_what_it_can_see() -> None:
    game = Blank()
    sharp = game.BOTS["sharp"](game)

    def said(state: BlankState, seat: int) -> list[Any]:
        view = game.view(state, Seat(seat))
        return [sharp.choose(view, KeyedLuck.seeded(seed)) for seed in range(8)]

    lie, by_hand = Config(wrong="lie"), Config(effects="by-hand", wrong="lie")
    assert a.Object() in said(after(game, lie, (0, "B6a")), 2)
    assert set(said(after(game, lie, (0, "R1a")), 2)) == {a.Decline()}
    assert a.Apply("rule 1") in said(after(game, by_hand, (0, "R1a")), 2)
    assert a.Apply("rule 1") in said(after(game, by_hand, (0, "R1a")), 0)
    accused = said(after(game, by_hand, (0, "R1a"), (1, "R5a")), 2)
    assert set(accused) & {a.Accuse(Seat(0), "rule 1"), a.Accuse(Seat(1), "rule 1")}
