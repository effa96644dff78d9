"""What is counted while people play, for `/metrics`. Counting is adding one: everything else happens when somebody asks."""

from __future__ import annotations

from collections import Counter
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds."""
HANDLED: Final = [0] * (len(BOUNDS) + 1)
"""How many messages were handled within each bound, from when they were read until they were answered; the last: in no bound."""
HANDLING: Final = [0.0]
"""Seconds that they took in all."""
REFUSALS: Final[Counter[str]] = Counter()
"""By code: what was refused."""
ERRORS: Final[Counter[str]] = Counter()
"""By where: errors that nobody expected."""
