"""Friends are let in over the network, and the door is closed again: with real sockets."""

from __future__ import annotations

import asyncio
import http.client
import json
import shutil
import socket
import ssl
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from litestar import Request
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from carteblanche.core.errors import Illegal
from carteblanche.server.http import certificates
from carteblanche.server.http.network import Network, find_interfaces
from carteblanche.server.people.access import Access, Locked
from carteblanche.server.people.limits import Limits
from carteblanche.server.settings import Settings
from drivers.server.clients import Server

FRIENDS = "127.0.0.2"
"""Another address of this machine, which stands for the one in the network."""


def can_listen(address: str) -> bool:
    with socket.socket() as probe:
        try:
            probe.bind((address, 0))
        except OSError:
            return False
    return True


pytestmark = pytest.mark.skipif(not can_listen(FRIENDS), reason=f"this machine does not answer to {FRIENDS}")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("home"))
    found.start()
    yield found
    found.stop()


@pytest.fixture(autouse=True)
def closed(home: Server) -> Iterator[None]:
    yield
    home.admin("DELETE", "/api/admin/network")


def let_in(home: Server, **wanted: Any) -> dict[str, Any]:
    state: dict[str, Any] = home.admin("POST", "/api/admin/network", {"addresses": [FRIENDS], **wanted})
    return state


def ask(
    home: Server, method: str, path: str, body: Any = None, *, tls: ssl.SSLContext | None = None, **headers: str
) -> tuple[int, Any, str]:
    """What somebody in the network is answered: status, body and cookie."""
    connection = (
        http.client.HTTPConnection(FRIENDS, home.port, timeout=60)
        if tls is None
        else http.client.HTTPSConnection(FRIENDS, home.port, timeout=60, context=tls)
    )
    try:
        given = None if body is None else json.dumps(body)
        connection.request(method, path, given, {"content-type": "application/json", **headers})
        answer = connection.getresponse()
        said = answer.read()
        cookie = answer.getheader("set-cookie", "")
        return answer.status, json.loads(said) if said else None, cookie
    finally:
        connection.close()


def test_the_switch_opens_a_closed_house_and_closes_it_for_those_inside(home: Server) -> None:
    with pytest.raises(ConnectionRefusedError):
        ask(home, "GET", "/api/me")
    assert home.ask("GET", "/api/links")[1] == []

    state = let_in(home)
    assert state["open"]
    assert not state["at_start"]
    link = f"http://{FRIENDS}:{home.port}"
    assert link in [one["link"] for one in state["addresses"]]
    assert home.ask("GET", "/api/links")[1] == [link]

    status, person, cookie = ask(home, "POST", "/api/me", {"name": "Ben"})
    assert (status, person["name"]) == (200, "Ben")
    assert ask(home, "GET", "/api/links")[1] == [link]
    room = home.open(home.person("Ada"), "blockers", 2)
    address = f"ws://{FRIENDS}:{home.port}/socket/{room}"
    with connect(address, additional_headers={"cookie": cookie.split(";")[0]}, open_timeout=60) as inside:
        assert json.loads(inside.recv())["kind"] == "room"
        assert not home.admin("DELETE", "/api/admin/network")["open"]
        with pytest.raises(ConnectionClosed):
            list(inside)
    with pytest.raises(ConnectionRefusedError):
        ask(home, "GET", "/api/me")
    assert home.ask("GET", "/api/links")[1] == []
    assert home.ask("GET", "/health")[0] == 200
    assert [act["what"] for act in home.admin("GET", "/api/admin")["audit"]][:2] == [
        "closed to the network",
        "opened to the network",
    ]


def test_only_the_host_has_the_switch(home: Server) -> None:
    for method in ("GET", "POST", "DELETE"):
        body = {"addresses": [FRIENDS]} if method == "POST" else None
        assert home.ask(method, "/api/admin/network", body, authorization="Bearer wrong")[0] == 401


def test_a_password_is_for_those_from_outside_and_ends_with_the_door(home: Server) -> None:
    assert let_in(home, password="gooseberry")["password"]
    status, said, _ = ask(home, "GET", "/api/me")
    assert (status, said["code"]) == (401, "locked")
    assert home.ask("GET", "/api/me")[0] == 200, "at the own machine nobody is asked"
    assert ask(home, "POST", "/api/door", {"password": "gooseberries"})[1]["code"] == "wrong-password"
    status, _, cookie = ask(home, "POST", "/api/door", {"password": "gooseberry"})
    assert status == 204
    door = cookie.split(";")[0]
    assert ask(home, "GET", "/api/me", cookie=door)[0] == 200
    _, token, _ = home.ask("POST", "/api/me/token", {"name": "program"})
    assert ask(home, "GET", "/api/me", authorization=f"Bearer {token['token']}")[0] == 401

    home.admin("DELETE", "/api/admin/network")
    let_in(home, password="gooseberry")
    assert ask(home, "GET", "/api/me", cookie=door)[0] == 401
    home.admin("DELETE", "/api/admin/network")
    assert not let_in(home)["password"]
    assert ask(home, "GET", "/api/me")[0] == 200


def test_tls_with_a_certificate_that_this_machine_makes(home: Server) -> None:
    if home.admin("GET", "/api/admin/network")["tls"] != "local":
        pytest.skip("neither the package cryptography nor openssl is here")
    state = let_in(home, secure=True)
    assert state["secure"]
    assert f"https://{FRIENDS}:{home.port}" in [one["link"] for one in state["addresses"]]
    trusting = ssl.create_default_context(cafile=home.folder / "network-certificate.pem")
    status, person, cookie = ask(home, "POST", "/api/me", {"name": "Ben"}, tls=trusting)
    assert (status, person["name"]) == (200, "Ben")
    assert "secure" in cookie.lower()
    assert (home.folder / "network-key.pem").stat().st_mode & 0o077 == 0


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"addresses": ["198.51.100.7"]}, "network-address"),
        ({"addresses": [FRIENDS, "198.51.100.7"]}, "network-address"),
        ({"addresses": ["0.0.0.0"]}, "no-such-address"),  # refused
        ({"addresses": ["home"]}, "no-such-address"),
    ],
)
def test_what_cannot_be_opened_leaves_the_house_closed(home: Server, wanted: dict[str, Any], code: str) -> None:
    status, said, _ = home.ask("POST", "/api/admin/network", wanted, authorization=f"Bearer {home.host_token}")
    assert (status, said["code"]) == (409, code)
    with pytest.raises(ConnectionRefusedError):
        ask(home, "GET", "/api/me")


def test_what_is_open_is_not_opened_twice(home: Server) -> None:
    let_in(home)
    wanted = {"addresses": [FRIENDS]}
    status, said, _ = home.ask("POST", "/api/admin/network", wanted, authorization=f"Bearer {home.host_token}")
    assert (status, said["code"]) == (409, "network-open")


def settings(folder: Path, **more: Any) -> Settings:
    return Settings(folder, key="k", admin="a", **more)


@pytest.mark.parametrize(
    ("more", "links"),
    [
        ({"public_url": "https://play.example/"}, ["https://play.example"]),
        ({"listen": "198.51.100.7", "port": 80}, ["http://198.51.100.7:80"]),
        ({"listen": "0.0.0.0"}, [f"http://{address}:8765" for _, address in find_interfaces()]),
        ({}, []),
        ({"listen": "::1"}, []),
    ],
)
def test_links_of_a_house_that_was_opened_at_its_start(tmp_path: Path, more: dict[str, Any], links: list[str]) -> None:
    network = Network(settings(tmp_path, **more))
    assert network.list_links() == links
    assert network.at_start == bool(more and more != {"listen": "::1"})


@pytest.mark.parametrize("package", [True, False])
def test_a_certificate_is_made_by_the_package_or_by_openssl(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, package: bool
) -> None:
    if not package and not shutil.which("openssl"):
        pytest.skip("there is no openssl here")
    monkeypatch.setattr(certificates, "_has_cryptography", lambda: package)
    certificates.create_context(settings(tmp_path), ["192.0.2.7", "2001:db8::7"])
    made = x509.load_pem_x509_certificate((tmp_path / "network-certificate.pem").read_bytes())
    names = made.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    assert [str(one) for one in names.get_values_for_type(x509.IPAddress)] == ["192.0.2.7", "2001:db8::7"]
    assert (tmp_path / "network-key.pem").stat().st_mode & 0o077 == 0


def test_without_a_certificate_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(certificates, "_has_cryptography", lambda: False)
    monkeypatch.setenv("PATH", "")
    network = Network(settings(tmp_path), Refuser())
    assert network.describe(password=False).tls == "none"
    with pytest.raises(Illegal) as refused:
        asyncio.run(network.open([FRIENDS], None, secure=True))
    assert refused.value.code == "no-certificate"


def test_a_certificate_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    broken = tmp_path / "own.pem"
    broken.write_text("not a certificate")
    network = Network(settings(tmp_path, certificate=broken), Refuser())
    assert network.describe(password=False).tls == "own"
    with pytest.raises(Illegal) as refused:
        asyncio.run(network.open([FRIENDS], None, secure=True))
    assert refused.value.code == "bad-certificate"


def test_the_code_of_the_start_makes_one_browser_the_hosts(tmp_path: Path) -> None:
    access = Access(settings(tmp_path, host_code="once"), Limits())
    asked: Request[Any, Any, Any] = Request({"type": "http", "headers": [], "client": ("127.0.0.1", 1)})  # type: ignore[arg-type]
    with pytest.raises(Locked):
        access.claim_house(asked, "twice")
    assert access.claim_house(asked, "once") == "a"
    with pytest.raises(Locked):
        access.claim_house(asked, "once")


class Refuser:
    """Somebody who must not be asked to listen."""

    before_farewell: Callable[[], Awaitable[None]] | None = None

    async def adopt(self, connection: socket.socket, said: bytes) -> None:
        raise AssertionError

    async def listen(self, bound: socket.socket, tls: ssl.SSLContext | None) -> Any:
        raise AssertionError

    def stop_listening(self, server: Any) -> None:
        raise AssertionError
