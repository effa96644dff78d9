"""A vote: who may vote, for what, how it stands, and what a viewer may see of it.

An open ballot shows every vote as it is cast. A sealed one shows only who has voted until it is closed, so that nobody votes
by what the others said.
"""

from __future__ import annotations

from carteblanche.core.errors import Illegal
from carteblanche.core.values import Message, Seat, Value, Viewer


class Vote(Message):
    """One voter's line on a ballot as somebody may see it: `choice` is `None` while it is not cast or not shown."""

    seat: Seat
    cast: bool
    choice: str | None = None


class Ballot(Value):
    voters: tuple[Seat, ...]
    choices: tuple[str, ...]
    sealed: bool = False
    votes: tuple[tuple[Seat, str], ...] = ()
    closed: bool = False

    def cast(self, seat: Seat, choice: str) -> Ballot:
        """The ballot with this vote. A vote once cast stays. It closes by itself when everybody has voted."""
        if self.closed:
            raise Illegal("ballot-closed")
        if seat not in self.voters:
            raise Illegal("no-vote", seat=seat)
        if choice not in self.choices:
            raise Illegal("no-such-choice", choice=choice, choices=list(self.choices))
        if any(voter == seat for voter, _ in self.votes):
            raise Illegal("voted-already", seat=seat)
        votes = (*self.votes, (seat, choice))
        return Ballot(self.voters, self.choices, self.sealed, votes, closed=len(votes) == len(self.voters))

    def close(self) -> Ballot:
        """The ballot after its deadline: whoever has not voted cannot any more."""
        return Ballot(self.voters, self.choices, self.sealed, self.votes, closed=True)

    def waiting(self) -> tuple[Seat, ...]:
        """Whose vote is still missing."""
        if self.closed:
            return ()
        voted = {seat for seat, _ in self.votes}
        return tuple(seat for seat in self.voters if seat not in voted)

    def count(self) -> dict[str, int]:
        """How often each choice was made, in the order of the choices."""
        return {choice: sum(made == choice for _, made in self.votes) for choice in self.choices}

    def leaders(self) -> tuple[str, ...]:
        """The choices made most often: one, several on a tie, none if nobody voted."""
        most = max(self.count().values(), default=0)
        return tuple(choice for choice, times in self.count().items() if times == most > 0)

    def majority(self) -> str | None:
        """The choice that more than half of all voters made, if there is one."""
        for choice, times in self.count().items():
            if 2 * times > len(self.voters):
                return choice
        return None

    def shown(self, viewer: Viewer) -> tuple[Vote, ...]:
        """The ballot as this viewer may see it: the own vote always, the others' when open or closed."""
        made = dict(self.votes)
        return tuple(
            Vote(seat, seat in made, made.get(seat) if self.closed or not self.sealed or seat == viewer else None)
            for seat in self.voters
        )
