"""What one viewer may know of a table: the game as this viewer sees it, and what happens around it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from carteblanche.core.ballots import Vote
from carteblanche.core.values import Message, Millis, Outcome, Seat, View
from carteblanche.table.log import Chair, Proposal

Phase: TypeAlias = Literal["committing", "numbering", "playing", "paused", "over"]


class OpenProposal(Message):
    """Something that needs the others' consent, with the votes so far."""

    proposal: Proposal
    seat: Seat
    until: Millis
    votes: tuple[Vote, ...]


class TableView(Message):
    n: int
    """How many entries this view knows of: the number of the update."""
    at: Millis
    game: View | None
    """Nothing before the deal."""
    chairs: tuple[Chair, ...]
    covered: tuple[Seat, ...]
    """Seats for which a bot plays because their person is away."""
    left: tuple[Seat, ...]
    """Who has given up, in order."""
    phase: Phase
    awaited: tuple[Seat, ...]
    """Before the deal: whose commitment or number is still missing."""
    proposal: OpenProposal | None
    proposals: tuple[Proposal, ...]
    """What can be proposed at such a table at all, as it stands: no undo in a race, a rematch only after the end."""
    clock: tuple[Millis, ...] | None
    """By seat: thinking time left at `at`."""
    running: tuple[Seat, ...]
    """Whose clock runs."""
    marks: tuple[str, ...]
    """What makes this game less than a plain one: `undone` (taken back against bots), `covered`, `left`."""
    outcome: Outcome | None
    rematch: bool
    commitments: tuple[str, ...]
    """The server's, then by seat; empty where there is none."""
    numbers: tuple[str, ...]
    """By seat, once all are in; empty where there is none."""
