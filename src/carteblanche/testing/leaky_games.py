"""Games that give a secret away in what is public by its type: a counter, a name, a list. The twins of one state share it, so only the law
over histories finds them out. One of each kind is kept here, so that the law can be seen to fail.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any, Final, TypeVar

from msgspec.structs import replace

from carteblanche.core.pieces import Piece, Pieces
from carteblanche.core.rules import AnyGame
from carteblanche.core.values import Millis, Seat
from carteblanche.games.blank.affairs import Note
from carteblanche.games.blank.box import DRAW

G = TypeVar("G", bound=AnyGame)
Leak = Callable[[Any], Any]
"""Puts a secret of a state where everybody sees it."""


def make_leaky(game: G, leak: Leak) -> G:
    """The same game, but for what leaks after every act."""
    leaky = copy.copy(game)

    def play(*args: Any) -> Any:
        return leak(game.play(*args))

    vars(leaky)["play"] = play
    return leaky


def secret_bit(pieces: Pieces) -> int:
    """One bit of what no watcher knows: which pieces lie where."""
    return (
        sum(
            piece * (index + position + 1)
            for index, place in enumerate(pieces.places)
            for position, piece in enumerate(place)
            if piece >= 0 and not pieces.knows(None, Piece(piece))
        )
        % 2
    )


def _high_card(state: Any) -> Any:
    """A round is a millisecond longer or not."""
    return replace(state, until=Millis(state.until - state.until % 2 + secret_bit(state.pieces)))


def _blockers(state: Any) -> Any:
    """Somebody is said to have been passed over."""
    return replace(state, skipped=(Seat(0),) * secret_bit(state.pieces))


def _blanko(state: Any) -> Any:
    """The draw for the start is told differently."""
    return replace(state, starter=(("A", "B")[secret_bit(state.pieces)] * state.seats,))


def _blitz(state: Any) -> Any:
    """What the starter calls changes in the middle of a round."""
    return replace(state, public=replace(state.public, word=("go", "run")[secret_bit(state.pieces)]))


def _blank(state: Any) -> Any:
    """Everybody is told each card that is drawn."""
    names = state.pieces.layout.names
    drawn = [Note("drew", card=names[move.piece]) for move in state.moves if move.source == DRAW]
    return replace(state, affairs=replace(state.affairs, trace=(*state.affairs.trace, *drawn)))


LEAKS: Final[dict[str, Leak]] = {
    "high card": _high_card,
    "blank": _blank,
    "blockers": _blockers,
    "blanko": _blanko,
    "blitz": _blitz,
}
