from __future__ import annotations

from carteblanche.store.shared_keys import read_shared_key, share_key
from carteblanche.store.store import Store
from drivers.server.services import Postgres
from drivers.server.stores import within


def test_the_first_key_stays_until_whoever_knows_it_changes_it(postgres: Postgres) -> None:
    async def story(store: Store) -> None:
        assert await read_shared_key(store, "cookie-key") is None
        assert await share_key(store, "cookie-key", "first") == "first"
        assert await share_key(store, "cookie-key", "second") == "first"
        assert await share_key(store, "cookie-key", "second", before="another") == "first"
        assert await share_key(store, "cookie-key", "second", before="first") == "second"
        assert await read_shared_key(store, "cookie-key") == "second"

    within(postgres.create_database(), story)
