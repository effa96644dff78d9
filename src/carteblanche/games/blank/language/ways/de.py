"""German: how else people say it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

REWRITES: Final[tuple[tuple[str, str], ...]] = ()

ALSO: Final[Mapping[str, tuple[str, ...]]] = {}

OPENERS: Final = "der die das den dem ein eine einen alle kein keine jeder wenn falls und oder aber wer zu mit von er sie es man niemand"
LINKS: Final = "und oder aber wer dann zu als"
