"""How well card texts are understood, as lines of text."""

from __future__ import annotations

from pathlib import Path

import click
import pytest
import yaml
from tests.cli.commands import run

from carteblanche.cli.scores import load, shown
from carteblanche.games.blank.calculus import notation
from carteblanche.reader.answer import Answer
from carteblanche.reader.score import Score

DRAW = "(when this (draw all))"
CARDS = [
    {"id": "en-a", "lang": "en", "card": "game", "text": "Everybody draws a card."},
    {"id": "de-a", "lang": "de", "card": "game", "text": "Alle ziehen eine Karte.", "kind": "machine"},
    {"id": "en-b", "lang": "en", "card": "game", "text": "My grandmother sails.", "kind": "nonsense"},
    {"id": "en-c", "lang": "en", "card": "game", "text": "Nobody has said what this means."},
]


@pytest.fixture
def corpus(tmp_path: Path) -> Path:
    (tmp_path / "gold").mkdir()
    (tmp_path / "gold" / "en.yaml").write_text(yaml.safe_dump({"en-a": {"gold": [DRAW], "kind": "machine"}}))
    (tmp_path / "gold" / "de.yaml").write_text(yaml.safe_dump({"de-a": [DRAW]}))
    (tmp_path / "gold" / "none.yaml").write_text("")
    (tmp_path / "cards.yaml").write_text(yaml.safe_dump(CARDS, allow_unicode=True))
    return tmp_path / "cards.yaml"


def test_texts_come_with_their_meanings_and_kinds(corpus: Path) -> None:
    found = load(corpus, corpus.parent / "gold", None)
    assert [(text.id, text.kind, len(text.meanings)) for text in found] == [
        ("en-a", "machine", 1),
        ("de-a", "machine", 1),
        ("en-b", "nonsense", 0),
    ]
    assert [text.id for text in load(corpus, corpus.parent / "gold", "de")] == ["de-a"]


def test_wordings_have_their_meanings_beside_them(tmp_path: Path) -> None:
    meanings = [{"id": "m1", "card": "game", "meaning": '(when this (say you "hello"))'}]
    (tmp_path / "meanings.yaml").write_text(yaml.safe_dump(meanings))
    (tmp_path / "fr.yaml").write_text(yaml.safe_dump({"m1": ["Dis bonjour.", "Salue."]}))
    found = load(tmp_path / "fr.yaml", tmp_path / "gold", None)
    assert [(text.id, text.language, text.text) for text in found] == [
        ("m1-fr-0", "fr", "Dis bonjour."),
        ("m1-fr-1", "fr", "Salue."),
    ]
    assert found[0].meanings == (notation.read('(when this (say you "…"))'),)


@pytest.mark.parametrize("content", ["a: [", "[]", "7"])
def test_what_is_no_corpus_is_refused(tmp_path: Path, content: str) -> None:
    (tmp_path / "cards.yaml").write_text(content)
    with pytest.raises(click.ClickException, match=r"cards\.yaml"):
        load(tmp_path / "cards.yaml", tmp_path / "gold", None)


@pytest.mark.parametrize("content", ["a: [", "[1, 2]", "\xff"])
def test_meanings_that_cannot_be_read_are_named(corpus: Path, content: str) -> None:
    (corpus.parent / "gold" / "en.yaml").write_text(content, encoding="latin-1")
    with pytest.raises(click.ClickException, match=r"en\.yaml"):
        load(corpus, corpus.parent / "gold", None)


def test_wrong_readings_are_shown_and_with_all_every_one_that_is_not_right(corpus: Path) -> None:
    first, second, _ = load(corpus, corpus.parent / "gold", None)
    read = notation.read("(when this (draw you))")
    found = Score()
    found.shown = [
        (first, Answer("understood", "en", (read,)), "wrong"),
        (second, Answer("nearly", "de", (read,), ("Karte",)), "nearly"),
    ]
    assert [line for line in shown(found, everything=False) if line] == [
        "en-a (game card, machine) wrong: Everybody draws a card.",
        f"  read:  {notation.write(read)}",
        f"  meant: {notation.write(notation.read(DRAW))}",
    ]
    assert "  not understood: Karte" in list(shown(found, everything=True))


def test_the_command_counts_texts_by_language_and_kind(corpus: Path) -> None:
    result = run("card", "score", str(corpus), "--lang", "en")
    assert result.exit_code == 0
    head, *rows = result.output.splitlines()[-3:]
    assert head.split()[0] == "texts"
    assert sorted(row.split()[:2] for row in rows) == [["en", "machine"], ["en", "nonsense"]]
