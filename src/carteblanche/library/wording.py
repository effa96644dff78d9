"""The product's words, from the Fluent files that the browser client reads too."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parents[1] / "locales"


def word(message: str, values: Mapping[str, str | int] = {}, language: str = "en") -> str:
    """A message in words. One that is not there is a bug of ours."""
    bundle = _bundle(language)
    found = bundle.get_message(message)
    text, errors = bundle.format_pattern(found.value, values)
    if errors:
        raise errors[0]
    return str(text)


@lru_cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
