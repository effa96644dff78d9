"""Which rooms are cleared away when nobody has been there for long: a policy that the host sets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from carteblanche.server.dates import days_before
from carteblanche.server.logging import Log
from carteblanche.store.store import Elsewhere

if TYPE_CHECKING:
    from carteblanche.server.rooms.house import House

MOST_AT_ONCE: Final = 200

_log: Final = Log("carteblanche.house")


async def clear_rooms(house: House, policy: Mapping[str, int], day: str) -> int:
    """Deletes rooms that were last used longer ago than the policy says, by phase and in days (0: never). How many."""
    cleared = 0
    for phase, days in policy.items():
        if not days:
            continue
        while rooms := await house.store.read_untouched(phase, days_before(day, days), MOST_AT_ONCE):
            left = [room for room in rooms if room not in house.rooms or not house.rooms[room].connections]
            gone = sum([await _clear(house, room) for room in left])
            cleared += gone
            if not gone:
                break
    if cleared:
        _log.info("cleared away", rooms=cleared)
    return cleared


async def _clear(house: House, room: str) -> bool:
    """Deletes a room, unless another node has it."""
    try:
        await house.delete_room(room)
    except Elsewhere:
        return False
    return True
