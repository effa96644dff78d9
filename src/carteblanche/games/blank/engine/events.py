"""What a happening sets off — the second of the two phases of every card.

The order is fixed (BK-34, BK-35): the effect of the game card first, then the rules from left to right as they lie, then what holds
only for a while. What is set off is collected when something happens and goes to the end of the agenda; each clause fires at most
once in one action of a player (what becomes true of several players, for each of them); a rule that has gone when its turn comes does
nothing; a rule revealed meanwhile is not retroactive.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from carteblanche.core.values import Seat
from carteblanche.games.blank.affairs import Block, Frame, Lasting
from carteblanche.games.blank.box import DISCARD, RULES
from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.calculus import steps as s
from carteblanche.games.blank.engine.counting import count, note_cards
from carteblanche.games.blank.engine.lasting import ended_by, stop
from carteblanche.games.blank.evaluate.code import Code, Kind, Waiting, is_still, kinds, mentions
from carteblanche.games.blank.evaluate.context import Context, still
from carteblanche.games.blank.evaluate.patterns import Happening, is_seen, matches
from carteblanche.games.blank.state import Debt, Hidden

if TYPE_CHECKING:
    from carteblanche.games.blank.engine.work import Work

DEBTS: Final = 48
USED: Final = 200
KEPT: Final = 4096
_AMOUNTS: Final = frozenset((p.Draws, p.Penalised, p.Misses, p.Loses))
"""Of these `Multiply` changes how much happens, of others how often what they cause is done."""


def waits(w: Work, kind: Kind) -> bool:
    """Whether any card may wait for such a thing to happen."""
    return kind in w.force.kinds


def fire(w: Work, happening: Happening) -> None:
    """Something has happened: collect what it sets off."""
    kind, box = happening.kind, w.box
    waited = w.force
    if kind not in waited.kinds:
        return
    if kind in box.watched:
        count(w, happening)
    if kind in box.noted:
        note_cards(w, happening)
    for rule, one, plain in waited.clauses.get(kind, ()):
        if plain is None:
            _try_clause(w, rule, one, happening)
        elif plain.fits(happening.cards, happening.on):
            _try_clause(w, rule, one, happening, known=True)
    if kind in box.waiting:
        top = w.places[DISCARD][-1]
        code = box.codes[top]
        if code is not None and top not in w.memory.off:
            for one in code.whens.get(kind, ()):
                _try_clause(w, top, one, happening)
    if waited.whenever:
        for lasting, step in waited.whenever.get(kind, ()):
            _try_lasting(w, lasting, step, happening)
    if waited.till:
        ended_by(w, waited.till, happening)


def fire_this(w: Work, seat: Seat, card: int, cards: tuple[int, ...]) -> None:
    """A game card has been played and lies on top: what it says itself (BK-40)."""
    code = w.box.codes[card]
    if code is None or card in w.memory.off:
        return
    happening = Happening("this", seat, cards, len(cards), card=card)
    for one in code.whens.get("this", ()):
        if w.automatic:
            w.note("effect", seat, card, one.path)
        _try_clause(w, card, one, happening, known=True, quiet=True)
    if code.people:
        w.note("people", seat, card, text=code.people)


def _try_clause(
    w: Work, card: int, waiting: Waiting, happening: Happening, *, known: bool = False, quiet: bool = False
) -> None:
    """A clause fires if this is what it waits for (`known`: it is) and its condition holds."""
    path, clause, seat = waiting.path, waiting.clause, happening.seat
    firing = (card, path if happening.kind is not p.Becomes else f"{path}@{seat}")
    if firing in w.fired and not quiet:
        return
    if not known and not matches(w, clause.event, happening, card, waiting.event):
        return
    if clause.once:
        used = (card, path, int(seat), clause.once)
        if used in w.used:
            return
    changes = w.force.of
    if s.Off in changes and _is_off(w, card, seat):
        return
    given = clause.given
    if waiting.still is not None:
        if not is_seen(w, waiting.still, card, path, seat):
            return
    elif given is not None and not waiting.asks:
        context = Context(w, _frame(-1, card, happening, waiting.then), asking=False)
        context.hidden = Hidden(event=happening.cards)
        if not context.holds(given, f"{path}.given"):
            return
    if clause.once:
        w.used = (*w.used[-USED:], (card, path, int(seat), clause.once))
    w.fired = (*w.fired, firing)
    if w.automatic and not quiet:
        w.note("fired", seat, card, path)
    cards = happening.cards
    for _ in range(_multiplied(w, happening, card) if s.Multiply in changes else 1):
        frame = _frame(w.number(), card, happening, waiting.then, -1 if waiting.asks else 0)
        begin(w, frame, Hidden(cards, cards))


def _frame(n: int, card: int, happening: Happening, path: str, at: int = 0) -> Frame:
    return Frame(n, card, happening.seat, (Block(path, at),), happening.word, happening.n, happening.causer)


def _try_lasting(w: Work, lasting: Lasting, step: s.Whenever, happening: Happening) -> None:
    if (lasting.card, f"{lasting.path}#{lasting.n}") in w.fired or lasting.n in w.spent:
        return
    if lasting.end == "rule" and lasting.card not in w.places[RULES]:
        return
    if not matches(w, step.event, happening, lasting.card, f"{lasting.path}.event", lasting):
        return
    w.fired = (*w.fired, (lasting.card, f"{lasting.path}#{lasting.n}"))
    if w.automatic:
        w.note("fired", happening.seat, lasting.card, lasting.path)
    if step.once:
        spend(w, lasting)
    frame = replace(
        _frame(w.number(), lasting.card, happening, f"{lasting.path}.then"),
        them=lasting.them,
        previous=(lasting.you,),
        each=lasting.each,
    )
    begin(w, frame, Hidden(event=happening.cards, these=happening.cards))


def spend(w: Work, lasting: Lasting) -> None:
    """What held for one time is over; where nobody is told what fired, that is not told either."""
    if w.automatic:
        stop(w, lambda one: one.n == lasting.n)
    else:
        w.spent = (*w.spent, lasting.n)


def _is_off(w: Work, card: int, seat: Seat) -> bool:
    """Whether a card does nothing for this player."""
    for held in w.force.get(s.Off):
        if held.change.who == "all":
            continue
        context = still(w, held.card, seat if held.lasting is None else held.lasting.you, held.lasting)
        if seat in context.who(held.change.who, f"{held.path}.who") and card in context.cards(
            held.change.cards, f"{held.path}.cards"
        ):
            return True
    return False


def _multiplied(w: Work, happening: Happening, card: int) -> int:
    """How often that is done which this has set off."""
    times = 1
    for held in w.force.get(s.Multiply):
        change = held.change
        if held.card == card or kinds(change.event) & _AMOUNTS or not is_given(w, held, happening.seat):
            continue
        hit = Happening(p.Hit, happening.seat, by="rule" if card >= w.box.cards else "game-card", causer=happening.seat)
        if matches(w, change.event, happening, held.card, f"{held.path}.event", held.lasting) or matches(
            w, change.event, hit, held.card, f"{held.path}.event", held.lasting
        ):
            context = still(w, held.card, happening.seat, held.lasting)
            times = min(9, times * context.amount(change.n, f"{held.path}.n"))
            if held.lasting is not None and w.automatic:
                w.note("multiplied", happening.seat, card)
    return times


def is_given(w: Work, held: Any, seat: Seat) -> bool:
    """Whether what a change depends on holds."""
    if held.given is None:
        return True
    context = still(w, held.card, seat if held.lasting is None else held.lasting.you, held.lasting)
    path = held.path.removesuffix(".change") + (".given" if held.lasting is None else ".until.holds")
    return context.holds(held.given, path)


# Who carries it out


def begin(w: Work, frame: Frame, hidden: Hidden) -> None:
    """A card is to be obeyed: by the machine, or, if effects are by hand, by those whom it concerns (BK-60)."""
    if w.automatic or frame.by_hand:
        w.push(frame, hidden)
        return
    for seat, bound in _shares(w, frame):
        part = replace(frame, n=w.number(), by_hand=True, bound=bound)
        w.debts = (*w.debts[-DEBTS + 1 :], Debt(seat, part, hidden))
        w.lapsed = tuple(old for old in w.lapsed if old != (seat, frame.card))
        w.silent = ()


def _shares(w: Work, frame: Frame) -> list[tuple[Seat, Any]]:
    """Who has to carry out what: each player concerned a share of their own, where a card is as simple as that."""
    code: Code = w.box.code(frame.card, w.memory.edits)
    path = frame.stack[0].path
    lines = code.lines(path)
    if len(lines) == 1 and frame.stack[0].at == 0:
        where = _mainly(lines[0][1])
        if where:
            who = code.part(f"{path}.0.{where}")
            plain = who != "them" and not isinstance(who, p.Ranked | p.Who | p.Latest) and not mentions(who, "them")
            if plain and is_still(who):
                seats = still(w, frame.card, frame.you).who(who, f"{path}.0.{where}")
                return [(seat, ((f"{path}.0.{where}", (seat,)),)) for seat in seats]
    return [(frame.you, ())]


def _mainly(step: Any) -> str:
    """Where in a step it says whom it mainly concerns."""
    match step:
        case s.Move(cards=p.Some(place=p.Hand())):
            return "cards.place.of"
        case s.Move(to=p.Hand()):
            return "to.of"
        case s.Skip() | s.Penalise() | s.Extra() | s.Oblige():
            return "who"
        case _:
            return ""
