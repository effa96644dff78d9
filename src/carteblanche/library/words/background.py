"""Building a lexicon beside everything else: in a process of its own, so that nobody waits for it."""

from __future__ import annotations

import subprocess
import sys

from carteblanche.library.words import lexicons


def start_build(language: str) -> subprocess.Popen[bytes] | None:
    """Begins to build a language's lexicon unless it is there and whole. The process, to be waited for or ended by its owner."""
    if lexicons.is_sound(language):
        return None
    return subprocess.Popen(  # noqa: S603  # our own command
        [sys.executable, "-m", "carteblanche", "lexicon", "build", language, "--quiet"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
