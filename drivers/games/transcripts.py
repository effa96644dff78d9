"""Random games of every kind as one hash each: the same moves must give the same, whether what runs is machine code or the source.

python -m drivers.games.transcripts            a line for each game
"""

from __future__ import annotations

import hashlib
import sys
from typing import Any, Final

import msgspec

from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Millis, Seat
from carteblanche.games import catalogue
from carteblanche.games.blanko.lexicon import Lexicon

GAMES: Final[tuple[tuple[str, int, dict[str, Any]], ...]] = (
    ("blank", 2, {"reading": False}),
    ("blank", 4, {"reading": False, "wrong": "refused"}),
    ("blank", 6, {"reading": False, "effects": "by-hand", "wrong": "lie"}),
    ("blanko", 3, {}),
    ("blitz", 2, {"rounds": 1}),
    ("blitz", 5, {"rounds": 1}),
    ("blockers", 2, {}),
    ("blockers", 2, {"two": "basic"}),
    ("blockers", 5, {"scoring": "uptown"}),
)
WORDS: Final = (
    "BAU",
    "BAUM",
    "SAUM",
    "RAUM",
    "OHR",
    "OST",
    "TOR",
    "EI",
    "EIS",
    "UHR",
    "ER",
    "SO",
    "ORT",
    "ROT",
    "ROSE",
    "ALT",
    "SAU",
    "AB",
    "DA",
    "ES",
)
SEEDS: Final = 6
STEPS: Final = 250
PAUSE: Final = 40


def open_game(name: str) -> Any:
    return catalogue.open(name, None, {"lexicon": Lexicon.of("de", WORDS)} if name == "blanko" else None)


def transcribe(name: str, seats: int, options: dict[str, Any], seed: int) -> str:
    """The hash of a random game: of every state, what everybody sees and may do, and every action."""
    game = open_game(name)
    luck = KeyedLuck.seeded(seed, "transcript")
    state, now = game.setup(game.CONFIG(**options), seats, luck), Millis(0)
    whole = hashlib.sha256()
    for _ in range(STEPS):
        for viewer in (None, *range(seats)):
            view = game.view(state, viewer)
            whole.update(msgspec.json.encode(view))
            whole.update(repr(game.options(view).listed()[:50]).encode())
        whole.update(repr((state, game.outcome(state))).encode())
        prompts, now = game.prompts(state), Millis(now + PAUSE)
        due = min(game.alarms(state), key=lambda alarm: alarm.at, default=None)
        seat = luck.pick(sorted(prompts)) if prompts else None
        open_now = None if seat is None else game.options(game.view(state, Seat(seat)))
        if due is not None and (due.at <= now or not open_now):
            now = max(now, due.at)
            state = game.ring(state, due, luck)
        elif open_now and seat is not None:
            action = open_now.sample(luck)
            whole.update(repr((action, game.preview(game.view(state, seat), action))).encode())
            state = game.play(state, now, seat, action, luck)
        else:
            break
    return whole.hexdigest()


def main() -> int:
    for name, seats, options in GAMES:
        for seed in range(SEEDS):
            sys.stdout.write(f"{name} {seats} {options} {seed}: {transcribe(name, seats, options, seed)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
