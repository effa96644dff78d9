"""Games of BLANK between two bots, with every three rules of the starter deck in turn: is the better level really better?

Each deal is played twice with seats changed. A point is a game won.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Millis
from carteblanche.games.blank.rules import Blank
from carteblanche.games.blank.state import Config
from drivers.games.blanko_matches import LONGEST, Duel

THINKING: Final = 1000
"""How long every act takes, in milliseconds of table time."""
_BLANK: Final = Blank()
TRIPLES: Final = tuple(combinations([f"rule {i + 1}" for i in range(len(_BLANK.box.deck.rules))], 3))
_STRIDE: Final = 151
"""Has no divisor in common with their number: a few deals in a row have rules of all kinds."""


def blank(one: str, other: str, seeds: range) -> Duel:
    """Games with these seeds between two levels."""
    return sum((_played(one, other, seed) for seed in seeds), start=Duel())


def _played(one: str, other: str, seed: int) -> Duel:
    game, deal = _BLANK, seed // 2
    luck, thoughts = KeyedLuck.seeded(deal, "duel"), KeyedLuck.seeded(seed, "bots")
    config = Config(reading=False, rewards=False, new=TRIPLES[deal * _STRIDE % len(TRIPLES)])
    swapped = seed % 2
    bots = [game.BOTS[name](game) for name in ((other, one) if swapped else (one, other))]
    state, now, steps = game.setup(config, 2, luck), Millis(0), 0
    while not state.affairs.winners:
        if prompts := game.prompts(state):
            seat, now = next(iter(prompts)), Millis(now + THINKING)
            state = game.play(state, now, seat, bots[seat].choose(game.view(state, seat), thoughts), luck)
        else:
            alarm = min(game.alarms(state), key=lambda alarm: alarm.at)
            now = max(now, alarm.at)
            state = game.ring(state, alarm, luck)
        steps += 1
        if steps > LONGEST:
            return Duel(1, steps=steps)
    winners = state.affairs.winners
    ahead = int(swapped in winners) - int(1 - swapped in winners)
    return Duel(1, int(ahead > 0), int(ahead < 0), ahead, ahead * ahead, steps)
