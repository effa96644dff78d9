from __future__ import annotations

import asyncio
from typing import Any

import pytest

from carteblanche.core.errors import Illegal
from carteblanche.games import catalogue
from carteblanche.server.rooms.gathering import complete_config
from carteblanche.server.rooms.options import list_options
from carteblanche.wire.http import Amount, Choice, Switch
from drivers.server.clients import Client, Server

INTERNAL = {"blank": {"new", "precedents", "names", "ages"}, "blanko": {"language", "own_letters"}}
"""What no host is offered: the server fills it in from the deck, the chairs and the languages of the house."""


@pytest.mark.parametrize("name", catalogue.NAMES)
def test_every_option_of_a_game_is_described(name: str) -> None:
    config = catalogue.open(name).CONFIG
    found = {option.key: option for option in list_options(config)}
    assert set(found) == set(config.__struct_fields__) - INTERNAL.get(name, set())
    for key, option in found.items():
        assert option.default == getattr(config(), key)
        if isinstance(option, Choice):
            assert option.default in option.values
        elif isinstance(option, Amount) and option.default is not None:
            assert option.least <= option.default <= option.most


def test_the_games_of_the_house_say_what_may_be_chosen(house: Server) -> None:
    listed = {game["game"]: {one["key"]: one for one in game["options"]} for game in house.ask("GET", "/api/games")[1]}
    assert listed["blanko"]["house"] == {"kind": "switch", "key": "house", "default": False}
    assert listed["blanko"]["language"]["values"] == ["de", "en", "fr", "pl", "ru"]
    assert listed["blanko"]["words"]["values"] == ["strict", "friendly", "challenge"]
    assert listed["blanko"]["mini_seconds"] == {
        "kind": "amount",
        "key": "mini_seconds",
        "least": 5,
        "most": 600,
        "default": 60,
        "unit": "seconds",
    }
    assert listed["blank"]["starts"]["default"] is None
    assert [one["seats"] for one in listed["blockers"].values()] == [2, None]


def beyond(option: Choice | Switch | Amount) -> list[Any]:
    """What this option cannot be."""
    match option:
        case Choice():
            return ["nonsense", True, 1]
        case Switch():
            return ["yes", 1, None]
        case Amount():
            return [option.least - 1, option.most + 1, option.least + 0.5, str(option.least)]


def within(option: Choice | Switch | Amount) -> list[Any]:
    match option:
        case Choice():
            return list(option.values)
        case Switch():
            return [True, False]
        case Amount():
            return [option.least, option.most]


@pytest.mark.parametrize("name", catalogue.NAMES)
def test_a_host_may_choose_what_is_described_and_nothing_else(house: Server, name: str) -> None:
    cookie = house.person("Ada")
    client = Client(house, house.open(cookie, name, 2), cookie)

    async def story() -> None:
        async with client.connection() as socket:
            for option in list_options(catalogue.open(name).CONFIG):
                for value in within(option):
                    ref = await client.send(socket, "configure", config={option.key: value})
                    assert (await client.answer(socket, ref))["kind"] == "accepted", (option, value)
                    assert client.about["config"][option.key] == value
                for value in beyond(option):
                    ref = await client.send(socket, "configure", config={option.key: value})
                    assert (await client.answer(socket, ref))["code"] == "no-such-option", (option, value)

    asyncio.run(asyncio.wait_for(story(), 300))


def test_a_host_cannot_choose_what_nobody_would_see_before_the_start() -> None:
    game = catalogue.open("blank")
    whole = complete_config(game, {}, list_options(game.CONFIG))
    assert complete_config(game, whole, list_options(game.CONFIG)) == whole
    for hidden in ({"new": ["rule 1"]}, {"precedents": [{"kind": "ruling", "card": "R1a", "text": "no"}]}):
        with pytest.raises(Illegal, match="no-such-option"):
            complete_config(game, hidden, list_options(game.CONFIG))


def test_a_host_chooses_among_what_the_house_offers_beyond_the_game(server: Server) -> None:
    room = server.open(server.person("Ada"), "blanko", 2, language="en")
    assert server.ask("GET", f"/api/rooms/{room}")[0] == 200
