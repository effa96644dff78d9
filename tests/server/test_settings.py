from __future__ import annotations

from pathlib import Path

import pytest

from carteblanche.server.settings import Settings


def test_a_house_is_in_a_file_unless_it_has_an_address() -> None:
    assert Settings(Path("there"), "key", "admin").database == Path("there") / "house.sqlite"
    address = "postgresql://somewhere/house"
    assert Settings(Path("there"), "key", "admin", address).database == address


@pytest.mark.parametrize(
    ("public_url", "secure"), [(None, False), ("http://example.org", False), ("https://example.org", True)]
)
def test_cookies_are_secure_where_people_come_by_https(public_url: str | None, secure: bool) -> None:
    assert Settings(Path(), "key", "admin", public_url=public_url).secure is secure


def test_every_phase_has_its_days() -> None:
    settings = Settings(Path(), "key", "admin", keep_gathering=1, keep_unfinished=2, keep_finished=3)
    assert settings.keep_days == {"gathering": 1, "playing": 2, "over": 3}
