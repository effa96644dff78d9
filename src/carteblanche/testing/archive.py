"""Recorded games of every released version: `python -m carteblanche.testing.archive` writes those that are missing.

A log that was played by a released version must fold to the same end for ever. `tests/logs/<game>/v<version>/` keeps, for every option
and every number of players, the log itself (`NAME.log.gz`, as the server writes it), the word lists that it was played with
(`words.LANGUAGE.txt`, pinned by the hash of the file), and in `expected.json` what it led to: its last hash, its outcome, and after
every entry a digest of what each viewer saw and of where each piece lay.

**Record once, never overwrite.** Nothing here changes a file of a game that is on record. If a test of the archive fails, the rules have
changed: give them a new version, see docs/architecture.md, *Changing a released rule*.

A view may gain fields without a rule having changed. `expected.json` says which fields there were; later ones are left out of the digest.
"""

from __future__ import annotations

import gzip
import hashlib
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from carteblanche.core.values import Outcome, Seat
from carteblanche.games import catalogue
from carteblanche.games.blanko.letters import LETTER_SETS
from carteblanche.games.blanko.lexicon import Graph, Lexicon
from carteblanche.table import log
from carteblanche.table.fold import open_game
from carteblanche.table.log import Header
from carteblanche.table.table import Table
from carteblanche.testing.plain_data import is_list, is_mapping
from carteblanche.testing.recording import Recording, record_game
from carteblanche.testing.recordings import RECORDINGS

FOLDER: Final = Path("tests/logs")
EXPECTED: Final = "expected.json"
LOG: Final = ".log.gz"
DIGEST: Final = 8
"""How many hexadecimal digits are kept of each entry's digest."""

Fields = dict[str, list[str]]


class Expected(msgspec.Struct, forbid_unknown_fields=True):
    """What a recorded game led to."""

    last: str
    """The last hash of its chain."""
    outcome: Outcome | None
    seen: str
    """The digests after every entry, one after the other."""


class Version(msgspec.Struct, forbid_unknown_fields=True):
    """What is expected of the games of one version. `fields`: by kind of message, the fields that it had in views."""

    fields: Fields = {}
    games: dict[str, Expected] = {}


def folder(root: Path, game: str, version: int) -> Path:
    return root / game / f"v{version}"


def read_expected(at: Path) -> Version:
    """What the games in this folder led to."""
    path = at / EXPECTED
    return msgspec.json.decode(path.read_bytes(), type=Version) if path.exists() else Version()


def lines(at: Path, name: str) -> list[bytes]:
    """The log of a recorded game."""
    return gzip.decompress((at / (name + LOG)).read_bytes()).splitlines()


def lexicon(at: Path, language: str) -> Lexicon:
    """The word list that lies beside the logs: a word on each line, foreign words and names with a `+` before them."""
    written = (at / f"words.{language}.txt").read_bytes()
    alphabet, words = LETTER_SETS[language].alphabet, written.decode().split()
    plain = {word: 128 for word in words if not word.startswith("+")}
    wider = {word.removeprefix("+"): 128 for word in words}
    graphs = Graph.build(alphabet, plain), Graph.build(alphabet, wider)
    return Lexicon(language, *graphs, hashlib.sha256(written).hexdigest())


def resources(at: Path, header: Header) -> dict[str, Any]:
    """What the log of this header was played with."""
    found: dict[str, Any] = {} if header.deck is None else {"deck": header.deck}
    if header.lexicon is not None:
        found["lexicon"] = lexicon(at, header.config.get("language", "de"))
    return found


# What was seen


def whole(table: Table) -> dict[str, Any]:
    """Everything that can be seen at this table, and where every piece lies."""
    viewers = (None, *map(Seat, range(table.seats)))
    seen: dict[str, Any] = {"views": [table.view(viewer) for viewer in viewers], "due": table.due()}
    if table.state is not None:
        pieces = table.state.pieces
        names = (*pieces.layout.names, None)
        lying = zip(pieces.layout.places, pieces.places, strict=True)
        seen["pieces"] = {place: [names[piece] for piece in there] for place, there in lying if there}
        seen["known"] = pieces.known
    return seen


def digest(seen: dict[str, Any]) -> str:
    return hashlib.sha256(msgspec.json.encode(seen, order="sorted")).hexdigest()[:DIGEST]


def replay(table: Table, entries: list[log.Entry]) -> Iterator[dict[str, Any]]:
    """What is seen after every entry of this log, folded into a table."""
    for entry in entries:
        table.fold(entry)
        yield whole(table)


def differences(at: Path, name: str, given: Mapping[str, Any] | None = None) -> list[str]:
    """How a recorded game, replayed, differs from what is on record: nothing if it does not. `given` instead of its own word list."""
    version = read_expected(at)
    record = version.games[name]
    written = lines(at, name)
    header, entries = log.read(written)
    table = Table(header, game=open_game(header, resources(at, header) if given is None else given))
    kept = [record.seen[start : start + DIGEST] for start in range(0, len(record.seen), DIGEST)]
    if len(kept) != len(entries):
        return [f"{len(entries)} entries in the log, {len(kept)} expected"]
    wrong = [
        f"entry {entry.n} ({msgspec.json.encode(entry.event).decode()[:200]}) leads to something else"
        for entry, seen, expected in zip(entries, replay(table, entries), kept, strict=True)
        if digest(seen) != expected and digest(known(seen, version.fields)) != expected
    ][:1]
    if table.outcome != record.outcome:
        wrong.append(f"the outcome is {table.outcome}, not {record.outcome}")
    if last(written) != record.last:
        wrong.append("the log is another than the one that was recorded")
    return wrong


def last(written: list[bytes]) -> str:
    """The last hash of a log's chain."""
    found: str = msgspec.json.decode(written[-1])["hash"]
    return found


def known(seen: Any, fields: Fields) -> Any:
    """The same without the fields that came later."""
    plain = msgspec.to_builtins(seen)
    return _known(plain, fields)


def _known(plain: Any, fields: Fields) -> Any:
    if is_mapping(plain):
        kept = fields.get(plain.get("kind", ""))
        return {key: _known(value, fields) for key, value in plain.items() if kept is None or key in kept}
    return [_known(value, fields) for value in plain] if is_list(plain) else plain


def _gather(plain: Any, fields: dict[str, set[str]]) -> None:
    if is_mapping(plain):
        if "kind" in plain:
            fields.setdefault(plain["kind"], set()).update(map(str, plain))
        for value in plain.values():
            _gather(value, fields)
    elif is_list(plain):
        for value in plain:
            _gather(value, fields)


# Recording


def record(root: Path, recording: Recording) -> bool:
    """Plays this game by the newest version and writes it down, unless it is on record. Whether it did."""
    at = folder(root, recording.game, catalogue.newest(recording.game))
    version, path = read_expected(at), at / (recording.name + LOG)
    if path.exists() or recording.name in version.games:
        return False
    given = None if recording.lexicon is None else lexicon(at, recording.lexicon)
    resources: dict[str, Any] = {} if recording.deck is None else {"deck": recording.deck}
    if given is not None:
        resources["lexicon"] = given
    table = record_game(recording, resources, None if given is None else given.hash)
    again = Table(table.header, game=table.game)
    gathered: dict[str, set[str]] = {}
    digests: list[str] = []
    for seen in replay(again, table.entries):
        plain = msgspec.to_builtins(seen)
        _gather(plain, gathered)
        digests.append(digest(_known(plain, version.fields)))
    for kind, names in gathered.items():
        version.fields.setdefault(kind, sorted(names))
    written = list(log.write(table.header, table.entries))
    version.games[recording.name] = Expected(last(written), table.outcome, "".join(digests))
    at.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(b"\n".join(written) + b"\n", mtime=0))
    (at / EXPECTED).write_bytes(msgspec.json.format(msgspec.json.encode(version, order="sorted"), indent=1) + b"\n")
    return True


def main(names: list[str]) -> int:
    """All that are missing of released games, or those of these games."""
    released = {name for name in names or catalogue.NAMES if catalogue.newest(name) > 0}
    missing = [recording for recording in RECORDINGS if recording.game in released]
    for recording in missing:
        if record(FOLDER, recording):
            sys.stdout.write(f"recorded {recording.game} {recording.name}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
