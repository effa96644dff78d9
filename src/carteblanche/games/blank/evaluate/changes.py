"""What is in force: what open rules, game cards that count wherever they are, and lasting effects change, and the events they wait for.

It is put together once for each set of rules and lasting effects, and kept.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, final

from carteblanche.games.blank.affairs import Lasting, Memory
from carteblanche.games.blank.box import Box
from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.calculus import steps as s
from carteblanche.games.blank.calculus.trees import walk
from carteblanche.games.blank.evaluate.code import Kind, Waiting, is_still, kinds
from carteblanche.games.blank.evaluate.filters import printed

KEPT: Final = 4096
_PLAYING: Final = (s.Require, s.Permit, s.CountAs)


class Held(NamedTuple):
    """A change in force: the card, the path of the change, and what it depends on."""

    card: int
    path: str
    change: Any
    given: p.Condition | None
    lasting: Lasting | None
    still: bool
    """Whether it comes to the same for everybody as long as the top cards and what was named stay."""


class Plain(NamedTuple):
    """A play that is waited for and known by its cards alone: how many, which, and on which; nothing where any will do."""

    least: int
    most: int
    cards: frozenset[int] | None
    any_card: bool
    on: frozenset[int] | None

    def fits(self, cards: tuple[int, ...], on: int) -> bool:
        """Whether these cards, laid on that one, are such a play."""
        wanted = self.cards
        return (
            self.least <= len(cards) <= self.most
            and (self.on is None or on in self.on)
            and (wanted is None or (not wanted.isdisjoint(cards) if self.any_card else cards[-1] in wanted))
        )


@final
class Changes:
    def __init__(self, box: Box, held: list[Held], rules: tuple[int, ...], memory: Memory) -> None:
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
            if isinstance(one.change, s.Forbid | s.Instead | s.Cap | s.Multiply):
                for kind in kinds(one.change.event):
                    self.guarding.setdefault(kind, []).append(one)
        self.moving = [one for one in self.playing if not one.still]
        """Those of them that look at hands or players."""
        self.topical = any(is_topical(one.change) for one in self.playing)
        """Whether what may be played depends on the top cards besides their colour and number."""
        self.renames = s.CountAs in self.of
        """Whether any card may count as another than it shows."""
        self.switches = s.Off in self.of
        """Whether any card puts others out of force."""
        self.replaces_plays = any(isinstance(one.change, s.Instead) for one in self.guarding.get(p.Plays, ()))
        self.laws: dict[object, Any] = {}
        self.ends = frozenset(one.end for one in memory.lasting)
        """How what lasts for a while ends."""
        self._gather_events(box, rules, memory)

    def _gather_events(self, box: Box, rules: tuple[int, ...], memory: Memory) -> None:
        self.clauses: dict[Kind, list[tuple[int, Waiting, Plain | None]]] = {}
        """The clauses of the rules by what sets them off."""
        for rule in rules:
            if rule in memory.off:
                continue
            for kind, clauses in box.code(rule, memory.edits).whens.items():
                found = [(rule, one, None if self.renames else _plain(box, one.clause.event)) for one in clauses]
                self.clauses.setdefault(kind, []).extend(found)
        self.whenever: dict[Kind, list[tuple[Lasting, s.Whenever]]] = {}
        """What follows from an event for a while."""
        self.till: list[tuple[Lasting, p.Till]] = []
        """What holds until an event."""
        self.becomes: list[tuple[int, str, p.Becomes, Lasting | None]] = []
        """Conditions that are waited for."""
        self.idle: list[tuple[int, str, p.Idle, int]] = []
        for rule, one, _ in self.clauses.get(p.Becomes, ()):
            self.becomes += [(rule, at, inner, None) for at, inner in _inside(one.clause.event, one.event, p.Becomes)]
        for rule, one, _ in self.clauses.get(p.Idle, ()):
            self.idle += [(rule, at, inner, -1) for at, inner in _inside(one.clause.event, one.event, p.Idle)]
        for change in (*self.guarding.get(p.Idle, ()),):
            n = -1 if change.lasting is None else change.lasting.n
            inside = f"{change.path}.event"
            self.idle += [(change.card, at, one, n) for at, one in _inside(change.change.event, inside, p.Idle)]
        for held in memory.lasting:
            step = box.code(held.card, memory.edits).part(held.path)
            if isinstance(step, s.Whenever):
                for kind in kinds(step.event):
                    self.whenever.setdefault(kind, []).append((held, step))
                inside = f"{held.path}.event"
                self.becomes += [(held.card, at, one, held) for at, one in _inside(step.event, inside, p.Becomes)]
                self.idle += [(held.card, at, one, held.n) for at, one in _inside(step.event, inside, p.Idle)]
            until = getattr(step, "until", None)
            if isinstance(until, p.Till):
                self.till.append((held, until))
        waited = (*self.clauses, *self.whenever, *(kind for _, one in self.till for kind in kinds(one.event)))
        self.kinds = frozenset(waited) | box.waiting | frozenset(box.watched) | frozenset(box.noted)
        """What any card may wait for."""
        self.watchful = bool(self.becomes or self.switches or s.House in self.of)
        """Whether it must be looked after every change what has become true or is in force now."""

    def get(self, sort: type[Any]) -> list[Held]:
        return self.of.get(sort, [])


def _plain(box: Box, event: Any) -> Plain | None:
    if not isinstance(event, p.Plays) or event.who != "all" or event.last:
        return None
    cards, on = (printed(box, tests) if tests else None for tests in (event.cards, event.on))
    if (event.cards and cards is None) or (event.on and on is None):
        return None
    return Plain(event.least, event.most, cards, event.any_card, on)


def _inside(event: Any, path: str, sort: type[Any]) -> list[tuple[str, Any]]:
    return [(at, one) for at, one in walk(event, path) if isinstance(one, sort)]


def is_about_plays(change: Any) -> bool:
    if isinstance(change, s.Forbid | s.Cap):
        return p.Plays in kinds(change.event)
    return isinstance(change, _PLAYING)


def is_topical(change: Any) -> bool:
    return any(isinstance(one, p.Some | p.Made) or (isinstance(one, p.Plays) and one.on) for _, one in walk(change, ""))


_kept: dict[object, Changes] = {}
_last: list[tuple[Box | None, Memory, tuple[int, ...], tuple[int, ...], Changes | None]] = [
    (None, Memory(), (), (), None)
]
"""The answer given last: within one step, and for its view, the question is mostly the same."""


def find_changes(box: Box, rules: tuple[int, ...], out: tuple[int, ...], memory: Memory) -> Changes:
    """What is in force with these rules, and these cards out of the game."""
    kept, old, before, gone, answer = _last[0]
    if answer is not None and kept is box and before == rules and (gone is out or not box.changing):
        if old is memory:
            return answer
        if old.lasting is memory.lasting and old.off is memory.off and old.edits is memory.edits:
            return answer
    key = (box.hash, rules, memory.edits, memory.off, memory.lasting, out if box.changing else ())
    found = _kept.get(key)
    if found is None:
        if len(_kept) >= KEPT:
            _kept.clear()
        found = _kept[key] = Changes(box, _gathered(box, rules, out, memory), rules, memory)
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
