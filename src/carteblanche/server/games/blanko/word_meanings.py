"""*What does it mean?* for words on the board: looked up in the background process, and kept for the words that were asked for last."""

from __future__ import annotations

import asyncio
from typing import Final

from carteblanche.library.words.meanings import Meaning, find_meanings
from carteblanche.server.jobs.background import BackgroundPool
from carteblanche.wire.http import WordMeaning

KEPT: Final = 500
"""How many words are kept; the oldest go first."""


def look_up(language: str, word: str) -> list[Meaning]:
    """In the background process."""
    return find_meanings(language, word, lambda _: None)


class WordMeanings:
    def __init__(self, background: BackgroundPool) -> None:
        self._background = background
        self._found: dict[tuple[str, str], list[WordMeaning]] = {}
        self._one = asyncio.Lock()

    async def find(self, language: str, word: str) -> list[WordMeaning]:
        """Nothing if the sources do not know it. Words are looked up one after the other."""
        async with self._one:
            if (language, word) not in self._found:
                found = await self._background.run(look_up, language, word)
                self._found[language, word] = [WordMeaning(*meaning) for meaning in found]
                for old in list(self._found)[:-KEPT]:
                    del self._found[old]
            return self._found[language, word]
