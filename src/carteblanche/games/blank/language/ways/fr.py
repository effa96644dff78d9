"""French: how else people say it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

REWRITES: Final[tuple[tuple[str, str], ...]] = ()

ALSO: Final[Mapping[str, tuple[str, ...]]] = {}

OPENERS: Final = (
    "le la les un une des tous toutes aucun chaque si quand et ou mais qui a avec de il elle on personne quelqu vous tu"
)
LINKS: Final = "et ou mais qui puis que"
