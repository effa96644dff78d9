"""What people write, as others will see it."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_SPACES: Final = ("Zs", "Cc", "Zl", "Zp")
_JOINERS: Final = "\u200c\u200d"
"""Invisible, but parts of words and of emoji."""


def make_readable(text: str, longest: int, *, joiners: bool = False) -> str:
    """One line without control characters and without those that turn the direction of what follows or are not seen at all, and without
    outer space. Characters that join others are kept where they are wanted.
    """
    kept = "".join(" " if unicodedata.category(c) in _SPACES else c for c in text)
    kept = unicodedata.normalize("NFC", kept)
    kept = "".join(
        c for c in kept if (joiners and c in _JOINERS) or unicodedata.category(c) not in ("Cf", "Cs", "Co", "Cn")
    )
    return re.sub(r" +", " ", kept).strip()[:longest].strip()
