"""Blitz: what the arbiter has to know of a race (BZ-30…33).

Two acts can be in each other's way only at a centre stack, at the numbering of new stacks, or when one of them ends the round.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import final

from carteblanche.core.values import Millis, Seat
from carteblanche.games.blitz.actions import NEW, Action, Centre
from carteblanche.games.blitz.data import TENS
from carteblanche.games.blitz.judging import ends_round
from carteblanche.games.blitz.motion import hand_path
from carteblanche.games.blitz.state import BlitzState


@final
class BlitzRace:
    LOST = frozenset({"stack-moved-on", "round-over"})

    def speed_matters(self, state: BlitzState) -> bool:
        return state.public.config.pace != "turns"

    def cap(self, state: BlitzState) -> Millis:
        return Millis(state.public.config.cap)

    def priority_seat(self, state: BlitzState) -> Seat:
        return Seat((state.public.round - 1) % state.seats)

    def spacing(self, state: BlitzState, action: Action) -> Millis:
        return Millis(state.public.config.spacing if isinstance(action, Centre) else 0)

    def touches(self, state: BlitzState, seat: Seat, action: Action, behind: int) -> frozenset[str] | None:
        """The stack; of a completed one also its place, which is free again; else what the seat has before it."""
        public = state.public
        if public.phase != "racing" or ends_round(public, seat, action, behind):
            return None
        if isinstance(action, Centre):
            return frozenset((action.stack, NEW) if action.card in TENS else (action.stack,))
        return frozenset((f"area {seat}",))

    def rivals(self, state: BlitzState, seat: Seat, touched: frozenset[str] | None) -> Iterable[Seat]:
        """Everybody at the centre. What a seat has before it only ends with the round: who could end it with the next card."""
        areas = state.public.areas
        if touched is not None and f"area {seat}" in touched:
            return [Seat(other) for other, area in enumerate(areas) if other != seat and area.blitz == 1]
        return [Seat(other) for other in range(len(areas)) if other != seat]

    def only_delays_alarms(self, state: BlitzState) -> bool:
        public = state.public
        return public.phase == "racing" and public.stall is None and public.config.pace == "race"

    def path(self, seat: Seat, action: Action) -> tuple[str, str]:
        return hand_path(seat, action)
