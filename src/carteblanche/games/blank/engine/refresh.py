"""What changes come to that look at hands, players or conditions, found out anew after every step.

What a seat is told of it is its own: which cards it may play and what it may do. Others learn of it only by what is done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteblanche.core.pieces import EVERYBODY, Piece, viewers
from carteblanche.core.values import Seat
from carteblanche.games.blank.box import PILE, RULES
from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.calculus import steps as s
from carteblanche.games.blank.engine.events import fire, is_given
from carteblanche.games.blank.engine.lasting import look
from carteblanche.games.blank.engine.moves import relocate
from carteblanche.games.blank.engine.prices import payable
from carteblanche.games.blank.evaluate.changes import Held
from carteblanche.games.blank.evaluate.code import is_seen_by_all, leaves
from carteblanche.games.blank.evaluate.context import still
from carteblanche.games.blank.evaluate.filters import compare, fits, fitting
from carteblanche.games.blank.evaluate.law import bare_law
from carteblanche.games.blank.evaluate.patterns import Happening
from carteblanche.games.blank.state import Ground

if TYPE_CHECKING:
    from carteblanche.games.blank.engine.work import Work
    from carteblanche.games.blank.evaluate.law import Law


def refresh(w: Work) -> None:
    """At the end of a step."""
    if w.phase != "play":
        if w.grounds or w.free or w.anytime or w.users:
            w.grounds, w.free, w.anytime, w.users = (), False, False, ()
        return
    if w.memory.lasting:
        look(w)
    if w.force.switches or w.memory.off:
        refresh_off(w)
    changes = w.force
    if not changes.all:
        if w.grounds or w.free or w.anytime or w.users:
            w.grounds, w.free, w.anytime, w.users = (), False, False, ()
        return
    for held in changes.get(s.Open):
        _open(w, held)
    w.free = any(held.change.how == "free" and is_given(w, held, w.turn) for held in changes.get(s.Order))
    w.anytime = any(held.change.anytime for held in changes.get(s.Permit))
    allows = changes.get(s.Allow)
    w.users = _users(w, allows) if allows else ()
    moving = [*changes.moving, *allows]
    if moving:
        bare = bare_law(w)
        w.grounds = tuple(tuple(ground(w, held, Seat(seat), bare) for held in moving) for seat in range(w.seats))
        w.forget_laws()
    elif w.grounds:
        w.grounds = ()
        w.forget_laws()


def became(w: Work) -> None:
    """Something has changed: conditions that cards wait for may have begun to hold."""
    w.touched = False
    waited = w.force.becomes
    if not waited:
        if w.truths:
            w.truths = ()
        return
    before = {(card, path, n): seats for card, path, n, seats in w.truths}
    truths: list[tuple[int, str, int, tuple[Seat, ...]]] = []
    for card, path, event, held in waited:
        n = -1 if held is None else held.n
        true: list[Seat] = []
        match event.fits:
            case p.Compare(p.Count(p.Some(p.Hand("each"), (), None)), op, int(number)) if event.about:
                true = [seat for seat in w.order(w.turn) if compare(len(w.hand(seat)), op, number)]
            case _:
                context = still(w, card, w.turn, held)
                if not event.about:
                    true = [w.turn] if context.holds(event.fits, f"{path}.fits") else []
                for seat in w.order(w.turn) if event.about else ():
                    context.you = seat
                    with context.looking_at(seat):
                        if context.holds(event.fits, f"{path}.fits"):
                            true.append(seat)
        truths.append((card, path, n, tuple(true)))
        if (card, path, n) in before and w.phase == "play":
            old = before[card, path, n]
            for seat in true:
                if seat not in old and (event.about or not old):
                    fire(w, Happening(p.Becomes, seat, card=card, path=path, lasting=n))
    w.truths = tuple(truths)


def keep_rules(w: Work) -> None:
    """As many rules are in force as the house says: others come, or the oldest go."""
    wanted = [
        held.change.n
        for held in w.force.of.get(s.House, ())
        if held.change.what == "rules" and isinstance(held.change.n, int) and is_given(w, held, w.turn)
    ]
    if not wanted:
        return
    count, kept = max(wanted), {held.card for held in w.force.of[s.House]}
    while len(w.places[RULES]) < count and w.places[PILE]:
        relocate(w, w.places[PILE][-1], PILE, RULES, "")
    for rule in [Piece(rule) for rule in w.by_age() if rule not in kept][: max(0, len(w.places[RULES]) - count)]:
        relocate(w, rule, RULES, PILE, "")


def refresh_off(w: Work) -> None:
    """The rules and effects that are not in force at the moment."""
    held_off = w.force.of.get(s.Off)
    if not held_off:
        if w.memory.off:
            w.remember(off=())
        return
    off: set[int] = set()
    for held in held_off:
        if held.change.who == "all":
            you = w.turn if held.lasting is None else held.lasting.you
            if is_given(w, held, you):
                context = still(w, held.card, you, held.lasting)
                off.update(context.cards(held.change.cards, f"{held.path}.cards"))
                off.discard(held.card)
    new = tuple(sorted(off))
    if new != w.memory.off:
        w.remember(off=new)


def _open(w: Work, held: Held) -> None:
    you = w.turn if held.lasting is None else held.lasting.you
    if not is_given(w, held, you):
        return
    context = still(w, held.card, you, held.lasting)
    to = held.change.to
    seen = EVERYBODY if to == "all" else viewers(*context.who(to, f"{held.path}.to"))
    for seat in context.who(held.change.who, f"{held.path}.who"):
        w.show(w.hand(seat), seen)


def _users(w: Work, allows: list[Held]) -> tuple[Seat, ...]:
    """Who may do something of their own accord, as far as everybody knows: whether it is given is for whom it concerns."""
    found: set[Seat] = set()
    for held in allows:
        you = w.turn if held.lasting is None else held.lasting.you
        who = set(still(w, held.card, you, held.lasting).who(held.change.who, f"{held.path}.who"))
        who = who if held.change.when == "anytime" or w.free else who & {w.turn}
        found |= who if w.box.version < 3 else {seat for seat in who if _might_use(w, held, seat)}
    return tuple(sorted(found))


def _might_use(w: Work, held: Held, seat: Seat) -> bool:
    """Whether this seat may do what is allowed, as far as everybody knows: a use is seen, and so is much of what it depends on."""
    if (held.card, held.path, int(seat), held.change.per) in w.used:
        return False
    if held.given is not None and is_seen_by_all(held.given) and not is_given(w, held, seat):
        return False
    given = held.change.given
    if given is None or not is_seen_by_all(given):
        return True
    return still(w, held.card, seat, held.lasting).holds(given, f"{held.path}.given")


def ground(w: Work, held: Held, seat: Seat, bare: Law) -> Ground:
    """What a change comes to for this seat."""
    n = -1 if held.lasting is None else held.lasting.n
    nothing = Ground(held.card, held.path, -1, (), n)
    change, path = held.change, held.path
    if seat in w.gone or not is_given(w, held, seat):
        return nothing
    outer = still(w, held.card, seat if held.lasting is None else held.lasting.you, held.lasting, alone=bare)
    context = still(w, held.card, seat, held.lasting, alone=bare)
    everything = range(w.box.cards)
    match change:
        case s.CountAs(cards):
            found = fitting(context, everything, cards, f"{path}.cards")
            return Ground(held.card, path, context.named() + 1, found, n)
        case s.Cap(event, most):
            play = next(one for one in leaves(event) if isinstance(one, p.Plays))
            if play.who != "all" and seat not in outer.who(play.who, f"{path}.event.who"):
                return nothing
            fit = play.cards
            found = fitting(context, everything, fit, f"{path}.event.cards") if fit else ()
            return Ground(held.card, path, context.amount(most, f"{path}.n"), found, n)
        case s.Allow(who=who, given=given):
            if seat not in outer.who(who, f"{path}.who") or (held.card, path, int(seat), change.per) in w.used:
                return nothing
            if given is not None and not context.holds(given, f"{path}.given"):
                return nothing
            if not payable(context, seat, f"{path}.then"):
                return nothing
            return Ground(held.card, path, 0, (), n)
        case s.Forbid() | s.Require() | s.Permit():
            if isinstance(change, s.Forbid):
                play = next(one for one in leaves(change.event) if isinstance(one, p.Plays))
                at = f"{path}.event"
                if change.unless is not None and context.holds(change.unless, f"{path}.unless"):
                    return nothing
            else:
                play, at = change.play, f"{path}.play"
            if play.who != "all" and seat not in outer.who(play.who, f"{at}.who"):
                return nothing
            if play.on and not fits(context, w.top(), play.on, f"{at}.on"):
                return nothing
            found = fitting(context, everything, play.cards, f"{at}.cards")
            return Ground(held.card, path, 0, found, n)
        case _:
            return nothing
