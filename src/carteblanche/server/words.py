"""Word lists for BLANKO: German is built beside everything else after the first start, the others when somebody first wants them."""

from __future__ import annotations

import asyncio
import subprocess
from typing import Any, Final

import structlog

from carteblanche.core.errors import Illegal
from carteblanche.library import background, lexicons
from carteblanche.wire.messages import LexiconInfo

LANGUAGES: Final = ("de", "en", "fr", "pl", "ru")
FIRST: Final = "de"

_log: Final = structlog.get_logger("carteblanche.words")


class WordLists:
    def __init__(self, *, build: bool) -> None:
        self._build = build
        self._building: dict[str, subprocess.Popen[bytes]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self) -> None:
        """After the start: the page is up before."""
        self._want(FIRST)

    def ready(self, game: str, config: dict[str, Any]) -> None:
        """Whether a table with these options can begin. If its word list is missing it is built now, and one has to wait; German
        can begin at once with the small list that comes with the product.
        """
        language = str(config.get("language", FIRST))
        if game == "blanko" and language != FIRST and lexicons.current(language) is None:
            self._want(language)
            raise Illegal("words-not-ready", language=language, building=language in self._building)

    def infos(self) -> list[LexiconInfo]:
        found: list[LexiconInfo] = []
        for language in LANGUAGES:
            if (kept := lexicons.current(language)) is not None:
                found.append(LexiconInfo(language, "ready", kept.words))
            else:
                found.append(LexiconInfo(language, "building" if language in self._building else "missing", 0))
        return found

    def _want(self, language: str) -> None:
        if self._build and language not in self._building:
            task = asyncio.create_task(self._built(language), name=f"words {language}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _built(self, language: str) -> None:
        process = await asyncio.to_thread(background.start, language)
        if process is None:
            return
        self._building[language] = process
        try:
            _, said = await asyncio.to_thread(process.communicate)
        finally:
            self._building.pop(language, None)
        if process.returncode:
            lines = said.decode(errors="replace").strip().splitlines()
            _log.warning(
                "words not built",
                language=language,
                why=lines[-1][:200] if lines else "",
                try_again="carteblanche lexicon build",
            )

    async def stop(self) -> None:
        for process in self._building.values():
            process.terminate()
        await asyncio.gather(*self._tasks, return_exceptions=True)
