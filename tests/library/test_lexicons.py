from __future__ import annotations

import gzip
import hashlib
import io
import os
import sys
import tarfile
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
    assert not lexicons.sound("de", tmp_path)
    file.write_bytes(data)
    assert lexicons.sound("de", tmp_path)


def test_a_file_with_another_hash_is_refused(kept: lexicons.Kept, tmp_path: Path) -> None:
    other = "0" * 64
    (tmp_path / f"{kept.hash}.lexicon").rename(tmp_path / f"{other}.lexicon")
    with pytest.raises(Unreadable, match="build it again"):
        lexicons.load(other, tmp_path)


def test_a_damaged_pointer_is_refused(tmp_path: Path) -> None:
    (tmp_path / "de.json").write_bytes(b"{")
    with pytest.raises(Unreadable, match="lexicon build de"):
        lexicons.current("de", tmp_path)
    assert lexicons.named("de", tmp_path)
    assert not lexicons.sound("de", tmp_path)


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


def test_a_list_of_ten_million_lines_is_refused_before_it_is_read(tmp_path: Path) -> None:
    file = tmp_path / "list.txt"
    with file.open("wb") as lines:
        for _ in range(100):
            lines.write(b"BAU\n" * 100_000)
    with pytest.raises(Unreadable, match="at most 5,000,000 lines, this one has 10,000,000; leave out"):
        lexicons.import_list("de", file, tmp_path)
    assert lexicons.current("de", tmp_path) is None


def test_a_list_without_an_end_is_refused_before_it_is_read(tmp_path: Path) -> None:
    file = tmp_path / "list.txt"
    with file.open("wb") as lines:
        lines.truncate(lexicons.LARGEST + 1)
    with pytest.raises(Unreadable, match="at most 256 MiB; leave out"):
        lexicons.import_list("de", file, tmp_path)


def test_a_list_of_ones_own() -> None:
    assert list(lexicons.read_list("de", [b"baum\r\n", b"# our own\n", b"BAU"], "list")) == ["BAU", "BAUM"]


def test_a_list_of_ones_own_is_played_with_and_a_bad_one_changes_nothing(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    good.write_text("bau\nbaum\n")
    kept = lexicons.import_list("de", good, tmp_path)
    bad.write_bytes(b"BAUM\nBA\0UM\n")
    with pytest.raises(Unreadable, match="line 2: there is a NUL byte"):
        lexicons.import_list("de", bad, tmp_path)
    assert lexicons.current("de", tmp_path) == kept
    assert lexicons.sound("de", tmp_path)


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


ARCHIVE = b"what npm packed"
PACKAGE = fetch.Package("npm", "dictionary-de", "3.0.0", "GPL", hashlib.sha256(ARCHIVE).hexdigest())


def brings(monkeypatch: pytest.MonkeyPatch, content: bytes | None) -> None:
    """Instead of npm: a client that leaves this archive, or fails."""
    leave = f"open('it.tgz', 'wb').write({content!r})" if content is not None else "raise SystemExit('no such package')"
    client: tuple[list[str], dict[str, str]] = ([sys.executable, "-c", leave], dict(os.environ))
    monkeypatch.setattr(fetch, "_npm_client", lambda: client)


def test_a_client_that_fails_is_told_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    brings(monkeypatch, None)
    with pytest.raises(Unreadable, match=r"dictionary-de 3\.0\.0 cannot be fetched: no such package$"):
        fetch.fetched(PACKAGE, tmp_path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("content", [ARCHIVE[:-1], ARCHIVE + b"!", b""])
def test_a_download_that_was_cut_off_or_changed_is_refused_and_not_kept(
    content: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    brings(monkeypatch, content)
    with pytest.raises(Unreadable, match="not as it was published: cut off or changed on the way"):
        fetch.fetched(PACKAGE, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_download_as_it_was_published_is_unpacked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz") as archive:
        member = tarfile.TarInfo("package/index.aff")
        member.size = 2
        archive.addfile(member, io.BytesIO(b"ok"))
    brings(monkeypatch, packed.getvalue())
    package = PACKAGE._replace(sha256=hashlib.sha256(packed.getvalue()).hexdigest())
    assert (fetch.fetched(package, tmp_path) / "package" / "index.aff").read_text() == "ok"


@pytest.mark.parametrize("damage", ["index.dic", "large_en.msgpack.gz"])
def test_sources_that_were_damaged_are_refused_with_a_way_out(
    damage: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = sources(tmp_path / "sources", "cat/S\n")

    def fetched(package: fetch.Package, _: Path) -> Path:
        return folder / package.name.split("-")[0]

    monkeypatch.setattr(lexicons, "fetched", fetched)
    file = next(folder.rglob(damage))
    file.write_bytes(b"\xff" + file.read_bytes()[:20])
    with pytest.raises(Unreadable, match="delete this folder and build again"):
        lexicons.build("en", lambda _: None, tmp_path)
    assert lexicons.current("en", tmp_path) is None


def test_every_source_is_pinned() -> None:
    for packages in recipes.PACKAGES.values():
        assert all(package.version[0].isdigit() and package.licence for package in packages)
        assert all(len(package.sha256) == 64 for package in packages)
    assert built_in().language == "de"
