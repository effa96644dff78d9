"""Reads a card's text and answers: understood, one of these, nearly, or for people. Never a mixture by chance.

Two readers look at a text. The grammar accounts for every word, and knows what it does not know; the network has seen how thousands of
texts are worded, and says how likely each reading is. `ranking` says from both how sure a reading is: one that is sure is understood,
among likely ones the author chooses.

A text is read once, where it is typed. What is proposed, stored, played and logged is the meaning, with the author's words beside it.
"""

from __future__ import annotations

import math
from typing import Final

from carteblanche.reader.grammar import MOST_OFFERS, Answer, Kind, read_by_grammar
from carteblanche.reader.learnt.network import network
from carteblanche.reader.learnt.proposals import Proposal, propose
from carteblanche.reader.ranking import rank
from carteblanche.reader.words.lexicon import LANGUAGES, Lexicon, lexicon
from carteblanche.reader.words.tokens import tokenise

__all__ = ["Answer", "Kind", "available", "guess", "prepare", "read"]

SURE: Final = 0.9
"""A reading as sure as this is understood, or, if a word beside others left no trace in it, the only one to be confirmed."""
LIKELY: Final = 0.55
"""If it is as sure as this that one of them is right, readings are offered to choose from; else the text is only nearly understood."""
FAINT: Final = 0.02
"""What is less sure is not shown."""
BESIDE: Final = 0.5
"""Nor is it offered beside the best, if it is so much less sure."""
PEOPLE: Final = 0.5
"""A text of which the network is so sure that it is for people, or senseless, is left to them."""


def read(text: str, card: Kind, language: str | None = None, *, prefer: str = "") -> Answer:
    """What this text means on a rule card or a game card; without a language, that of most of its words, of several the preferred one."""
    words = lexicon(language or guess(text, prefer))
    grammar = read_by_grammar(text, card, words)
    return decide(text, card, words, grammar, propose(text, card, words, grammar))


def decide(text: str, card: Kind, words: Lexicon, grammar: Answer, learnt: list[Proposal]) -> Answer:
    """One answer from what the grammar and the network make of a text."""
    idle = sum(one.share for one in learnt if one.meaning is None)
    found = [one for one in rank(text, card, words, grammar, learnt) if one.sure >= FAINT]
    if idle >= PEOPLE or not found:
        return Answer("people", words.language, (), grammar.left, grammar.commentary)
    best = found[0]
    offers = [one for one in found[:MOST_OFFERS] if one.sure >= BESIDE * best.sure]
    likely = 1 - math.prod(1 - one.sure for one in offers) >= LIKELY
    if best.sure >= SURE and not best.weighty and not best.lost:
        return Answer("understood", words.language, (best.meaning,), (), best.commentary)
    if best.sure >= SURE:
        return Answer("choose", words.language, (best.meaning,), best.lost, best.commentary)
    if likely:
        return Answer("choose", words.language, tuple(one.meaning for one in offers), best.lost, best.commentary)
    shown = tuple(one.meaning for one in found[:MOST_OFFERS])
    return Answer("nearly", words.language, shown, best.lost, best.commentary)


def guess(text: str, prefer: str = "") -> str:
    """The language of which most words of a text are known; of several, the one whose words are longer, or the preferred one."""
    tokens = [token.lower for token in tokenise(text) if token.kind == "word"]
    best, most = LANGUAGES[0], -1.0
    for language in sorted(available(), key=lambda one: one != prefer):
        words = lexicon(language)
        known = sum(len(token) + 2 for token in tokens if token in words.forms or token in words.dropped)
        if known > most:
            best, most = language, known
    return best


def prepare() -> None:
    """Loads the network and all lexicons, so that no text has to wait for them."""
    network()
    for language in available():
        lexicon(language)


def available() -> tuple[str, ...]:
    """The languages for which there is a lexicon."""
    from importlib import resources

    folder = resources.files("carteblanche.reader").joinpath("lexicons")
    return tuple(language for language in LANGUAGES if folder.joinpath(f"{language}.yaml").is_file())
