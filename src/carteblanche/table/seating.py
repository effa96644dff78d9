"""Who sits at the table and who decides: people, bots, and bots on the chairs of people who are gone.

A bot plays for somebody who is away, until they are back. Somebody who has left is out: with two seats that ends
the game, with more a bot plays on, and who left ranks last, who left first lowest of all.
"""

from __future__ import annotations

from carteblanche.core.errors import Illegal
from carteblanche.core.values import Outcome, Seat
from carteblanche.table.log import Header


class Seating:
    def __init__(self, header: Header) -> None:
        self._header = header
        self.seated = tuple(Seat(i) for i, chair in enumerate(header.chairs) if chair.player == "human")
        """The seats that people took at the beginning."""
        self.people = self.seated
        """The seats on which a person decides now."""
        self.covered: tuple[Seat, ...] = ()
        self.left: tuple[Seat, ...] = ()

    def expect_person(self, seat: Seat) -> None:
        if seat not in self.people:
            raise Illegal("no-person-there", seat=seat)

    def cover(self, seat: Seat) -> None:
        self.expect_person(seat)
        self.covered = (*self.covered, seat)
        self._update_people()

    def give_back(self, seat: Seat) -> None:
        if seat not in self.covered:
            raise Illegal("not-covered", seat=seat)
        self.covered = tuple(other for other in self.covered if other != seat)
        self._update_people()

    def leave(self, seat: Seat) -> None:
        if seat not in self.seated or seat in self.left:
            raise Illegal("no-person-there", seat=seat)
        self.covered = tuple(other for other in self.covered if other != seat)
        self.left = (*self.left, seat)
        self._update_people()

    def _update_people(self) -> None:
        self.people = tuple(seat for seat in self.seated if seat not in self.covered and seat not in self.left)

    def outcome_if_resigned(self) -> Outcome | None:
        """With two seats, whoever is left has won. There are no scores: it was not played out."""
        if len(self._header.chairs) != 2 or not self.left:
            return None
        return Outcome("resigned", tuple(2 if Seat(seat) == self.left[0] else 1 for seat in range(2)), ())

    def rank_leavers_last(self, found: Outcome) -> Outcome:
        """The game's outcome with those who left at the end; the others keep their order."""
        if not self.left:
            return found
        stayed = sorted(rank for seat, rank in enumerate(found.ranks) if seat not in self.left)
        ranks = [
            len(found.ranks) - self.left.index(Seat(seat)) if Seat(seat) in self.left else stayed.index(rank) + 1
            for seat, rank in enumerate(found.ranks)
        ]
        return Outcome(found.reason, tuple(ranks), found.scores)
