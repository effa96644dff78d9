"""By which names the house may be called.

A page of a stranger's site can have its name point at this machine (DNS rebinding), and then ask for everything as if it came from here.
So a request must call the house by an address, by a name that no stranger can own, or by one that the host has given.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Collection
from typing import Final
from urllib.parse import urlsplit

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
