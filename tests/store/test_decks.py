"""Decks with all their versions, and who has to do with them."""

from __future__ import annotations

from pathlib import Path

import pytest

from carteblanche.store import decks
from carteblanche.store.decks import StoredDeck
from carteblanche.store.store import Store, StoreFailed
from drivers.server.stores import within


async def begin(store: Store) -> None:
    await store.write(Store.upsert_person("ada", "Ada"), Store.upsert_person("ben", "Ben"))
    await store.write(*decks.insert_deck("d", "Home", "code", 0, b"first", "ada"))
    await store.write(*decks.insert_deck("e", "Away", "code", 3, b"mark elsewhere", None))


def test_a_deck_is_read_in_its_newest_version_and_keeps_the_others(place: Path | str) -> None:
    async def story(store: Store) -> None:
        await begin(store)
        assert await decks.read_deck(store, "x") is None
        await store.write(*decks.insert_versions("d", [(1, b"second"), (2, b"third")], ("rule 1",)))
        assert await decks.read_deck(store, "d") == StoredDeck("d", "Home", 2, ("rule 1",), "code", b"third")
        assert await decks.read_versions(store, "d") == [(0, b"first"), (1, b"second"), (2, b"third")]
        await store.write(
            decks.clear_fresh("d"), decks.update_version("d", 2, b"signed"), decks.rename_deck("d", "Ours")
        )
        assert await decks.read_deck(store, "d") == StoredDeck("d", "Ours", 2, (), "code", b"signed")
        assert await decks.read_all_decks(store) == [("e", "Away", 3), ("d", "Ours", 2)]

    within(place, story)


def test_nobody_writes_over_what_another_wrote(place: Path | str) -> None:
    async def story(store: Store) -> None:
        await begin(store)
        await store.write(*decks.insert_versions("d", [(1, b"mine")], ()))
        with pytest.raises(StoreFailed):
            await store.write(*decks.insert_versions("d", [(1, b"theirs")], ("rule 9",)))
        found = await decks.read_deck(store, "d")
        assert found is not None
        assert (found.document, found.fresh) == (b"mine", ())

    within(place, story)


def test_who_owns_a_deck_and_who_has_written_in_it(place: Path | str) -> None:
    async def story(store: Store) -> None:
        await begin(store)
        await store.write(decks.insert_role("d", "ben", "author"), decks.insert_role("d", "ben", "author"))
        assert await decks.read_decks_of(store, "ada", "owner") == [("d", "Home", 0)]
        assert await decks.read_decks_of(store, "ben", "owner") == []
        assert await decks.read_deck_ids_of(store, "ben") == ["d"]
        assert await decks.read_owners(store, "d") == {"ada": "Ada"}
        await store.write(decks.delete_roles("ada"))
        assert await decks.read_owners(store, "d") == {}

    within(place, story)


def test_decks_are_found_by_what_their_newest_version_lacks(place: Path | str) -> None:
    async def story(store: Store) -> None:
        await begin(store)
        assert await decks.read_decks_without(store, b"mark") == ["d"]
        await store.write(*decks.insert_versions("d", [(1, b"now with a mark")], ()))
        assert await decks.read_decks_without(store, b"mark") == []

    within(place, story)


def test_the_name_of_a_deck_cannot_be_guessed() -> None:
    assert len({decks.new_deck_id() for _ in range(50)}) == 50
    assert decks.new_deck_id().isalnum()
