"""After a game whose moves have no points of their own: in each turn the best move, and how much likelier it would have won.

Made from the log alone, by the game's strongest bot, with the eyes of whoever had the turn: for games whose bot can judge. A turn that
was taken back is shown as it was played.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from carteblanche.core.errors import Unreadable
from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Points
from carteblanche.library.resources import find_for_header
from carteblanche.search.judging import Judging
from carteblanche.table.fold import Fold, open_game
from carteblanche.table.log import Entry, Header, Played
from carteblanche.wire.analysis import AnalysedTurn, Analysis, Possible, sum_up

MOST: Final = 300
"""So many turns are judged; a game with more is analysed up to there."""


def analyse(header: Header, entries: Iterable[Entry]) -> Analysis:
    """The analysis of a log. `Unreadable` if no bot can judge this game."""
    table = Fold(header, open_game(header, find_for_header(header)))
    bot = list(table.game.BOTS.values())[-1](table.game)
    if not isinstance(bot, Judging):
        raise Unreadable(f"nobody can judge the moves of {header.game}")
    turns: list[AnalysedTurn] = []
    for entry in entries:
        before: Any = table.state
        table.fold(entry)
        if before is not None and isinstance(entry.event, Played) and len(turns) < MOST:
            turns += _analyse_turn(table, bot, before, entry.n, entry.event)
    return sum_up("percent", turns, len(header.chairs))


def _analyse_turn(table: Fold, bot: Judging, before: Any, n: int, event: Played) -> list[AnalysedTurn]:
    game, seat = table.game, event.seat
    made = msgspec.convert(event.action, game.ACTION)
    verdict = bot.judge(game.view(before, seat), made, KeyedLuck.seeded(n, "judging"))
    if verdict is None:
        return []
    best, write = verdict.best, game.notation.write
    possible = Possible(write(best), msgspec.to_builtins(best), (), Points(verdict.chance))
    left = Points(verdict.chance - verdict.made)
    return [AnalysedTurn(n, seat, "turn", write(made), (), Points(verdict.made), (possible,), left)]
