"""BLANK: what the game adds to the kit of laws."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from carteblanche.core.errors import Illegal
from carteblanche.core.values import Seat
from carteblanche.games.blank import actions as a
from carteblanche.games.blank.affairs import Frame
from carteblanche.games.blank.attention import owed
from carteblanche.games.blank.checks import check, of_state
from carteblanche.games.blank.state import Debt, Unsaid, is_sharp

if TYPE_CHECKING:
    from carteblanche.core.luck import Luck
    from carteblanche.games.blank.rules import Blank
    from carteblanche.games.blank.state import BlankState
    from carteblanche.games.blank.view import BlankView


def is_fault(game: Blank, state: BlankState, seat: Seat, action: Any) -> bool:
    """Whether this is a wrong play that is fined or lies, or a false accusation (BK-50 to BK-57)."""
    try:
        return bool(check(game.box_of(state), of_state(state, seat), action))
    except Illegal:
        return False


def otherwise(game: Blank, state: BlankState, luck: Luck) -> BlankState:
    """The same state with another record of what nobody is told: whether the last play was wrong, what is owed, and what has fired."""
    if not is_sharp(state.config) or state.affairs.phase != "play":
        return state
    box = game.box_of(state)
    written = [card for card, code in enumerate(box.codes) if code is not None and code.steps]
    seats = [Seat(seat) for seat in range(state.seats)]
    cards = [luck.pick(written) for _ in range(luck.below(4))] if written else []
    debts: list[Debt] = []
    for card in cards:
        code = box.code(card)
        debts.append(
            Debt(luck.pick(seats), Frame(card, luck.pick(seats), code.steps, by_hand=True), late=luck.below(2) == 0)
        )
    unsaid = Unsaid(
        faults=luck.below(3) if state.config.wrong == "lie" else 0,
        debts=tuple(debts) if state.config.effects == "by-hand" else (),
        lapsed=tuple((luck.pick(seats), card) for card in cards),
        fired=tuple((card, "") for card in cards),
        turn_fired=tuple(cards[:1]),
        game_fired=tuple(cards[1:]),
        spent=state.affairs.memory.mods[: luck.below(3)],
    )
    return replace(state, unsaid=unsaid, before=None if unsaid.faults == 0 else replace(state, before=None))


def act(game: Blank, view: BlankView, luck: Luck) -> a.Action | None:
    """What a careless player might do besides what is listed: lay a wrong card, speak up, carry something out; mostly nothing."""
    if view.viewer is None or view.affairs.phase != "play" or luck.below(5):
        return None
    box, me = game.box_of(view), view.viewer
    others = [Seat(seat) for seat in range(view.seats) if seat != me]
    written = [*view.rules, *view.discard[-1:]]
    tried: list[a.Action] = [a.Object()]
    if written:
        tried += [a.Accuse(luck.pick(others), luck.pick(written))]
    if view.config.effects == "by-hand":
        debts = owed(box, view, luck)
        tried = [a.Apply(box.names[debt.frame.card]) for debt in debts if debt.seat == me and not debt.late] * 3 + tried
        tried += [a.Accuse(debt.seat, box.names[debt.frame.card]) for debt in debts if debt.seat != me and debt.late]
        tried += [a.Apply(luck.pick(written))] if written and not luck.below(6) else []
    if view.hand and view.config.wrong != "refused":
        tried.append(a.Play((luck.pick(view.hand),)))
    chosen = luck.pick(tried)
    try:
        game.options(view).check(chosen)
    except Illegal:
        return None
    return chosen
