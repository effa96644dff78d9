"""What was played by a released version folds to the same end for ever.

If a test here fails, a released rule has changed: docs/architecture.md says what to do. No file in tests/logs is ever written anew.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from carteblanche.games import catalogue
from carteblanche.games.blank.printer.languages import LANGUAGES
from carteblanche.games.blanko import words
from carteblanche.server.rooms.options import list_options
from carteblanche.table import log
from carteblanche.table.log import Entry, Event, Header, Missed, Played, Proposed, Rang
from carteblanche.table.verify import verify
from carteblanche.testing import archive
from carteblanche.testing.archive import FOLDER, LOG
from carteblanche.testing.recordings import RECORDINGS
from carteblanche.wire.http import Amount, Choice

ROOT = Path(__file__).parents[2] / FOLDER
RELEASED = [(name, number) for name, known in catalogue.VERSIONS.items() for number in known if number > 0]
GAMES = sorted((path.parent.parent.name, path.parent.name, path.name) for path in ROOT.rglob(f"*{LOG}"))


def read(game: str, version: int) -> Iterator[tuple[Header, list[Entry]]]:
    at = archive.folder(ROOT, game, version)
    for path in sorted(at.glob(f"*{LOG}")):
        yield log.read(archive.lines(at, path.name.removesuffix(LOG)))


@pytest.mark.parametrize(("game", "version", "file"), GAMES, ids=["-".join(game) for game in GAMES])
def test_a_recorded_game_leads_to_the_same_views_and_the_same_end(game: str, version: str, file: str) -> None:
    at = ROOT / game / version
    assert archive.differences(at, file.removesuffix(LOG)) == []


@pytest.mark.parametrize(("game", "version"), RELEASED)
def test_everything_is_on_record(game: str, version: int) -> None:
    """Every number of players, every choice of every option, everything that a table writes down, every kind of action."""
    rules = catalogue.open(game, version)
    headers, entries = zip(*read(game, version), strict=True)
    events: list[Any] = [entry.event for log_entries in entries for entry in log_entries]
    assert {len(header.chairs) for header in headers} == set(rules.SEATS)
    for option in list_options(rules.CONFIG):
        chosen = {header.config.get(option.key, option.default) for header in headers}
        if isinstance(option, Choice):
            assert chosen == set(option.values), option.key
        elif isinstance(option, Amount):
            assert chosen - {option.default}, option.key
        else:
            assert chosen == {False, True}, option.key
    kinds = set(get_args(Event)) - (set() if rules.race else {Missed})
    assert {type(event) for event in events} >= kinds - {Rang}
    played = [event for event in events if isinstance(event, Played | Missed)]
    actions = get_args(rules.ACTION) or (rules.ACTION,)
    assert {event.action["kind"] for event in played} == {action.__struct_config__.tag for action in actions}
    assert {event.by for event in played} == ({"player", "bot", "clock"} if rules.TURNS else {"player", "bot"})
    proposals = {event.proposal for event in events if isinstance(event, Proposed)}
    assert proposals == {"pause", "abort", "rematch"} | ({"undo"} if rules.TURNS else set())


ALARMS = {
    "blank": {"ask", "vote", "clock", "lasting", "idle", "later", "closing", "duty"},
    "blitz": {"go", "start", "deal", "rested", "idle", "notice", "right", "pass"},
    "blanko": {"sand", "challenge", "vote"},
    "blockers": set[str](),
}
ENDS = {
    "blank": {None, "empty-hand", "last-one", "card", "time"},
    "blitz": {None, "target", "rounds", "resigned"},
    "blanko": {None, "out", "passed", "barren"},
    "blockers": {None, "played-out", "resigned"},
}


@pytest.mark.parametrize(("game", "version"), [release for release in RELEASED if release[0] in ALARMS])
def test_every_alarm_and_every_end_is_on_record(game: str, version: int) -> None:
    rang = {
        entry.event.alarm.name
        for _, entries in read(game, version)
        for entry in entries
        if isinstance(entry.event, Rang)
    }
    assert rang == ALARMS[game]
    found = archive.read_expected(archive.folder(ROOT, game, version)).games.values()
    assert {None if one.outcome is None else one.outcome.reason for one in found} == ENDS[game]


@pytest.mark.parametrize(("game", "version"), RELEASED)
def test_every_file_is_expected_and_every_expected_one_is_there(game: str, version: int) -> None:
    at = archive.folder(ROOT, game, version)
    files = {path.name.removesuffix(LOG) for path in at.glob(f"*{LOG}")}
    assert files == set(archive.read_expected(at).games)
    assert files >= {one.name for one in RECORDINGS if one.game == game} or version != catalogue.newest(game)


class Nothing:
    """Stands for what a replay must not need."""

    def __getattr__(self, name: str) -> Any:
        raise AssertionError(f"a replay asked for {name}")


@pytest.fixture
def emptied(monkeypatch: pytest.MonkeyPatch) -> None:
    """No game has any bot, any notation, any built-in word or any phrase of a language left."""
    for name in catalogue.NAMES:
        for version in catalogue.VERSIONS[name]:
            rules = type(catalogue.open(name, version))
            monkeypatch.setattr(rules, "BOTS", {})
            monkeypatch.setattr(rules, "notation", Nothing())
    for listed in ("VERY_COMMON", "COMMON", "RARE"):
        monkeypatch.setattr(words, listed, "")
    words.built_in.cache_clear()
    for language in tuple(LANGUAGES):
        monkeypatch.delitem(LANGUAGES, language)
    for module in [name for name in sys.modules if name.startswith("carteblanche.reader")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "carteblanche.reader", None)


@pytest.mark.usefixtures("emptied")
@pytest.mark.parametrize(("game", "version", "file"), GAMES, ids=["-".join(game) for game in GAMES])
def test_no_bot_and_no_phrase_is_needed_to_replay_and_verify(game: str, version: str, file: str) -> None:
    at, name = ROOT / game / version, file.removesuffix(LOG)
    written = archive.lines(at, name)
    verdict = verify(written, lambda header: archive.resources(at, header))
    assert verdict.deal
    assert verdict.words
    if game == "blanko" and name != "3-barren":
        without = verify(written, lambda _: {"lexicon": None})
        assert without.deal
        assert not without.words


# The tool itself


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    at = archive.folder(tmp_path, "blockers", 1)
    shutil.copytree(archive.folder(ROOT, "blockers", 1), at)
    return at


def test_what_is_on_record_is_not_written_again(copy: Path) -> None:
    before = {path.name: path.read_bytes() for path in copy.iterdir()}
    recording = next(one for one in RECORDINGS if one.game == "blockers")
    assert not archive.record(copy.parent.parent, recording)
    (copy / (recording.name + LOG)).unlink()
    assert not archive.record(copy.parent.parent, recording)
    assert {path.name: path.read_bytes() for path in copy.iterdir()} | before == before


def test_a_new_recording_leaves_the_others_as_they_are(copy: Path) -> None:
    before = archive.read_expected(copy)
    recording = next(one for one in RECORDINGS if one.game == "blockers")._replace(name="another")
    assert archive.record(copy.parent.parent, recording)
    after = archive.read_expected(copy)
    assert {name: one for name, one in after.games.items() if name != "another"} == before.games
    assert after.fields == before.fields
    assert archive.differences(copy, "another") == []


def test_a_changed_rule_is_found_at_its_entry(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from carteblanche.games.blockers.rules import Blockers

    before = Blockers.view

    def other(self: Blockers, state: Any, viewer: Any) -> Any:
        view = before(self, state, viewer)
        return msgspec.structs.replace(view, seats=9) if len(view.news) > 1 else view

    monkeypatch.setattr(Blockers, "view", other)
    (found,) = archive.differences(copy, "3-blockers")
    assert found.startswith("entry ")
    assert found.endswith("leads to something else")


def test_a_changed_log_is_found(copy: Path) -> None:
    shutil.copy(copy / f"3-uptown{LOG}", copy / f"3-blockers{LOG}")
    assert archive.differences(copy, "3-blockers") != []


def test_a_field_that_came_later_changes_no_digest() -> None:
    fields = {"view": ["kind", "hand"]}
    seen = {"views": [{"kind": "view", "hand": [{"kind": "tile", "face": 1}]}]}
    later = {"views": [{"kind": "view", "hand": [{"kind": "tile", "face": 1}], "colour": "red"}]}
    assert archive.digest(later) != archive.digest(seen)
    assert archive.digest(archive.known(later, fields)) == archive.digest(seen)
    changed = {"views": [{"kind": "view", "hand": [{"kind": "tile", "face": 2}], "colour": "red"}]}
    assert archive.digest(archive.known(changed, fields)) != archive.digest(seen)
