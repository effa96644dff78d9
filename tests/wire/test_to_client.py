from __future__ import annotations

from typing import get_args

from carteblanche.core.values import kind
from carteblanche.wire.from_client import FromClient
from carteblanche.wire.to_client import ToClient


def test_every_kind_of_message_has_a_name_of_its_own() -> None:
    for family in (FromClient, ToClient):
        names = [kind(one) for one in get_args(family)]
        assert len(names) == len(set(names))
