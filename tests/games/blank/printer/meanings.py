"""The meanings that the printer is tried on: the gold, and mutations of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import yaml
from msgspec.structs import fields, replace

from carteblanche.core.luck import KeyedLuck, Luck
from carteblanche.games.blank.calculus import making, notation
from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.calculus.steps import Meaning, People

CORPUS: Final = Path(__file__).parents[3] / "corpus"


def _gold() -> dict[str, Meaning]:
    found: dict[str, Meaning] = {}
    for language in ("de", "en", "fr", "pl", "ru"):
        written = yaml.safe_load((CORPUS / "gold" / f"{language}.yaml").read_text(encoding="utf-8"))
        for name, meanings in written.items():
            for n, text in enumerate(meanings):
                found[f"{name}/{n}"] = notation.read(text)
    for card in yaml.safe_load((CORPUS / "seed-cards.yaml").read_text(encoding="utf-8")):
        found[card["id"]] = notation.read(card["gold"][0])
    return found


GOLD: Final = _gold()
MECHANICAL: Final = {name: meaning for name, meaning in GOLD.items() if not isinstance(meaning.clauses[0], People)}


def generated(count: int, seed: int) -> list[Meaning]:
    luck = KeyedLuck.seeded(seed)
    return [making.make(luck, rule=n % 2 == 0) for n in range(count)]


def mutations(value: Any, luck: Luck) -> Iterator[Any]:
    """The value with one field of one of its parts changed, or one member of one of its lists dropped."""
    if isinstance(value, tuple):
        for index, one in enumerate(value):
            if len(value) > 1:
                yield value[:index] + value[index + 1 :]
            for changed in mutations(one, luck):
                yield (*value[:index], changed, *value[index + 1 :])
        return
    if not isinstance(value, p.Part):
        return
    hints = making._hints(type(value))
    for field in fields(type(value)):
        old = getattr(value, field.name)
        if not isinstance(value, Meaning):
            new = making.value(luck, hints[field.name], 1)
            if new not in (old, ()):
                yield replace(value, **{field.name: new})
        for changed in mutations(old, luck):
            yield replace(value, **{field.name: changed})
