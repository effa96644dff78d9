"""What the sets say: who beats whom, how often, by how much, how long games are.

Intervals are over rounds, in each of which every line-up plays one set: sets of different line-ups are not alike, rounds are. With two
bots a round is a set.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, zip_longest
from typing import Final

from carteblanche.arena.plan import Plan
from carteblanche.arena.ratings import can_rate, rate
from carteblanche.arena.results import GameResult, SetResult
from carteblanche.core.estimates import Estimate, mean, share
from carteblanche.core.values import Message

BINS: Final = 20


class Standing(Message):
    """One bot against all others."""

    name: str
    games: int
    """A game with several of its kind counts for each of their seats."""
    wins: Estimate
    """Its share of first places; who share one share the win."""
    points: Estimate | None
    """The game's own, on the average of games that were played out; nothing if there are fewer than two rounds of them."""
    rating: Estimate | None
    """Nothing where openskill is not installed."""
    forfeits: dict[str, int]
    """By reason: how many games it lost by rule."""


class Pairing(Message):
    """Two bots at the same tables: of the games, and of the seats where several of a kind play, how often one came before the other."""

    one: str
    other: str
    before: int
    level: int
    behind: int
    share: Estimate
    """How often the one came before the other, level games as half."""
    verdict: str | None = None
    """`stronger`, `weaker` or `level`, where a difference was to be decided and is."""


class Lengths(Message):
    """How long games were that were played out, in steps: acts and alarms."""

    games: int
    shortest: int
    median: int
    longest: int
    ends: tuple[int, ...]
    """By bin: the most steps that fall into it."""
    counts: tuple[int, ...]


class Summary(Message):
    plan: Plan
    sets: int
    games: int
    standings: tuple[Standing, ...]
    """In the order in which the bots were named."""
    pairings: tuple[Pairing, ...]
    seats: tuple[Estimate, ...]
    """By seat: its share of the wins, whoever sat there."""
    lengths: Lengths | None
    reasons: dict[str, int]
    """How games ended, and how many."""
    minutes: float
    """How long a game took on the average, in table time."""
    decide: float | None = None
    """The share of wins that was to be told from an even one."""


def summarise(
    plan: Plan, sets: Sequence[SetResult], decide: float | None = None, verdicts: Sequence[str | None] = ()
) -> Summary:
    """`decide` and, in the order of the pairs, `verdicts`: what was to be decided, and was."""
    names = [entrant.name for entrant in plan.entrants]
    games = [game for one in sets for game in one.games]
    ratings = rate(plan, sets) if can_rate() and games else [None] * len(names)
    pairs = list(combinations(range(len(names)), 2))
    return Summary(
        plan=plan,
        sets=len(sets),
        games=len(games),
        standings=tuple(_standing(plan, n, sets, ratings[n]) for n in range(len(names))),
        pairings=tuple(
            _pairing(plan, *pair, sets, verdict)
            for pair, verdict in zip_longest(pairs, verdicts, fillvalue=None)
            if pair
        ),
        seats=tuple(
            over_rounds(plan, sets, lambda game, seat=seat: [_won(game, seat)])  # type: ignore[misc]
            for seat in range(plan.players)
        ),
        lengths=_lengths([game.steps for game in games if game.reason not in ("forfeit", "unfinished")]),
        reasons=dict(Counter(game.reason for game in games).most_common()),
        minutes=sum(game.at for game in games) / max(1, len(games)) / 60_000,
        decide=decide,
    )


def over_rounds(plan: Plan, sets: Sequence[SetResult], values: Callable[[GameResult], Sequence[float]]) -> Estimate:
    """The mean of shares (0 to 1) that games have, with its interval: Student's over rounds. Where all say the same, which would leave
    it no width, rounds that say something else may be as frequent as Wilson's interval allows.
    """
    means = round_means(plan, sets, values)
    if not means:
        return Estimate(0.0, 0.0, 1.0)
    found = mean(means)
    if found is None or found.low == found.high:
        value, alike = sum(means) / len(means), share(len(means), len(means)).low
        return Estimate(value, value * alike, 1 - (1 - value) * alike)
    return Estimate(found.value, max(0.0, found.low), min(1.0, found.high))


def round_means(plan: Plan, sets: Sequence[SetResult], values: Callable[[GameResult], Sequence[float]]) -> list[float]:
    """For each round that has any of these values, their mean."""
    found: dict[int, list[float]] = {}
    for one in sets:
        found.setdefault(plan.round_of(one.number), []).extend(value for game in one.games for value in values(game))
    return [sum(several) / len(several) for several in found.values() if several]


def compare(game: GameResult, one: int, other: int) -> Iterator[float]:
    """For each seat of the one and each of the other in this game: 1 if the one came before, 0 if behind, else a half."""
    for seat, rank in enumerate(game.ranks):
        if game.order[seat] != one:
            continue
        for against, theirs in enumerate(game.ranks):
            if game.order[against] == other:
                yield 0.5 if rank == theirs else float(rank < theirs)


def _won(game: GameResult, seat: int) -> float:
    return (game.ranks[seat] == 1) / game.ranks.count(1)


def _standing(plan: Plan, entrant: int, sets: Sequence[SetResult], rating: Estimate | None) -> Standing:
    def wins(game: GameResult) -> list[float]:
        return [_won(game, seat) for seat, one in enumerate(game.order) if one == entrant]

    def points(game: GameResult) -> list[float]:
        return (
            [score for one, score in zip(game.order, game.scores, strict=True) if one == entrant] if game.scores else []
        )

    forfeits = Counter(
        game.forfeit.reason
        for one in sets
        for game in one.games
        if game.forfeit is not None and game.order[game.forfeit.seat] == entrant
    )
    return Standing(
        name=plan.entrants[entrant].name,
        games=sum(len(wins(game)) for one in sets for game in one.games),
        wins=over_rounds(plan, sets, wins),
        points=mean(round_means(plan, sets, points)),
        rating=rating,
        forfeits=dict(forfeits),
    )


def _pairing(plan: Plan, one: int, other: int, sets: Sequence[SetResult], verdict: str | None) -> Pairing:
    counts = Counter(value for result in sets for game in result.games for value in compare(game, one, other))
    estimate = over_rounds(plan, sets, lambda game: list(compare(game, one, other)))
    names = [entrant.name for entrant in plan.entrants]
    return Pairing(names[one], names[other], counts[1.0], counts[0.5], counts[0.0], estimate, verdict)


def _lengths(steps: list[int]) -> Lengths | None:
    if not steps:
        return None
    steps = sorted(steps)
    low, high = steps[0], steps[-1]
    width = max(1, -(-(high - low + 1) // BINS))
    ends = tuple(low + width * (n + 1) - 1 for n in range(-(-(high - low + 1) // width)))
    counts = Counter((one - low) // width for one in steps)
    return Lengths(len(steps), low, steps[len(steps) // 2], high, ends, tuple(counts[n] for n in range(len(ends))))
