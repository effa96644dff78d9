"""After a game: what a strong bot would have done in each turn, with the eyes of whoever had it. For games that have `ADVICE`.

Made from the log alone. Turns without a choice are left out; where several moves are equally good to the bot, any of them is alike. A
turn that was taken back is shown as it was played.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from carteblanche.core.errors import Unreadable
from carteblanche.core.luck import KeyedLuck
from carteblanche.core.rules import AnyGame
from carteblanche.core.values import Seat
from carteblanche.library.resources import find_for_header
from carteblanche.table.fold import Fold, open_game
from carteblanche.table.log import Entry, Header, Played
from carteblanche.wire.analysis import Advice, AdvisedTurn


def advise(header: Header, entries: Iterable[Entry]) -> Advice:
    """The advice on a log. `Unreadable` if there is none for this game."""
    table = Fold(header, open_game(header, find_for_header(header)))
    if not table.game.ADVICE:
        raise Unreadable(f"there is no advice for {header.game}")
    turns: list[AdvisedTurn] = []
    for entry in entries:
        before: Any = table.state
        table.fold(entry)
        if before is not None and isinstance(entry.event, Played):
            turns += _advise_turn(table.game, entry.n, entry.event.seat, before, entry.event.action)
    return Advice(tuple(turns))


def _advise_turn(game: AnyGame, n: int, seat: Seat, before: Any, played: Any) -> list[AdvisedTurn]:
    made = msgspec.convert(played, game.ACTION)
    view = game.view(before, seat)
    if len(game.options(view)) < 2:
        return []
    best = game.advise(view, made, KeyedLuck.seeded(n, "advice"))
    if not best:
        return []
    shown: Any = made if made in best else best[0]
    return [AdvisedTurn(n, seat, game.notation.write(shown), msgspec.to_builtins(shown), shown == made)]
