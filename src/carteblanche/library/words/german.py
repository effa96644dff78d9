"""German, where nouns have capitals as names do: two dictionaries and a list of nouns that says which are names.

What the list calls a noun is a word, and what it calls a place, a first or a last name is none, unless it is a noun as well. What only
the dictionaries have goes with the names if it ends as places do, or if it is neither a compound of known words nor made by an
ending that makes nouns. Compounds that people write are added where both parts are known.
"""

from __future__ import annotations

import csv
import gzip
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final

from carteblanche.library.words import cspell, hunspell
from carteblanche.library.words.letters import Letters

Report = Callable[[str], None]
_SHAPE: Final = re.compile("[A-ZÄÖÜ]?[a-zäöüßàâçéèêëîïñôûáóúã]+").fullmatch
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
    "|holz|horst|tals?|land|au|wig|lers?|sees?"
    "|harts?|hard|brechts?|frieds?|linde|lind|traude?|traut|trude?|gards?|warts?|berts?|helms?|marie|hilde?|gunde?|gotts?|gang|walds?|wald"
    "|stadt|hütte|rose|mund|rich|bald)$"
).search
"""How German places and families like to end. What ends like them is taken only where a list calls it a noun."""
_DERIVED: Final = re.compile(
    ".{3,}(ung|ungen|heit|heiten|keit|keiten|schaft|schaften|erei|ereien|ierung|ierungen|ismus|ismen|ität|itäten|tion|tionen"
    "|tum|tums|nis|nisse|nissen|chen|chens|lings?|linge?n?)"
).fullmatch
"""Endings that make nouns of other words."""
_ABSTRACT: Final = re.compile(".{3,}(ung|heit|keit|schaft)(en)?|.{3,}(ismus|ismen|ität|itäten|tion|tionen)").fullmatch
"""Those that no name has."""
FREQUENT: Final = 112
"""From Zipf 3.5 on, a noun that the list of nouns does not have is a compound of two nouns or none."""
USED: Final = 48
"""A compound that people use: Zipf 1.5 or more. With a part of three letters, a whole Zipf more."""
SHIFT: Final = 32
PARTS: Final = frozenset(
    [
        "abo",
        "akt",
        "arm",
        "bad",
        "bar",
        "bau",
        "bus",
        "deo",
        "eis",
        "erz",
        "fan",
        "fax",
        "fee",
        "gas",
        "hof",
        "hut",
        "job",
        "lob",
        "los",
        "mut",
        "not",
        "ohr",
        "opa",
        "oma",
        "ort",
        "rad",
        "rat",
        "see",
        "sog",
        "tag",
        "tal",
        "tat",
        "tee",
        "tod",
        "tor",
        "tür",
        "typ",
        "uhr",
        "uni",
        "web",
        "weg",
        "wut",
        "zoo",
        "zug",
    ]
)
"""Short nouns that compounds like to be made of. With all of them names would be (Dur-ban)."""


def gather(
    folders: Mapping[str, Path],
    spelt: Mapping[str, int],
    english: Mapping[str, int],
    letters: Letters,
    report: Report,
) -> tuple[Iterator[bytes], Iterator[bytes]]:
    """Words and names, by how common words are here and in English."""

    def level(word: str) -> int:
        return spelt.get(word.lower(), 0)

    report("reading a list of nouns and names")
    nouns, names = _read_nouns(folders["german-nouns"], level)
    dictionary = hunspell.Dictionary.read(folders["dictionary-de"] / "package")
    words = {form for _, forms in dictionary.entries(report) for form in forms if _SHAPE(form)}
    report("reading a second word list")
    trie = folders["@cspell/dict-de-de"] / "package" / "de_DE.trie.gz"
    words.update(filter(_SHAPE, cspell.words(gzip.decompress(trie.read_bytes()).decode())))
    report(f"separating names from words among {len(words):,}")
    lower = {word for word in words if word[0].islower()}
    called = {
        word
        for word in words
        if word[0].isupper()
        and word not in nouns
        and word.lower() not in lower
        and _is_name(word, names, nouns, lower, level)
    }
    words -= called
    words |= nouns
    names = {name for name in names if name not in nouns and name.lower() not in lower} | called
    del called, lower
    report("finding compounds that people use")
    words |= _find_compounds(words, {name.lower() for name in names}, spelt, english)
    return _encode(words, letters), _encode(names, letters)


def _encode(words: set[str], letters: Letters) -> Iterator[bytes]:
    return (codes for word in words if (codes := letters.encode(word)) is not None)


def _read_nouns(folder: Path, level: Callable[[str], int]) -> tuple[set[str], set[str]]:
    """Forms of nouns, and of names. A name that is a noun only in one of its forms (Bremen, of a Breme) stays a name where the noun is
    far rarer.
    """
    nouns: set[str] = set()
    names: set[str] = set()
    lemmas: set[str] = set()
    called: set[str] = set()
    stems: dict[str, int] = {}
    with (folder / "german_nouns" / "nouns.csv").open(encoding="utf-8", newline="") as file:
        rows = csv.reader(file)
        next(rows)
        for row in rows:
            kinds = set(row[1].split(","))
            if kinds & _NO_WORDS:
                continue
            forms = {form for form in (row[0], *row[7:]) if form and _SHAPE(form) and form[0].isupper()}
            if kinds & _NAMES:
                names |= forms
                called.add(row[0])
                continue
            nouns |= forms
            lemmas.add(row[0])
            known = level(row[0])
            for form in forms:
                if known > stems.get(form, 0):
                    stems[form] = known
    nouns -= {name for name in called & nouns if name not in lemmas and stems.get(name, 0) + SHIFT < level(name)}
    return nouns, names


def _is_name(word: str, names: set[str], nouns: set[str], lower: set[str], level: Callable[[str], int]) -> bool:
    """Whether a capitalised word that no list calls a noun is a name, or may be one: it is neither made by an ending
    that makes nouns, nor of two words, nor an infinitive used as a noun.
    """
    if word in names or (word[-1] == "s" and word[:-1] in names):
        return True
    small = word.lower()
    return not _is_compound(small, nouns, lower, frequent=level(word) >= FREQUENT) or _PLACES(word) is not None


def _is_compound(small: str, nouns: set[str], lower: set[str], *, frequent: bool) -> bool:
    """Whether a word is made of others: what is frequent and yet not listed, of two nouns."""
    if (small.endswith("ns") and small[:-1] in lower) or (_ABSTRACT if frequent else _DERIVED)(small):
        return True
    least = 4 if frequent else 3
    for cut in range(least, len(small) - least + 1):
        if small[cut:].capitalize() in nouns:
            head = small[:cut]
            joints = (
                head,
                head[:-1] if head[-1] in "sne" else head,
                head[:-2] if head[-2:] in ("en", "es", "er") else head,
            )
            if any(
                len(part) >= least and ((part in lower and not frequent) or part.capitalize() in nouns)
                for part in joints
            ):
                return True
    return False


def _find_compounds(words: set[str], names: set[str], spelt: Mapping[str, int], english: Mapping[str, int]) -> set[str]:
    """Nouns that people write, of two listed parts; the second a noun. A part has four letters, or is a short noun that makes compounds.
    What is as common in English is taken from there (Softbank, Lakewood).
    """
    begins = {word.lower() for word in words if len(word) >= 4}
    ends = {word.lower() for word in words if len(word) >= 4 and word[0].isupper()}
    begins |= PARTS
    ends |= PARTS
    found: set[str] = set()
    for word, used in spelt.items():
        if used < USED or len(word) < 6 or word in begins or word in names or english.get(word, 0) >= used:
            continue
        least = 3 if used >= USED + SHIFT else 4
        for cut in range(least, len(word) - least + 1):
            if word[cut:] in ends and (word[:cut] in begins or (word[cut - 1] == "s" and word[: cut - 1] in begins)):
                if not _PLACES(word) and not _FAMILIES(word):
                    found.add(word)
                break
    return found
