"""The language that nobody speaks has every English text, marked and longer, with the same variables and choices."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import pytest
from fluent.runtime import FluentBundle, FluentResource

from drivers.browser.pseudo_language import pseudo

ENGLISH: Final = {file.name: file.read_text("utf-8") for file in (files("carteblanche") / "locales" / "en").iterdir()}


def bundle(source: str) -> FluentBundle:
    made = FluentBundle(["en"], use_isolating=False)
    made.add_resource(FluentResource(source))
    return made


def text_of(made: FluentBundle, one: str, **variables: str | int) -> str:
    pattern = made.get_message(one).value
    assert pattern is not None
    text, _ = made.format_pattern(pattern, variables)
    return str(text)


def test_letters_are_marked_and_variables_stay() -> None:
    made = bundle(pseudo("greeting = Hello, { $name }.\n"))
    assert text_of(made, "greeting", name="Ada") == "⟦Ĥéļļö, Ada.~~~⟧"


def test_choices_stay_choices_also_within_choices() -> None:
    source = "seen = { $n ->\n    [one] a cat\n   *[other] { $m ->\n        [0] none\n       *[other] { $n } cats\n    }\n} here\n"
    made = bundle(pseudo(source))
    texts = [text_of(made, "seen", n=n, m=m) for n, m in [(1, 0), (2, 0), (2, 3)]]
    assert texts == ["⟦å çåţ~~⟧ ĥéŕé", "⟦ñöñé~~⟧ ĥéŕé", "⟦2 çåţš~~⟧ ĥéŕé"]


@pytest.mark.parametrize("name", ENGLISH)
def test_every_text_is_there(name: str) -> None:
    source = ENGLISH[name]
    made = pseudo(source)
    ids = [line.split(" =")[0] for line in source.split("\n") if line[:1].islower()]
    assert [line.split(" =")[0] for line in made.split("\n") if line[:1].islower()] == ids
    assert made.count("{") == source.count("{")
    assert made.count("->") == source.count("->")
    found = bundle(made)
    for one in ids:
        assert "⟦" in text_of(found, one), one
