"""This node among the others of its house.

It renews its place every second, and the place lasts for six. A node that could not renew it in time may have lost every room: it
lets go of all of them at once, and takes no new ones until it has its place again. A house in a SQLite file is one node, and nothing
here does anything.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

import msgspec

from carteblanche.server.jobs.supervisor import end, supervise
from carteblanche.server.logging import Log
from carteblanche.store.database import Membership
from carteblanche.store.leases import LEASE
from carteblanche.store.store import Statement, Store, StoreFailed

RENEWAL: Final = 1.0
"""Seconds between two renewals."""
LONGEST_NOTICE: Final = 4000
"""What is longer than the database would pass on is sent as something missed."""
MARK: Final = "~"
"""Between an id and the name of the node that has it in memory."""

_log: Final = Log("carteblanche.nodes")


class Notice(msgspec.Struct, omit_defaults=True):
    """What every node must hear. One that may have missed something takes everything for changed (`missed`)."""

    missed: bool = False
    access: bool = False
    """Who may come in or talk, or which tokens hold, has changed."""
    close: str = ""
    """This person is sent away from wherever they are."""
    decks: tuple[str, ...] = ()
    """The descriptions of these decks may have changed."""


class Nodes:
    def __init__(self, store: Store, address: str = "", clock: Callable[[], float] = time.monotonic) -> None:
        self.others: Mapping[str, str] = {}
        """The other nodes that live, and where they are reached."""
        self.leaving = False
        self.on_lapsed: Callable[[], None] = lambda: None
        """Called when this node may have lost every room."""
        self.on_renewed: Callable[[], None] = lambda: None
        """Called after each renewal."""
        self.on_notice: list[Callable[[Notice], None]] = []
        self.at_end: list[Callable[[], Awaitable[None]]] = []
        """What else ends with the place."""
        self._store = store
        self._clock = clock
        self._place: Membership | None = None
        if store.database.shared:
            self._place = store.database.join(address, self._receive)
        self._until = 0.0
        self._lapsed = False
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def own(self) -> str:
        """What this node is called; nothing where there is but one."""
        return "" if self._place is None else self._place.node

    def mark(self, name: str) -> str:
        """The id of something that this node alone has, by which the others find it."""
        return f"{name}{MARK}{self.own}" if self.own else name

    @property
    def serving(self) -> bool:
        """Whether this node may take rooms."""
        return not self.leaving and (self._place is None or self._clock() < self._until)

    def expect_serving(self) -> None:
        """`StoreFailed` while this node may take no rooms."""
        if not self.serving:
            raise StoreFailed("this node leaves, or has lost its place among the others")

    def expect_serving_at(self, path: str) -> None:
        """The same of calls: people are to go to another node."""
        if path.startswith("/api/"):
            self.expect_serving()

    async def start(self) -> None:
        if self._place is None:
            return
        await self.renew()
        self._tasks = [supervise("node", self._renew_forever), supervise("place", self._watch)]

    async def renew(self) -> None:
        """Takes or renews the place."""
        assert self._place is not None, "there are others"
        asked = self._clock()
        self.others = await self._place.renew()
        self._until = asked + LEASE  # by our clock, from before we asked: it ends earlier here than there
        if self._lapsed:
            self._lapsed = False
            _log.info("back among the nodes", node=self.own)
        self.on_renewed()

    def check_place(self) -> float:
        """Lets go of all rooms if the place has lapsed. Seconds until it can be so."""
        left = self._until - self._clock()
        if left <= 0 and not self._lapsed:
            self._lapsed = True
            self.others = {}
            _log.warning("lost its place among the nodes", node=self.own)
            self.on_lapsed()
        return left if left > 0 else RENEWAL

    async def _renew_forever(self) -> None:
        while True:
            await asyncio.sleep(RENEWAL)
            try:
                await self.renew()
            except Exception as error:  # noqa: BLE001  # the next one may be done, before the place has lapsed
                _log.warning("place not renewed", why=f"{type(error).__name__}: {error}".partition("\n")[0])

    async def _watch(self) -> None:
        while True:
            left = self.check_place()
            await asyncio.sleep(left)

    async def stop(self) -> None:
        """Gives up the place."""
        await end(*self._tasks)
        self._tasks = []
        while self.at_end:
            await self.at_end.pop()()
        if self._place is not None:
            try:
                await self._place.leave()
            except Exception as error:  # noqa: BLE001  # then it lapses
                _log.warning("place not given up", why=f"{type(error).__name__}: {error}".partition("\n")[0])

    def notify(self, notice: Notice) -> list[Statement]:
        """Tells all nodes, this one too, when it is durable together with the rest of its write."""
        payload = msgspec.json.encode(notice)
        return self._store.notify_nodes((payload if len(payload) <= LONGEST_NOTICE else b'{"missed":true}').decode())

    def _receive(self, payload: str) -> None:
        notice = msgspec.json.decode(payload, type=Notice) if payload else Notice(missed=True)
        for call in self.on_notice:
            call(notice)
