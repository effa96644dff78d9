from __future__ import annotations

import asyncio
import io
from pathlib import Path

import pytest

from carteblanche.core.errors import Illegal
from carteblanche.games.blanko.letters import LETTER_SETS
from carteblanche.games.blanko.lexicon import Graph
from carteblanche.library.resources import find_for_table
from carteblanche.library.words import background, kernels, lexicons
from carteblanche.server.games.blanko.word_lists import WordLists, find_machine_language


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CARTEBLANCHE_DATA", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    return tmp_path / "lexicons"


def kept(language: str) -> lexicons.KeptLexicon:
    letters = LETTER_SETS[language].alphabet
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
    assert [ready(language) for language in LETTER_SETS] == [""] * len(LETTER_SETS)
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


class Build:
    """In place of a process that builds: prints lines and ends."""

    def __init__(self, lines: list[str], code: int) -> None:
        self.stdout = io.BytesIO("\n".join(lines).encode())
        self.returncode = code

    def wait(self) -> int:
        return self.returncode


def run(monkeypatch: pytest.MonkeyPatch, builds: dict[str, Build], asked: list[str]) -> tuple[WordLists, list[str]]:
    """Asks for lists and waits for all that is built; the result is also in which order."""
    order: list[str] = []

    def start(language: str) -> Build | None:
        order.append(language)
        return builds.get(language)

    monkeypatch.setattr(background, "start_build", start)
    monkeypatch.setattr(kernels, "compile_kernel", lambda: None)

    async def story() -> WordLists:
        lists = WordLists(build=True)
        lists.start()
        for language in asked:
            lists.ask_for(language)
        assert {info.language for info in lists.describe() if info.state == "building"} == {"de", *asked}
        await asyncio.gather(*lists._building.values())
        return lists

    return asyncio.run(story()), order


def test_lists_are_built_one_after_the_other_and_say_why_they_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    failing = Build(["   0.1 s  fetching dictionary-fr", "dictionary-fr cannot be fetched. Is there a connection?"], 1)
    lists, order = run(monkeypatch, {"fr": failing}, ["fr", "pl"])
    assert order == ["de", "fr", "pl"]
    found = {info.language: info for info in lists.describe()}
    assert found["fr"].state == "missing"
    assert found["fr"].why == "dictionary-fr cannot be fetched. Is there a connection?"
    assert found["fr"].small > 2000
    assert found["pl"].why == ""


def test_what_was_begun_with_a_small_list_is_built_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    find_for_table("blanko", {"language": "ru"})
    _, order = run(monkeypatch, {}, ["ru"])
    assert order == ["de", "ru"]


@pytest.mark.parametrize(
    ("said", "language"), [("fr_FR.UTF-8", ("fr",)), ("pl", ("pl",)), ("C.UTF-8", ()), ("ruby", ()), ("xx_XX", ())]
)
def test_the_language_of_the_machine(monkeypatch: pytest.MonkeyPatch, said: str, language: tuple[str, ...]) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", said)
    assert find_machine_language() == language


def test_a_readers_list_is_made_ready_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    built: list[str] = []
    monkeypatch.setattr(background, "start_build", built.append)
    monkeypatch.setattr(kernels, "compile_kernel", lambda: None)

    async def story() -> None:
        lists = WordLists(build=True)
        lists.start()
        for language in ("en", "en", "xx", "pl"):
            lists.prepare(language)
            await asyncio.gather(*lists._building.values())

    asyncio.run(story())
    assert built == ["en", "pl"]


def test_nobody_builds_what_there_is_not() -> None:
    with pytest.raises(Illegal, match="no-such-option"):
        WordLists(build=True).ask_for("xx")
    lists = WordLists(build=False)
    lists.ask_for("fr")
    assert {info.state for info in lists.describe()} == {"missing"}


def test_how_far_a_build_is() -> None:
    lines = [
        "   0.0 s  fetching dictionary-pl 2.0.0 (GPL)",
        "   1.9 s  reading how common words are",
        "   3.0 s  unfolding 300,676 entries",
        "  12.1 s  unfolding 300,676 entries, 100,000 done",
        "  46.4 s  unfolding 300,676 entries, 300,000 done",
        "  47.0 s  reading which forms are names",
        "  54.6 s  building the graph of words and the one with names",
        " 101.0 s  keeping 2,877,672 words",
        " 108.4 s  kept as a6f3f705be11b36a…",
        " 108.4 s  compiling the search for moves",
    ]
    shares = [background.find_share(line) for line in lines]
    assert shares == [3, 8, 10, 23, 49, 50, 65, 92, 96, 97]
    assert background.find_share("pl: 2,877,672 words") is None
