"""Hostile messages and requests: made from the real ones by breaking them, seeded, without end."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from typing import Any, Final, get_args

import msgspec

from carteblanche.core.luck import KeyedLuck
from carteblanche.games import catalogue
from carteblanche.wire.from_client import FromClient

STRANGE: Final[tuple[Any, ...]] = (
    None, True, False, 0, -1, 1 << 31, 1 << 63, 1 << 64, 10**400, 0.5, -0.0, 1e308, "", " ", "a", "\x00", "\u202e", "\ud83d\ude00",
    "x" * 300, "../../etc/passwd", "<script>alert(1)</script>", "'; DROP TABLE rooms; --", "%s%n", "constructor", "__proto__",
    [], [[]], [None] * 50, {}, {"kind": "play"}, {"": ""}, {"a": {"b": {"c": {"d": []}}}},
)  # fmt: skip
"""Values that have broken other programs."""

LIKELY: Final[tuple[Any, ...]] = (
    1, 2, 3, "A1", "E5", "h8", "yellow 1", "red 1", "R4b", "rule 1", "new", "draw", ["R4b", "R4b"], [0, 1], ["A", "?"], {"A1": "Q"},
)  # fmt: skip
"""Values that some field of some game may have."""

PATHS: Final = ("/", "/t/x", "/assets/x", "/metrics", "/health", "/admin", "/nowhere", "/socket/x")
"""Besides those of the HTTP interface."""


def messages(luck: KeyedLuck, game: str = "blockers", options: Sequence[Any] = ()) -> Iterator[str]:
    """Broken messages: right kinds with strange fields, fields missing or too many, cut off, or not JSON at all."""
    kinds, actions = get_args(FromClient), get_args(catalogue.open(game).ACTION)
    while True:
        kind = luck.pick(kinds)
        message: dict[str, Any] = {"kind": str(kind.__struct_config__.tag)}
        for field in msgspec.structs.fields(kind):
            if luck.below(6):
                message[field.encode_name] = luck.pick(STRANGE)
        if "action" in message and luck.below(4):
            message["action"] = _action(luck, actions, options)
        if luck.below(3):
            message["ref"] = f"r{luck.below(1000)}"
        if not luck.below(8):
            message[luck.pick(("extra", "seat", "person", "__class__"))] = luck.pick(STRANGE)
        text = json.dumps(message)
        match luck.below(12):
            case 0:
                yield text[: luck.below(len(text))]
            case 1:
                yield "".join(chr(1 + luck.below(0x2FF)) for _ in range(luck.below(200)))
            case 2:
                yield "[" * luck.below(4000)
            case 3:
                yield luck.pick(("null", "NaN", "1e999", '"text"', "{}", "[]", text * 20))
            case _:
                yield text


def _action(luck: KeyedLuck, kinds: Sequence[Any], options: Sequence[Any]) -> dict[str, Any]:
    """Something to do at a game: an option with one thing changed, or one of the kinds with fields that may or may not make sense."""
    if options and luck.below(2):
        changed = dict(luck.pick(options))
        changed[luck.pick(list(changed))] = luck.pick((*LIKELY, *STRANGE))
        return changed
    kind = luck.pick(kinds)
    fields = {field.encode_name: luck.pick((*LIKELY, *STRANGE)) for field in msgspec.structs.fields(kind)}
    return {"kind": str(kind.__struct_config__.tag), **fields}


def requests(luck: KeyedLuck, paths: Sequence[str], room: str) -> Iterator[tuple[str, str, bytes]]:
    """Requests at every route, and where there is none, with parameters and bodies that do not belong there."""
    while True:
        method = luck.pick(("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"))
        route = re.sub(r"{[^}]*}", lambda _: luck.pick((room, "x", "-1", "0", "%2e%2e", "a" * 300)), luck.pick(paths))
        path = route + luck.pick(("", "?n=-1", "?n=x&eyes=9", "?eyes=all", "/..", "%00", "?" + "a" * 500))
        body = luck.pick((b"", b"{", b"\xff\xfe", b"[]", b"null", json.dumps(luck.pick(STRANGE)).encode()))
        if luck.below(2):
            fields = ("name", "game", "chairs", "config", "bots", "open", "code", "password")
            made = {luck.pick(fields): luck.pick(STRANGE) for _ in range(luck.below(5))}
            body = json.dumps(made).encode()
        yield method, path, body
