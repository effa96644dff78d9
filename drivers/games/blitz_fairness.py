"""How fair a race is over long lines: `python -m drivers.games.blitz_fairness` measures it for docs/blitz-fairness.md and its plot.

A *duel*: a centre stack moves on, two equally quick players see it and reach for it, and both let go within 300 ms of each other. One is
near, the other is far. What they see, what they do and what the server measures travels over their lines; the arbiter that a table
has decides. Without the arbiter, which is the arbiter with a cap of nothing, the first arrival wins.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from carteblanche.core.luck import KeyedLuck, Luck
from carteblanche.core.values import Millis, Seat
from carteblanche.games.blitz.actions import Centre
from carteblanche.games.blitz.motion import SKILLS, notice_time, travel_time
from carteblanche.games.blitz.position import Given, position
from carteblanche.games.blitz.rules import Blitz
from carteblanche.games.blitz.state import Config
from carteblanche.table.arbiter import Arbiter, Released
from carteblanche.table.lag import Lag
from drivers.games.blitz_latency import Connection, contests, simulate

DOCUMENT: Final = Path("docs/blitz-fairness.md")
PLOT: Final = Path("docs/pictures/blitz-fairness.svg")
CLOSE: Final = 300
"""Two acts contest a card if they were let go within so many milliseconds."""
PINGS: Final = (10, 50, 100, 150, 200, 250, 300)
DELAYS: Final = (0, 40, 80, 120, 160, 240, 400)
NEAR: Final = Connection(20, 2)
_GAME: Final = Blitz()
_CARD: Final = Centre("blitz", "red 2", "C1", "red 1")


@dataclass(frozen=True, slots=True)
class Duels:
    """What became of some duels: how often the second player won, how often who let go first, and how long the winner's act waited."""

    won: float
    justly: float
    waited: float


def _state(cap: int, number: int) -> Any:
    given = Given(
        config=Config(cap=cap),
        round=number,
        blitz={"near": ["red 2", "red 9"], "far": ["red 2", "red 9"]},
        stacks={"C1": ["red 1 near"]},
    )
    return position(given, ["near", "far"])


def duels(lines: tuple[Connection, Connection], cap: int, count: int, luck: Luck) -> Duels:
    """So many contested cards between these two."""
    states = [_state(cap, 1), _state(cap, 2)]
    found = [_duel(lines, states[number % 2], cap, luck) for number in range(count)]
    return Duels(
        won=fmean(winner == 1 for winner, _, _ in found),
        justly=fmean(winner == first for winner, first, _ in found),
        waited=fmean(waited for _, _, waited in found),
    )


def _duel(lines: tuple[Connection, Connection], state: Any, cap: int, luck: Luck) -> tuple[int, int, int]:
    """Who won, who let go first, and how long the winner's act waited."""
    let_go = _let_go(lines, state, luck)
    arbiter = Arbiter(_GAME, 2)
    for seat, line in enumerate(lines):
        lag = Lag()
        for _ in range(10):
            lag = lag.after(line.trip(luck))
        arbiter.connect(Millis(0), Seat(seat), lag.share(Millis(cap)))
    arrivals = sorted((moment + lines[seat].way(luck), seat) for seat, moment in enumerate(let_go))
    decided: tuple[int, int] | None = None
    for arrival, seat in arrivals:
        decided = decided or _decided(arbiter, state, arrival - 1)
        arbiter.offer(state, Millis(arrival), Seat(seat), _CARD, str(seat))
    decided = decided or _decided(arbiter, state, 1 << 30)
    assert decided is not None
    return decided[0], int(let_go[1] < let_go[0]), decided[1]


def _let_go(lines: tuple[Connection, Connection], state: Any, luck: Luck) -> list[int]:
    """When each lets go of a card, if both do at nearly the same time. What moved on moved on at 1000."""
    skill, public = SKILLS["hard"], state.public
    while True:
        seen = [1000 + line.way(luck) for line in lines]
        moments = [
            moment + notice_time(skill, public, 0.5, luck) + travel_time(skill, public, 0, _CARD, luck)
            for moment in seen
        ]
        if 0 < abs(moments[0] - moments[1]) <= CLOSE:
            return moments


def _decided(arbiter: Arbiter, state: Any, until: int) -> tuple[int, int] | None:
    """Who has won by then, and how long the act had waited."""
    due = arbiter.due(state)
    if due is None or due > until:
        return None
    held = arbiter.release(state, due)
    assert isinstance(held, Released)
    return held.held.seat, max(0, due - held.held.arrival)


def far(ping: int) -> Connection:
    """A line of this length, on which every way varies by a tenth of it on average."""
    return Connection(ping, ping // 10)


def by_ping(count: int) -> Iterator[tuple[int, Duels, Duels]]:
    """By round trip of the second player, the first being near: without the arbiter, and with it."""
    for ping in PINGS:
        off, on = (duels((NEAR, far(ping)), cap, count, KeyedLuck.seeded(ping, "duels")) for cap in (0, 80))
        yield ping, off, on


def by_delay(count: int) -> Iterator[tuple[int, Duels]]:
    """By how much the second player delays the answers to pings; both are near."""
    for delay in DELAYS:
        lines = NEAR, Connection(NEAR.ping, NEAR.jitter, delay)
        yield delay, duels(lines, 80, count, KeyedLuck.seeded(7, "delays"))


MATCH_PINGS: Final = (10, 60, 150, 300)


def matches(count: int, cap: int) -> tuple[tuple[float, ...], tuple[int, ...]]:
    """Whole matches of four at a real table over lines of different length: by seat, the share of contested cards won, and their number."""
    won, late = [0] * 4, [0] * 4
    for seed in range(count):
        pings = MATCH_PINGS[seed % 4 :] + MATCH_PINGS[: seed % 4]
        played = simulate(["hard"] * 4, [far(ping) for ping in pings], seed, Config(cap=cap))
        played.run(1 << 30)
        found = contests(played.racing.table.entries, 4)
        for seat, ping in enumerate(pings):
            won[MATCH_PINGS.index(ping)] += found.won[seat]
            late[MATCH_PINGS.index(ping)] += found.late[seat]
    pairs = list(zip(won, late, strict=True))
    return tuple(w / ((w + lost) or 1) for w, lost in pairs), tuple(w + lost for w, lost in pairs)


def plot(pings: Sequence[tuple[int, Duels, Duels]], delays: Sequence[tuple[int, Duels]]) -> str:
    """Two small diagrams side by side: the share won by round trip, and by delayed answers."""
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 300" font-family="sans-serif" font-size="12">',
        '<rect width="760" height="300" fill="white"/>',
        *_axes(50, PINGS[-1], "round trip of the far player, ms", (0, 100, 200, 300)),
        *_curve(50, PINGS[-1], [(ping, on.won) for ping, _, on in pings], "#0b6e4f", "with arbiter"),
        *_curve(50, PINGS[-1], [(ping, off.won) for ping, off, _ in pings], "#b3261e", "first arrival wins", 26),
        *_axes(420, DELAYS[-1], "answers to pings delayed by, ms", (0, 100, 200, 300, 400)),
        *_curve(420, DELAYS[-1], [(delay, one.won) for delay, one in delays], "#0b6e4f", "with arbiter"),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


_TOP, _HEIGHT, _WIDTH = 30, 200, 290


def _axes(left: int, most: int, title: str, marks: Sequence[int]) -> Iterator[str]:
    bottom = _TOP + _HEIGHT
    yield f'<path d="M{left} {_TOP}V{bottom}H{left + _WIDTH}" fill="none" stroke="black"/>'
    for share in (0, 25, 50, 75, 100):
        y = bottom - _HEIGHT * share // 100
        yield f'<path d="M{left} {y}h{_WIDTH}" stroke="#ddd"/><text x="{left - 6}" y="{y + 4}" text-anchor="end">{share}</text>'
    for mark in marks:
        yield f'<text x="{left + _WIDTH * mark // most}" y="{bottom + 16}" text-anchor="middle">{mark}</text>'
    yield f'<text x="{left + _WIDTH // 2}" y="{bottom + 36}" text-anchor="middle">{title}</text>'
    yield f'<text x="{left}" y="{_TOP - 12}">contested cards won, %</text>'


def _curve(
    left: int, most: int, points: Sequence[tuple[int, float]], colour: str, name: str, below: int = 0
) -> Iterator[str]:
    """A line with its name above it, or so far below; what is below is dashed."""
    places = [(left + _WIDTH * x / most, _TOP + _HEIGHT * (1 - share)) for x, share in points]
    path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in places)
    yield f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{"6 4" if below else "none"}"/>'
    yield from (f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>' for x, y in places)
    x, y = places[len(places) // 2]
    anchor, away = ("end", below) if below else ("start", -10)
    yield f'<text x="{x:.0f}" y="{y + away:.0f}" text-anchor="{anchor}" fill="{colour}">{name}</text>'


def tables(
    pings: Sequence[tuple[int, Duels, Duels]], delays: Sequence[tuple[int, Duels]], count: int, played: int
) -> str:
    """The measured part of the document."""
    lines = [
        f"Each row is {count:,} contested cards between a near player (20 ms) and a far one, equally quick.",
        "",
        "| round trip of the far player | wins, first arrival | wins, arbiter | justly, first arrival | justly, arbiter | waited |",
        "|---:|---:|---:|---:|---:|---:|",
    ]
    lines += [
        f"| {ping} ms | {off.won:.1%} | {on.won:.1%} | {off.justly:.1%} | {on.justly:.1%} | {on.waited:.0f} ms |"
        for ping, off, on in pings
    ]
    lines += [
        "",
        f"Delaying the answers to pings, both players at 20 ms, {count:,} contested cards a row:",
        "",
        "| answers delayed by | taken off the arrival | wins |",
        "|---:|---:|---:|",
    ]
    lines += [f"| {delay} ms | {min((20 + delay) // 2, 80)} ms | {one.won:.1%} |" for delay, one in delays]
    (off, counted), (on, also) = matches(played, 0), matches(played, 80)
    lines += [
        "",
        f"Whole matches of four *hard* bots at a table, {played} without and {played} with the arbiter, one player on each line:",
        "",
        "| round trip | contested cards won, first arrival | of | arbiter | of |",
        "|---:|---:|---:|---:|---:|",
    ]
    lines += [
        f"| {ping} ms | {off[n]:.1%} | {counted[n]} | {on[n]:.1%} | {also[n]} |" for n, ping in enumerate(MATCH_PINGS)
    ]
    return "\n".join(lines) + "\n"


BEGIN, END = "<!-- measured -->\n", "<!-- end -->"


def main(count: int = 4000, played: int = 60) -> int:
    pings, delays = list(by_ping(count)), list(by_delay(count))
    PLOT.parent.mkdir(parents=True, exist_ok=True)
    PLOT.write_text(plot(pings, delays), encoding="utf-8")
    before, _, rest = DOCUMENT.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    DOCUMENT.write_text(before + BEGIN + tables(pings, delays, count, played) + END + after, encoding="utf-8")
    sys.stdout.write(f"{DOCUMENT}\n{PLOT}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
