from __future__ import annotations

import pytest

from carteblanche.core.errors import Illegal
from carteblanche.server.people.identity import LONGEST_COOKIE, LONGEST_NAME, Devices, Signer, new_person, readable_name


def test_what_was_signed_is_read_by_the_same_key_for_the_same_use_alone() -> None:
    signed = Signer("key", "cookie").write("ada")
    assert Signer("key", "cookie").read(signed) == "ada"
    assert Signer("other", "cookie").read(signed) is None
    assert Signer("key", "token").read(signed) is None
    assert Signer("key", "cookie").read("x" + signed) is None
    assert Signer("key", "cookie").read(signed + "x" * LONGEST_COOKIE) is None
    assert Signer("key", "cookie").read(None) is None


def test_a_code_for_another_device_works_once_and_only_the_newest() -> None:
    devices = Devices()
    old, new = devices.offer("ada"), devices.offer("ada")
    with pytest.raises(Illegal, match="no-such-code"):
        devices.claim(old)
    assert devices.claim(new) == "ada"
    with pytest.raises(Illegal, match="no-such-code"):
        devices.claim(new)


def test_codes_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Devices, "MOST", 2)
    devices = Devices()
    devices.offer("ada")
    devices.offer("ben")
    with pytest.raises(Illegal, match="too-often"):
        devices.offer("cem")
    devices.offer("ada")


def test_nobody_is_like_another() -> None:
    assert new_person() != new_person()


@pytest.mark.parametrize(
    ("written", "shown"),
    [("  Ada \n Lovelace ", "Ada Lovelace"), ("\u202eadA", "adA"), ("x" * 99, "x" * LONGEST_NAME)],
)
def test_a_name_is_shown_in_one_line(written: str, shown: str) -> None:
    assert readable_name(written) == shown


def test_nothing_is_no_name() -> None:
    with pytest.raises(Illegal, match="no-name"):
        readable_name(" \u200b\n")
