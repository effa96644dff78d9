"""How often anybody may do what, in one place. A refusal says how many seconds to wait.

Every limit is a bucket that drains evenly: so many at once, and as many again within the time it names. Of somebody who has not done
anything for that long nothing is remembered.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from carteblanche.core.errors import Illegal

LIMITS: Final = {
    "frames": "1000/20 second",
    "messages": "100/20 second",
    "connections": "3000/minute",
    "sockets": "80/30 second",
    "requests": "600/minute",
    "crowd": "6000/minute",
    "people": "80/10 minute",
    "names": "20/10 minute",
    "rooms": "40/10 minute",
    "says": "10/10 second",
    "hands": "20/5 second",
    "devices": "80/10 minute",
    "passwords": "10/10 minute",
    "tokens": "10/hour",
    "previews": "150/minute",
    "readings": "150/minute",
    "translations": "20/10 minute",
    "card-proposals": "20/10 minute",
    "pasts": "60/minute",
    "trials": "20/10 minute",
    "prints": "20/10 minute",
    "hints": "30/minute",
}
"""By what is done: how often one person may or, before somebody has said a name, one address; `frames` (of any kind) and `messages` are
counted by socket."""
BY_ADDRESS: Final = frozenset({"connections", "crowd", "people", "passwords"})
"""What is counted by address whoever asks: connections, all requests together, new people, and wrong passwords."""
MOST_SOCKETS: Final = 1000
"""How many sockets at tables may be open, if the host does not say otherwise; of connections of any kind twice as many."""
MOST_SOCKETS_FROM_ONE_ADDRESS: Final = 200
MOST_FROM_ONE_ADDRESS: Final = 400
"""How many of both may come from one address; of sockets also where a proxy stands between."""
OF_SOCKETS: Final = frozenset({"frames", "messages", "previews"})
"""What is counted for each socket, where it ends."""
FEWEST_SWEPT: Final = 1024

_SECONDS: Final = {"second": 1, "minute": 60, "hour": 3600}


Share: TypeAlias = Callable[[str, str, float, float, Callable[[float], None]], None]
"""Given what is counted, whose it is, by how many seconds it grows, within how many it is counted, and what takes the answer."""


class Limits:
    def __init__(
        self, *, lifted: bool = False, most_sockets: int = MOST_SOCKETS, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.lifted = lifted
        self.most_sockets = most_sockets
        self.most_connections = 2 * most_sockets
        self._clock = clock
        self._limits = {what: _parse(limit) for what, limit in LIMITS.items()}
        self._empty: dict[tuple[str, str], float] = {}
        """By what and who: when nothing of what was counted is left."""
        self._swept = FEWEST_SWEPT
        self.nodes: set[str] = set()
        """Addresses of other nodes of the house, which stand for many people."""
        self.share: Share | None = None
        """Counts at all nodes together. Nobody waits for it: what it answers holds from the next time on."""
        self.refused: dict[str, int] = {}
        """By what: how often somebody was told to wait."""

    def __len__(self) -> int:
        """How many are remembered."""
        return len(self._empty)

    def rate(self, what: str) -> tuple[float, float]:
        """How many, in how many seconds."""
        return (math.inf, 1.0) if self.lifted else self._limits[what]

    def left(self, what: str, who: str) -> int:
        """0 if `who` may do `what` now; else the seconds to wait. Counts nothing."""
        if self.lifted:
            return 0
        count, seconds = self._limits[what]
        full = self._empty.get((what, who), 0.0) - self._clock() - (seconds - seconds / count)
        return 0 if full <= 1e-6 else max(1, math.ceil(full))

    def wait(self, what: str, who: str) -> int:
        """The same, and if it is 0 it counts."""
        if self.lifted:
            return 0
        if waits := self.left(what, who):
            self.refused[what] = self.refused.get(what, 0) + 1
            return waits
        count, seconds = self._limits[what]
        now = self._clock()
        self._empty[what, who] = max(now, self._empty.get((what, who), 0.0)) + seconds / count
        if self.share is not None and what not in OF_SOCKETS:
            self.share(what, who, seconds / count, seconds, partial(self._learn, what, who))
        if len(self._empty) > self._swept:
            self._empty = {key: empty for key, empty in self._empty.items() if empty > now}
            self._swept = max(FEWEST_SWEPT, 2 * len(self._empty))
        return 0

    def _learn(self, what: str, who: str, left: float) -> None:
        """In so many seconds nothing is left of what was counted at all nodes."""
        self._empty[what, who] = max(self._clock() + left, self._empty.get((what, who), 0.0))

    def check(self, what: str, who: str) -> None:
        if seconds := self.wait(what, who):
            raise Illegal("too-often", what=what, seconds=seconds)


def _parse(limit: str) -> tuple[int, int]:
    """How many in how many seconds: `100/20 second`, `600/minute`."""
    count, _, time_ = limit.partition("/")
    number, _, unit = time_.rpartition(" ")
    return int(count), int(number or 1) * _SECONDS[unit]
