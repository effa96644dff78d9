"""Who is meant."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, assert_never

from carteblanche.core.values import Seat
from carteblanche.games.blank.affairs import Seats
from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.calculus import steps as s

if TYPE_CHECKING:
    from carteblanche.games.blank.evaluate.scene import Scene


def find(scene: Scene, who: Any, path: str) -> Seats:
    """The players meant, in play order where there is no other."""
    known = scene.bound.get(path)
    if known is not None:
        return known
    found = _role(scene, who, path) if isinstance(who, str) else _part(scene, who, path)
    gone = scene.w.gone
    return tuple(seat for seat in found if seat not in gone) if gone else found


def _role(scene: Scene, who: str, path: str) -> Seats:  # noqa: C901 - a branch for each kind
    w, frame, you = scene.w, scene.frame, scene.you
    match who:
        case "you":
            return (you,)
        case "all":
            return tuple(w.order(you))
        case "others":
            return tuple(seat for seat in w.order(you) if seat != you)
        case "each":
            return scene.each()
        case "outer":
            return scene.each(1)
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
            words = w.box.words[scene.card] if scene.card >= 0 else None
            return () if words is None else _called(scene, words.author, path)
        case "oldest" | "youngest":
            return _by_age(scene, who, path)
        case _:
            return ()


def _called(scene: Scene, name: str, path: str) -> Seats:
    """By the names that the table has been told; else `you` says who it is, or that nobody is."""
    w = scene.w
    if not w.config.names:
        everybody = tuple(w.order(scene.you))
        return seats_in(scene.ask(scene.key(path), scene.you, "players", among=everybody, optional=True))
    wanted = name.strip().casefold()
    return tuple(Seat(i) for i, one in enumerate(w.config.names[: w.seats]) if one.casefold() == wanted)


def _by_age(scene: Scene, who: str, path: str) -> Seats:
    """By the ages that the table has been told; else `you` says who it is."""
    w = scene.w
    ages = w.config.ages
    everybody = tuple(w.order(scene.you))
    if len(ages) >= w.seats:
        best = (max if who == "oldest" else min)(ages[seat] for seat in everybody)
        return tuple(seat for seat in everybody if ages[seat] == best)[:1]
    return seats_in(scene.ask(scene.key(path), scene.you, "players", among=everybody))


def seats_in(answer: Any) -> Seats:
    """The players with whom a question was answered."""
    return tuple(Seat(int(one)) for one in answer.split()) if isinstance(answer, str) else ()


def _part(scene: Scene, who: Any, path: str) -> Seats:  # noqa: C901 - a branch for each kind
    w = scene.w
    match who:
        case p.Beside(way, of, n):
            return _once([_beside(scene, way, seat, n) for seat in find(scene, of, f"{path}.of")])
        case p.Chosen(n, among, by):
            return _chosen(scene, n, find(scene, among, f"{path}.among"), find(scene, by, f"{path}.by"), path)
        case p.Random(n, among):
            left = list(find(scene, among, f"{path}.among"))
            count = min(scene.amount(n, f"{path}.n"), len(left))
            if not scene.asking:
                return ()
            return tuple(
                left.pop(scene.luck(scene.key(f"{path}#{i}"), len(left)) if len(left) > 1 else 0) for i in range(count)
            )
        case p.Ranked():
            return _ranked(scene, who, path)
        case p.Who(fits, among):
            found: list[Seat] = []
            for seat in find(scene, among, f"{path}.among"):
                with scene.looking_at(seat):
                    if scene.holds(fits, f"{path}.fits"):
                        found.append(seat)
            return tuple(found)
        case p.Fitting(_, among):
            asked = find(scene, among, f"{path}.among")
            said = scene.gather(
                asked, lambda seat: scene.ask(scene.key(path, seat), seat, "word", words=("yes",), optional=True)
            )
            return tuple(seat for seat, word in zip(asked, said, strict=True) if word == "yes")
        case p.Named(name):
            return _called(scene, name, path)
        case p.Marked(mark):
            return tuple(seat for card, one, seat in w.memory.marks if card == scene.card and one == mark)
        case p.PlayedBy(cards):
            laid = dict(zip(w.history, w.layers, strict=True))
            found = [Seat(laid[card]) for card in scene.cards(cards, f"{path}.cards") if laid.get(card, -1) >= 0]
            return _once(found)
        case p.Latest(role=role):
            known = [found[2:] for found in w.latest if found[:2] == (scene.card, path)]
            seats = [seat if role == "you" else causer for seat, causer in known]
            return tuple(seat for seat in seats if seat is not None)
        case p.But(one, without):
            if without == "them" and scene.met:
                return _besides(scene, find(scene, one, f"{path}.who"), path)
            dropped = find(scene, without, f"{path}.without")
            return tuple(seat for seat in find(scene, one, f"{path}.who") if seat not in dropped)
        case p.Together(several):
            return _once([seat for i, one in enumerate(several) for seat in find(scene, one, f"{path}.who.{i}")])
        case _:
            assert_never(who)


def _besides(scene: Scene, seats: Seats, path: str) -> Seats:
    """Those of them whom the running step has not met before it came here; the same whenever this is looked at again."""
    found = tuple(seat for seat in seats if seat not in scene.met)
    if scene.key(path) == path:
        scene.bound[path] = found
    return found


def _once(seats: list[Seat]) -> Seats:
    return tuple(dict.fromkeys(seats))


def _beside(scene: Scene, way: str, seat: Seat, n: int) -> Seat:
    w = scene.w
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


def _chosen(scene: Scene, n: Any, among: Seats, by: Seats, path: str) -> Seats:
    """Somebody chooses, unless there is nothing to choose."""
    if isinstance(n, p.AnyNumber):
        least, most = scene.amount(n.least, f"{path}.n.least"), scene.amount(n.most, f"{path}.n.most")
    else:
        least = most = scene.amount(n, f"{path}.n")
        if len(among) <= least:
            return among
    least, most = min(least, len(among)), min(most, len(among))
    if not by or most == 0:
        return ()
    return seats_in(scene.ask(scene.key(path), by[0], "players", least=least, most=most, among=among))


def _ranked(scene: Scene, who: p.Ranked, path: str) -> Seats:
    """Who has the most or fewest; a tie means what the card says, else what the house says, else `you` chooses."""
    among = find(scene, who.among, f"{path}.among")
    values: dict[Seat, int] = {}
    for seat in among:
        with scene.looking_at(seat):
            values[seat] = scene.amount(who.of, f"{path}.of")
    if not values:
        return ()
    best = (max if who.way == "most" else min)(values.values())
    found = tuple(seat for seat in among if values[seat] == best)
    if len(found) == 1:
        return found
    match who.tie or _house_tie(scene):
        case "all":
            return found
        case "none":
            return ()
        case "random":
            return (found[scene.luck(scene.key(f"{path}#tie"), len(found))],)
        case "first":
            return _first(scene, who, found, path)
        case _:
            return seats_in(scene.ask(scene.key(path), scene.you, "players", among=found)) if scene.asking else found


def _first(scene: Scene, who: p.Ranked, tied: Seats, path: str) -> Seats:
    """Of those who are tied the first whom one comes to."""
    w = scene.w
    start = find(scene, who.start, f"{path}.start") if who.start is not None else ()
    way = {"play": w.direction, "left": 1, "right": -1}[who.round]
    first = start[0] if start else w.beside(scene.you, way)
    order = [w.beside(first, way * i) if i else first for i in range(w.seats)]
    return tuple(seat for seat in order if seat in tied)[:1]


def _house_tie(scene: Scene) -> str:
    for held in scene.w.force.get(s.House):
        if held.change.what == "tie" and held.change.tie:
            return str(held.change.tie)
    return ""
