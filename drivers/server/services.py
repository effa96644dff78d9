"""PostgreSQL and Redis for tests, and nodes of a house on them: processes of our own, in folders that are removed with them."""

from __future__ import annotations

import itertools
import os
import pwd
import re
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Generator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from drivers.server.clients import Server

PATIENCE: Final = 60.0
EXECUTABLES: Final = ("/usr/lib/postgresql", "/usr/local/pgsql")
"""Where systems put the programs of PostgreSQL that are not on the path."""
USER: Final = "nobody"
"""Who runs the services for root: `initdb` refuses root."""

_numbers: Final = itertools.count()


class Unavailable(Exception):
    """The service cannot be had on this machine."""


class Postgres:
    """A running server, in which every caller gets databases of its own."""

    def __init__(self, port: int) -> None:
        self.port = port

    def create_database(self) -> str:
        """The address of a new, empty database."""
        name = f"house{next(_numbers)}"
        server = ("--host=127.0.0.1", f"--port={self.port}", "--username=house")
        _call(find_postgres("createdb"), name, *server, "--template=template0")
        return self.address(name)

    def address(self, database: str) -> str:
        return f"postgresql://house@127.0.0.1:{self.port}/{database}"


@contextmanager
def postgres(*, durable: bool = False, beside: str = "") -> Generator[Postgres]:
    """A PostgreSQL server; without `durable` it does not wait for the disk, which only the loss of the machine would show. It can be
    reached at the address `beside`, too, and from all of its network.
    """
    initdb, control = find_postgres("initdb"), find_postgres("pg_ctl")
    with _folder() as folder:
        cluster, port = f"--pgdata={folder / 'cluster'}", free_port()
        words = ("--username=house", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync", "--no-instructions")
        _call(initdb, cluster, *words)
        if beside:
            with (folder / "cluster" / "pg_hba.conf").open("a") as rules:
                rules.write(f"host all all {beside}/24 trust\n")
        settings = {
            "listen_addresses": f"127.0.0.1,{beside}".rstrip(","),
            "port": str(port),
            "unix_socket_directories": str(folder),
            "max_connections": "200",
            **({} if durable else {"fsync": "off", "full_page_writes": "off"}),
        }
        flags = " ".join(f"-c {name}={value}" for name, value in settings.items())
        _call(control, "start", cluster, "--wait", f"--log={folder / 'log'}", f"--options={flags}")
        try:
            yield Postgres(port)
        finally:
            _call(control, "stop", cluster, "--wait", "--mode=immediate")


def find_postgres(name: str) -> str:
    """A program of PostgreSQL: from the path, or the newest that the system has."""
    found = shutil.which(name)
    if found is not None:
        return found
    kept = [path for top in EXECUTABLES for path in Path(top).glob(f"**/bin/{name}")]
    if not kept:
        raise Unavailable(f"there is no {name} of PostgreSQL on this machine")
    return str(max(kept, key=lambda path: [int(number) for number in re.findall(r"\d+", str(path))]))


def _call(*words: str) -> None:
    """Runs a program of PostgreSQL to its end. What it leaves running must not hold our pipes open."""
    with tempfile.TemporaryFile() as said:
        done = subprocess.run(  # noqa: S603  # a program of the system, words of ours
            words,
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=said,
            cwd="/",
            check=False,
            timeout=PATIENCE,
            user=_user(),
            group=_group(),
            extra_groups=_groups(),
        )
        said.seek(0)
        if done.returncode:
            why = said.read().decode(errors="replace").strip()[-300:]
            raise Unavailable(f"{Path(words[0]).name} {words[1]} failed: {why}")


@contextmanager
def redis(host: str = "127.0.0.1") -> Generator[str]:
    """The address of a new, empty Redis."""
    program = shutil.which("redis-server")
    if program is None:
        raise Unavailable("there is no redis-server on this machine")
    port = free_port()
    words = ("--bind", host, "--port", str(port), "--save", "", "--appendonly", "no", "--protected-mode", "no")
    with _folder() as folder, (folder / "log").open("wb") as log:
        process = subprocess.Popen((program, *words), stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=folder)  # noqa: S603  # as above
        try:
            _wait_for(host, port, process)
            yield f"redis://{host}:{port}/0"
        finally:
            process.terminate()
            process.wait()


def _wait_for(host: str, port: int, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection((host, port), 1).close()
        except OSError:
            if process.poll() is not None or time.monotonic() > until:
                raise Unavailable(f"a service at port {port} does not start") from None
            time.sleep(0.02)  # it has enough to do without us
        else:
            return


@contextmanager
def _folder() -> Generator[Path]:
    """A new folder that whoever runs the services can reach."""
    with tempfile.TemporaryDirectory(prefix="services-") as name:
        folder = Path(name)
        if _is_root():
            shutil.chown(folder, USER)
        yield folder


def _user() -> str | None:
    """Who runs a process that must not be root's; `None` for whoever we are."""
    return USER if _is_root() else None


def _group() -> int | None:
    return pwd.getpwnam(USER).pw_gid if _is_root() else None


def _groups() -> list[int] | None:
    return [] if _is_root() else None


def _is_root() -> bool:
    return os.name == "posix" and os.geteuid() == 0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class House(NamedTuple):
    nodes: Sequence[Server]
    others: Sequence[int]
    """The processes of PostgreSQL and Redis."""
    database: str


@contextmanager
def open_nodes(count: int, *flags: str, alone: bool = False) -> Generator[House]:
    """Nodes of one house on a durable PostgreSQL and a Redis; `alone`: as on machines of their own. `Unavailable` without services."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="carteblanche-house-")))
        server = stack.enter_context(postgres(durable=True))
        shared = stack.enter_context(redis())
        database, nodes = server.create_database(), list[Server]()
        for number in range(count):
            (folder / f"node-{number}").mkdir()
            node = Server(folder / f"node-{number}", "--redis", shared, *flags)
            node.environment["CARTEBLANCHE_DATABASE"] = database
            if alone:
                node.live_alone()
            node.start()
            stack.callback(node.stop)
            nodes.append(node)
        port = shared.rpartition(":")[2].partition("/")[0]
        yield House(nodes, [*_find(f"port={server.port}"), *_find(f"127.0.0.1:{port}")], database)


def _find(word: str) -> list[int]:
    """Services whose command line has this word in it."""
    found: list[int] = []
    for one in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = one.read_text().replace("\0", " ")
        except OSError:
            continue
        if word in words and words.lstrip().partition(" ")[0].rpartition("/")[2] in ("postgres", "redis-server"):
            found.append(int(one.parent.name))
    return found


def find_spent(roots: Sequence[int]) -> float:
    """Seconds of processor time of these processes and all that they have started and that still run."""
    parents: dict[int, int] = {}
    times: dict[int, int] = {}
    for one in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = one.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        number = int(one.parent.name)
        parents[number], times[number] = int(fields[1]), int(fields[11]) + int(fields[12])

    def counts(number: int) -> bool:
        while number not in roots:
            number = parents.get(number, 0)
            if number <= 1:
                return False
        return True

    return sum(time for number, time in times.items() if counts(number)) / os.sysconf("SC_CLK_TCK")


def find_memory(pid: int) -> int:
    """What a process holds in memory, in KiB."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS:")).split()[1])
