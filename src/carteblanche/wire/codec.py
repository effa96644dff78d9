"""Bytes to messages and back. What is not a message cannot be encoded: a state never leaves the process."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from carteblanche.core.errors import Unreadable
from carteblanche.core.values import Message, Millis, decoder_of
from carteblanche.wire.from_client import FromClient
from carteblanche.wire.to_client import ToClient

NO_TIME: Final = Millis(0)
"""What a clock shows before the deal."""
LARGEST: Final = 8192
"""The longest message a client may send, in bytes."""


class _WithRef(msgspec.Struct):
    ref: str = ""


_ref_decoder: Final = msgspec.json.Decoder(_WithRef)
_encoder: Final = msgspec.json.Encoder()
_decoder: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)


def encode(message: ToClient) -> bytes:
    if not isinstance(message, Message):
        raise TypeError(f"{type(message).__name__} is not a message")
    return _encoder.encode(message)


def decode(data: bytes) -> FromClient:
    """A client's message, or `Unreadable`."""
    if len(data) > LARGEST:
        raise Unreadable(f"a message is at most {LARGEST} bytes long")
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable(str(error).split("\n")[0][:200]) from None


def find_ref(data: bytes) -> str:
    """The name that a message gives itself although the rest of it cannot be read; nothing if it has none."""
    try:
        return _ref_decoder.decode(data).ref[:40]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""


def decode_action(sent: msgspec.Raw, kinds: Any) -> Any:
    """A game's action as a client has sent it, or `Unreadable`."""
    try:
        return decoder_of(kinds).decode(sent)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable(str(error).split("\n")[0][:200]) from None
