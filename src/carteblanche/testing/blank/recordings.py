"""Which games of BLANK are on record for ever: every option, every number of players, and a deck in which cards of all kinds lie."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from carteblanche.core.luck import Luck
from carteblanche.games.blank import actions as a
from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.deck import Deck, RuleCard, Words
from carteblanche.games.blank.samples import samples
from carteblanche.games.blank.starter import starter
from carteblanche.testing.blank.hooks import act
from carteblanche.testing.recording import Recording

RULES: Final = (
    '(people "Whoever tells the worst joke draws three.")',
    "(always (allow (discard you) when: anytime per: round))",
    "(when (clock 20 every: true) (draw (most tie: all)))",
    '(when (plays cards: [red]) (oblige next say "ruby" seconds: 5 fail: (draw next)))',
    "(when (plays cards: [blue]) (let (forbid (plays cards: [1])) (seconds 10)))",
    "(when (plays cards: [6]) (out (most tie: none)))",
    "(when (plays least: 2) (win you))",
    '(when (reported "sneezes") (later 8 (draw you)))',
    "(when (plays cards: [green]) (either next [[(give next 2 you [even])] [(draw next)] [(discard next 1 [blue])]]))",
    "(when (plays cards: [blue]) (may others (discard them 2 [red]) (draw you)))",
    "(when (plays cards: [orange]) [(draw others) (move (some (hand next) n: 1 how: lowest) (hand previous))])",
    "(when (plays cards: [pink]) (move (some (cards-of (draws previous))) (hand you)))",
    "(when (plays cards: [violet]) (exchange (some rules n: 1 how: oldest) (some rule-pile n: 1 how: top)))",
    '(when (ends) (oblige others say "well played"))',
)
"""What the starter deck and the samples have no cards for: people, things one may do of one's own accord, clocks, terms, ends, prices,
equal cards, cards of the past, rules by their age.
"""


LIVELY: Final = 40
"""After so many plays only what is listed is done, so that games end."""


def full_deck() -> dict[str, Any]:
    """The starter deck with all samples and some more, as a log keeps it."""
    rules, effects = samples()
    more = (*(Words(notation.read(text), text) for text in RULES), *rules)
    deck: Deck = starter()
    free = [card.face for card in deck.cards if card.words is None]
    said = dict(zip(free, effects, strict=False))
    cards = tuple(replace(card, words=said.get(card.face, card.words)) for card in deck.cards)
    whole = replace(deck, rules=(*deck.rules, *(RuleCard(words, deck.mark) for words in more)), cards=cards)
    kept: dict[str, Any] = msgspec.to_builtins(whole)
    return kept


def _lively(game: Any, view: Any, luck: Luck) -> Any:
    """Now and then something that is not listed: a wish, something owed, a tool, a report, a proposal; mostly what options list."""
    if view.prompt is not None and "write" in view.prompt.kinds and luck.below(2):
        return a.Write(notation.read("(when (plays cards: [2]) (draw next 2))"), "A 2 costs two cards")
    return act(game, view, luck) if view.affairs.plays < LIVELY else None


def recordings() -> Iterable[Recording]:
    number = 0
    for effects in ("automatic", "by-hand"):
        for wrong in ("fined", "refused", "lie"):
            number += 1
            seats = 2 + number % 5
            config: dict[str, Any] = {
                "effects": effects,
                "wrong": wrong,
                "reading": number % 2 == 0,
                "rewards": number % 3 > 0,
            }
            yield Recording("blank", f"{seats}-{effects}-{wrong}", seats, config, number % 2, act=_lively, longest=200)
    deck = full_deck()
    first = len(starter().rules)
    for chosen in range(0, len(RULES), 2):
        new = [f"rule {first + chosen + 1}", f"rule {first + chosen + 2}"]
        seats = 3 + chosen % 4
        for seed in (1, 2):
            config = {"new": new, "patience": 5, "starts": 1, "owner": seed, "people": True}
            name = f"{seats}-rules-{chosen}-{seed}"
            yield Recording("blank", name, seats, config, 1, act=_lively, longest=160, seed=seed, deck=deck)
    yield Recording("blank", "4-without-people", 4, {"people": False}, act=_lively, longest=160, deck=deck)
    yield Recording("blank", "3-without-clocks", 3, {"clocks": False}, act=_lively, longest=160, deck=deck)
    yield Recording("blank", "3-bots-alone", 3, {}, bots=3)
    yield Recording("blank", "3-given-up", 3, {}, ends="abort", act=_lively, longest=60)
    yield Recording("blank", "3-left", 3, {}, ends="leave", act=_lively, longest=80)
