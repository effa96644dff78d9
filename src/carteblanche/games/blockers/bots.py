"""Blockers!: players. Each sees only its view."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, final

from carteblanche.core.luck import Luck
from carteblanche.core.rules import Bot
from carteblanche.games.blockers.actions import Action
from carteblanche.games.blockers.options import BlockersOptions, preview
from carteblanche.games.blockers.view import BlockersView
from carteblanche.search.random import RandomBot


@final
class Greedy:
    """Looks one move ahead: the lowest own score, then the most trouble for the others, then the fewest captures; ties by luck."""

    def __init__(self, _game: object) -> None: ...

    def choose(self, view: BlockersView, luck: Luck) -> Action:
        return luck.pick(self.best(view))

    def best(self, view: BlockersView) -> list[Action]:
        """All moves that are equally good to it."""
        assert view.viewer is not None
        best: list[Action] = []
        lowest: tuple[int, ...] | None = None
        for action in BlockersOptions(view):
            after = preview(view, action)
            own = after.scores[view.viewer]
            key = (own, own - sum(after.scores), after.captures is not None)
            if lowest is None or key < lowest:
                lowest, best = key, [action]
            elif key == lowest:
                best.append(action)
        return best


BOTS: Final[Mapping[str, Callable[[Any], Bot[Any, Any]]]] = {"random": RandomBot, "greedy": Greedy}
