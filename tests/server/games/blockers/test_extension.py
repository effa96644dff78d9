from __future__ import annotations

import asyncio
from typing import Any

import pytest

from carteblanche.server.games.blockers import extension
from carteblanche.server.games.blockers.extension import BlockersExtension
from carteblanche.server.games.extension import Services


def test_what_makes_bots_quick_is_compiled_once_when_somebody_looks_and_only_where_a_house_builds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(extension, "make_ready", asked.append)
    none: Any = None

    async def visit(*, build: bool) -> None:
        blockers = BlockersExtension(Services(none, none, none, build_resources=build))
        blockers.greet("en")
        blockers.greet("de")
        await blockers.stop()

    asyncio.run(visit(build=False))
    assert asked == []
    asyncio.run(visit(build=True))
    assert asked == ["blockers"]
