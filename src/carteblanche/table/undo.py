"""Taking back: what an undo would have revealed, and the state after it.

What was seen was seen. An undo puts the pieces back where they were; what somebody learnt of a piece they go on knowing, unless
it lies in a pile that is shuffled again, and every pile from which somebody drew something unknown is shuffled again.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec.structs import replace

from carteblanche.core.errors import Illegal
from carteblanche.core.luck import Luck
from carteblanche.core.pieces import Piece, Pieces, Place, State, Viewers, learnt
from carteblanche.core.values import Seat


class Step(NamedTuple):
    """One step of the game that could be taken back: who acted (nobody: time did), and the state before."""

    seat: Seat | None
    before: State


class History:
    """The game's steps so far."""

    def __init__(self) -> None:
        self._steps: list[Step] = []

    def add(self, seat: Seat | None, before: State) -> None:
        self._steps.append(Step(seat, before))

    def last_of(self, seat: Seat, now: State, *, alone: bool) -> int:
        """The step that this seat may take back, or `Illegal`. Against bots alone nothing that was revealed matters."""
        found = next((i for i in reversed(range(len(self._steps))) if self._steps[i].seat == seat), None)
        if found is None:
            raise Illegal("nothing-to-undo")
        if not alone:
            shown, hidden = revealed(self._steps[found].before, now, seat)
            if shown or hidden:
                raise Illegal("revealed", pieces=shown, others=hidden)
        return found

    def back_to(self, step: int, now: State, luck: Luck) -> State:
        """The state before this step; all since is no longer history."""
        state: State = restored(self._steps[step].before, now, luck)
        del self._steps[step:]
        return state


def revealed(before: State, after: State, asker: Seat) -> tuple[list[str], int]:
    """What others learnt since, other than what was the asker's own to show: the pieces that the asker knows too by name, and how
    many there are that the asker does not.
    """
    found = learnt(before.pieces, after.pieces, asker)
    names = [after.pieces.layout.names[piece] for piece in found if after.pieces.knows(asker, piece)]
    return sorted(names), len(found) - len(names)


def restored(before: Any, after: Any, luck: Luck) -> Any:
    """The state before, with the knowledge that stays and the piles shuffled again."""
    old: Pieces = before.pieces
    new: Pieces = after.pieces
    known = [Viewers(a | b) for a, b in zip(old.known, new.known, strict=True)]
    drawn_from: set[Place] = set()
    for number, (a, b) in enumerate(zip(old.known, new.known, strict=True)):
        if b & ~a:
            place = old.where(Piece(number))
            if a == 0 and not old.layout.cells[place]:
                drawn_from.add(place)
    pieces = Pieces(old.layout, old.places, tuple(known))
    for place in sorted(drawn_from):
        pieces = pieces.shuffled(place, luck)
    return replace(before, pieces=pieces, moves=())
