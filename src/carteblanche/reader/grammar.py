"""What the grammar makes of a card's text: understood, one of these, nearly, or for people. Every word of the text is accounted for."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final, Literal

import msgspec

from carteblanche.games.blank.calculus.normal import normal
from carteblanche.games.blank.calculus.parts import Fact
from carteblanche.games.blank.calculus.steps import If, Meaning, Oblige, When
from carteblanche.reader import gate
from carteblanche.reader.meaning.interpret import Reading, interpret
from carteblanche.reader.phrases.parse import parse, ways
from carteblanche.reader.senseless import is_senseless
from carteblanche.reader.words.lexicon import Lexicon

Kind = Literal["rule", "game"]
CERTAIN: Final = 0.9
"""What a reading may cost and still be taken for understood."""
UNLIKELY: Final = 0.9
"""What it may cost and still be offered."""
CLOSE: Final = 0.0
"""How much likelier the best reading must be than another, or both are offered."""
WAYS: Final = 24
"""Ways to take the words of a text that are tried."""
MOST_OFFERS: Final = 3
"""Readings that an author is shown to choose from."""
MOST_ASKED: Final = 2
"""Things that people are asked to do, without a price, on a card that is not for people."""
LEFT: Final = 1.0
NOTHING: Final = 3.0


@dataclass(frozen=True, slots=True)
class Answer:
    """`understood` has one reading; `choose` one to three that the author has to confirm, with words that were not understood; `nearly`
    one to three with gaps; `people` none: the card as it was written.
    """

    kind: Literal["understood", "choose", "nearly", "people"]
    language: str
    readings: tuple[Meaning, ...] = ()
    left: tuple[str, ...] = ()
    """Words that no reading takes up."""
    commentary: tuple[str, ...] = ()
    """Words that were taken for a title, a story or a reason."""


def read_by_grammar(text: str, card: Kind, words: Lexicon) -> Answer:
    """What this text means on a rule card or a game card, by the lexicon and the rules of the grammar alone."""
    found = readings(text, card, words)
    best = found[0]
    commentary = tuple(best.commentary)
    if best.meaning is None or for_people(best.meaning):
        return Answer("people", words.language, (), tuple(best.left), commentary)
    weighty = gate.weighty(best.left, best.meaning, words)
    if weighty or best.cost > UNLIKELY or is_senseless(best.meaning):
        others = (one.meaning for one in found[1:] if one.meaning is not None and not is_senseless(one.meaning))
        likely = [one for one in others if not for_people(one)]
        return Answer(
            "nearly", words.language, (best.meaning, *likely[: MOST_OFFERS - 1]), tuple(best.left), commentary
        )
    close = [one for one in found[1:] if not one.left and one.cost <= best.cost + CLOSE]
    close = [one for one in close if one.meaning is not None and not is_senseless(one.meaning)]
    offers = [best.meaning, *(one.meaning for one in close if one.meaning is not None)]
    if len(offers) > 1 or best.left or best.cost > CERTAIN:
        return Answer("choose", words.language, tuple(offers[:MOST_OFFERS]), tuple(best.left), commentary)
    return Answer("understood", words.language, (best.meaning,), (), commentary)


def readings(text: str, card: Kind, words: Lexicon) -> list[Reading]:
    """All readings that differ, the likeliest first: those that take up every word before those that do not. Ways to take the words
    that cost more than a whole reading can make no better one and are not tried.
    """
    found: dict[Meaning | None, Reading] = {}
    cheapest = math.inf
    for extra, rows in ways(parse(text, words), WAYS):
        if extra > cheapest + CLOSE:
            break
        reading = interpret(rows, rule=card == "rule")
        reading.cost += extra
        if reading.meaning is not None:
            reading.left += gate.lost(rows, reading, words)
            reading.meaning = normal(reading.meaning)
            if not _is_sound(reading.meaning):
                reading.meaning = None
        known = found.get(reading.meaning)
        if known is None or _rank(reading) < _rank(known):
            found[reading.meaning] = reading
        if reading.meaning is not None and not reading.left and not is_senseless(reading.meaning):
            cheapest = min(cheapest, reading.cost)
    return sorted(found.values(), key=_rank)


def _is_sound(meaning: Meaning) -> bool:
    """Whether it is a value of the calculus: what a word stood for may have been kept where nobody took it up."""
    try:
        msgspec.convert(msgspec.to_builtins(meaning), Meaning)
    except msgspec.ValidationError:
        return False
    return True


def _rank(reading: Reading) -> tuple[bool, float]:
    whole = reading.meaning is not None and not reading.left and not is_senseless(reading.meaning)
    return not whole, reading.cost + LEFT * len(reading.left) + (NOTHING if reading.meaning is None else 0.0)


def for_people(meaning: Meaning) -> bool:
    """Whether nothing in it is for the machine to do, or all hangs on what people think of something that they were asked to do."""
    acts = [step for clause in meaning.clauses if isinstance(clause, When) for step in clause.then]
    if acts and all(isinstance(clause, When) for clause in meaning.clauses):
        asked = [isinstance(step, Oblige) and not step.fail and step.until is None and step.times == 1 for step in acts]
        if all(asked) or sum(asked) > MOST_ASKED:
            return True
        judged = [isinstance(step, If) and isinstance(step.holds, Fact) for step in acts]
        return any(asked) and any(judged) and all(a or b for a, b in zip(asked, judged, strict=True))
    return False
