from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from carteblanche.core.errors import Unreadable
from carteblanche.games.blanko.data import LANGUAGES
from carteblanche.games.blanko.lexicon import Graph
from carteblanche.games.blanko.words import built_in
from carteblanche.library import fetch, lexicons, recipes
from carteblanche.library.frequency import byte
from carteblanche.library.short import TWO

ALPHABET = LANGUAGES["de"].alphabet


@pytest.fixture
def kept(tmp_path: Path) -> lexicons.Kept:
    graph = Graph.build(ALPHABET, {"BAU": 10, "BAUM": 140})
    wider = Graph.build(ALPHABET, {"BAU": 10, "BAUM": 140, "BERTA": 3})
    return lexicons.keep("de", graph, wider, ["a list 1"], ["a list: ours"], tmp_path)


def test_what_is_kept_comes_back(kept: lexicons.Kept, tmp_path: Path) -> None:
    assert lexicons.current("de", tmp_path) == kept
    found = lexicons.load(kept.hash, tmp_path)
    assert found is not None
    assert (list(found.words), list(found.wider)) == (["BAU", "BAUM"], ["BAU", "BAUM", "BERTA"])
    assert found.words.frequency("BAUM") == 140
    assert found.hash == kept.hash
    assert lexicons.current("fr", tmp_path) is None
    assert lexicons.load("0" * 64, tmp_path) is None
    assert lexicons.load("../de", tmp_path) is None


@pytest.mark.parametrize("damage", ["short", "long", "zeros", "empty"])
def test_a_damaged_file_is_refused_with_a_way_out(damage: str, kept: lexicons.Kept, tmp_path: Path) -> None:
    file = tmp_path / f"{kept.hash}.lexicon"
    data = file.read_bytes()
    file.write_bytes({"short": data[:-1], "long": data + b"x", "zeros": b"\0" * len(data), "empty": b""}[damage])
    with pytest.raises(Unreadable, match="build it again"):
        lexicons.load(kept.hash, tmp_path)


def test_a_damaged_pointer_is_refused(tmp_path: Path) -> None:
    (tmp_path / "de.json").write_bytes(b"{")
    with pytest.raises(Unreadable, match="lexicon build de"):
        lexicons.current("de", tmp_path)


def test_words_of_the_house_have_a_hash_of_their_own(kept: lexicons.Kept, tmp_path: Path) -> None:
    base = lexicons.load(kept.hash, tmp_path)
    assert base is not None
    grown = lexicons.extended(base, ["QUARKS"], tmp_path)
    again = lexicons.load(grown.hash, tmp_path)
    assert again is not None
    assert list(again.words) == ["BAU", "BAUM", "QUARKS"]
    assert lexicons.extended(base, [], tmp_path) is base


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ([b"BAU\n", b"BA\0UM\n"], "line 2: there is a NUL byte"),
        ([b"\xff\xfe"], "not UTF-8"),
        (["ЖУК".encode()], "not a letter of"),
        ([b"A"], "2 to 16"),
        ([], "no word"),
        ([b"# nothing", b"  "], "no word"),
    ],
)
def test_a_list_that_cannot_be_played_with(lines: list[bytes], why: str) -> None:
    with pytest.raises(Unreadable, match=why):
        lexicons.read_list("de", lines, "list")


def test_a_list_of_ten_million_lines_is_refused_on_the_way() -> None:
    read = 0

    def lines() -> Iterator[bytes]:
        nonlocal read
        for _ in range(10_000_000):
            read += 1
            yield b"BAU\n"

    with pytest.raises(Unreadable, match="at most 1,000 lines"):
        lexicons.read_list("de", lines(), "list", most=1000)
    assert read == 1001


def test_a_list_of_ones_own() -> None:
    assert list(lexicons.read_list("de", [b"baum\r\n", b"# our own\n", b"BAU"], "list")) == ["BAU", "BAUM"]


def test_there_is_no_such_language() -> None:
    with pytest.raises(Unreadable, match="there are de, en"):
        lexicons.current("xx")


def sources(folder: Path, entries: str) -> Path:
    """Packages as they would be unpacked."""
    package = folder / "dictionary" / "package"
    package.mkdir(parents=True)
    (package / "index.aff").write_text("SFX S Y 1\nSFX S 0 s .\n")
    (package / "index.dic").write_text("9\n" + entries)
    data = folder / "wordfreq" / "wordfreq" / "data"
    data.mkdir(parents=True)
    lists: list[object] = [{"format": "cB", "version": 1}, *([] for _ in range(300)), ["cat", "mère"]]
    for language in LANGUAGES:
        (data / f"large_{language}.msgpack.gz").write_bytes(gzip.compress(msgspec.msgpack.encode(lists)))
    return folder


def test_a_capital_means_a_name(tmp_path: Path) -> None:
    folder = sources(tmp_path, "cat/S\nLondon\nNATO\nwon't\nqi\nx-ray\n")
    found = recipes.gathered(
        "en", {"dictionary-en": folder / "dictionary", "wordfreq": folder / "wordfreq"}, lambda _: None
    )
    assert "CATS" in found.words
    assert "LONDON" not in found.words
    assert "LONDON" in found.wider
    assert not {"NATO", "QI", "WONT", "XRAY"} & set(found.wider)
    assert found.words["CAT"] == byte(6.0) == 192
    assert found.words["CATS"] == 0


def test_french_accents_and_russian_letters_are_folded(tmp_path: Path) -> None:
    folder = sources(tmp_path, "mère\nœuvre\nça\n")
    found = recipes.gathered(
        "fr", {"dictionary-fr": folder / "dictionary", "wordfreq": folder / "wordfreq"}, lambda _: None
    )
    assert {"MERE", "OEUVRE"} <= set(found.words)
    assert found.words["MERE"] == 192
    assert recipes.folded("ёлка", "ru") == "ЕЛКА"
    assert recipes.folded("Straße", "de") == "STRASSE"
    assert recipes.folded("żółw", "pl") == "ŻÓŁW"


def test_two_letter_words_are_letters_of_their_language() -> None:
    for language, listed in TWO.items():
        words = listed.split()
        assert all(len(word) == 2 and set(word) <= set(LANGUAGES[language].letters) for word in words)
        assert len(words) == len(set(words))


def test_a_client_that_fails_is_told_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    client: tuple[list[str], dict[str, str]] = (["false"], {})
    monkeypatch.setattr(fetch, "_npm_client", lambda: client)
    package = fetch.Package("npm", "dictionary-de", "3.0.0", "GPL")
    with pytest.raises(Unreadable, match=r"dictionary-de 3\.0\.0 cannot be fetched"):
        fetch.fetched(package, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_every_source_is_pinned() -> None:
    for packages in recipes.PACKAGES.values():
        assert all(package.version[0].isdigit() and package.licence for package in packages)
    assert built_in().language == "de"
