"""How well card texts are understood, as lines of text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import click
import yaml

from carteblanche.games.blank.calculus import notation
from carteblanche.reader.score import VERDICTS, Score, Text, texts

_QUOTED: Final = re.compile(r'"[^"]*"')
"""What people say in a meaning stands there in one language only."""


def load(corpus: Path, gold: Path, language: str | None) -> list[Text]:
    """The texts of a corpus with the meanings that stand in the files of a folder, and the kind of text where these say so."""
    meanings: dict[str, list[str]] = {}
    kinds: dict[str, str] = {}
    for file in sorted(gold.glob("*.yaml")):
        found: dict[str, Any] = _read(file) or {}
        if not isinstance(found, dict):  # pyright: ignore[reportUnnecessaryIsInstance]  # a file can hold anything
            raise click.ClickException(f"{file} does not say by name what texts mean")
        for name, value in found.items():
            entry: dict[str, Any] = value if isinstance(value, dict) else {"gold": value}  # pyright: ignore[reportUnknownVariableType]
            meanings[name] = entry.get("gold") or []
            if "kind" in entry:
                kinds[name] = entry["kind"]
    cards = _read(corpus)
    if isinstance(cards, dict):
        return wordings(corpus, cards)  # pyright: ignore[reportUnknownArgumentType]
    listed: list[dict[str, Any]] = cards if isinstance(cards, list) else []  # pyright: ignore[reportUnknownVariableType]
    with_kind = [
        card | {"kind": kinds.get(card["id"], card.get("kind", ""))}
        for card in listed
        if card["id"] in meanings or "kind" in card
    ]
    read = [text for text in texts(with_kind, meanings) if text.meanings or text.kind != "machine"]
    if not read:
        raise click.ClickException(f"{corpus} has no texts with meanings")
    return [text for text in read if language in (None, text.language)]


def _read(file: Path) -> Any:
    try:
        return yaml.safe_load(file.read_text(encoding="utf-8"))
    except (yaml.YAMLError, UnicodeDecodeError, RecursionError):
        raise click.ClickException(f"{file} is no YAML file") from None


def wordings(file: Path, worded: dict[str, list[str]]) -> list[Text]:
    """Many wordings of the same cards: the meanings stand in a file beside them, the file's name is their language."""
    cards: list[dict[str, Any]] = _read(file.parent / "meanings.yaml")
    known = {card["id"]: card for card in cards}
    found: list[dict[str, Any]] = []
    for name, several in worded.items():
        for n, text in enumerate(several):
            found.append(
                known[name] | {"id": f"{name}-{file.stem}-{n}", "lang": file.stem, "kind": "machine", "text": text}
            )
    return texts(
        found, {card["id"]: [_QUOTED.sub('"…"', known[card["id"].split("-")[0]]["meaning"])] for card in found}
    )


def shown(found: Score, *, everything: bool) -> Iterator[str]:
    """The texts that were not read as they should be."""
    for text, answer, verdict in found.shown:
        if not everything and verdict not in ("wrong", "misled"):
            continue
        yield f"{text.id} ({text.card} card, {text.kind}) {verdict}: {text.text}"
        for reading in answer.readings:
            yield "  read:  " + notation.write(reading).replace("\n", "\n         ")
        for meaning in text.meanings:
            yield "  meant: " + notation.write(meaning).replace("\n", "\n         ")
        if answer.left:
            yield f"  not understood: {', '.join(answer.left)}"
        yield ""


def table(found: Score) -> Iterator[str]:
    yield f"{'':26}{'texts':>7}" + "".join(f"{verdict:>8}" for verdict in VERDICTS)
    for (language, kind, checks), counts in sorted(found.counts.items()):
        name = f"{language} {kind}{' (check fifth)' if checks else ''}"
        yield f"{name:26}{counts.total():>7}" + "".join(f"{counts[verdict]:>8}" for verdict in VERDICTS)
