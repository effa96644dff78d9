"""Who wants to be forgotten is named nowhere: not to others, not to the admin, not in the files."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import msgspec

from carteblanche.games.blank.deck import Deck, with_rule
from carteblanche.library.decks import household
from carteblanche.server.app import create_house
from carteblanche.server.games.blank.decks import sign
from carteblanche.server.people.limits import Limits
from carteblanche.store import decks as kept_decks
from carteblanche.store.store import Store
from drivers.server.clients import Client, Server

NAME = "Quetzalcoatl"


def known(server: Server) -> bool:
    """Whether the name is anywhere in the files of the house."""
    return any(NAME.encode() in file.read_bytes() for file in server.folder.rglob("*") if file.is_file())


def test_a_forgotten_name_is_nowhere(server: Server) -> None:
    ada, gone = server.person("Ada"), server.person(NAME)
    finished = server.open(ada, "blockers", 2, two="basic")
    running = server.open(gone, "blockers", 2, two="basic")
    hosted = server.open(gone, "blitz", 3)
    watched = server.open(ada, "blitz", 3)
    left = server.open(ada, "blitz", 3)

    async def before() -> None:
        for room, host, guest in ((finished, ada, gone), (running, gone, ada)):
            people = [Client(server, room, cookie) for cookie in (host, guest)]
            await people[1].do("sit", chair=1)
            await people[0].do("start")
            await asyncio.gather(*(one.play(lambda c: bool(c.update and c.update["n"] >= 8)) for one in people))
        await Client(server, finished, ada).do("leave")
        for room in (finished, running, hosted, watched, left):
            assert (await Client(server, room, gone).do("say", text="I was here"))["kind"] == "accepted"
        await Client(server, left, gone).do("sit", chair=1)
        await Client(server, left, gone).do("stand")
        await Client(server, hosted, ada).do("sit", chair=1)

    asyncio.run(asyncio.wait_for(before(), 300))
    card = {"text": "All players must draw 1 card.", "language": "en", "card": "R4b", "title": "Snack"}
    others, own = (
        server.ask("POST", "/api/decks", {"name": "Home", "mark": "H"}, cookie=who)[1]["id"] for who in (ada, gone)
    )
    assert server.ask("POST", f"/api/decks/{own}/cards", card, cookie=gone)[0] == 201
    assert server.ask("POST", f"/api/decks/{others}/proposals", card, cookie=gone)[0] == 201
    proposal = server.ask("POST", f"/api/decks/{own}/proposals", card | {"card": "R4a"}, cookie=ada)[1]["id"]
    words = {"answer": "veto", "round": 1, "reason": "I was here"}
    assert server.ask("POST", f"/api/decks/{own}/proposals/{proposal}/answer", words, cookie=gone)[0] == 204
    (line,) = server.ask("GET", "/api/me/scores", cookie=ada)[1]
    assert NAME in line["players"]
    assert known(server)

    assert server.ask("DELETE", "/api/me", cookie=gone)[0] == 204

    received: list[object] = [server.admin("GET", "/api/admin")]
    received += [server.ask("GET", path, cookie=ada)[1] for path in ("/api/me/scores", "/api/rooms", "/api/decks")]
    for deck in (others, own):
        received += [server.ask("GET", f"/api/decks/{deck}{what}", cookie=ada)[1] for what in ("", "/proposals")]
    assert [proposal["state"] for proposal in server.ask("GET", f"/api/decks/{own}/proposals", cookie=ada)[1]] == [
        "vetoed"
    ]
    assert server.ask("GET", f"/api/decks/{others}/proposals", cookie=ada)[1] == []
    for room in (finished, running):
        received += [
            server.ask("GET", f"/api/rooms/{room}/{what}", cookie=ada)[1] for what in ("replay", "moves", "log")
        ]

    async def after() -> None:
        for room in (finished, running, hosted, watched, left):
            client = Client(server, room, ada)
            await client.do("ping")
            received.extend(client.heard)
        host = Client(server, hosted, ada)
        assert (await host.do("resize", chairs=2))["kind"] == "accepted", "somebody else is the host now"

    asyncio.run(asyncio.wait_for(after(), 300))
    assert NAME not in json.dumps(received, default=repr)
    assert "I was here" not in json.dumps(received, default=repr)
    server.stop()
    assert not known(server)
    server.start()


def test_cards_are_signed_by_the_name_that_their_author_has_now_or_by_none(tmp_path: Path) -> None:
    async def authors(store: Store) -> set[str]:
        found: set[str] = set()
        for _, document in await kept_decks.read_versions(store, "d"):
            deck = msgspec.json.decode(document, type=Deck)
            found |= {card.words.author for card in deck.rules if card.words.new} | {
                line.author for line in deck.history
            }
        return found

    async def story() -> None:
        async with Store.open(tmp_path / "house.sqlite") as store:
            house = create_house(store, Limits(lifted=True))
            box = household.make_deck("Home", "H", written=True)
            words = msgspec.structs.replace(box.rules[0].words, author="Ada", key=sign("ada", "").key)
            signed = msgspec.json.encode(with_rule(box, words, ""))
            await house.rename("ada", "Ada")
            await house.rename("ben", "Ben")
            await store.write(
                *kept_decks.insert_deck("d", "Home", "x", 0, signed, "ben"),
                *kept_decks.insert_versions("d", [(1, signed)], ()),
                kept_decks.insert_role("d", "ada", "author"),
            )
            assert await authors(store) == {"Ada"}
            await house.rename("ada", "Ada Lovelace")
            assert await authors(store) == {"Ada Lovelace"}
            await house.forget("ada")
            assert await authors(store) == {""}
            assert await kept_decks.read_decks_of(store, "ada", "author") == []
            assert await kept_decks.read_owners(store, "d") == {"ben": "Ben"}

    asyncio.run(story())
