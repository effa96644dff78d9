from __future__ import annotations

from typing import get_args

from carteblanche.wire.from_client import FromClient


def test_what_a_client_sends_has_a_name_by_which_it_is_answered() -> None:
    assert all("ref" in one.__struct_fields__ for one in get_args(FromClient))
