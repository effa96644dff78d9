"""How well card texts are understood, as lines of text."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import yaml

from carteblanche.games.blank.calculus import notation
from carteblanche.reader.score import VERDICTS, Score, Text, texts


def load(corpus: Path, gold: Path, language: str | None) -> list[Text]:
    """The texts of a corpus with the meanings that stand in the files of a folder."""
    meanings: dict[str, list[str]] = {}
    for file in sorted(gold.glob("*.yaml")):
        meanings |= yaml.safe_load(file.read_text(encoding="utf-8")) or {}
    cards: list[dict[str, Any]] = yaml.safe_load(corpus.read_text(encoding="utf-8"))
    found = texts(cards, meanings)
    if not found:
        raise click.ClickException(f"{corpus} has no texts")
    return [text for text in found if language in (None, text.language)]


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
