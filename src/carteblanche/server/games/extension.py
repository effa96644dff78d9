"""The one interface between the shared server code and single games.

The house has one `GameExtension` for every game of the catalogue. Shared code (`app`, `http`, `rooms`, `jobs`, `people`) knows games only
as entries of the catalogue and their extensions; an import contract in pyproject.toml keeps it so. A game that adds nothing needs no class
of its own. A game that adds something subclasses `GameExtension` in `server/games/<name>/extension.py`, overrides what it needs, and is
listed in `registry`:

- `routes`, `provided` and `pages`: HTTP routes, the objects that they are given, and pages of the client;
- `start`, `stop`: background work of its own; `greet`: what is made ready for a reader of a language;
- `list_options`: what a host may choose;
- `choose_deck`, `describe_deck`, `prepare_table`, `check_action`, `finish_table`: a table, from before the game to its last entry;
- `analyser`: what can be said about a finished game;
- `change_person`, `count_waiting`: people who are renamed or forgotten, and what waits for an answer of theirs;
- `describe_to_admin`: its part of the admin page.

What has to be stored is returned as statements and not written by the extension: the caller writes it in one transaction with its own
changes. Where that needs a lock (a deck that several tables play with), the method is a context manager that holds the lock until the
caller has written.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, ClassVar, NamedTuple

import msgspec

from carteblanche.core.errors import Illegal
from carteblanche.server.jobs.analyses import Analyser
from carteblanche.server.jobs.background import BackgroundPool
from carteblanche.server.jobs.queue import JobQueue
from carteblanche.server.rooms.document import Document
from carteblanche.server.settings import Endpoint
from carteblanche.store.store import Statement, Store
from carteblanche.table.table import Table
from carteblanche.wire.admin import Overview
from carteblanche.wire.http import Option
from carteblanche.wire.to_client import TableDeck


class Services(NamedTuple):
    """What an extension is given of the house."""

    store: Store
    background: BackgroundPool
    jobs: JobQueue
    build_resources: bool = False
    """Whether large resources that are missing, such as word lists, may be built without being asked for."""
    translator: Endpoint | None = None
    """A language model that the host has named, if there is one."""
    polite: bool = False
    """Whether this house leaves slurs and vulgar words out of all games."""


class TableStart(NamedTuple):
    """What a new table begins with besides the room's document."""

    resources: Mapping[str, Any] = {}
    """For `catalogue.open`."""
    config: Mapping[str, Any] = {}
    """Options that are not for the host to choose."""
    lexicon: str | None = None
    deck: dict[str, Any] | None = None
    """For the header of the log."""
    writes: Sequence[Statement] = ()


class PersonChange(NamedTuple):
    """What follows from a change of somebody's name."""

    writes: Sequence[Statement] = ()
    decks: Collection[str] = ()
    """Decks whose description in rooms changes with it."""


class GameExtension:
    """Adds nothing. Subclasses override what their game needs."""

    game: ClassVar[str] = ""
    """The name of the game in the catalogue."""
    routes: ClassVar[Sequence[Any]] = ()
    """Litestar route handlers."""
    pages: ClassVar[Sequence[str]] = ()
    """Paths of the game's own pages in the client, as Litestar writes them."""
    provided: ClassVar[Sequence[str]] = ()
    """Attributes of the extension that its route handlers take as parameters of the same names."""

    def __init__(self, services: Services) -> None:
        self.store = services.store

    async def start(self) -> None:
        """Called once, before any room is read or any request is served."""

    async def stop(self) -> None:
        """Ends all work in the background; called once."""

    def greet(self, language: str) -> None:
        """Somebody who reads this language looks at the games of the house: what a game in it needs may be made ready."""

    def list_options(self, options: Sequence[Option]) -> Sequence[Option]:
        """What a host may choose: what the type of the game's options says, and what only the house knows."""
        return options

    # Tables

    async def choose_deck(self, document: Document, person: str | None, deck: str | None) -> None:
        """The host, `person`, takes a deck to the table: puts it into the document, or raises `Illegal`."""
        raise Illegal("no-deck-here")

    async def describe_deck(self, document: Document, table: Table | None) -> TableDeck | None:
        """The deck of a room as its visitors see it, in the version that is played with."""
        return None

    async def prepare_table(self, document: Document) -> TableStart:
        """Everything that a new table needs. `Illegal` if it cannot begin now."""
        return TableStart()

    async def check_action(self, document: Document, table: Table, action: msgspec.Struct) -> None:
        """Checks before each action of a person what only the server knows; `Illegal` refuses the action."""

    @asynccontextmanager
    async def finish_table(self, document: Document, table: Table) -> AsyncGenerator[Sequence[Statement]]:
        """What has to be written together with the last entry of a table."""
        yield ()

    def analyser(self) -> Analyser | None:
        """What analyses finished games; nothing if nothing does."""
        return None

    # People

    @asynccontextmanager
    async def change_person(self, person: str, before: str, after: str) -> AsyncGenerator[PersonChange]:
        """Somebody is renamed or, if `after` is empty, forgotten."""
        yield PersonChange()

    async def count_waiting(self, person: str) -> int:
        """How many things wait for an answer of this person."""
        return 0

    # Administration

    async def describe_to_admin(self, overview: Overview) -> Overview:
        """The overview with the game's own parts filled in."""
        return overview
