"""Cards that nobody would write, in games that nobody would play: BLANK's language and engine under fire."""

from __future__ import annotations

from typing import Any, Final

from carteblanche.core.luck import KeyedLuck, Luck
from carteblanche.core.values import Viewer
from carteblanche.games.blank.data import FACES
from carteblanche.games.blank.deck import Deck, GameCard, RuleCard, Words
from carteblanche.games.blank.hooks import act, is_fault, otherwise
from carteblanche.games.blank.language.check import check
from carteblanche.games.blank.language.grammar import LANGUAGES
from carteblanche.games.blank.language.making import make, mutated
from carteblanche.games.blank.language.nodes import Sentence
from carteblanche.games.blank.language.reading import LONGEST, read
from carteblanche.games.blank.language.writing import write
from carteblanche.games.blank.rules import Blank
from carteblanche.games.blank.state import Config
from carteblanche.testing import laws, secrecy
from carteblanche.testing.laws import Hooks, LawBroken, Report

WAYS: Final = tuple((effects, wrong) for effects in ("automatic", "by-hand") for wrong in ("fined", "refused", "lie"))
RULES: Final = 8
EFFECTS: Final = 12
"""So many rules and effects a random deck has: twenty cards a game, a million in fifty thousand games."""
STEPS: Final = 400


def deck(seed: int) -> Deck:
    """A deck of cards made at random, of which every other one was altered once more."""
    luck = KeyedLuck.seeded(seed, "cards")
    rules = [_card(luck, rule=True) for _ in range(RULES)]
    effects = {face: _card(luck, rule=False) for face in luck.shuffle(FACES)[:EFFECTS]}
    return Deck(
        "random",
        "r",
        (),
        tuple(RuleCard(_words(rule), "r") for rule in rules),
        tuple(GameCard(face, "r", _words(effects[face]) if face in effects else None) for face in FACES),
    )


def _card(luck: Luck, *, rule: bool) -> Sentence:
    made = make(luck, rule=rule)
    other = mutated(made, luck, rule=rule) if luck.below(2) else made
    return other if check(other, rule=rule).accepted else made


def _words(sentence: Sentence) -> Words:
    return Words(sentence, write(sentence), "en", "luck")


def returns(sentence: Sentence, languages: tuple[str, ...] = LANGUAGES, *, rule: bool) -> None:
    """Every language says the card, and means it."""
    for language in languages:
        text = write(sentence, language)
        if len(text) <= LONGEST and read(text, language, rule=rule) != sentence:
            raise LawBroken("language", f"in {language} this is read as another card: {text}")


def hooks(blank: Blank) -> Hooks:
    """What the kit needs to know about BLANK. A twin differs also in what the record knows and nobody is told."""

    def twin(state: Any, viewer: Viewer, luck: Luck) -> Any:
        return otherwise(blank, secrecy.twin(state, viewer, luck), luck)  # type: ignore[arg-type]

    return Hooks(
        twin,
        lambda state, seat, action: is_fault(blank, state, seat, action),
        lambda _game, view, luck: act(blank, view, luck),
    )


def game(seed: int, *, every: int = 150) -> Report:
    """One game with a random deck under all laws, in one of the six ways to play; its cards are said in English and one other language."""
    cards = deck(seed)
    languages = (LANGUAGES[0], LANGUAGES[1 + seed % (len(LANGUAGES) - 1)])
    for card in cards.rules:
        returns(card.words.sentence, languages, rule=True)
    for effect in cards.cards:
        if effect.words is not None:
            returns(effect.words.sentence, languages, rule=False)
    blank = Blank(cards)
    effects, wrong = WAYS[seed % len(WAYS)]
    config: Any = Config(effects=effects, wrong=wrong, reading=False)  # type: ignore[arg-type]
    return laws.check(blank, config, 2 + seed % 5, seed, every=every, limit=STEPS, hooks=hooks(blank))


def batch(seeds: range) -> Report:
    """For long runs."""
    return sum((game(seed) for seed in seeds), start=Report())
