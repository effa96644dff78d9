"""What the house uses of its machine."""

from __future__ import annotations

import shutil
from pathlib import Path

from carteblanche.server.jobs.supervisor import FAILURES
from carteblanche.server.rooms.house import House
from carteblanche.wire.admin import Resources


def measure(folder: Path, house: House) -> Resources:
    return Resources(
        memory=read_memory(),
        disk=sum(file.stat().st_size for file in folder.rglob("*") if file.is_file()),
        free=shutil.disk_usage(folder).free,
        sockets=sum(len(room.connections) for room in house.rooms.values()),
        failures=FAILURES.total(),
    )


def read_memory() -> int:
    """How many bytes of memory this process holds; 0 where the machine does not say."""
    try:
        said = Path("/proc/self/status").read_text()
    except OSError:
        return 0
    return int(said.split("VmRSS:")[1].split()[0]) * 1024
