"""What hand tools do, in the calculus: `you` uses the tool, `them` is whom it concerns, `previous-them` who gets something, and the amount
how much.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.calculus.steps import Step

PATH: Final = "tools"
"""The path under which the steps of tools stand on every card."""
STEPS: Final = {
    "draw": "(draw them (amount))",
    "discard": "(discard them (amount))",
    "give": "(give them (amount) previous-them)",
    "take": "(take you (amount) them)",
    "take-seen": "(take-chosen you (amount) them)",
    "show": "(reveal them)",
    "look": "(look you them)",
    "swap": "(swap-hands them previous-them)",
    "under": "(move (some (hand them) n: (amount)) draw at: bottom)",
    "shuffle-in": "(move (some (hand them) n: (amount)) draw at: shuffled)",
    "skip": "(skip them (amount))",
    "extra": "(extra them (amount))",
    "reverse": "(reverse)",
    "rule-in": "(new-rule (amount))",
    "rule-out": "(drop-rule (amount))",
    "counter": "(tally (amount) of: them)",
    "mark": "(mark them mark)",
    "unmark": "(mark them mark false)",
}
LUCK: Final = ("die", "coin", "player", "timer")
"""Tools that change nothing on the table."""
NAMES: Final = (*STEPS, *LUCK)
FROM_HANDS: Final = frozenset(("discard", "give", "take", "take-seen", "show", "look", "swap", "under", "shuffle-in"))
"""Those that show or move cards of a hand."""
MOST: Final = {"timer": 600, "counter": 99}
"""How much at the most, where it is more than `FEW`."""
FEW: Final = 12


@lru_cache(maxsize=32)
def steps(name: str) -> tuple[Any, ...]:
    """The steps of a tool."""
    text = STEPS.get(name)
    return () if text is None else (notation.read_part(text, Step),)
