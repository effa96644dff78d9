"""BLANK: what cards wait for, gathered once for each set of rules and of what holds for a while."""

from __future__ import annotations

from typing import Any, Final, final

from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.calculus import steps as s
from carteblanche.games.blank.play.affairs import Lasting, Memory
from carteblanche.games.blank.play.box import Box
from carteblanche.games.blank.play.evaluate.code import Kind, kinds, walk

KEPT: Final = 4096
_Clauses = list[tuple[int, str, s.When]]


@final
class Waiting:
    """What the rules in force and what holds for a while wait for."""

    def __init__(self, box: Box, rules: tuple[int, ...], memory: Memory) -> None:
        self.clauses: dict[Kind, _Clauses] = {}
        """The clauses of the rules by what sets them off."""
        for rule in rules:
            if rule in memory.off:
                continue
            for kind, clauses in box.code(rule, memory.edits).whens.items():
                self.clauses.setdefault(kind, []).extend((rule, path, clause) for path, clause in clauses)
        self.whenever: dict[Kind, list[tuple[Lasting, s.Whenever]]] = {}
        """What follows from an event for a while."""
        self.till: list[tuple[Lasting, p.Till]] = []
        """What holds until an event."""
        self.becomes: list[tuple[int, str, p.Becomes, Lasting | None]] = []
        """Conditions that are waited for."""
        self.idle: list[tuple[int, str, p.Idle, int]] = []
        for rule, path, clause in self.clauses.get(p.Becomes, ()):
            self.becomes += [(rule, at, one, None) for at, one in _inside(clause.event, path, p.Becomes)]
        for rule, path, clause in self.clauses.get(p.Idle, ()):
            self.idle += [(rule, at, one, -1) for at, one in _inside(clause.event, path, p.Idle)]
        for held in memory.lasting:
            step = box.code(held.card, memory.edits).part(held.path)
            if isinstance(step, s.Whenever):
                for kind in kinds(step.event):
                    self.whenever.setdefault(kind, []).append((held, step))
                self.becomes += [(held.card, at, one, held) for at, one in _inside(step.event, held.path, p.Becomes)]
                self.idle += [(held.card, at, one, held.n) for at, one in _inside(step.event, held.path, p.Idle)]
            until = getattr(step, "until", None)
            if isinstance(until, p.Till):
                self.till.append((held, until))
        self.kinds = frozenset(
            (*self.clauses, *self.whenever, *(kind for _, one in self.till for kind in kinds(one.event)))
        )
        self.kinds |= box.waiting | frozenset(box.watched)


def _inside(event: Any, path: str, sort: type[Any]) -> list[tuple[str, Any]]:
    return [(at, one) for at, one in walk(event, f"{path}.event") if isinstance(one, sort)]


_kept: dict[object, Waiting] = {}
_last: list[Any] = [(None, None, None, None)]
"""The answer given last."""


def waiting(box: Box, rules: tuple[int, ...], memory: Memory) -> Waiting:
    """What is waited for with these rules, kept for the next time."""
    last = _last[0]
    if last[1] is memory and last[2] == rules and last[0] is box:
        answer: Waiting = last[3]
        return answer
    key = (box.hash, rules, memory.edits, memory.off, memory.lasting)
    found = _kept.get(key)
    if found is None:
        if len(_kept) >= KEPT:
            _kept.clear()
        found = _kept[key] = Waiting(box, rules, memory)
    _last[0] = (box, memory, rules, found)
    return found
