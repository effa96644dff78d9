"""The reader's process: it answers, it gives up what takes too long, and it goes on afterwards."""

from __future__ import annotations

import asyncio
from unittest.mock import AsyncMock

import pytest

from carteblanche.core.errors import Illegal
from carteblanche.games.blank.calculus import notation
from carteblanche.server.games.blank import reading
from carteblanche.server.games.blank.reading import Readers
from carteblanche.server.jobs.processes import WorkerPool

SKIP = "Sixes skip"


def test_cards_are_read_in_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "SECONDS", 60.0)

    async def story() -> None:
        readers = Readers()
        try:
            found = await readers.explain("en", rule=True, text=SKIP)
            assert found.answer == "understood"
            assert (await readers.accept(SKIP, "en", None, rule=True, author="Ada")).author == "Ada"
            meant = notation.read("(when (plays cards: [6]) (skip next))")
            assert await readers.find_how(SKIP, "en", meant, rule=True) == "read"
            with pytest.raises(Illegal, match="not-understood"):
                await readers.accept("Xyzzy", "en", None, rule=True)
            with monkeypatch.context() as patch:
                patch.setattr(WorkerPool, "run", AsyncMock(side_effect=TimeoutError))
                slow = await readers.explain("en", rule=True, text=SKIP)
                assert (slow.answer, slow.why) == ("people", "too-slow")
                with pytest.raises(Illegal, match="not-understood"):
                    await readers.accept(SKIP, "en", None, rule=True)
                assert await readers.find_how(SKIP, "en", meant, rule=True) == "blocks"
            assert (await readers.explain("en", rule=True, text=SKIP)).answer == "understood"
            monkeypatch.setattr(reading, "MOST_WAITING", 0)
            with pytest.raises(Illegal, match="too-busy"):
                await readers.explain("en", rule=True, text=SKIP)
        finally:
            await readers.stop()

    asyncio.run(story())
