"""BLANK: the changes in force: of the rules that lie open, of game cards that change something wherever they are, and those that last for a
while. They are put together once for each set of rules and kept.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypeVar, final

from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.calculus import steps as s
from carteblanche.games.blank.play.affairs import Lasting, Memory
from carteblanche.games.blank.play.box import Box
from carteblanche.games.blank.play.evaluate.code import Kind, is_still, kinds, walk

KEPT: Final = 4096
_PLAYING: Final = (s.Require, s.Permit, s.CountAs)
ChangeT = TypeVar("ChangeT")


class Held(NamedTuple):
    """A change in force: the card, the path of the change, and what it depends on."""

    card: int
    path: str
    change: Any
    given: p.Condition | None
    lasting: Lasting | None
    still: bool
    """Whether it comes to the same for everybody as long as the top cards and what was named stay."""


@final
class Standing:
    def __init__(self, held: list[Held]) -> None:
        self.all = held
        self.of: dict[type[Any], list[Held]] = {}
        """By sort of change."""
        self.playing: list[Held] = []
        """What bears on which cards may be played."""
        self.guarding: dict[Kind, list[Held]] = {}
        """By what is about to happen: what forbids, replaces, caps or multiplies it."""
        for one in held:
            sort: type[Any] = type(one.change)  # pyright: ignore[reportUnknownVariableType]
            self.of.setdefault(sort, []).append(one)
            if is_about_plays(one.change):
                self.playing.append(one)
            elif isinstance(one.change, s.Forbid | s.Instead | s.Cap | s.Multiply):
                for kind in kinds(one.change.event):
                    self.guarding.setdefault(kind, []).append(one)
        self.moving = [one for one in self.playing if not one.still]
        """Those of them that look at hands or players."""
        self.topical = any(is_topical(one.change) for one in self.playing)
        """Whether what may be played depends on the top cards besides their colour and number."""
        self.laws: dict[object, Any] = {}

    def get(self, sort: type[Any]) -> list[Held]:
        return self.of.get(sort, [])


def is_about_plays(change: Any) -> bool:
    if isinstance(change, s.Forbid | s.Cap):
        return p.Plays in kinds(change.event)
    return isinstance(change, _PLAYING)


def is_topical(change: Any) -> bool:
    return any(isinstance(one, p.Some | p.Made) or (isinstance(one, p.Plays) and one.on) for _, one in walk(change, ""))


_EMPTY: Final = Standing([])
_kept: dict[object, Standing] = {}
_last: list[Any] = [(None, None, None, None, None)]
"""The answer given last: within one step, and for its view, the question is mostly the same."""


def standing(box: Box, rules: tuple[int, ...], out: tuple[int, ...], memory: Memory) -> Standing:
    """The changes in force with these rules, and these cards out of the game."""
    last = _last[0]
    if last[1] is memory and last[2] == rules and last[0] is box and (not box.changing or last[3] == out):
        answer: Standing = last[4]
        return answer
    key = (box.hash, rules, memory.edits, memory.off, memory.lasting, out if box.changing else ())
    found = _kept.get(key)
    if found is None:
        if len(_kept) >= KEPT:
            _kept.clear()
        held = _gathered(box, rules, out, memory)
        found = _kept[key] = Standing(held) if held else _EMPTY
    _last[0] = (box, memory, rules, out, found)
    return found


def _gathered(box: Box, rules: tuple[int, ...], out: tuple[int, ...], memory: Memory) -> list[Held]:
    held: list[Held] = []
    cards = [*(card for card in box.changing if card not in out), *rules]
    for card in cards:
        if card in memory.off:
            continue
        code = box.code(card, memory.edits)
        for path, clause in code.always:
            still = clause.given is None and is_still(clause.change)
            held.append(Held(card, f"{path}.change", clause.change, clause.given, None, still))
    for lasting in memory.lasting:
        step = box.code(lasting.card, memory.edits).part(lasting.path)
        if isinstance(step, s.Let) and (lasting.end != "rule" or lasting.card in rules):
            given = step.until.holds if isinstance(step.until, p.While) else None
            still = given is None and not lasting.bound and is_still(step.change)
            held.append(Held(lasting.card, f"{lasting.path}.change", step.change, given, lasting, still))
    return held
