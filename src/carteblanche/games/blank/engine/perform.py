"""What one player does because a card says so. What needs a choice becomes a question; the answer is carried out in `answers`."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from msgspec.structs import replace

from carteblanche.core.pieces import EVERYBODY, Piece, viewers
from carteblanche.core.values import Millis, Seat
from carteblanche.games.blank.affairs import Ask, Duty, Frame
from carteblanche.games.blank.box import DISCARD, DRAW, PILE, RULES, hand
from carteblanche.games.blank.engine.fire import fire
from carteblanche.games.blank.engine.whom import candidates, how_many, plain
from carteblanche.games.blank.language import nodes as n
from carteblanche.games.blank.language.compiled import has_number
from carteblanche.games.blank.state import clocks

if TYPE_CHECKING:
    from carteblanche.games.blank.engine.work import Work


def perform(w: Work, do: n.Do, seat: Seat, frame: Frame, path: str, *, may: bool = False) -> None:  # noqa: C901 - a branch for each kind
    """This seat does it, or is asked how."""
    match do:
        case n.Draw(amount, pile):
            drawn(w, seat, how_many(w, amount, seat, frame), "effect", pile)
        case n.Suffer(amount):
            w.penalise(seat, how_many(w, amount, seat, frame), frame.causer, "card")
        case n.Discard():
            discard(w, do, seat, frame, path, may=may)
        case n.Give(amount, to):
            _to_partner(w, to, seat, frame, path, how_many(w, amount, seat, frame), may=may)
        case n.Take(amount, source):
            _to_partner(w, source, seat, frame, path, how_many(w, amount, seat, frame), may=may)
        case n.Swap(other) | n.Peek(other):
            _to_partner(w, other, seat, frame, path, 1, may=may)
        case n.Skip():
            skip(w, seat, frame)
        case n.Again():
            w.again = seat
        case n.Lead():
            w.lead = seat
        case n.Show():
            w.show(w.hand(seat), EVERYBODY)
            w.note("shows", seat, frame.card, path)
        case n.Search():
            if w.refill():
                w.ask(Ask(seat, "search", w.deadline(), card=frame.card, path=path, optional=may))
        case n.Arrange(count):
            if len(w.places[DRAW]) > 1 or w.refill():
                w.ask(Ask(seat, "arrange", w.deadline(), min(count, len(w.places[DRAW])), frame.card, path))
        case n.Exchange():
            if w.hand(seat) and w.refill():
                w.ask(Ask(seat, "exchange", w.deadline(), card=frame.card, path=path, optional=may))
        case n.Retrieve():
            if len(w.places[DISCARD]) > 1:
                w.move(w.places[DISCARD][-2], DISCARD, hand(seat), EVERYBODY)
        case n.Name(what):
            w.ask(Ask(seat, what, w.deadline(), card=frame.card, path=path, optional=may))
        case n.Say() | n.Perform():
            _oblige(w, do, seat, frame, path)
        case n.Answer():
            question(w, seat, frame, path)
        case n.Drop(which):
            _drop(w, which, seat, frame, path)
        case n.Edit(number):
            rules = [rule for rule in w.places[RULES] if rule != frame.card and has_number(w.box.code(rule).sentence)]
            if rules:
                w.ask(Ask(seat, "edit", w.deadline(), number, frame.card, path))
        case n.Win():
            w.winners = (*w.winners, seat)
            w.note("wins", seat, frame.card, path)
        case _:
            assert_never(do)


def drawn(w: Work, seat: Seat, count: int, why: str, pile: str = "draw") -> list[Piece]:
    """Draws so many cards, as far as there are any; each is an event (BK-61, BK-70)."""
    found: list[Piece] = []
    for _ in range(min(count, 40)):
        if pile == "discard":
            lying = w.places[DISCARD]
            if len(lying) < 2:
                break
            w.move(lying[-2], DISCARD, hand(seat), EVERYBODY)
            found.append(lying[-2])
        else:
            if not w.places[DRAW]:
                if not w.refill():
                    break
                fire(w, n.Table, seat, word="reshuffled")
            card = w.draw(seat)
            if card is not None:
                found.append(card)
        fire(w, n.Drawn, seat, word=why)
    if found:
        w.note("draws", seat, n=len(found), text=why)
    elif count:
        w.note("nothing-to-draw", seat)
    return found


def discard(w: Work, do: n.Discard, seat: Seat, frame: Frame, path: str, *, may: bool) -> None:
    fitting = [card for card in w.hand(seat) if w.law().fits(card, do.cards)]
    count = how_many(w, do.amount, seat, frame)
    if may and fitting:
        w.ask(Ask(seat, "discard", w.deadline(), min(count, len(fitting)), frame.card, path, optional=True))
    elif len(fitting) <= count or isinstance(do.amount, n.Whole):
        for card in fitting:
            discarded(w, seat, card)
    elif do.blind:
        for _ in range(count):
            card = w.luck.pick(fitting)
            fitting.remove(card)
            discarded(w, seat, card)
    elif count:
        w.ask(Ask(seat, "discard", w.deadline(), count, frame.card, path))


def discarded(w: Work, seat: Seat, card: Piece) -> None:
    w.bury(card, hand(seat))
    w.note("discards", seat, text=w.box.names[card])
    fire(w, n.Discarded, seat, card=card)


def _to_partner(w: Work, who: n.Who, seat: Seat, frame: Frame, path: str, count: int, *, may: bool) -> None:
    """Something between two hands: find out whose, then do it."""
    partners = plain(w, who, seat, frame)
    if partners is None:
        among = [one for one in candidates(w, who, seat) if one != seat]
        if may or len(among) > 1:
            w.ask(Ask(seat, "partner", w.deadline(), count, frame.card, path, tuple(among), optional=may))
            return
        partners = among
    elif may:
        w.ask(Ask(seat, "partner", w.deadline(), count, frame.card, path, tuple(partners), optional=True))
        return
    for other in partners:
        between(w, seat, other, frame.card, path, count)


def between(w: Work, seat: Seat, other: Seat, card: int, path: str, count: int) -> None:
    """Give, take, swap or look: from or to the hand of another."""
    if seat == other:
        return
    effect = w.box.code(card, w.memory.edits).parts[path]
    assert isinstance(effect, n.Act)
    match effect.do:
        case n.Give():
            if w.hand(seat) and count:
                w.ask(Ask(seat, "give", w.deadline(), min(count, len(w.hand(seat))), card, path, (other,)))
        case n.Take():
            take(w, seat, other, count, w.hand(other))
        case n.Swap():
            swapped(w, seat, other)
        case n.Peek():
            w.show(w.hand(other), viewers(seat))
            w.note("looks", seat, card, path, text=str(other))
        case _:
            raise ValueError(f"nothing between two hands: {effect.do}")


def take(w: Work, seat: Seat, other: Seat, count: int, snapshot: tuple[Piece, ...]) -> None:
    """Blind, as far as there are cards (BK-72). `snapshot` is the hand as it was when all began to take."""
    left = [card for card in snapshot if card in w.hand(other)]
    taken = 0
    for _ in range(min(count, len(left))):
        card = w.luck.pick(left)
        left.remove(card)
        w.move(card, hand(other), hand(seat), viewers(seat, other))
        taken += 1
    if taken:
        w.note("takes", seat, n=taken, text=str(other))
        fire(w, n.Handed, seat)


def swapped(w: Work, one: Seat, other: Seat) -> None:
    mine, yours = w.hand(one), w.hand(other)
    w.move_all(mine, hand(one), hand(other), viewers(one, other))
    w.move_all(yours, hand(other), hand(one), viewers(one, other))
    w.note("swaps", one, text=str(other))
    fire(w, n.Handed, one)


def skip(w: Work, seat: Seat, frame: Frame) -> None:
    """The next turn is missed; if it is this one (carried out by hand, or out of order), it ends."""
    if (seat == w.turn and not w.resolving) or (seat == w.turn and w.resolving and frame.actor != seat):
        w.resolving = 1
    else:
        w.skips = (*w.skips[:seat], min(w.skips[seat] + 1, 9), *w.skips[seat + 1 :])
    w.note("will-skip", seat, frame.card)


def _oblige(w: Work, do: n.Say | n.Perform, seat: Seat, frame: Frame, path: str) -> None:
    times = max(1, how_many(w, do.times, seat, frame))
    lasting = do.until is not None
    ends = "" if do.until is None else f"{do.until.end} {_when_over(w, do.until)}"
    until = None if lasting else w.deadline()
    w.owe(Duty(w.next_duty, seat, frame.card, path, "pending", w.acts, until, lasting, times, ends))
    w.note("owes", seat, frame.card, path, times)


def _when_over(w: Work, until: n.Until) -> Millis:
    return Millis(w.now + until.n * 1000 if until.end == "seconds" else w.plays + until.n)


def question(w: Work, seat: Seat, frame: Frame, path: str) -> None:
    """A question is put: it is said aloud and the others judge (L-09)."""
    w.ask(Ask(seat, "claim", w.deadline(), 2, frame.card, path))


def _drop(w: Work, which: str, seat: Seat, frame: Frame, path: str) -> None:
    rules = w.places[RULES]
    others = tuple(rule for rule in rules if rule != frame.card)
    match which:
        case "chosen" if len(rules) > 1:
            w.ask(Ask(seat, "rule", w.deadline(), card=frame.card, path=path))
        case "other" if len(others) > 1:
            w.ask(Ask(seat, "rule", w.deadline(), 2, frame.card, path))
        case "all":
            for rule in rules:
                dropped(w, rule, seat)
        case "this":
            if frame.card in rules:
                dropped(w, Piece(frame.card), seat)
        case _:
            meant = others if which == "other" else rules
            if meant:
                rule = w.luck.pick(meant) if which == "random" else meant[-1 if which == "newest" else 0]
                dropped(w, rule, seat)


def dropped(w: Work, rule: Piece, seat: Seat) -> None:
    """Face down to the bottom of the rule pile, without replacement (BK-31)."""
    w.move(rule, RULES, PILE, EVERYBODY, 0)
    w.timers = tuple(timer for timer in w.timers if timer.card != rule)
    w.note("rule-discarded", seat, rule)
    fire(w, n.Rules, seat, word="discarded")


def revealed(w: Work, seat: Seat, place: int | None = None) -> bool:
    """The top of the rule pile is read aloud and lies to the right of the others, or in the place of one (BK-32)."""
    if not w.places[PILE]:
        return False
    rule = w.places[PILE][-1]
    w.move(rule, PILE, RULES, EVERYBODY, place)
    w.timers += clocks(w.box, (rule,), w.now)
    w.note("rule-revealed", seat, rule)
    fire(w, n.Rules, seat, word="revealed")
    return True


def remembered(pairs: tuple[tuple[int, int], ...], card: int, value: int) -> tuple[tuple[int, int], ...]:
    return (*(pair for pair in pairs if pair[0] != card), (card, value))


def name(w: Work, card: int, what: str, value: int) -> None:
    """A card remembers what was named."""
    memory = w.memory
    if what == "colour":
        w.memory = replace(memory, colours=remembered(memory.colours, card, value))
    else:
        w.memory = replace(memory, numbers=remembered(memory.numbers, card, value))
