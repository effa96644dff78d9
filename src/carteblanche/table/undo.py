"""Taking back: what an undo would have revealed, and the state after it.

What was seen was seen. An undo puts the pieces back where they were; what somebody learnt of a piece they go on knowing, unless
it lies in a pile that is shuffled again, and every pile from which somebody drew something unknown is shuffled again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias

from msgspec.structs import replace

from carteblanche.core.errors import Illegal
from carteblanche.core.luck import Luck
from carteblanche.core.pieces import Piece, Pieces, Place, State, Viewers, newly_known
from carteblanche.core.values import Seat

SPARED: Final = 16
"""Of so many steps in a row, only the state before the first is kept: the others can be carried out again."""

RepeatStep: TypeAlias = Callable[[State, int], State]
"""Computes the step of an entry again, from a state: the state that it leads to."""


class Step(NamedTuple):
    """One step of the game that could be taken back: who acted (nobody: time did), and its entry."""

    seat: Seat | None
    entry: int


class History:
    """The game's steps so far."""

    def __init__(self) -> None:
        self._steps: list[Step] = []
        self._kept: dict[int, State] = {}
        """The states before some of the steps."""
        self._newest = -SPARED

    def add(self, seat: Seat | None, entry: int, before: State) -> None:
        if len(self._steps) - self._newest >= SPARED:
            self._newest = len(self._steps)
            self._kept[self._newest] = before
        self._steps.append(Step(seat, entry))

    def find_undoable(self, seat: Seat, now: State, again: RepeatStep, *, alone: bool) -> int:
        """The step that this seat may take back, or `Illegal`. Against bots alone nothing that was revealed matters."""
        found = next((i for i in reversed(range(len(self._steps))) if self._steps[i].seat == seat), None)
        if found is None:
            raise Illegal("nothing-to-undo")
        if not alone:
            shown, hidden = find_revealed(self._state_before(found, again), now, seat)
            if shown or hidden:
                raise Illegal("revealed", pieces=shown, others=hidden)
        return found

    def take_back(self, step: int, now: State, again: RepeatStep, luck: Luck) -> State:
        """The state before this step; all since is no longer history."""
        state: State = restore(self._state_before(step, again), now, luck)
        del self._steps[step:]
        self._kept = {kept: before for kept, before in self._kept.items() if kept < step}
        self._newest = -SPARED  # no step has led to this state: it is kept
        return state

    def _state_before(self, step: int, again: RepeatStep) -> State:
        kept = max(kept for kept in self._kept if kept <= step)
        state = self._kept[kept]
        for earlier in self._steps[kept:step]:
            state = again(state, earlier.entry)
        return state


def find_revealed(before: State, after: State, asker: Seat) -> tuple[list[str], int]:
    """What others learnt since, other than what was the asker's own to show: the pieces that the asker knows too by name, and how
    many there are that the asker does not.
    """
    found = newly_known(before.pieces, after.pieces, asker)
    names = [after.pieces.layout.names[piece] for piece in found if after.pieces.knows(asker, piece)]
    return sorted(names), len(found) - len(names)


def restore(before: Any, after: Any, luck: Luck) -> Any:
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
