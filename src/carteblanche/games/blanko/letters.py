"""BLANKO: the letters of a language: how many tiles of each there are, and what each is worth.

German is the rulebook's language. What of its letters' values follows from the examples there stands in `docs/rules/blanko.md`; the
counts, and the letters of the other four, are ours in the same spirit. These five belong to the rules, and logs name them by their code.
The letters of any other language come with the options of its tables, so that a log can be read wherever it is brought to.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from carteblanche.core.values import Message

EMPTY: Final = "."
JOKER: Final = "?"
TILES: Final = 109
"""How many tiles with letters there are in every language; jokers come on top."""
MOST_LETTERS: Final = 32
"""How many different letters the search for moves can tell apart."""
DEAREST: Final = 20
CARDS_WITH_LETTERS: Final = 7

_COUNTS: Final = re.compile(r"(\w)([1-9][0-9]?)").fullmatch
_VALUES: Final = re.compile(r"([1-9][0-9]?):(\w+)").fullmatch


class LetterSet(Message):
    """The letters of one language. `ValueError` if nobody could play with them."""

    counts: str
    """How many tiles of each: `E15 N9 …`."""
    values: str
    """Which letters are worth what: `1:EAIUO 2:NST …`."""
    vowels: str
    """For T5."""
    printed: str
    """The letters printed on L1…L7."""

    def __post_init__(self) -> None:
        counted, valued = self.counted, self.valued
        if sum(counted.values()) != TILES:
            raise ValueError(f"there are {sum(counted.values())} tiles with letters, not {TILES}")
        if not 2 <= len(counted) <= MOST_LETTERS:
            raise ValueError(f"there are {len(counted)} letters, not 2 to {MOST_LETTERS}")
        if counted.keys() != valued.keys():
            raise ValueError(f"counts and values differ in {' '.join(sorted(counted.keys() ^ valued.keys()))}")
        strange = next(
            (one for one in counted if one != one.upper() or len(one.lower()) != 1 or one == one.lower()), None
        )
        if strange is not None:
            raise ValueError(f"{strange!r} is no capital letter with a small one")
        if max(valued.values()) > DEAREST:
            raise ValueError(f"a letter is worth {DEAREST} points at most")
        if len(self.printed) != CARDS_WITH_LETTERS or not counted.keys() >= set(self.printed):
            raise ValueError(f"printed has {CARDS_WITH_LETTERS} of the letters")
        if not self.vowels or not counted.keys() >= set(self.vowels):
            raise ValueError("vowels are some of the letters")

    @property
    def alphabet(self) -> str:
        """All letters, in the order of their code points."""
        return "".join(sorted(self.counted))

    @property
    def counted(self) -> dict[str, int]:
        return _read_counts(self.counts)

    @property
    def valued(self) -> dict[str, int]:
        return _read_values(self.values)

    @property
    def worth(self) -> dict[str, int]:
        """By letter as it stands on the board: a joker's letter is written small and worth nothing."""
        return _read_worth(self.values)


@lru_cache(maxsize=64)
def _read_counts(text: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for part in text.split():
        read = _COUNTS(part)
        if read is None or read[1] in found:
            raise ValueError(f"{part[:20]!r} does not say how many tiles a letter has: E15 N9 …")
        found[read[1]] = int(read[2])
    return found


@lru_cache(maxsize=64)
def _read_values(text: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for part in text.split():
        read = _VALUES(part)
        if read is None or any(letter in found for letter in read[2]):
            raise ValueError(f"{part[:20]!r} does not say which letters are worth what: 1:EAI 2:NST …")
        found.update(dict.fromkeys(read[2], int(read[1])))
    return found


@lru_cache(maxsize=64)
def _read_worth(text: str) -> dict[str, int]:
    found = _read_values(text)
    return found | {letter.lower(): 0 for letter in found} | {JOKER: 0}


LETTER_SETS: Final = {
    "de": LetterSet(
        "E15 N9 A7 I7 R7 S7 T7 U5 D4 H4 L4 O4 B3 C3 G3 M3 F2 K2 W2 Z2 J1 P1 Q1 V1 X1 Y1 Ä1 Ö1 Ü1",
        "1:EAIUO 2:NSTDHGM 3:RLBFW 4:CKZP 5:VÄÜ 6:JÖ 8:XY 10:Q",
        "AEIOUÄÖÜ",
        "OETASRN",
    ),
    "en": LetterSet(
        "E12 A9 I8 O8 N7 R7 T7 S6 L5 D5 U4 H4 G3 M3 C3 P3 B2 F2 W2 Y2 V2 K1 J1 X1 Q1 Z1",
        "1:EAIOU 2:NSTRDL 3:HGMBP 4:CFWY 5:VK 8:JX 10:QZ",
        "AEIOU",
        "OETASRN",
    ),
    "fr": LetterSet(
        "E15 A9 I8 N7 R7 S7 T7 U6 O6 L6 D4 M4 C3 P3 G2 B2 F2 H2 V2 J1 Q1 K1 X1 Y1 Z1 W1",
        "1:EAIOU 2:NSTRL 3:DMCPB 4:GFHV 6:Q 8:JXYZ 10:KW",
        "AEIOUY",
        "OETASRN",
    ),
    "pl": LetterSet(
        "A9 I8 E7 O6 N5 Z5 R5 S5 W4 Y4 C4 T4 K4 D4 L4 P4 M4 U3 J3 Ł2 B2 G2 H2 Ę1 Ó1 Ż1 Ą1 Ś1 Ć1 F1 Ń1 Ź1",
        "1:AIEO 2:NZRSWYCT 3:KDLPMU 4:JŁBGH 5:ĘÓĄŚ 6:ŻĆF 8:Ń 10:Ź",
        "AĄEĘIOÓUY",
        "OEKASRN",
    ),
    "ru": LetterSet(
        "О10 Е9 А8 И7 Н6 Т6 Р6 С6 Л5 К4 В4 П4 М4 Д4 У3 Ы2 Я2 Ь2 Г2 З2 Б2 Ч1 Й1 Х1 Ж1 Ш1 Ю1 Ц1 Щ1 Э1 Ф1 Ъ1",
        "1:ОЕАИ 2:НТРСЛКВ 3:ПМДУ 4:ЫЯЬГЗБ 5:ЧЙХ 6:ЖШЮ 8:ЦЩЭ 10:ФЪ",
        "АЕИОУЫЭЮЯ",
        "ОЕТАСРН",
    ),
}
"""By code: the languages of the rules."""
