from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from typing import Any, ClassVar

from msgspec.structs import replace

from carteblanche.library.resources import find_for_table
from carteblanche.library.words.analysis import analyse
from carteblanche.library.words.recipes import list_languages
from carteblanche.server.games.blanko.house_words import describe_house_words, keep_admitted, read_house_words
from carteblanche.server.games.blanko.routes import HANDLERS
from carteblanche.server.games.blanko.word_lists import FIRST, WordLists
from carteblanche.server.games.blanko.word_meanings import WordMeanings
from carteblanche.server.games.extension import GameExtension, Services, TableStart
from carteblanche.server.jobs.analyses import Analyser
from carteblanche.server.rooms.document import Document
from carteblanche.store.store import Statement
from carteblanche.table.table import Table
from carteblanche.wire.admin import Overview
from carteblanche.wire.http import Choice, Option


class BlankoExtension(GameExtension):
    game: ClassVar[str] = "blanko"
    routes: ClassVar[Sequence[Any]] = HANDLERS
    provided: ClassVar[Sequence[str]] = ("word_lists", "word_meanings")

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.word_lists = WordLists(build=services.build_resources)
        self.word_meanings = WordMeanings(services.background)
        self._polite = services.polite

    async def start(self) -> None:
        self.word_lists.start()

    async def stop(self) -> None:
        await self.word_lists.stop()

    def greet(self, language: str) -> None:
        self.word_lists.prepare(language)

    def list_options(self, options: Sequence[Option]) -> Sequence[Option]:
        """In a polite house nobody is asked whether rude words are left out."""
        left = [option for option in options if not (self._polite and option.key == "polite")]
        return (Choice("language", tuple(list_languages()), FIRST), *left)

    async def prepare_table(self, document: Document) -> TableStart:
        language = str(document.config.get("language", FIRST))
        await self.word_lists.expect_ready(language)
        words = await read_house_words(self.store, document.config, language)
        ready = await asyncio.to_thread(find_for_table, self.game, document.config, words)
        polite = {"polite": True} if self._polite else {}
        return TableStart(resources=ready.resources, config={**ready.config, **polite}, lexicon=ready.lexicon)

    @asynccontextmanager
    async def finish_table(self, document: Document, table: Table) -> AsyncGenerator[Sequence[Statement]]:
        yield await keep_admitted(document, table)

    def analyser(self) -> Analyser:
        return analyse

    async def describe_to_admin(self, overview: Overview) -> Overview:
        return replace(overview, words=await describe_house_words(self.store))
