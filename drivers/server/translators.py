"""A translator for tests: an endpoint that speaks the chat-completions protocol and answers as it is told to."""

from __future__ import annotations

import contextlib
import json
import threading
from collections.abc import Callable, Generator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, TypeAlias

Reply: TypeAlias = "Callable[[Asked], None]"


class Asked(BaseHTTPRequestHandler):
    """One request to the stub."""

    protocol_version = "HTTP/1.1"
    stub: StubTranslator

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["content-length"])))
        self.stub.asked.append((self.path, dict(self.headers.items()), body))
        self.close_connection = True
        with contextlib.suppress(ConnectionError):  # whoever asks may hang up
            self.stub.reply(self)

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002  # the parent's name
        """Says nothing."""

    def send(self, body: bytes, status: int = 200, length: int | None = None, **headers: str) -> None:
        self.send_response(status)
        for name, value in {"content_type": "application/json", **headers}.items():
            self.send_header(name.replace("_", "-"), value)
        self.send_header("content-length", str(len(body) if length is None else length))
        self.end_headers()
        self.wfile.write(body)


class StubTranslator:
    def __init__(self) -> None:
        self.asked: list[tuple[str, dict[str, str], Any]] = []
        """Path, headers and body of every request."""
        self.reply: Reply = says("(people)")
        self.ended = threading.Event()
        handler = type("Handler", (Asked,), {"stub": self})
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}/v1/chat/completions"

    @classmethod
    @contextlib.contextmanager
    def running(cls) -> Generator[StubTranslator]:
        found = cls()
        thread = threading.Thread(target=found._server.serve_forever, args=(0.05,), daemon=True)
        thread.start()
        try:
            yield found
        finally:
            found.ended.set()
            found._server.shutdown()
            found._server.server_close()
            thread.join()


def says(content: str) -> Reply:
    """A proper answer with this content."""
    body = {"id": "1", "choices": [{"index": 0, "message": {"role": "assistant", "content": content}}]}
    return sends(json.dumps(body).encode())


def sends(body: bytes, status: int = 200, **headers: str) -> Reply:
    return lambda asked: asked.send(body, status, None, **headers)


def breaks_off(asked: Asked) -> None:
    """Sends half of what it has announced."""
    asked.send(b'{"choices": [', length=1000)


def never_answers(asked: Asked) -> None:
    asked.stub.ended.wait()


def trickles(asked: Asked) -> None:
    """Begins an answer and never goes on."""
    asked.send(b'{"choices": [', length=1000)
    asked.wfile.flush()
    asked.stub.ended.wait()


def never_ends(asked: Asked) -> None:
    """Sends as long as anybody listens."""
    asked.send(b"", length=1 << 40)
    while not asked.stub.ended.is_set():
        asked.wfile.write(b" " * 4096)
