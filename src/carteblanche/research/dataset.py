"""Games as tables of numbers: a row for each act of a seat, written as Parquet.

Rows come from games that bots play, or from stored logs; both have the same columns (`COLUMNS`). A row says what the seat saw and could do
before it acted, what it did, and what the end was worth to it. Files are written a few games at a time, whatever their size.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import msgspec

from carteblanche.core.driver import LONGEST, drive
from carteblanche.core.errors import Unreadable
from carteblanche.core.luck import KeyedLuck
from carteblanche.core.rules import AnyGame
from carteblanche.core.values import Message, Millis, Outcome, Seat
from carteblanche.library.resources import find_for_header
from carteblanche.research.encodings.catalogue import encode
from carteblanche.research.encodings.encoding import Encoding
from carteblanche.table import log
from carteblanche.table.fold import Fold, open_game

COLUMNS: Final = {
    "game": ("int32", "the number of the game in this file"),
    "source": ("string", "the seed of a game of bots, or the name of the log's file"),
    "config": ("string", "the options of the game, as JSON"),
    "seats": ("int8", "how many played"),
    "step": ("int32", "the number of the act in its game"),
    "at": ("int64", "table time, in milliseconds"),
    "seat": ("int8", "who acted"),
    "player": ("string", "the bot's level; `human` for a person in a log"),
    "move": ("string", "what was done, in the game's notation"),
    "action": ("int32", "its number by the encoding; nothing if it has none"),
    "legal": ("list<int32>", "the numbers of all that could have been done; nothing without a lexicon"),
    "observation": ("list<float>", "what the seat saw, by the encoding; nothing without a lexicon"),
    "rank": ("int8", "where the seat stood at the end; nothing if there was no outcome"),
    "score": ("int32", "its score at the end, as the game counts"),
    "return": ("float", "what the end was worth to it, from 1 for the first rank to -1 for the last"),
}
"""By name: the type and the meaning of each column."""
SUFFIXES: Final = (".jsonl", ".log")
_AT_ONCE: Final = 2000
"""About how many rows are written together."""

Row = dict[str, Any]


def play_games(game: AnyGame, bots: Sequence[str], games: int, seed: int, config: Any = None) -> Iterator[list[Row]]:
    """The rows of so many games between bots of these levels, one on each seat; they change seats from game to game."""
    encoding = encode(game, len(bots), game.CONFIG() if config is None else config)
    for number in range(games):
        shift = number % len(bots)
        seated = [*bots[shift:], *bots[:shift]]
        yield _play_game(encoding, seated, number, seed + number)


def _play_game(encoding: Encoding, bots: Sequence[str], number: int, seed: int) -> list[Row]:
    game, luck = encoding.game, KeyedLuck.seeded(seed, "deal")
    minds = [KeyedLuck.seeded(seed, f"bot {seat}") for seat in range(len(bots))]
    before = game.setup(encoding.config, len(bots), luck)
    rows: list[Row] = []
    writer = _Writer(game, encoding, number, str(seed), encoding.config)
    for count, step in enumerate(drive(game, before, [game.BOTS[bot](game) for bot in bots], luck, minds)):
        if step.seat is not None and not step.late:
            rows.append(writer.write(before, len(rows), step.at, step.seat, bots[step.seat], step.done))
        before = step.state
        if count >= LONGEST:
            break
    return _close(rows, game.outcome(before))


def read_logs(name: str, folder: Path) -> Iterator[list[Row]]:
    """The rows of the logs of this game in a folder, in the order of their names. Logs of other games are passed over; `Unreadable` if
    there is none at all.
    """
    number = 0
    for file in sorted(one for one in folder.rglob("*") if one.suffix in SUFFIXES):
        header, entries = log.read(file.read_bytes().removesuffix(b"\n").split(b"\n"))
        if header.game != name:
            continue
        yield _read_log(header, entries, number, file.name)
        number += 1
    if not number:
        raise Unreadable(f"there are no logs of {name} in {folder}: *{', *'.join(SUFFIXES)}")


def _read_log(header: log.Header, entries: Iterable[log.Entry], number: int, source: str) -> list[Row]:
    table = Fold(header, open_game(header, find_for_header(header)))
    game = table.game
    config = msgspec.convert(header.config, game.CONFIG)
    readable = "lexicon" not in game.NEEDS or getattr(game, "lexicon", None) is not None
    writer = _Writer(game, encode(game, len(header.chairs), config) if readable else None, number, source, config)
    rows: list[Row] = []
    for entry in entries:
        before, event = table.state, entry.event
        table.fold(entry)
        if before is not None and isinstance(event, log.Played):
            chair = header.chairs[event.seat]
            player = chair.level or "bot" if event.by == "bot" else "human"
            action = msgspec.convert(event.action, game.ACTION)
            rows.append(writer.write(before, len(rows), entry.at, event.seat, player, action))
    assert table.state is not None or not rows
    return _close(rows, None if table.state is None else game.outcome(table.state))


class _Writer:
    """Makes the rows of one game."""

    def __init__(self, game: AnyGame, encoding: Encoding | None, number: int, source: str, config: Any) -> None:
        self._game, self._encoding = game, encoding
        written = msgspec.json.encode(msgspec.to_builtins(config)).decode()
        self._same: Row = {"game": number, "source": source, "config": written}

    def write(self, before: Any, step: int, at: Millis, seat: Seat, player: str, action: Message) -> Row:
        view = self._game.view(before, seat)
        row = {
            **self._same,
            "seats": view.seats,
            "step": step,
            "at": at,
            "seat": seat,
            "player": player,
            "move": self._game.notation.write(action),
        }
        if self._encoding is not None:
            legal = self._encoding.legal(view)
            row["action"] = next((number for number, one in legal.items() if one == action), None)
            row["legal"] = sorted(legal)
            row["observation"] = self._encoding.observe(view)
        return row


def _close(rows: list[Row], outcome: Outcome | None) -> list[Row]:
    """The rows of a game, with its end."""
    if outcome is not None:
        for row in rows:
            seat = row["seat"]
            row |= {"rank": outcome.ranks[seat], "score": outcome.scores[seat], "return": outcome.returns[seat]}
    return rows


def write_parquet(games: Iterable[list[Row]], file: Path) -> tuple[int, int]:
    """Writes these games; how many games and rows there were. What was there stays until all is written."""
    arrow: Any = import_module("pyarrow")
    parquet: Any = import_module("pyarrow.parquet")
    types = {"list<int32>": arrow.list_(arrow.int32()), "list<float>": arrow.list_(arrow.float32())}
    types |= {"string": arrow.string(), "float": arrow.float32()}
    types |= {name: getattr(arrow, name)() for name in ("int8", "int32", "int64")}
    schema = arrow.schema(
        [arrow.field(name, types[kind], metadata={"about": about}) for name, (kind, about) in COLUMNS.items()]
    )
    draft = file.with_name(f".{file.name}.part")
    count, written, waiting = 0, 0, list[Row]()
    try:
        with parquet.ParquetWriter(draft, schema, compression="zstd") as out:
            for rows in games:
                count += 1
                waiting += rows
                if len(waiting) >= _AT_ONCE:
                    out.write_table(arrow.Table.from_pylist(waiting, schema))
                    written, waiting = written + len(waiting), []
            if waiting:
                out.write_table(arrow.Table.from_pylist(waiting, schema))
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)
    return count, written + len(waiting)
