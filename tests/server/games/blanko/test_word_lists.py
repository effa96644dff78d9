from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from carteblanche.core.errors import Illegal
from carteblanche.games.blanko.data import LANGUAGES
from carteblanche.games.blanko.lexicon import Graph
from carteblanche.library.words import lexicons
from carteblanche.server.games.blanko.word_lists import WordLists


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CARTEBLANCHE_DATA", str(tmp_path))
    return tmp_path / "lexicons"


def kept(language: str) -> lexicons.KeptLexicon:
    letters = LANGUAGES[language].alphabet
    graph = Graph.build(letters, {letters[:2]: 0})
    return lexicons.keep(language, graph, graph, [], [])


def ready(language: str) -> str:
    """Nothing if a table with this language can begin, else why not."""
    try:
        asyncio.run(WordLists(build=False).expect_ready(language))
    except Illegal as refused:
        return refused.code
    return ""


def states() -> dict[str, str]:
    return {info.language: info.state for info in WordLists(build=False).describe()}


def test_every_language_can_begin_with_its_small_list() -> None:
    assert [ready(language) for language in LANGUAGES] == [""] * len(LANGUAGES)
    assert set(states().values()) == {"missing"}


def test_a_list_that_is_there_is_played_with() -> None:
    kept("fr")
    assert ready("fr") == ""
    assert states()["fr"] == "ready"


@pytest.mark.parametrize("language", ["de", "fr"])
def test_with_a_damaged_list_no_table_begins_and_nothing_else_breaks(language: str, data: Path) -> None:
    file = data / f"{kept(language).hash}.lexicon"
    file.write_bytes(file.read_bytes()[:-1])
    assert ready(language) == "words-missing"
    (data / f"{language}.json").write_bytes(b"{")
    assert ready(language) == "words-missing"
    assert states()[language] == "missing"
    kept(language)
    assert ready(language) == ""
