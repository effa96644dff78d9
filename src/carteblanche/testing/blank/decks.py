"""Random decks of meanings, and games with them under all laws.

The law of secrecy for cards that ask about hands: until a card asks, twins are the same to the byte; afterwards, twins that answer alike.
What a card has learnt is part of the record, which a twin shares; so is who answered what.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from carteblanche.core.luck import KeyedLuck, Luck
from carteblanche.core.values import Seat, Viewer
from carteblanche.games.blank.actions import Correct
from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.calculus.making import make
from carteblanche.games.blank.data import FACES
from carteblanche.games.blank.deck import Deck, GameCard, RuleCard, Words
from carteblanche.games.blank.rules import Blank
from carteblanche.games.blank.state import BlankState, Config
from carteblanche.games.blank.traces import BESIDE
from carteblanche.testing import laws, secrecy
from carteblanche.testing.blank.hooks import act, followed, is_fault, otherwise
from carteblanche.testing.laws import Hooks, LawBroken, Report
from carteblanche.testing.random_games import RandomGame

WAYS: Final = tuple((effects, wrong) for effects in ("automatic", "by-hand") for wrong in ("fined", "refused", "lie"))
RULES: Final = 8
EFFECTS: Final = 24
STEPS: Final = 150
CLOSELY: Final = 20
MOST_KEPT: Final = 2000
"""So long is any list in a state at the most."""


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
        followed,
        lambda action: (action.card,) if isinstance(action, Correct) else (),
    )


def game(seed: int, *, every: int = 60, steps: int = STEPS) -> Report:
    """One game with a random deck under all laws, in one of the six ways to play."""
    blank = Blank(deck(seed))
    effects, wrong = WAYS[seed % len(WAYS)]
    ages = tuple(7 + 5 * (seat * 7 % 6) for seat in range(6)) if seed % 2 else ()
    config: Any = Config(effects=effects, wrong=wrong, reading=False, ages=ages)  # type: ignore[arg-type]
    return laws.check(blank, config, 2 + seed % 5, seed, every=every, limit=steps, hooks=hooks(blank))


@lru_cache(maxsize=1)
def _beside() -> tuple[Words, ...]:
    return tuple(Words(notation.read(text)) for text in BESIDE)


def card(seed: int, *, closely: bool = False, steps: int = 16) -> Report:
    """The beginning of a game with one card made at random, which is a rule in force or stands on every other game card. It must not crash
    or be stuck, what is kept must stay small, and nobody may learn what is hidden; one card in `CLOSELY` is put under all laws.
    """
    luck = KeyedLuck.seeded(seed, "card")
    is_rule = seed % 2 == 0
    words = Words(make(luck, rule=is_rule), "sings")
    beside = tuple(map(RuleCard, _beside()))
    cards = tuple(GameCard(face, "*", words if face.endswith("a") and not is_rule else None) for face in FACES)
    blank = Blank(Deck("card", "*", (), (RuleCard(words), *beside) if is_rule else beside, cards))
    effects, wrong = WAYS[seed // 2 % len(WAYS)]
    config: Any = Config(effects=effects, wrong=wrong, reading=False, new=("rule 1",), ages=(8, 30, 70, 12, 41, 9))  # type: ignore[arg-type]
    seats, kit = 2 + seed % 4, hooks(blank)
    if closely or seed % CLOSELY == 0:
        return laws.check(blank, config, seats, seed, every=steps // 2, limit=steps, hooks=kit)
    game = RandomGame(blank, config, seats, seed, steps, kit.act)
    pairs = twins = rings = 0
    for moment in game:
        state = moment.state
        _look(blank, state, seed, moment.number)
        rings += moment.step.alarm is not None
        if luck.below(steps) == 0 or moment.number == steps:
            viewer = Seat(luck.below(seats))
            pairs += 1
            twins += secrecy.hold(blank, state, viewer, game.now, [], luck, kit.twin, LawBroken)
    last = game.moments[-1]
    return Report(1, blank.outcome(last.state) is not None, last.number - rings, rings, 0, pairs, twins)


def _look(blank: Blank, state: BlankState, seed: int, number: int) -> None:
    """Nothing is lost or stuck, and what is kept is as small as the engine promises."""
    affairs, record = state.affairs, state.record
    faults = state.pieces.census()
    if blank.outcome(state) is None and not blank.prompts(state) and not blank.alarms(state):
        faults = [*faults, "nobody may act, and no alarm will ring"]
    kept = (
        affairs.agenda,
        affairs.asks,
        affairs.duties,
        affairs.timers,
        affairs.memory.lasting,
        affairs.history,
        affairs.trace,
    )
    hidden = (
        record.hidden,
        record.used,
        record.tallies,
        record.debts,
        record.fired,
        record.kept,
        record.numbers,
        record.lastly,
    )
    if max(map(len, (*kept, *hidden))) > MOST_KEPT:
        faults = [*faults, f"too much is kept: {[len(one) for one in (*kept, *hidden)]}"]
    if faults:
        raise LawBroken("card", f"{'; '.join(faults)}: blank.card({seed}), step {number}")


def cards(seeds: range) -> Report:
    """For long runs: card by card. Whatever goes wrong, the card is named."""
    found = Report()
    for seed in seeds:
        try:
            found += card(seed)
        except LawBroken:
            raise
        except Exception as error:
            raise LawBroken("card", f"{type(error).__name__}: {error}: blank.card({seed})") from error
    return found


def decks(seeds: range) -> Report:
    """For long runs: whole decks of cards made at random."""
    return sum((game(seed) for seed in seeds), start=Report())
