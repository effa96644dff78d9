"""Ratings by openskill (Plackett–Luce), with intervals over rounds.

Games are rated in the order of their sets. The interval is that of a jackknife: the rounds are dealt into groups, and the ratings are
computed again without each of the groups in turn. Where that makes no difference, it is what openskill itself says of its doubt (`sigma`),
which shrinks slowly and takes the games of a set for independent.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from math import sqrt
from typing import Any, Final

from carteblanche.arena.plan import Plan
from carteblanche.arena.results import GameResult, SetResult
from carteblanche.core.estimates import Estimate, Z, quantile

GROUPS: Final = 20


def can_rate() -> bool:
    """Whether openskill is installed: it comes with the extra `arena`."""
    return find_spec("openskill") is not None


def rate(plan: Plan, sets: Sequence[SetResult]) -> list[Estimate]:
    """For each entrant its rating; an average player has 25."""
    entrants = len(plan.entrants)
    groups = min(GROUPS, len({plan.round_of(one.number) for one in sets}))
    without = [
        _rate([one for one in sets if plan.round_of(one.number) % groups != left], entrants)
        for left in range(groups if groups > 1 else 0)
    ]
    found: list[Estimate] = []
    for entrant, (value, doubt) in enumerate(_rate(sets, entrants)):
        half = _jackknife([ratings[entrant][0] for ratings in without]) or Z * doubt
        found.append(Estimate(value, value - half, value + half))
    return found


def _jackknife(parts: Sequence[float]) -> float:
    """Half the interval of a value, from what it is without each group in turn."""
    groups = len(parts)
    if groups < 2:
        return 0.0
    middle = sum(parts) / groups
    return quantile(groups - 1) * sqrt((groups - 1) / groups * sum((part - middle) ** 2 for part in parts))


def _rate(sets: Sequence[SetResult], entrants: int) -> list[tuple[float, float]]:
    """By entrant: its rating, and openskill's doubt."""
    from openskill.models import PlackettLuce

    model: Any = PlackettLuce()
    ratings: list[Any] = [model.rating() for _ in range(entrants)]
    for result in sets:
        for game in result.games:
            _rate_game(model, ratings, game)
    return [(float(rating.mu), float(rating.sigma)) for rating in ratings]


def _rate_game(model: Any, ratings: list[Any], game: GameResult) -> None:
    """Rates one game. An entrant with several seats is rated by the mean of what each of them brings."""
    teams = model.rate([[ratings[entrant]] for entrant in game.order], ranks=list(game.ranks))
    gained: dict[int, list[Any]] = {}
    for entrant, (rating,) in zip(game.order, teams, strict=True):
        gained.setdefault(entrant, []).append(rating)
    for entrant, several in gained.items():
        mu = sum(one.mu for one in several) / len(several)
        sigma = sum(one.sigma for one in several) / len(several)
        ratings[entrant] = model.rating(mu=mu, sigma=sigma)
