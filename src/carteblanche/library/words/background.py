"""Building a lexicon beside everything else: in a process of its own, so that nobody waits for it."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
from typing import Final

from carteblanche.library.words import lexicons

SHARES: Final = {
    "fetching": 3,
    "reading how common": 8,
    "unfolding": 10,
    "reading which forms": 50,
    "reading a second": 35,
    "separating names": 40,
    "finding compounds": 50,
    "building the graph of": 65,
    "keeping": 92,
    "kept as": 96,
    "compiling": 97,
}
"""By how a line of the builder begins: how far it is then, in percent of the time."""
UNFOLDED: Final = 50
LOW: Final = 15
"""The priority of a build: whoever plays meanwhile comes first."""
_DONE: Final = re.compile(r"unfolding ([\d,]+) entries, ([\d,]+) done").search


def start_build(language: str) -> subprocess.Popen[bytes] | None:
    """Begins to build a language's lexicon unless it is there and whole. The process, to be waited for or ended by its owner; what it
    prints are lines for `find_share`, the last one why it failed if it does.
    """
    if lexicons.is_sound(language):
        return None
    process = subprocess.Popen(  # noqa: S603  # our own command
        [sys.executable, "-u", "-m", "carteblanche", "lexicon", "build", language],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if hasattr(os, "setpriority"):
        with contextlib.suppress(OSError):  # it has ended already
            os.setpriority(os.PRIO_PROCESS, process.pid, LOW)
    return process


def find_share(line: str) -> int | None:
    """How far a build is by a line that it prints, in percent; nothing if the line does not say."""
    said = line.partition(" s  ")[2] or line
    found = next((share for start, share in SHARES.items() if said.startswith(start)), None)
    done = _DONE(said)
    if found is not None and done is not None:
        whole, part = (int(number.replace(",", "")) for number in done.groups())
        return found + (UNFOLDED - found) * part // max(1, whole)
    return found
