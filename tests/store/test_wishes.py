"""Cards that wait for the owners of a deck, in the store."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from carteblanche.store import backup, decks, wishes
from carteblanche.store.store import Store
from carteblanche.store.wishes import Wish

DAY = "2026-11-15"


def kept(file: Path, story: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        async with Store.open(file) as store:
            await story(store)

    asyncio.run(run())


async def begin(store: Store, *wanted: Wish) -> None:
    """A deck of Ada's, and what others wish for it."""
    people = [Store.person(name, name.title()) for name in ("ada", "ben", "cem")]
    await store.write(*people)
    await store.write(*decks.made("d", "Home", "x", 0, b"{}", "ada"))
    for wish in wanted:
        await store.write(wishes.made(wish))


def test_who_is_waited_for(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await begin(
            store,
            Wish("d", "ben", b"one", DAY),
            Wish("d", "ben", b"two", DAY, "vetoed", owner="ada", reason="Shorter."),
            Wish("d", "cem", b"three", DAY, "approved", owner="ada"),
        )
        waiting = [await wishes.waiting_for(store, person) for person in ("ada", "ben", "cem")]
        assert waiting == [{"d": 1}, {"d": 1}, {}]
        assert await wishes.decks_of(store, "cem") == ["d"]
        found = await wishes.of_deck(store, "d")
        assert [(wish.name, wish.by, wish.round) for wish in found] == [
            ("Ben", "", 1),
            ("Ben", "Ada", 1),
            ("Cem", "Ada", 1),
        ]
        await store.write(wishes.sent_anew(found[1].id, b"new", DAY))
        again = (await wishes.of_deck(store, "d"))[1]
        assert (again.card, again.state, again.round, again.by, again.reason) == (b"new", "waiting", 2, "", "")

    kept(tmp_path / "house.sqlite", story)


def test_only_the_newest_answers_are_kept(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        settled = [Wish("d", "ben", b"%d" % n, DAY, "declined") for n in range(4)]
        await begin(store, Wish("d", "ben", b"open", DAY), *settled, Wish("d", "cem", b"other", DAY, "declined"))
        await store.write(wishes.tidied("d", "ben", 2))
        assert [wish.card for wish in await wishes.of_deck(store, "d")] == [b"open", b"2", b"3", b"other"]

    kept(tmp_path / "house.sqlite", story)


def test_who_is_forgotten_wishes_and_answers_nothing(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await begin(
            store,
            Wish("d", "ben", b"mine", DAY),
            Wish("d", "cem", b"theirs", DAY, "vetoed", owner="ben", reason="I was here."),
        )
        await store.write(*wishes.forgotten("ben"))
        (left,) = await wishes.of_deck(store, "d")
        assert (left.person, left.state, left.owner, left.reason) == ("cem", "vetoed", None, "")

    kept(tmp_path / "house.sqlite", story)


def test_a_backup_has_what_waits(tmp_path: Path) -> None:
    house, copy = tmp_path / "house.sqlite", tmp_path / "copy.sqlite"

    async def wished(store: Store) -> None:
        await begin(store, Wish("d", "ben", b"one", DAY))
        await asyncio.to_thread(backup.backup, house, copy)
        await store.write(wishes.put_away(1))

    async def back(store: Store) -> None:
        assert [wish.card for wish in await wishes.of_deck(store, "d")] == [b"one"]

    kept(house, wished)
    backup.restore(copy, house)
    kept(house, back)
