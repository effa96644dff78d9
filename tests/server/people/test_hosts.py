"""What a host may do about people, and what holds of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from carteblanche.library.readable import make_readable
from carteblanche.server.people.access import Access
from carteblanche.server.people.limits import Limits
from carteblanche.server.settings import Settings
from drivers.server.clients import Client, Server


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("club"), "--password", "open sesame")
    found.start()
    yield found
    found.stop()


def enter(club: Server, name: str) -> str:
    door = club.ask("POST", "/api/door", {"password": "open sesame"})[2]["set-cookie"].split(";")[0]
    person = club.ask("POST", "/api/me", {"name": name}, cookie=door)[2]["set-cookie"].split(";")[0]
    return f"{door}; {person}"


def find(club: Server, name: str) -> str:
    return str(next(one["id"] for one in club.admin("GET", "/api/admin")["people"] if one["name"] == name))


def open_room(club: Server, cookie: str) -> str:
    return club.open(cookie, "blockers", 2)


def test_a_restart_asks_nobody_for_anything_again(club: Server) -> None:
    cookie = enter(club, "Ada")
    token = club.ask("POST", "/api/me/token", {"name": "Robot"}, cookie=cookie)[1]["token"]
    admin = (club.folder / "serve.log").read_text().split("/admin#")[-1].split()[0]
    club.kill()
    club.start()
    assert club.ask("GET", "/api/me", cookie=cookie)[1]["name"] == "Ada"
    assert club.ask("GET", "/api/me", authorization=f"Bearer {token}")[1]["name"] == "Robot"
    assert club.ask("GET", "/api/admin", authorization=f"Bearer {admin}")[0] == 200


def test_tokens_are_listed_and_ended(club: Server) -> None:
    cookie = enter(club, "Grace")
    token = club.ask("POST", "/api/me/token", {"name": "Robot G"}, cookie=cookie)[1]["token"]
    (listed,) = club.ask("GET", "/api/me/tokens", cookie=cookie)[1]
    assert listed["name"] == "Robot G"
    stranger = enter(club, "Eve")
    assert club.ask("GET", "/api/me/tokens", cookie=stranger)[1] == []
    assert club.ask("DELETE", f"/api/me/tokens/{listed['id']}", cookie=stranger)[1]["code"] == "no-such-token"
    assert club.ask("GET", "/api/games", authorization=f"Bearer {token}")[0] == 200
    assert club.ask("DELETE", f"/api/me/tokens/{listed['id']}", cookie=cookie)[0] == 204
    assert club.ask("GET", "/api/games", authorization=f"Bearer {token}")[0] == 401
    second = club.ask("POST", "/api/me/token", {"name": "Robot H"}, cookie=cookie)[1]["token"]
    known = next(one for one in club.admin("GET", "/api/admin")["tokens"] if one["name"] == "Robot H")
    assert known["owner"] == "Grace"
    club.admin("DELETE", f"/api/admin/tokens/{known['id']}")
    assert club.ask("GET", "/api/games", authorization=f"Bearer {second}")[0] == 401


def test_who_is_banned_is_sent_away_and_stays_away(club: Server) -> None:
    cookie = enter(club, "Mallory")
    room, person = open_room(club, cookie), find(club, "Mallory")

    async def story() -> None:
        async with Client(club, room, cookie).connection() as line:
            await line.recv()
            await asyncio.to_thread(club.admin, "POST", f"/api/admin/bans/enter/{person}")
            await line.wait_closed()
        async with Client(club, room, cookie).connection() as line:
            with pytest.raises(ConnectionClosed) as closed:
                await line.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4402

    asyncio.run(asyncio.wait_for(story(), 120))
    assert club.ask("GET", "/api/games", cookie=cookie)[1]["code"] == "banned"
    club.admin("DELETE", f"/api/admin/bans/enter/{person}")
    assert club.ask("GET", "/api/games", cookie=cookie)[0] == 200
    acts = [(act["what"], act["about"]) for act in club.admin("GET", "/api/admin")["audit"][:2]]
    assert acts == [("ban lifted: enter", "Mallory"), ("ban: enter", "Mallory")]


def test_who_is_muted_plays_and_does_not_talk(club: Server) -> None:
    cookie = enter(club, "Trent")
    room, person = open_room(club, cookie), find(club, "Trent")

    async def story() -> None:
        client = Client(club, room, cookie)
        assert (await client.do("say", text="hello"))["kind"] == "accepted"
        await asyncio.to_thread(club.admin, "POST", f"/api/admin/bans/talk/{person}")
        assert (await client.do("say", text="hello"))["code"] == "muted"
        assert (await client.do("stand"))["kind"] == "accepted"
        await asyncio.to_thread(club.admin, "DELETE", f"/api/admin/bans/talk/{person}")
        assert (await client.do("say", text="a\u202eb\u0007c"))["kind"] == "accepted"
        assert (await client.do("say", text="\u202e"))["code"] == "nothing-said"
        assert [said["text"] for said in client.heard if said["kind"] == "said"][-1] == "ab c"

    asyncio.run(asyncio.wait_for(story(), 120))


def test_the_admin_puts_rooms_to_sleep_and_deletes_them(club: Server) -> None:
    cookie = enter(club, "Judy")
    room = open_room(club, cookie)
    club.admin("POST", f"/api/admin/rooms/{room}/sleep")
    found = club.admin("GET", "/api/admin")
    (asleep,) = [one for one in found["rooms"] if one["id"] == room]
    assert asleep["asleep"]
    assert found["resources"]["memory"] > 0
    assert found["resources"]["free"] > 0
    club.admin("DELETE", f"/api/admin/rooms/{room}/everything")
    assert club.ask("GET", f"/api/rooms/{room}/past", cookie=cookie)[1]["code"] == "no-such-room"
    assert all(one["id"] != room for one in club.ask("GET", "/api/rooms", cookie=cookie)[1])


def test_metrics_are_inside_the_password(club: Server) -> None:
    assert club.ask("GET", "/metrics")[0] == 401
    assert club.ask("GET", "/metrics", cookie=enter(club, "Scraper"))[0] == 200
    token = (club.folder / "serve.log").read_text().split("/admin#")[-1].split()[0]
    assert club.ask("GET", "/metrics", authorization=f"Bearer {token}")[0] == 200


def make_access(key: str, password: str | None, *proxies: str) -> Access:
    settings = Settings(Path(), key, "admin", password=password, trusted_proxies=proxies)
    return Access(settings, Limits())


class Asked:
    """A request, as far as it matters here."""

    def __init__(self, peer: str = "203.0.113.9", **headers: str) -> None:
        self.client = type("Peer", (), {"host": peer})
        self.headers = {key.replace("_", "-"): value for key, value in headers.items()}
        self.cookies: dict[str, str] = {}


def test_a_token_ends_with_the_password_it_was_given_under() -> None:
    first, second = make_access("k" * 64, "hash one"), make_access("k" * 64, "hash two")
    none = make_access("k" * 64, None)
    given = first.write_token(Asked(), "robot", "t1")  # type: ignore[arg-type]
    asked = Asked(authorization=f"Bearer {given}")
    assert first.find_person(asked) == "robot"  # type: ignore[arg-type]
    assert first.is_admitted(asked)  # type: ignore[arg-type]
    for other in (second, none):
        assert other.find_person(asked) is None  # type: ignore[arg-type]
    assert not second.is_admitted(asked)  # type: ignore[arg-type]
    first.revoked.add("t1")
    assert first.find_person(asked) is None  # type: ignore[arg-type]
    old = Asked(authorization="Bearer " + first._tokens.write("robot"))
    assert first.find_person(old) is None, "nobody knows under which password"  # type: ignore[arg-type]
    assert none.find_person(old) == "robot"  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("forwarded", "address"),
    [
        ("", "10.0.0.1"),
        ("198.51.100.1", "198.51.100.1"),
        ("6.6.6.6, 198.51.100.1", "198.51.100.1"),
        ("6.6.6.6, 198.51.100.1, 10.0.0.2", "198.51.100.1"),
        ("6.6.6.6, 10.0.0.9", "10.0.0.9"),
    ],
)
def test_the_last_hop_that_is_no_proxy_of_ours_counts(forwarded: str, address: str) -> None:
    access = make_access("k" * 64, None, "10.0.0.1", "10.0.0.2")
    headers = {"x_forwarded_for": forwarded} if forwarded else {}
    assert access.address(Asked("10.0.0.1", **headers)) == address  # type: ignore[arg-type]
    assert access.address(Asked("203.0.113.9", **headers)) == "203.0.113.9"  # type: ignore[arg-type]


def test_text_loses_what_is_not_seen_and_keeps_what_joins() -> None:
    assert make_readable("  a\u202e\tb\u200b\u2066c  ", 280) == "a bc"
    assert make_readable("👩\u200d👧", 280, joiners=True) == "👩\u200d👧"
    assert make_readable("\u200d\u202e", 280, joiners=False) == ""
