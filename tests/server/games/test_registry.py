from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from carteblanche.core.errors import Illegal
from carteblanche.games import catalogue
from carteblanche.server.app import create_house
from carteblanche.server.games.registry import EXTENSIONS
from carteblanche.server.people.limits import Limits
from carteblanche.server.rooms.document import Document
from carteblanche.store.store import Store


def test_every_game_has_an_extension_and_every_extension_a_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with Store.open(tmp_path / "house.sqlite") as store:
            house = create_house(store, Limits())
            assert set(house.extensions) == set(catalogue.NAMES)
            for kind in EXTENSIONS:
                assert type(house.extensions[kind.game]) is kind
                for name in kind.provided:
                    assert hasattr(house.extensions[kind.game], name)
            await house.stop()

    asyncio.run(story())


def test_no_name_is_provided_twice() -> None:
    names = [name for kind in EXTENSIONS for name in kind.provided]
    assert len(names) == len(set(names))
    assert not {"house", "access", "settings"} & set(names)


@pytest.mark.parametrize("game", ["blanko", "blitz", "blockers"])
def test_a_game_without_decks_takes_none_to_the_table(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with Store.open(tmp_path / "house.sqlite") as store:
            house = create_house(store, Limits())
            document = Document("r", game, {}, "ada", [])
            with pytest.raises(Illegal, match="no-deck-here"):
                await house.extensions[game].choose_deck(document, "ada", None)
            assert document.deck is None
            await house.stop()

    asyncio.run(story())
