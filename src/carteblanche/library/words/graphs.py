"""The two graphs of a lexicon, built at the same time where there are many words and two cores, the smaller one in a process of its own."""

from __future__ import annotations

import gc
import multiprocessing
import os
from collections.abc import Iterable, Iterator
from multiprocessing.connection import Connection
from typing import Final

from carteblanche.core.errors import Unreadable
from carteblanche.games.blanko.lexicon import Graph
from carteblanche.library.words.recipes import Gathered

MANY: Final = 100_000
"""From so many words on a second process is worth its start."""
MOST: Final = 1_000_000
"""With more words than that both at the same time would need over 400 MB."""
PART: Final = 1 << 16
"""So many bytes of packed words are unpacked at a time, and a word more."""
_END: Final = b"\0"


def build_graphs(found: Gathered, many: int = MANY) -> tuple[Graph, Graph]:
    """What may be played, and that with names."""
    alphabet = found.letters.alphabet
    words, levels = _pack(found.words())
    if not many <= len(levels) <= MOST or (os.cpu_count() or 1) < 2:
        return Graph.sorted(alphabet, _unpack(words, levels)), Graph.sorted(alphabet, found.wider())
    context = multiprocessing.get_context("spawn")
    near, far = context.Pipe(duplex=False)
    builder = context.Process(target=_build, args=(far, alphabet, words, levels), daemon=True)
    builder.start()
    far.close()
    del words, levels
    try:
        wider = Graph.sorted(alphabet, found.wider())
        plain: Graph = near.recv()
    except EOFError:
        raise Unreadable("a part of the work was ended from outside; is there enough memory? Build it again") from None
    finally:
        near.close()
        builder.join()
    return plain, wider


def _build(far: Connection, alphabet: str, words: bytes, levels: bytes) -> None:
    gc.disable()  # nothing in here is cyclic
    far.send(Graph.sorted(alphabet, _unpack(words, levels)))


def _pack(words: Iterable[tuple[bytes, int]]) -> tuple[bytes, bytes]:
    levels = bytearray()
    joined = bytearray()
    for word, level in words:
        joined += word + _END
        levels.append(level)
    return bytes(joined), bytes(levels)


def _unpack(words: bytes, levels: bytes) -> Iterator[tuple[bytes, int]]:
    """Part by part: all words at once as values of their own take three times the memory."""
    start = known = 0
    while start < len(words):
        end = words.find(_END, start + PART)
        part = words[start : len(words) - 1 if end < 0 else end].split(_END)
        yield from zip(part, levels[known : known + len(part)], strict=True)
        start = len(words) if end < 0 else end + 1
        known += len(part)
