"""Long runs of whole matches between bots in virtual time: do they end, and how often does nobody get on?"""

from __future__ import annotations

from dataclasses import dataclass

from carteblanche.core.luck import KeyedLuck
from carteblanche.games.blitz.match import FreedCard, Match, play_match
from carteblanche.testing.laws import LawBroken


@dataclass(frozen=True, slots=True)
class Matches:
    """Matches of Blitz, added up. Of the stalls: how they ended."""

    games: int = 0
    rounds: int = 0
    actions: int = 0
    late: int = 0
    """Acts for which somebody else was quicker."""
    millis: int = 0
    """How long the rounds took, in virtual time."""
    passing: int = 0
    """Stalls that were noticed and passed within the time of grace."""
    stalls: int = 0
    """All others."""
    worst: int = 0
    """Freed by the first try of who was first in the order of rights."""
    others: int = 0
    """Freed by somebody else's first try."""
    second: int = 0
    """Freed by a second try."""
    dead: int = 0
    """Rounds that ended without a blitz."""

    def __add__(self, other: Matches) -> Matches:
        return Matches(*(getattr(self, name) + getattr(other, name) for name in self.__slots__))

    def __str__(self) -> str:
        rounds, stalls = self.rounds or 1, self.stalls or 1
        return (
            f"{self.games} matches ended after {self.rounds / (self.games or 1):.1f} rounds of "
            f"{self.millis / rounds / 1000:.0f} s and {self.actions / rounds:.0f} acts, {self.late / rounds:.2f} of them too late; "
            f"{self.stalls / rounds:.3f} stalls a round ({self.passing / rounds:.3f} more passed by themselves), freed by the worst "
            f"player's first try {self.worst / stalls:.1%}, another's {self.others / stalls:.1%}, a second try "
            f"{self.second / stalls:.1%}; {self.dead / rounds:.2%} of the rounds were dead"
        )


def blitz(seats: int, seeds: range, level: str = "hard") -> Matches:
    """Matches with these seeds, all seats alike."""
    return sum((_counted(seats, seed, level) for seed in seeds), start=Matches())


def _counted(seats: int, seed: int, level: str) -> Matches:
    match = play_match(
        (level,) * seats, KeyedLuck.seeded(seed, f"deal {seats}"), KeyedLuck.seeded(seed, f"hands {seats}")
    )
    if match.outcome is None:
        raise LawBroken(
            "outcome", f"blitz with {seats} bots, seed {seed}, has no outcome after {len(match.rounds)} rounds"
        )
    return counted(match)


def counted(match: Match) -> Matches:
    stalls = [freed for one in match.rounds for freed in one.stalls]
    lasting = [freed for freed in stalls if freed.stage != "notice"]
    return Matches(
        games=1,
        rounds=len(match.rounds),
        actions=sum(one.acts for one in match.rounds),
        late=sum(one.late for one in match.rounds),
        millis=sum(one.ended - one.began for one in match.rounds),
        passing=len(stalls) - len(lasting),
        stalls=len(lasting),
        worst=sum(_first_try(freed) and freed.place == 0 for freed in lasting),
        others=sum(_first_try(freed) and freed.place > 0 for freed in lasting),
        second=sum(freed.stage != "dead" and not _first_try(freed) for freed in lasting),
        dead=sum(one.dead for one in match.rounds),
    )


def _first_try(freed: FreedCard) -> bool:
    """Whether a stall ended while somebody could take the first try, or took it."""
    return (freed.stage, freed.tries) in {("right", 0), ("pass", 1)}
