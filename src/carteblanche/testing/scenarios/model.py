"""What a scenario file may say. The JSON schema for editors is made from these types.

A step does one thing: somebody acts in the game's notation (`Ada: yellow 5 B5`), somebody does something at the table (`pause: Ada`),
time passes (`wait: 5 s`), or nothing happens and something is looked at (`expect`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from carteblanche.core.errors import Unreadable
from carteblanche.core.values import Millis
from carteblanche.testing.scenarios.reading import Located, LocatedList


class Part(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename=lambda name: name.rstrip("_").replace("_", " ")
):
    """Part of a scenario file. Fields of two words are written with a space."""


class Deal(Part, frozen=True):
    """A dealt game instead of a position: from a seed, or with every number that luck gives."""

    seed: int = 0
    luck: list[int] | None = None
    config: dict[str, Any] = {}


class Pace(Part, frozen=True):
    """Thinking time: `initial: 60 s`, `increment: 5 s`."""

    initial: str
    increment: str = "0 s"


class Wanted(Part, frozen=True):
    """What must hold now. Every field is optional; what is not stated is not looked at."""

    turn: list[str] | str | UnsetType = UNSET
    """Who may act: a player, a list of players, or `nobody`."""
    prompts: dict[str, list[str]] = {}
    """By player: the kinds of action the player is asked for; an empty list for nothing."""
    options: dict[str, list[str] | dict[str, Any]] = {}
    """By player: all proper actions as a list, or `count`, `contains`, `lacks`; with `kind`, of that kind alone."""
    previews: dict[str, dict[str, dict[str, Any]]] = {}
    """By player and action: what a preview shows, or `refused` and `details`."""
    position: dict[str, Any] = {}
    """By path into the whole position, such as `board.G2`: what is there."""
    sees: dict[str, dict[str, Any]] = {}
    """By player, or `watcher`, and path into the view: what is seen there."""
    table: dict[str, Any] = {}
    """By path: what everybody sees around the game: phase, clock, proposal, left, covered, marks."""
    outcome: str | dict[str, Any] | UnsetType = UNSET
    """`nothing`, or any of `reason`, `winners`, `ranks` and `scores` by player."""
    at: str | UnsetType = UNSET
    """Table time."""


class Step(Part, frozen=True):
    """One step. Exactly one of the first group, or an action under a player's name, or `expect` alone."""

    wait: str | None = None
    """Let this much time pass: `5 s`, `300 ms`, `2 min`."""
    undo: str | None = None
    """This player asks to take back; so do `pause`, `abort` and `rematch` ask."""
    pause: str | None = None
    abort: str | None = None
    rematch: str | None = None
    agree: str | None = None
    """This player says yes to what was asked; `decline` says no."""
    decline: str | None = None
    resume: str | None = None
    leave: str | None = None
    cover: str | None = None
    """A bot takes this player's chair; `return` gives it back."""
    return_: str | None = None

    at: str | None = None
    """When it is done, in table time; by default when the last step was."""
    luck: list[int] | None = None
    """The numbers that luck gives in this step, all of them."""
    refused: str | None = None
    """The code with which it must be refused; `no-such-act` if the notation must have no way to write it."""
    details: dict[str, Any] = {}
    """By path: what the refusal must say."""
    fault: Literal["yes", "no", "true", "false"] = "no"
    """Whether it is accepted as a fault: allowed, and not among the proper actions."""
    preview: dict[str, Any] = {}
    """By path: what a preview of it must have shown before."""
    id: str | None = None
    """The sender's name for the act; the same twice is the same act."""
    seen: int | None = None
    """The number of the update that the sender had seen."""
    arrives: str | None = None
    """In a race: when this act arrives. The arbiter holds it back and orders it; what became of it is looked at when no further act
    arrives. `expect` here looks at the moment of the arrival."""
    effective: str | None = None
    """In a race: the time from which it must count."""
    verdict: Literal["alone", "first", "tie", "late"] | None = None
    """In a race: how it must have stood beside others."""
    settled: str | None = None
    """In a race: when it must have been carried out or refused."""
    expect: Wanted | None = None


class Case(Part, frozen=True):
    name: Annotated[str, Meta(min_length=1)]
    rules: list[str] = []
    """The rules that this case shows, such as `BL-07`."""
    players: list[str] = []
    position: dict[str, Any] | None = None
    """What is not listed is out of the game. Fields not given here are taken from the file's own `position`."""
    deal: Deal | None = None
    pace: Pace | None = None
    lags: dict[str, str] = {}
    """In a race, by player: the lag that the server has measured, one way; or `away`. By default everybody is there without lag."""
    resources: dict[str, Any] | None = None
    """What the game is given from outside, such as `lexicon` with a complete list of words; in place of the file's own."""
    impossible: list[str] = []
    """The position cannot be; each of these texts is part of a fault that is found."""
    steps: list[dict[str, Any]] = []


class File(Part, frozen=True):
    game: str
    cases: Annotated[list[Case], Meta(min_length=1)]
    about: str = ""
    players: list[str] = []
    """For all cases that name none of their own; so are `position`, `deal` and `pace`."""
    position: dict[str, Any] | None = None
    deal: Deal | None = None
    pace: Pace | None = None
    resources: dict[str, Any] | None = None


VERBS: Final = ("wait", "undo", "pause", "abort", "rematch", "agree", "decline", "resume", "leave", "cover", "return_")
WORDS: Final = frozenset(Step.__struct_encode_fields__) | {"watcher", "nobody"}
"""Words that a player cannot be called in a scenario."""


class Done(msgspec.Struct, frozen=True):
    """A step as it is run: `verb` is one of `VERBS`, `act` for an action in notation, or nothing."""

    line: int
    verb: str
    who: str
    text: str
    step: Step


def read_file(data: Located, where: str) -> File:
    """The typed file, or `Unreadable` with the line of what is wrong."""
    try:
        return msgspec.convert(data, File, strict=False)
    except msgspec.ValidationError as error:
        raise _located(error, data, where) from None


def read_step(data: Any, players: Sequence[str], where: str) -> Done:
    """A step with the action under a player's name told apart from the words of the format."""
    line = data.line if isinstance(data, Located) else 0
    place = f"{where} line {line}"
    acts = {name: text for name, text in data.items() if name in players}
    try:
        step = msgspec.convert({key: value for key, value in data.items() if key not in acts}, Step, strict=False)
    except msgspec.ValidationError as error:
        message = str(error)
        if found := re.fullmatch(r"Object contains unknown field `([^`]*)`( - at `\$`)?", message):
            message = f"{found[1]!r} is neither a player ({', '.join(players)}) nor a word of a step"
        raise Unreadable(message, place) from None
    verbs = [verb for verb in VERBS if getattr(step, verb) is not None]
    if len(verbs) + len(acts) > 1:
        raise Unreadable(f"a step does one thing, not {', '.join([*acts, *(v.rstrip('_') for v in verbs)])}", place)
    if acts:
        (who, text), *_ = acts.items()
        if not isinstance(text, str):
            raise Unreadable(f"{who}: an action is a text in the game's notation", place)
        return Done(line, "act", who, text, step)
    if verbs:
        return Done(line, verbs[0], getattr(step, verbs[0]), "", step)
    if step.expect is None:
        raise Unreadable("this step does nothing and expects nothing", place)
    return Done(line, "", "", "", step)


LONGEST: Final = 7 * 24 * 3_600_000
_UNITS: Final = {"ms": 1, "s": 1000, "min": 60_000, "h": 3_600_000}


def duration(text: str, where: str) -> Millis:
    """`5 s`, `1.5 s`, `300 ms`, `2 min` in milliseconds."""
    found = re.fullmatch(r"(\d{1,9}(?:\.\d{1,3})?) ?(ms|s|min|h)", text.strip())
    if found is None:
        raise Unreadable(f"a time is a number and ms, s, min or h, like 5 s, not {text[:40]!r}", where)
    millis = round(float(found[1]) * _UNITS[found[2]])
    if millis > LONGEST:
        raise Unreadable(f"{text[:40]} is longer than a scenario lasts, which is a week at most", where)
    return Millis(millis)


def _located(error: msgspec.ValidationError, data: Any, where: str) -> Unreadable:
    """An error of msgspec, with the line of the nearest thing it is about."""
    message, _, path = str(error).partition(" - at `")
    line = 1
    for key, index in re.findall(r"\.([^.\[`]+)|\[(\d+)\]", path):
        if isinstance(data, LocatedList) and index and int(index) < len(data):
            data = data[int(index)]
        elif isinstance(data, Located) and key in data:
            data = data[key]
        if isinstance(data, Located | LocatedList):
            line = data.line
    at = f" (at {path.rstrip('`').removeprefix('$').lstrip('.')})" if path and path != "$`" else ""
    return Unreadable(message + at, f"{where} line {line}")
