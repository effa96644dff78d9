"""The rulebook's own table, cell by cell: 180 are played and do what they say, 36 are refused with a friendly word (BK-85)."""

from __future__ import annotations

from typing import Any, Final

import pytest

from carteblanche.core.errors import Unreadable
from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Millis, Seat
from carteblanche.games.blank import actions as a
from carteblanche.games.blank.affairs import Note
from carteblanche.games.blank.language.cells import EFFECTS, TARGETS, TRIGGERS, cell
from carteblanche.games.blank.language.writing import write
from carteblanche.games.blank.position import Given
from carteblanche.games.blank.rules import Blank
from carteblanche.games.blank.state import BlankState, Config

PLAYERS: Final = ("Ada", "Ben", "Cy")
OTHER: Final = {
    "card discarded": "When a card is played, that player must discard a 6, at most once a game.",
    "player action": "When a 1 is played, the next player must skip the next turn.",
}
"""A second rule that brings about what the first one waits for."""
ACTOR: Final = {"player action": 1}
"""Whom the trigger is about, if not Ada."""
TOLD: Final = {
    ("next player", "draw"): "draws", ("next player", "take"): "takes", ("next player", "discard"): "discards",
    ("next player", "change"): "swaps", ("next player", "say"): "owes", ("next player", "do"): "owes",
    ("cards in play", "take"): "rotated", ("cards in play", "discard"): "discards", ("cards in play", "change"): "holds",
    ("cards in play", "do"): "pooled", ("draw pile", "draw"): "draws", ("draw pile", "do"): "flips", ("discard pile", "draw"): "draws",
}  # fmt: skip
"""What the trace says, where it says more than that the rule was set off."""


def played(trigger: str, rules: list[str]) -> tuple[list[Note], BlankState, bytes]:
    """All notes of a little game in which this trigger happens once, the state after it, and what it is made of."""
    game = Blank()
    drawing = trigger == "card drawn"
    hands = {
        "Ada": ["P2", "P6"] if drawing else ["R1", "R6", "P2", "P3"],
        "Ben": ["V1", "V2", "V3"],
        "Cy": ["B1", "B2", "B3"],
    }
    draw = ["G1", "G2", "G3", "G5", "O1", "O2", "O3", "O5"]
    given = Given(config=Config(rewards=False), hands=hands, discard=["R4", "O6", "G6"], draw=draw, rules=rules)
    state, luck, notes = game.position(given, PLAYERS), KeyedLuck.seeded(5), list[Note]()
    now = Millis(1000)
    match trigger:
        case "event":
            report = a.Report("rule 1", Seat(0))
            state = game.play(state, now, Seat(0), report, luck) if rules else state
        case "time":
            alarm = next((alarm for alarm in game.alarms(state) if alarm.name == "rule"), None)
            state = state if alarm is None else game.ring(state, alarm, luck)
        case _:
            state = game.play(state, now, Seat(0), a.Draw() if drawing else a.Play(("R1a",)), luck)
    notes += state.affairs.trace
    while state.affairs.asks:
        seat = state.affairs.asks[0].seat
        state = game.play(state, now, seat, game.default(game.view(state, seat), luck), luck)
        notes += state.affairs.trace
    assert state.pieces.census() == []
    return notes, state, repr((state.pieces.places, state.affairs.duties, state.affairs.memory.mods)).encode()


@pytest.mark.parametrize("trigger", TRIGGERS)
def test_every_sensible_cell_is_played(trigger: str) -> None:
    sensible = 0
    for target in TARGETS:
        for effect in EFFECTS:
            try:
                sentence = cell(trigger, target, effect)
            except Unreadable:
                continue
            sensible += 1
            more = [OTHER[trigger]] if trigger in OTHER else []
            notes, state, made = played(trigger, [write(sentence), *more])
            where = f"{trigger} × {target} × {effect}: {[note.what for note in notes]}"
            assert any(note.what == "fired" and note.card == "rule 1" for note in notes), where
            assert not any(note.what in ("out-of-budget", "no-answer") for note in notes), where
            _, _, without = played(trigger, more)
            assert made != without, where
            told = TOLD.get(("next player" if target.endswith(("player", "players")) else target, effect))
            if told:
                _hit(notes, told, target, ACTOR.get(trigger, 0), state, where)
    assert sensible == 30


def _hit(notes: list[Note], told: str, target: str, actor: int, state: BlankState, where: str) -> None:
    """Those whom the card means are hit."""
    seats = [note.seat for note in notes if note.what == told]
    assert seats, where
    after = (actor + 1) % state.seats
    expected: dict[str, Any] = {
        "next player": {after},
        "previous player": {(actor - 1) % state.seats},
        "all players": {0, 1, 2},
    }
    if target in expected:
        assert expected[target] <= set(seats), where


def _refusal(trigger: str, target: str, effect: str) -> str:
    try:
        cell(trigger, target, effect)
    except Unreadable as error:
        return error.message
    return ""


def test_the_other_cells_are_refused_kindly() -> None:
    refused = [
        (target, message)
        for trigger in TRIGGERS
        for target in TARGETS
        for effect in EFFECTS
        if (message := _refusal(trigger, target, effect))
    ]
    assert len(refused) == 36
    assert all(message.startswith(f"the {target} cannot ") for target, message in refused)
