"""Servers to be measured: each in a process of its own, on a free port of this machine, gone when the bench is."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from bench.contract import Missing
from bench.node import PEERS, command, install

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 60.0


@dataclass(frozen=True)
class House:
    """A running server."""

    port: int
    pid: int

    def memory(self) -> int:
        """Bytes of memory that the process holds; 0 where the system does not say."""
        try:
            pages = Path(f"/proc/{self.pid}/statm").read_text().split()[1]
        except OSError:
            return 0
        return int(pages) * os.sysconf("SC_PAGE_SIZE")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def answers(url: str) -> bool:
    """Whether this address answers with 200 just now."""
    try:
        with urllib.request.urlopen(url, timeout=5) as answer:  # noqa: S310  # an address of this machine
            return bool(answer.status == 200)
    except (urllib.error.URLError, OSError):
        return False


def wait_for(url: str, process: subprocess.Popen[bytes], patience: float = PATIENCE) -> None:
    until = time.monotonic() + patience
    while not answers(url):
        if process.poll() is not None:
            raise Missing(f"the server ended with status {process.returncode}")
        if time.monotonic() > until:
            raise Missing(f"the server did not answer within {patience:.0f} s")
        time.sleep(0.01)


def end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(15)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


@contextmanager
def ours() -> Generator[House]:
    """Our server as `./run` starts it, on an empty data folder; only the limits on how often anybody may do what are lifted."""
    with tempfile.TemporaryDirectory(prefix="bench-", dir=scratch()) as folder:
        port = free_port()
        words = ("serve", "--no-browser", "--no-limits", "--no-words", "--port", str(port))
        process = subprocess.Popen(
            [Path(sys.executable).with_name("carteblanche"), *words],
            env={**os.environ, "CARTEBLANCHE_DATA": folder},
            stdout=subprocess.DEVNULL,
        )
        try:
            wait_for(f"http://127.0.0.1:{port}/health", process)
            yield House(port, process.pid)
        finally:
            end(process)


@contextmanager
def boardgame_io() -> Generator[House]:
    """boardgame.io's server as it comes: in memory, with its own transport."""
    install()
    port = free_port()
    words, environment = command("server.mjs", str(port))
    process = subprocess.Popen(words, cwd=PEERS, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    try:
        assert process.stdout
        if process.stdout.readline() != b"ready\n":
            raise Missing("boardgame.io's server did not start")
        yield House(port, process.pid)
    finally:
        end(process)


def scratch() -> Path:
    """A folder on the disk of this checkout: a folder in memory would make durability free."""
    folder = ROOT / ".cache" / "bench"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
