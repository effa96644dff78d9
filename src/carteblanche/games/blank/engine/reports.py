"""What people report of what happens outside of the game (BK-93)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from carteblanche.core.values import Millis, Seat
from carteblanche.games.blank.affairs import Ask, Memory, Motion
from carteblanche.games.blank.box import RULES, Box
from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.calculus import steps as s
from carteblanche.games.blank.calculus.trees import walk
from carteblanche.games.blank.engine.events import fire
from carteblanche.games.blank.engine.penalties import stands_before
from carteblanche.games.blank.evaluate.code import leaves
from carteblanche.games.blank.evaluate.patterns import Happening

if TYPE_CHECKING:
    from carteblanche.games.blank.engine.work import Work

CONTEST_REPORT: Final = 5000
"""How long somebody may deny what was reported of him, in milliseconds."""
LEAVES: Final = "leaves the table"
"""What people report of somebody who leaves."""
DEBOUNCE: Final = 3000
"""How long after one report another changes nothing (BK-93)."""


def reports(box: Box, rules: tuple[int, ...], memory: Memory, card: int) -> list[p.Reported]:
    """What people may report because this card waits for it, in the order of its text."""
    code = box.codes[card]
    if code is None or (
        card >= box.cards and card not in rules and not any(one.card == card for one in memory.lasting)
    ):
        return []
    found: list[p.Reported] = []
    if card in rules:
        whens = [one.clause.event for one in code.clauses]
        found += [one for event in whens for one in _reportable(leaves(event))]
    if card in rules or card < box.cards:
        for _, clause in code.always:
            if isinstance(clause.change, s.Forbid | s.Instead):
                found += _reportable(leaves(clause.change.event))
    for lasting in memory.lasting:
        if lasting.card == card:
            step = box.code(card, memory.edits).part(lasting.path)
            found += _reportable(one for _, one in walk(step, ""))
    return list(dict.fromkeys(found))


def _reportable(parts: Iterable[Any]) -> list[p.Reported]:
    """What only people can see of this: they say who leaves, too."""
    found = [p.Reported(LEAVES) if isinstance(one, p.Ends) and one.how == "leave" else one for one in parts]
    return [one for one in found if isinstance(one, p.Reported)]


def reported(w: Work, seat: Seat, card: int, whom: Seat, index: int) -> None:
    """Something outside the game has happened, as a card waits for it (BK-93). Whom it concerns may deny it, and so
    may all others what somebody reports of themselves, unless it can only cost them something.
    """
    event = reports(w.box, w.places[RULES], w.memory, card)[index]
    if w.now < w.reported + DEBOUNCE:
        w.note("reported-already", seat, card)
        return
    w.reported = w.now
    w.fired = ()
    subject = whom if event.about else seat
    alone = event.about and (subject != seat or w.box.version < 3 or _only_costs(w, card, event.text))
    asked = [subject] if alone else [one for one in w.order(seat) if one != seat]
    if asked == [seat]:
        happened(w, card, subject, event.text, seat)
        return
    w.note("reported", seat, card, text=str(subject))
    for one in asked:
        w.ask(
            Ask(
                w.number(), -1, "report", one, "report", Millis(w.now + CONTEST_REPORT), card, str(index), 0, 0,
                (seat, subject), ("no",), True,
            )
        )  # fmt: skip


def _only_costs(w: Work, card: int, text: str) -> bool:
    """Whether all that can follow from this report is that whom it is about gets cards, owes something or misses turns."""
    memory = w.memory
    for one in {card, *w.places[RULES], *(lasting.card for lasting in memory.lasting)}:
        code = w.box.code(one, memory.edits) if w.box.codes[one] is not None else None
        clauses: list[Any] = [] if code is None else [*code.meaning.clauses]
        clauses += [code.part(held.path) for held in memory.lasting if code is not None and held.card == one]
        for clause in clauses:
            changed = getattr(clause, "change", clause)
            waits = [part for part in leaves(getattr(changed, "event", None)) if isinstance(part, p.Reported)]
            if any(part.text == text for part in waits):
                match changed:
                    case s.When(then=steps) | s.Whenever(then=steps) | s.Forbid(fail=steps) if _cost(steps):
                        continue
                    case _:
                        return False
    return True


def _cost(steps: tuple[s.Step, ...]) -> bool:
    for step in steps:
        match step:
            case s.Move(to=p.Hand("you")) | s.Penalise("you") | s.Skip("you") | s.Oblige("you"):
                pass
            case s.If(_, then, otherwise) if _cost(then) and _cost(otherwise):
                pass
            case _:
                return False
    return True


def report_stands(w: Work, ask: Ask) -> None:
    """One who could deny it does not; if nobody does, it has happened."""
    w.asks = tuple(one for one in w.asks if one is not ask)
    if any(one.what == "report" for one in w.asks):
        return
    found = reports(w.box, w.places[RULES], w.memory, ask.card)
    index = int(ask.path)
    if index < len(found):
        happened(w, ask.card, ask.among[1], found[index].text, ask.among[0])


def report_denied(w: Work, ask: Ask) -> None:
    """It is denied: the others vote."""
    w.asks = tuple(one for one in w.asks if one.what != "report")
    by, subject = ask.among
    voters = tuple(one for one in w.order(by) if one not in (by, ask.seat))
    if voters:
        w.motion = Motion(
            "report", ("yes", "no"), voters, w.deadline(), (), by, subject, ask.card, path=ask.path, since=w.now
        )
    else:
        w.note("not-proven", by, ask.card, text=str(subject))


def happened(w: Work, card: int, whom: Seat, text: str, by: Seat) -> None:
    """Nobody denies it: cards that wait for it fire, and where it is forbidden it has its price."""
    w.note("happened", whom, card, text=text)
    causer = by if by != whom else None
    for happening in (
        Happening(p.Reported, whom, word=text, causer=causer),
        *([Happening(p.Ends, whom, word="leave", causer=causer)] if text == LEAVES else []),
    ):
        if stands_before(w, happening) != "instead":
            fire(w, happening)
