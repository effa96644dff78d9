"""What is asked of a store means the same in every database."""

from __future__ import annotations

from pathlib import Path

from carteblanche.store import decisions, decks, hosts
from carteblanche.store.decisions import HouseWord, Precedent
from carteblanche.store.hosts import StoredToken
from carteblanche.store.store import Store
from drivers.server.stores import within

DAY = "2026-11-15"


def test_what_came_last_is_listed_first_also_after_it_was_changed(place: Path | str) -> None:
    async def story(store: Store) -> None:
        for name in ("z", "a", "m"):
            await store.write(Store.upsert_person(name, name.upper()), Store.upsert_room(name, "gathering", b"{}"))
        for room in ("m", "z", "a"):
            await store.write(Store.insert_seat("a", room))
        await store.write(Store.upsert_person("z", "Zed"), Store.insert_seat("a", "m"))
        assert await store.read_people(2) == [("m", "M"), ("a", "A")]
        assert await store.read_seats("a", 9) == ["a", "z", "m"]
        assert [kept for kept, _, _ in await store.read_kept_rooms(["z", "nowhere", "a"])] == ["z", "a"]

    within(place, story)


def test_rooms_are_found_by_what_stands_in_their_documents(place: Path | str) -> None:
    async def story(store: Store) -> None:
        documents = {
            "cut": b'{"open":tru',
            "listed": b'{"open":true,"host":"ada"}',
            "later": b'{"open":true}',
            "unlisted": b'{"open":false,"host":"ben"}',
            "said": b'{"open":false,"said":"\\"open\\":true"}',
            "strange": b'\xff\x00"ada"',
        }
        for room, document in documents.items():
            await store.write(Store.upsert_room(room, "gathering", document))
        await store.write(Store.upsert_room("begun", "playing", b'{"open":true}'))
        assert [room for room, _, _ in await store.read_open_rooms(9)] == ["later", "listed"]
        assert sorted(await store.read_rooms_with("ada")) == ["listed", "strange"]
        assert await store.read_kept_room("strange") == ("gathering", documents["strange"])
        assert await store.read_untouched("gathering", "2000-01-01", 9) == []
        assert len(await store.read_untouched("gathering", "9999-01-01", 9)) == len(documents)
        assert len(await store.read_unfinished(3)) == 3
        await store.write(Store.delete_room("listed"))
        assert await store.read_room("listed") is None

    within(place, story)


def test_results_decks_words_and_what_hosts_decide(place: Path | str) -> None:
    async def story(store: Store) -> None:
        await store.write(Store.upsert_person("p", "Ada"), Store.upsert_room("r", "over", b'{"deck":"d"}'))
        for seat, person in enumerate(("p", None)):
            await store.write(Store.insert_result("r", "blank", seat, person, seat + 1, None, DAY))
        assert [row["rank"] for row in await store.read_results("p", 9)] == [1, 2]
        await store.write(*decks.insert_deck("d", "Home", "x", 0, b"old", "p"))
        await store.write(
            *decks.insert_versions("d", [(1, b"new mark")], ("C1",)), decks.insert_role("d", "p", "owner")
        )
        found = await decks.read_deck(store, "d")
        assert found == ("d", "Home", 1, ("C1",), "x", b"new mark")
        assert await decks.read_decks_without(store, b"mark") == []
        assert await decks.read_decks_without(store, b"old") == ["d"]
        assert await decks.read_games_with(store, "d", 9) == [("r", DAY, b'{"deck":"d"}')]
        assert await decks.read_owners(store, "d") == {"p": "Ada"}
        await store.write(decisions.insert_word(HouseWord("de", "QI", DAY, room="r", yes=(0, 1))))
        await store.write(decisions.insert_precedent(Precedent("C1", "It stands.", DAY, "d", "p", "r")))
        assert await decisions.read_words(store, "de") == ["QI"]
        assert [word.yes for word in await decisions.read_word_history(store, 9)] == [(0, 1)]
        assert [one.text for one in await decisions.read_precedents(store, 9, "d", "p")] == ["It stands."]
        await store.write(hosts.insert_token(StoredToken("t", "p", "p", DAY)), hosts.insert_audit("now", "ban", "x"))
        await store.write(hosts.insert_ban("person p", "talk", DAY), hosts.insert_ban("person p", "talk", DAY))
        assert await hosts.read_bans(store) == [("person p", "talk")]
        await store.write(hosts.revoke_token("t", DAY, "p"))
        assert (await hosts.read_tokens(store, 9), await hosts.read_revoked(store)) == ([], ["t"])
        assert await hosts.read_audit(store, 9) == [{"at": "now", "what": "ban", "about": "x"}]

    within(place, story)
