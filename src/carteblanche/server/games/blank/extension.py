from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from typing import Any, ClassVar

import msgspec
from msgspec.structs import replace

from carteblanche.library.chances import analyse
from carteblanche.server.games.blank import admin, deck_changes, deck_routes, proposals, story, studio, tables
from carteblanche.server.games.blank.deck_locks import DeckLocks
from carteblanche.server.games.blank.decks import carry_over_decks, change_signatures
from carteblanche.server.games.blank.reading import Readers
from carteblanche.server.games.blank.story import Stories
from carteblanche.server.games.blank.translator import Translator
from carteblanche.server.games.blank.trials import Trials
from carteblanche.server.games.extension import GameExtension, PersonChange, Services, TableStart
from carteblanche.server.jobs.analyses import Analyser
from carteblanche.server.rooms.document import Document
from carteblanche.store import card_proposals, decisions
from carteblanche.store import decks as kept_decks
from carteblanche.store.store import Statement
from carteblanche.table.table import Table
from carteblanche.wire.admin import Overview
from carteblanche.wire.to_client import TableDeck


class BlankExtension(GameExtension):
    game: ClassVar[str] = "blank"
    routes: ClassVar[Sequence[Any]] = [
        *deck_routes.HANDLERS,
        *deck_changes.HANDLERS,
        *proposals.HANDLERS,
        *story.HANDLERS,
        *studio.HANDLERS,
        *admin.HANDLERS,
    ]
    pages: ClassVar[Sequence[str]] = ("/decks", "/decks/{_rest:path}")
    provided: ClassVar[Sequence[str]] = ("deck_locks", "trials", "readers", "stories", "translator")

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.deck_locks = DeckLocks()
        self.readers = Readers()
        self.stories = Stories()
        self.translator = Translator(services.translator)
        self._background = services.background
        self.trials = Trials(services.jobs)

    async def start(self) -> None:
        await carry_over_decks(self.store, self._background)

    async def stop(self) -> None:
        await self.readers.stop()

    async def choose_deck(self, document: Document, person: str | None, deck: str | None) -> None:
        await tables.choose_deck(self.store, document, person, deck)

    async def describe_deck(self, document: Document, table: Table | None) -> TableDeck | None:
        return await tables.describe_deck(self.store, document, table)

    async def prepare_table(self, document: Document) -> TableStart:
        return await tables.prepare_table(self.store, document)

    async def check_action(self, document: Document, table: Table, action: msgspec.Struct) -> None:
        await tables.check_action(self.store, document, table, action)

    @asynccontextmanager
    async def finish_table(self, document: Document, table: Table) -> AsyncGenerator[Sequence[Statement]]:
        async with self.deck_locks.hold(document.deck):
            kept = await tables.keep_cards(self.store, document, table, self.readers)
            yield [*kept, *tables.keep_rulings(document, table)]

    def analyser(self) -> Analyser:
        return analyse

    @asynccontextmanager
    async def change_person(self, person: str, before: str, after: str) -> AsyncGenerator[PersonChange]:
        """The cards that they wrote or accepted are signed with the new name, or with none."""
        decks = [] if before == after else await kept_decks.read_deck_ids_of(self.store, person)
        async with self.deck_locks.hold(*decks):
            writes = [
                write for deck in decks for write in await change_signatures(self.store, deck, person, before, after)
            ]
            if not after:
                writes += [
                    kept_decks.delete_roles(person),
                    *card_proposals.forget_person(person),
                    decisions.clear_host(person),
                ]
            yield PersonChange(writes, decks)

    async def count_waiting(self, person: str) -> int:
        return sum((await card_proposals.count_waiting(self.store, person)).values())

    async def describe_to_admin(self, overview: Overview) -> Overview:
        return replace(
            overview,
            decks=await admin.describe_decks(self.store),
            precedents=await admin.describe_precedents(self.store),
        )
