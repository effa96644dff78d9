"""How a lexicon is made of public data, language by language. `docs/lexicons.md` tells it for people.

A recipe gives two sets of words in capitals: those to play with, and the wider ones with names and foreign words (BO-16).
Everything that is not 2 to 16 letters of the language's alphabet falls out on the way.
"""

from __future__ import annotations

import csv
import gzip
import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from carteblanche.games.blanko.data import LANGUAGES
from carteblanche.games.blanko.lexicon import LONGEST, SHORTEST
from carteblanche.library import cspell, frequency, hunspell
from carteblanche.library.fetch import Package
from carteblanche.library.short import DENIED, TWO

WORDFREQ: Final = Package(
    "pypi",
    "wordfreq",
    "3.1.1",
    "Apache-2.0, data CC BY-SA 4.0",
    "4b1c6ecffc6198be3396d5cf871c4423ca71c907c231348d352dd54d62b97473",
)
PACKAGES: Final[Mapping[str, tuple[Package, ...]]] = {
    "de": (
        Package(
            "npm",
            "dictionary-de",
            "3.0.0",
            "GPL-2.0 or GPL-3.0",
            "50b5640b33c276a49cc15f426f2d31ee5faf397f4a27e92b1678e77f43f8d14a",
        ),
        Package(
            "npm",
            "@cspell/dict-de-de",
            "4.1.2",
            "LGPL-3.0, data GPL-2.0 or GPL-3.0",
            "6e29287b0bac82e2efd54bcfdb1de4f7f2a949f05f34fd47f3c5dfa9ad736941",
        ),
        Package(
            "pypi",
            "german-nouns",
            "1.2.5",
            "CC BY-SA 4.0",
            "0f113c59ea331aae750bc03c7b6c7217bae975c6677b4df8d8932093093f509f",
        ),
        WORDFREQ,
    ),
    "en": (
        Package(
            "npm",
            "dictionary-en",
            "4.0.0",
            "MIT and BSD",
            "160cba5e6c0230d43d70b0c929e498566ff2c3c4bcf840318d98ce28e31ee756",
        ),
        WORDFREQ,
    ),
    "fr": (
        Package(
            "npm",
            "dictionary-fr",
            "3.0.0",
            "MPL-2.0",
            "b20ab69249881bc36b1dcdfbfd2df226660a7cecc95f2cf122714008b491c78e",
        ),
        WORDFREQ,
    ),
    "pl": (
        Package(
            "npm",
            "dictionary-pl",
            "2.0.0",
            "GPL-3.0, LGPL-3.0, MPL-2.0, Apache-2.0 or CC-BY-4.0",
            "03a119f53a76960dce47a7b8c801cc33c62aa9de0d9c9137c5fa77cc4f18325d",
        ),
        WORDFREQ,
    ),
    "ru": (
        Package(
            "npm",
            "dictionary-ru",
            "3.0.0",
            "BSD-3-Clause",
            "53fe1b0ff870c35b61dbc957116a15590458d145dbf89126ebf85a13adce0416",
        ),
        WORDFREQ,
    ),
}
"""By language: where its words come from, at which versions, and the SHA-256 of what these are."""

Told = Callable[[str], None]


class Gathered(NamedTuple):
    words: dict[str, int]
    """To play with: by word, how common it is."""
    wider: dict[str, int]
    """With names and foreign words."""


def gathered(language: str, folders: Mapping[str, Path], told: Told) -> Gathered:
    """All words of a language from its unpacked packages."""
    told("reading how common words are")
    common = _common(frequency.read(folders["wordfreq"], language), language)
    if language == "de":
        plain, names = _german(folders, common, told)
    else:
        plain, names = _others(language, folders[f"dictionary-{language}"], told)
    denied = set(DENIED[language].split())
    two = set(TWO[language].split())
    words = {word: common.get(word, 0) for word in plain if len(word) > SHORTEST and word not in denied}
    words |= {word: common.get(word, 0) for word in two}
    wider = words | {word: common.get(word, 0) for word in names if len(word) > SHORTEST and word not in words}
    return Gathered(words, wider)


def folded(word: str, language: str) -> str:
    """A word as it is laid: capitals, ß as SS, French accents and Russian ё folded; umlauts and Polish letters are letters."""
    shown = word.upper()
    if language == "fr":
        shown = shown.replace("Œ", "OE").replace("Æ", "AE")
        shown = "".join(sign for sign in unicodedata.normalize("NFD", shown) if not unicodedata.combining(sign))
    elif language == "ru":
        shown = shown.replace("Ё", "Е")
    return shown


def _playable(words: Iterable[str], language: str) -> set[str]:
    fine = re.compile(f"[{LANGUAGES[language].alphabet}]{{{SHORTEST},{LONGEST}}}").fullmatch
    return {shown for word in words if fine(shown := folded(word, language))}


def _common(found: Mapping[str, int], language: str) -> dict[str, int]:
    common: dict[str, int] = {}
    for word, level in found.items():
        shown = folded(word, language)
        common[shown] = max(level, common.get(shown, 0))
    return common


def _dictionary(folder: Path, without: str = "") -> hunspell.Dictionary:
    package = folder / "package"
    aff = (package / "index.aff").read_text(encoding="utf-8")
    return hunspell.Dictionary(aff, (package / "index.dic").read_text(encoding="utf-8"), without)


def _others(language: str, folder: Path, told: Told) -> tuple[set[str], set[str]]:
    """Lower case is a word, a capital means a name."""
    dictionary = _dictionary(folder, without="'’-")
    plain: set[str] = set()
    names: set[str] = set()
    for form in dictionary.forms(told):
        if form.islower():
            plain.add(form)
        elif form[:1].isupper() and form[1:].islower():
            names.add(form)
    told(f"folding {len(plain):,} forms")
    return _playable(plain, language), _playable(names, language)


_SHAPE: Final = re.compile("[A-ZÄÖÜ]?[a-zäöüß]+").fullmatch
_NAMES: Final = frozenset({"Toponym", "Vorname", "Nachname", "Eigenname", "Straßenname"})
_NO_WORDS: Final = frozenset(
    {"Abkürzung", "Affix", "Suffix", "Buchstabe", "Symbol", "Gebundenes Lexem", "Wortverbindung"}
)
_PLACES: Final = re.compile(
    "(burg|heim|hausen|ingen|kirchen|hofen|stetten|stett|stedt|felde|rode|roda|büttel|weiler|thal|furth?|dorf|bronn|münde|brück)"
    "(s|er|ern|ers|ener|erin|erinnen|enerin|enerinnen)?$"
).search
_FAMILIES: Final = re.compile(
    "(berge?n?s?|bachs?|felde?n?s?|manns?|steins?|hofs?|hagen|beck|me[iy]er|maier|schmidt|müller"
    "|holz|horst|tals?|land|au|wig|lers?|sees?)$"
).search
"""How German places and families like to end. What ends like them is taken only where a list calls it a noun."""
_DERIVED: Final = re.compile(
    ".{3,}(ung|ungen|heit|heiten|keit|keiten|schaft|schaften|erei|ereien|ierung|ierungen|ismus|ismen|ität|itäten|tion|tionen"
    "|tum|tums|nis|nisse|nissen|chen|chens|lings?|linge?n?)"
).fullmatch
"""Endings that make nouns of other words."""


def _german(folders: Mapping[str, Path], common: Mapping[str, int], told: Told) -> tuple[set[str], set[str]]:
    """Two dictionaries, compounds of their nouns that people really use, less the names."""
    told("reading a list of nouns and names")
    nouns, names = _nouns(folders["german-nouns"])
    dictionary = _dictionary(folders["dictionary-de"])
    listed = {form for form in dictionary.forms(told) if _SHAPE(form)}
    told("reading a second word list")
    trie = folders["@cspell/dict-de-de"] / "package" / "de_DE.trie.gz"
    listed |= {word for word in cspell.words(gzip.decompress(trie.read_bytes()).decode()) if _SHAPE(word)}
    told(f"telling names from words among {len(listed):,}")
    lower = {word for word in listed if word[0].islower()}
    capital = {word for word in listed if word[0].isupper()}
    called = {
        word
        for word in capital
        if word not in nouns and word.lower() not in lower and _called(word, names, nouns, lower)
    }
    words = lower | (capital - called)
    told("finding compounds that people use")
    compounds = _compounds(words, names, common)
    return _playable(words | compounds, "de"), _playable(names | called, "de")


def _nouns(folder: Path) -> tuple[set[str], set[str]]:
    """Forms of nouns, and of names."""
    nouns: set[str] = set()
    names: set[str] = set()
    with (folder / "german_nouns" / "nouns.csv").open(encoding="utf-8", newline="") as file:
        rows = csv.reader(file)
        next(rows)
        for row in rows:
            kinds = set(row[1].split(","))
            if kinds & _NO_WORDS:
                continue
            forms = {form for form in (row[0], *row[7:]) if _SHAPE(form) and form[0].isupper()}
            (names if kinds & _NAMES else nouns).update(forms)
    return nouns, names


def _called(word: str, names: set[str], nouns: set[str], lower: set[str]) -> bool:
    """Whether a capitalised word that no list calls a noun is a name, or may be one: it is neither made by an ending
    that makes nouns, nor of two words, nor an infinitive used as a noun.
    """
    if word in names or (word[-1] == "s" and word[:-1] in names) or _PLACES(word):
        return True
    small = word.lower()
    if _DERIVED(small) or (small.endswith("ns") and small[:-1] in lower):
        return False
    for cut in range(3, len(small) - 2):
        if small[cut:].capitalize() in nouns:
            head = small[:cut]
            joints = (
                head,
                head[:-1] if head[-1] in "sne" else head,
                head[:-2] if head[-2:] in ("en", "es", "er") else head,
            )
            if any(len(part) > 1 and (part in lower or part.capitalize() in nouns) for part in joints):
                return False
    return True


def _compounds(words: set[str], names: set[str], common: Mapping[str, int]) -> set[str]:
    """Nouns that people write, of two listed parts of four letters or more; the second a noun."""
    begins = {word.lower() for word in words if len(word) >= 4}
    ends = {word.lower() for word in words if len(word) >= 4 and word[0].isupper()}
    known = {word.upper().replace("ß", "SS") for word in words} | {name.upper() for name in names}
    found: set[str] = set()
    for shown, level in common.items():
        if level < 48 or not 8 <= len(shown) <= LONGEST or shown in known or not shown.isalpha():
            continue
        word = shown.lower()
        if _PLACES(word) or _FAMILIES(word):
            continue
        for cut in range(4, len(word) - 3):
            end = word[cut:]
            if end in ends and (word[:cut] in begins or (word[cut - 1] == "s" and word[: cut - 1] in begins)):
                found.add(word)
                break
    return found
