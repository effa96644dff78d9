"""Who is meant."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, assert_never

from carteblanche.core.values import Seat
from carteblanche.games.blank.affairs import Seats
from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.calculus import steps as s

if TYPE_CHECKING:
    from carteblanche.games.blank.evaluate.context import Context


def find(context: Context, who: Any, path: str) -> Seats:
    """The players meant, in play order where there is no other."""
    known = context.bound.get(path)
    if known is not None:
        return known
    found = _role(context, who, path) if isinstance(who, str) else _part(context, who, path)
    gone = context.w.gone
    return tuple(seat for seat in found if seat not in gone) if gone else found


def _role(context: Context, who: str, path: str) -> Seats:  # noqa: C901 - a branch for each kind
    w, frame, you = context.w, context.frame, context.you
    match who:
        case "you":
            return (you,)
        case "all":
            return tuple(w.order(you))
        case "others":
            return tuple(seat for seat in w.order(you) if seat != you)
        case "each":
            return context.each()
        case "outer":
            return context.each(1)
        case "them":
            return frame.them
        case "previous-them":
            return frame.previous
        case "active":
            return (w.turn,)
        case "causer":
            return () if frame.causer is None else (frame.causer,)
        case "winner":
            return frame.winner
        case "loser":
            return frame.loser
        case "first":
            return frame.first
        case "last":
            return frame.last
        case "voted":
            return frame.voted
        case "owner":
            return (Seat(w.config.owner % w.seats),)
        case "author":
            words = w.box.words[context.card] if context.card >= 0 else None
            return () if words is None else _called(context, words.author, path)
        case "oldest" | "youngest":
            return _by_age(context, who, path)
        case _:
            return ()


def _called(context: Context, name: str, path: str) -> Seats:
    """By the names that the table has been told; else `you` says who it is, or that nobody is."""
    w = context.w
    if not w.config.names:
        everybody = tuple(w.order(context.you))
        return seats_in(context.ask(context.key(path), context.you, "players", among=everybody, optional=True))
    wanted = name.strip().casefold()
    return tuple(Seat(i) for i, one in enumerate(w.config.names[: w.seats]) if one.casefold() == wanted)


def _by_age(context: Context, who: str, path: str) -> Seats:
    """By the ages that the table has been told; else `you` says who it is."""
    w = context.w
    ages = w.config.ages
    everybody = tuple(w.order(context.you))
    if len(ages) >= w.seats:
        best = (max if who == "oldest" else min)(ages[seat] for seat in everybody)
        return tuple(seat for seat in everybody if ages[seat] == best)[:1]
    return seats_in(context.ask(context.key(path), context.you, "players", among=everybody))


def seats_in(answer: Any) -> Seats:
    """The players with whom a question was answered."""
    return tuple(Seat(int(one)) for one in answer.split()) if isinstance(answer, str) else ()


def _part(context: Context, who: Any, path: str) -> Seats:  # noqa: C901 - a branch for each kind
    w = context.w
    match who:
        case p.Beside(way, of, n):
            return _once([_beside(context, way, seat, n) for seat in find(context, of, f"{path}.of")])
        case p.Chosen(n, among, by):
            return _chosen(context, n, find(context, among, f"{path}.among"), find(context, by, f"{path}.by"), path)
        case p.Random(n, among):
            left = list(find(context, among, f"{path}.among"))
            count = min(context.amount(n, f"{path}.n"), len(left))
            if not context.asking:
                return ()
            return tuple(
                left.pop(context.luck(context.key(f"{path}#{i}"), len(left)) if len(left) > 1 else 0)
                for i in range(count)
            )
        case p.Ranked():
            return _ranked(context, who, path)
        case p.Who(fits, among):
            found: list[Seat] = []
            for seat in find(context, among, f"{path}.among"):
                with context.looking_at(seat):
                    if context.holds(fits, f"{path}.fits"):
                        found.append(seat)
            return tuple(found)
        case p.Fitting(_, among):
            asked = find(context, among, f"{path}.among")
            said = context.gather(
                asked, lambda seat: context.ask(context.key(path, seat), seat, "word", words=("yes",), optional=True)
            )
            return tuple(seat for seat, word in zip(asked, said, strict=True) if word == "yes")
        case p.Named(name):
            return _called(context, name, path)
        case p.Marked(mark):
            return tuple(seat for card, one, seat in w.memory.marks if card == context.card and one == mark)
        case p.PlayedBy(cards):
            laid = dict(zip(w.history, w.layers, strict=True))
            found = [Seat(laid[card]) for card in context.cards(cards, f"{path}.cards") if laid.get(card, -1) >= 0]
            return _once(found)
        case p.Latest(role=role):
            known = [found[2:] for found in w.latest if found[:2] == (context.card, path)]
            seats = [seat if role == "you" else causer for seat, causer in known]
            return tuple(seat for seat in seats if seat is not None)
        case p.But(one, without):
            if without == "them" and context.met:
                return _besides(context, find(context, one, f"{path}.who"), path)
            dropped = find(context, without, f"{path}.without")
            return tuple(seat for seat in find(context, one, f"{path}.who") if seat not in dropped)
        case p.Together(several):
            return _once([seat for i, one in enumerate(several) for seat in find(context, one, f"{path}.who.{i}")])
        case _:
            assert_never(who)


def _besides(context: Context, seats: Seats, path: str) -> Seats:
    """Those of them whom the running step has not met before it came here; the same whenever this is looked at again."""
    found = tuple(seat for seat in seats if seat not in context.met)
    if context.key(path) == path:
        context.bound[path] = found
    return found


def _once(seats: list[Seat]) -> Seats:
    return tuple(dict.fromkeys(seats))


def _beside(context: Context, way: str, seat: Seat, n: int) -> Seat:
    w = context.w
    match way:
        case "next":
            return w.after(seat, n)
        case "previous":
            return w.after(seat, -n)
        case "left":
            return w.beside(seat, n)
        case "right":
            return w.beside(seat, -n)
        case _:
            return w.beside(seat, max(1, len(w.ring()) // 2))


def _chosen(context: Context, n: Any, among: Seats, by: Seats, path: str) -> Seats:
    """Somebody chooses, unless there is nothing to choose."""
    if isinstance(n, p.AnyNumber):
        least, most = context.amount(n.least, f"{path}.n.least"), context.amount(n.most, f"{path}.n.most")
    else:
        least = most = context.amount(n, f"{path}.n")
        if len(among) <= least:
            return among
    least, most = min(least, len(among)), min(most, len(among))
    if not by or most == 0:
        return ()
    return seats_in(context.ask(context.key(path), by[0], "players", least=least, most=most, among=among))


def _ranked(context: Context, who: p.Ranked, path: str) -> Seats:
    """Who has the most or fewest; a tie means what the card says, else what the house says, else `you` chooses."""
    among = find(context, who.among, f"{path}.among")
    values: dict[Seat, int] = {}
    for seat in among:
        with context.looking_at(seat):
            values[seat] = context.amount(who.of, f"{path}.of")
    if not values:
        return ()
    best = (max if who.way == "most" else min)(values.values())
    found = tuple(seat for seat in among if values[seat] == best)
    if len(found) == 1:
        return found
    match who.tie or _house_tie(context):
        case "all":
            return found
        case "none":
            return ()
        case "random":
            return (found[context.luck(context.key(f"{path}#tie"), len(found))],)
        case "first":
            return _first(context, who, found, path)
        case _:
            return (
                seats_in(context.ask(context.key(path), context.you, "players", among=found))
                if context.asking
                else found
            )


def _first(context: Context, who: p.Ranked, tied: Seats, path: str) -> Seats:
    """Of those who are tied the first whom one comes to."""
    w = context.w
    start = find(context, who.start, f"{path}.start") if who.start is not None else ()
    way = {"play": w.direction, "left": 1, "right": -1}[who.round]
    first = start[0] if start else w.beside(context.you, way)
    order = [w.beside(first, way * i) if i else first for i in range(w.seats)]
    return tuple(seat for seat in order if seat in tied)[:1]


def _house_tie(context: Context) -> str:
    for held in context.w.force.get(s.House):
        if held.change.what == "tie" and held.change.tie:
            return str(held.change.tie)
    return ""
