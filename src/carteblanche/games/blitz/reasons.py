"""Why an act is good, from the plan that begins with it. The codes, and the values of each:

- `ends`: it takes the last card off the blitz deck; `off`: it takes one off;
- `before`: it goes to the centre, and somebody else could lay the same card there; `centre`: it goes to the centre;
- `leads-off` and `leads-centre`: it leads to a card off the blitz deck or in the centre (`card`, the one that is laid then);
- `browse`: to look at the next cards; `room`: cards come to lie better;
- `rhythm`: more cards that go come up so;
- `moment`: what the moment asks for, such as to go on to the next round.

The first four have `then`: how many cards for the centre follow in the same plan.
"""

from __future__ import annotations

from carteblanche.games.blitz.actions import NEW, Action, Centre, Flip, Lay, Rhythm, Turn
from carteblanche.games.blitz.data import WORK
from carteblanche.games.blitz.judging import ends_round, frees, source_card
from carteblanche.games.blitz.planning import Imagined, Planned
from carteblanche.games.blitz.state import Public
from carteblanche.search.reasons import Reason


def reason(public: Public, seat: int, plan: Planned) -> Reason:
    action, follows = plan.action, _follows(plan)
    then: dict[str, str | int] = {"then": sum(isinstance(act.action, Centre) for act in follows)}
    if isinstance(action, Centre | Lay):
        if ends_round(public, seat, action):
            return Reason("ends", then)
        if frees(public.areas[seat], action):
            return Reason("off", then)
        if isinstance(action, Centre):
            return Reason("before" if _contested(public, seat, action) else "centre", then)
    if isinstance(action, Rhythm):
        return Reason("rhythm")
    if not isinstance(action, Lay | Flip | Turn):
        return Reason("moment")
    return _leads(public, seat, action, follows)


def _leads(public: Public, seat: int, action: Action, follows: list[Imagined]) -> Reason:
    """What an act that brings nothing itself leads to."""
    for act in follows:
        laid = act.action
        if isinstance(laid, Centre | Lay) and act.after.blitz < public.areas[seat].blitz:
            return Reason("leads-off", {"card": laid.card})
        if isinstance(laid, Centre):
            return Reason("leads-centre", {"card": laid.card})
    return Reason("room" if isinstance(action, Lay) else "browse")


def _follows(plan: Planned) -> list[Imagined]:
    found: list[Imagined] = []
    line = plan.then
    while line is not None:
        act, line = line
        found.append(act)
    return found


def _contested(public: Public, seat: int, action: Centre) -> bool:
    """Whether another has the same card for a stack that both could lay it on."""
    if action.stack == NEW:
        return False
    return any(
        action.card == source_card(area, source)
        for other, area in enumerate(public.areas)
        if other != seat
        for source in ("blitz", "reserve", *WORK[: len(area.slots)])
    )
