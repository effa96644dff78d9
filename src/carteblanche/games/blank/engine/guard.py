"""What stands before something that is about to happen: what forbids it, caps it, multiplies it, or puts something else in its place.

A guard is asked while a step is looked at, so that whoever may choose can be asked; what it says is carried out with the step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import replace

from carteblanche.core.values import Seat
from carteblanche.games.blank.affairs import Block, Frame
from carteblanche.games.blank.box import DISCARD
from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.calculus import steps as s
from carteblanche.games.blank.engine.events import fire, is_given
from carteblanche.games.blank.evaluate.changes import Held
from carteblanche.games.blank.evaluate.code import Kind, kinds, mentions
from carteblanche.games.blank.evaluate.context import Context, still
from carteblanche.games.blank.evaluate.measure import PERIODS
from carteblanche.games.blank.evaluate.patterns import Happening, matches
from carteblanche.games.blank.state import Hidden

if TYPE_CHECKING:
    from carteblanche.games.blank.engine.work import Work


class Guarded(NamedTuple):
    """How much happens all the same, what happens instead, and the card that was played against it."""

    n: int
    instead: tuple[tuple[Held, Seat, int], ...] = ()
    reaction: int = -1


def is_guarded(w: Work, kind: Kind) -> bool:
    """Whether anything may stand before such a thing."""
    return kind in w.force.guarding or kind in w.box.react_kinds


def guard(context: Context, happening: Happening) -> Guarded:
    """How much of this happens."""
    w = context.w
    held_by_kind = w.force.guarding
    kind, n = happening.kind, happening.n
    instead: list[tuple[Held, Seat, int]] = []
    if held_by_kind:
        for held in held_by_kind.get(kind, ()):
            if n <= 0:
                break
            if kind is p.Plays and not isinstance(held.change, s.Instead):
                continue
            if _is_own(context, held) or not matches(
                w, held.change.event, happening, held.card, f"{held.path}.event", held.lasting
            ):
                continue
            if not is_given(w, held, happening.seat):
                continue
            n = _guarded(context, held, happening, n, instead)
    if n > 0 and kind in w.box.react_kinds:
        card = _reaction(context, happening)
        if card >= 0:
            return Guarded(n - 1, tuple(instead), card)
    return Guarded(max(0, n), tuple(instead))


def happen(w: Work, happening: Happening) -> bool:
    """It happens, unless something stands before it; nobody is asked. Whether it did."""
    if happening.kind in w.force.guarding:
        guarded = guard(still(w, -1, happening.seat), happening)
        carry_out(w, guarded, happening)
        if not guarded.n:
            return False
    fire(w, happening)
    return True


def spares(context: Context, seat: Seat) -> Guarded:
    """Whether the card that is obeyed concerns this player, or something stands before it. Most decks have no card that asks."""
    w = context.w
    if not w.box.hits or context.card < 0 or p.Hit not in w.force.guarding:
        return _GOES_ON
    return guard(context, hit(context, seat))


def hit(context: Context, seat: Seat) -> Happening:
    by = "rule" if context.card >= context.box.cards else "game-card"
    return Happening(p.Hit, seat, by=by, causer=context.you, card=context.card)


_GOES_ON = Guarded(1)


def _is_own(context: Context, held: Held) -> bool:
    """Whether what is being done is what this very change has put in the place of something."""
    return context.card == held.card and any(block.path.startswith(held.path) for block in context.frame.stack)


def _guarded(context: Context, held: Held, happening: Happening, n: int, instead: list[tuple[Held, Seat, int]]) -> int:
    w, seat, change = context.w, happening.seat, held.change
    match change:
        case s.Forbid(unless=unless):
            if unless is not None and still(w, held.card, seat, held.lasting).holds(unless, f"{held.path}.unless"):
                return n
            return 0
        case s.Cap(n=most, per=per):
            allowed = still(w, held.card, seat, held.lasting).amount(most, f"{held.path}.n")
            if per != "once":
                period = PERIODS.index(per)
                mine = (held.card, held.path, seat)
                allowed -= sum(one.amount[period] for one in w.tallies if (one.card, one.path, one.seat) == mine)
            return max(0, min(n, allowed))
        case s.Multiply(n=times):
            if kinds(change.event) & {p.Draws, p.Penalised, p.Misses, p.Loses}:
                return min(99, n * still(w, held.card, seat, held.lasting).amount(times, f"{held.path}.n"))
            return n
        case s.Instead():
            used = (held.card, held.path, int(seat), change.per)
            if change.per and used in w.used:
                return n
            if change.optional:
                key = context.key(f"{held.path}!{held.card}", seat)
                words = ("yes",)
                said = context.ask(
                    key,
                    seat,
                    "word",
                    words=words,
                    optional=True,
                    closed=lambda: () if _can_pay(w, held, happening, n) else words,
                )
                if said != "yes":
                    return n
            instead.append((held, seat, n))
            return 0
        case _:
            return n


def _can_pay(w: Work, held: Held, happening: Happening, n: int) -> bool:
    """Whether who may have something else happen can pay what that costs first."""
    from carteblanche.games.blank.engine.prices import payable

    context = Context(w, _frame(held, happening, n, -1), asking=False)
    context.hidden = Hidden(event=happening.cards, these=happening.cards)
    context.these = happening.cards
    return payable(context, happening.seat, f"{held.path}.then")


def _frame(held: Held, happening: Happening, n: int, number: int) -> Frame:
    """What happens instead."""
    frame = Frame(number, held.card, happening.seat, (Block(f"{held.path}.then"),), amount=n, causer=happening.causer)
    if held.lasting is not None:
        frame = replace(frame, them=held.lasting.them, previous=(held.lasting.you,), each=held.lasting.each)
    return frame


def _reaction(context: Context, happening: Happening) -> int:
    """The card that this player plays against it; asked whoever could hold one, as far as everybody knows."""
    w, seat = context.w, happening.seat
    hand = w.hand(seat)
    fitting: list[int] = []
    could = False
    for card in w.box.reacting:
        code = w.box.codes[card]
        assert code is not None
        if card in w.memory.off:
            continue
        for path, react in code.reacts:
            if mentions(react, "causer") and (happening.causer is None or happening.causer == seat):
                continue
            if not matches(w, react.event, happening, card, f"{path}.event"):
                continue
            if card in hand:
                fitting.append(card)
            could = could or card in hand or not w.known[card] & 1
    if not hand or not could:
        return -1
    key = context.key("react", seat)
    answer = context.ask(key, seat, "react", least=0, choices=tuple(dict.fromkeys(fitting)), optional=True)
    return answer[0] if isinstance(answer, tuple) and answer else -1


def carry_out(w: Work, guarded: Guarded, happening: Happening) -> None:
    """What happens instead of what was about to happen."""
    if guarded.reaction >= 0:
        react_with(w, guarded.reaction, happening)
    for held, seat, n in guarded.instead:
        change: Any = held.change
        if change.per:
            w.used = (*w.used, (held.card, held.path, int(seat), change.per))
        w.note("instead", seat, held.card, held.path)
        if change.then:
            w.push(
                _frame(held, happening, n, w.number()), Hidden(event=happening.cards, these=happening.cards), front=True
            )


def react_with(w: Work, card: int, happening: Happening) -> None:
    """The card goes on top, takes one penalty away, and does what it says to whoever caused it (S-G3)."""
    from carteblanche.games.blank.engine.laying import lie_on_top

    seat = happening.seat
    code = w.box.codes[card]
    assert code is not None
    path = next(path for path, react in code.reacts if happening.kind in kinds(react.event))
    w.note("reacts", seat, card, path)
    old = w.places[DISCARD][-1]
    lie_on_top(w, seat, (card,))
    frame = Frame(
        w.number(), card, seat, (Block(f"{path}.then"),), amount=happening.n, causer=happening.causer, by_hand=True
    )
    w.push(frame, Hidden(event=happening.cards), front=True)
    fire(w, Happening(p.Plays, seat, (card,), 1, on=old))
