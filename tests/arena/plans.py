"""Small plans for tests."""

from __future__ import annotations

from typing import Any

from carteblanche.arena.plan import Limits, Plan
from carteblanche.cli.arena import make_plan

QUICK = {
    "blank": ("random", "beginner"),
    "blanko": ("novice", "casual"),
    "blockers": ("random", "novice"),
    "blitz": ("expert", "hard"),
}
"""By game: two bots that do not think for long."""
OPTIONS = {"blitz": ("rounds=1",)}


def small_plan(game: str = "blockers", bots: tuple[str, ...] = (), players: int = 2, **more: Any) -> Plan:
    seed, longest, limits = more.get("seed", 0), more.get("longest"), more.get("limits", Limits())
    return make_plan(game, bots or QUICK[game], players, OPTIONS.get(game, ()), seed, longest, limits)
