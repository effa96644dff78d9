"""A deal that nobody could have chosen, and that everybody can check.

1. The server commits to a secret (the bots' numbers are made from it) and puts the commitment in the header.
2. Every person at the table commits to a number.
3. When all have, the numbers are shown, each checked against its commitment.
4. The key of the table's luck is mixed from the secret and all numbers. Entry n draws from the stream of that key named `entry n`.
5. At the end, or when the table is given up, the secret is shown; then anybody can draw everything again.

The secret lies in the store apart from the log, so it survives a crash and is not in any log that is still being played.
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from typing import Final

from carteblanche.core.errors import Illegal
from carteblanche.core.luck import KeyedLuck, commit, mix
from carteblanche.core.values import Seat

NUMBER_LENGTH: Final = 64
"""A number or a secret is at most so many hexadecimal digits long."""


def decode_number(number: str) -> bytes | None:
    """The bytes of a number in hexadecimal digits, if it is one."""
    if not 2 <= len(number) <= NUMBER_LENGTH or number != number.lower():
        return None
    try:
        return bytes.fromhex(number)
    except ValueError:
        return None


def matches_commitment(number: str, commitment: str) -> bool:
    """Whether this number is the one that was promised."""
    found = decode_number(number)
    return found is not None and commit(found) == commitment


def derive_key(secret: str, numbers: Mapping[Seat, str]) -> bytes:
    """The key of the table's luck."""
    return mix([bytes.fromhex(secret), *(bytes.fromhex(numbers[seat]) for seat in sorted(numbers))])


def entry_luck(key: bytes, n: int) -> KeyedLuck:
    """The luck of one entry."""
    return KeyedLuck(key, f"entry {n} ")


def bot_luck(secret: str, n: int, seat: Seat) -> KeyedLuck:
    """The luck with which a bot, or a fallen clock, decides before entry n. It is not the table's: knowing it tells nothing of the deal."""
    return KeyedLuck(bytes.fromhex(secret), f"bot {seat} {n} ")


def entry_salt(secret: str, n: int) -> str:
    """HMAC-SHA-256 of the entry's number, cut."""
    return hmac.digest(bytes.fromhex(secret), b"salt %d" % n, "sha256").hex()[:32]


class Numbers:
    """What everybody has committed to and shown before the deal."""

    def __init__(self, people: tuple[Seat, ...]) -> None:
        self._people = people
        self.commitments: dict[Seat, str] = {}
        self.shown: dict[Seat, str] = {}

    def commit(self, seat: Seat, commitment: str) -> None:
        if seat not in self._people:
            raise Illegal("no-person-there", seat=seat)
        if seat in self.commitments:
            raise Illegal("not-awaited", seat=seat)
        if len(commitment) != NUMBER_LENGTH or decode_number(commitment) is None:
            raise Illegal("unreadable-commitment")
        self.commitments[seat] = commitment

    def show(self, seat: Seat, number: str) -> None:
        if not self.all_committed() or seat not in self._people or seat in self.shown:
            raise Illegal("not-awaited", seat=seat)
        if not matches_commitment(number, self.commitments[seat]):
            raise Illegal("not-what-was-committed", seat=seat)
        self.shown[seat] = number

    def all_committed(self) -> bool:
        return len(self.commitments) == len(self._people)

    def all_shown(self) -> bool:
        return len(self.shown) == len(self._people)

    def awaited(self) -> tuple[Seat, ...]:
        """Whose commitment, or then whose number, is still missing."""
        given = self.shown if self.all_committed() else self.commitments
        return tuple(seat for seat in self._people if seat not in given)
