from __future__ import annotations

from pathlib import Path

from carteblanche.store import hosts
from carteblanche.store.hosts import StoredToken
from carteblanche.store.store import Store
from drivers.server.stores import within


def test_a_token_is_ended_by_its_owner_or_the_host(place: Path | str) -> None:
    async def story(store: Store) -> None:
        for name, owner in (("one", "ada"), ("two", "ben"), ("three", None)):
            await store.write(hosts.insert_token(StoredToken(name, f"program {name}", owner, "2026-01-01")))
        assert {token.id for token in await hosts.read_tokens(store, 10)} == {"one", "two", "three"}
        await store.write(hosts.revoke_token("one", "2026-01-02", owner="ben"))
        assert [token.id for token in await hosts.read_tokens(store, 10, owner="ada")] == ["one"]
        await store.write(hosts.revoke_token("one", "2026-01-02", owner="ada"))
        await store.write(hosts.revoke_token("three", "2026-01-02"))
        assert [token.id for token in await hosts.read_tokens(store, 10)] == ["two"]
        assert sorted(await hosts.read_revoked(store)) == ["one", "three"]

    within(place, story)


def test_a_ban_holds_once_until_it_is_lifted(place: Path | str) -> None:
    async def story(store: Store) -> None:
        await store.write(hosts.insert_ban("ada", "talk", "2026-01-01"), hosts.insert_ban("ada", "enter", "2026-01-01"))
        await store.write(hosts.insert_ban("ada", "talk", "2026-01-02"))
        assert sorted(await hosts.read_bans(store)) == [("ada", "enter"), ("ada", "talk")]
        await store.write(hosts.delete_ban("ada", "enter"))
        assert await hosts.read_bans(store) == [("ada", "talk")]

    within(place, story)


def test_what_hosts_did_is_listed_the_newest_first(place: Path | str) -> None:
    async def story(store: Store) -> None:
        for number in range(3):
            await store.write(hosts.insert_audit(f"2026-01-01T00:00:0{number}Z", "ban", str(number)))
        assert [one["about"] for one in await hosts.read_audit(store, 2)] == ["2", "1"]

    within(place, story)
