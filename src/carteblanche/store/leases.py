"""Nodes and their leases in PostgreSQL: which processes serve the house, and which of them holds which room.

A node renews one row of its own, however many rooms it holds. A room is free once the row of its node has expired. Taking a room counts up
its fencing number, and the database refuses whatever is written about it under an earlier one, however late that comes. All times are the
database's own. `FOR SHARE` lets a takeover wait for what is being written, and what is written wait for a takeover: without it a
statement would look at the lease as it was before it waited.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final

from carteblanche.store.database import CHANNEL, Elsewhere, LeaseLost

LEASE: Final = 6.0
"""Seconds for which a node's row lasts after it was renewed."""
FORGOTTEN: Final = "1 hour"
"""After so long the row of a node that is gone is removed."""

_HOLD: Final = """
INSERT INTO leases AS l (room, node, fence)
SELECT $1::varchar, $2::varchar, 1 WHERE $3 OR EXISTS (SELECT FROM rooms WHERE id = $1::varchar)
ON CONFLICT (room) DO UPDATE SET node = excluded.node, fence = l.fence + 1
WHERE l.node = excluded.node OR NOT EXISTS (SELECT FROM nodes WHERE nodes.id = l.node AND nodes.expires > now())
RETURNING fence"""
_FIND: Final = """
SELECT n.id, n.address FROM leases l JOIN nodes n ON n.id = l.node WHERE l.room = $1 AND n.id <> $2 AND n.expires > now()"""
_HELD: Final = """
SELECT l.room FROM leases l JOIN unnest($1::varchar[], $2::bigint[]) AS w(room, fence) ON l.room = w.room AND l.fence = w.fence
FOR SHARE OF l"""
_APPEND: Final = f"""
WITH held AS ({_HELD}), written AS (
  INSERT INTO entries (room, n, line) SELECT * FROM unnest($3::varchar[], $4::integer[], $5::bytea[])
  WHERE (SELECT count(*) FROM held) = cardinality($1::varchar[]))
SELECT room FROM held"""  # noqa: S608  # words of ours
_RENEW: Final = """
INSERT INTO nodes (id, address, expires) VALUES ($1, $2, now() + $3 * interval '1 second')
ON CONFLICT (id) DO UPDATE SET expires = excluded.expires"""
_OTHERS: Final = "SELECT id, address FROM nodes WHERE id <> $1 AND expires > now()"


async def hold(driver: Any, room: str, node: str, *, new: bool) -> int | None:
    """Takes the lease of a room, as `Database.hold` says."""
    for _ in range(2):  # whoever held it at first may let go of it in between
        fence = await driver.fetchval(_HOLD, room, node, new)
        if fence is not None:
            return int(fence)
        if (other := await find_holder(driver, room, node)) is not None:
            raise other
    return None


async def find_holder(driver: Any, room: str, node: str) -> Elsewhere | None:
    """The node other than this one that holds a room and lives."""
    found = await driver.fetchrow(_FIND, room, node)
    return None if found is None else Elsewhere(str(found[0]), str(found[1]))


async def expect_held(driver: Any, fences: Mapping[str, int]) -> None:
    """In a transaction: nobody takes these rooms before its end. `LeaseLost` if somebody has."""
    if fences:
        _compare(fences, await driver.fetch(_HELD, list(fences), list(fences.values())))


async def append(driver: Any, fences: Mapping[str, int], columns: Sequence[Sequence[object]]) -> None:
    """Inserts entries (their rooms, numbers and lines) if all of these rooms are held, by one statement, which is a transaction."""
    _compare(fences, await driver.fetch(_APPEND, list(fences), list(fences.values()), *columns))


def _compare(fences: Mapping[str, int], held: Sequence[Any]) -> None:
    if len(held) < len(fences):
        raise LeaseLost(fences.keys() - {str(room) for (room,) in held})


class Membership:
    """A node's row, renewed on a connection of its own, which nothing else can hold up. On it the node also hears what all are told."""

    def __init__(
        self,
        connect: Callable[[], Awaitable[Any]],
        node: str,
        address: str,
        on_notice: Callable[[str], None],
    ) -> None:
        self.node = node
        self._connect = connect
        self._address = address
        self._on_notice = on_notice
        self._driver: Any = None

    async def renew(self) -> Mapping[str, str]:
        try:
            if self._driver is None or self._driver.is_closed():
                self._driver = await self._connect()
                await self._driver.add_listener(CHANNEL, self._receive)
                self._on_notice("")  # notices sent in between did not arrive
            await self._driver.execute(_RENEW, self.node, self._address, LEASE)
            return {str(node): str(address) for node, address in await self._driver.fetch(_OTHERS, self.node)}
        except BaseException:
            self._drop()
            raise

    async def leave(self) -> None:
        if self._driver is not None:
            await self._driver.execute("DELETE FROM nodes WHERE id = $1", self.node)
            await self._driver.execute(f"DELETE FROM nodes WHERE expires < now() - interval '{FORGOTTEN}'")  # noqa: S608
            self._drop()

    def _receive(self, _connection: Any, _process: int, _channel: str, payload: str) -> None:
        self._on_notice(payload)

    def _drop(self) -> None:
        driver, self._driver = self._driver, None
        if driver is not None:
            driver.terminate()
