"""Messages are cut out of their files one by one: what is cut out says what the whole file says."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.errors import FluentReferenceError
from fluent.syntax import FluentParser, ast

from carteblanche.library import wording


@pytest.mark.parametrize("language", ["en", "de", "fr", "pl", "ru"])
def test_messages_cut_out_are_those_of_the_files(language: str) -> None:
    parser = FluentParser(with_spans=False)
    files = (wording.FOLDER / language).glob("*.ftl")
    whole = [entry for file in files for entry in parser.parse(file.read_text(encoding="utf-8")).body]
    messages = {entry.id.name: entry for entry in whole if isinstance(entry, ast.Message)}
    cut = wording.read(language)
    assert set(cut) == set(messages)
    for name, source in cut.items():
        (entry, *rest) = parser.parse(source).body
        assert not rest
        assert entry.equals(messages[name], ["comment"]), source


def test_message_with_values_in_every_language() -> None:
    values = {"host": "Ada", "game": "BLANK"}
    said = {wording.word("invite-title", values, language) for language in ("en", "de", "fr", "pl", "ru")}
    assert len(said) == 5
    assert all("Ada" in one and "BLANK" in one for one in said)


def test_plain_message_is_what_the_interpreter_says() -> None:
    plain = [name for name, source in wording.read("en").items() if "{" not in source and "\n" not in source.strip()]
    assert len(plain) > 100
    for name in plain[:20]:
        bundle = FluentBundle(["en"])
        bundle.add_resource(FluentResource(wording.read("en")[name]))
        pattern = bundle.get_message(name).value
        assert pattern is not None
        assert wording.word(name) == bundle.format_pattern(pattern)[0]


def test_value_that_is_missing_is_an_error() -> None:
    with pytest.raises(FluentReferenceError, match="host"):
        wording.word("invite-title", {"game": "BLANK"})
