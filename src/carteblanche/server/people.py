"""A guest is a name and a number in a signed cookie. Nothing else is asked of anybody."""

from __future__ import annotations

import re
import secrets
import unicodedata
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer

from carteblanche.core.errors import Illegal

COOKIE: Final = "carteblanche"
LONGEST_NAME: Final = 24


class Cookies:
    """Writes and reads the cookie. Whoever has the key can pretend to be anybody: it stays in the data folder."""

    def __init__(self, key: str) -> None:
        self._signer = URLSafeSerializer(key, salt="person")

    def write(self, person: str) -> str:
        return str(self._signer.dumps(person))

    def read(self, cookie: str | None) -> str | None:
        """Whose cookie this is; `None` if it is nobody's."""
        if not cookie or len(cookie) > 200:
            return None
        try:
            person = self._signer.loads(cookie)
        except BadSignature:
            return None
        return person if isinstance(person, str) else None


def new_person() -> str:
    return secrets.token_hex(16)


def readable_name(text: str) -> str:
    """A name as it will be shown: one line, no control or direction characters, no outer space."""
    kept = "".join(" " if unicodedata.category(c) in ("Zs", "Cc", "Zl", "Zp") else c for c in text)
    kept = "".join(
        c for c in unicodedata.normalize("NFC", kept) if unicodedata.category(c) not in ("Cf", "Cs", "Co", "Cn")
    )
    name = re.sub(r" +", " ", kept).strip()[:LONGEST_NAME].strip()
    if not name:
        raise Illegal("no-name")
    return name
