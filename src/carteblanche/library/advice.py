"""After a game of Blockers! or BLANK: what a strong bot would have done in each turn, with the eyes of whoever had it.

Made from the log alone. Turns without a choice are not told; where several moves are equally good to the bot, any of them is alike. A
turn that was taken back is told as it was played.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from carteblanche.core.errors import Unreadable
from carteblanche.core.luck import KeyedLuck
from carteblanche.core.rules import AnyGame
from carteblanche.core.values import Seat
from carteblanche.games.blank.actions import Draw, Play
from carteblanche.games.blank.rules import Blank
from carteblanche.games.blockers.bots import Greedy
from carteblanche.games.blockers.rules import Blockers
from carteblanche.library.resources import find_for_header
from carteblanche.table.log import Entry, Header, Played
from carteblanche.table.table import Table, open_game
from carteblanche.wire.analysis import Advice, AdvisedTurn


def advise(header: Header, entries: Iterable[Entry]) -> Advice:
    """The advice on a log. `Unreadable` if there is none for this game."""
    table = Table(header, game=open_game(header, find_for_header(header)))
    if not isinstance(table.game, Blockers | Blank):
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
    best: list[Any] = []
    if isinstance(game, Blockers):
        best = Greedy(game).best(view)
    elif isinstance(made, _LAID):
        first = game.BOTS["reader"](game).choose(view, KeyedLuck.seeded(n, "advice"))
        best = [first] if isinstance(first, _LAID) else []  # it would say or do something first
    if not best:
        return []
    shown: Any = made if made in best else best[0]
    return [AdvisedTurn(n, seat, game.notation.write(shown), msgspec.to_builtins(shown), shown == made)]


_LAID: Final = (Play, Draw)
