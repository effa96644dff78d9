"""Patterns of what happens: whether a happening is what a card waits for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from carteblanche.core.values import Seat, Value
from carteblanche.games.blank.affairs import Lasting
from carteblanche.games.blank.box import DISCARD
from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.evaluate.code import Kind, is_still
from carteblanche.games.blank.evaluate.context import still
from carteblanche.games.blank.evaluate.filters import compare, fits, printed
from carteblanche.games.blank.evaluate.law import Law, StillContext, colour_named
from carteblanche.games.blank.state import Hidden

if TYPE_CHECKING:
    from carteblanche.games.blank.engine.work import Work

SEEN: Final = 8192


class Happening(Value):
    """Something has happened, or is about to."""

    kind: Kind
    seat: Seat
    cards: tuple[int, ...] = ()
    n: int = 1
    word: str = ""
    by: str = ""
    """`game-card` or `rule`, if a card has caused it."""
    causer: Seat | None = None
    card: int = -1
    path: str = ""
    on: int = -1
    """The old top card."""
    lasting: int = -1


def matches(
    w: Work,
    event: Any,
    happening: Happening,
    card: int,
    path: str,
    lasting: Lasting | None = None,
    *,
    all_who: bool = False,
) -> bool:
    """Whether this is what a pattern on a card waits for. `all_who`: whoever it is about."""
    if isinstance(event, p.OneOf):
        return any(
            matches(w, one, happening, card, f"{path}.events.{i}", lasting, all_who=all_who)
            for i, one in enumerate(event.events)
        )
    if isinstance(event, p.Nth):
        if not matches(w, event.event, happening, card, f"{path}.event", lasting, all_who=all_who):
            return False
        period = ("turn", "round", "game").index(event.within)
        count = sum(
            one.times[period]
            for one in w.tallies
            if (one.card, one.path) == (card, path) and (not event.each or one.seat == happening.seat)
        )
        return count % event.n == 0 if event.every else count == event.n
    if isinstance(event, str):
        return happening.kind == "this" and happening.card == card
    if type(event) is not happening.kind:
        return False
    return _same(w, event, happening, card, path, lasting) and (
        all_who or _about(w, event, happening, card, path, lasting)
    )


def _about(w: Work, event: Any, happening: Happening, card: int, path: str, lasting: Lasting | None) -> bool:
    """Whether it is about one of those whom the pattern means, seen from whose it is."""
    who: Any = getattr(event, "who", "all")
    if who == "all":
        return True
    if who == "others" and lasting is None:
        return True
    you = happening.seat if lasting is None else lasting.you
    return happening.seat in still(w, card, you, lasting).who(who, f"{path}.who")


def _filter(
    w: Work, tests: Any, card: int, path: str, happening: Happening, mine: int, lasting: Lasting | None
) -> bool:
    if not tests:
        return True
    colours = w.law(happening.seat)
    if colours.colours is w.box.colours and colours.numbers is w.box.numbers:
        known = printed(w.box, tests)
        if known is not None:
            return card in known
    if is_still(tests):
        colour = lasting.colour if lasting is not None else colour_named(w.memory, mine)
        return _seen_once(w, colours, mine, path, card, colour, lambda context: fits(context, card, tests, path))
    context = still(w, mine, happening.seat, lasting)
    context.hidden = Hidden(event=happening.cards)
    return fits(context, card, tests, path)


def is_seen(w: Work, still: p.Compare, card: int, path: str, seat: Seat) -> bool:
    """Whether a condition about what everybody sees holds."""

    def holds(context: StillContext) -> bool:
        return compare(context.amount(still.left, ""), still.op, context.amount(still.right, ""))

    return _seen_once(w, w.law(seat), card, path, -1, colour_named(w.memory, card), holds)


def _seen_once(
    w: Work, law: Law, mine: int, path: str, card: int, colour: int, look: Callable[[StillContext], bool]
) -> bool:
    """What a part of a card says about the discard pile and what was named, looked at once for each pair of top cards."""
    box, pile = w.box, w.places[DISCARD]
    if law.colours is not box.colours or law.numbers is not box.numbers:
        context = StillContext(box, pile, mine, colour)
        context.colours, context.numbers = law.colours, law.numbers
        return look(context)
    key = (mine, path, card, pile[-2:], pile[0], colour, w.memory.edits)
    found = box.seen.get(key)
    if found is None:
        if len(box.seen) >= SEEN:
            box.seen.clear()
        found = box.seen[key] = look(StillContext(box, pile, mine, colour))
    return found


def _by(event: Any, happening: Happening) -> bool:
    match event.by:
        case "any":
            return True
        case "others":
            return happening.causer is not None and happening.causer != happening.seat
        case _:
            return bool(happening.by == event.by)


def _caused(w: Work, event: Any, h: Happening, card: int, path: str, lasting: Lasting | None) -> bool:
    """Whether one of those whom the pattern means has set it off."""
    if event.cause == "all":
        return True
    you = h.seat if lasting is None else lasting.you
    return h.causer in still(w, card, you, lasting).who(event.cause, f"{path}.cause")


def _same(w: Work, event: Any, h: Happening, card: int, path: str, lasting: Lasting | None) -> bool:  # noqa: C901 - a branch for each kind
    match event:
        case p.Plays(cards=cards, on=on):
            if not event.least <= h.n <= event.most or (event.last and w.hand(h.seat)):
                return False
            if on and (h.on < 0 or not _filter(w, on, h.on, f"{path}.on", h, card, lasting)):
                return False
            looked = h.cards if event.any_card else h.cards[-1:]
            return any(_filter(w, cards, one, f"{path}.cards", h, card, lasting) for one in looked)
        case p.Draws(cards=cards):
            if event.why not in _DRAWN[h.word] or h.n < event.least or not _by(event, h):
                return False
            if not _caused(w, event, h, card, path, lasting):
                return False
            return not cards or any(_filter(w, cards, one, f"{path}.cards", h, card, lasting) for one in h.cards)
        case p.Loses(how=how, cards=cards) | p.Receives(how=how, cards=cards):
            if how not in ("any", h.word):
                return False
            if isinstance(event, p.Loses) and not (_by(event, h) and _caused(w, event, h, card, path, lasting)):
                return False
            return not cards or any(_filter(w, cards, one, f"{path}.cards", h, card, lasting) for one in h.cards)
        case p.Misses():
            return True
        case p.Turn(at):
            return at == h.word
        case p.Stage(of, at):
            return h.word == f"{of} {at}"
        case p.Happens(what, cards):
            if what != h.word:
                return False
            return not cards or any(_filter(w, cards, one, f"{path}.cards", h, card, lasting) for one in h.cards)
        case p.Clock() | p.Idle():
            return h.card == card and h.path == path and h.lasting == (-1 if lasting is None else lasting.n)
        case p.Accuses(verdict=verdict):
            return verdict == h.word if h.word == "any" else verdict in ("any", h.word)
        case p.Penalised(why=why):
            return why in ("any", reason(h.word))
        case p.Hit():
            return _by(event, h) and _caused(w, event, h, card, path, lasting)
        case p.Ends(how=how):
            return how == h.word
        case p.Becomes():
            return (h.card, h.path, h.lasting) == (card, path, -1 if lasting is None else lasting.n)
        case p.Reported(text):
            return text == h.word
        case _:
            return False


def cards_of(w: Work, event: Any, happening: Happening, card: int, path: str) -> tuple[int, ...]:
    """The cards that a happening which matches is about: of a play the one on top, or all that fit where any of them may."""
    if isinstance(event, p.Plays) and not event.any_card:
        return happening.cards[-1:]
    return tuple(
        [one for one in happening.cards if _filter(w, event.cards, one, f"{path}.cards", happening, card, None)]
    )


_DRAWN: Final = {
    "effect": ("any", "effect"),
    "penalty": ("any", "penalty"),
    "unable": ("any", "penalty", "unable"),
}
"""By why cards are drawn: what that is called. Who cannot play takes a penalty (BK-25)."""


def reason(why: str) -> str:
    """The sort of penalty that a reason is."""
    match why:
        case "unable" | "card":
            return why
        case "false-accusation" | "not-obeyed":
            return "accusation"
        case _:
            return "fault"
