"""A table for tests: a position in words, acts in notation, and what can be asked of it."""

from __future__ import annotations

from typing import Any

import msgspec

from carteblanche.core.luck import KeyedLuck, ScriptedLuck
from carteblanche.core.values import Millis, Seat
from carteblanche.games import catalogue
from carteblanche.games.blank.position import Given
from carteblanche.games.blank.rules import Blank

PLAYERS: tuple[str, ...] = ("Ada", "Ben", "Cy", "Dot", "Eve", "Fay")
HANDS = {
    "Ada": ["R3", "V4", "R5", "B4", "R1", "R2"],
    "Ben": ["R6", "V1", "P2"],
    "Cy": ["B1", "P3", "G3"],
}
DRAW = ["G1", "G2", "G4", "O5", "O1", "O2", "O4", "G6"]


class Sitting:
    def __init__(
        self,
        *rules: str,
        hands: dict[str, list[str]] | None = None,
        discard: list[str] | None = None,
        draw: list[str] | None = None,
        config: dict[str, Any] | None = None,
        version: int = Blank.VERSION,
        **more: Any,
    ) -> None:
        cards = HANDS if hands is None else hands
        self.players = list(PLAYERS[: len(cards)])
        given = {
            "config": {"rewards": False, "reading": False, **(config or {})},
            "rules": list(rules),
            "hands": cards,
            "discard": ["R4"] if discard is None else discard,
            "draw": DRAW if draw is None else draw,
            **more,
        }
        self.game: Blank = catalogue.open("blank", version)  # type: ignore[assignment]
        self.state = self.game.position(msgspec.convert(given, Given), self.players)
        self.now = 0
        self.luck = KeyedLuck.seeded(1)

    def act(self, who: str, *texts: str, luck: list[int] | None = None, at: int | None = None) -> Sitting:
        """Somebody does this, one after the other."""
        for text in texts:
            self.now = self.now + 100 if at is None else at
            source = self.luck if luck is None else ScriptedLuck(luck)
            action = self.game.notation.read(text)
            self.state = self.game.play(self.state, Millis(self.now), self.seat(who), action, source)
        return self

    def wait(self, seconds: int) -> Sitting:
        """Time passes, and rings what it rings."""
        until = self.now + seconds * 1000
        while due := [alarm for alarm in self.game.alarms(self.state) if alarm.at <= until]:
            first = min(due, key=lambda alarm: alarm.at)
            self.now = max(self.now, first.at)
            self.state = self.game.ring(self.state, first, self.luck)
        self.now = until
        return self

    def seat(self, who: str) -> Seat:
        return Seat(self.players.index(who))

    @property
    def facts(self) -> dict[str, Any]:
        return self.game.describe(self.state, self.players)

    def __getattr__(self, name: str) -> Any:
        return self.facts[name]

    def size(self, who: str) -> int:
        return len(self.hand(who))

    @property
    def sizes(self) -> list[int]:
        return [self.size(who) for who in self.players]

    def hand(self, who: str) -> list[str]:
        found: list[str] = self.facts["hands"][who]
        return found

    def options(self, who: str) -> list[str]:
        view = self.game.view(self.state, self.seat(who))
        return sorted(self.game.notation.write(action) for action in self.game.options(view))

    def kinds(self, who: str) -> tuple[str, ...]:
        prompt = self.game.prompts(self.state).get(self.seat(who))
        return () if prompt is None else prompt.kinds

    @property
    def waiting(self) -> list[str]:
        return [self.players[seat] for seat in sorted(self.game.prompts(self.state))]

    @property
    def won(self) -> list[str]:
        outcome = self.game.outcome(self.state)
        return [] if outcome is None else [self.players[seat] for seat in outcome.winners]

    @property
    def notes(self) -> list[str]:
        found: list[str] = self.facts["trace"]
        return found


def played(card: str, effect: str, **more: Any) -> Sitting:
    """Ada has played this game card, which says this."""
    return Sitting(effects={card: effect}, **more).act("Ada", card)
