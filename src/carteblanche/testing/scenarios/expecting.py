"""What must hold at a moment of a case: turns, options, previews, positions, views, the outcome."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, get_args

import msgspec

from carteblanche.core.errors import Illegal, Unreadable
from carteblanche.core.values import Prompt, Seat, kind
from carteblanche.testing.plain_data import is_list, is_mapping
from carteblanche.testing.scenarios.matching import NOTHING, look_up, matches
from carteblanche.testing.scenarios.model import Wanted, duration
from carteblanche.testing.scenarios.stage import Stage

NO_SUCH_ACT: Final = "no-such-act"
"""What a step says of an act that the game's notation cannot even express."""


@dataclass(frozen=True, slots=True)
class Difference:
    """Something that was not as expected."""

    what: str
    expected: Any
    found: Any


def paths(stage: Stage, what: str, wanted: Mapping[str, Any], data: Any) -> Iterator[Difference]:
    """By path: what is not as wanted. Several paths with a comma between them shall all have the same."""
    for listed, value in wanted.items():
        for path in listed.split(", "):
            found = look_up(data, path, stage.names)
            if not matches(value, found, stage.names):
                yield find_differences(f"{what} {path}", value, found)


def find_differences(what: str, wanted: Any, found: Any) -> Difference:
    """Of two lists only what they do not share, unless they differ in nothing but their order."""
    listed = wanted.get("any order", wanted) if is_mapping(wanted) else wanted
    if is_list(listed) and is_list(found):
        missing, more = [*listed], list[Any]()
        for one in found:
            index = next((n for n, other in enumerate(missing) if matches(other, one)), None)
            if index is None:
                more.append(one)
            else:
                del missing[index]
        shared = len(found) - len(more)
        if shared and (missing or more):
            return Difference(f"{what}, besides {shared} as expected", missing or "no more", more or "no more")
    return Difference(what, wanted, found)


def check_expected(stage: Stage, wanted: Wanted, where: str) -> Iterator[Difference]:
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
        for text, fields in shown.items():
            yield from check_preview(stage, name, text, fields, where)
    yield from _position(stage, wanted.position)
    for name, fields in wanted.sees.items():
        yield from paths(stage, f"{name} sees", fields, msgspec.to_builtins(stage.view(stage.viewer(name, where))))
    yield from paths(stage, "table", wanted.table, msgspec.to_builtins(stage.table.view(None)))
    if wanted.outcome is not msgspec.UNSET:
        yield from _outcome(stage, wanted.outcome, where)
    if wanted.at is not msgspec.UNSET and duration(wanted.at, where) != stage.now:
        yield Difference("at", wanted.at, f"{stage.now} ms")


def _position(stage: Stage, wanted: Mapping[str, Any]) -> Iterator[Difference]:
    """The whole position. A text for the board is a drawing of it."""
    if not wanted:
        return
    found = msgspec.to_builtins(stage.game.describe(stage.state, stage.players))
    drawing, grid = wanted.get("board"), stage.game.grid
    if grid is not None and isinstance(drawing, str) and drawing not in NOTHING:
        board = grid.read(drawing)
        if board != found["board"]:
            yield Difference("position board", grid.write(board), grid.write(found["board"]))
        wanted = {path: value for path, value in wanted.items() if path != "board"}
    yield from paths(stage, "position", wanted, found)


def _options(stage: Stage, name: str, listed: list[str] | dict[str, Any], where: str) -> Iterator[Difference]:
    """Actions are compared as actions: how they are written does not matter."""
    write = stage.game.notation.write
    options: Collection[Any] = stage.game.options(stage.view(stage.seat(name, where)))
    wanted: dict[str, Any] = {"exactly": listed} if isinstance(listed, list) else dict(listed)
    what = f"options {name}"
    if (only := wanted.pop("kind", None)) is not None:
        what += f" {only}"
        options = _of_kind(stage, only, options, where)
    for word, value in wanted.items():
        texts = value if is_list(value) else [value]
        match word:
            case "count":
                if not matches(value, len(options)):
                    yield Difference(f"{what} count", value, len(options))
            case "exactly":
                mine, theirs = sorted(write(stage.action(text)) for text in texts), sorted(map(write, options))
                if mine != theirs:
                    yield find_differences(what, mine, theirs)
            case "contains":
                for text in texts:
                    if stage.action(text) not in options:
                        yield Difference(f"{what} contain", text, "not among them")
            case "lacks":
                for text in texts:
                    if stage.action(text) in options:
                        yield Difference(f"{what} lack", text, "among them")
            case _:
                raise Unreadable(f"options: {word[:40]!r} is not one of kind, exactly, count, contains, lacks", where)


def _of_kind(stage: Stage, only: Any, options: Any, where: str) -> list[Any]:
    kinds = sorted(kind(action) for action in get_args(stage.game.ACTION) or (stage.game.ACTION,))
    if only not in kinds:
        raise Unreadable(f"options: there is no kind {str(only)[:40]!r}, there are {', '.join(kinds)}", where)
    try:
        return list(options.of_kind(only))
    except LookupError as error:
        raise Unreadable(f"options: {error}", where) from None


def check_preview(stage: Stage, name: str, text: str, wanted: dict[str, Any], where: str) -> Iterator[Difference]:
    view, action = stage.view(stage.seat(name, where)), stage.action(text)
    what = f"preview {name}: {text}:"
    try:
        shown: dict[str, Any] = msgspec.to_builtins(stage.game.preview(view, action))
        code, details = None, dict[str, Any]()
    except Illegal as illegal:
        shown, code, details = {}, illegal.code, dict(illegal.details)
    asked = wanted.get("refused")
    if code != asked:
        yield Difference(f"{what} refused", asked or "no", code or "no")
        return
    yield from paths(stage, f"{what} details", wanted.get("details") or {}, details)
    fields = {key: value for key, value in wanted.items() if key not in ("refused", "details")}
    yield from paths(stage, what, fields, shown)


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
    yield from paths(stage, "outcome", wanted, found)
