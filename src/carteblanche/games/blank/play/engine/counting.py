"""What is counted, and what becomes true."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from carteblanche.core.values import Seat
from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.play.evaluate.filters import compare
from carteblanche.games.blank.play.evaluate.patterns import Happening, matches
from carteblanche.games.blank.play.evaluate.scene import still
from carteblanche.games.blank.play.state import Tally

if TYPE_CHECKING:
    from carteblanche.games.blank.play.engine.work import Work


def count(w: Work, happening: Happening) -> None:
    """Whatever cards count of this, whoever it is about."""
    for card, path, event in w.box.watched[happening.kind]:
        inner = f"{path}.event"
        if not matches(w, event, happening, card, inner, all_who=True):
            continue
        seat = happening.seat
        old = next((one for one in w.tallies if (one.card, one.path, one.seat) == (card, path, seat)), None)
        kept = tuple(one for one in w.tallies if one is not old)
        base = old or Tally(card, path, seat)
        n = happening.n
        a, b, c = base.times
        x, y, z = base.amount
        w.tallies = (*kept, Tally(card, path, seat, (a + 1, b + 1, c + 1), (x + n, y + n, z + n)))
        latest = tuple(one for one in w.latest if one[:2] != (card, path))
        w.latest = (*latest, (card, path, seat))


def counted_anew(w: Work, *, a_round: bool) -> None:
    """A turn begins, or a round: what was counted in the last one is over."""
    if w.tallies:
        w.tallies = tuple(
            replace(
                one,
                times=(0, 0 if a_round else one.times[1], one.times[2]),
                amount=(0, 0 if a_round else one.amount[1], one.amount[2]),
            )
            for one in w.tallies
        )
    if w.used:
        w.used = tuple(one for one in w.used if one[3] != "turn" and not (a_round and one[3] == "round"))


def became(w: Work) -> None:
    """Something has changed: conditions that cards wait for may have begun to hold."""
    w.touched = False
    waited = w.waiting().becomes
    if not waited:
        if w.truths:
            w.truths = ()
        return
    from carteblanche.games.blank.play.engine.events import fire

    before = {(card, path, n): seats for card, path, n, seats in w.truths}
    truths: list[tuple[int, str, int, tuple[Seat, ...]]] = []
    for card, path, event, held in waited:
        n = -1 if held is None else held.n
        true: list[Seat] = []
        match event.fits:
            case p.Compare(p.Count(p.Some(p.Hand("each"), (), None)), op, int(number)):
                true = [seat for seat in w.order(w.turn) if compare(len(w.hand(seat)), op, number)]
            case _:
                scene = still(w, card, w.turn, held)
                for seat in w.order(w.turn):
                    scene.you = seat
                    with scene.looking_at(seat):
                        if scene.holds(event.fits, f"{path}.fits"):
                            true.append(seat)
        truths.append((card, path, n, tuple(true)))
        if (card, path, n) in before and w.phase == "play":
            for seat in true:
                if seat not in before[card, path, n]:
                    fire(w, Happening(p.Becomes, seat, card=card, path=path, lasting=n))
    w.truths = tuple(truths)
