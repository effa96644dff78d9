"""BLANK: which improper actions are accepted as faults — the documented third answer between proper and refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from carteblanche.core.errors import Illegal
from carteblanche.games.blank.checks import check, of_state

if TYPE_CHECKING:
    from carteblanche.core.values import Seat
    from carteblanche.games.blank.rules import Blank
    from carteblanche.games.blank.state import BlankState


def is_fault(game: Blank, state: BlankState, seat: Seat, action: Any) -> bool:
    """Whether this is a wrong play that is fined or lies, or a false accusation (BK-50 to BK-57)."""
    try:
        return bool(check(game.box_of(state), of_state(state, seat), action))
    except Illegal:
        return False
