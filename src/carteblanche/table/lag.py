"""How far away a player is, as the server measures it: half the least round trip of the last ten pings.

The least of a window, because what is more than that is a queue somewhere and passes; the server's own pings, because a client's word
could be anything. Who delays answers looks farther away, and gains at most the cap that the arbiter puts on it.
"""

from __future__ import annotations

from typing import Final

from carteblanche.core.values import Millis, Value

WINDOW: Final = 10


class Lag(Value):
    trips: tuple[Millis, ...] = ()
    """The last round trips, the newest last."""

    def after(self, trip: Millis) -> Lag:
        """With one more round trip. One that is below nothing was measured wrongly and counts as nothing."""
        return Lag((*self.trips, Millis(max(0, trip)))[-WINDOW:])

    def share(self, cap: Millis) -> Millis:
        """What is taken off the arrival of this player's acts: one way, and no more than the cap. Unmeasured: nothing."""
        return Millis(min(min(self.trips) // 2, cap)) if self.trips else Millis(0)
