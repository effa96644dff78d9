"""How the cost of an action grows with tables, players, the log, rules in force and the deck; and how long a long log takes to replay."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from time import process_time
from typing import Any, Final

from bench.calibration import CALIBRATION
from bench.contract import Bench, Stage

TABLES: Final = (1, 10, 100, 1000)
PLAYERS: Final = {"blank": (2, 4, 6), "blitz": (2, 4, 8), "blockers": (2, 3, 4, 5)}
RULES: Final = (0, 3, 6, 12, 24)
DECKS: Final = (1, 2, 3)
LENGTH: Final = 2000
PARTS: Final = 4
STEPS: Final = 600
ROUNDS: Final = 5
PAUSE: Final = 40


class Playing:
    """A game that is played at random through the protocol, one action after the other, and dealt anew at its end."""

    def __init__(self, game: Any, config: Any, seats: int, seed: int = 1, begin: Any = None) -> None:
        from carteblanche.core.luck import KeyedLuck

        self.game, self.config, self.seats = game, config, seats
        self.luck = KeyedLuck.seeded(seed, "growth")
        self._begin = begin or (lambda: game.setup(config, seats, self.luck))
        self._deal()

    def _deal(self) -> None:
        self.state, self.now = self._begin(), 0

    def act(self) -> None:
        """The next action; alarms that fall due before ring."""
        from carteblanche.core.values import Millis

        game = self.game
        while True:
            if game.outcome(self.state) is not None:
                self._deal()
            self.now += PAUSE
            due = min(game.alarms(self.state), key=lambda alarm: alarm.at, default=None)
            prompts = game.prompts(self.state)
            seat = self.luck.pick(tuple(prompts)) if prompts else None
            options = None if seat is None else game.options(game.view(self.state, seat))
            if options and (due is None or due.at > self.now):
                self.state = game.play(self.state, Millis(self.now), seat, options.sample(self.luck), self.luck)
                return
            if due is None:
                self._deal()
            else:
                self.now = max(self.now, due.at)
                self.state = game.ring(self.state, due, self.luck)


def cost(playing: Sequence[Playing], steps: int = STEPS) -> float:
    """Microseconds of the processor for an action, the tables taking turns: the median of some rounds."""
    found: list[float] = []
    for _ in range(ROUNDS):
        began = process_time()
        for step in range(steps):
            playing[step % len(playing)].act()
        found.append((process_time() - began) / steps * 1e6)
    return median(found)


def _row(title: str, figures: Sequence[float]) -> tuple[str, ...]:
    return (title, *(f"{figure:.1f}" for figure in figures), f"× {figures[-1] / figures[0]:.2f}")


def _free(config: type[Any]) -> Any:
    """Options by which nobody has to say anything before or after the game."""
    known = config.__struct_fields__
    return config(**{name: False for name in ("reading", "rewards") if name in known})


def with_tables(stage: Stage) -> None:
    from carteblanche.games import catalogue

    rows: list[tuple[str, ...]] = []
    for name in PLAYERS:
        game = catalogue.open(name)
        figures: list[float] = []
        for count in TABLES:
            stage.progress(f"{name}: {count} tables")
            tables = [Playing(game, _free(game.CONFIG), 4, seed) for seed in range(count)]
            figures.append(cost(tables, max(STEPS, 2 * count)))
        rows.append(_row(name, figures))
    stage.table(
        "µs an action, four players, tables taking turns", ("tables", *map(str, TABLES), "last beside first"), rows
    )


def with_players(stage: Stage) -> None:
    from carteblanche.games import catalogue

    for name, seats in PLAYERS.items():
        game = catalogue.open(name)
        figures = [cost([Playing(game, _free(game.CONFIG), count)]) for count in seats]
        stage.table("µs an action", ("players", *map(str, seats), "last beside first"), [_row(name, figures)])


def with_rules(stage: Stage) -> None:
    """So many rules of the starter deck, put in force before the first card."""
    from carteblanche.core.luck import KeyedLuck
    from carteblanche.core.pieces import EVERYBODY, Piece
    from carteblanche.core.values import Millis
    from carteblanche.games.blank.box import PILE
    from carteblanche.games.blank.box import RULES as IN_FORCE
    from carteblanche.games.blank.engine.work import Work
    from carteblanche.games.blank.rules import Blank

    game, luck = Blank(), KeyedLuck.seeded(1, "rules")
    counts = [count for count in RULES if count <= len(game.box.deck.rules)]

    def dealt(count: int) -> Any:
        state = game.setup(_free(game.CONFIG), 4, luck)
        w = Work(game.box, state, Millis(0), luck)
        every = (*w.places[IN_FORCE], *w.places[PILE])
        w.places[PILE] = tuple(every[count:])
        for rule in every[:count]:
            w.known[Piece(rule)] = EVERYBODY
        w.put_rules(tuple(every[:count]))
        return w.frozen()

    figures = [cost([Playing(game, _free(game.CONFIG), 4, begin=lambda count=count: dealt(count))]) for count in counts]
    stage.table(
        "BLANK, four players, µs an action",
        ("rules in force", *map(str, counts), "last beside first"),
        [_row("", figures)],
    )


def with_decks(stage: Stage) -> None:
    """The starter deck, alone and mixed with others like it: 72 cards and its rules for each."""
    from msgspec.structs import replace

    from carteblanche.games.blank.deck import Deck, mixed
    from carteblanche.games.blank.rules import Blank
    from carteblanche.games.blank.starter import starter

    def marked(mark: str) -> Deck:
        deck = starter()
        return replace(
            deck,
            mark=mark,
            rules=tuple(replace(card, mark=mark) for card in deck.rules),
            cards=tuple(replace(card, mark=mark) for card in deck.cards),
        )

    games = [Blank(mixed(tuple(marked(mark) for mark in "ABCD"[:count]))) for count in DECKS]
    figures = [cost([Playing(game, _free(game.CONFIG), 4)]) for game in games]
    sizes = [str(len(game.box.names)) for game in games]
    stage.table(
        "BLANK, four players, µs an action", ("cards in the deck", *sizes, "last beside first"), [_row("", figures)]
    )


def _table(name: str, config: dict[str, Any], seed: int) -> Any:
    """A table of two, dealt."""
    from carteblanche.core.luck import commit
    from carteblanche.core.values import Seat
    from carteblanche.table.table import Table
    from carteblanche.testing.tables import NUMBERS, SECRET, header

    table, numbers = Table(header(2, game=name, **config), SECRET), [f"{number}{seed:04x}" for number in NUMBERS]
    for seat in (Seat(0), Seat(1)):
        table.commit(seat, commit(bytes.fromhex(numbers[seat])))
    for seat in (Seat(0), Seat(1)):
        table.show_number(seat, numbers[seat])
    table.begin_deal()
    return table


def _play_to(table: Any, luck: Any, length: int) -> None:
    """On at random until the log has so many entries or the game is over."""
    from carteblanche.core.values import Millis

    while len(table.entries) < length and table.outcome is None:
        now = Millis(table.at + 10 * PAUSE)
        prompts = table.game.prompts(table.state)
        seat = luck.pick(sorted(prompts)) if prompts else None
        options = None if seat is None else table.game.options(table.game.view(table.state, seat))
        due = table.due()
        if options and seat is not None and (due is None or due > now):
            table.play(now, seat, options.sample(luck), f"act {len(table.entries)}")
        elif due is not None:
            table.tick(due)
        else:
            return


def with_log(stage: Stage) -> None:
    from carteblanche.core.luck import KeyedLuck

    stage.progress("a long game of Blitz")
    table, luck, figures = _table("blitz", {"rounds": 40}, 0), KeyedLuck.seeded(1, "long"), list[float]()
    for part in range(1, PARTS + 1):
        before, began = len(table.entries), process_time()
        _play_to(table, luck, LENGTH * part // PARTS)
        figures.append((process_time() - began) / (len(table.entries) - before) * 1e6)
    quarters = tuple(f"quarter {part}" for part in range(1, PARTS + 1))
    columns = (f"entries: {len(table.entries)}", *quarters, "last beside first")
    stage.table("A long game of Blitz, µs an entry, chosen, played and written", columns, [_row("", figures)])

    rows = [_replayed("Blitz", [table])]
    for title, name, config in (
        ("BLANK", "blank", {"reading": False, "rewards": False}),
        ("Blockers!", "blockers", {}),
    ):
        stage.progress(f"games of {title}")
        tables: list[Any] = []
        while sum(len(one.entries) for one in tables) < LENGTH:
            tables.append(_table(name, config, len(tables) + 1))
            _play_to(tables[-1], luck, LENGTH)
        rows.append(_replayed(title, tables))
    stage.table(
        "Replay: read, checked against its hashes, folded",
        ("", "logs", "entries", "ms for 2,000", "of it folding"),
        rows,
    )
    stage.say("The goal is 50 ms for 2,000 entries.")


def _replayed(title: str, tables: Sequence[Any]) -> tuple[str, ...]:
    from carteblanche.table import log
    from carteblanche.table.table import Table

    written = [list(log.write(table.header, table.entries)) for table in tables]
    whole: list[float] = []
    folds: list[float] = []
    for _ in range(ROUNDS):
        began, folding = process_time(), 0.0
        for lines in written:
            header, entries = log.read(lines)
            read = process_time()
            Table.replay(header, entries)
            folding += process_time() - read
        whole.append(process_time() - began)
        folds.append(folding)
    count = sum(len(table.entries) for table in tables)
    share = 1000 * LENGTH / count
    return title, str(len(tables)), str(count), f"{median(whole) * share:.1f}", f"{median(folds) * share:.1f}"


def run(stage: Stage) -> None:
    stage.say(f"Calibration: {CALIBRATION.measure(0.5):,.0f} laps/s. Processor time, medians of {ROUNDS} rounds.")
    for part in (with_tables, with_players, with_rules, with_decks, with_log):
        part(stage)


BENCHES = [
    Bench("growth", "cost of an action by tables, players, log, rules in force and deck; replay of a long log", run)
]
"""The whole is one table after the other, without a peer: what counts is how a row grows."""
