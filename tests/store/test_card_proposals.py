"""Cards that wait for the owners of a deck, in the store."""

from __future__ import annotations

import asyncio
from pathlib import Path

from carteblanche.store import backup, card_proposals, decks
from carteblanche.store.card_proposals import KeptProposal
from carteblanche.store.store import Store
from drivers.server.stores import within

DAY = "2026-11-15"


async def begin(store: Store, *wanted: KeptProposal) -> None:
    """A deck of Ada's, and what others propose for it."""
    people = [Store.upsert_person(name, name.title()) for name in ("ada", "ben", "cem")]
    await store.write(*people)
    await store.write(*decks.insert_deck("d", "Home", "x", 0, b"{}", "ada"))
    for proposal in wanted:
        await store.write(card_proposals.insert_proposal(proposal))


def test_who_is_waited_for(place: Path | str) -> None:
    async def story(store: Store) -> None:
        await begin(
            store,
            KeptProposal("d", "ben", b"one", DAY),
            KeptProposal("d", "ben", b"two", DAY, "vetoed", owner="ada", reason="Shorter."),
            KeptProposal("d", "cem", b"three", DAY, "approved", owner="ada"),
        )
        waiting = [await card_proposals.count_waiting(store, person) for person in ("ada", "ben", "cem")]
        assert waiting == [{"d": 1}, {"d": 1}, {}]
        assert await card_proposals.read_decks_proposed_to(store, "cem") == ["d"]
        found = await card_proposals.read_proposals(store, "d")
        assert [(proposal.name, proposal.by, proposal.round) for proposal in found] == [
            ("Ben", "", 1),
            ("Ben", "Ada", 1),
            ("Cem", "Ada", 1),
        ]
        await store.write(card_proposals.replace_card(found[1].id, b"new", DAY))
        again = (await card_proposals.read_proposals(store, "d"))[1]
        assert (again.card, again.state, again.round, again.by, again.reason) == (b"new", "waiting", 2, "", "")

    within(place, story)


def test_only_the_newest_answers_are_kept(place: Path | str) -> None:
    async def story(store: Store) -> None:
        settled = [KeptProposal("d", "ben", b"%d" % n, DAY, "declined") for n in range(4)]
        await begin(
            store, KeptProposal("d", "ben", b"open", DAY), *settled, KeptProposal("d", "cem", b"other", DAY, "declined")
        )
        await store.write(card_proposals.prune_settled("d", "ben", 2))
        assert [proposal.card for proposal in await card_proposals.read_proposals(store, "d")] == [
            b"open",
            b"2",
            b"3",
            b"other",
        ]

    within(place, story)


def test_who_is_forgotten_wishes_and_answers_nothing(place: Path | str) -> None:
    async def story(store: Store) -> None:
        await begin(
            store,
            KeptProposal("d", "ben", b"mine", DAY),
            KeptProposal("d", "cem", b"theirs", DAY, "vetoed", owner="ben", reason="I was here."),
        )
        await store.write(*card_proposals.forget_person("ben"))
        (left,) = await card_proposals.read_proposals(store, "d")
        assert (left.person, left.state, left.owner, left.reason) == ("cem", "vetoed", None, "")

    within(place, story)


def test_a_backup_has_what_waits(tmp_path: Path) -> None:
    house, copy = tmp_path / "house.sqlite", tmp_path / "copy.sqlite"

    async def wished(store: Store) -> None:
        await begin(store, KeptProposal("d", "ben", b"one", DAY))
        await asyncio.to_thread(backup.backup, house, copy)
        await store.write(card_proposals.delete_proposal(1))

    async def back(store: Store) -> None:
        assert [proposal.card for proposal in await card_proposals.read_proposals(store, "d")] == [b"one"]

    within(house, wished)
    backup.restore(copy, house)
    within(house, back)
