from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from carteblanche.core.errors import Unreadable
from carteblanche.core.luck import KeyedLuck
from carteblanche.games import catalogue
from carteblanche.games.blockers.actions import Action, Place
from carteblanche.wire import codec
from carteblanche.wire.from_client import Ping, Play
from carteblanche.wire.to_client import Pong


def test_a_state_never_leaves_the_process() -> None:
    game = catalogue.open("blockers")
    state: Any = game.setup(game.CONFIG(), 2, KeyedLuck.seeded(1))
    with pytest.raises(TypeError, match="is not a message"):
        codec.encode(state)
    with pytest.raises(TypeError, match="is not a message"):
        codec.encode({"kind": "pong"})  # type: ignore[arg-type]


def test_messages_go_through() -> None:
    assert codec.decode(b'{"kind":"ping","ref":"a"}') == Ping("a")
    sent = codec.decode(b'{"kind":"play","ref":"a","seen":3,"action":{"kind":"x"}}')
    assert isinstance(sent, Play)
    assert (sent.ref, sent.seen, bytes(sent.action)) == ("a", 3, b'{"kind":"x"}')
    assert json.loads(codec.encode(Pong("a", codec.NO_TIME))) == {"kind": "pong", "ref": "a", "at": 0}


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff",
        b"nonsense",
        b"[]",
        b"{}",
        b'{"kind":"nothing","ref":"a"}',
        b'{"kind":"ping"}',
        b'{"kind":"ping","ref":""}',
        b'{"kind":"ping","ref":"' + b"x" * 41 + b'"}',
        b'{"kind":"ping","ref":"a","more":1}',
        b'{"kind":"say","ref":"a","text":"' + b"x" * 281 + b'"}',
        b'{"kind":"sit","ref":"a","chair":16}',
        b'{"kind":"ping","ref":"a"' + b" " * codec.LARGEST + b"}",
        b"[" * 5000,
    ],
)
def test_what_is_not_a_message_is_refused_in_one_line(data: bytes) -> None:
    with pytest.raises(Unreadable) as refused:
        codec.decode(data)
    assert "\n" not in str(refused.value)


def test_an_unreadable_message_is_still_answered_by_its_name() -> None:
    assert codec.find_ref(b'{"kind":"ping","ref":"a","more":1}') == "a"
    assert codec.find_ref(b'{"ref":5}') == ""
    assert codec.find_ref(b"nonsense") == ""
    assert len(codec.find_ref(b'{"ref":"' + b"x" * 5000 + b'"}')) == 40


def test_an_action_is_read_by_the_games_own_types() -> None:
    sent = b'{"kind":"place","tile":"yellow 1","cell":"A1"}'
    assert codec.decode_action(msgspec.Raw(sent), Action) == Place("yellow 1", "A1")


@pytest.mark.parametrize(
    "wrong",
    [
        b"{}",
        b"[]",
        b"7",
        b'{"kind":"place"}',
        b'{"kind":"place","tile":1,"cell":"A1"}',
        b'{"kind":"place","tile":"\xff","cell":"A1"}',
        b'{"kind":"jump"}',
        b"[" * 5000 + b"]" * 5000,
    ],
)
def test_what_is_no_action_of_the_game_is_unreadable(wrong: bytes) -> None:
    with pytest.raises(Unreadable):
        codec.decode_action(msgspec.Raw(wrong), Action)
