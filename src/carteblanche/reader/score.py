"""How well people are understood: readings compared with meanings that were written down before.

A reading is right if it has the normal form of one of the meanings that are all fine, or else the same traces in 200 generated
positions; free text counts as the same if half of its words are.
Texts of the check fifth (SHA-256 of the id divisible by five) are counted and never shown.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.calculus.normal import normal
from carteblanche.games.blank.calculus.steps import Meaning
from carteblanche.games.blank.traces import difference
from carteblanche.reader.answer import Answer, Kind, read

VERDICTS: Final = ("right", "among", "close", "misled", "nearly", "people", "wrong")
"""Right at once; right among at most three offers; the same with words marked that none of them takes up; offers of which none is right;
nearly, and nothing that is shown is right; left to people; accepted and different."""


@dataclass(frozen=True, slots=True)
class Text:
    id: str
    language: str
    card: Kind
    kind: str
    text: str
    meanings: tuple[Meaning, ...]

    @property
    def checks(self) -> bool:
        """Whether it belongs to the check fifth."""
        return int(hashlib.sha256(self.id.encode()).hexdigest(), 16) % 5 == 0


@dataclass(slots=True)
class Score:
    counts: dict[tuple[str, str, bool], Counter[str]] = field(default_factory=dict)
    """By language, kind of text, and whether it is of the check fifth: how many got which verdict."""
    shown: list[tuple[Text, Answer, str]] = field(default_factory=list)
    """All that is not of the check fifth and not as it should be."""


def texts(cards: Iterable[Mapping[str, Any]], gold: Mapping[str, Sequence[str]]) -> list[Text]:
    """The texts of a corpus file with their meanings."""
    return [
        Text(
            str(card["id"]), str(card["lang"]), "rule" if card["card"] == "rule" else "game", str(card["kind"]), str(card["text"]),
            tuple(notation.read(one) for one in gold.get(str(card["id"]), ())),
        )
        for card in cards
    ]  # fmt: skip


def score(corpus: Iterable[Text]) -> Score:
    found = Score()
    for text in corpus:
        answer = read(text.text, text.card, text.language)
        verdict = judge(text, answer)
        found.counts.setdefault((text.language, text.kind, text.checks), Counter())[verdict] += 1
        good = ("right", "people") if text.kind != "machine" else ("right",)
        if verdict not in good and not text.checks:
            found.shown.append((text, answer, verdict))
    return found


def judge(text: Text, answer: Answer) -> str:
    """One of the verdicts. People's texts and nonsense have no mechanical meaning: whatever is accepted there is wrong."""
    if answer.kind == "people":
        return "people"
    right = (
        [any(same(reading, meaning, text.card) for meaning in text.meanings) for reading in answer.readings]
        if text.kind == "machine"
        else []
    )
    if answer.kind == "nearly":
        return "close" if any(right) else "nearly"
    if answer.kind == "understood":
        return "right" if right and right[0] else "wrong"
    return "right" if right and all(right) else "among" if any(right) else "misled"


_QUOTED: Final = re.compile(r'"((?:[^"\\]|\\.)*)"')


def same(one: Meaning, other: Meaning, card: Kind = "rule") -> bool:
    """Whether two meanings are the same, in writing or in what comes of them, free text apart from some words."""
    a, b = notation.write(normal(one)), notation.write(normal(other))
    if _QUOTED.sub('"…"', a) == _QUOTED.sub('"…"', b):
        return all(_alike(x, y) for x, y in zip(_QUOTED.findall(a), _QUOTED.findall(b), strict=True))
    said, meant = _QUOTED.findall(a), _QUOTED.findall(b)
    if len(said) != len(meant):
        return False
    for text in said:
        alike = next((other for other in meant if _alike(text, other)), None)
        if alike is None:
            return False
        meant.remove(alike)
        a = a.replace(f'"{text}"', f'"{alike}"', 1)
    return not difference(notation.read(a), notation.read(b), card)


def _alike(one: str, other: str) -> bool:
    a, b = (set(re.findall(r"\w+", text.lower())) for text in (one, other))
    return not a or not b or 2 * len(a & b) >= min(len(a), len(b))
