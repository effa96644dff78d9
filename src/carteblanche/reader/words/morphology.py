"""What the form of a word tells, in languages whose words tell much: the case of nouns, the person and mood of verbs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from carteblanche.reader.words.inflect import CASES, morfeusz, pymorphy

VERBS: Final = frozenset({"v", "o", "mod"})
NOUNS: Final = frozenset({"w", "n", "card", "face", "f", "c", "name", "q", "num", "rel", "poss", "adv"})
_POLISH_NOUNS: Final = frozenset({"subst", "adj", "ppron12", "ppron3", "num", "ger", "ppas", "pact", "depr"})
_RUSSIAN_NOUNS: Final = frozenset({"NOUN", "ADJF", "NPRO", "NUMR", "PRTF"})
_PRONOUNS: Final = frozenset({"ppron12", "ppron3", "NPRO"})
_POLISH_CASES: Final = {"nom": "nom", "gen": "gen", "dat": "dat", "acc": "acc", "inst": "ins", "loc": "loc"}
_SUBJECTS: Final = frozenset({"je", "j'", "tu", "il", "ils", "on"})
_GOVERNING: Final = frozenset({"оба", "обе", "два", "две", "три", "oboje", "dwóch", "dwoje"})
"""Numerals behind which nouns stand in the genitive."""
_NOMINATIVES: Final = frozenset({"er", "du", "ich", "man", "wir"})
_PERSONS: Final = {"pri": "1", "sec": "2", "ter": "3", "1per": "1", "2per": "2", "3per": "3"}
_MOODS: Final = {
    "inf": "inf", "imps": "imps", "ger": "ger", "pcon": "conv", "pant": "conv", "ppas": "ppas",
    "INFN": "inf", "GRND": "conv", "PRTS": "ppas",
}  # fmt: skip


def find_form(words: Sequence[str], category: str, language: str) -> frozenset[str]:
    """The cases that a noun phrase may stand in (`nom`, `gen` …), or the persons and moods of a verb (`2`, `3p`, `imp`, `inf` …)."""
    if language == "fr":
        return _french(words, category)
    if language == "en" and category in VERBS and words[0].endswith("ing") and len(words[0]) > 4:
        return frozenset({"ing"})
    if language == "de" and category == "v" and words[0].endswith("t") and not words[0].startswith("ge"):
        return frozenset({"t"})
    if language == "de" and category == "w" and words[-1] in _NOMINATIVES and len(words) == 1:
        return frozenset({"nom"})
    if language not in ("pl", "ru"):
        return frozenset()
    if category in VERBS:
        return next((form for word in words if (form := _verb(word, language))), frozenset[str]())
    if category not in NOUNS:
        return frozenset()
    if words[0] in _GOVERNING and len(words) > 1:
        return _cases(words[0], language)
    found: frozenset[str] = frozenset()
    for word in words:
        cases = _cases(word, language)
        if not cases:
            break
        found = (found & cases or found) if found else cases
    return found


def names(word: str, language: str) -> bool:
    """Whether a word is a noun or an adjective and cannot be a verb, as far as its form tells."""
    if language == "pl":
        kinds = {str(tag).split(":")[0] for _, _, (_, _, tag, *_) in morfeusz().analyse(word)}
        return bool(kinds) and kinds <= _POLISH_NOUNS - {"ger"}
    if language == "ru":
        kinds = {kind for kind, _ in _tags(word, language)}
        return bool(kinds) and kinds <= _RUSSIAN_NOUNS | {"ADJS", "COMP"}
    return False


def _french(words: Sequence[str], category: str) -> frozenset[str]:
    """*en posant*, *ayant posé*: a participle; *échangeons*: we; *tu*: a pronoun that is always the subject of its verb."""
    word = words[-1]
    if category == "w" and word in _SUBJECTS and len(words) == 1:
        return frozenset({"nom", "clitic"})
    if category not in VERBS:
        return frozenset()
    if word.endswith("ant") and len(word) > 4:
        return frozenset({"conv"})
    if len(words) == 1 and word.endswith(("é", "ée", "és", "ées")):
        return frozenset({"ppas"})
    return frozenset({"1p"}) if word.endswith("ons") and len(word) > 5 else frozenset()


def _tags(word: str, language: str) -> list[tuple[str, list[str]]]:
    """Part of speech and the other fields of every reading of a word."""
    if language == "pl":
        return [
            (fields[0], [one for field in fields[1:] for one in field.split(".")])
            for _, _, (_, _, tag, names, *_) in morfeusz().analyse(word)
            for fields in [str(tag).split(":")]
            if not names
        ]
    if not pymorphy().word_is_known(word):
        return []
    found = [str(parse.tag).replace(" ", ",").split(",") for parse in pymorphy().parse(word)]
    return [(fields[0], fields[1:]) for fields in found if not {"Name", "Surn", "Geox"} & set(fields)]


@lru_cache(maxsize=20_000)
def _cases(word: str, language: str) -> frozenset[str]:
    kinds = _POLISH_NOUNS if language == "pl" else _RUSSIAN_NOUNS
    names = _POLISH_CASES if language == "pl" else CASES
    tags = _tags(word, language)
    pronouns = [one for one in tags if one[0] in _PRONOUNS]
    return frozenset(
        names[field] for kind, fields in pronouns or tags if kind in kinds for field in fields if field in names
    )


@lru_cache(maxsize=20_000)
def _verb(word: str, language: str) -> frozenset[str]:
    found: set[str] = set()
    for kind, fields in _tags(word, language):
        if kind in ("fin", "bedzie", "impt", "praet", "winien", "VERB"):
            several = "p" if "pl" in fields or "plur" in fields else ""
            persons = {_PERSONS[field] + several for field in fields if field in _PERSONS}
            if kind == "impt" or "impr" in fields:
                found |= {"imp"} | (persons or {"1p" if "incl" in fields else f"2{several}"})
            elif kind == "praet" or "past" in fields:
                found |= {"past"} | persons
            else:
                found |= persons
        elif kind in ("pact", "PRTF"):
            found |= {"agent", *_cases(word, language)} if kind == "pact" or "actv" in fields else {"ppas"}
        elif kind in _MOODS:
            found.add(_MOODS[kind])
    return frozenset(found)
