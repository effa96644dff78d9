"""Tables for tests: dealt, with a secret and numbers that are always the same."""

from __future__ import annotations

from typing import Any

from carteblanche.core.clocks import Pace
from carteblanche.core.luck import KeyedLuck, commit
from carteblanche.core.values import Millis, Seat
from carteblanche.table.log import Chair, Header
from carteblanche.table.table import Table

SECRET = "5e" * 32
NUMBERS = ("aa", "bb", "cc", "dd", "ee")


def header(people: int, bots: int = 0, game: str = "blockers", pace: Pace | None = None, **config: Any) -> Header:
    names = ("Ada", "Ben", "Cem", "Dua", "Eva")
    chairs = [Chair("human", name) for name in names[:people]] + [Chair("bot", "Bo", "greedy")] * bots
    return Header(game, 1, config, tuple(chairs), commit(bytes.fromhex(SECRET)), pace)


def deal_table(people: int, bots: int = 0, pace: Pace | None = None, **config: Any) -> Table:
    table = Table(header(people, bots, pace=pace, **config), SECRET)
    for seat in range(people):
        table.commit(Seat(seat), commit(bytes.fromhex(NUMBERS[seat])))
    for seat in range(people):
        table.show_number(Seat(seat), NUMBERS[seat])
    table.begin_deal()
    return table


def find_turn(table: Table) -> Seat:
    return next(iter(table.game.prompts(table.state)))


def play_one(table: Table, luck: KeyedLuck | None = None, after: int = 100) -> Seat:
    """Whoever is on turn plays something proper."""
    seat = find_turn(table)
    options = table.game.options(table.game.view(table.state, seat))
    action = options.sample(luck) if luck else next(iter(options))
    table.play(Millis(table.at + after), seat, action, f"act {len(table.entries)}", len(table.entries))
    return seat


def play_out(people: int, bots: int = 0, seed: int = 1, **config: Any) -> Table:
    """A whole game by chance, with a move taken back here and there."""
    table, luck = deal_table(people, bots, **config), KeyedLuck.seeded(seed)
    others = [Seat(seat) for seat in range(people)]
    while table.phase != "over":
        seat = play_one(table, luck)
        if seat in others and table.phase == "playing" and luck.below(9) == 0:
            n = len(table.entries)
            table.propose(table.at, seat, "undo", f"undo {n}")
            for other in others:
                if other != seat:
                    table.answer(table.at, other, f"yes {n}", yes=True)
    return table
