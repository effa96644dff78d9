"""Which sentences of the old corpus are not read right, and why: `python -m drivers.sentences` writes the list beside them.

The sentences in tests/corpus/sentences were what the first reader of BLANK was tuned on. `difference` names the first thing in which a
reading is not what was meant.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args

import yaml

from carteblanche.cli.scores import load
from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.calculus import steps as s
from carteblanche.games.blank.calculus.normal import normal
from carteblanche.games.blank.calculus.trees import walk
from carteblanche.reader.answer import Answer, read
from carteblanche.reader.score import Text, judge

CORPUS: Final = Path("tests/corpus/sentences")
LIST: Final = CORPUS / "differences.yaml"
_HEAD: Final = "# Made by `python -m drivers.sentences`: by reason, the sentences that are not read right at once, with what is read.\n"
_SORTS: Final[tuple[tuple[str, tuple[Any, ...]], ...]] = (
    ("it holds, where it should happen, or the other way round", get_args(s.Clause)),
    ("another event", get_args(p.Event)),
    ("another effect", (*get_args(s.Step), *get_args(s.Change))),
    ("somebody else", get_args(p.Players)),
    ("other cards", (p.Some, p.Hand, p.Front, *get_args(p.Test))),
    ("another condition", get_args(p.Condition)),
    ("another time", get_args(p.Until)),
)


def difference(reading: s.Meaning, meaning: s.Meaning) -> str:
    """In which sort of parts two meanings differ first."""
    one, other = normal(reading), normal(meaning)
    for name, sorts in _SORTS:
        kinds = tuple(kind for kind in sorts if isinstance(kind, type))
        found = [
            Counter(type(part).__name__ for _, part in walk(both.clauses) if isinstance(part, kinds))
            for both in (one, other)
        ]
        if found[0] != found[1]:
            return name
    return "a detail: who, how many, which"


def is_social(meaning: s.Meaning) -> bool:
    """Whether people alone do what it asks, and the table only says when."""
    steps = [step for clause in meaning.clauses if isinstance(clause, s.When) for step in clause.then]
    return bool(steps) and all(isinstance(step, s.Oblige) for step in steps)


def reason(text: Text, answer: Answer, verdict: str) -> str:
    """Why this is not right at once; nothing if it is."""
    if text.kind != "machine":
        return "" if verdict in ("nearly", "people") else "taken for something that the machine can do"
    match verdict:
        case "right":
            return ""
        case "among":
            return "right, but to be chosen among offers"
        case "close":
            return "right among what is shown, with words that are not understood"
        case "nearly":
            return "words that are not understood" if answer.left else "not sure enough"
        case "people":
            social = all(is_social(meaning) for meaning in text.meanings)
            return "something that people say or do, left to them" if social else "not understood"
        case _:
            return f"{'offered' if verdict == 'misled' else 'read'}: {difference(answer.readings[0], text.meanings[0])}"


def compare() -> Iterator[tuple[Text, Answer, str]]:
    """Every sentence with its answer and the reason why that is not right."""
    for text in load(CORPUS / "cards.yaml", CORPUS / "gold", None):
        answer = read(text.text, text.card, text.language)
        yield text, answer, reason(text, answer, judge(text, answer))


def main() -> int:
    from carteblanche.games.blank.calculus import notation

    listed: dict[str, dict[str, list[str]]] = {}
    counts: dict[str, Counter[str]] = {}
    for text, answer, why in compare():
        counts.setdefault(why or "right at once, or left to people as it should be", Counter())[text.language] += 1
        if why:
            readings = [notation.write(one).replace("\n", " ") for one in answer.readings]
            listed.setdefault(why, {})[text.id] = [text.text, *readings]
    ordered = {why: listed[why] for why in sorted(listed)}
    LIST.write_text(_HEAD + yaml.safe_dump(ordered, allow_unicode=True, sort_keys=False, width=140), encoding="utf-8")
    languages = ("en", "de", "fr", "pl", "ru")
    sys.stdout.write(f"| reason | all | {' | '.join(languages)} |\n|---|---|---|---|---|---|---|\n")
    for why, found in sorted(counts.items(), key=lambda pair: -pair[1].total()):
        sys.stdout.write(f"| {why} | {found.total()} | {' | '.join(str(found[one]) for one in languages)} |\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
