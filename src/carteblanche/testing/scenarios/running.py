"""Runs scenario files: sets up, acts, compares, and says side by side what was expected and what was found."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from carteblanche.core.errors import Illegal, Unreadable
from carteblanche.core.rules import AnyGame, Impossible
from carteblanche.games import catalogue
from carteblanche.testing.scenarios import reading
from carteblanche.testing.scenarios.expecting import NO_SUCH_ACT, Difference, check_expected, check_preview, paths
from carteblanche.testing.scenarios.model import WORDS, Case, Done, File, Step, duration, read_file, read_step
from carteblanche.testing.scenarios.stage import Stage, find_refusal, set_up


@dataclass(frozen=True, slots=True)
class Result:
    """What became of one case; it holds if there are no differences. `line` is where it stopped."""

    name: str
    rules: tuple[str, ...]
    line: int
    differences: tuple[Difference, ...] = field(default=())


def run_file(path: Path, games: Mapping[str, AnyGame] | None = None) -> list[Result]:
    """Every case of a file. `Unreadable` if it makes no sense. `games` adds to those of the catalogue."""
    return run_data(reading.read(path), str(path), games)


def run_data(data: reading.Located, where: str, games: Mapping[str, AnyGame] | None = None) -> list[Result]:
    file = read_file(data, where)
    known = games or {}
    game = (
        known[file.game] if file.game in known else _open_game(file.game, file.resources, f"{where} line {data.line}")
    )
    names = [case.name for case in file.cases]
    if len(set(names)) < len(names):
        twice = next(name for name in names if names.count(name) > 1)
        raise Unreadable(f"two cases are called {twice[:60]!r}", where)
    return [_run_case(game, file, case, data["cases"][n], where) for n, case in enumerate(file.cases)]


def _open_game(name: str, resources: dict[str, Any] | None, where: str) -> AnyGame:
    try:
        return catalogue.open(name, resources=resources)
    except Unreadable as error:
        raise Unreadable(error.message, where) from None


def _run_case(game: AnyGame, file: File, case: Case, data: reading.Located, where: str) -> Result:
    here = f"{where} line {data.line}"
    players = case.players or file.players
    if taken := WORDS.intersection(players):
        raise Unreadable(f"a player cannot be called {min(taken)!r} in a scenario", here)
    if len(set(players)) < len(players):
        raise Unreadable("two players have the same name", here)
    steps = [read_step(step, players, where) for step in data.get("steps", ())]
    line = data.line
    if case.resources is not None:
        game = _open_game(file.game, case.resources, here)
    try:
        stage = set_up(game, file, case, here)
    except Impossible as error:
        if not case.impossible:
            raise Unreadable(f"this position cannot be: {error}", here) from None
        missing = [text for text in case.impossible if not any(text in fault for fault in error.faults)]
        found = (Difference("impossible", missing, error.faults),) if missing else ()
        return Result(case.name, tuple(case.rules), line, found)
    differences: list[Difference] = []
    if case.impossible:
        differences.append(Difference("impossible", case.impossible, "a position that can be"))
    for done in [] if differences else steps:
        line = done.line
        place = f"{where} line {line}"
        try:
            if done.step.arrives is not None:
                _arrive(stage, done, place)
            else:
                differences += _check_arrived(stage, place)
                differences += [] if differences else _step(stage, done, place)
            if done.step.expect is not None and not differences:
                differences += check_expected(stage, done.step.expect, place)
        except Unreadable as error:
            raise error if error.where else Unreadable(error.message, place) from None
        if differences:
            break
    else:
        differences += _check_arrived(stage, where)
    return Result(case.name, tuple(case.rules), line, tuple(differences))


def _arrive(stage: Stage, done: Done, where: str) -> None:
    """An act for the arbiter of a race: what becomes of it shows later."""
    if stage.race is None or done.verb != "act":
        raise Unreadable(f"only acts of a race arrive, and {stage.game.NAME} is none", where)
    stage.race.arrive(done, where)
    if done.step.expect is not None:
        stage.race.look()


def _check_arrived(stage: Stage, where: str) -> Iterator[Difference]:
    """What became of the acts that have arrived."""
    for done, moment, settled in [] if stage.race is None else stage.race.settle():
        step, judged, said = done.step, settled.judged, f"{done.who}: {done.text}"
        code = None if settled.refused is None else settled.refused.code
        if code != step.refused:
            yield Difference(f"{said}: refused", step.refused or "no", code or "no")
        elif settled.refused is not None:
            yield from paths(stage, f"{said}: details", step.details, dict(settled.refused.details))
        if step.settled is not None and duration(step.settled, where) != moment:
            yield Difference(f"{said}: settled", step.settled, f"{moment} ms")
        if step.effective is not None and (judged is None or duration(step.effective, where) != judged.effective):
            yield Difference(f"{said}: effective", step.effective, judged and f"{judged.effective} ms")
        if step.verdict is not None and (judged is None or judged.verdict != step.verdict):
            yield Difference(f"{said}: verdict", step.verdict, judged and judged.verdict)


def _step(stage: Stage, done: Done, where: str) -> Iterator[Difference]:
    if not done.verb:
        return
    step, proper = done.step, True
    if step.refused == NO_SUCH_ACT:
        yield from _unwritable(stage, done)
        return
    if done.verb == "act":
        view = stage.view(stage.seat(done.who, where))
        action = stage.action(done.text)
        proper = action in stage.game.options(view)
        if step.preview:
            yield from check_preview(stage, done.who, done.text, step.preview, where)
    why = find_refusal(stage, done, where)
    said = f"{done.who}: {done.text}" if done.verb == "act" else f"{done.verb.rstrip('_')}: {done.who}"
    yield from _find_answer(stage, said, step, why)
    expected = step.fault in ("yes", "true")
    if why is None and done.verb == "act" and step.id is None and proper == expected:
        yield Difference(
            said, *(("accepted as a fault", "a proper action") if proper else ("proper", "accepted as a fault"))
        )


def _unwritable(stage: Stage, done: Done) -> Iterator[Difference]:
    """The game's notation must have no such act at all."""
    try:
        action = stage.action(done.text)
    except Unreadable:
        return
    yield Difference(f"{done.who}: {done.text}", NO_SUCH_ACT, stage.game.notation.write(action))


def _find_answer(stage: Stage, said: str, step: Step, why: Illegal | None) -> Iterator[Difference]:
    """Accepted or refused, as it was meant to be."""
    if why is None:
        if step.refused is not None:
            yield Difference(said, f"refused: {step.refused}", "accepted")
    elif step.refused is None:
        yield Difference(said, "accepted", f"refused: {why}")
    elif why.code != step.refused:
        yield Difference(f"{said}: refused", step.refused, why.code)
    else:
        yield from paths(stage, f"{said}: details", step.details, dict(why.details))
