"""Golden playthroughs: random games on record, with what everybody sees after every entry, for people to read and machines to compare.

`python -m carteblanche.testing.playthroughs [GAME…]` writes them anew into tests/playthroughs; review the difference. A file shows the
first entries and the last ones; what lies between is kept as a digest, so that a change there does not go unnoticed.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from carteblanche.core.rules import AnyGame
from carteblanche.core.values import Moved, Seat, Viewer
from carteblanche.testing.random_games import Moment, RandomGame
from carteblanche.testing.variants import VARIANTS, Variant

FOLDER: Final = Path("tests/playthroughs")
FIRST: Final = 10
LAST: Final = 3
SEED: Final = 1


def text(variant: Variant) -> str:
    """The playthrough of a variant."""
    game, config = variant.open()
    random_game = RandomGame(
        game, config, variant.seats, SEED, act=None if variant.hooks is None else variant.hooks.act
    )
    moments = list(random_game)
    lines = [
        f"# {variant.game}, {variant.name}: {variant.seats} seats, rules version {game.VERSION}, seed {SEED}",
        f"# options: {msgspec.json.encode(config).decode()}",
        "# Drawn as a watcher sees it, then what is different for each seat.",
    ]
    between: list[str] = []
    for moment in moments:
        shown = list(_describe(game, variant.seats, moment))
        if moment.number < FIRST or moment.number >= len(moments) - LAST:
            if between and moment.number >= FIRST:
                digest = hashlib.sha256("\n".join(between).encode()).hexdigest()
                lines += ["", f"== entries {FIRST} to {moment.number - 1}: {len(between)} lines, sha256 {digest}"]
                between = []
            lines += ["", *shown]
        else:
            between += shown
    return "\n".join(lines) + "\n"


def path(variant: Variant) -> Path:
    return FOLDER / variant.game / f"{variant.name}.txt"


def _describe(game: AnyGame, seats: int, moment: Moment) -> Iterator[str]:
    step, state = moment.step, moment.state
    if step.alarm is not None:
        what = f"{step.alarm.name} rang"
    elif step.seat is not None:
        what = f"seat {step.seat}: {game.notation.write(step.action)}"
    else:
        what = "dealt"
    yield f"== entry {moment.number} at {step.at} ms: {what}"
    watched: list[str] = []
    for viewer in (None, *map(Seat, range(seats))):
        seen = list(_seen(game, state, viewer))
        if viewer is None:
            watched = seen
            yield from seen
        else:
            yield f"-- seat {viewer}"
            yield from (line for n, line in enumerate(seen) if n >= len(watched) or line != watched[n])


def _seen(game: AnyGame, state: Any, viewer: Viewer) -> Iterator[str]:
    view = game.view(state, viewer)
    yield from (line.rstrip() for line in game.notation.draw(view).splitlines())
    news: tuple[Moved, ...] = getattr(view, "news", ())
    yield "news: " + (
        "; ".join(f"{moved.piece or 'something'} from {moved.source} to {moved.target}" for moved in news) or "-"
    )
    waiting = ", ".join(f"seat {one.seat}" + (f" until {one.until}" if one.until else "") for one in view.waiting)
    if view.outcome is not None:
        yield f"over: {view.outcome.reason}, ranks {list(view.outcome.ranks)}, scores {list(view.outcome.scores)}"
    else:
        yield f"waiting for {waiting or 'nobody'}"
    if view.prompt is not None:
        options = game.options(view)
        listed = [game.notation.write(action) for action in options]
        shown = ", ".join(listed[:6]) + (", …" if len(listed) > 6 else "")
        yield f"may {' or '.join(view.prompt.kinds)}: {len(listed)} options: {shown}"


def main(games: list[str]) -> int:
    for variant in VARIANTS:
        if variant.golden and (not games or variant.game in games):
            path(variant).parent.mkdir(parents=True, exist_ok=True)
            path(variant).write_text(text(variant), encoding="utf-8")
            sys.stdout.write(f"{path(variant)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
