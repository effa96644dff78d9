"""Word lists from elsewhere: one's own, and those that another machine has exported."""

from __future__ import annotations

import zipfile
from pathlib import Path
from unittest.mock import Mock

import pytest

from carteblanche.core.errors import Unreadable
from carteblanche.games.blanko.letters import LETTER_SETS
from carteblanche.games.blanko.lexicon import Graph
from carteblanche.library.words import lexicons


@pytest.fixture
def kept(tmp_path: Path) -> lexicons.KeptLexicon:
    graph = Graph.build(LETTER_SETS["de"].alphabet, {"BAU": 10, "BAUM": 140})
    return lexicons.keep("de", graph, graph, ["a list 1"], ["a list: ours"], tmp_path)


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
    assert lexicons.find_current("de", tmp_path) is None


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
    assert lexicons.find_current("de", tmp_path) == kept
    assert lexicons.is_sound("de", tmp_path)


def test_of_a_list_of_ones_own_bots_do_not_lay_what_the_recipe_calls_rude(tmp_path: Path) -> None:
    file = tmp_path / "list.txt"
    file.write_text("crap\nshitty\ncat\nscrap\n")
    found = lexicons.load(lexicons.import_list("en", file, tmp_path).hash, tmp_path)
    assert found is not None
    assert found.rude == {"CRAP", "SHITTY"}


def test_a_lexicon_is_brought_to_another_machine_with_its_licences(kept: lexicons.KeptLexicon, tmp_path: Path) -> None:
    licences = tmp_path / f"{kept.hash}.licences"
    licences.mkdir()
    (licences / "a-LICENCE").write_text("free")
    file, there = tmp_path / "de.zip", tmp_path / "there"
    assert lexicons.pack("de", file, tmp_path) == kept
    assert lexicons.import_list("de", file, there) == kept
    assert lexicons.find_current("de", there) == kept
    found = lexicons.load(kept.hash, there)
    assert found is not None
    assert list(found.words) == ["BAU", "BAUM"]
    assert (there / f"{kept.hash}.licences" / "a-LICENCE").read_text() == "free"


def test_there_is_nothing_to_export_before_a_list_is_built(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="lexicon build de"):
        lexicons.pack("de", tmp_path / "de.zip", tmp_path)


def test_an_export_is_written_whole_and_over_nothing(
    kept: lexicons.KeptLexicon, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "out" / "de.zip"
    file.parent.mkdir()
    file.write_text("something else")
    with pytest.raises(Unreadable, match="there already"):
        lexicons.pack("de", file, tmp_path)
    assert file.read_text() == "something else"
    file.unlink()
    monkeypatch.setattr(zipfile.ZipFile, "write", Mock(side_effect=OSError("no space left")))
    with pytest.raises(OSError, match="no space left"):
        lexicons.pack("de", file, tmp_path)
    assert list(file.parent.iterdir()) == []
    assert lexicons.is_sound("de", tmp_path), kept


@pytest.mark.parametrize("change", ["language", "content", "about", "missing", "cut", "path", "password"])
def test_an_export_that_was_changed_is_refused(change: str, kept: lexicons.KeptLexicon, tmp_path: Path) -> None:
    file, there = tmp_path / "de.zip", tmp_path / "there"
    lexicons.pack("de", file, tmp_path)
    with zipfile.ZipFile(file) as packed:
        parts = {name: packed.read(name) for name in packed.namelist()}
    match change:
        case "content":
            parts["lexicon"] = parts["lexicon"][:-1] + b"!"
        case "about":
            parts["lexicon.json"] = b"{}"
        case "missing":
            del parts["lexicon"]
        case "path":
            parts["licences/../../x"] = b"x"
        case _:
            pass
    with zipfile.ZipFile(file, "w") as packed:
        for name, part in parts.items():
            packed.writestr(name, part)
    if change == "password":
        locked = bytearray(file.read_bytes())
        for mark, offset in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
            at = locked.find(mark)
            while at >= 0:
                locked[at + offset] |= 1
                at = locked.find(mark, at + 1)
        file.write_bytes(locked)
    if change == "cut":
        content = file.read_bytes()
        file.write_bytes(content[:60] + content[90:])
    with pytest.raises(Unreadable, match=r"lexicon of de|export it again"):
        lexicons.import_list("fr" if change == "language" else "de", file, there)
    assert lexicons.find_current("de", there) is None
    assert not (tmp_path / "x").exists()
