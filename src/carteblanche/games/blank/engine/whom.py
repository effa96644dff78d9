"""Who is meant, how many, and whether a condition holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteblanche.core.values import Seat
from carteblanche.games.blank.affairs import Frame
from carteblanche.games.blank.language import nodes as n
from carteblanche.games.blank.law import named

if TYPE_CHECKING:
    from carteblanche.games.blank.engine.work import Work


def plain(w: Work, who: n.Who, subject: Seat, frame: Frame) -> list[Seat] | None:
    """The players meant, seen from `subject`, in play order; `None` if somebody has to choose or say first."""
    match who.role:
        case "actor":
            return [frame.actor]
        case "next":
            return [w.after(subject)]
        case "previous":
            return [w.after(subject, -1)]
        case "after-next":
            return [w.after(subject, 2)]
        case "left":
            return [_at(w, subject + 1)]
        case "right":
            return [_at(w, subject - 1)]
        case "causer":
            return [] if frame.causer is None else [frame.causer]
        case "winner":
            return [] if frame.winner is None else [frame.winner]
        case "loser":
            return [] if frame.loser is None else [frame.loser]
        case "first":
            return [] if frame.first is None else [frame.first]
        case "last":
            return [] if frame.last is None else [frame.last]
        case "target":
            return list(frame.target)
        case "chosen" | "chosen-other" | "chosen-two" | "fitting":
            return None
        case _:
            return _several(w, who.role, subject, frame)


def _several(w: Work, role: str, subject: Seat, frame: Frame) -> list[Seat]:
    """The players meant by a word for more than one, or for one of them."""
    order = w.order(frame.actor)
    match role:
        case "neighbours":
            return [seat for seat in order if seat in (_at(w, subject + 1), _at(w, subject - 1))]
        case "next-two":
            return [seat for seat in order if seat in (w.after(subject), w.after(subject, 2)) and seat != subject]
        case "others":
            return [seat for seat in order if seat != subject]
        case "random":
            return [w.luck.pick(order)]
        case "random-other":
            return [w.luck.pick([seat for seat in order if seat != subject])]
        case "most" | "fewest":
            sizes = [len(w.hand(seat)) for seat in order]
            wanted = max(sizes) if role == "most" else min(sizes)
            return [seat for seat, size in zip(order, sizes, strict=True) if size == wanted]
        case "voted":
            return [seat for seat in order if seat in frame.voted]
        case _:
            return order


def _at(w: Work, seat: int) -> Seat:
    return Seat(seat % w.seats)


def candidates(w: Work, who: n.Who, chooser: Seat) -> list[Seat]:
    """Whom one may choose."""
    order = w.order(chooser)
    return order if who.role in ("chosen", "chosen-two") else [seat for seat in order if seat != chooser]


def spared(w: Work, seats: list[Seat], frame: Frame) -> list[Seat]:
    """Those of them who are not immune to this kind of card."""
    immune = w.law().immune
    if not immune:
        return seats
    kind = "cards" if frame.source == "card" else "rules"
    out = [seat for seat in seats if not is_immune(w, seat, kind)]
    for seat in seats:
        if seat not in out:
            w.note("immune", seat, frame.card)
    return out


def is_immune(w: Work, seat: Seat, to: str) -> bool:
    for immune, owner in w.law().immune:
        if immune.to != to:
            continue
        if immune.who.role == "all" or (immune.who.role == "actor" and owner == seat):
            return True
        sizes = [len(w.hand(one)) for one in range(w.seats)]
        if immune.who.role in ("most", "fewest") and sizes[seat] == (max if immune.who.role == "most" else min)(sizes):
            return True
    return False


def how_many(w: Work, amount: n.Amount, seat: Seat, frame: Frame) -> int:
    """An amount as a number."""
    match amount:
        case n.Number(number):
            return number + w.law().inflate
        case n.Half():
            return len(w.hand(seat)) // 2
        case n.Whole():
            return len(w.hand(seat))
        case n.Shown():
            return w.law().numbers[w.history[-1]]
        case n.Counted():
            return min(named(w.memory.counters, frame.card, 0), 20)
        case n.Heads(others):
            return w.seats - others
        case n.Streak():
            last = w.law().numbers[w.history[-1]]
            run = 0
            for card in reversed(w.history):
                if w.law().numbers[card] != last:
                    break
                run += 1
            return run


def holds(w: Work, condition: n.Condition, actor: Seat, card: int) -> bool:
    """Whether a condition holds for the player whom the event is about."""
    history, law = w.history, w.law()
    match condition:
        case n.Relation(relation):
            return len(history) > 1 and related(relation, *_shown(w, history[-2]), *_shown(w, history[-1]))
        case n.Sum(total):
            return len(history) > 1 and law.numbers[history[-1]] + law.numbers[history[-2]] == total
        case n.On(cards):
            return len(history) > 1 and law.fits(history[-2], cards, *_named(w, card))
        case n.Top(cards):
            return law.fits(history[-1], cards, *_named(w, card))
        case n.Run(length, cards):
            return len(history) >= length and all(law.fits(one, cards, *_named(w, card)) for one in history[-length:])
        case n.Row(length, of):
            shown = law.colours if of == "colour" else law.numbers
            return len(history) >= length and len({shown[one] for one in history[-length:]}) == 1
        case n.Holds(who, than, number):
            seats = _members(w, who, actor)
            sizes = [len(w.hand(seat)) for seat in seats]
            if than == "exactly":
                return bool(sizes) and all(size == number for size in sizes)
            if than == "at-least":
                return bool(sizes) and all(size >= number for size in sizes)
            return bool(sizes) and all(size <= number for size in sizes)
        case n.Among(who):
            return actor in _members(w, who, actor)
        case n.Reached(number):
            return named(w.memory.counters, card, 0) >= number
        case n.Passed(seconds):
            return w.now >= seconds * 1000


def _members(w: Work, who: n.Who, actor: Seat) -> list[Seat]:
    """The players of a selector that needs no choice; nobody otherwise."""
    if who.role in ("random", "random-other"):
        return []
    return plain(w, who, actor, Frame(0, actor, ())) or []


def _shown(w: Work, card: int) -> tuple[int, int]:
    law = w.law()
    return law.colours[card], law.numbers[card]


def _named(w: Work, card: int) -> tuple[int, int]:
    return named(w.memory.colours, card, -1), named(w.memory.numbers, card, 0)


def related(relation: str, old_colour: int, old_number: int, colour: int, number: int) -> bool:
    """How the top card compares with the one before."""
    match relation:
        case "one-higher":
            return number == old_number + 1
        case "one-lower":
            return number == old_number - 1
        case "higher":
            return number > old_number
        case "lower":
            return number < old_number
        case "same-colour":
            return colour == old_colour
        case "other-colour":
            return colour != old_colour
        case "same-number":
            return number == old_number
        case "other-number":
            return number != old_number
        case _:
            return colour == old_colour and number == old_number
