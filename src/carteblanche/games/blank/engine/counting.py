"""What is counted, and what is kept of what has happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from carteblanche.games.blank.evaluate.patterns import Happening, cards_of, matches
from carteblanche.games.blank.state import Tally

if TYPE_CHECKING:
    from carteblanche.games.blank.engine.work import Work


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
        w.latest = (*latest, (card, path, seat, happening.causer))


def note_cards(w: Work, happening: Happening) -> None:
    """Which cards it was about, by whom it was about, the newest last."""
    for card, path, event in w.box.noted[happening.kind]:
        if not matches(w, event, happening, card, f"{path}.event", all_who=True):
            continue
        cards = cards_of(w, event, happening, card, f"{path}.event")
        kept = tuple(one for one in w.lastly if one[:3] != (card, path, happening.seat))
        w.lastly = (*kept, (card, path, happening.seat, cards))


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
