"""Games of BLANK between two bots: is the better level really better?

Each deal is played twice with seats changed, with every three rules of the starter deck in turn, or with decks of the example cards in
`tests/corpus/seed-cards.yaml`, another one for each deal. A point is a game won. `frozen` is the *sharp* of yesterday.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations
from pathlib import Path
from typing import Any, Final

import click
import yaml
from tests.arena.frozen.blank import Sharp

from carteblanche.core.driver import drive
from carteblanche.core.estimates import share
from carteblanche.core.luck import KeyedLuck
from carteblanche.core.rules import Bot
from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.data import FACES
from carteblanche.games.blank.deck import Deck, GameCard, RuleCard, Words
from carteblanche.games.blank.rules import Blank
from carteblanche.games.blank.state import Config
from drivers.games.blanko_matches import LONGEST, Duel

_BLANK: Final = Blank()
TRIPLES: Final = tuple(combinations([f"rule {i + 1}" for i in range(len(_BLANK.box.deck.rules))], 3))
BOTS: Final[Mapping[str, Callable[[Any], Bot[Any, Any]]]] = {**_BLANK.BOTS, "frozen": Sharp}
SEED_CARDS: Final = Path(__file__).parents[2] / "tests" / "corpus" / "seed-cards.yaml"
SEED_RULES: Final = 14
"""So many rules a deck of seed cards has."""
_STRIDE: Final = 151
"""Has no divisor in common with their number: a few deals in a row have rules of all kinds."""


def blank(one: str, other: str, seeds: range) -> Duel:
    """Games with these seeds between two levels, with the starter deck."""
    return sum((_played(one, other, seed, *_starter(seed // 2)) for seed in seeds), start=Duel())


def blank_with_seed_cards(one: str, other: str, seeds: range) -> Duel:
    """The same with decks of seed cards."""
    cards = yaml.safe_load(SEED_CARDS.read_text(encoding="utf-8"))
    return sum((_played(one, other, seed, *_seeded(cards, seed // 2)) for seed in seeds), start=Duel())


def _starter(deal: int) -> tuple[Blank, Config]:
    return _BLANK, Config(reading=False, rewards=False, new=TRIPLES[deal * _STRIDE % len(TRIPLES)])


def _seeded(cards: list[dict[str, Any]], deal: int) -> tuple[Blank, Config]:
    """Some of the rules, and all game cards on any faces."""
    luck = KeyedLuck.seeded(deal, "seed cards")
    said = {"rule": list[Words](), "game": list[Words]()}
    for card in cards:
        if card["id"].startswith("PW-") or card["lang"] == "en":
            said[card["card"]].append(Words(notation.read(card["gold"][0]), card["text"], card["lang"]))
    rules = luck.shuffle(said["rule"])[:SEED_RULES]
    effects = dict(zip(luck.shuffle(FACES), said["game"], strict=False))
    faces = tuple(GameCard(face, "s", effects.get(face)) for face in FACES)
    return Blank(Deck("Seed", "s", (), tuple(RuleCard(rule, "s") for rule in rules), faces)), Config(
        reading=False, rewards=False
    )


def _played(one: str, other: str, seed: int, game: Blank, config: Config) -> Duel:
    luck, thoughts = KeyedLuck.seeded(seed // 2, "duel"), KeyedLuck.seeded(seed, "bots")
    swapped = seed % 2
    bots = [BOTS[name](game) for name in ((other, one) if swapped else (one, other))]
    state, steps = game.setup(config, 2, luck), 0
    for step in drive(game, state, bots, luck, [thoughts] * 2):
        state, steps = step.state, steps + 1
        if state.affairs.winners:
            break
        if steps > LONGEST:
            return Duel(1, steps=steps)
    winners = state.affairs.winners
    ahead = int(swapped in winners) - int(1 - swapped in winners)
    return Duel(1, int(ahead > 0), int(ahead < 0), ahead, ahead * ahead, steps)


@click.command
@click.argument("one", type=click.Choice(list(BOTS)))
@click.argument("other", type=click.Choice(list(BOTS)))
@click.option("--games", type=click.IntRange(2), default=100, show_default=True)
@click.option("--first", type=int, default=0, show_default=True, help="The number of the first game.")
@click.option("--seed-cards", is_flag=True, help="With decks of seed cards instead of the starter deck.")
def main(one: str, other: str, games: int, first: int, *, seed_cards: bool) -> None:
    """Let a bot of the sort ONE play games against one of the sort OTHER."""
    found = (blank_with_seed_cards if seed_cards else blank)(one, other, range(first, first + games))
    bounds = share(found.won, found.won + found.lost)
    click.echo(
        f"{one} – {other}: {found.won} won, {found.lost} lost of {games}, {bounds.value:.1%} ({bounds.low:.1%} … {bounds.high:.1%})"
    )


if __name__ == "__main__":
    main()
