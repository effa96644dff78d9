"""The walk of one action in docs/architecture.md: what it names is there, and is what is called."""

from __future__ import annotations

import ast
import asyncio
import json
import re
import sys
import threading
from pathlib import Path
from types import FrameType
from typing import Any, cast

from carteblanche.server.http import socket
from carteblanche.server.http.protocol import SocketProtocol
from carteblanche.server.rooms.house import House
from carteblanche.server.rooms.room import Room
from drivers.server.guests import Guest, deal, inside

ROOT = Path(__file__).parents[3]
PACKAGE = ROOT / "src" / "carteblanche"
TRACED = ("server/", "table/", "store/", "wire/")
"""The games' own functions are as many as they like."""
RUNNER = "server/rooms/runner.py"
"""It runs beside."""
UNTRACED = "server/http/protocol.py"
"""Stands for the socket, which is a stand-in here."""


def named() -> list[tuple[str, str]]:
    """File and function, in the order of the page."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    walk = page.split("## The walk of one action")[1].split("\n## ")[0]
    rows = re.findall(r"^\| `([^`]+)` \| (`[^|]+`) \|", walk, flags=re.MULTILINE)
    return [(file, name) for file, names in rows for name in re.findall(r"`([^`]+)`", names)]


def test_every_function_that_the_walk_names_is_there() -> None:
    found = named()
    assert len(found) == len(set(found)) > 40
    for file, name in found:
        path = ROOT / file if file.startswith("web/") else PACKAGE / file
        source = path.read_text(encoding="utf-8")
        if path.suffix == ".py":
            assert name in functions(ast.parse(source)), (file, name)
        else:
            last = name.rpartition(".")[2]
            assert re.search(rf"(function|async|private|^ +)\s*{last}\b\s*[(=:]", source, flags=re.MULTILINE), (
                file,
                name,
            )


def functions(tree: ast.AST, prefix: str = "") -> set[str]:
    found: set[str] = set()
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found |= {prefix + node.name} | functions(node, f"{prefix}{node.name}.")
    return found


class Frames:
    """Stands for a socket from which one message is read."""

    has_unread = False

    def __init__(self, *messages: bytes) -> None:
        self._messages = list(messages)

    async def read(self) -> bytes | None:
        return self._messages.pop(0) if self._messages else None


def test_what_the_walk_names_is_what_is_called(tmp_path: Path) -> None:
    """Between reading a frame and sending the answer: no function more, none less."""
    called: set[tuple[str, str]] = set()
    tracing = False

    def trace(frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and tracing:
            code = frame.f_code
            file = Path(code.co_filename)
            if file.is_relative_to(PACKAGE) and "<" not in code.co_qualname:
                called.add((file.relative_to(PACKAGE).as_posix(), code.co_qualname))

    async def story(house: House, room: Room) -> None:
        nonlocal tracing
        guests: tuple[Guest, Guest] = await deal(room)
        await asyncio.sleep(0)
        mover = next(guest for guest in guests if guest.last("update")["options"])
        update = mover.last("update")
        play = {"kind": "play", "ref": "one", "seen": update["n"], "action": update["options"][0]}
        frames = cast("SocketProtocol", Frames(json.dumps(play).encode()))
        tracing = True
        await socket._read(frames, mover.connection, room, house)
        tracing = False
        assert mover.last("accepted")["ref"] == "one"

    threading.setprofile(trace)
    sys.setprofile(trace)
    try:
        inside(tmp_path, story)
    finally:
        sys.setprofile(None)
        threading.setprofile(None)
    ours = {(file, name) for file, name in called if file.startswith(TRACED) and file != RUNNER}
    shown = {(file, name) for file, name in named() if file.startswith(TRACED) and file not in (RUNNER, UNTRACED)}
    assert ours - shown == set(), "not named on the page"
    assert shown - ours == set(), "named, but not called"
