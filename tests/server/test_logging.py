from __future__ import annotations

import json

import pytest

from carteblanche.server.logging import Log, configure


@pytest.mark.parametrize("as_json", [False, True])
def test_a_logged_error_says_where_it_was_and_shows_no_value(as_json: bool, capsys: pytest.CaptureFixture[str]) -> None:
    said = log(capsys, as_json=as_json)
    assert "ZeroDivisionError" in said
    assert "in failure" in said
    assert "hush" not in said


def test_a_line_of_json_has_the_event_and_its_values(capsys: pytest.CaptureFixture[str]) -> None:
    line = json.loads(log(capsys, as_json=True))
    assert line["event"] == "unexpected"
    assert (line["level"], line["part"], line["room"], line["why"]) == ("error", "test", "abc", "two\nlines")


def test_values_do_not_break_the_line_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    first = log(capsys, as_json=False).splitlines()[0]
    assert first.endswith(r"error   unexpected room=abc why='two\nlines'")


def log(capsys: pytest.CaptureFixture[str], *, as_json: bool) -> str:
    configure(as_json=as_json)
    try:
        Log("test").error("unexpected", error=failure("hush" * 8), room="abc", why="two\nlines")
    finally:
        configure(as_json=False)
    return capsys.readouterr().out


def failure(secret: str) -> Exception:
    try:
        assert len(secret) / 0
    except ZeroDivisionError as error:
        return error
    raise AssertionError
