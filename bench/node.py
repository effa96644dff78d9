"""Peers that are written for node: installed from bench/peers/package-lock.json, run by the project's own node."""

from __future__ import annotations

import hashlib
import json
import subprocess
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, final

from bench.contract import Missing

PEERS = Path(__file__).resolve().parent / "peers"
LOCK = PEERS / "package-lock.json"


def _npm(*arguments: str) -> None:
    from hatch_build import node_command

    command, environment = node_command()
    done = subprocess.run([*command, *arguments], cwd=PEERS, env=environment, capture_output=True, check=False)
    if done.returncode:
        said = (done.stderr or done.stdout).decode(errors="replace").strip().splitlines()
        raise Missing(f"npm {arguments[0]} failed in bench/peers: {said[-1] if said else done.returncode}")


def install() -> None:
    """`npm ci` in bench/peers, unless it is what the lock says."""
    wanted = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    stamp = PEERS / "node_modules" / ".stamp"
    if not stamp.is_file() or stamp.read_text() != wanted:
        _npm("ci", "--loglevel=error")
        stamp.write_text(wanted)


def lock() -> None:
    """Renews the lock. It says what, never from where."""
    _npm("install", "--package-lock-only", "--loglevel=error")
    assert '"resolved"' not in LOCK.read_text(), "bench/peers/package-lock.json names a registry"


def command(script: str, *arguments: str) -> tuple[list[str], dict[str, str]]:
    """How to start a script of bench/peers, with its environment: peers run as their makers advise for production."""
    from hatch_build import node_command

    (node, *_), environment = node_command()
    return [node, str(PEERS / script), *arguments], {**environment, "NODE_ENV": "production"}


@final
class Peer:
    """A script that stays and answers: a line of JSON for every line of JSON."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def ask(self, question: object) -> Any:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps(question) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise Missing(f"the peer ended with status {self._process.wait()}")
        return json.loads(answer)


@contextmanager
def peer(script: str, *arguments: str) -> Generator[Peer]:
    """A peer for a while: it ends when its input does."""
    install()
    line, environment = command(script, *arguments)
    with subprocess.Popen(
        line, cwd=PEERS, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield Peer(process)
        finally:
            assert process.stdin
            process.stdin.close()
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.kill()
