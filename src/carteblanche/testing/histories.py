"""Secrecy over histories: what a viewer never knew over a whole stretch of play may have been anything else.

A twin of one state shares with it whatever is public by its type: a counter, a note, the words of a report. If a rule has put a secret
there, both twins have it. So here the pieces that a viewer did not know at any moment of a stretch are relabelled at its beginning, and
the stretch is played again with the same luck and the same acts, relabelled, too. As long as the pieces lie as the relabelled ones would,
and are known to the same viewers, it is a game that could have been played as well, and everything that reaches the viewer must be byte
for byte the same after every step. Where another tile would have been taken, or an act would have been refused, the two part, and no
more is compared.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from carteblanche.core.errors import CarteBlancheError
from carteblanche.core.luck import KeyedLuck, Luck, ScriptedLuck
from carteblanche.core.pieces import Piece, Pieces
from carteblanche.core.rules import AnyGame
from carteblanche.core.values import Seat, Viewer
from carteblanche.testing import secrecy
from carteblanche.testing.laws import Hooks, LawBroken
from carteblanche.testing.plain_data import is_list, is_mapping
from carteblanche.testing.random_games import Moment, RandomGame

LONGEST: Final = 12
"""So many steps are in a stretch at most: over more, little stays unknown."""
Relabelling = dict[Piece, Piece]


@dataclass(frozen=True, slots=True)
class Report:
    """How much was compared."""

    games: int = 0
    stretches: int = 0
    """Of play, one viewer each, in which something could be relabelled."""
    steps: int = 0
    """After which all that reaches the viewer was compared."""

    def __add__(self, other: Report) -> Report:
        return Report(self.games + other.games, self.stretches + other.stretches, self.steps + other.steps)

    def __str__(self) -> str:
        return f"{self.games} games, {self.stretches} relabelled stretches, {self.steps} steps compared"


def check(
    game: AnyGame,
    config: Any,
    seats: int,
    seed: int,
    *,
    stretches: int = 20,
    limit: int = 400,
    hooks: Hooks | None = None,
) -> Report:
    """One random game, and so many stretches of it through the eyes of everybody in turn."""
    kit = hooks or Hooks()
    moments = list(RandomGame(game, config, seats, seed, limit, kit.act))
    luck = KeyedLuck.seeded(seed, "histories")
    found = Report(1)
    for number in range(stretches):
        viewer: Viewer = (None, *map(Seat, range(seats)))[number % (seats + 1)]
        first = luck.below(len(moments))
        stretch = moments[first : first + 2 + luck.below(LONGEST)]
        try:
            steps = _compare(game, stretch, viewer, luck, kit)
        except LawBroken as broken:
            where = f"\n  see it again: histories.check({game.NAME}, …, seats={seats}, seed={seed}), stretch {number}"
            raise LawBroken(broken.law, broken.explanation, seed, first, where) from broken
        found += Report(0, int(steps > 0), steps)
    return found


def check_many(
    game: AnyGame,
    config: Any,
    seats: int,
    seeds: Iterable[int],
    *,
    stretches: int = 20,
    limit: int = 400,
    hooks: Hooks | None = None,
) -> Report:
    """Random games with these seeds."""
    found = (check(game, config, seats, seed, stretches=stretches, limit=limit, hooks=hooks) for seed in seeds)
    return sum(found, start=Report())


def _compare(game: AnyGame, stretch: Sequence[Moment], viewer: Viewer, luck: Luck, kit: Hooks) -> int:
    """Plays a stretch again with what the viewer never knew relabelled. After how many steps it was compared."""
    said = {name for moment in stretch[1:] if moment.step.action is not None for name in kit.spoken(moment.step.action)}
    becomes = _relabel([moment.state.pieces for moment in stretch], viewer, said, luck)
    if all(old == new for old, new in becomes.items()):
        return 0
    begun = stretch[0].state
    moves = tuple(replace(move, piece=becomes.get(move.piece, move.piece)) for move in begun.moves)
    state = kit.recompute(begun, replace(begun, pieces=_apply(begun.pieces, becomes), moves=moves))
    names = begun.pieces.layout.names
    words = {names[old]: names[new] for old, new in becomes.items()}
    for compared, moment in enumerate(stretch[1:]):
        step, script = moment.step, ScriptedLuck(moment.step.drawn)
        if step.action is not None:
            step = _with_action(step, _rename(step.action, words, game.ACTION))
        try:
            state = step.taken(game, state, script)
        except CarteBlancheError:
            return compared
        if script.left or state.pieces != _apply(moment.state.pieces, becomes):
            return compared
        seed = luck.below(1 << 30)
        ours, theirs = (
            secrecy.received(game, one, viewer, step.at, (), KeyedLuck.seeded(seed)) for one in (moment.state, state)
        )
        for (what, mine), (_, yours) in zip(ours, theirs, strict=True):
            if mine != yours:
                raise LawBroken(
                    "secrecy",
                    f"viewer {viewer} can tell by {what}, {compared + 1} steps on, what was never shown: "
                    f"{secrecy.show_difference(mine, yours)}",
                )
    return len(stretch) - 1


def _relabel(stretch: Sequence[Pieces], viewer: Viewer, said: set[str], luck: Luck) -> Relabelling:
    """Pieces that the viewer never knew, and nobody named, become others with the same back that they never knew."""
    layout = stretch[0].layout
    unknown: dict[int, list[Piece]] = {}
    for number, (back, name) in enumerate(zip(layout.backs, layout.names, strict=True)):
        if name not in said and not any(pieces.knows(viewer, Piece(number)) for pieces in stretch):
            unknown.setdefault(back, []).append(Piece(number))
    becomes: Relabelling = {}
    for alike in unknown.values():
        becomes.update(zip(alike, luck.shuffle(alike), strict=True))
    return becomes


def _apply(pieces: Pieces, becomes: Relabelling) -> Pieces:
    """The same places with other pieces. Who knows a piece goes with the position."""
    known = list(pieces.known)
    for old, new in becomes.items():
        known[new] = pieces.known[old]
    places = tuple(tuple(becomes.get(piece, piece) for piece in place) for place in pieces.places)
    return Pieces(pieces.layout, places, tuple(known))


def _with_action(step: Any, action: Any) -> Any:
    return type(step)(step.at, step.seat, action, step.alarm, step.drawn)


def _rename(action: Any, words: dict[str, str], kinds: Any) -> Any:
    """The action with the names of relabelled pieces, wherever they stand in it."""

    def renamed(value: Any) -> Any:
        if isinstance(value, str):
            return words.get(value, value)
        if is_list(value):
            return [renamed(one) for one in value]
        if is_mapping(value):
            return {renamed(key): renamed(one) for key, one in value.items()}
        return value

    return msgspec.convert(renamed(msgspec.to_builtins(action)), kinds)
