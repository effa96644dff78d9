from __future__ import annotations

from carteblanche.games import catalogue
from carteblanche.wire.typescript import typescript


def test_every_game_has_its_types_in_the_clients_file() -> None:
    text = typescript()
    for name in catalogue.NAMES:
        assert f"export namespace {name.capitalize()} {{" in text
    assert "msgspec" not in text
