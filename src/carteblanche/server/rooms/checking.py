"""After a start every room whose game is not over is read once, so that its players and the host see what cannot be read before somebody
comes to play. No room is opened for that: they are read in the background process, one after the other.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from carteblanche.core.errors import Illegal
from carteblanche.server.logging import Log
from carteblanche.server.rooms.reading import UnreadableRoom, check_room
from carteblanche.store.store import StoreFailed

if TYPE_CHECKING:
    from carteblanche.server.rooms.house import House

AFTER: Final = 10.0
"""Seconds after the start: first those are served who are waiting for the house."""

_log: Final = Log("carteblanche.house")


async def check_rooms_later(house: House) -> None:
    await asyncio.sleep(AFTER)
    await check_rooms(house)


async def check_rooms(house: House) -> int:
    """Sets aside what cannot be read of the rooms that nobody has asked for yet. How many are."""
    found = 0
    for room in await house.store.read_rooms("gathering", "playing"):
        if await _is_known(house, room):
            continue
        try:
            unreadable = await _check(house, room)
        except Illegal:  # it took too long
            continue
        if unreadable is not None and not await _is_known(house, room):
            house.unreadable[room] = unreadable._replace(tried=time.monotonic())
            _log.warning("set aside", room=room, reason=unreadable.reason, why=unreadable.why)
            found += 1
    return found


async def _check(house: House, room: str) -> UnreadableRoom | None:
    phase, document = "playing", b""
    try:
        kept = await house.store.read_kept_room(room)
        if kept is None:
            return None
        phase, document = kept
        lines, secret = await house.store.read_log(room), await house.store.read_secret(room)
    except StoreFailed:
        raise
    except Exception as error:  # noqa: BLE001  # whatever is wrong with one room, the others are looked at
        return UnreadableRoom.from_error(error, room, phase, document)
    return await house.background.run(check_room, room, phase, document, lines, secret)


async def _is_known(house: House, room: str) -> bool:
    """Whether somebody has asked for it, here or at another node."""
    return room in house.rooms or room in house.unreadable or await house.find_holder(room) is not None
