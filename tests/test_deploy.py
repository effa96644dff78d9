"""The files in `deploy/` are tried as they are, with what is installed here: only names, ports and places are put in."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
import urllib.error
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from drivers.server import services
from drivers.server.clients import Client, Server

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"


def need(*programs: str) -> None:
    for program in programs:
        if shutil.which(program) is None:
            pytest.skip(f"{program} is not installed")


def run(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    need("systemd-analyze")
    unit = (DEPLOY / "carteblanche.service").read_text()
    command = re.search(r"^ExecStart=(\S+) (.*)$", unit, re.MULTILINE)
    assert command is not None
    assert command[1] == "/opt/carteblanche/bin/carteblanche"
    installed = Path(sys.executable).with_name("carteblanche")
    file = tmp_path / "carteblanche.service"
    file.write_text(unit.replace(command[1], str(installed)))
    said = run("systemd-analyze", "verify", "--man=no", str(file))
    assert "carteblanche.service" not in said, said
    known = run(str(installed), "serve", "--help")
    for flag in re.findall(r"--[a-z-]+", command[2]):
        assert flag.replace("--no-", "--") in known.replace("--no-", "--"), flag


def test_the_image_s_wheel_contains_the_client(tmp_path: Path) -> None:
    steps = (DEPLOY / "Containerfile").read_text()
    build, image = steps.split("\nFROM ")[1:]
    assert "RUN pip wheel --no-cache-dir --no-deps --wheel-dir /wheels ." in build
    assert re.search(r"apt-get install .*\bgcc\b", build), "with machine code"
    assert "gcc" not in image
    run(
        sys.executable,
        "-c",
        "import os, sys; os.environ['CARTEBLANCHE_CLIENT'] = 'ready'; sys.argv = ['hatchling', 'build', '-t', 'wheel', '-d', "
        f"{str(tmp_path)!r}]; os.chdir({str(ROOT)!r}); from hatchling.cli import hatchling; sys.exit(hatchling())",
    )
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "carteblanche/server/static/index.html" in names
    assert any(name.startswith("carteblanche/server/static/assets/") for name in names)


def test_the_image_is_given_what_it_copies_and_nothing_of_this_machine() -> None:
    ignored = [line for line in (ROOT / ".dockerignore").read_text().splitlines() if line and not line.startswith("#")]
    assert {".git", ".venv", "web/node_modules", "src/carteblanche/server/static"} <= set(ignored)
    for source in re.findall(r"^COPY (?!--from)(\S+)", (DEPLOY / "Containerfile").read_text(), re.MULTILINE):
        assert (ROOT / source).exists()
        assert source not in ignored


@pytest.mark.parametrize("file", ["Caddyfile", "balancer.Caddyfile"])
def test_caddy_takes_its_file(file: str) -> None:
    need("caddy")
    said = run("caddy", "adapt", "--config", str(DEPLOY / file), "--adapter", "caddyfile")
    assert json.loads(said[said.index("{") : said.rindex("}") + 1])["apps"]["http"]["servers"]


@pytest.fixture
def proxied(tmp_path: Path) -> Iterator[tuple[int, ssl.SSLContext]]:
    """A house behind a real nginx with a certificate: the port, and whom to trust."""
    need("nginx", "openssl")
    https, http = free_port(), free_port()
    run(
        "openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=play.example.org",
        "-addext", "subjectAltName=DNS:play.example.org",
        "-keyout", str(tmp_path / "privkey.pem"), "-out", str(tmp_path / "fullchain.pem"),
    )  # fmt: skip
    server = Server(tmp_path, "--public-url", f"https://play.example.org:{https}", "--trusted-proxy", "127.0.0.1")
    server.start()
    site = (DEPLOY / "nginx.conf").read_text()
    for old, new in (
        ("listen 80;", f"listen 127.0.0.1:{http};"),
        ("listen 443 ssl;", f"listen 127.0.0.1:{https} ssl;"),
        ("127.0.0.1:8765", f"127.0.0.1:{server.port}"),
        ("/etc/letsencrypt/live/play.example.org", str(tmp_path)),
    ):
        assert old in site, old
        site = site.replace(old, new)
    (tmp_path / "site.conf").write_text(site)
    paths = "\n".join(
        f"{kind}_temp_path {tmp_path}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (tmp_path / "nginx.conf").write_text(
        f"{'user root;' if os.geteuid() == 0 else ''}\npid {tmp_path}/nginx.pid;\ndaemon off;\nerror_log stderr;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{paths}\ninclude {tmp_path}/site.conf;\n}}\n"
    )
    with (tmp_path / "nginx.log").open("wb") as log:
        nginx = subprocess.Popen(["nginx", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")], stderr=log)
    try:
        until = time.monotonic() + 60
        while True:
            try:
                socket.create_connection(("127.0.0.1", https), 5).close()
                break
            except OSError:
                assert nginx.poll() is None, (tmp_path / "nginx.log").read_text()
                assert time.monotonic() < until
        yield https, ssl.create_default_context(cafile=str(tmp_path / "fullchain.pem"))
    finally:
        nginx.terminate()
        nginx.wait()
        server.stop()


def test_a_house_behind_nginx(proxied: tuple[int, ssl.SSLContext], monkeypatch: pytest.MonkeyPatch) -> None:
    port, trusted = proxied
    resolve = socket.getaddrinfo

    def here(host: str, *args: object, **named: object) -> object:
        return resolve("127.0.0.1" if host == "play.example.org" else host, *args, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(socket, "getaddrinfo", here)
    base = f"https://play.example.org:{port}"

    def ask(path: str, body: bytes | None = None, **headers: str) -> tuple[int, bytes, dict[str, str]]:
        request = urllib.request.Request(base + path, body, {"content-type": "application/json", **headers})
        try:
            with urllib.request.urlopen(request, context=trusted) as answer:
                return answer.status, answer.read(), dict(answer.headers)
        except urllib.error.HTTPError as refused:
            return refused.code, refused.read(), dict(refused.headers)

    assert ask("/health")[0] == 200
    status, _, headers = ask("/api/me", b'{"name": "Ada"}', Origin=base)
    assert status == 200
    assert "Secure" in headers["set-cookie"]
    cookie = headers["set-cookie"].split(";")[0]
    status, said, _ = ask("/api/rooms", b'{"game": "blockers", "chairs": 2}', Origin=base, Cookie=cookie)
    assert status == 201
    room = json.loads(said)["id"]
    large = ask("/api/decks/import", b"x" * 3_000_000, Origin=base, Cookie=cookie)
    assert b'"kind":"refused"' in large[1], "a large deck that is none is refused by the house, and not by nginx"

    async def talk() -> str:
        address = f"wss://play.example.org:{port}/socket/{room}"
        async with connect(address, ssl=trusted, origin=base, additional_headers={"Cookie": cookie}) as line:  # type: ignore[arg-type]
            return str(json.loads(await line.recv())["kind"])

    assert asyncio.run(talk()) == "room"


def test_two_nodes_behind_the_balancer_are_one_house(tmp_path: Path) -> None:
    need("caddy")
    port = free_port()
    with ExitStack() as stack:
        try:
            house = stack.enter_context(
                services.open_nodes(2, "--trusted-proxy", "127.0.0.1", "--public-url", f"http://localhost:{port}")
            )
        except services.Unavailable as why:
            pytest.skip(str(why))
        site = (DEPLOY / "balancer.Caddyfile").read_text().replace(":8080", f":{port}")
        for number, node in enumerate(house.nodes, 1):
            assert f"node-{number}:8765" in site
            site = site.replace(f"node-{number}:8765", f"127.0.0.1:{node.port}")
        (tmp_path / "Caddyfile").write_text("{\n\tadmin off\n}\n" + site)
        words = ("caddy", "run", "--adapter", "caddyfile", "--config", str(tmp_path / "Caddyfile"))
        log = stack.enter_context((tmp_path / "caddy.log").open("wb"))
        caddy = subprocess.Popen(words, stderr=log, stdout=log, env={**os.environ, "HOME": str(tmp_path)})
        stack.callback(caddy.wait)
        stack.callback(caddy.terminate)
        door = Server(tmp_path)
        door.host, door.port = "localhost", port
        until = time.monotonic() + 60
        while _ask_health(door) != 200:
            assert caddy.poll() is None, (tmp_path / "caddy.log").read_text()
            assert time.monotonic() < until
        cookies = door.person("Ada"), door.person("Ben")
        room = door.open(cookies[0], "blockers", 2)
        ada, ben = (Client(door, room, cookie, seed) for seed, cookie in enumerate(cookies))

        async def story() -> None:
            under_way = asyncio.Event()
            ada.on_update = lambda update: under_way.set() if update["n"] > 12 else None
            await ben.insist("sit", chair=1)
            await ada.insist("start")
            playing = asyncio.gather(*(one.play(lambda c: c.over) for one in (ada, ben)))
            await under_way.wait()
            await asyncio.to_thread(house.nodes[0].stop)
            await playing

        asyncio.run(story())
        assert ada.update is not None
        assert ada.update["table"]["phase"] == "over"
        house.nodes[0].start()


def _ask_health(server: Server) -> int:
    try:
        return server.ask("GET", "/health")[0]
    except OSError:
        return 0
