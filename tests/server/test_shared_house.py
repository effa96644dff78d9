"""A house in PostgreSQL is the same house wherever it is served from."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, cast

import pytest
from click.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from carteblanche.cli import main
from carteblanche.server import data
from drivers.server.clients import Client, Server
from drivers.server.services import Postgres


def make_node(folder: Path, address: str, *flags: str) -> Server:
    folder.mkdir(exist_ok=True)
    node = Server(folder, *flags)
    node.environment["CARTEBLANCHE_DATABASE"] = address
    return node


def execute(address: str, statement: str) -> None:
    async def run() -> None:
        import asyncpg

        connection: Any = await cast("Any", asyncpg).connect(address)
        await connection.execute(statement)
        await connection.close()

    asyncio.run(run())


def test_every_node_knows_the_same_people_and_keys(tmp_path: Path, postgres: Postgres) -> None:
    address = postgres.create_database()
    first, second = (make_node(tmp_path / name, address, "--password", "sesame") for name in ("one", "two"))
    first.start()
    try:
        admitted = first.ask("POST", "/api/door", {"password": "sesame"})[2]["set-cookie"].split(";")[0]
        _, _, headers = first.ask("POST", "/api/me", {"name": "Ada"}, cookie=admitted)
        ada = f"{admitted}; {headers['set-cookie'].split(';')[0]}"
        room = first.open(ada, "blockers", 2)
        second.start()
        try:
            status, rooms, _ = second.ask("GET", "/api/rooms", cookie=ada)
            assert (status, [one["id"] for one in rooms]) == (200, [room]), (
                "who she is, and that she knows the password"
            )
            assert second.host_token == first.host_token
            assert second.admin("GET", "/api/admin")["bytes"] > 0
            assert b"carteblanche_database_bytes" in second.ask("GET", "/metrics", cookie=ada)[1]
        finally:
            second.stop()
    finally:
        first.stop()
    assert data.find_cookie_key(first.folder) == data.find_cookie_key(second.folder)


def test_a_database_that_does_not_answer_keeps_people_waiting_and_sets_no_table_aside(
    tmp_path: Path, postgres: Postgres
) -> None:
    address = postgres.create_database()
    node = make_node(tmp_path / "one", address)
    node.start()
    try:
        ada = node.person("Ada")
        room = node.open(ada, "blockers", 2)
    finally:
        node.stop()
    node.start()
    try:
        visitor = Client(node, room, ada)

        async def come() -> str | int:
            try:
                async with visitor.connection() as socket:
                    return str(json.loads(await socket.recv())["kind"])
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else 0

        execute(address, "ALTER TABLE rooms RENAME TO elsewhere")
        assert asyncio.run(come()) == 1013
        assert node.ask("GET", f"/api/rooms/{room}/replay", cookie=ada)[0] == 503
        execute(address, "ALTER TABLE elsewhere RENAME TO rooms")
        assert asyncio.run(come()) == "room"
    finally:
        node.stop()


def test_a_new_admin_token_is_for_all(tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    address = postgres.create_database()

    def token(node: str, *words: str) -> str:
        monkeypatch.setenv("CARTEBLANCHE_DATA", str(tmp_path / node))
        done = CliRunner().invoke(main, ["admin", "--database", address, *words])
        assert done.exit_code == 0, done.output
        return done.output.split("#")[1]

    before = token("one")
    assert token("two") == before
    renewed = token("two", "--renew")
    assert renewed != before
    assert token("one") == renewed


def test_backups_by_itself_are_of_files(tmp_path: Path) -> None:
    words = ["serve", "--database", "postgresql://somewhere/house", "--backup-to", str(tmp_path)]
    done = CliRunner().invoke(main, words, env={"CARTEBLANCHE_DATA": str(tmp_path)})
    assert done.exit_code == 1
    assert "pg_dump" in done.output
