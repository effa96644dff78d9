"""Which list a table has: a game keeps the one that it began with, and says so when the next one will have another."""

from __future__ import annotations

import asyncio
from typing import Any

from carteblanche.library.words import lexicons
from carteblanche.library.words.small_lists import find_small_list
from drivers.server.clients import Client, Server


def begin(server: Server, cookie: str) -> tuple[str, Client]:
    """A table with a bot, dealt."""
    room = server.open(cookie, "blanko", 2, [None, "greedy"], language="fr")
    client = Client(server, room, cookie)
    client.calm = True

    async def story() -> None:
        assert (await client.do("start"))["kind"] == "accepted"
        await client.play(lambda one: bool(one.update and one.update["table"]["game"]))

    asyncio.run(asyncio.wait_for(story(), 300))
    return room, client


def words(server: Server, room: str) -> dict[str, Any]:
    status, found, _ = server.ask("GET", f"/api/rooms/{room}/words")
    assert status == 200
    return {key: found[key] for key in ("language", "words", "small", "outdated")}


def test_a_game_keeps_the_list_that_it_began_with_and_the_next_one_has_the_whole(server: Server) -> None:
    cookie = server.person("Ada")
    room, client = begin(server, cookie)
    small = find_small_list("fr")
    assert small is not None
    first = {"language": "fr", "words": len(small.words), "small": True}
    assert words(server, room) == {**first, "outdated": False}

    whole = server.folder / "whole.txt"
    whole.write_text("\n".join([*small.words, "ZYGOMATIQUES"]))
    lexicons.import_list("fr", whole, server.folder / "lexicons")
    assert words(server, room) == {**first, "outdated": True}
    server.kill()
    server.start()
    assert words(server, room) == {**first, "outdated": True}, "after a restart, too"

    asyncio.run(client.do("leave"))
    after, _ = begin(server, cookie)
    assert words(server, after) == {
        "language": "fr", "words": len(small.words) + 1, "small": False, "outdated": False
    }  # fmt: skip
