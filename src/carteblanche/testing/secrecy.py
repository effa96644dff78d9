"""Nobody learns what he may not know, and nobody forgets what he was shown: two laws with tests that can fail.

*Secrecy*: exchange pieces that a viewer does not know, independently of `view`, and one has a twin of the state. Everything that
reaches the viewer must be byte for byte the same in both: the view, the own prompt, the options, previews, refusals with their
details, the moments of the alarms, and the size of every message. What is equal to Python but not on the wire (1 and true) differs.

*Recall*: a state imagined from a view looks exactly like that view. Its pieces pass the census, and the same verbs hold in it.

Fields of a state that ride along with the pieces for speed stay as they are in a twin: they must follow from what is public. The moves
of the last step go with their pieces.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any

import msgspec
from msgspec.structs import replace

from carteblanche.core.errors import Illegal
from carteblanche.core.luck import KeyedLuck, Luck
from carteblanche.core.pieces import NOTHING, State
from carteblanche.core.rules import AnyGame
from carteblanche.core.values import Millis, Viewer

SAMPLE = 6
"""How many of the listed options are previewed for both twins."""
WHOLE = 50_000
"""So many options are listed whole. Of more, which only large hands of BLANK have, the first are."""
FIRST = 1000


def twin(state: State, viewer: Viewer, luck: Luck) -> State:
    """The same state with pieces exchanged that this viewer does not know, and the last moves told of those pieces."""
    pieces = state.pieces.exchanged(viewer, luck)
    becomes = {
        old: new
        for before, after in zip(state.pieces.places, pieces.places, strict=True)
        for old, new in zip(before, after, strict=True)
        if old != NOTHING
    }
    moves = tuple(replace(move, piece=becomes.get(move.piece, move.piece)) for move in state.moves)
    return replace(state, pieces=pieces, moves=moves)


def refusal(game: AnyGame, state: Any, at: Millis, seat: Any, action: Any) -> Illegal | None:
    """Why this action is refused, if it is."""
    try:
        game.play(state, at, seat, action, KeyedLuck.seeded(0))
    except Illegal as illegal:
        return illegal
    return None


def preview(game: AnyGame, view: Any, action: Any) -> tuple[bytes, Illegal | None]:
    """What a preview says, encoded, or why it refuses."""
    try:
        return msgspec.json.encode(game.preview(view, action)), None
    except Illegal as illegal:
        return b"", illegal


def plain(value: Any) -> dict[str, Any]:
    """A description as data that could have been read from a file."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(value))
    return found


def hold(
    game: AnyGame,
    state: Any,
    viewer: Viewer,
    at: Millis,
    improper: Sequence[Any],
    luck: Luck,
    make: Callable[[Any, Viewer, Luck], Any],
    broken: Callable[[str, str], Exception],
) -> bool:
    """Raise what `broken` makes of it if this viewer can tell a twin, or forgets. Whether the twin was another state at all."""
    other = make(state, viewer, luck)
    seed = luck.below(1 << 30)
    ours = received(game, state, viewer, at, improper, KeyedLuck.seeded(seed))
    theirs = received(game, other, viewer, at, improper, KeyedLuck.seeded(seed))
    for (what, mine), (_, yours) in zip(ours, theirs, strict=True):
        if len(mine) != len(yours):
            raise broken(
                "secrecy", f"viewer {viewer} can tell a twin by the size of {what}: {show_difference(mine, yours)}"
            )
        if mine != yours:
            raise broken("secrecy", f"viewer {viewer} can tell a twin by {what}: {show_difference(mine, yours)}")
    view = game.view(state, viewer)
    imagined = game.imagine(view, luck)
    if faults := imagined.pieces.census():
        raise broken("recall", f"viewer {viewer} imagines pieces that cannot be: {'; '.join(faults)}")
    seen = msgspec.json.encode(game.view(imagined, viewer))
    if seen != msgspec.json.encode(view):
        raise broken(
            "recall",
            f"viewer {viewer} sees what was imagined differently: {show_difference(msgspec.json.encode(view), seen)}",
        )
    return bool(other.pieces != state.pieces)


def received(
    game: AnyGame, state: Any, viewer: Viewer, at: Millis, improper: Sequence[Any], luck: Luck
) -> list[tuple[str, bytes]]:
    """All that reaches this viewer, encoded, with what it is."""
    encode = msgspec.json.encode
    view = game.view(state, viewer)
    every = game.options(view)
    options = list(every if len(every) <= WHOLE else islice(every, FIRST))
    found = [
        ("the view", encode(view)),
        ("the prompt", encode(None if viewer is None else game.prompts(state).get(viewer))),
        ("the alarms", encode(game.alarms(state))),
        ("the options", encode((len(every), options))),
    ]
    tried = [*luck.shuffle(options)[:SAMPLE], *improper]
    for action in tried:
        shown, refused = preview(game, view, action)
        found.append((f"the preview of {action}", shown + _worded(refused)))
    if viewer is not None:
        found += [(f"the refusal of {a}", _worded(refusal(game, state, at, viewer, a))) for a in tried]
    return found


def _worded(refused: Illegal | None) -> bytes:
    return b"" if refused is None else msgspec.json.encode([refused.code, refused.details])


def show_difference(one: bytes, other: bytes) -> str:
    """Where two encoded messages begin to differ, for a person to read."""
    pairs = enumerate(zip(one, other, strict=False))
    first = next((index for index, (a, b) in pairs if a != b), min(len(one), len(other)))
    start = max(0, first - 40)
    return f"…{one[start : first + 40].decode(errors='replace')}… or …{other[start : first + 40].decode(errors='replace')}…"
