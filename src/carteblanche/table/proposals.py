"""What needs the others' consent: undo, pause, abort, rematch. One proposal at a time, open for a minute.

Every person but the proposer has a vote; bots agree with everything. One no ends it.
"""

from __future__ import annotations

from typing import Final

from carteblanche.core.ballots import Ballot
from carteblanche.core.values import Millis, Seat, Value, Viewer
from carteblanche.table.log import Proposal
from carteblanche.table.view import OpenProposal

PATIENCE: Final = Millis(60_000)
"""How long a proposal stays open."""


class PendingProposal(Value):
    """An open proposal."""

    proposal: Proposal
    seat: Seat
    until: Millis
    ballot: Ballot

    @classmethod
    def open(cls, proposal: Proposal, seat: Seat, at: Millis, people: tuple[Seat, ...]) -> PendingProposal:
        others = tuple(other for other in people if other != seat)
        return cls(proposal, seat, Millis(at + PATIENCE), Ballot(others, ("yes", "no"), closed=not others))

    def answered(self, seat: Seat, *, yes: bool) -> PendingProposal:
        return PendingProposal(self.proposal, self.seat, self.until, self.ballot.cast(seat, "yes" if yes else "no"))

    @property
    def refused(self) -> bool:
        return self.ballot.count()["no"] > 0

    @property
    def agreed(self) -> bool:
        """Everybody who is asked has said yes, or nobody had to be."""
        return self.ballot.closed and not self.refused

    def shown(self, viewer: Viewer) -> OpenProposal:
        return OpenProposal(self.proposal, self.seat, self.until, self.ballot.shown(viewer))
