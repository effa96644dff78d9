"""Contested acts of Blitz: done at chosen moments, sent over lines of any length, settled by a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from carteblanche.core.luck import commit
from carteblanche.core.values import Millis, Seat
from carteblanche.games.blitz.actions import Action, Centre, Flip, Lay
from carteblanche.games.blitz.data import BEFORE
from carteblanche.games.blitz.position import Given
from carteblanche.games.blitz.rules import Blitz
from carteblanche.table.log import Chair, Header, Played, write
from carteblanche.table.racing import RacingTable, Settled
from carteblanche.table.table import Table

PLAYERS: Final = ["Ada", "Ben", "Cem"]
SECRET: Final = "5c" * 16
_GAME: Final = Blitz()
_CARDS: Final = ("red 2", "red 3", "red 4", "blue 2", "blue 3")


def position() -> Any:
    """Everybody wants the same: two stacks, and hands full of what comes next."""
    given = Given(
        blitz={"Ada": ["red 2", "blue 3"], "Ben": ["red 3"], "Cem": ["red 2", "red 4", "green 9"]},
        work={
            "Ada": [["red 3"], ["blue 2"], ["green 1"]],
            "Ben": [["red 2"], ["blue 2"], ["green 4"]],
            "Cem": [["red 3"], ["blue 2"], ["green 4"]],
        },
        hand={
            name: ["yellow 5", "yellow 6", "yellow 7", "yellow 8", "yellow 9", "yellow 10", "green 10"]
            for name in PLAYERS
        },
        stacks={"C1": ["red 1 Ada"], "C2": ["blue 1 Ben"]},
    )
    return _GAME.position(given, PLAYERS)


ACTS: Final[tuple[Action, ...]] = (
    Flip(),
    Centre("W3", "green 1", "new", ""),
    Lay("blitz", "red 3", "W3"),
    Lay("W1", "red 3", "W3"),
    *(
        Centre(source, card, "C1" if card.startswith("red") else "C2", BEFORE[card])
        for source in ("blitz", "W1", "W2")
        for card in _CARDS
    ),
)
"""Things that some of them could do some of the time."""


class Raced(NamedTuple):
    answers: dict[str, str]
    """By act: the code of its refusal, or nothing."""
    effective: dict[str, Millis]
    """By act for the centre: from when it counted."""
    cards: dict[str, Any]
    """Where everything lies in the end."""
    by_stack: dict[str, list[Millis]]
    """By centre stack: the effective times of its cards, in the order in which they were laid."""
    longest: int
    """How long the longest waited after its effective time."""
    log: list[bytes]


def raced(state: Any, acts: Sequence[tuple[int, int, Action]], lags: Sequence[int]) -> Raced:
    """These acts at a table, each arriving its sender's lag after it was done."""
    chairs = tuple(Chair("human", name) for name in PLAYERS)
    header = Header("blitz", 1, msgspec.to_builtins(state.public.config), chairs, commit(bytes.fromhex(SECRET)))
    table = Table(header, SECRET, _GAME, state)
    racing = RacingTable(table)
    for seat, lag in enumerate(lags):
        racing.record_round_trip(Millis(0), Seat(seat), Millis(2 * lag))
    settled: list[tuple[int, Settled]] = []
    arriving = sorted((moment + lags[seat], number) for number, (moment, seat, _) in enumerate(acts))
    for arrival, number in arriving:
        _released(racing, arrival - 1, settled)
        _, seat, action = acts[number]
        known = racing.offer(Millis(arrival), Seat(seat), action, f"act {number}")
        assert known is None
    _released(racing, 4000, settled)
    names = {f"act {number}" for number, (_, _, action) in enumerate(acts) if isinstance(action, Centre)}
    judged = {one.ref: one.judged.effective for _, one in settled if one.judged is not None and one.ref in names}
    end: Any = table.state
    found = _GAME.describe(end, PLAYERS)
    by_stack: dict[str, list[Millis]] = {}
    for entry in table.entries:
        if isinstance(entry.event, Played) and entry.event.action["kind"] == "centre":
            by_stack.setdefault(entry.event.action["stack"], []).append(judged[entry.event.ref])
    return Raced(
        answers={one.ref: "" if one.refused is None else one.refused.code for _, one in settled},
        effective=judged,
        cards={key: found[key] for key in ("blitz", "work", "table", "hand", "stacks", "phase", "points", "last")},
        by_stack=by_stack,
        longest=max((moment - judged[one.ref] for moment, one in settled if one.ref in judged), default=0),
        log=list(write(header, table.entries)),
    )


def _released(racing: RacingTable, until: int, settled: list[tuple[int, Settled]]) -> None:
    while (due := racing.due()) is not None and due <= until:
        settled += [(due, one) for one in racing.release(due) if one.seat is not None]
