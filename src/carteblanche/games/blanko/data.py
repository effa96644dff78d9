"""BLANKO: the board, its squares, the cards, and the letters of five languages.

What of the German letters' values follows from the rulebook's examples stands in `docs/rules/blanko.md`. Everything else here is our own
reconstruction: the original board, squares, counts, card mix and card texts are not publicly known.
"""

from __future__ import annotations

from typing import Final

from carteblanche.core.values import Value

SIDE: Final = 16
CELLS: Final = tuple(f"{row}{column}" for row in "ABCDEFGHIJKLMNOP" for column in range(1, SIDE + 1))
"""The cells in reading order: A1…A16, B1…, P16."""
CELL: Final = {name: cell for cell, name in enumerate(CELLS)}

EMPTY: Final = "."
JOKER: Final = "?"
JOKERS: Final = 3
JOKER_PENALTY: Final = 10
RACK: Final = 8
LAP: Final = 100
"""Points of one way round the frame; a quarter of it is one side."""

CENTRE: Final = (CELL["H8"], CELL["I9"])
SQUARES: Final = frozenset(
    CELL[name]
    for name in (
        *("H8", "I9"),
        *("C3", "C14", "N3", "N14"),
        *("C8", "H3", "I14", "N9"),
        *("D9", "I4", "H13", "M8"),
        *("E6", "F5", "K12", "L11"),
        *("E11", "K5", "F12", "L6"),
    )
)
"""The 22 BLANKO squares, the same under a half turn and under exchanging rows and columns."""

BLUE: Final = "B"
RED: Final = "R"
TEXT_CARDS: Final = ("T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8")
COLOUR_CARDS: Final = {
    "R1": "BBBBRBBBB",
    "R2": "RBBBBBBBR",
    "R3": "BBRBBBRBB",
    "R4": "BRBBBBBRB",
    "R5": "BBBRBRBBB",
    "R6": "RBBBBBBBB",
    "R7": "BBBBBBBBR",
}
"""By card: its nine fields in reading order, blue ones to be filled and red ones to be left empty."""
LETTER_CARDS: Final = {"L1": 0, "L2": 4, "L3": 8, "L4": 1, "L5": 3, "L6": 5, "L7": 7}
"""By card: the field with the printed letter. Which letter it is depends on the language."""
CARDS: Final = (*TEXT_CARDS, *COLOUR_CARDS, *LETTER_CARDS)

COLOUR_DRAW: Final = 8
LETTER_DRAW: Final = 10
"""How many letters are drawn for a card of either kind."""
FILLED_BONUS: Final = 2
REDRAWN: Final = 3
"""How many tiles T6 lets one put back."""


class Language(Value):
    """The tiles of one language: by letter how many and what each is worth; jokers come on top."""

    code: str
    letters: dict[str, tuple[int, int]]
    vowels: str
    """For T5."""
    printed: str
    """The letters printed on L1…L7."""

    @property
    def alphabet(self) -> str:
        """All letters, in the order of their code points."""
        return "".join(sorted(self.letters))


def _letters(counts: str, values: str) -> dict[str, tuple[int, int]]:
    """`E15 N9` and `1:EN`: how many of each letter, and which letters are worth what."""
    worth = {letter: int(group.split(":")[0]) for group in values.split() for letter in group.split(":")[1]}
    return {word[0]: (int(word[1:]), worth[word[0]]) for word in counts.split()}


LANGUAGES: Final = {
    language.code: language
    for language in (
        Language(
            "de",
            _letters(
                "E15 N9 A7 I7 R7 S7 T7 U5 D4 H4 L4 O4 B3 C3 G3 M3 F2 K2 W2 Z2 J1 P1 Q1 V1 X1 Y1 Ä1 Ö1 Ü1",
                "1:EAIUO 2:NSTDHGM 3:RLBFW 4:CKZP 5:VÄÜ 6:JÖ 8:XY 10:Q",
            ),
            "AEIOUÄÖÜ",
            "OETASRN",
        ),
        Language(
            "en",
            _letters(
                "E12 A9 I8 O8 N7 R7 T7 S6 L5 D5 U4 H4 G3 M3 C3 P3 B2 F2 W2 Y2 V2 K1 J1 X1 Q1 Z1",
                "1:EAIOU 2:NSTRDL 3:HGMBP 4:CFWY 5:VK 8:JX 10:QZ",
            ),
            "AEIOU",
            "OETASRN",
        ),
        Language(
            "fr",
            _letters(
                "E15 A9 I8 N7 R7 S7 T7 U6 O6 L6 D4 M4 C3 P3 G2 B2 F2 H2 V2 J1 Q1 K1 X1 Y1 Z1 W1",
                "1:EAIOU 2:NSTRL 3:DMCPB 4:GFHV 6:Q 8:JXYZ 10:KW",
            ),
            "AEIOUY",
            "OETASRN",
        ),
        Language(
            "pl",
            _letters(
                "A9 I8 E7 O6 N5 Z5 R5 S5 W4 Y4 C4 T4 K4 D4 L4 P4 M4 U3 J3 Ł2 B2 G2 H2 Ę1 Ó1 Ż1 Ą1 Ś1 Ć1 F1 Ń1 Ź1",
                "1:AIEO 2:NZRSWYCT 3:KDLPMU 4:JŁBGH 5:ĘÓĄŚ 6:ŻĆF 8:Ń 10:Ź",
            ),
            "AĄEĘIOÓUY",
            "OEKASRN",
        ),
        Language(
            "ru",
            _letters(
                "О10 Е9 А8 И7 Н6 Т6 Р6 С6 Л5 К4 В4 П4 М4 Д4 У3 Ы2 Я2 Ь2 Г2 З2 Б2 Ч1 Й1 Х1 Ж1 Ш1 Ю1 Ц1 Щ1 Э1 Ф1 Ъ1",
                "1:ОЕАИ 2:НТРСЛКВ 3:ПМДУ 4:ЫЯЬГЗБ 5:ЧЙХ 6:ЖШЮ 8:ЦЩЭ 10:ФЪ",
            ),
            "АЕИОУЫЭЮЯ",
            "ОЕТАСРН",
        ),
    )
}
"""By code. German is the rulebook's language; the letters of the other four are ours, in the same spirit."""


def values(language: str) -> dict[str, int]:
    """By letter as it stands on the board: a joker's letter is written small and worth nothing."""
    found = {letter: value for letter, (_, value) in LANGUAGES[language].letters.items()}
    return found | {letter.lower(): 0 for letter in found} | {JOKER: 0}


VALUES: Final = {code: values(code) for code in LANGUAGES}


def tiles(language: str) -> tuple[str, ...]:
    """All 112 tiles by name: the letters in order, then the jokers."""
    letters = LANGUAGES[language].letters
    return (*(letter for letter in sorted(letters) for _ in range(letters[letter][0])), *(JOKER,) * JOKERS)


def fields(card: str, language: str) -> tuple[str, str]:
    """The nine fields of a mini crossword as blue and red, and what is printed on them: `BBBBBBBBB`, `O........`."""
    if card in COLOUR_CARDS:
        return COLOUR_CARDS[card], EMPTY * 9
    cell = LETTER_CARDS[card]
    letter = LANGUAGES[language].printed[list(LETTER_CARDS).index(card)]
    return BLUE * 9, EMPTY * cell + letter + EMPTY * (8 - cell)
