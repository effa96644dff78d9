"""What happens to piles and to all hands at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from carteblanche.core.pieces import EVERYBODY, viewers
from carteblanche.core.values import Seat
from carteblanche.games.blank.affairs import Ask, Frame
from carteblanche.games.blank.box import DISCARD, DRAW, aside, hand
from carteblanche.games.blank.engine.fire import fire
from carteblanche.games.blank.engine.whom import how_many
from carteblanche.games.blank.language import nodes as n

if TYPE_CHECKING:
    from carteblanche.games.blank.engine.work import Work


def flip(w: Work, frame: Frame, path: str) -> None:
    """The top card of the draw pile lies on the discard pile now. It was not played (BK-13)."""
    if w.refill():
        card = w.places[DRAW][-1]
        w.move(card, DRAW, DISCARD, EVERYBODY)
        w.on_top(card)
        w.note("flips", frame.actor, frame.card, path, text=w.box.names[card])


def sink(w: Work) -> None:
    """The top card of the discard pile goes under it; the one below is the top card now."""
    lying = w.places[DISCARD]
    if len(lying) > 1:
        w.move(lying[-1], DISCARD, DISCARD, EVERYBODY, 0)
        w.on_top(w.places[DISCARD][-1])


def mix(w: Work, pile: str) -> None:
    if pile == "draw":
        w.shuffle(DRAW)
        return
    order = w.luck.shuffle(w.places[DISCARD])
    w.places[DISCARD] = order
    if order:
        w.on_top(order[-1])


def mill(w: Work, actor: Seat, count: int) -> None:
    for _ in range(min(count, len(w.places[DRAW]))):
        card = w.places[DRAW][-1]
        w.bury(card, DRAW)
        fire(w, n.Discarded, actor, card=card)


def towards(w: Work, seat: Seat, way: str) -> Seat:
    """The neighbour on this side; the left one is the next clockwise, whatever the direction of play (BK-14)."""
    step = w.direction if way == "play" else 1 if way == "left" else -1
    return Seat((seat + step) % w.seats)


def rotate(w: Work, way: str, actor: Seat) -> None:
    hands = {Seat(seat): w.hand(seat) for seat in range(w.seats)}
    for seat, cards in hands.items():
        to = towards(w, seat, way)
        w.move_all(cards, hand(seat), hand(to), viewers(seat, to))
    w.note("rotated", actor, text=way)
    fire(w, n.Handed, actor)


def pool(w: Work) -> None:
    """All hands shuffled together and dealt again, as many to each as before; nobody knows any more what went where."""
    sizes = [len(w.hand(seat)) for seat in range(w.seats)]
    order = list(w.luck.shuffle(card for seat in range(w.seats) for card in sorted(w.hand(seat))))
    for seat, size in enumerate(sizes):
        w.places[hand(seat)] = tuple(order[:size])
        for card in order[:size]:
            w.known[card] = viewers(Seat(seat))
        order = order[size:]
    w.note("pooled")


def passing(w: Work, frame: Frame, path: str, amount: n.Amount) -> None:
    """All choose what to pass on; when all have chosen, all cards move at once."""
    w.agenda[0] = replace(frame, steps=(f"{path}!", *frame.steps))
    for seat in w.order(frame.actor):
        count = min(how_many(w, amount, seat, frame), len(w.hand(seat)))
        if count:
            w.ask(Ask(seat, "pass", w.deadline(), count, frame.card, path))


def collect(w: Work, frame: Frame, path: str) -> None:
    """All have chosen: what lies aside goes to the neighbours."""
    effect = w.box.code(frame.card, w.memory.edits).parts[path]
    assert isinstance(effect, n.Pass)
    for seat in map(Seat, range(w.seats)):
        to = towards(w, seat, effect.way)
        w.move_all(w.places[aside(seat)], aside(seat), hand(to), viewers(seat, to))
    w.note("passed-on", frame.actor, frame.card, path)
    fire(w, n.Handed, frame.actor)
