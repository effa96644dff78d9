"""Two graphs built at the same time, one of them in another process."""

from __future__ import annotations

from multiprocessing.connection import Connection, Pipe
from typing import Any
from unittest.mock import Mock

import pytest

from carteblanche.core.errors import Unreadable
from carteblanche.games.blanko.letters import LETTER_SETS
from carteblanche.library.words import graphs

ALPHABET = LETTER_SETS["de"].alphabet


class Gathered:
    """Words as a recipe gathers them."""

    letters = LETTER_SETS["de"]

    def words(self) -> list[tuple[bytes, int]]:
        return [(b"\1\2", 70), (b"\2\1", 140)]

    def wider(self) -> list[tuple[bytes, int]]:
        return [(b"\1\2", 70), (b"\2\1", 140), (b"\3\1", 0)]


def test_the_other_process_sends_the_graph_of_what_it_was_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gc.disable", Mock())
    near, far = Pipe(duplex=False)
    graphs._build(far, ALPHABET, *graphs._pack(Gathered().words()))  # pyright: ignore[reportArgumentType]  # a Connection here
    built = near.recv()
    assert list(built) == ["AB", "BA"]


def test_a_process_that_was_ended_from_outside_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """As the kernel does where memory runs out."""

    class Ended:
        """A process that ends without a word."""

        def __init__(self, *, args: tuple[Connection, Any, Any, Any], **_: Any) -> None:
            self.start, self.join = args[0].close, Mock()

    context = Mock(Pipe=Pipe, Process=Ended)
    monkeypatch.setattr("multiprocessing.get_context", Mock(return_value=context))
    monkeypatch.setattr("os.cpu_count", Mock(return_value=2))
    with pytest.raises(Unreadable, match="is there enough memory"):
        graphs.build_graphs(Gathered(), many=1)  # type: ignore[arg-type]
