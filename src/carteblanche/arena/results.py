"""What came of the sets, and the file that keeps it: a line for each set, appended when the set is done.

Lines are in the order in which sets were finished, which is another one on another machine; whoever reads them puts them into the order of
their numbers. If the last line is torn, because the machine stopped while it was written, its set counts as not played.
"""

from __future__ import annotations

from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from carteblanche.arena.plan import Plan
from carteblanche.core.errors import Unreadable
from carteblanche.core.values import Message, Millis, Points, Seat
from carteblanche.library.folders import write_whole

PLAN: Final = "arena.json"
SETS: Final = "sets.jsonl"
LOGS: Final = "logs"


class Forfeit(Message):
    """A bot that lost by rule."""

    seat: Seat
    reason: str
    detail: str = ""


class GameResult(Message):
    order: tuple[int, ...]
    """By seat: which entrant sat there."""
    ranks: tuple[int, ...]
    """By seat, from 1; equal ranks are shared. All are 1 where nobody has won."""
    scores: tuple[Points, ...]
    """By seat, the game's own; none if it was not played out."""
    reason: str
    """The game's own word for how it ended; `forfeit`, or `unfinished` if it took too many steps."""
    steps: int
    at: Millis
    """How long it took, in table time."""
    log: str
    """Its file, from the folder of logs."""
    forfeit: Forfeit | None = None


class SetResult(Message):
    number: int
    games: tuple[GameResult, ...]


_decode_set: Final = msgspec.json.Decoder(SetResult).decode
_decode_plan: Final = msgspec.json.Decoder(Plan).decode


class Results:
    """The results of a plan in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.sets: dict[int, SetResult] = {}
        self._file: BinaryIO | None = None

    @classmethod
    def open(cls, folder: Path, plan: Plan) -> Results:
        """The results so far: none in a new folder. `Unreadable` if the folder holds those of another plan."""
        found = cls(folder)
        (folder / LOGS).mkdir(parents=True, exist_ok=True)
        for draft in (folder / LOGS).glob(".*"):  # what an earlier run was writing when it was killed
            draft.unlink()
        file = folder / PLAN
        if file.exists():
            _check_plan(file, plan)
        else:
            write_whole(file, msgspec.json.format(msgspec.json.encode(plan)) + b"\n")
        found._read()
        return found

    def add(self, result: SetResult) -> None:
        """Keeps the result of a set."""
        if self._file is None:
            self._file = (self.folder / SETS).open("ab")
        self._file.write(msgspec.json.encode(result) + b"\n")
        self._file.flush()
        self.sets[result.number] = result

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    def _read(self) -> None:
        file = self.folder / SETS
        if not file.exists():
            return
        content = file.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        if whole != content:
            with file.open("r+b") as opened:
                opened.truncate(len(whole))
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                result = _decode_set(line)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise Unreadable(str(error), f"{file} line {number}") from None
            self.sets[result.number] = result


def _check_plan(file: Path, plan: Plan) -> None:
    try:
        kept = _decode_plan(file.read_bytes())
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Unreadable(f"this is not the plan of an arena: {error}", str(file)) from None
    wanted = _decode_plan(msgspec.json.encode(plan))  # lists of options are tuples until they are written
    differing = [name for name in Plan.__struct_fields__ if getattr(kept, name) != getattr(wanted, name)]
    if differing:
        raise Unreadable(f"this folder has the games of another arena; what differs: {', '.join(differing)}", str(file))
