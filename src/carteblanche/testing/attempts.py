"""Actions that somebody might try: of other seats, of other moments, with fields exchanged or made senseless.

Nothing here knows whether an action is proper. The laws ask the game twice, by `options` and by `play`, and compare.
"""

from __future__ import annotations

from typing import Any

import msgspec

from carteblanche.core.luck import Luck
from carteblanche.core.rules import AnyGame
from carteblanche.testing.plain_data import is_list, is_mapping

KEPT = 400
"""How many actions of earlier moments a pool remembers."""

_JUNK: tuple[Any, ...] = ("", " ", "nothing", "0", "A1", "ß🂡", 0, -1, 1, 10**6, True, None, [], [0], ["x"])


class Pool:
    """Remembers actions seen on the way and makes new ones out of them."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._actions: list[Any] = []
        self._leaves: dict[str, list[Any]] = {}

    def __len__(self) -> int:
        return len(self._actions)

    def remember(self, action: Any, luck: Luck) -> None:
        if len(self._actions) < KEPT:
            self._actions.append(action)
        else:
            self._actions[luck.below(KEPT)] = action
        for path, leaf in _leaves(msgspec.to_builtins(action)):
            seen = self._leaves.setdefault(path[-1], [])
            if leaf not in seen and len(seen) < KEPT:
                seen.append(leaf)

    def draw(self, luck: Luck) -> Any:
        """An action as it was somewhere, or with one field changed. Needs to remember at least one."""
        action = luck.pick(self._actions)
        if luck.below(3) == 0:
            return action
        plain: Any = msgspec.to_builtins(action)
        leaves = list(_leaves(plain))
        if not leaves:
            return action
        for _ in range(4):
            path, leaf = luck.pick(leaves)
            candidates = self._leaves.get(path[-1], []) if luck.below(4) else [*_JUNK]
            value = luck.pick(candidates) if candidates else None
            if value == leaf and type(value) is type(leaf):
                continue
            try:
                return msgspec.convert(_with(plain, path, value), type=self._game.ACTION)
            except (msgspec.ValidationError, TypeError):
                continue
        return action

    def several(self, count: int, luck: Luck) -> list[Any]:
        return [self.draw(luck) for _ in range(count)] if self._actions else []


def _leaves(plain: Any, path: tuple[str, ...] = ()) -> list[tuple[tuple[str, ...], Any]]:
    """What lies at the ends of plain data, with the way there."""
    if is_mapping(plain):
        return [leaf for key, value in plain.items() for leaf in _leaves(value, (*path, str(key)))]
    if is_list(plain) and plain:
        return [leaf for index, value in enumerate(plain) for leaf in _leaves(value, (*path, str(index)))]
    return [(path, plain)]


def _with(plain: Any, path: tuple[str, ...], value: Any) -> Any:
    """Plain data with one leaf changed."""
    if not path:
        return value
    first, *rest = path
    if is_list(plain):
        return [_with(old, tuple(rest), value) if str(i) == first else old for i, old in enumerate(plain)]
    return {key: _with(old, tuple(rest), value) if str(key) == first else old for key, old in plain.items()}
