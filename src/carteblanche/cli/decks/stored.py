"""Where decks are found: `starter`, a file, or the name of a deck in the house; with `@3` in its third version.

What is written goes where the deck came from. The house may be open meanwhile: it reads a deck from the store whenever it needs one, and
no version is ever written twice.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

from carteblanche.core.errors import Illegal, Unreadable
from carteblanche.games.blank.deck import Deck
from carteblanche.games.blank.starter import starter
from carteblanche.library.decks.files import LARGEST, read_deck_file, write_deck_file
from carteblanche.library.decks.household import list_versions
from carteblanche.server import data
from carteblanche.server.games.blank.decks import add_deck, add_versions, carry_over_decks
from carteblanche.store import decks as kept_decks
from carteblanche.store.store import Store, StoreFailed

T = TypeVar("T")


class ListedDeck(NamedTuple):
    id: str
    name: str
    version: int


def find_deck(deck: str) -> Deck:
    """The deck that is meant, or `Unreadable`."""
    if deck == "starter":
        return starter()
    if _is_file(deck):
        return read(Path(deck))
    name, _, version = deck.rpartition("@") if "@" in deck else (deck, "", "")
    return _run_with_store(lambda store: _read(store, name, int(version) if version.isdecimal() else None))


def change_deck(deck: str, change: Callable[[Deck], Deck]) -> Deck:
    """The deck after a change, kept where it was."""
    if deck == "starter":
        raise Unreadable(
            "this deck comes with the product and stays as it is; make one of your own: carteblanche deck new"
        )
    if _is_file(deck):
        new = change(read(Path(deck)))
        write(Path(deck), new)
        return new
    return _run_with_store(lambda store: _change(store, deck, change))


def read(file: Path) -> Deck:
    """The deck of a file."""
    with file.open("rb") as opened:
        content = opened.read(LARGEST + 1)
    try:
        return read_deck_file(content)
    except Unreadable as error:
        raise Unreadable(str(error), str(file)) from None


def write(file: Path, deck: Deck) -> None:
    """Writes a deck's file, whole or not at all."""
    part = file.with_name(file.name + ".part")
    part.write_bytes(write_deck_file(deck))
    part.replace(file)


def write_new(file: Path, deck: Deck) -> None:
    if file.exists():
        raise Unreadable("this file is there already", str(file))
    write(file, deck)


def list_decks() -> list[ListedDeck]:
    """All decks of the house."""

    async def listed(store: Store) -> list[ListedDeck]:
        return [ListedDeck(*row) for row in await kept_decks.read_all_decks(store)]

    return _run_with_store(listed)


def add_to_house(deck: Deck) -> tuple[str, str]:
    """Puts a deck into the house; its id, and the code by which somebody becomes its owner."""
    new = add_deck(deck, None)
    _run_with_store(lambda store: store.write(*new.writes), new=True)
    return new.id, new.code


def _is_file(deck: str) -> bool:
    return os.sep in deck or deck.endswith(".json") or Path(deck).is_file()


async def _read(store: Store, name: str, version: int | None) -> Deck:
    kept = await _find_kept(store, name)
    wanted = kept.version if version is None else version
    for number, document in await kept_decks.read_versions(store, kept.id):
        if number == wanted:
            return msgspec.json.decode(document, type=Deck)
    raise Unreadable(f"the deck {kept.name} has no version {wanted}")


async def _change(store: Store, name: str, change: Callable[[Deck], Deck]) -> Deck:
    kept = await _find_kept(store, name)
    old = await _read(store, kept.id, None)
    new = change(old)
    if new.version > old.version:
        whole = await kept_decks.read_deck(store, kept.id)
        assert whole is not None
        await store.write(*add_versions(whole, list_versions(old, new)))
    else:
        document = msgspec.json.encode(new)
        await store.write(
            kept_decks.rename_deck(kept.id, new.name), kept_decks.update_version(kept.id, new.version, document)
        )
    return new


async def _find_kept(store: Store, name: str) -> ListedDeck:
    rows = [ListedDeck(*row) for row in await kept_decks.read_all_decks(store)]
    fitting = [row for row in rows if row.id == name] or [row for row in rows if row.name == name]
    if not fitting:
        raise Unreadable(f"there is no deck {name[:60]!r} in this house, and no such file; see: carteblanche deck list")
    if len(fitting) > 1:
        ids = ", ".join(row.id for row in fitting)
        raise Unreadable(f"several decks are called {name[:60]!r}; say which by its id: {ids}")
    return fitting[0]


def _run_with_store(work: Callable[[Store], Awaitable[T]], *, new: bool = False) -> T:
    """Does something with the store of the house."""
    database = data.folder() / "house.sqlite"
    if not new and not database.exists():
        raise Unreadable("there is no house here yet; give the file of a deck", str(database))

    async def opened() -> T:
        async with Store.open(database) as store:
            await carry_over_decks(store)
            return await work(store)

    try:
        return asyncio.run(opened())
    except StoreFailed as failed:
        raise Unreadable(f"this was not kept: {failed}") from None


def word_refusal(error: Illegal) -> Unreadable:
    """What the deck does not allow, in words."""
    from carteblanche.library.wording import word

    details = error.details
    if error.code == "not-understood" and isinstance(left := details["left"], list):
        words = f" ({', '.join(left)})" if left else ""
        return Unreadable(f"not understood{words}; see what is: carteblanche card read")
    if error.code == "not-a-card" and isinstance(codes := details["findings"], list):
        said = [word(f"blank-finding-{code}", {"part": ""}) for code in codes]
        return Unreadable(" ".join((word("blank-finding-level", {"level": "error"}), *said)))
    values = {key: value for key, value in details.items() if isinstance(value, str | int)}
    return Unreadable(word(f"refused-{error.code}", values))
