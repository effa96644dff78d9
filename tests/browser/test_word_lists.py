"""BLANKO in a fresh house: a first word at once in every language, without a connection too, and a build that is watched and waited for."""

from __future__ import annotations

import gzip
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest

from carteblanche.games.blanko.letters import LETTER_SETS
from carteblanche.library.words.recipes import WORDFREQ
from carteblanche.library.words.small_lists import find_small_list
from drivers.browser.browsers import Windows
from drivers.browser.players import YOURS, follow_hint, open_table, say_name
from drivers.server.clients import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page

TURNS = 12
"""Within so many turns somebody can lay a first word, or something is wrong with the list."""
_WORDS = "async room => (await fetch(`/api/rooms/${room}/words`)).json()"
"""Which words a table plays with."""
_RECIPE = """
language = "de"
two = "AB"
three = "TAG TOR UHR"

[small]
common = "AB TAG TOR"

[[sources]]
registry = "npm"
name = "dictionary"
version = "1.0.0"
licence = "ours"
sha256 = "0000000000000000000000000000000000000000000000000000000000000000"
kind = "hunspell"
"""


def host(windows: Windows, house: Server, **config: object) -> tuple[Page, str]:
    """Somebody at a new table with a bot, before the game begins."""
    address = f"http://127.0.0.1:{house.port}"
    page = windows.open(address)
    say_name(page, "Ada")
    path = open_table(page, ["greedy"], "blanko", **config)
    page.goto(address + path)
    return page, path.removeprefix("/t/")


@pytest.fixture(scope="module")
def offline(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A fresh house that would like to build word lists and reaches no registry."""
    nowhere = "http://127.0.0.1:9"
    with pytest.MonkeyPatch.context() as patch:
        for name in ("npm_config_registry", "PIP_INDEX_URL", "UV_DEFAULT_INDEX", "UV_INDEX_URL"):
            patch.setenv(name, nowhere)
        patch.setenv("UV_CACHE_DIR", str(tmp_path_factory.mktemp("uv")))
        patch.setenv("npm_config_cache", str(tmp_path_factory.mktemp("npm")))
        found = Server(tmp_path_factory.mktemp("offline"), "--no-limits", "--words")
        found.start()
        yield found
        found.stop()


@pytest.mark.parametrize("language", LETTER_SETS)
def test_a_first_word_is_laid_in_a_fresh_house_without_a_connection(
    windows: Windows, offline: Server, language: str
) -> None:
    page, room = host(windows, offline, language=language, words="friendly")
    page.get_by_text("a small one to begin with").wait_for()
    page.get_by_role("button", name="Start the game").click()
    for _ in range(TURNS):
        page.locator(YOURS).wait_for()
        if page.evaluate(_WORDS, room)["laid"]:
            break
        follow_hint(page)
    found = page.evaluate(_WORDS, room)
    small = find_small_list(language)
    assert small is not None
    assert (found["language"], found["small"], found["words"]) == (language, True, len(small.words))
    assert found["laid"]
    assert [word for word in found["laid"] if word not in small.words] == []


def test_without_a_connection_a_build_says_why_it_failed_and_what_to_do(windows: Windows, offline: Server) -> None:
    page, _ = host(windows, offline)
    failed = page.locator("[data-words=missing]", has_text="cannot be fetched")
    failed.wait_for()
    assert "ECONNREFUSED" in failed.inner_text()
    assert "lexicon import" in failed.inner_text()


@pytest.fixture
def building(tmp_path: Path) -> Iterator[tuple[Server, Path]]:
    """A house that builds a German list of its own from a dictionary that is still to be written: the file of its entries is a pipe."""
    (tmp_path / "languages").mkdir()
    (tmp_path / "languages" / "de.toml").write_text(_RECIPE)
    sources = tmp_path / "lexicons" / "sources"
    package = sources / "dictionary-1.0.0" / "package"
    package.mkdir(parents=True)
    (package / "index.aff").write_text("SFX S Y 1\nSFX S 0 e .\n")
    entries = package / "index.dic"
    os.mkfifo(entries)
    data = sources / f"wordfreq-{WORDFREQ.version}" / "wordfreq" / "data"
    data.mkdir(parents=True)
    for language in ("de", "en"):
        lists = [{"format": "cB", "version": 1}, ["tag"]]
        (data / f"large_{language}.msgpack.gz").write_bytes(gzip.compress(msgspec.msgpack.encode(lists)))
    server = Server(tmp_path, "--no-limits", "--words")
    server.start()
    yield server, entries
    server.stop()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with a name here")
def test_a_build_is_watched_and_the_game_that_waits_for_it_starts_by_itself(
    building: tuple[Server, Path], windows: Windows
) -> None:
    server, entries = building
    page, room = host(windows, server)
    progress = page.locator("[data-words=building] progress")
    progress.wait_for()
    page.get_by_role("button", name="Start by itself").click()
    page.get_by_text("The game starts by itself").wait_for()
    page.locator("[data-words=building] progress[value='8']").wait_for()
    assert page.locator(f"{YOURS}, p.turn").count() == 0
    entries.write_text("3\ntag/S\ntor/S\nlampe\n")  # the builder reads them now, and goes on
    page.locator(f"{YOURS}, p.turn").first.wait_for()
    found = page.evaluate(_WORDS, room)
    assert (found["small"], found["words"]) == (False, 7), "AB TAG TOR UHR TAGE TORE LAMPE"
