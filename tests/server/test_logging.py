from __future__ import annotations

import pytest
import structlog

from carteblanche.server.logging import configure


@pytest.mark.parametrize("as_json", [False, True])
def test_a_logged_error_says_where_it_was_and_shows_no_value(as_json: bool, capsys: pytest.CaptureFixture[str]) -> None:
    before = structlog.get_config()
    configure(as_json=as_json)
    try:
        structlog.get_logger("test").exception("unexpected", exc_info=failure("hush" * 8))
    finally:
        structlog.configure(**before)
    said = capsys.readouterr().out
    assert "ZeroDivisionError" in said
    assert "in failure" in said
    assert "hush" not in said


def failure(secret: str) -> Exception:
    try:
        assert len(secret) / 0
    except ZeroDivisionError as error:
        return error
    raise AssertionError
