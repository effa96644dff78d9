"""A bot goes by what its seat may know: its choice does not change when what it cannot see is drawn anew.

A bot is given nothing but a view, and so this could only fail if it found another way to the state: through the game value that it was made
with, or through something that it keeps. So the same game value is asked for the views, and the bot is made for each look anew. The states
that are compared are a twin, made independently of `view`, and one that is imagined from the view.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from carteblanche.core.luck import KeyedLuck
from carteblanche.core.rules import AnyGame
from carteblanche.core.values import Millis, Seat
from carteblanche.testing.laws import Hooks, LawBroken
from carteblanche.testing.random_games import RandomGame


def check_bot(
    game: AnyGame,
    make: Callable[[Any], Any],
    config: Any,
    seats: int,
    seed: int,
    *,
    looks: int = 3,
    every: int = 17,
    hooks: Hooks | None = None,
) -> int:
    """Look at a bot so many times in a random game, each time at one seat in one moment of so many; `LawBroken` if it can tell a twin. How
    many twins were other states at all.
    """
    kit = hooks or Hooks()
    luck = KeyedLuck.seeded(seed, "honesty")
    twins = left = 0
    for moment in RandomGame(game, config, seats, seed, looks * every * 40, kit.act):
        asked = [seat for seat in game.prompts(moment.state) if len(game.options(game.view(moment.state, seat)))]
        if not asked or luck.below(every):
            continue
        seat, state = luck.pick(asked), moment.state
        drawn = luck.below(1 << 30)
        chosen = _ask(game, make, state, seat, moment.step.at, drawn)
        for other in (kit.twin(state, seat, luck), game.imagine(game.view(state, seat), luck)):
            if _ask(game, make, other, seat, moment.step.at, drawn) != chosen:
                raise LawBroken("honesty", f"seat {seat} acts by what it cannot see, after step {moment.number}")
            twins += other.pieces != state.pieces
        left += 1
        if left == looks:
            return twins
    raise LawBroken("honesty", f"the game ended after {left} of {looks} looks")


def _ask(
    game: AnyGame, make: Callable[[Any], Any], state: Any, seat: Seat, at: Millis, drawn: int
) -> tuple[bytes, bytes]:
    """What a new bot does in this state and, if it has a hand, what its hand does."""
    bot = make(game)
    view = game.view(state, seat)
    chosen = bot.choose(view, KeyedLuck.seeded(drawn))
    planned = bot.plan(view, at, KeyedLuck.seeded(drawn)) if hasattr(bot, "plan") else None
    return msgspec.json.encode(chosen), msgspec.json.encode(planned)
