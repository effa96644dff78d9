"""What a step does, once everything that it asks is answered. Control of flow is in `flow`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from carteblanche.core.pieces import EVERYBODY, Piece, Place, viewers
from carteblanche.core.values import Seat
from carteblanche.games.blank.affairs import Block, Frame
from carteblanche.games.blank.box import DISCARD, DRAW, MIDDLE, PILE, hand
from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.calculus import steps as s
from carteblanche.games.blank.engine import exchanges, lasting, moves, people
from carteblanche.games.blank.engine.events import fire, waits
from carteblanche.games.blank.engine.guard import carry_out, guard
from carteblanche.games.blank.engine.laying import laid
from carteblanche.games.blank.engine.turns import cancel
from carteblanche.games.blank.evaluate.patterns import Happening
from carteblanche.games.blank.evaluate.plays import fitting, wrong_with
from carteblanche.games.blank.evaluate.which import inflation
from carteblanche.games.blank.state import Hidden

if TYPE_CHECKING:
    from carteblanche.games.blank.engine.work import Work
    from carteblanche.games.blank.evaluate.context import Context

APPLIED = 4
"""How often one card may be applied by others in one action."""
_PILES = {"draw": DRAW, "discard": DISCARD, "rule-pile": PILE, "middle": MIDDLE}


def _other(seat: Seat, whom: Seat) -> Seat | None:
    return seat if seat != whom else None


def _count(context: Context, n: Any, path: str) -> int:
    return min(99, context.amount(n, path) + (inflation(context) if isinstance(n, int) and n else 0))


def _pick(context: Context, step: s.Pick, path: str) -> None:
    context.these = context.cards(step.cards, f"{path}.cards", tie="choice")
    context.w.note("picks", context.you, context.card, path)


def _choose(context: Context, step: s.Choose, path: str) -> None:
    found = context.who(step.who, f"{path}.who")
    context.met = []
    context.frame = replace(context.frame, previous=context.frame.them, them=found)


def _penalise(context: Context, step: s.Penalise, path: str) -> None:
    w = context.w
    seats, instead = moves.unspared(context, context.concerned(step.who, f"{path}.who"))
    count = _count(context, step.n, f"{path}.n")
    for guarded, happening in instead:
        carry_out(w, guarded, happening)
    for seat in reversed(seats):
        if count:
            w.penalise(seat, count, context.frame.causer or _other(context.you, seat), "card")


def _edit(context: Context, step: s.Edit, path: str) -> None:
    w = context.w
    rules = [
        one
        for one in context.cards(step.cards, f"{path}.cards", tie="choice")
        if one >= w.box.cards and one != context.card
    ]
    number = min(context.amount(step.n, f"{path}.n"), 99)
    for rule in rules:
        exchanges.edit(w, rule, number)
        w.note("edited", context.you, rule, path, number)


def _show(context: Context, step: s.Show, path: str) -> None:
    w = context.w
    cards = context.cards(step.cards, f"{path}.cards", tie="choice")
    to = context.who(step.to, f"{path}.to")
    w.show(tuple(map(Piece, cards)), EVERYBODY if step.to == "all" else viewers(*to))
    context.these = cards
    owners = {Seat(seat) for seat in range(w.seats) for card in cards if card in w.hand(seat)}
    w.note("shows", context.you, context.card, path, len(cards))
    if waits(w, p.Loses):
        for seat in sorted(owners):
            mine = tuple(card for card in cards if card in w.hand(seat))
            fire(
                w,
                Happening(p.Loses, seat, mine, len(mine), "show", moves.source_of(context), context.you, context.card),
            )


def _arrange(context: Context, step: s.Arrange, path: str) -> None:
    """The cards of one pile come back to where they lay, in the order that is chosen: the first answered lies lowest. Several do so
    one after the other, each with what the one before has left.
    """
    w = context.w
    who = context.concerned(step.who, f"{path}.who")
    cards = [
        card
        for card in context.cards(step.cards, f"{path}.cards", tie="choice")
        if not any(card in w.hand(i) for i in range(w.seats))
    ]
    if not who or not cards:
        return
    place = moves.where(w, cards[0])
    cards = [card for card in cards if card in w.places[place]]
    for seat in who:
        order = context.ask(context.key(path, seat), seat, "arrange", least=len(cards), most=len(cards), choices=cards)
        if isinstance(order, tuple) and sorted(order) == sorted(cards):
            _put_in_order(w, place, order, seat)
    for seat in who:
        w.note("arranges", seat, context.card, path, len(cards))


def _put_in_order(w: Work, place: Place, order: tuple[int, ...], seat: Seat) -> None:
    lying = list(w.places[place])
    spots = sorted(lying.index(Piece(card)) for card in order)
    for spot, card in zip(spots, order, strict=True):
        lying[spot] = Piece(card)
        if place in (DRAW, PILE, MIDDLE):
            w.known[card] = viewers(seat)
    w.places[place] = tuple(lying)
    w.peeked |= 1 << place


def _shuffle(context: Context, step: s.Shuffle, path: str) -> None:
    w, place = context.w, step.place
    if isinstance(place, str) and place in _PILES:
        w.shuffle(_PILES[place])
        if place == "discard" and w.history[-1:] != (w.top(),):
            w.on_top(w.top())
        w.note("shuffles", context.you, context.card, path, text=place)


def _play(context: Context, step: s.Play, path: str) -> None:
    """Cards are played by an effect: they fire what a play fires, and cover the card before."""
    w = context.w
    who = context.concerned(step.who, f"{path}.who")
    seat = who[0] if who else context.you

    def playable(card: int) -> bool:
        return card < w.box.cards and fitting(w.law(seat), card, w.top(), len(w.hand(seat)))

    only = None if step.free or w.box.version < 2 else playable
    cards = [card for card in context.cards(step.cards, f"{path}.cards", only=only, tie="choice") if card < w.box.cards]
    if not who or not cards:
        return
    if not step.free and wrong_with(w.law(seat), cards, w.top(), len(w.hand(seat))):
        w.note("cannot-play", seat, context.card, path)
        return
    if all(moves.where(w, card) == DISCARD for card in cards) and len(w.places[DISCARD]) <= len(cards):
        return
    context.these = tuple(cards)
    laid(w, seat, tuple(map(Piece, cards)), anew=False)


def _apply(context: Context, step: s.Apply, path: str) -> None:
    """What these cards say is done at once, as if somebody had played them now."""
    w = context.w
    who = context.concerned(step.who, f"{path}.who")
    cards = context.cards(step.cards, f"{path}.cards", tie="choice")
    for seat in who[:1]:
        for card in reversed(cards):
            code = w.box.codes[card]
            if code is None or card in w.memory.off or w.fired.count((card, "applied")) >= APPLIED:
                continue
            w.fired = (*w.fired, (card, "applied"))
            w.note("applies", seat, card, path)
            for one in reversed(code.clauses):
                frame = Frame(w.number(), card, seat, (Block(one.then),), "applied", 1, by_hand=True)
                w.push(frame, Hidden(event=(card,), these=(card,)), front=True)


def _turns(context: Context, step: Any, path: str) -> None:
    w = context.w
    match step:
        case s.Skip(who, n):
            seats, instead = moves.unspared(context, context.concerned(who, f"{path}.who"))
            count = _count(context, n, f"{path}.n")
            for guarded, happening in instead:
                carry_out(w, guarded, happening)
            for seat in seats:
                left = count
                if left and seat == w.turn and (not w.resolving or context.you != seat):
                    w.resolving = max(1, w.resolving)
                    left -= 1
                w.skips = (*w.skips[:seat], min(w.skips[seat] + left, 9), *w.skips[seat + 1 :])
                w.note("will-skip", seat, context.card, path, count)
        case s.Extra(who, n):
            seats = context.concerned(who, f"{path}.who")
            w.extras = (*w.extras, *(seat for seat in seats for _ in range(_count(context, n, f"{path}.n"))))[:9]
            for seat in seats:
                w.note("plays-again", seat, context.card, path)
        case s.Reverse(way):
            happening = Happening(
                p.Happens, context.you, word="reversed", by=moves.source_of(context), causer=context.you
            )
            guarded = guard(context, happening)
            carry_out(w, guarded, happening)
            new = {"": -w.direction, "normal": 1, "reversed": -1}[way]
            if guarded.n and new != w.direction:
                w.direction = new
                w.note("reversed", context.you, context.card, path)
                fire(w, happening)
        case s.EndTurn():
            w.resolving = max(1, w.resolving)
            w.note("turn-ends", w.turn, context.card, path)
        case s.GoOn(who):
            seats = context.concerned(who, f"{path}.who")
            if seats:
                w.lead = seats[0]
                w.note("leads", seats[0], context.card, path)
        case s.SwapSeats(one, other):
            mine, yours = context.concerned(one, f"{path}.one"), context.concerned(other, f"{path}.other")
            pair = [*mine[:1], *yours[:1]] if mine != yours else list(mine[:2])
            if len(set(pair)) == 2:
                sitting = list(w.seating or map(Seat, range(w.seats)))
                a, b = sitting.index(pair[0]), sitting.index(pair[1])
                sitting[a], sitting[b] = sitting[b], sitting[a]
                w.seating = tuple(sitting)
                w.note("seats-swapped", pair[0], context.card, path, text=str(pair[1]))
        case _:
            raise ValueError(f"{step} is not about turns")


def _finish(context: Context, step: s.Finish, path: str) -> None:
    w, how = context.w, step.how
    seats = context.concerned(step.who, f"{path}.who")
    if how == "lose":
        how, seats = "win", tuple(seat for seat in w.order(context.you) if seat not in seats) if seats else ()
    verdicts = [
        (seat, Happening(p.Ends, seat, word=how, by=moves.source_of(context), causer=context.you)) for seat in seats
    ]
    guards = [guard(context, happening) for _, happening in verdicts]
    for (seat, happening), guarded in zip(verdicts, guards, strict=True):
        carry_out(w, guarded, happening)
        if not guarded.n:
            continue
        if how == "win":
            w.winners = (*w.winners, seat) if seat not in w.winners else w.winners
            w.reason = "time" if context.frame.word == "time" else "card"
            w.note("wins", seat, context.card, path)
        elif seat not in w.gone and len(w.ring()) > 1:
            w.gone = (*w.gone, seat)
            for card in w.hand(seat):
                moves.relocate(w, card, hand(seat), DRAW, "bottom")
                w.known[card] = viewers(seat)
            w.note("out", seat, context.card, path)
            if seat == w.turn:
                w.resolving = max(1, w.resolving)
        fire(w, happening)


def _remember(context: Context, step: Any, path: str) -> None:
    w, card = context.w, context.card
    memory = w.memory
    match step:
        case s.Mark(who, mark, on):
            seats = context.concerned(who, f"{path}.who")
            kept = tuple(one for one in memory.marks if one[:2] != (card, mark) or one[2] not in seats)
            new = tuple((card, mark, seat) for seat in seats) if on else ()
            w.remember(marks=(*kept, *new)[-60:])
            for seat in seats:
                w.note("marked" if on else "unmarked", seat, card, path, text=mark)
        case s.Tally(n, name, of, over):
            number = context.amount(n, f"{path}.n")
            whose: tuple[int, ...] = (-1,) if of is None else context.concerned(of, f"{path}.of")
            counters = {one[:3]: one[3] for one in memory.counters}
            for one in whose:
                key = (card, name, int(one))
                counters[key] = min(9999, number if over else counters.get(key, 0) + number)
                w.note("counts", None if one < 0 else Seat(one), card, path, counters[key], name)
            w.remember(counters=tuple((*key, value) for key, value in counters.items())[-60:])
        case s.Keep(n, name):
            number = context.amount(n, f"{path}.n")
            kept_numbers = tuple(one for one in w.numbers if one[:2] != (card, name))
            w.numbers = (*kept_numbers, (card, name, number))[-60:]
        case _:
            raise ValueError(f"{step} is nothing to remember")


STEPS: Final[dict[type[Any], Callable[[Context, Any, str], None]]] = {
    s.Move: moves.move, s.Exchange: exchanges.exchange, s.Share: exchanges.share, s.Show: _show, s.Pick: _pick, s.Choose: _choose,
    s.Arrange: _arrange, s.Shuffle: _shuffle, s.Play: _play, s.Apply: _apply, s.Skip: _turns, s.Extra: _turns, s.Reverse: _turns,
    s.EndTurn: _turns, s.GoOn: _turns, s.SwapSeats: _turns, s.Pause: people.pause, s.Penalise: _penalise, s.Finish: _finish,
    s.Cancel: cancel, s.Edit: _edit, s.Name: people.name, s.Oblige: people.oblige, s.Contest: people.contest, s.Race: people.race,
    s.Vote: people.vote, s.Let: lasting.begin, s.Whenever: lasting.begin, s.Later: lasting.begin, s.Mark: _remember,
    s.Tally: _remember, s.Keep: _remember,
}  # fmt: skip
"""What does each step; the steps that decide what is done next are in `flow`."""
