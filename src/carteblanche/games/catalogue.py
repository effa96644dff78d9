"""Which games there are, by name and rules version.

Every version that was ever released stays here: a log is read by the rules it was played by. How a rule changes without a played game
changing with it is told in docs/architecture.md, *Changing a released rule*. Version 0 is a game that is not released yet: what was
played by it may become unreadable.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from carteblanche.core.errors import Unreadable
from carteblanche.core.rules import AnyGame

Opener: TypeAlias = Callable[[Mapping[str, Any]], AnyGame]
"""Makes the rules of one version, with what they need from outside. It imports them only when it is called."""


def _blank(resources: Mapping[str, Any]) -> AnyGame:
    from carteblanche.games.blank.rules import Blank

    return Blank(resources.get("deck"))


def _blank_v1(resources: Mapping[str, Any]) -> AnyGame:
    from carteblanche.games.blank.rules import BlankV1

    return BlankV1(resources.get("deck"))


def _blank_v2(resources: Mapping[str, Any]) -> AnyGame:
    from carteblanche.games.blank.rules import BlankV2

    return BlankV2(resources.get("deck"))


def _blanko(resources: Mapping[str, Any]) -> AnyGame:
    from carteblanche.games.blanko.rules import Blanko

    return Blanko(resources)


def _blockers(resources: Mapping[str, Any]) -> AnyGame:
    from carteblanche.games.blockers.rules import Blockers

    return Blockers(resources.get("rollouts"))


def _blitz(_: Mapping[str, Any]) -> AnyGame:
    from carteblanche.games.blitz.rules import Blitz

    return Blitz()


VERSIONS: Final[dict[str, dict[int, Opener]]] = {
    "blank": {1: _blank_v1, 2: _blank_v2, 3: _blank},
    "blanko": {1: _blanko},
    "blockers": {1: _blockers},
    "blitz": {1: _blitz},
}
"""All games, in the order in which they are offered, and every version of each, the newest last."""
NAMES: Final = tuple(VERSIONS)


class UnknownVersion(Unreadable):
    """These rules are not known here: most likely a newer Carte Blanche wrote this."""

    def __init__(self, game: str, version: int) -> None:
        super().__init__(f"{game} has no rules version {version}; the newest is {newest(game)}")
        self.game = game
        self.version = version


def newest(name: str) -> int:
    """The version by which new tables play."""
    return next(reversed(_versions(name)))


def open(name: str, version: int | None = None, resources: Mapping[str, Any] | None = None) -> AnyGame:  # noqa: A001  # catalogue.open is how one says it
    """The game of this name and rules version (by default the newest), with what it needs from outside as values."""
    known = _versions(name)
    if version is None:
        version = newest(name)
    elif version not in known:
        raise UnknownVersion(name, version)
    return known[version](resources or {})


def _versions(name: str) -> dict[int, Opener]:
    if name not in VERSIONS:
        raise Unreadable(f"there is no game {name[:40]!r}; there are {', '.join(NAMES)}")
    return VERSIONS[name]
