"""What a node does as one of several: it hears what all must know, and gives its rooms back before it stops."""

from __future__ import annotations

from typing import Any

from litestar import Request, post

from carteblanche.server.http.handover import Handover
from carteblanche.server.http.network import Network
from carteblanche.server.http.relay import Relays
from carteblanche.server.nodes.kept_jobs import KeptJobs
from carteblanche.server.nodes.membership import Notice
from carteblanche.server.nodes.passing import Doors
from carteblanche.server.nodes.shared import Presence, SharedMemory
from carteblanche.server.people.access import Access, Locked
from carteblanche.server.rooms.house import House
from carteblanche.server.rooms.names import forget_in_room
from carteblanche.server.rooms.room import Room

Asked = Request[Any, Any, Any]


@post("/api/nodes/rooms/{room:str}/forgotten/{person:str}", status_code=204, include_in_schema=False)
async def forget_here(request: Asked, room: str, person: str, house: House, access: Access) -> None:
    """Somebody wants to be forgotten, and this node holds a room that knows them."""
    if access.handed_over(request) is None:
        raise Locked
    await forget_in_room(house, room, person)


def join_nodes(
    house: House,
    access: Access,
    handover: Handover,
    relays: Relays,
    doors: Doors,
    network: Network,
    memory: SharedMemory | None,
) -> None:
    """What this node does as one of several."""

    def apply_notice(notice: Notice) -> None:
        if notice.access or notice.missed:
            house.spawn(access.load(house.store), "access")

    async def leave() -> None:
        doors.close()
        await house.leave()
        relays.keep(())

    def renewed() -> None:
        relays.keep(house.nodes.others)
        if memory is not None:
            memory.publish(house.nodes.own, {room.id: _describe_presence(room) for room in house.rooms.values()})

    house.nodes.on_notice.append(apply_notice)
    house.nodes.on_renewed = renewed
    if memory is not None:
        memory.start()
        house.nodes.at_end.append(memory.stop)
        house.limits.share = memory.count
        house.jobs.shared = kept = KeptJobs(memory.url, memory.prefix)
        house.nodes.at_end.append(kept.stop)
        house.read_presence = lambda: memory.read_presence(house.nodes.others)
    house.forget_elsewhere = handover.forget
    if network.listener is not None:
        network.listener.before_farewell = leave
        doors.open(house.nodes.own, network.listener.adopt)


def _describe_presence(room: Room) -> Presence:
    live = room.live
    return Presence(
        len(room.connections),
        0 if live is None else len(live.table.entries),
        () if live is None else tuple(live.list_awaited()),
    )
