"""Random decks of meanings, and games with them under all laws.

The law of secrecy for cards that ask about hands: until a card asks, twins are the same to the byte; afterwards, twins that answer alike.
What a card has learnt is part of the record, which a twin shares; so is who answered what.
"""

from __future__ import annotations

from typing import Any, Final

from carteblanche.core.luck import KeyedLuck, Luck
from carteblanche.core.values import Viewer
from carteblanche.games.blank.calculus.making import make
from carteblanche.games.blank.data import FACES
from carteblanche.games.blank.play.deck import Deck, GameCard, RuleCard, Words
from carteblanche.games.blank.play.hooks import act, followed, is_fault, otherwise
from carteblanche.games.blank.play.rules import Blank
from carteblanche.games.blank.play.state import Config
from carteblanche.testing import laws, secrecy
from carteblanche.testing.laws import Hooks, Report

WAYS: Final = tuple((effects, wrong) for effects in ("automatic", "by-hand") for wrong in ("fined", "refused", "lie"))
RULES: Final = 8
EFFECTS: Final = 24
STEPS: Final = 150


def deck(seed: int) -> Deck:
    """A deck of cards made at random."""
    luck = KeyedLuck.seeded(seed, "meanings")
    rules = [make(luck, rule=True) for _ in range(RULES)]
    effects = {face: make(luck, rule=False) for face in luck.shuffle(FACES)[:EFFECTS]}
    return Deck(
        "random",
        "r",
        (),
        tuple(RuleCard(Words(rule, "sings"), "r") for rule in rules),
        tuple(GameCard(face, "r", Words(effects[face], "claps") if face in effects else None) for face in FACES),
    )


def hooks(blank: Blank) -> Hooks:
    """What the kit needs to know about BLANK. A twin differs also in what the record knows and nobody is told."""

    def twin(state: Any, viewer: Viewer, luck: Luck) -> Any:
        return otherwise(blank, followed(state, secrecy.twin(state, viewer, luck)), luck)  # type: ignore[arg-type]

    return Hooks(
        twin,
        lambda state, seat, action: is_fault(blank, state, seat, action),
        lambda _game, view, luck: act(blank, view, luck),
    )


def game(seed: int, *, every: int = 60, steps: int = STEPS) -> Report:
    """One game with a random deck under all laws, in one of the six ways to play."""
    blank = Blank(deck(seed))
    effects, wrong = WAYS[seed % len(WAYS)]
    ages = tuple(7 + 5 * (seat * 7 % 6) for seat in range(6)) if seed % 2 else ()
    config: Any = Config(effects=effects, wrong=wrong, reading=False, ages=ages)  # type: ignore[arg-type]
    return laws.check(blank, config, 2 + seed % 5, seed, every=every, limit=steps, hooks=hooks(blank))


def batch(seeds: range) -> Report:
    """For long runs."""
    return sum((game(seed) for seed in seeds), start=Report())
