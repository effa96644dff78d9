"""What a tie means, where a sentence says so: *In case of a tie, nobody does*, *Ties: you choose*."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from carteblanche.games.blank.calculus.parts import Part as CalculusPart
from carteblanche.games.blank.calculus.parts import Ranked
from carteblanche.games.blank.calculus.steps import Vote
from carteblanche.reader.meaning.parts import Part
from carteblanche.reader.meaning.story import Story
from carteblanche.reader.phrases.sketch import Superlative, Who


def tied(story: Story, parts: list[Part]) -> bool:
    """Whether this sentence only says what a tie means; then what was said before is changed."""
    if not story.steps or not any(speaks_of_tie(part) for part in parts):
        return False
    way = next((found for part in parts if (found := _way(part))), "")
    if not way:
        return False
    changed = tuple(_with_tie(step, way) for step in story.steps)
    if changed == tuple(story.steps):
        return False
    story.steps[:] = changed
    return True


def _things(part: Part) -> list[Any]:
    args = part.frame.args if part.frame is not None else ()
    items = [(one.val.cat, one.val.item) if one.cat == "PP" else (one.cat, one.val) for one in (part.item, *part.extra)]
    return [*((arg.cat, arg.item) for arg in args), *items]


def ranked(parts: list[Part]) -> bool:
    """Whether one of these clauses says who has most or fewest of something."""
    people = [item for part in parts for cat, item in _things(part) if cat == "W" and isinstance(item, Who)]
    votes = any(part.frame is not None and part.frame.pred == "vote" for part in parts)
    return votes or any(
        isinstance(who.has, Superlative)
        or isinstance(who.value, Ranked)
        or (who.rel is not None and any(arg.cat == "D" for arg in who.rel.args))
        for who in people
    )


def speaks_of_tie(part: Part) -> bool:
    """Whether a clause is about a tie."""
    return any(cat == "T" and item.name == "tie" for cat, item in _things(part))


def _way(part: Part) -> str:
    frame = part.frame
    people = [item for cat, item in _things(part) if cat == "W" and isinstance(item, Who)]
    if frame is not None and frame.pred == "choose":
        return "choice" if all(who.value in ("you", "i") for who in people) else ""
    if any(cat == "adv" and item.value == "random" for cat, item in _things(part)):
        return "random"
    if any(who.value == "nobody" for who in people):
        return "none"
    if any(who.value in ("all", "~they") and who.rel is None for who in people):
        return "none" if frame is not None and frame.neg else "all"
    return ""


def _with_tie(value: Any, way: str) -> Any:
    if isinstance(value, tuple):
        return tuple(_with_tie(one, way) for one in value)  # pyright: ignore[reportUnknownVariableType]
    if not isinstance(value, CalculusPart):
        return value
    changed = {name: _with_tie(getattr(value, name), way) for name in value.__struct_fields__}
    made: Any = structs.replace(value, **changed)
    if isinstance(made, Ranked | Vote) and not made.tie:
        return structs.replace(made, tie=way)
    return made
