"""Luck is an argument.

Rules never make random numbers; they ask the luck they are given. One primitive, `below(n)`, is enough, and because it is the only
one, a log needs to keep nothing but its answers.

- `KeyedLuck` is the real thing: a stream of HMAC-SHA-256 blocks from a key and a name, without bias. Whoever has the key can draw
  every number again; nobody without it can guess the next. A key is made from numbers that several parties committed to
  beforehand (`commit`, `mix`), so that none of them could have chosen the deal.
- `RecordedLuck` passes the questions on and keeps the answers: how a live step is written down.
- `ScriptedLuck` gives answers that were written down: how a step is replayed, and how a scenario fixes what luck will bring.

What rules cannot know by themselves, such as whether a lexicon has a word, they ask for by `witness`: the answer is written down among the
numbers, so that a replay needs no lexicon, and is compared with the source where one is at hand.

The stream, so that any language can recompute it: block i = HMAC-SHA-256(key, name || i as 8 bytes big-endian), i from 0; the
blocks are read as 32-bit big-endian words in order; `below(n)` takes the next word w with w < floor(2^32 / n) * n and
answers w mod n; `below(1)` answers 0 and takes no word. For n above 2^32 as many words as n needs are read as one number, the first
of them the highest, and 2^32 is 2^64, 2^96 and so on.
"""

from __future__ import annotations

import hashlib
import hmac
import struct
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar, final

from carteblanche.core.errors import Unreadable

T = TypeVar("T")

_WORDS = struct.Struct(">8I")
_BITS = 32
_SPAN = 1 << _BITS


class Luck(ABC):
    """A source of random numbers, passed in."""

    @abstractmethod
    def below(self, n: int) -> int:
        """A number in 0…n-1, each equally likely."""

    def witness(self, answer: int | None) -> int:
        """What counts: the answer of a source outside the rules, or `None` if the source is not at hand, when only a record knows."""
        if answer is None:
            raise Unreadable("what this step asked is not written down, and the source that knows it is not at hand")
        return answer

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: Iterable[T]) -> tuple[T, ...]:
        """The items in an order of which each is equally likely (Fisher–Yates, from the end)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            chosen = self.below(last + 1)
            order[last], order[chosen] = order[chosen], order[last]
        return tuple(order)


@final
class KeyedLuck(Luck):
    """The committed stream: see the top of this file."""

    def __init__(self, key: bytes, name: str = "") -> None:
        self._key = key
        self._name = name.encode()
        self._block = 0
        self._words: list[int] = []
        self._begun: tuple[Any, Any] | None = None

    @classmethod
    def seeded(cls, seed: int, name: str = "") -> KeyedLuck:
        """For simulations and tests: a stream from a plain number."""
        return cls(str(seed).encode(), name)

    def below(self, n: int) -> int:
        if n <= 1:
            if n < 1:
                raise ValueError(f"below({n})")
            return 0
        if n > _SPAN:
            return self._far_below(n)
        while True:
            word = self._words.pop() if self._words else self._next_word()
            if word < _SPAN - _SPAN % n:
                return word % n

    def _far_below(self, n: int) -> int:
        words = -(-(n - 1).bit_length() // _BITS)
        span = 1 << words * _BITS
        while True:
            found = 0
            for _ in range(words):
                found = found << _BITS | (self._words.pop() if self._words else self._next_word())
            if found < span - span % n:
                return found % n

    def _next_word(self) -> int:
        """The first word of the next block."""
        text = self._name + self._block.to_bytes(8, "big")
        if self._block == 0:
            block = hmac.digest(self._key, text, "sha256")
        else:
            if self._begun is None:
                self._begun = _begin_hmac(self._key)
            inner, outer = self._begun[0].copy(), self._begun[1].copy()
            inner.update(text)
            outer.update(inner.digest())
            block = outer.digest()
        self._block += 1
        self._words = list(_WORDS.unpack(block))
        self._words.reverse()
        return self._words.pop()


_INNER = bytes(byte ^ 0x36 for byte in range(256))
_OUTER = bytes(byte ^ 0x5C for byte in range(256))


def _begin_hmac(key: bytes) -> tuple[Any, Any]:
    """The two hashes of an HMAC-SHA-256 with the key in them (RFC 2104): copied for every block, they take a third of its time."""
    whole = hashlib.sha256(key).digest() if len(key) > 64 else key
    padded = whole.ljust(64, b"\0")
    return hashlib.sha256(padded.translate(_INNER)), hashlib.sha256(padded.translate(_OUTER))


@final
class RecordedLuck(Luck):
    """Asks another luck and keeps every answer."""

    def __init__(self, source: Luck) -> None:
        self._source = source
        self.drawn: list[int] = []

    def below(self, n: int) -> int:
        drawn = self._source.below(n)
        self.drawn.append(drawn)
        return drawn

    def witness(self, answer: int | None) -> int:
        said = self._source.witness(answer)
        self.drawn.append(said)
        return said


class ReplayedLuck(Luck):
    """Luck whose answers come from a record."""

    unwitnessed = 0
    """How many answers were taken from the record because the source was not at hand."""

    def recall(self, answer: int | None, recorded: int | None) -> int:
        """What is written down of a witness, checked against the source if it is at hand."""
        if recorded is None:
            raise Unreadable("a source outside the rules was asked, but its answer is not written down")
        if answer is None:
            self.unwitnessed += 1
        elif answer != recorded:
            raise Unreadable(f"the source outside the rules says {answer}, but {recorded} is written down")
        return recorded

    @property
    @abstractmethod
    def left(self) -> int:
        """How many answers nobody has asked for."""


@final
class ScriptedLuck(ReplayedLuck):
    """Gives the answers it was given. A question it has no answer to is an error of whoever wrote the script."""

    def __init__(self, script: Iterable[int]) -> None:
        self._script = list(script)
        self._next = 0

    def below(self, n: int) -> int:
        if self._next == len(self._script):
            raise Unreadable(f"luck was asked for a number below {n}, but no more are written down")
        drawn = self._script[self._next]
        if not 0 <= drawn < n:
            raise Unreadable(f"luck was asked for a number below {n}, but {drawn} is written down")
        self._next += 1
        return drawn

    def witness(self, answer: int | None) -> int:
        said = self.recall(answer, self._script[self._next] if self.left else None)
        self._next += 1
        return said

    @property
    def left(self) -> int:
        return len(self._script) - self._next


def commit(number: bytes) -> str:
    """The commitment to a number: it does not reveal the number, and no other number fits it."""
    return hashlib.sha256(b"carteblanche commitment" + number).hexdigest()


def mix(numbers: Iterable[bytes]) -> bytes:
    """One key from everybody's numbers, in seat order after the server's."""
    mixed = hashlib.sha256(b"carteblanche key")
    for number in numbers:
        mixed.update(len(number).to_bytes(4, "big") + number)
    return mixed.digest()
