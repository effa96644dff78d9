from __future__ import annotations

import pytest

from carteblanche.library.readable import make_readable

FAMILY = "\U0001f468\u200d\U0001f469"


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("  two \t words\n", "two words"),
        ("\u202eabc\u202c", "abc"),
        ("a\u0308", "ä"),
        ("x\x00y", "x y"),
        ("12345678901", "1234567890"),
        ("123456789 1", "123456789"),
        ("\ud800", ""),
    ],
)
def test_one_line_without_what_is_not_seen(written: str, shown: str) -> None:
    assert make_readable(written, 10) == shown


def test_what_joins_others_is_kept_where_it_is_wanted() -> None:
    assert make_readable(FAMILY, 10, joiners=True) == FAMILY
    assert make_readable(FAMILY, 10) == FAMILY.replace("\u200d", "")
