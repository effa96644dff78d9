"""Runs scenario files: sets up, acts, compares, and says side by side what was expected and what was found."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from carteblanche.core.errors import Illegal, Unreadable
from carteblanche.core.rules import AnyGame, Impossible
from carteblanche.core.values import Prompt, Seat
from carteblanche.games import catalogue
from carteblanche.testing.plain_data import is_list
from carteblanche.testing.scenarios import reading
from carteblanche.testing.scenarios.matching import looked_up, matches
from carteblanche.testing.scenarios.model import WORDS, Case, Done, File, Wanted, duration, read_file, read_step
from carteblanche.testing.scenarios.stage import Stage, refused, staged


@dataclass(frozen=True, slots=True)
class Difference:
    """Something that was not as expected."""

    what: str
    expected: Any
    found: Any


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
    game = known[file.game] if file.game in known else _opened(file.game, file.resources, f"{where} line {data.line}")
    names = [case.name for case in file.cases]
    if len(set(names)) < len(names):
        twice = next(name for name in names if names.count(name) > 1)
        raise Unreadable(f"two cases are called {twice[:60]!r}", where)
    return [_run_case(game, file, case, data["cases"][n], where) for n, case in enumerate(file.cases)]


def _opened(name: str, resources: dict[str, Any] | None, where: str) -> AnyGame:
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
        game = _opened(file.game, case.resources, here)
    try:
        stage = staged(game, file, case, here)
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
                differences += _arrived(stage, place)
                differences += [] if differences else _step(stage, done, place)
            if done.step.expect is not None and not differences:
                differences += _expected(stage, done.step.expect, place)
        except Unreadable as error:
            raise error if error.where else Unreadable(error.message, place) from None
        if differences:
            break
    else:
        differences += _arrived(stage, where)
    return Result(case.name, tuple(case.rules), line, tuple(differences))


def _arrive(stage: Stage, done: Done, where: str) -> None:
    """An act for the arbiter of a race: what becomes of it shows later."""
    if stage.race is None or done.verb != "act":
        raise Unreadable(f"only acts of a race arrive, and {stage.game.NAME} is none", where)
    stage.race.arrive(done, where)
    if done.step.expect is not None:
        stage.race.look()


def _arrived(stage: Stage, where: str) -> Iterator[Difference]:
    """What became of the acts that have arrived."""
    for done, moment, settled in [] if stage.race is None else stage.race.settle():
        step, judged, said = done.step, settled.judged, f"{done.who}: {done.text}"
        code = None if settled.refused is None else settled.refused.code
        if code != step.refused:
            yield Difference(f"{said}: refused", step.refused or "no", code or "no")
        elif settled.refused is not None:
            yield from _paths(f"{said}: details", step.details, dict(settled.refused.details))
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
    if done.verb == "act":
        view = stage.view(stage.seat(done.who, where))
        action = stage.action(done.text)
        proper = action in stage.game.options(view)
        if step.preview:
            yield from _previewed(stage, done.who, done.text, step.preview, where)
    why = refused(stage, done, where)
    said = f"{done.who}: {done.text}" if done.verb == "act" else f"{done.verb.rstrip('_')}: {done.who}"
    yield from _answered(said, step.refused, step.details, why)
    expected = step.fault in ("yes", "true")
    if why is None and done.verb == "act" and step.id is None and proper == expected:
        yield Difference(
            said, *(("accepted as a fault", "a proper action") if proper else ("proper", "accepted as a fault"))
        )


def _answered(said: str, wanted: str | None, details: Mapping[str, Any], why: Illegal | None) -> Iterator[Difference]:
    """Accepted or refused, as it was meant to be."""
    if why is None:
        if wanted is not None:
            yield Difference(said, f"refused: {wanted}", "accepted")
    elif wanted is None:
        yield Difference(said, "accepted", f"refused: {why}")
    else:
        if why.code != wanted:
            yield Difference(f"{said}: refused", wanted, why.code)
        yield from _paths(f"{said}: details", details, dict(why.details))


def _paths(what: str, wanted: Mapping[str, Any], data: Any) -> Iterator[Difference]:
    for path, value in wanted.items():
        found = looked_up(data, path)
        if not matches(value, found):
            yield Difference(f"{what} {path}", value, found)


def _expected(stage: Stage, wanted: Wanted, where: str) -> Iterator[Difference]:
    game, state, players = stage.game, stage.state, stage.players
    prompts: Mapping[Seat, Prompt] = game.prompts(state) if stage.table.phase == "playing" else {}
    if wanted.turn is not msgspec.UNSET:
        asked = [wanted.turn] if isinstance(wanted.turn, str) else wanted.turn
        asked = [] if asked == ["nobody"] else asked
        found = [players[seat] for seat in prompts]
        for name in asked:
            stage.seat(name, where)
        if sorted(asked) != sorted(found):
            yield Difference("turn", asked or "nobody", found or "nobody")
    for name, kinds in wanted.prompts.items():
        prompt = prompts.get(stage.seat(name, where))
        if sorted(kinds) != sorted(prompt.kinds if prompt else ()):
            yield Difference(f"prompts {name}", kinds, list(prompt.kinds) if prompt else [])
    for name, listed in wanted.options.items():
        yield from _options(stage, name, listed, where)
    for name, shown in wanted.previews.items():
        for text, paths in shown.items():
            yield from _previewed(stage, name, text, paths, where)
    yield from _paths("position", wanted.position, _plain(game.describe(state, players)))
    for name, paths in wanted.sees.items():
        yield from _paths(f"{name} sees", paths, _plain(stage.view(stage.viewer(name, where))))
    yield from _paths("table", wanted.table, _plain(stage.table.view(None)))
    if wanted.outcome is not msgspec.UNSET:
        yield from _outcome(stage, wanted.outcome, where)
    if wanted.at is not msgspec.UNSET and duration(wanted.at, where) != stage.now:
        yield Difference("at", wanted.at, f"{stage.now} ms")


def _options(stage: Stage, name: str, listed: list[str] | dict[str, Any], where: str) -> Iterator[Difference]:
    """Actions are compared as actions: how they are written does not matter."""
    notation = stage.game.notation
    options = stage.game.options(stage.view(stage.seat(name, where)))
    wanted: dict[str, Any] = {"exactly": listed} if isinstance(listed, list) else listed
    for word, value in wanted.items():
        texts = value if is_list(value) else [value]
        match word:
            case "count":
                if not matches(value, len(options)):
                    yield Difference(f"options {name} count", value, len(options))
            case "exactly":
                mine, theirs = [notation.write(stage.action(text)) for text in texts], [*map(notation.write, options)]
                if sorted(mine) != sorted(theirs):
                    yield Difference(f"options {name}", sorted(mine), sorted(theirs))
            case "contains":
                for text in texts:
                    if stage.action(text) not in options:
                        yield Difference(f"options {name} contain", text, "not among them")
            case "lacks":
                for text in texts:
                    if stage.action(text) in options:
                        yield Difference(f"options {name} lack", text, "among them")
            case _:
                raise Unreadable(f"options: {word[:40]!r} is not one of exactly, count, contains, lacks", where)


def _previewed(stage: Stage, name: str, text: str, wanted: dict[str, Any], where: str) -> Iterator[Difference]:
    view, action = stage.view(stage.seat(name, where)), stage.action(text)
    what = f"preview {name}: {text}:"
    try:
        shown: dict[str, Any] = _plain(stage.game.preview(view, action))
        code, details = None, dict[str, Any]()
    except Illegal as illegal:
        shown, code, details = {}, illegal.code, dict(illegal.details)
    asked = wanted.get("refused")
    if code != asked:
        yield Difference(f"{what} refused", asked or "no", code or "no")
        return
    yield from _paths(f"{what} details", wanted.get("details") or {}, details)
    yield from _paths(what, {key: value for key, value in wanted.items() if key not in ("refused", "details")}, shown)


def _outcome(stage: Stage, wanted: str | dict[str, Any], where: str) -> Iterator[Difference]:
    outcome, players = stage.outcome, stage.players
    found: Any = None
    if outcome is not None:
        found = {
            "reason": outcome.reason,
            "winners": [players[seat] for seat in outcome.winners],
            "ranks": dict(zip(players, outcome.ranks, strict=False)),
            "scores": dict(zip(players, outcome.scores, strict=False)),
        }
    if isinstance(wanted, str) or found is None:
        if not matches(wanted, found):
            yield Difference("outcome", wanted, found)
        return
    if unknown := set(wanted) - set(found):
        raise Unreadable(f"outcome: {min(unknown)[:40]!r} is not one of {', '.join(found)}", where)
    yield from _paths("outcome", wanted, found)


def _plain(value: Any) -> Any:
    return msgspec.to_builtins(value)
