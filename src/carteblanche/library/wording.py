"""The product's words, from the Fluent files that the browser client reads too."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parents[1] / "locales"


def word(message: str, values: Mapping[str, str | int] = {}, language: str = "en") -> str:
    """A message in words. One that is not there is a bug of ours."""
    source = read(language)[message].strip()
    if "{" not in source and "\n" not in source:
        return source.partition("=")[2].strip()  # without the interpreter, which takes a quarter of a second to load
    bundle = _parse(message, language)
    text, errors = bundle.format_pattern(bundle.get_message(message).value, values)
    if errors:
        raise errors[0]
    return str(text)


@lru_cache(maxsize=512)
def _parse(message: str, language: str) -> Any:
    """One message alone, which refers to no other: parsing all of a language takes half a second."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(read(language)[message]))
    return bundle


@lru_cache
def read(language: str) -> Mapping[str, str]:
    """The source of every message: a line that begins with its name, and those below that are indented."""
    found: dict[str, str] = {}
    for file in sorted((FOLDER / language).glob("*.ftl")):
        name = ""
        for line in file.read_text(encoding="utf-8").splitlines(keepends=True):
            if line[0].isalpha():
                name = line.partition("=")[0].strip()
                found[name] = line
            elif name and line[0] in " }\n":
                found[name] += line
            else:
                name = ""
    return found
