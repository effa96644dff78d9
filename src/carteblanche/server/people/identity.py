"""People: a random id in a signed cookie, and a name. There are no accounts."""

from __future__ import annotations

import secrets
import time
from functools import lru_cache
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer

from carteblanche.core.errors import Illegal
from carteblanche.library.readable import make_readable

COOKIE: Final = "carteblanche"
DOOR: Final = "carteblanche-door"
LONGEST_NAME: Final = 24
LONGEST_COOKIE: Final = 200
DEVICE_SECONDS: Final = 600


class Signer:
    """Signs values and checks signatures. Whoever has the key can pretend to be anybody: it stays in the data folder."""

    def __init__(self, key: str, use: str) -> None:
        self._signer = URLSafeSerializer(key, salt=use)

    def write(self, value: str) -> str:
        return str(self._signer.dumps(value))

    def read(self, signed: str | None) -> str | None:
        """What was signed; `None` if we did not sign it."""
        return _read(self._signer, signed) if signed and len(signed) <= LONGEST_COOKIE else None


@lru_cache(maxsize=4096)
def _read(signer: URLSafeSerializer, signed: str) -> str | None:
    try:
        value = signer.loads(signed)
    except BadSignature:
        return None
    return value if isinstance(value, str) else None


class Devices:
    """Codes with which another device becomes the same person: each works once, for ten minutes."""

    MOST: Final = 1000

    def __init__(self) -> None:
        self._codes: dict[str, tuple[str, float]] = {}

    def offer(self, person: str) -> str:
        now = time.monotonic()
        self._codes = {code: given for code, given in self._codes.items() if given[1] > now and given[0] != person}
        if len(self._codes) >= self.MOST:
            raise Illegal("too-often", what="devices", seconds=DEVICE_SECONDS)
        code = secrets.token_urlsafe(9)
        self._codes[code] = (person, now + DEVICE_SECONDS)
        return code

    def claim(self, code: str) -> str:
        person, until = self._codes.pop(code, ("", 0.0))
        if until < time.monotonic():
            raise Illegal("no-such-code")
        return person


def new_person() -> str:
    return secrets.token_hex(16)


def readable_name(text: str) -> str:
    """A name as it will be shown: one line, no control or direction characters, no outer space."""
    name = make_readable(text, LONGEST_NAME)
    if not name:
        raise Illegal("no-name")
    return name
