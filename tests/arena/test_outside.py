"""Bots from outside: good ones play, and whatever bad ones do, they lose by it and harm nothing."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any, Final

import pytest
from tests.arena.plans import small_plan

from carteblanche.arena.plan import Limits
from carteblanche.arena.playing import Player
from carteblanche.arena.programs import LONGEST_ERRORS, Program
from carteblanche.arena.results import LOGS, SetResult
from carteblanche.arena.running import run
from carteblanche.arena.summary import summarise
from carteblanche.core.luck import Luck
from carteblanche.core.rules import Plan
from carteblanche.core.values import Millis
from carteblanche.table.verify import verify

PROGRAMS: Final = Path(__file__).parent / "programs"
FIRST: Final = f"run:{sys.executable} {PROGRAMS / 'first.py'}"
PATIENT: Final = Limits(seconds=60.0, memory=512)
HASTY: Final = Limits(seconds=0.5, memory=512)


def bad(how: str, *more: str) -> str:
    return " ".join((f"run:{sys.executable}", str(PROGRAMS / "bad.py"), how, *more))


def play(folder: Path, *bots: str, game: str = "blockers", limits: Limits = PATIENT, players: int = 2) -> SetResult:
    (folder / LOGS).mkdir()
    return Player(small_plan(game, bots, players, limits=limits), folder).play_set(0)


def test_a_program_plays(tmp_path: Path) -> None:
    result = play(tmp_path, FIRST, "random")
    for game in result.games:
        assert game.forfeit is None
        assert game.reason == "played-out"
        verdict = verify((tmp_path / LOGS / game.log).read_bytes().splitlines())
        assert verdict.deal


class Chooser:
    """In Python, with luck of its own."""

    def __init__(self, game: Any) -> None:
        self._game = game

    def choose(self, view: Any, luck: Luck) -> Any:
        print("I am thinking")  # what a bot prints is no answer
        return self._game.options(view).sample(luck)


def test_a_bot_in_python_plays_in_a_process_of_its_own(tmp_path: Path) -> None:
    bots = (f"{__name__}:Chooser", "random")
    one, two = (play(folder, *bots) for folder in make_folders(tmp_path, 2))
    assert one == two
    assert [game.forfeit for game in one.games] == [None, None]


def make_folders(folder: Path, count: int) -> list[Path]:
    found = [folder / str(number) for number in range(count)]
    for one in found:
        one.mkdir()
    return found


class Quick:
    """In a race, with a hand."""

    def __init__(self, game: Any) -> None:
        self._game = game

    def choose(self, view: Any, luck: Luck) -> Any:
        raise AssertionError("it has a hand, and is asked what the hand does")

    def plan(self, view: Any, now: Millis, luck: Luck) -> Plan | None:
        options = list(self._game.options(view))
        best = next((one for one in options if type(one).__name__ == "Centre"), None) or luck.pick(options)
        return Plan(view.viewer, best, "", "", now, Millis(now + 900))


class Conjurer(Quick):
    """Its hand has been there before anybody can look."""

    def plan(self, view: Any, now: Millis, luck: Luck) -> Plan | None:
        return Plan(view.viewer, luck.pick(list(self._game.options(view))), "", "", now, Millis(now + 1))


def test_a_bot_in_a_race_moves_its_hand_and_none_is_quicker_than_a_hand(tmp_path: Path) -> None:
    quick, conjurer = make_folders(tmp_path, 2)
    fair = play(quick, f"{__name__}:Quick", "easy", game="blitz")
    assert [game.forfeit for game in fair.games] == [None, None]
    for game in play(conjurer, f"{__name__}:Conjurer", "easy", game="blitz").games:
        assert game.forfeit is not None
        assert (game.forfeit.reason, game.order[game.forfeit.seat]) == ("illegal", 0)
        assert "lands after 1" in game.forfeit.detail


@pytest.mark.parametrize(
    ("how", "limits", "reason", "detail"),
    [
        ("hang", HASTY, "timeout", "no answer in 0.5 seconds"),
        ("spin", HASTY, "timeout", ""),
        ("orphan", HASTY, "timeout", ""),
        ("errors", HASTY, "timeout", ""),
        ("deaf", HASTY, "timeout", ""),
        ("raise", PATIENT, "crashed", "ended with status 1: RuntimeError: no idea what to play"),
        ("exit", PATIENT, "crashed", "ended with status 3"),
        ("signal", PATIENT, "crashed", "ended by signal 6"),
        ("memory", PATIENT, "crashed", "MemoryError"),
        ("illegal", PATIENT, "illegal", ""),
        ("unknown", PATIENT, "unreadable", "win"),
        ("text", PATIENT, "unreadable", ""),
        ("bytes", PATIENT, "unreadable", ""),
        ("nested", PATIENT, "unreadable", ""),
        ("other", PATIENT, "unreadable", "another question"),
        ("twice", PATIENT, "flooded", "more than one line"),
        ("line", PATIENT, "flooded", "more than 8192 bytes"),
        ("long", PATIENT, "flooded", "more than 8192 bytes"),
        ("flood", PATIENT, "flooded", ""),
    ],
)
def test_a_bad_bot_loses_by_rule(how: str, limits: Limits, reason: str, detail: str, tmp_path: Path) -> None:
    result = play(tmp_path, bad(how), "random", limits=limits)
    assert len(result.games) == 2
    for game in result.games:
        assert game.forfeit is not None
        assert (game.forfeit.reason, game.order[game.forfeit.seat]) == (reason, 0)
        assert detail in game.forfeit.detail
        assert len(game.forfeit.detail) <= 200
        assert game.ranks[game.order.index(1)] == 1
        assert verify((tmp_path / LOGS / game.log).read_bytes().splitlines()).deal


def test_no_file_grows_without_end(tmp_path: Path) -> None:
    file = tmp_path / "large"
    result = play(tmp_path, bad("file", str(file)), "random")
    assert [game.forfeit is not None and game.forfeit.reason for game in result.games] == ["crashed", "crashed"]
    assert file.stat().st_size <= 64 << 20


def test_a_program_that_is_not_there_loses(tmp_path: Path) -> None:
    for game in play(tmp_path, "run:./no-such-bot", "random").games:
        assert game.forfeit is not None
        assert game.forfeit.reason == "crashed"
        assert "no-such-bot" in game.forfeit.detail


def test_the_others_play_on_among_themselves(tmp_path: Path) -> None:
    plan = small_plan("blockers", (bad("raise"), "random", "novice"), limits=PATIENT)
    summary = summarise(plan, run(plan, tmp_path, 3))
    failed, *others = summary.standings
    assert failed.forfeits == {"crashed": 4}
    assert failed.wins.value == 0
    assert [one.forfeits for one in others] == [{}, {}]
    assert summary.reasons == {"forfeit": 4, "played-out": 2}


def test_what_a_program_has_started_ends_with_it_and_what_it_says_is_not_kept(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    complain = "yes complaint | head -c 200000 >&2"
    script = f"(echo alive; exec sleep 1000) > {pipe} & while read line; do {complain}; echo done; done"
    program = Program(["/bin/sh", "-c", script], 512)
    with pipe.open("rb", buffering=0) as child:
        assert child.read(16) == b"alive\n"
        assert program.ask(b"go\n", 60) == b"done"
        assert len(program._errors_read) <= LONGEST_ERRORS
        program.stop()
        assert child.read(16) == b"", "nobody holds the other end any more"
