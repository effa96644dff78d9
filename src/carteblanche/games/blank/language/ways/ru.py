"""Russian: how else people say it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

REWRITES: Final[tuple[tuple[str, str], ...]] = ()

ALSO: Final[Mapping[str, tuple[str, ...]]] = {}

OPENERS: Final = "этот эта это все каждыи никто если когда и или но кто с к он она кто то ты вы"
LINKS: Final = "и или но кто потом чем"
