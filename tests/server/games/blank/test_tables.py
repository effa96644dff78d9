"""What the winners of several tables write into one deck: everything upon its newest version, and nothing is lost."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from carteblanche.core.luck import commit
from carteblanche.core.values import Seat
from carteblanche.games.blank.affairs import Wish
from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.deck import Deck
from carteblanche.games.blank.state import BlankState
from carteblanche.library.decks import household
from carteblanche.server.app import create_house
from carteblanche.server.games.blank.decks import HOUSE_DECK, add_deck, read_deck, sign
from carteblanche.server.people.limits import Limits
from carteblanche.server.rooms.connection import Connection
from carteblanche.server.rooms.document import Document, Friend, Seated
from carteblanche.server.rooms.house import House
from carteblanche.server.rooms.messages import handle
from carteblanche.server.rooms.room import Room
from carteblanche.store import card_proposals
from carteblanche.store import decks as kept_decks
from carteblanche.store.store import Store
from carteblanche.wire.codec import decode

NUMBER = "ab" * 16


def writing(text: str, meaning: str, **more: str) -> dict[str, Any]:
    return {"kind": "write", "meaning": msgspec.to_builtins(notation.read(meaning)), "text": text, **more}


RULE = writing("If a 2 was played, the next player draws 2 cards.", "(when (plays cards: [2]) (draw next 2))")
OTHER_RULE = writing("If a 3 was played, the next player draws 2 cards.", "(when (plays cards: [3]) (draw next 2))")


def on(card: str) -> dict[str, Any]:
    return writing("Everybody draws a card.", "(when this (draw all))", card=card, title="Snack")


class Voice:
    """Somebody at a room: what they say is handled at once, and the answer is kept."""

    full = False

    def __init__(self, room: Room, person: str) -> None:
        self.room = room
        self.connection = Connection(person, 0.0, self)
        self.heard: list[dict[str, Any]] = []

    def send_texts(self, *messages: bytes) -> None:
        self.heard += map(json.loads, messages)

    def close(self) -> None:
        self.full = True

    async def do(self, kind: str, **fields: Any) -> dict[str, Any]:
        ref = f"{self.connection.person}-{len(self.heard)}"
        await handle(self.room, self.connection, decode(json.dumps({"kind": kind, "ref": ref, **fields}).encode()))
        return next(message for message in reversed(self.heard) if message.get("ref") == ref)

    async def act(self, action: dict[str, Any]) -> str:
        """Plays this; how it went."""
        assert self.room.live is not None
        answer = await self.do("play", seen=len(self.room.live.table.entries), action=action)
        return str(answer.get("code", answer["kind"]))


async def won(house: House, deck: str, owner: str, winner: str, *earlier: Wish) -> tuple[Voice, Voice]:
    """A table with this deck at which the second player has just won; what the owner accepted from other winners before."""
    names = [owner, winner]
    chairs = [Seated("human", name.title(), None, name) for name in names]
    room = await house.open_room("blank", {}, owner, chairs)
    voices = [Voice(room, name) for name in names]
    for voice in voices:
        await room.connect(voice.connection)
    assert (await voices[0].do("take-deck", deck=deck))["kind"] == "accepted"
    await voices[0].do("start")
    for voice in voices:
        await voice.do("commit", commitment=commit(bytes.fromhex(NUMBER)))
    for voice in voices:
        await voice.do("number", number=NUMBER)
    assert room.live is not None
    state = room.live.table.state
    assert isinstance(state, BlankState)
    affairs = replace(state.affairs, phase="reward", rewards=(Seat(1),), winners=(Seat(1),), written=earlier)
    room.live.table.state = replace(state, affairs=affairs)
    return voices[0], voices[1]


def run_story(folder: Path, story: Callable[[House, str], Awaitable[None]]) -> None:
    """A house with a deck of Ada's, in which Ben has written."""

    async def run() -> None:
        async with Store.open(folder / "house.sqlite") as store:
            house = create_house(store, Limits(lifted=True))
            deck = add_deck(household.make_deck("Home", "H", written=True), "ada")
            people = [Store.upsert_person(name, name.title()) for name in ("ada", "ben", "cem")]
            await store.write(*people, *deck.writes, kept_decks.insert_role(deck.id, "ben", "author"))
            try:
                await story(house, deck.id)
            finally:
                await house.stop()

    asyncio.run(run())


def test_two_tables_that_end_at_the_same_moment_write_one_after_the_other(tmp_path: Path) -> None:
    async def story(house: House, deck: str) -> None:
        tables = [await won(house, deck, "ada", winner) for winner in ("ben", "cem")]
        for (_, winner), card in zip(tables, (RULE, OTHER_RULE), strict=True):
            assert await winner.act(card) == "accepted"
        assert await asyncio.gather(*(owner.act({"kind": "approve"}) for owner, _ in tables)) == ["accepted"] * 2
        assert all(owner.room.document.over for owner, _ in tables)
        kept = await kept_decks.read_deck(house.store, deck)
        assert kept is not None
        grown = msgspec.json.decode(kept.document, type=Deck)
        assert {card.words.text for card in grown.rules[-2:]} == {RULE["text"], OTHER_RULE["text"]}
        assert {card.words.author for card in grown.rules[-2:]} == {"Ben", "Cem"}
        assert [version for version, _ in await kept_decks.read_versions(house.store, deck)] == [0, 1, 2]
        assert kept.fresh == ("rule 15", "rule 16"), "the next game begins with both"

    run_story(tmp_path, story)


def test_whose_card_was_taken_meanwhile_chooses_another(tmp_path: Path) -> None:
    async def story(house: House, deck: str) -> None:
        (ada, ben), (again, cem) = [await won(house, deck, "ada", winner) for winner in ("ben", "cem")]
        assert [await ben.act(on("R4b")), await cem.act(on("R4b"))] == ["accepted"] * 2
        assert await ada.act({"kind": "approve"}) == "accepted"
        assert await again.act({"kind": "approve"}) == "written-already"
        assert not again.room.document.over
        assert await again.act({"kind": "veto", "reason": "Taken."}) == "accepted"
        assert await cem.act(on("R4b")) == "written-already", "the table began before it was taken"
        assert await cem.act(on("R4a")) == "accepted"
        assert await again.act({"kind": "approve"}) == "accepted"
        assert [line.card for line in (await read_deck(house.store, deck)).history] == ["R4b", "R4a"]

    run_story(tmp_path, story)


def test_of_two_who_take_the_same_card_at_the_same_moment_one_gets_it_back(tmp_path: Path) -> None:
    async def story(house: House, deck: str) -> None:
        tables = [await won(house, deck, "ada", winner) for winner in ("ben", "cem")]
        for _, winner in tables:
            assert await winner.act(on("R4b")) == "accepted"
        assert await asyncio.gather(*(owner.act({"kind": "approve"}) for owner, _ in tables)) == ["accepted"] * 2
        [line] = (await read_deck(house.store, deck)).history
        [proposal] = await card_proposals.read_proposals(house.store, deck)
        assert {line.author, proposal.name} == {"Ben", "Cem"}
        assert (line.card, proposal.state, proposal.reason) == ("R4b", "vetoed", "written-already")

    run_story(tmp_path, story)


def test_what_was_accepted_before_and_finds_no_room_in_the_end_goes_back(tmp_path: Path) -> None:
    async def story(house: House, deck: str) -> None:
        earlier = Wish(
            Seat(1), notation.read("(when this (draw all))"), "Everybody draws a card.", "en", "R4b", "Snack"
        )
        ada, ben = await won(house, deck, "ada", "ben", earlier)
        other, cem = await won(house, deck, "ada", "cem")
        assert await cem.act(on("R4b")) == "accepted"
        assert await other.act({"kind": "approve"}) == "accepted"
        assert await ben.act({"kind": "forgo"}) == "accepted"
        assert ada.room.document.over
        [proposal] = await card_proposals.read_proposals(house.store, deck)
        assert (proposal.person, proposal.state, proposal.reason) == ("ben", "vetoed", "written-already")
        assert await card_proposals.count_waiting(house.store, "ben") == {deck: 1}
        assert (await read_deck(house.store, deck)).version == 1

    run_story(tmp_path, story)


def test_what_winners_write_waits_for_an_owner_who_was_not_there(tmp_path: Path) -> None:
    async def story(house: House, deck: str) -> None:
        ben, cem = await won(house, deck, "ben", "cem")
        assert await cem.act(on("R4b")) == "accepted"
        assert await ben.act({"kind": "approve"}) == "accepted"
        assert ben.room.document.over
        assert (await read_deck(house.store, deck)).version == 0
        [proposal] = await card_proposals.read_proposals(house.store, deck)
        assert (proposal.person, proposal.state) == ("cem", "waiting")
        assert json.loads(proposal.card)["card"] == "R4b"
        assert await card_proposals.count_waiting(house.store, "ada") == {deck: 1}

    run_story(tmp_path, story)


def test_a_new_room_shows_its_deck_at_once(tmp_path: Path) -> None:
    async def story(house: House, deck: str) -> None:
        chairs = [Seated("human", name.title(), None, name) for name in ("ada", "ben")]
        room = await house.add_room(Document("rematch", "blank", {}, "ada", chairs, deck=deck))
        assert room.deck is not None
        assert (room.deck.id, room.deck.owners, room.deck.here) == (deck, ("Ada",), True)

    run_story(tmp_path, story)


def test_whoever_wins_with_the_deck_of_the_house_writes_into_it(tmp_path: Path) -> None:
    async def story(house: House, deck: str) -> None:
        made = household.make_deck("Ours", "O", written=True)
        await house.store.write(*add_deck(made, None, HOUSE_DECK).writes)
        host, winner = await won(house, HOUSE_DECK, "cem", "ben")
        assert await winner.act(RULE) == "accepted"
        assert await host.act({"kind": "approve"}) == "accepted"
        grown = await read_deck(house.store, HOUSE_DECK)
        assert (grown.rules[-1].words.text, grown.rules[-1].words.author) == (RULE["text"], "Ben")
        assert (await read_deck(house.store, deck)).version == 0
        assert not await card_proposals.read_proposals(house.store, HOUSE_DECK)

    run_story(tmp_path, story)


def test_a_friend_who_wins_on_anothers_chair_signs_the_card(tmp_path: Path) -> None:
    async def story(house: House, deck: str) -> None:
        owner, absent = await won(house, deck, "ada", "ben")
        absent.room.document.friends = [Friend(Seat(1), "cem", "Cem", plays=True)]
        friend = Voice(absent.room, "cem")
        await friend.room.connect(friend.connection)
        assert await friend.act(RULE) == "accepted"
        assert await owner.act({"kind": "approve"}) == "accepted"
        words = (await read_deck(house.store, deck)).rules[-1].words
        assert (words.author, words.key) == ("Cem", sign("cem", "Cem").key)
        wrote = [known for known, _, _ in await kept_decks.read_decks_of(house.store, "cem", "author")]
        assert wrote == [deck]

    run_story(tmp_path, story)
