"""After a BLANKO game: what was possible in each turn, and what was left on the table.

Made from the log alone, with its lexicon: every turn is looked at with the eyes of whoever had it, all moves are found, and the
best are told with their points. A card cannot be foreseen and is not counted; a mini crossword is compared with the best that its
letters allowed. A turn that was taken back is not told.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from carteblanche.core.errors import Unreadable
from carteblanche.core.values import Points
from carteblanche.games.blanko.actions import Action, Arrange
from carteblanche.games.blanko.minis import runs
from carteblanche.games.blanko.moves import Moves
from carteblanche.games.blanko.rules import Blanko
from carteblanche.games.blanko.view import facts_of
from carteblanche.library.resources import find_for_header
from carteblanche.table.fold import open_game
from carteblanche.table.log import Entry, Header, Played, Rang
from carteblanche.table.table import Table
from carteblanche.wire.analysis import AnalysedTurn, Analysis, Possible, sum_up

BEST = 5


def analyse(header: Header, entries: Iterable[Entry], best: int = BEST) -> Analysis:
    """The analysis of a log. `Unreadable` if it is no BLANKO game or its lexicon is not here."""
    game = open_game(header, find_for_header(header))
    if not isinstance(game, Blanko):
        raise Unreadable(f"only BLANKO games can be analysed, this is {header.game}")
    if game.referee.lexicon is None:
        raise Unreadable(f"the lexicon of this game is not here ({(header.lexicon or '')[:16]}…); build it or fetch it")
    table = Table(header, game=game)
    turns: list[AnalysedTurn] = []
    stood: list[Any] = []
    """By entry: how the game stood before it."""
    for entry in entries:
        before: Any = table.state
        stood.append(_standing(before))
        table.fold(entry)
        after: Any = table.state
        if before is None or before.ended:
            continue
        if not isinstance(entry.event, Played | Rang):
            if after is not before:  # perhaps moves were taken back: to the last time that it stood so
                again = max((n for n, then in enumerate(stood) if then == _standing(after)), default=entry.n)
                turns = [turn for turn in turns if turn.entry < again]
        elif before.phase == "turn" and isinstance(entry.event, Played):
            turns.append(_analyse_turn(game, entry, before, after, best))
        elif before.phase == "mini" and after.report.what == "mini":
            turns.append(_analyse_mini(game, entry, before, after))
    return sum_up("points", turns, len(header.chairs))


def _standing(state: Any) -> Any:
    """What is the same again when moves have been taken back; what was seen and drawn is not."""
    return state and (state.stood, state.scores, state.turn, state.phase, state.barren, state.report, state.grid)


def _analyse_turn(game: Blanko, entry: Entry, before: Any, after: Any, best: int) -> AnalysedTurn:
    assert isinstance(entry.event, Played)
    seat = entry.event.seat
    moves = Moves(facts_of(before, seat), game.referee).all()
    found = tuple(_possible(game, move.action, move.words, move.points) for move in moves[:best])
    made = game.notation.write(msgspec.convert(entry.event.action, game.ACTION))
    play = after.play if after.phase in ("challenge", "vote") else None
    points = Points(play.points if play is not None else after.report.points)
    words = tuple(word.word for word in after.report.words)
    most = found[0].points if found else 0
    return AnalysedTurn(entry.n, seat, "turn", made, words, points, found, Points(max(0, most - points)))


def _analyse_mini(game: Blanko, entry: Entry, before: Any, after: Any) -> AnalysedTurn:
    config = before.config
    facts = facts_of(before, before.turn)
    solver = game.referee.solver(config, before.admitted)
    literal, required = config.mini_scoring == "literal", config.mini_letter_required
    grid, result = solver.best(facts.card, config.letter_set, facts.letters, literal=literal, required=required)
    most, won = Points(result.points * before.times), after.report.bonus
    best = _possible(game, Arrange(grid), _words(grid), most)
    made = game.notation.write(Arrange(before.grid))
    return AnalysedTurn(
        entry.n, before.turn, "mini", made, _words(before.grid), won, (best,), Points(max(0, most - won))
    )


def _possible(game: Blanko, action: Action, words: tuple[str, ...], points: int) -> Possible:
    return Possible(game.notation.write(action), msgspec.to_builtins(action), words, Points(points))


def _words(grid: str) -> tuple[str, ...]:
    return tuple(run.word for run in runs(grid))
