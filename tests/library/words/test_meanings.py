"""What a word means."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from unittest.mock import Mock

import pytest
from click.testing import CliRunner

from carteblanche.cli import main
from carteblanche.core.errors import Unreadable
from carteblanche.library.words import meanings
from carteblanche.library.words.meanings import Meaning

LEMMAS = {
    "mères": "mère",
    "mères-grand": "mère-grand",
    "meres": "mere",
    "Chats": "Chat",
    "cats": "cat",
    "xyzzies": "xyzzy",
}


def _read_lemmas(*_: object) -> Iterator[tuple[str, str]]:
    return iter(LEMMAS.items())


def test_base_forms_of_all_spellings_that_are_laid_alike() -> None:
    assert meanings.find_base_forms("fr", "MERES", LEMMAS.items()) == ["mere", "mère"]
    assert meanings.find_base_forms("fr", "chats", LEMMAS.items()) == ["Chat"]
    assert meanings.find_base_forms("fr", "ROI", LEMMAS.items()) == []
    assert meanings.find_base_forms("fr", "?", LEMMAS.items()) == []


@pytest.fixture
def wordnet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A WordNet of one noun with two meanings and one verb, in place of what would be fetched."""
    home = tmp_path / "package" / "dict"
    home.mkdir(parents=True)
    for name in meanings.KINDS:
        (home / f"index.{name}").write_text("")
        (home / f"data.{name}").write_text("")
    one, two = '00000000 03 n 01 cat 0 | a pet; "the cat sleeps"\n', "two | a man\n"
    (home / "data.noun").write_text(one + two)
    (home / "index.noun").write_text(
        f"  a licence\ncat n 2 1 @ 2 1 00000000 {len(one):08}\ncatalog n 1 0 1 0 00000000\n"
    )
    monkeypatch.setattr(meanings, "fetch", Mock(return_value=tmp_path))
    monkeypatch.setattr(meanings, "read_lemmas", _read_lemmas)
    return tmp_path


def test_english_words_are_explained(wordnet: Path) -> None:
    found = meanings.find_meanings("en", "CATS", Mock(), wordnet)
    assert found == [Meaning("cat", "noun", "a pet"), Meaning("cat", "noun", "a man")]
    assert meanings.find_meanings("en", "XYZZIES", Mock(), wordnet) == [Meaning("xyzzy")]
    assert meanings.find_meanings("fr", "CATS", Mock(), wordnet) == [Meaning("cat")]


def test_without_a_connection_the_base_form_is_told(wordnet: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(meanings, "fetch", Mock(side_effect=Unreadable("no connection")))
    report = Mock()
    assert meanings.find_meanings("en", "CATS", report, wordnet) == [Meaning("cat")]
    report.assert_called_with("no connection")


def test_the_lists_that_are_installed_know_all_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(meanings, "fetch", Mock(side_effect=Unreadable("no connection")))
    known = {"de": ("HÄUSER", "Haus"), "en": ("MICE", "mouse"), "fr": ("YEUX", "oeil"), "ru": ("ЛЮДЕЙ", "человек")}
    for language, (word, base) in known.items():
        folded = [
            one.replace("œ", "oe")
            for one in (meaning.base for meaning in meanings.find_meanings(language, word, Mock()))
        ]
        assert base in folded, language


@pytest.mark.usefixtures("wordnet")
def test_the_command_says_so() -> None:
    said = CliRunner().invoke(main, ["lexicon", "mean", "en", "cats"])
    assert (said.exit_code, "cat (noun): a pet\n" in said.output) == (0, True)
    assert CliRunner().invoke(main, ["lexicon", "mean", "de", "unheard"]).exit_code == 1
