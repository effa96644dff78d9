"""A bot from outside that plays what is listed first, and in its third move does what it was told to."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

Asked = dict[str, Any]


def say(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def play(asked: Asked, action: Any) -> str:
    return json.dumps({"kind": "play", "ref": asked["ref"], "action": action}) + "\n"


def proper(asked: Asked) -> str:
    return play(asked, asked["options"][0])


def hang(_: Asked) -> NoReturn:
    while True:
        time.sleep(1000)


def spin(_: Asked) -> NoReturn:
    while True:
        pass


def leave_orphan(asked: Asked) -> None:
    """Ends, and a child keeps the output open."""
    if os.fork():
        os._exit(0)
    hang(asked)


def close_ears(asked: Asked) -> None:
    os.close(0)
    hang(asked)


def fail(_: Asked) -> NoReturn:
    raise RuntimeError("no idea what to play")


def flood(_: Asked) -> NoReturn:
    while True:
        say("x\n" * 1000)


def complain(_: Asked) -> NoReturn:
    while True:
        sys.stderr.write("x" * 1000 + "\n")


def fill(_: Asked) -> NoReturn:
    with Path(sys.argv[2]).open("wb") as file:
        while True:
            file.write(bytes(1 << 20))


WAYS: dict[str, Callable[[Asked], object]] = {
    "hang": hang,
    "spin": spin,
    "orphan": leave_orphan,
    "deaf": close_ears,
    "raise": fail,
    "exit": lambda _: sys.exit(3),
    "signal": lambda _: os.abort(),
    "memory": lambda _: bytearray(1 << 32),
    "illegal": lambda asked: say(play(asked, first)),
    "unknown": lambda asked: say(play(asked, {"kind": "win"})),
    "text": lambda _: say("I would lay the red one\n"),
    "bytes": lambda _: os.write(1, b"\xff\xfe\n"),
    "nested": lambda _: say("[" * 5000 + "\n"),
    "other": lambda asked: say(proper({**asked, "ref": "0"})),
    "twice": lambda asked: say(proper(asked) * 2),
    "long": lambda asked: say(proper(asked).rstrip() + " " * 9000 + "\n"),
    "line": lambda _: say("x" * (1 << 24)),
    "flood": flood,
    "errors": complain,
    "file": fill,
}

moves = 0
first: Any = None
for line in sys.stdin:
    question = json.loads(line)
    if question["kind"] == "game":
        say(json.dumps({"kind": "ready", "ref": question["ref"]}) + "\n")
        continue
    moves += 1
    first = first or question["options"][0]
    if moves == 3:
        WAYS[sys.argv[1]](question)
    else:
        say(proper(question))
