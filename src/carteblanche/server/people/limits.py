"""How often anybody may do what. A refusal says how many seconds to wait."""

from __future__ import annotations

import math
import time
from typing import Final

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from carteblanche.core.errors import Illegal

LIMITS: Final = {
    "messages": "100/20 second",
    "sockets": "80/30 second",
    "requests": "600/minute",
    "names": "20/10 minute",
    "rooms": "40/10 minute",
    "says": "10/10 second",
    "hands": "20/5 second",
    "devices": "20/10 minute",
    "passwords": "10/10 minute",
    "tokens": "10/hour",
    "readings": "150/minute",
    "card-proposals": "20/10 minute",
    "pasts": "60/minute",
    "trials": "20/10 minute",
    "prints": "20/10 minute",
    "hints": "30/minute",
}
"""By what is done: how often one person, address or connection may."""


class Limits:
    def __init__(self, *, lifted: bool = False) -> None:
        self._lifted = lifted
        self._items: dict[str, RateLimitItem] = {what: parse(limit) for what, limit in LIMITS.items()}
        self._limiter = MovingWindowRateLimiter(MemoryStorage())

    def wait(self, what: str, who: str) -> int:
        """0 if `who` may do `what` now, which then counts; else the seconds to wait."""
        item = self._items[what]
        if self._lifted or self._limiter.hit(item, what, who):
            return 0
        return max(1, math.ceil(self._limiter.get_window_stats(item, what, who).reset_time - time.time()))

    def check(self, what: str, who: str) -> None:
        if seconds := self.wait(what, who):
            raise Illegal("too-often", what=what, seconds=seconds)
