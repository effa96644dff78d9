"""BLANKO's word lists: German is built in the background after the first start, the other languages when a table first needs them."""

from __future__ import annotations

import asyncio
import subprocess
from typing import Final

import structlog

from carteblanche.core.errors import Illegal, Unreadable
from carteblanche.library.words import background, kernels, lexicons
from carteblanche.wire.http import LexiconInfo

LANGUAGES: Final = ("de", "en", "fr", "pl", "ru")
FIRST: Final = "de"

_log: Final = structlog.get_logger("carteblanche.words")


class WordLists:
    def __init__(self, *, build: bool) -> None:
        self._build = build
        self._building: dict[str, asyncio.Task[None]] = {}
        self._processes: dict[str, subprocess.Popen[bytes]] = {}

    def start(self) -> None:
        """Builds the first list if it is missing."""
        self._build_missing(FIRST)

    async def expect_ready(self, language: str) -> None:
        """`Illegal` if no table can begin in this language. If its word list is missing or damaged it is built now. Without one a table
        begins at once with the small list that comes with the product; a damaged one has to be waited for.
        """
        if await asyncio.to_thread(lexicons.is_sound, language):
            return
        self._build_missing(language)
        if lexicons.is_named(language):
            raise Illegal("words-not-ready" if language in self._building else "words-missing", language=language)

    def describe(self) -> list[LexiconInfo]:
        return [self._describe(language) for language in LANGUAGES]

    def _describe(self, language: str) -> LexiconInfo:
        if language in self._building:
            return LexiconInfo(language, "building", 0)
        try:
            kept = lexicons.find_current(language)
        except Unreadable:
            kept = None
        return LexiconInfo(language, "missing", 0) if kept is None else LexiconInfo(language, "ready", kept.words)

    def _build_missing(self, language: str) -> None:
        if self._build and language not in self._building:
            task = asyncio.create_task(self._run_build(language), name=f"words {language}")
            self._building[language] = task
            task.add_done_callback(lambda _: self._building.pop(language))

    async def _run_build(self, language: str) -> None:
        process = await asyncio.to_thread(background.start_build, language)
        if process is None:
            await asyncio.to_thread(kernels.compile_kernel)  # a new release may have come since the lexicon was built
            return
        self._processes[language] = process
        try:
            _, errors = await asyncio.to_thread(process.communicate)
        finally:
            del self._processes[language]
        if process.returncode:
            lines = errors.decode(errors="replace").strip().splitlines()
            _log.warning(
                "words not built",
                language=language,
                why=lines[-1][:200] if lines else "",
                try_again="carteblanche lexicon build",
            )

    async def stop(self) -> None:
        for process in self._processes.values():
            process.terminate()
        await asyncio.gather(*self._building.values(), return_exceptions=True)
