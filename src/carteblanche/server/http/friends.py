"""HTTP routes with which the host lets friends in over the network, and by which everybody finds the links that work."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, delete, get, post
from msgspec import Meta

from carteblanche.core.errors import Illegal
from carteblanche.server import dates
from carteblanche.server.http.network import MOST_ADDRESSES, Network
from carteblanche.server.people.access import Access
from carteblanche.server.rooms.house import House
from carteblanche.store import hosts
from carteblanche.wire.admin import HostToken, NetworkState

Asked = Request[Any, Any, Any]


class OpenNetwork(msgspec.Struct, forbid_unknown_fields=True):
    addresses: Annotated[tuple[Annotated[str, Meta(max_length=45)], ...], Meta(min_length=1, max_length=MOST_ADDRESSES)]
    port: Annotated[int, Meta(ge=1, le=65535)] | None = None
    """Nothing for the one that the house has anyway."""
    password: Annotated[str, Meta(max_length=200)] = ""
    """What people who come over the network must know, if anything."""
    secure: bool = False


class HostCode(msgspec.Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=40)]


@get("/api/links", summary="The beginnings of links by which others reach the house")
async def links(network: Network) -> list[str]:
    """None while the house listens on its own machine alone."""
    return network.list_links()


@get("/api/admin/network", summary="Whether friends can come in over the network")
async def network_state(request: Asked, network: Network, access: Access) -> NetworkState:
    access.expect_admin(request)
    return network.describe(password=access.has_network_password)


@post("/api/admin/network", status_code=200, summary="Let friends in over the network")
async def open_network(
    request: Asked, data: OpenNetwork, network: Network, access: Access, house: House
) -> NetworkState:
    access.expect_admin(request)
    if network.list_links():
        raise Illegal("network-open")
    await asyncio.to_thread(access.lock_network, data.password)
    await network.open(data.addresses, data.port, secure=data.secure)
    await _write_down(house, "opened to the network", ", ".join(network.list_links()))
    return network.describe(password=access.has_network_password)


@delete("/api/admin/network", status_code=200, summary="Close the house to the network, for those inside too")
async def close_network(request: Asked, network: Network, access: Access, house: House) -> NetworkState:
    access.expect_admin(request)
    if network.at_start:
        raise Illegal("network-open")
    await network.close()
    access.unlock_network()
    await _write_down(house, "closed to the network", "")
    return network.describe(password=access.has_network_password)


@post("/api/admin/claim", status_code=200, summary="The host's token, for the code that the house was opened with")
async def claim_house(request: Asked, data: HostCode, access: Access) -> HostToken:
    """The browser that the start opens becomes the host's. The code works once."""
    return HostToken(access.claim_house(request, data.code))


HANDLERS: Final[list[Any]] = [links, network_state, open_network, close_network, claim_house]


async def _write_down(house: House, what: str, about: str) -> None:
    await house.store.write(hosts.insert_audit(dates.now(), what, about[:200]))
