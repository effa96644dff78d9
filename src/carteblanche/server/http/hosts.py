"""By which names the house may be called.

A page of a stranger's site can have its name point at this machine (DNS rebinding), and then ask for everything as if it came from here.
So a request must call the house by an address, by a name that no stranger can own, or by one that the host has given.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Collection
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.status_codes import HTTP_421_MISDIRECTED_REQUEST

from carteblanche.wire.to_client import Refused

_HOST: Final = re.compile(r"(?:\[([0-9a-fA-F:.]{2,45})\]|([A-Za-z0-9._-]{1,253}))(?::\d{1,5})?")
_PRIVATE: Final = (".local", ".localhost")
"""What these end in is found on the own network, or on the own machine, and nowhere else."""


def find_names(public_url: str | None, more: Collection[str]) -> frozenset[str]:
    """The names of the house: the machine's own, that of the public address, and those that the host has given."""
    public = urlsplit(public_url).hostname if public_url else None
    return frozenset(name.lower() for name in (socket.gethostname(), public, *more) if name)


def is_ours(host: str, names: Collection[str]) -> bool:
    """Whether a `Host` header calls this house."""
    found = _HOST.fullmatch(host)
    if found is None:
        return False
    name = (found[1] or found[2]).lower().removesuffix(".")
    if name in names or name.endswith(_PRIVATE) or ("." not in name and ":" not in name):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def find_host(scope: Any) -> str:
    return next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")


async def refuse_host(scope: Any, send: Any) -> None:
    """Somebody calls the house by a name that is not its own, or by none."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close"})
        return
    body = msgspec.json.encode(Refused("", "wrong-host", {"try": "--public-url or --host-name"}))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": HTTP_421_MISDIRECTED_REQUEST, "headers": headers})
    await send({"type": "http.response.body", "body": body})
