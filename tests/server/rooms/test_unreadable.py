"""A table that cannot be read is set aside with its reason, and harms no other."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from click.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from carteblanche.cli import main
from carteblanche.core.errors import Unreadable
from carteblanche.games import catalogue
from carteblanche.server.app import create_house
from carteblanche.server.people.limits import Limits
from carteblanche.server.rooms import checking
from carteblanche.server.rooms.reading import Missing, find_reason
from carteblanche.store.store import Store
from carteblanche.table import log
from carteblanche.table.log import Broken, Header
from drivers.server.clients import Client, Server

REASONS = {
    "flipped": "damaged",
    "cut": "damaged",
    "headless": "damaged",
    "room": "damaged",
    "text": "damaged",
    "unknown": "version",
    "later": "version",
    "deckless": "deck",
    "wordless": "words",
}
"""By what was done to a table: why it cannot be read."""


class Damaged(NamedTuple):
    server: Server
    cookie: str
    rooms: dict[str, str]
    """By what was done to it; `whole` is as it was."""


def lines_of(house: sqlite3.Connection, room: str) -> list[bytes]:
    return [row[0] for row in house.execute("SELECT line FROM entries WHERE room = ? ORDER BY n", (room,))]


def rewrite(house: sqlite3.Connection, room: str, change: Callable[[Header], Header], keep: int = 10**6) -> None:
    """Another header, and a chain that holds."""
    header, entries = log.read(lines_of(house, room))
    house.execute("DELETE FROM entries WHERE room = ?", (room,))
    for n, line in enumerate(log.write(change(header), entries[:keep])):
        house.execute("INSERT INTO entries (room, n, line) VALUES (?, ?, ?)", (room, n, line))


def change_document(house: sqlite3.Connection, room: str, **fields: Any) -> None:
    (kept,) = house.execute("SELECT document FROM rooms WHERE id = ?", (room,)).fetchone()
    document = json.dumps(json.loads(kept) | fields).encode()
    house.execute("UPDATE rooms SET document = ? WHERE id = ?", (document, room))


def damage(database: Path, rooms: dict[str, str]) -> None:
    with closing(sqlite3.connect(database)) as house:
        line = lines_of(house, rooms["flipped"])[3]
        flipped = line[:40] + bytes([line[40] ^ 1]) + line[41:]
        house.execute("UPDATE entries SET line = ? WHERE room = ? AND n = 3", (flipped, rooms["flipped"]))
        house.execute("DELETE FROM entries WHERE room = ? AND n = 2", (rooms["cut"],))
        house.execute("UPDATE entries SET line = ? WHERE room = ? AND n = 0", (b"{}", rooms["headless"]))
        house.execute("UPDATE rooms SET document = ? WHERE id = ?", (b'{"id": 1', rooms["room"]))
        house.execute("UPDATE rooms SET document = 'no bytes' WHERE id = ?", (rooms["text"],))
        rewrite(house, rooms["unknown"], lambda header: msgspec.structs.replace(header, rules=99))
        change_document(house, rooms["later"], rules=99)
        change_document(house, rooms["deckless"], deck="a deck that is gone")
        rewrite(house, rooms["wordless"], lambda header: msgspec.structs.replace(header, lexicon="0" * 64), keep=0)
        house.commit()


@pytest.fixture(scope="module")
def damaged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Damaged]:
    server = Server(tmp_path_factory.mktemp("damaged"), "--no-limits")
    server.start()
    cookie = server.person("Ada")
    games = {"deckless": "blank", "wordless": "blanko"}
    levels = {game: next(iter(catalogue.open(game).BOTS)) for game in catalogue.NAMES}
    rooms: dict[str, str] = {}

    async def play() -> None:
        for name in ("whole", *REASONS):
            game = games.get(name, "blockers")
            rooms[name] = server.open(cookie, game, 2, [None, levels[game]])
            if name != "later":
                client = Client(server, rooms[name], cookie)
                assert (await client.do("start"))["kind"] == "accepted"
                await client.play(lambda one: one.update is not None and one.update["n"] >= 3)

    asyncio.run(play())
    server.kill()
    damage(server.folder / "house.sqlite", rooms)
    shutil.copy(server.folder / "house.sqlite", server.folder / "damaged.sqlite")
    server.start()
    for room in rooms.values():
        server.ask("GET", f"/api/rooms/{room}/past", cookie=cookie)
    yield Damaged(server, cookie, rooms)
    server.stop()


def test_the_others_are_served(damaged: Damaged) -> None:
    client = Client(damaged.server, damaged.rooms["whole"], damaged.cookie)
    asyncio.run(client.play(lambda one: one.over))
    assert client.over


def test_its_players_see_it_in_their_list_with_the_reason(damaged: Damaged) -> None:
    status, listed, _ = damaged.server.ask("GET", "/api/rooms", cookie=damaged.cookie)
    assert status == 200
    found = {room["id"]: room for room in listed}
    assert {name: found[room]["unreadable"] for name, room in damaged.rooms.items()} == {"whole": "", **REASONS}
    assert all(room["yours"] for room in listed)
    assert found[damaged.rooms["unknown"]]["chairs"][0] == "Ada"


def test_after_a_start_they_are_found_before_anybody_asks_for_one(
    damaged: Damaged, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copy(damaged.server.folder / "damaged.sqlite", tmp_path / "house.sqlite")

    async def run() -> None:
        async with Store.open(tmp_path / "house.sqlite") as store:
            house = create_house(store, Limits(lifted=True))
            try:
                assert await checking.check_rooms(house) == len(REASONS)
                found = {name: house.unreadable[room].reason for name, room in damaged.rooms.items() if name != "whole"}
                assert found == REASONS
                assert house.rooms == {}
                monkeypatch.setattr(checking, "AFTER", 0)
                await checking.check_rooms_later(house)
                assert house.unreadable.keys() == {room for name, room in damaged.rooms.items() if name != "whole"}
            finally:
                await house.stop()

    asyncio.run(run())


def test_who_opens_its_page_is_told_why(damaged: Damaged) -> None:
    async def closed(room: str) -> tuple[int, str]:
        async with Client(damaged.server, room, damaged.cookie).connection() as socket:
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            return socket.close_code or 0, socket.close_reason or ""

    for name, expected in REASONS.items():
        assert asyncio.run(closed(damaged.rooms[name])) == (4410, expected)


def test_the_host_sees_it_with_the_reason_in_words(damaged: Damaged) -> None:
    rooms = {room["id"]: room for room in damaged.server.admin("GET", "/api/admin")["rooms"]}
    assert {name: rooms[room]["unreadable"] for name, room in damaged.rooms.items() if name in REASONS} == REASONS
    assert "blockers has no rules version 99; the newest is 1" in rooms[damaged.rooms["unknown"]]["why"]
    assert "entry 2" in rooms[damaged.rooms["flipped"]]["why"]


def test_whatever_is_asked_of_it_is_refused_with_the_reason(damaged: Damaged) -> None:
    status, body, _ = damaged.server.ask("GET", f"/api/rooms/{damaged.rooms['unknown']}/past", cookie=damaged.cookie)
    assert (status, body["code"], body["details"]["reason"]) == (409, "room-unreadable", "version")


def test_the_host_exports_what_there_is_of_it(damaged: Damaged) -> None:
    path = f"/api/admin/rooms/{damaged.rooms['unknown']}/log"
    exported = damaged.server.admin("GET", path)
    header, entries = log.read(exported.strip().split(b"\n"))
    assert header.rules == 99
    assert len(entries) >= 3
    assert damaged.server.ask("GET", path, cookie=damaged.cookie)[0] == 401
    assert damaged.server.ask("GET", path.replace("/admin", ""), cookie=damaged.cookie)[1]["code"] == "not-over"


def test_the_shell_lists_and_exports_it(damaged: Damaged, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARTEBLANCHE_DATA", str(damaged.server.folder))
    result = CliRunner().invoke(main, ["tables", "--unreadable", "--json"])
    assert result.exit_code == 1
    found = {one["room"]: one["reason"] for one in map(json.loads, result.output.splitlines())}
    assert found == {damaged.rooms[name]: why for name, why in REASONS.items()}

    plain = CliRunner().invoke(main, ["tables"]).output
    assert f"{damaged.rooms['unknown']}  blockers" in plain
    assert "cannot be read (version): blockers has no rules version 99" in plain
    assert damaged.rooms["whole"] in plain

    exported = CliRunner().invoke(main, ["export", str(tmp_path / "logs")])
    assert exported.exit_code == 0
    files = {path.stem for path in (tmp_path / "logs").iterdir()}
    begun = {name for name in REASONS if name != "later"}
    assert files >= {damaged.rooms[name] for name in begun}
    assert f"{len(files)} logs in" in exported.output
    listed = CliRunner().invoke(main, ["export", "--json", str(tmp_path / "logs")]).output
    why = {one["room"]: one.get("reason") for one in map(json.loads, listed.splitlines())}
    assert {name: why[damaged.rooms[name]] for name in begun} == {name: REASONS[name] for name in begun}
    assert set(why) == files
    flipped = (tmp_path / "logs" / f"{damaged.rooms['flipped']}.jsonl").read_bytes().strip().split(b"\n")
    with pytest.raises(Broken) as broken:
        log.read(flipped)
    assert broken.value.n == 2


def test_its_players_can_be_forgotten(damaged: Damaged) -> None:
    other = damaged.server.person("Zoe who leaves")
    with closing(sqlite3.connect(damaged.server.folder / "house.sqlite")) as house:
        (person,) = house.execute("SELECT id FROM people WHERE name = 'Zoe who leaves'").fetchone()
        (kept,) = house.execute("SELECT document FROM rooms WHERE id = ?", (damaged.rooms["unknown"],)).fetchone()
        chairs = json.loads(kept)["chairs"]
        chairs[1] = {"player": "human", "name": "Zoe who leaves", "level": None, "person": person}
        change_document(house, damaged.rooms["cut"], chairs=chairs)
        house.commit()
    damaged.server.kill()
    damaged.server.start()
    assert damaged.server.ask("DELETE", "/api/me", cookie=other)[0] == 204
    with closing(sqlite3.connect(damaged.server.folder / "house.sqlite")) as house:
        (kept,) = house.execute("SELECT document FROM rooms WHERE id = ?", (damaged.rooms["cut"],)).fetchone()
    assert b"Zoe" not in kept


def test_a_house_without_damage_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARTEBLANCHE_DATA", str(tmp_path))
    result = CliRunner().invoke(main, ["tables"])
    assert result.exit_code == 2
    assert "there is no house here yet" in result.output


@pytest.mark.parametrize(
    ("error", "expected"),
    [
        (catalogue.UnknownVersion("blitz", 9), "version"),
        (Broken(3, "changed"), "damaged"),
        (Unreadable("entry 4 was expected"), "damaged"),
        (Missing("deck", "gone"), "deck"),
        (Missing("words", "gone"), "words"),
        (IndexError("a bug"), "failed"),
    ],
)
def test_every_error_has_its_reason(error: Exception, expected: str) -> None:
    assert find_reason(error) == expected
