"""The rulebook's own table of trigger, target and effect, cell by cell: 180 of them make sense, are played and do what they say (BK-85)."""

from __future__ import annotations

from typing import Final

import pytest

from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Millis, Seat
from carteblanche.games.blank import actions as a
from carteblanche.games.blank.affairs import Note
from carteblanche.games.blank.box import hand
from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.position import Given
from carteblanche.games.blank.printer.text import print_meaning
from carteblanche.games.blank.rules import Blank
from carteblanche.games.blank.state import BlankState, Config

PLAYERS: Final = ("Ada", "Ben", "Cy")
TRIGGERS: Final = {
    "card played": "(plays)",
    "card drawn": "(draws)",
    "card discarded": "(loses how: discard)",
    "event": '(reported "the doorbell rings" about: false)',
    "player action": "(misses)",
    "time": "(clock 60 every: true)",
}
OTHER: Final = {
    "card discarded": "(when (plays) (discard you 1 [6]) once: game)",
    "player action": "(when (plays cards: [1]) (skip next))",
}
"""A second rule that brings about what the first one waits for."""
ACTOR: Final = {"player action": 1}
"""Whom the trigger is about, if not Ada."""
TARGETS: Final = {"next player": "next", "previous player": "previous", "all players": "all"}
DONE: Final = {
    "draw": ("(draw WHO)", "draws"),
    "take": ("(each WHO (take each 1 (right each)) at-once: true)", "receives"),
    "discard": ("(discard WHO)", "discards"),
    "change": ("(each WHO (swap-hands each (left each)))", ""),
    "say": ('(say WHO "something")', "owes"),
    "do": ('(do WHO "something")', "owes"),
}
"""By effect: what players do, and what the trace says of those who do it."""
THINGS: Final = {
    "the cards in hands are passed on": "(each all (give-all each (next each)) at-once: true)",
    "cards in hands are discarded": "(discard-random all)",
    "cards change their colour": "(let (count-as [red] colour: blue) (next-cards 6))",
    "the cards in hands are dealt again": "(share (some (hand all)))",
    "the draw pile is drawn from": "(draw you 2)",
    "cards of the draw pile are discarded": "(move (some draw n: 2 how: top) discard)",
    "the draw pile is shuffled": "(shuffle)",
    "the draw pile is turned over": "(move (some draw n: 1 how: top) discard at: top)",
    "the discard pile is drawn from": "(move (some below) (hand you))",
    "the discard pile is buried": "(move (some below) draw at: bottom)",
    "the discard pile is shuffled": "(shuffle discard)",
    "the lowest card comes back": "(move (some bottom) (hand you))",
}


def rules(trigger: str) -> dict[tuple[str, str], tuple[str, str]]:
    """By target and effect: the rule, and what the trace says of it, if more than that it was set off."""
    event = TRIGGERS[trigger]
    people = {
        (target, effect): (f"(when {event} {step.replace('WHO', who)})", told)
        for target, who in TARGETS.items()
        for effect, (step, told) in DONE.items()
    }
    return people | {("things", name): (f"(when {event} {step})", "") for name, step in THINGS.items()}


def played(trigger: str, written: list[str]) -> tuple[list[Note], BlankState]:
    """All notes of a little game in which this trigger happens once, and the state after it."""
    game = Blank()
    drawing = trigger == "card drawn"
    hands = {
        "Ada": ["P2", "P6"] if drawing else ["R1", "R6", "P2", "P3"],
        "Ben": ["V1", "V2", "V3"],
        "Cy": ["B1", "B2", "B3"],
    }
    draw = ["G1", "G2", "G3", "G5", "O1", "O2", "O3", "O5"]
    given = Given(config=Config(rewards=False), hands=hands, discard=["R4", "O6", "G6"], draw=draw, rules=written)
    state, luck, notes = game.position(given, PLAYERS), KeyedLuck.seeded(5), list[Note]()
    now = Millis(1000)
    match trigger:
        case "event" if written:
            state = game.play(state, now, Seat(0), a.Report("rule 1", Seat(0)), luck)
        case "time" if written:
            (alarm,) = game.alarms(state)
            state = game.ring(state, alarm, luck)
        case "event" | "time":
            pass
        case _:
            state = game.play(state, now, Seat(0), a.Draw() if drawing else a.Play(("R1a",)), luck)
    notes += state.affairs.trace
    while state.affairs.asks:
        ask = state.affairs.asks[0]
        answer = a.Decline() if ask.what == "report" else game.default(game.view(state, ask.seat), luck)
        state = game.play(state, now, ask.seat, answer, luck)
        notes += state.affairs.trace
    assert state.pieces.census() == []
    return notes, state


@pytest.mark.parametrize("trigger", TRIGGERS)
def test_every_cell_is_played(trigger: str) -> None:
    more = [OTHER[trigger]] if trigger in OTHER else []
    _, without = played(trigger, more)
    actor = ACTOR.get(trigger, 0)
    hit = {"next player": {(actor + 1) % 3}, "previous player": {(actor - 1) % 3}, "all players": {0, 1, 2}}
    cells = rules(trigger)
    assert len(cells) == 30
    for (target, effect), (rule, told) in cells.items():
        notes, state = played(trigger, [rule, *more])
        where = f"{trigger}, {target}, {effect}: {[note.what for note in notes]}"
        assert any(note.what == "fired" and note.card == "rule 1" for note in notes), where
        assert not any(note.what in ("waived", "no-answer") for note in notes), where
        one, other = state.affairs, without.affairs
        assert (state.pieces.places[:12], one.duties, one.memory) != (
            without.pieces.places[:12],
            other.duties,
            other.memory,
        ), where
        if told:
            found = {note.seat for note in notes if note.what == told and note.card == "rule 1"}
            assert found == hit[target], where
        if effect == "change" and target != "all players":
            new = {seat for seat in range(3) if state.pieces.places[hand(seat)] != without.pieces.places[hand(seat)]}
            assert new == {seat for one in hit[target] for seat in (one, (one + 1) % 3)}, where


@pytest.mark.parametrize("language", ["en", "de", "fr", "pl", "ru"])
def test_every_cell_reads_differently(language: str) -> None:
    cells = [rule for trigger in TRIGGERS for rule, _ in rules(trigger).values()]
    assert len({print_meaning(notation.read(rule), language) for rule in cells}) == len(cells) == 180
