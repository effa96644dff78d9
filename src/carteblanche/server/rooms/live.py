"""A running table: with its secret, its chain of hashes, and the clock that gives it table time.

Nobody hears of a change before it is durable: every change goes through `save`.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
from collections.abc import Sequence
from typing import Any, assert_never

from carteblanche.core.errors import Illegal
from carteblanche.core.luck import commit
from carteblanche.core.values import Millis, Seat
from carteblanche.games import catalogue
from carteblanche.server.games.extension import TableStart
from carteblanche.server.rooms.document import Document
from carteblanche.server.rooms.reading import read_table
from carteblanche.store.store import Statement, Store
from carteblanche.table import log
from carteblanche.table.log import Chair, Entry, Header
from carteblanche.table.racing import RacingTable
from carteblanche.table.table import Table
from carteblanche.table.time import TableTime
from carteblanche.wire.from_client import Answer, Commit, Leave, Number, Propose, Resume


class LiveTable:
    def __init__(self, store: Store, room: str, table: Table, secret: str, chained: str) -> None:
        self.table = table
        self.racing = RacingTable(table) if table.game.race is not None else None
        """The arbiter, where many act at once and being first matters."""
        self._store = store
        self._room = room
        self._secret = secret
        self._chained = chained
        self._time = TableTime(table.at)
        self._attended = False

    @classmethod
    def create(cls, store: Store, document: Document, start: TableStart) -> tuple[LiveTable, list[Statement]]:
        """A new table for these chairs, and what has to be written before anybody hears of it."""
        game = catalogue.open(document.game, document.rules, start.resources)
        secret = secrets.token_hex(32)
        header = Header(
            game=game.NAME,
            rules=game.VERSION,
            config={**document.config, **start.config},
            chairs=tuple(Chair(chair.player, "", chair.level) for chair in document.chairs),
            commitment=commit(bytes.fromhex(secret)),
            pace=document.pace,
            lexicon=start.lexicon,
            deck=start.deck,
        )
        first = Store.append_lines(document.id, 0, [log.write_header(header)])
        writes = [Store.insert_secret(document.id, secret), first, *start.writes]
        return cls(store, document.id, Table(header, secret, game), secret, log.chain_hash("", header)), writes

    @classmethod
    async def load(cls, store: Store, document: Document) -> LiveTable:
        """The table as the store has it, or `Unreadable`."""
        lines, secret = await store.read_log(document.id), await store.read_secret(document.id)
        table, chained = await asyncio.to_thread(read_table, document, lines, secret)
        return cls(store, document.id, table, secret or "", chained)

    def attend(self, *, attended: bool) -> None:
        """Somebody is there, or nobody is any more: then table time stands."""
        self._attended = attended
        self._keep_time()

    def expect_dealt(self) -> Any:
        """The state of the game, once there is one."""
        if self.table.state is None:
            raise Illegal(f"not-while-{self.table.phase}")
        return self.table.state

    def now(self) -> Millis:
        """Table time."""
        return self._time.at(time.monotonic())

    def list_awaited(self) -> list[Seat]:
        """Whose turn it is."""
        return sorted(self.table.game.prompts(self.table.state)) if self.table.phase == "playing" else []

    def seconds_to(self, at: Millis) -> float | None:
        """How long until this moment; `None` while table time stands."""
        wall = self._time.wall_at(at)
        return None if wall is None else max(0.0, wall - time.monotonic())

    def carry_out(self, seat: Seat, message: Propose | Answer | Resume | Leave | Commit | Number) -> list[Entry]:
        """Carries out an act of a person other than an action of the game. What follows from it has to be saved."""
        table, at = self.table, self.now()
        match message:
            case Propose(ref, proposal):
                return table.propose(at, seat, proposal, ref)
            case Answer(ref, yes):
                return table.answer(at, seat, ref, yes=yes)
            case Resume(ref):
                return table.resume(at, seat, ref)
            case Leave(ref):
                return table.leave(at, seat, ref)
            case Commit(_, commitment):
                return table.commit(seat, commitment)
            case Number(_, number):
                return table.show_number(seat, number)
            case _:
                assert_never(message)

    def save(self, entries: Sequence[Entry], *writes: Statement) -> asyncio.Future[None]:
        """Done when new entries are durable, with whatever else belongs to them. What fails is read back from the store, chain and all."""
        lines: list[bytes] = []
        for entry in entries:
            self._chained, line = log.write_entry(self._chained, entry)
            lines.append(line)
        self._keep_time()
        return self._store.write(Store.append_lines(self._room, entries[0].n + 1, lines), *writes)

    def _keep_time(self) -> None:
        wall = time.monotonic()
        phase = self.table.phase
        runs = self._attended and (phase == "playing" or (phase == "over" and self.table.due() is not None))
        self._time = self._time.run(wall) if runs else self._time.stop(wall)

    def bot_key(self, seat: Seat, n: int) -> bytes:
        """The key of the luck with which a bot decides."""
        return hmac.digest(bytes.fromhex(self._secret), b"bot %d %d" % (seat, n), "sha256")
