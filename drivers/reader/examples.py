"""Texts with their meanings, as the network learns them: rows of features, and tokens of the notation.

They come from tests/corpus: the corpus without its check fifth, all rounds but those that are kept for measuring, wordings, phrases (the
first four of each), the examples of the rulebook, the sentences of the first reader, and `taught`, which was written to be learnt. What
people say or do is a place in the text: the notation has `"` there and the first and last word.
"""

from __future__ import annotations

import hashlib
import json
import pickle
import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import yaml

from carteblanche.core.errors import Unreadable
from carteblanche.games.blank.calculus import notation
from carteblanche.reader.learnt.features import Word, look
from carteblanche.reader.learnt.tokens import Tokens, spell
from carteblanche.reader.words.lexicon import LANGUAGES, lexicon

CORPUS: Final = Path("tests/corpus")
CACHE: Final = Path(".cache/reader")
HELD: Final = ("g", "h", "j", "k")
"""Rounds that are not learnt: how sure readings are was fitted on them, and on every fifteenth meaning of the newer files of `taught`."""
OFTEN: Final = 20
"""The rulebook's own examples and the rules that players know best are seen so many times as often as others."""
CLOSER: Final = 3
"""Texts as strangers write them, the corpus, the rounds and some files of `taught`, are seen so many times as often as others."""
PLAIN: Final = "plain"
"""A file of rules that everybody knows."""
STRANGERS: Final = ("evening", "strangers", "voices")
"""What the names of these files begin with."""
OLDER: Final = ("laws", "moves", "people", "triggers")
"""Files of `taught` that are learnt whole."""
_MARK: Final = re.compile(r"\{(\d)\|([^{}|]+)\}")


@dataclass(frozen=True, slots=True)
class Example:
    language: str
    card: str
    kind: str
    text: str
    words: tuple[Word, ...]
    targets: tuple[Tokens, ...]
    """Each of them is fine."""
    meanings: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Source:
    """A text as it is kept; `places` says where what people say or do stands in it, where that is known."""

    language: str
    card: str
    kind: str
    text: str
    meanings: tuple[str, ...]
    places: Mapping[str, tuple[int, int]] | None = None
    origin: str = ""
    """The round, or `taught`."""


def sources() -> Iterator[Source]:
    """Everything that may be learnt: nothing that is held, even if it stands elsewhere too."""
    held = {(one.language, one.text) for one in held_sources()}
    yield from (one for one in _sources() if (one.language, one.text) not in held)


def _sources() -> Iterator[Source]:
    for _ in range(CLOSER):
        yield from _corpus()
        for folder in sorted((CORPUS / "rounds").iterdir()):
            if folder.is_dir() and folder.name not in HELD:
                yield from _round(folder)
    yield from _worded(CORPUS / "wordings", 99)
    for part in ("what", "when", "who"):
        yield from _worded(CORPUS / "phrases" / part, 4)
    for card in _load(CORPUS / "seed-cards.yaml"):
        for _ in range(OFTEN):
            yield Source(card["lang"], card["card"], "machine", card["text"], tuple(card["gold"]))
    golds = _load(CORPUS / "sentences" / "gold" / "all.yaml")
    for card in _load(CORPUS / "sentences" / "cards.yaml"):
        gold = golds.get(card["id"], {})
        yield Source(
            card["lang"], card["card"], gold.get("kind", "nonsense"), card["text"], tuple(gold.get("gold", ()))
        )
    yield from _taught(held=False)


def held_sources() -> Iterator[Source]:
    """What is not learnt, so that something can be measured on it."""
    for name in HELD:
        yield from _round(CORPUS / "rounds" / name)
    yield from _taught(held=True)


def made(wanted: Iterable[Source]) -> list[Example]:
    """The examples of these texts. What was made before is kept in `.cache`, as long as words are looked at in the same way."""
    file = CACHE / f"examples-{_digest()}.pickle"
    known: dict[str, Example | None] = pickle.loads(file.read_bytes()) if file.exists() else {}  # noqa: S301  # our own
    keyed = [(hashlib.sha256(repr(replace(source, origin="")).encode()).hexdigest(), source) for source in wanted]
    fresh = list({key: source for key, source in keyed if key not in known}.items())
    if fresh:
        with ProcessPoolExecutor() as pool:
            for (key, _), example in zip(fresh, pool.map(make, [one for _, one in fresh], chunksize=200), strict=True):
                known[key] = example
        CACHE.mkdir(parents=True, exist_ok=True)
        file.write_bytes(pickle.dumps(known))
    return [example for key, _ in keyed if (example := known[key]) is not None]


def _digest() -> str:
    reader = Path("src/carteblanche/reader")
    files = [*sorted((reader / "words").glob("*.py")), *sorted((reader / "lexicons").glob("*.yaml"))]
    files += [reader / "learnt" / name for name in ("features.py", "tokens.py", "words.yaml")]
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:16]


def make(source: Source) -> Example | None:
    """An example, if every word that people say or do can be found in the text."""
    text = unicodedata.normalize("NFC", source.text)
    words = tuple(look(text, lexicon(source.language)))
    if source.kind != "machine":
        return Example(source.language, source.card, source.kind, text, words, ((source.kind,),), ())
    targets: list[Tokens] = []
    for meaning in source.meanings:
        try:
            tokens = spell(notation.read(meaning), words, text, source.places)
        except Unreadable:
            continue
        if tokens is not None:
            targets.append(tokens)
    if not targets:
        return None
    return Example(source.language, source.card, "machine", text, words, tuple(targets), source.meanings)


def _load(file: Path) -> Any:
    return yaml.safe_load(file.read_text(encoding="utf-8"))


def _corpus() -> Iterator[Source]:
    golds: dict[str, list[str]] = {}
    for language in LANGUAGES:
        golds |= _load(CORPUS / "gold" / f"{language}.yaml")
    for card in _load(CORPUS / "cards.yaml"):
        if int(hashlib.sha256(card["id"].encode()).hexdigest(), 16) % 5:
            meanings = tuple(golds.get(card["id"], ()))
            yield Source(
                card["lang"], "rule" if card["card"] == "rule" else "game", card["kind"], card["text"], meanings
            )


def _round(folder: Path) -> Iterator[Source]:
    golds: dict[str, Any] = {}
    for file in sorted((folder / "gold").glob("*.yaml")):
        golds |= _load(file) or {}
    for card in _load(folder / "cards.yaml"):
        gold = golds.get(card["id"])
        if gold is not None:
            meanings = tuple(gold["gold"])
            yield Source(card["lang"], card["card"], gold["kind"], card["text"], meanings, origin=folder.name)


def _worded(folder: Path, most: int) -> Iterator[Source]:
    meanings = {one["id"]: one for one in _load(folder / "meanings.yaml")}
    for language in LANGUAGES:
        for name, texts in _load(folder / f"{language}.yaml").items():
            card = meanings[name]
            for text in texts[:most]:
                yield Source(language, card["card"], "machine", text, (card["meaning"],))


def _taught(*, held: bool) -> Iterator[Source]:
    for file in sorted((CORPUS / "taught").glob("*.jsonl")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines()):
            if (file.stem not in OLDER and number % 15 == 7) is not held:
                continue
            card = json.loads(line)
            kind, meanings = card.get("kind", "machine"), tuple(card.get("m", ()))
            for language in LANGUAGES:
                for text in card.get(language, ()):
                    plain, places = unmark(text)
                    for _ in range(1 if held else _times(file.stem)):
                        yield Source(language, card["card"], kind, plain, meanings, places, "taught")


def _times(name: str) -> int:
    return OFTEN if name == PLAIN else CLOSER if name.startswith(STRANGERS) else 1


def unmark(text: str) -> tuple[str, dict[str, tuple[int, int]]]:
    """A text without its marks `{1|…}`, and where each of them was."""
    plain, at = "", 0
    places: dict[str, tuple[int, int]] = {}
    for mark in _MARK.finditer(text):
        plain += text[at : mark.start()]
        places[f"${mark[1]}"] = (len(plain), len(plain) + len(mark[2]))
        plain += mark[2]
        at = mark.end()
    return plain + text[at:], places
