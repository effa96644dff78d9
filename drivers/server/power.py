"""Power cuts: a house whose machine forgets, when it is killed, what was not synced.

A small library that is loaded into the server (`power.c`) writes down every write to the database and every sync. After a kill the files
are made again from that: everything up to the last sync of each file, and of what was written later an arbitrary part, in whole sectors.
Names of files are taken to be durable. With `lying` the machine forgets the syncs, too, as a database without them would: then what was
acknowledged is lost, and the test must notice.
"""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from carteblanche.core.luck import KeyedLuck
from drivers.server.clients import Server

SOURCE: Final = Path(__file__).with_name("power.c")
FILES: Final = ("house.sqlite", "house.sqlite-wal")
SECTOR: Final = 512
_HEAD: Final = struct.Struct("<cbqq")


def find_compiler() -> str | None:
    return shutil.which("cc") or shutil.which("gcc")


def build(folder: Path) -> Path:
    """The library, compiled."""
    compiler = find_compiler()
    assert compiler is not None
    library = folder / "power.so"
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", library, SOURCE, "-ldl"], check=True)  # noqa: S603
    return library


class Record(NamedTuple):
    what: str
    """`w`: write, `t`: truncate, `s`: sync."""
    file: int
    offset: int
    length: int
    data: bytes


def read_journal(content: bytes) -> Iterator[Record]:
    at = 0
    while at + _HEAD.size <= len(content):
        what, file, offset, length = _HEAD.unpack_from(content, at)
        at += _HEAD.size
        size = length if what == b"w" else 0
        yield Record(what.decode(), file, offset, length, content[at : at + size])
        at += size


def survive(base: bytes, records: list[Record], luck: KeyedLuck, *, lying: bool = False) -> bytes:
    """What of one file is there after the power came back: all up to the last sync, and of the rest what luck leaves."""
    last = max((at for at, one in enumerate(records) if one.what == "s" and not lying), default=-1)
    image = bytearray(base)
    keeps = luck.below(3)
    """Whether nothing, some or nearly all of what was not synced had reached the disk."""
    for at, one in enumerate(records):
        durable = at < last
        if one.what == "t" and (durable or luck.below(2)):
            del image[one.length :]
            image.extend(bytes(one.length - len(image)))
        elif one.what == "w":
            for start in range(0, one.length, SECTOR):
                if durable or luck.below(8) < (0, 4, 7)[keeps]:
                    part = one.data[start : start + SECTOR]
                    begin = one.offset + start
                    image.extend(bytes(max(0, begin + len(part) - len(image))))
                    image[begin : begin + len(part)] = part
    return bytes(image)


class FragileServer(Server):
    """A house on a machine that forgets what was not synced whenever it is killed."""

    def __init__(self, folder: Path, tools: Path, seed: int, *flags: str, lying: bool = False) -> None:
        super().__init__(folder, *flags)
        self._journal = tools / "journal"
        self._luck = KeyedLuck.seeded(seed, "power")
        self._lying = lying
        self._base = dict.fromkeys(FILES, b"")
        self.environment = {
            "LD_PRELOAD": os.fspath(build(tools)),
            "POWER_JOURNAL": os.fspath(self._journal),
        }
        self.unsynced = 0
        """How many writes were not synced when the power was cut, in all."""

    def kill(self) -> None:
        super().kill()
        records = list(read_journal(self._journal.read_bytes() if self._journal.exists() else b""))
        for number, name in enumerate(FILES):
            own = [one for one in records if one.file == number]
            self.unsynced += len(own) - 1 - max((at for at, one in enumerate(own) if one.what == "s"), default=-1)
            self._base[name] = survive(self._base[name], own, self._luck, lying=self._lying)
            (self.folder / name).write_bytes(self._base[name])
        (self.folder / f"{FILES[0]}-shm").unlink(missing_ok=True)
        self._journal.unlink(missing_ok=True)
