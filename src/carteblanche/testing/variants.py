"""Every way to play every game that is put to the proof. A new game or option is added here, in a line or two; laws, long runs and golden
playthroughs follow from it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from carteblanche.core.luck import Luck
from carteblanche.core.rules import AnyGame
from carteblanche.core.values import Viewer
from carteblanche.games import catalogue
from carteblanche.games.blank.rules import Blank
from carteblanche.games.blanko.rules import Blanko
from carteblanche.games.blitz.position import recompute
from carteblanche.testing import blanko
from carteblanche.testing.blank import decks as blank
from carteblanche.testing.laws import Hooks
from carteblanche.testing.secrecy import twin


class Variant(NamedTuple):
    """A game with options and a number of seats. `golden` ones have a playthrough on record; for `hooks` see the laws; `games` and `every`
    say how many games a long run plays, and that it looks closely at one moment in so many.
    """

    game: str
    name: str
    seats: int
    config: dict[str, Any]
    golden: bool = False
    hooks: Hooks | None = None
    games: int = 10_000
    every: int = 24

    def open(self) -> tuple[AnyGame, Any]:
        """The game, and its options typed."""
        game = catalogue.open(self.game)
        return game, msgspec.convert(self.config, game.CONFIG)

    @property
    def title(self) -> str:
        return f"{self.game}-{self.name}"


def _blockers() -> Iterable[Variant]:
    for scoring in ("blockers", "uptown"):
        for two in ("basic", "advanced"):
            yield Variant(
                "blockers", f"2-{two}-{scoring}", 2, {"two": two, "scoring": scoring}, golden=scoring == "blockers"
            )
        for seats in (3, 4, 5):
            golden = (seats, scoring) in {(3, "blockers"), (5, "uptown")}
            yield Variant("blockers", f"{seats}-{scoring}", seats, {"scoring": scoring}, golden=golden)


def _twin(state: Any, viewer: Viewer, luck: Luck) -> Any:
    """A twin in Blitz: what is public is derived from the pieces, and computed again from the exchanged ones."""
    return _recomputed(twin(state, viewer, luck))


def _recomputed(state: Any) -> Any:
    return replace(state, public=recompute(state.pieces, state.public))


def _blitz() -> Iterable[Variant]:
    hooks = Hooks(twin=_twin, recompute=lambda _before, state: _recomputed(state))
    for seats in range(2, 9):
        yield Variant("blitz", f"{seats}-round", seats, {"rounds": 1}, seats in {2, 5}, hooks, every=40 * seats)
    for seats in (2, 4):
        match = {"rounds": 3, "target": 20}
        yield Variant("blitz", f"{seats}-match", seats, match, seats == 4, hooks, every=120)
        for pace in ("slow", "turns"):
            yield Variant("blitz", f"{seats}-{pace}", seats, {"pace": pace, "rounds": 1}, seats == 2, hooks, every=120)


def _blanko() -> Iterable[Variant]:
    hooks = blanko.hooks(Blanko())
    for seats in (2, 3, 4):
        yield Variant("blanko", f"{seats}-strict", seats, {}, golden=seats == 2, hooks=hooks, games=1200, every=40)
        for words, more in (("friendly", {}), ("challenge", {"challenge_cost": 5, "challenge_turn": seats == 3})):
            config = {"words": words, "house": True, "mini_scoring": "literal", **more}
            golden = (seats, words) in {(3, "friendly"), (4, "challenge")}
            yield Variant("blanko", f"{seats}-{words}-house", seats, config, golden, hooks, games=1200, every=60)


def _blank() -> Iterable[Variant]:
    hooks = blank.hooks(Blank())
    for effects in ("automatic", "by-hand"):
        for wrong in ("fined", "refused", "lie"):
            golden = (effects, wrong) in {("automatic", "fined"), ("by-hand", "lie")}
            options = {"effects": effects, "wrong": wrong}
            for seats in (2, 3, 4, 6):
                name = f"{seats}-{effects}-{wrong}"
                yield Variant("blank", name, seats, options, golden and seats == 3, hooks, games=2500, every=40)


VARIANTS: Final[tuple[Variant, ...]] = (
    *_blank(),
    *_blanko(),
    *_blockers(),
    *_blitz(),
)
