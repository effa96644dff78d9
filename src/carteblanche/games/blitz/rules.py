"""Blitz: the seven verbs, and the game as the catalogue knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, final

from msgspec.structs import replace

from carteblanche.core.luck import Luck
from carteblanche.core.rules import Game
from carteblanche.core.values import Alarm, Millis, Outcome, Prompt, Seat, Viewer
from carteblanche.games.blitz import options as _options
from carteblanche.games.blitz import position as _position
from carteblanche.games.blitz import rounds, stalls, steps
from carteblanche.games.blitz import state as _state
from carteblanche.games.blitz import view as _view
from carteblanche.games.blitz.actions import Action, Centre, Flip, Turn
from carteblanche.games.blitz.bots import BOTS
from carteblanche.games.blitz.data import SEATS
from carteblanche.games.blitz.judging import judge
from carteblanche.games.blitz.notation import BlitzNotation
from carteblanche.games.blitz.options import BlitzOptions, Preview
from carteblanche.games.blitz.position import Given
from carteblanche.games.blitz.race import BlitzRace
from carteblanche.games.blitz.state import NONE, BlitzState, Config
from carteblanche.games.blitz.view import BlitzView


@final
class Blitz(Game[Config, BlitzState, Action, BlitzView]):
    NAME = "blitz"
    VERSION = 1
    SEATS = SEATS
    TURNS = False
    CONFIG = Config
    ACTION = Action
    VIEW = BlitzView
    PREVIEW = Preview
    GIVEN = Given
    OPEN = frozenset[str]()
    FRESH = frozenset[str]()
    BOTS = BOTS

    notation = BlitzNotation()
    race = BlitzRace()

    def setup(self, config: Config, seats: int, luck: Luck) -> BlitzState:
        return _state.setup(config, seats, luck)

    def prompts(self, state: BlitzState) -> Mapping[Seat, Prompt]:
        return _view.prompted(state.public)

    def alarms(self, state: BlitzState) -> tuple[Alarm, ...]:
        public = state.public
        config, stall = public.config, public.stall
        if public.phase != "racing":
            name = {"ready": "go", "countdown": "start", "scored": "deal", "over": ""}[public.phase]
            return () if public.until is None else (Alarm(name, public.until),)
        found: list[Alarm] = []
        if config.pace == "slow":
            found = [Alarm("rested", until, Seat(seat)) for seat, until in enumerate(public.resting) if until]
        if stall is not None:
            if stall.until is not None:
                found.append(Alarm(stall.stage, stall.until, stall.seat))
        elif config.pace != "turns":
            for seat in stalls.awaited(public):
                found.append(Alarm("idle", Millis(public.acted[seat] + config.idle), seat))
        return tuple(found)

    def play(self, state: BlitzState, at: Millis, seat: Seat, action: Action, luck: Luck) -> BlitzState:
        aim = judge(state.public, seat, action)
        return steps.carry_out(state, at, seat, action, aim, luck)

    def ring(self, state: BlitzState, alarm: Alarm, luck: Luck) -> BlitzState:
        at = max(alarm.at, state.public.at)
        public = replace(state.public, at=at)
        after = replace(state, moves=(), public=public)
        match alarm.name:
            case "go":
                return replace(
                    after, public=replace(public, phase="countdown", until=Millis(at + public.config.countdown))
                )
            case "start":
                return rounds.start_racing(after, at)
            case "deal":
                return rounds.deal_next_round(after, at, luck)
            case "rested":
                assert alarm.seat is not None
                resting = (*public.resting[: alarm.seat], NONE, *public.resting[alarm.seat + 1 :])
                return replace(after, public=replace(public, resting=resting))
            case "idle":
                assert alarm.seat is not None
                idle = (*public.idle[: alarm.seat], True, *public.idle[alarm.seat + 1 :])
                return replace(after, public=stalls.watched(replace(public, idle=idle)))
            case "notice":
                after = replace(after, public=stalls.passed_on(public))
            case "right" | "pass":
                after = replace(after, public=stalls.failed(public))
            case _:
                raise ValueError(f"Blitz has no alarm {alarm.name}")
        return rounds.end_round(after, None) if stalls.dead(after.public) else after

    def view(self, state: BlitzState, viewer: Viewer) -> BlitzView:
        return _view.view(state, viewer)

    def outcome(self, state: BlitzState) -> Outcome | None:
        return _view.outcome(state.public)

    def options(self, view: BlitzView) -> BlitzOptions:
        return BlitzOptions(view)

    def preview(self, view: BlitzView, action: Action) -> Preview:
        return _options.preview(view, action)

    def imagine(self, view: BlitzView, luck: Luck) -> BlitzState:
        return _view.imagine(view, luck)

    def default(self, view: BlitzView, luck: Luck) -> Action:
        """The first card that goes to the centre; else the reserve is turned over; else the first option."""
        listed = list(BlitzOptions(view))
        if isinstance(listed[0], Centre):
            return listed[0]
        return next((action for action in listed if isinstance(action, Flip | Turn)), listed[0])

    def position(self, given: Given, players: Sequence[str]) -> BlitzState:
        return _position.position(given, players)

    def describe(self, state: BlitzState, players: Sequence[str]) -> dict[str, Any]:
        return _position.describe(state, players)
