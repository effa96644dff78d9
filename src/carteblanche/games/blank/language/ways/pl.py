"""Polish: how else people say it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

REWRITES: Final[tuple[tuple[str, str], ...]] = ()

ALSO: Final[Mapping[str, tuple[str, ...]]] = {}

OPENERS: Final = "ten ta to wszyscy kazdy zaden jesli gdy kiedy i lub albo ale kto z do on ona nikt ktos ty wy"
LINKS: Final = "i lub albo ale kto potem niz"
