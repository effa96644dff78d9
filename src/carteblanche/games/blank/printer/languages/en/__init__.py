"""English."""

from __future__ import annotations

import re
from typing import Final

from carteblanche.games.blank.printer.grammar import Language, Nominal, Phrase, Possessive, join
from carteblanche.games.blank.printer.languages.en.frames import FRAMES
from carteblanche.games.blank.printer.languages.en.roles import PLACES, ROLES
from carteblanche.games.blank.printer.languages.en.words import WORDS

NOUNS: Final = {
    "card": "card cards",
    "rule": "rule rules",
    "player": "player players",
    "turn": "turn turns",
    "round": "round rounds",
    "penalty": "penalty penalties",
    "second": "second seconds",
    "minute": "minute minutes",
    "hour": "hour hours",
    "time": "time times",
    "hand": "hand hands",
    "age": "age ages",
    "neighbour": "neighbour neighbours",
    **{f"n{n}": f"{n} {n}s" for n in range(1, 7)},
}
ADJECTIVES: Final = {
    "violet": "violet",
    "named": "named",
    "playable": "playable",
    "left": "left",
    "right": "right",
}
QUANTITIES: Final = {
    "=": "{n}",
    "=!": "exactly {n}",
    "!=": "not exactly {n}",
    "<": "fewer than {n}",
    ">": "more than {n}",
    "<=": "at most {n}",
    ">=": "at least {n}",
    "+": "{n} or more",
}
VERBS: Final = {
    "be": "are is",
    "have": "have has",
    "do": "do does",
    "may": "may may",
    "must": "must must",
    "may not": "may,not may,not",
    "be about to": "are,about,to is,about,to",
    "go": "go goes",
    "miss": "miss misses",
    "pass": "pass passes",
    "can": "can can",
    "be affected": "are,affected is,affected",
}


class English(Language):
    code = "en"
    roles = ROLES
    places = PLACES
    words = WORDS
    frames = FRAMES
    cases = ("nom", "acc")
    quotes = ("“", "”")
    verbs = VERBS
    modals = {"may": "may", "must": "must", "may-not": "may not", "about": "be about to"}

    def nominal(self, one: Nominal, case: str) -> str:
        del case
        count = one.count
        many = one.plural or (count is not None and count.n != 1)
        forms = NOUNS[one.noun].split()
        number = QUANTITIES[count.op].format(n=_spelt(count.n, one.noun)) if count is not None else ""
        det = {"any": "any number of", "as-many": "as many", "half": "half of"}.get(one.det, one.det)
        if one.whose is not None:
            det = join(det if one.det in ("all", "half") else "", self.possessive(one.whose, ""))
        elif one.det == "half":
            det = "half of the"
        before = [word for word in one.adjectives if word in ("next", "top", "bottom")]
        adjectives = [word for word in one.adjectives if word not in before]
        return join(det, *before, number, *adjectives, forms[many], one.detail, one.after)

    def pronoun(self, agreement: str) -> Phrase:
        if agreement == "2s":
            return Phrase(lambda _: "you", "2s", pronoun=True)
        return Phrase(lambda case: "they" if case == "nom" else "them", "3p", pronoun=True)

    def possessive(self, whose: Possessive, form: str) -> str:
        del form
        return "your" if whose.agreement in ("2s", "2p") else "their"

    def finite(self, verb: str, agreement: str) -> str:
        plural, single = VERBS.get(verb, f"{verb.replace(' ', ',')} {_third(verb)}").rsplit(" ", 1)
        return (single if agreement == "3s" else plural).replace(",", " ")

    def infinitive(self, verb: str) -> str:
        return verb

    def ordinal(self, n: int) -> str:
        last = "th" if n % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(n % 10, "th")
        return f"{n}{last}"

    def tidy(self, text: str) -> str:
        return (
            re.sub(r"\b([Aa]) (?=(?:even|odd|other|orange|oldest|extra|one-|8|11)\b)", r"\1n ", text)
            .replace("an other", "another")
            .replace("An other", "Another")
        )


def _spelt(n: int | str, noun: str) -> int | str:
    """*two 6s*, since *2 6s* would be hard to read."""
    words = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
    return words[n] if isinstance(n, int) and noun[1:].isdigit() and n < len(words) else n


def _third(verb: str) -> str:
    """The third person: *tries*, *misses*, *picks out*."""
    first, _, rest = verb.partition(" ")
    if first.endswith("y") and first[-2] not in "aeou":
        first = f"{first[:-1]}ies"
    else:
        first += "es" if first.endswith(("s", "sh", "ch", "x")) else "s"
    return ",".join(part for part in (first, rest) if part)
