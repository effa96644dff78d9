"""What a table decides, later tables go by: words voted in at BLANKO, rulings about cards of BLANK. Also after a restart."""

from __future__ import annotations

import asyncio
import json
from itertools import permutations
from pathlib import Path
from typing import Any

import msgspec

from carteblanche.games.blanko.letters import JOKER
from carteblanche.games.blanko.lexicon import Lexicon
from carteblanche.games.blanko.plays import Place
from carteblanche.games.blanko.view import BlankoView
from carteblanche.library.words.small_lists import find_small_list
from drivers.server.clients import Client, Server


def small() -> Lexicon:
    """What German is played with until its lexicon is built."""
    found = find_small_list("de")
    assert found is not None
    return found


def calm(server: Server, room: str, cookie: str) -> Client:
    found = Client(server, room, cookie)
    found.calm = True
    return found


def view(client: Client) -> dict[str, Any]:
    assert client.update is not None
    found: dict[str, Any] = client.update["table"]["game"]
    return found


def dealt(server: Server, cookies: tuple[str, str], game: str, **config: Any) -> tuple[str, Client, Client]:
    room = server.open(cookies[0], game, 2, **config)
    host, guest = calm(server, room, cookies[0]), calm(server, room, cookies[1])

    async def story() -> None:
        await guest.do("sit", chair=1)
        assert (await host.do("start"))["kind"] == "accepted"
        await asyncio.gather(
            *(one.play(lambda c: bool(c.update and c.update["table"]["game"])) for one in (host, guest))
        )

    asyncio.run(asyncio.wait_for(story(), 300))
    return room, host, guest


def header(server: Server, room: str, somebody: Client) -> dict[str, Any]:
    """What stands at the top of the log, once the game has been given up."""
    asyncio.run(somebody.do("leave"))
    lines = server.ask("GET", f"/api/rooms/{room}/log")[1].splitlines()
    found: dict[str, Any] = json.loads(lines[0])["header"]
    return found


def no_word(seen: dict[str, Any]) -> Place:
    """Three letters of the own rack in the middle of the empty board, which are no word."""
    view = msgspec.convert(seen, BlankoView)
    assert view.viewer is not None
    letters = [letter for letter in view.racks[view.viewer] if letter is not None and letter != JOKER]
    words = ("".join(some) for some in permutations(letters, 3))
    return Place("H8", "across", next(word for word in words if word not in small().words), insist=True)


def test_a_word_that_was_voted_in_is_played_with_until_the_admin_takes_it_out(server: Server) -> None:
    cookies = server.person("Ada"), server.person("Ben")
    room, ada, ben = dealt(server, cookies, "blanko", house=True)
    mover, other = (ada, ben) if view(ada)["prompt"] else (ben, ada)
    action = no_word(view(mover))

    async def voted() -> None:
        assert (await mover.act(**msgspec.to_builtins(action)))["kind"] == "accepted"
        assert (await other.act(kind="admit", answer="yes"))["kind"] == "accepted"

    asyncio.run(voted())
    names = {ada: "Ada", ben: "Ben"}
    status, shown, _ = server.ask("GET", f"/api/rooms/{room}/words")
    assert (status, shown["words"], shown["small"], shown["outdated"]) == (200, len(small().words), True, False)
    assert shown["laid"] == [action.word]
    (ruling,) = shown["rulings"]
    assert (ruling["word"], ruling["by"], ruling["yes"], ruling["no"]) == (
        action.word,
        names[mover],
        [names[other]],
        [],
    )
    assert server.ask("GET", "/api/lexica/de/meanings/H%C3%84USER")[1][0]["base"] == "Haus"
    assert header(server, room, ada)["lexicon"] == small().hash
    server.stop()
    server.start()
    (word,) = server.admin("GET", "/api/admin")["words"]
    assert (word["word"], word["language"], word["room"]) == (action.word, "de", room)
    assert (word["by"], word["yes"], word["no"]) == (names[mover], [names[other]], [])

    again, host, _ = dealt(server, cookies, "blanko", house=True)
    assert header(server, again, host)["lexicon"] == small().with_added([action.word]).hash
    without, host, _ = dealt(server, cookies, "blanko")
    assert header(server, without, host)["lexicon"] == small().hash

    server.admin("DELETE", f"/api/admin/words/de/{action.word}")
    assert server.admin("GET", "/api/admin")["words"] == []
    last, host, _ = dealt(server, cookies, "blanko", house=True)
    assert header(server, last, host)["lexicon"] == small().hash


def test_a_ruling_holds_at_the_next_table_until_the_admin_takes_it_back(server: Server) -> None:
    cookies = server.person("Ada"), server.person("Ben")
    ruling = {"kind": "ruling", "card": "rule 1", "text": "two sneezes are one"}
    room, ada, ben = dealt(server, cookies, "blank", reading=False)

    async def ruled() -> None:
        await ada.act(kind="propose", what="ruling", text=ruling["text"], card=ruling["card"])
        for one in (ada, ben):
            await one.act(kind="vote", choice="yes")

    asyncio.run(ruled())
    header(server, room, ada)
    server.stop()
    server.start()
    (kept,) = server.admin("GET", "/api/admin")["precedents"]
    assert (kept["card"], kept["text"], kept["deck"], kept["players"]) == (
        ruling["card"],
        ruling["text"],
        None,
        ["Ada", "Ben"],
    )

    room, ada, _ = dealt(server, cookies, "blank", reading=False)
    assert view(ada)["affairs"]["memory"]["rulings"] == [ruling]
    header(server, room, ada)
    assert len(server.admin("GET", "/api/admin")["precedents"]) == 1, "what was known already is not written twice"
    _, ben, _ = dealt(server, (cookies[1], cookies[0]), "blank", reading=False)
    assert view(ben)["affairs"]["memory"]["rulings"] == [], "another host's tables have their own"

    server.admin("DELETE", f"/api/admin/precedents/{kept['id']}")
    _, ada, _ = dealt(server, cookies, "blank", reading=False)
    assert view(ada)["affairs"]["memory"]["rulings"] == []


def test_a_polite_house_leaves_rude_words_out_for_everybody(tmp_path: Path) -> None:
    server = Server(tmp_path, "--no-limits", "--polite")
    server.start()
    try:
        games = {game["game"]: game for game in server.ask("GET", "/api/games")[1]}
        assert "polite" not in [option["key"] for option in games["blanko"]["options"]]
        cookies = server.person("Ada"), server.person("Ben")
        room, ada, _ = dealt(server, cookies, "blanko")
        config = header(server, room, ada)["config"]
    finally:
        server.stop()
    assert config["polite"] is True
