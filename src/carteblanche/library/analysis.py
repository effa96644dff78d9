"""After a BLANKO game: what was possible in each turn, and what was left on the table.

Made from the log alone, with its lexicon: every turn is looked at with the eyes of whoever had it, all moves are found, and the
best are told with their points. A card cannot be foreseen and is not counted; a mini crossword is compared with the best that its
letters allowed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from carteblanche.core.errors import Unreadable
from carteblanche.core.values import Message, Points, Seat
from carteblanche.games.blanko.actions import Arrange
from carteblanche.games.blanko.moves import Moves
from carteblanche.games.blanko.rules import Blanko
from carteblanche.games.blanko.view import facts_of
from carteblanche.library.resources import for_header
from carteblanche.table.log import Entry, Header, Played, Rang
from carteblanche.table.table import Table, opened

BEST = 5


class Possible(Message):
    """A move that was there, in notation, with its points."""

    move: str
    points: Points


class Turn(Message):
    """One turn, or one mini crossword. `left` is what the best would have brought more."""

    entry: int
    seat: Seat
    what: str
    """`turn` or `mini`."""
    move: str
    """What was done, in notation."""
    points: Points
    best: tuple[Possible, ...]
    left: Points


class Analysis(Message):
    turns: tuple[Turn, ...]
    left: tuple[Points, ...]
    """By seat: points left on the table in all."""


def analysed(header: Header, entries: Iterable[Entry], best: int = BEST) -> Analysis:
    """The analysis of a log. `Unreadable` if it is no BLANKO game or its lexicon is not here."""
    game = opened(header, for_header(header))
    if not isinstance(game, Blanko):
        raise Unreadable(f"only BLANKO games can be analysed, this is {header.game}")
    if game.referee.lexicon is None:
        raise Unreadable(f"the lexicon of this game is not here ({(header.lexicon or '')[:16]}…); build it or fetch it")
    table = Table(header, game=game)
    turns: list[Turn] = []
    for entry in entries:
        before: Any = table.state
        table.refold(entry)
        if before is None or before.ended or not isinstance(entry.event, Played | Rang):
            continue
        after: Any = table.state
        if before.phase == "turn" and isinstance(entry.event, Played):
            turns.append(_turn(game, entry, before, after, best))
        elif before.phase == "mini" and after.report.what == "mini":
            turns.append(_mini(game, entry, before, after))
    left = [0] * len(header.chairs)
    for turn in turns:
        left[turn.seat] += turn.left
    return Analysis(tuple(turns), tuple(map(Points, left)))


def _turn(game: Blanko, entry: Entry, before: Any, after: Any, best: int) -> Turn:
    assert isinstance(entry.event, Played)
    seat, write = entry.event.seat, game.notation.write
    moves = Moves(facts_of(before, seat), game.referee).all()
    found = tuple(Possible(write(move.action), Points(move.points)) for move in moves[:best])
    made = _written(game, entry.event.action)
    play = after.play if after.phase in ("challenge", "vote") else None
    points = Points(play.points if play is not None else after.report.points)
    most = found[0].points if found else 0
    return Turn(entry.n, seat, "turn", made, points, found, Points(max(0, most - points)))


def _mini(game: Blanko, entry: Entry, before: Any, after: Any) -> Turn:
    config = before.config
    facts = facts_of(before, before.turn)
    solver = game.referee.solver(config, before.admitted)
    literal, required = config.mini_scoring == "literal", config.mini_letter_required
    grid, result = solver.best(facts.card, config.language, facts.letters, literal=literal, required=required)
    most = Points(result.points * before.times)
    made = game.notation.write(Arrange(before.grid))
    best = (Possible(game.notation.write(Arrange(grid)), most),)
    return Turn(entry.n, before.turn, "mini", made, after.report.bonus, best, Points(max(0, most - after.report.bonus)))


def _written(game: Blanko, action: dict[str, Any]) -> str:
    return game.notation.write(msgspec.convert(action, game.ACTION))
