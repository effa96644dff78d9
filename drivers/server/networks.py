"""A network of our own for the nodes of a house: each in a network namespace with a cable to one bridge, which can be pulled.

A node whose cable is pulled reaches nothing and nobody: not the database, not Redis, not the other nodes, not its people, and no connection
breaks. Needs root and `ip` of iproute2; nothing outside is changed, and everything is gone with it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Generator
from contextlib import contextmanager
from typing import Final

from drivers.server.services import Unavailable

NETWORKS: Final = 254 * 64


class Cable:
    """What joins one namespace to the others."""

    def __init__(self, name: str, address: str) -> None:
        self.address = address
        """Of the node in it."""
        self.prefix: Final = (_find_ip(), "netns", "exec", name)
        """What a program in it is called with."""
        self._name = name

    def pull(self) -> None:
        _ip("link", "set", self._name, "down")

    def mend(self) -> None:
        _ip("link", "set", self._name, "up")


class Network:
    def __init__(self, name: str, prefix: str) -> None:
        self.address = f"{prefix}.1"
        """Where programs outside of the namespaces are reached from inside."""
        self._name = name
        self._prefix = prefix
        self._cables: list[str] = []

    def open(self) -> None:
        _ip("link", "add", self._name, "type", "bridge")
        _ip("addr", "add", f"{self.address}/24", "dev", self._name)
        _ip("link", "set", self._name, "up")

    def add(self) -> Cable:
        """One more namespace."""
        number = len(self._cables)
        name, inside, address = f"{self._name}n{number}", f"{self._name}i{number}", f"{self._prefix}.{number + 2}"
        self._cables.append(name)
        _ip("netns", "add", name)
        _ip("link", "add", name, "type", "veth", "peer", "name", inside)
        _ip("link", "set", name, "master", self._name, "up")
        _ip("link", "set", inside, "netns", name)
        for words in (("addr", "add", f"{address}/24", "dev", inside), ("link", "set", inside, "up")):
            _ip("-n", name, *words)
        _ip("-n", name, "link", "set", "lo", "up")
        _ip("netns", "exec", name, "true")  # not permitted everywhere where the rest is
        return Cable(name, address)

    def close(self) -> None:
        for name in self._cables:
            subprocess.run((_find_ip(), "netns", "del", name), capture_output=True, check=False)  # noqa: S603  # words of ours
        subprocess.run((_find_ip(), "link", "del", self._name), capture_output=True, check=False)  # noqa: S603  # as above


@contextmanager
def network() -> Generator[Network]:
    """A network of our own. `Unavailable` where that is not permitted."""
    number = os.getpid() % NETWORKS
    made = Network(f"cb{os.getpid()}", f"10.{64 + number // 254}.{1 + number % 254}")
    try:
        made.open()
        yield made
    finally:
        made.close()


def _ip(*words: str) -> None:
    done = subprocess.run((_find_ip(), *words), capture_output=True, check=False)  # noqa: S603  # as above
    if done.returncode:
        why = done.stderr.decode(errors="replace").strip()
        raise Unavailable(f"no network namespaces: ip {' '.join(words[:3])}: {why[-200:]}")


def _find_ip() -> str:
    found = shutil.which("ip") or shutil.which("ip", path="/usr/sbin:/sbin")
    if found is None:
        raise Unavailable("there is no ip of iproute2 on this machine")
    return found
