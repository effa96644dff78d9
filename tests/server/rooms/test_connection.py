from __future__ import annotations

import json

from carteblanche.core.values import Millis
from carteblanche.server.rooms.connection import LARGEST_QUEUE, QUEUE, Connection
from carteblanche.wire.to_client import Pong
from drivers.server.guests import FakeSocket


def pong(ref: str) -> Pong:
    return Pong(ref, Millis(0))


def test_what_a_full_socket_does_not_take_waits_in_its_order() -> None:
    socket = FakeSocket()
    connection = Connection("ada", 0.0, socket)
    socket.full = True
    connection.send(pong("a"))
    socket.full = False
    connection.send(pong("b"))  # nothing overtakes
    assert socket.received == []
    connection.send_waiting()
    assert [message["ref"] for message in socket.received] == ["a", "b"]


def test_who_reads_too_slowly_is_dropped_with_a_farewell() -> None:
    for message, count in ((b"{}", QUEUE), (b'"' + b"x" * (LARGEST_QUEUE // 4) + b'"', 3)):
        socket = FakeSocket()
        connection = Connection("ada", 0.0, socket)
        socket.full = True
        closed: list[bool] = []
        for _ in range(count + 1):
            connection.send_bytes(message)
            closed.append(connection.closed)
        assert closed == [False] * count + [True]
        assert socket.closed
        assert [one["kind"] for one in socket.received] == ["farewell"]


def test_a_closed_connection_sends_nothing_more() -> None:
    socket = FakeSocket()
    connection = Connection(None, 0.0, socket)
    connection.close("moved")
    connection.close("too-slow")
    connection.send(pong("late"))
    assert [json.dumps(one["kind"]) for one in socket.received] == ['"farewell"']
