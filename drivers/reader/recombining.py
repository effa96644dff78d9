"""Further texts from the printer: parts of meanings that people wrote change places with others of their sort, and the printer words the
result. Its language is stiff, but it says everything that the calculus can say.
"""

# pyright: basic
from __future__ import annotations

import copy
import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any, Final, get_args

import msgspec

from carteblanche.core.errors import Unreadable
from carteblanche.games.blank.calculus import notation, parts, steps
from carteblanche.games.blank.calculus.normal import normal
from carteblanche.games.blank.calculus.steps import Meaning
from carteblanche.games.blank.printer.text import print_meaning
from carteblanche.reader.words.lexicon import LANGUAGES
from drivers.reader.examples import Example, Source, make

SORTS: Final = (
    parts.Number, parts.Test, parts.Place, parts.Players, parts.Event, parts.Condition, parts.Until, steps.Step, steps.Change,
)  # fmt: skip
LONGEST: Final = 260
"""Characters of a meaning in the notation."""
SAID: Final = {
    "en": ("sneezes", "laughs", "touches the phone", "sings a song", "hello", "stands up", "claps twice"),
    "de": ("niest", "lacht", "hallo", "fasst das Handy an", "singt ein Lied", "steht auf", "klatscht zweimal"),
    "fr": ("éternue", "rit", "bonjour", "touche son téléphone", "chante une chanson", "se lève", "tape des mains"),
    "pl": ("kicha", "śmieje się", "cześć", "dotyka telefonu", "śpiewa piosenkę", "wstaje", "klaszcze"),
    "ru": ("чихает", "смеётся", "привет", "трогает телефон", "поёт песню", "встаёт", "хлопает"),
}


def recombine(examples: Sequence[Example], count: int, dice: random.Random) -> Iterator[Example]:
    """So many new examples from the meanings of these."""
    sort_of = {
        cls.__struct_config__.tag: number
        for number, sort in enumerate(SORTS)
        for cls in get_args(sort)
        if isinstance(cls, type) and issubclass(cls, msgspec.Struct)
    }
    known = {meaning: one.card for one in examples for meaning in one.meanings[:1]}
    whole: list[tuple[str, Any]] = []
    pool: dict[int, list[Any]] = defaultdict(list)
    for meaning, card in known.items():
        data = _plain(msgspec.to_builtins(normal(notation.read(meaning))))
        whole.append((card, data))
        for _, _, part in _inside(data):
            if part["kind"] in sort_of:
                pool[sort_of[part["kind"]]].append(part)
    made = 0
    while made < count:
        card, data = dice.choice(whole)
        data = copy.deepcopy(data)
        for _ in range(dice.choice((1, 1, 2, 2, 3))):
            places = [one for one in _inside(data) if one[2]["kind"] in sort_of]
            if places:
                holder, key, part = dice.choice(places)
                holder[key] = copy.deepcopy(dice.choice(pool[sort_of[part["kind"]]]))
        language = dice.choice(LANGUAGES)
        for _, _, part in _inside(data):
            if part.get("text"):
                part["text"] = dice.choice(SAID[language])
        try:
            mixed = normal(msgspec.convert(data, Meaning))
            written = notation.write(mixed)
            text = print_meaning(mixed, language)
        except (msgspec.ValidationError, Unreadable, RecursionError):
            continue
        found = make(Source(language, card, "machine", text, (written,))) if len(written) <= LONGEST else None
        if found is not None:
            made += 1
            yield found


def _plain(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: _plain(value) for key, value in data.items()}
    return [_plain(one) for one in data] if isinstance(data, list | tuple) else data


def _inside(data: Any, holder: Any = None, key: Any = None) -> Iterator[tuple[Any, Any, dict[str, Any]]]:
    """Every part with where it is kept; not the whole."""
    if isinstance(data, dict):
        if holder is not None and "kind" in data:
            yield holder, key, data
        for name, value in data.items():
            yield from _inside(value, data, name)
    elif isinstance(data, list):
        for place, value in enumerate(data):
            yield from _inside(value, data, place)
