"""BLANKO's word lists: that of the machine's language and those of languages in which tables here have begun with their small lists are
built in the background after the start, the others when somebody who reads them comes or asks for them; one after the other.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
from typing import IO, Final

from carteblanche.core.errors import Illegal, Unreadable
from carteblanche.library import folders
from carteblanche.library.words import background, kernels, lexicons
from carteblanche.library.words.recipes import list_languages
from carteblanche.library.words.small_lists import find_small_list, list_kept_languages
from carteblanche.server.logging import Log
from carteblanche.wire.http import LexiconInfo

FIRST: Final = "de"
"""The language of a table where nobody chose one."""
LONGEST_REASON: Final = 600
"""Characters of why a build failed: what the client of a registry said, and what can be done."""

_log: Final = Log("carteblanche.words")


class WordLists:
    def __init__(self, *, build: bool) -> None:
        self._build = build
        self._one = asyncio.Lock()
        self._building: dict[str, asyncio.Task[None]] = {}
        self._shares: dict[str, int] = {}
        """How far each build is, in percent."""
        self._failures: dict[str, str] = {}
        """By language: why the last build failed."""
        self._processes: dict[str, subprocess.Popen[bytes]] = {}
        self._prepared: set[str] = set()
        """Languages whose readers have been seen since the start."""

    def start(self) -> None:
        """Builds ahead what is missing of the lists that people here use."""
        for language in (*find_machine_language(), *list_kept_languages(folders.lexicons())):
            self.prepare(language)

    def prepare(self, language: str) -> None:
        """Somebody may play in this language: once after each start its list is built if it is missing."""
        if language not in self._prepared and language in list_languages():
            self._prepared.add(language)
            self._build_missing(language)

    def ask_for(self, language: str) -> None:
        """Somebody would like to play with the whole list of a language: it is built if it is missing and this house builds lists."""
        if language not in list_languages():
            raise Illegal("no-such-option", why=f"language {language[:20]}")
        self._build_missing(language)

    async def expect_ready(self, language: str) -> None:
        """`Illegal` if no table can begin in this language. If its word list is missing or damaged it is built now. Without one a table
        begins at once with the language's small list, if it has one; a damaged one has to be waited for.
        """
        try:
            if await asyncio.to_thread(lexicons.is_sound, language):
                return
            small = find_small_list(language)
        except Unreadable as error:
            raise Illegal("no-such-option", why=str(error)[:200]) from None
        self._build_missing(language)
        if small is None or lexicons.is_named(language):
            raise Illegal("words-not-ready" if language in self._building else "words-missing", language=language)

    def describe(self) -> list[LexiconInfo]:
        return [self._describe(language) for language in list_languages()]

    def _describe(self, language: str) -> LexiconInfo:
        try:
            small = find_small_list(language)
            count = 0 if small is None else len(small.words)
            kept = lexicons.find_current(language)
        except Unreadable:
            count, kept = 0, None
        why = self._failures.get(language, "")
        if language in self._building:
            return LexiconInfo(language, "building", 0, count, self._shares.get(language, 0), why)
        if kept is None:
            return LexiconInfo(language, "missing", 0, count, 0, why)
        return LexiconInfo(language, "ready", kept.words, count, 100)

    def _build_missing(self, language: str) -> None:
        if self._build and language not in self._building:
            task = asyncio.create_task(self._run_build(language), name=f"words {language}")
            self._building[language] = task
            task.add_done_callback(lambda _: self._building.pop(language))

    async def _run_build(self, language: str) -> None:
        async with self._one:
            process = await asyncio.to_thread(background.start_build, language)
            if process is None:
                await asyncio.to_thread(
                    kernels.compile_kernel
                )  # a new release may have come since the lexicon was built
                return
            self._processes[language] = process
            self._shares[language] = 0
            assert process.stdout is not None
            try:
                last = await asyncio.to_thread(self._follow, language, process.stdout)
                await asyncio.to_thread(process.wait)
            finally:
                del self._processes[language]
            self._failures.pop(language, None)
            if process.returncode:
                self._failures[language] = last[:LONGEST_REASON]
                _log.warning(
                    "words not built",
                    language=language,
                    why=last[:LONGEST_REASON],
                    try_again="carteblanche lexicon build",
                )

    def _follow(self, language: str, said: IO[bytes]) -> str:
        """Reads what a build prints until it ends, in a thread; the result is its last line."""
        line = ""
        for read in said:
            line = read.decode(errors="replace").strip()
            share = background.find_share(line)
            if share is not None:
                self._shares[language] = max(share, self._shares[language])
        return line

    async def stop(self) -> None:
        for process in self._processes.values():
            process.terminate()
        for language, task in self._building.items():
            if language not in self._processes:
                task.cancel()
        await asyncio.gather(*self._building.values(), return_exceptions=True)


def find_machine_language() -> tuple[str, ...]:
    """The language that the machine's owner speaks, if its environment says so."""
    said = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    language = said[:2].lower()
    return (language,) if said[2:3] in ("", "_", ".", "-") and language in list_languages() else ()
