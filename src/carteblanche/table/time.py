"""Table time: 0 at the deal, running with the wall clock, standing while the table is paused or nobody serves it.

A value that is told the wall's time, so that whoever owns the one clock can do this sum and nobody else needs a clock.
"""

from __future__ import annotations

from carteblanche.core.values import Millis, Value


class TableTime(Value):
    shown: Millis
    """What table time was at `since`."""
    since: float | None = None
    """The wall's time, in seconds, at which it began to run; `None` while it stands."""

    def at(self, wall: float) -> Millis:
        """Table time now. It never falls, whatever the wall does."""
        return self.shown if self.since is None else Millis(self.shown + max(0, int((wall - self.since) * 1000)))

    def run(self, wall: float) -> TableTime:
        return self if self.since is not None else TableTime(self.shown, wall)

    def stop(self, wall: float) -> TableTime:
        return TableTime(self.at(wall))

    def wall_at(self, at: Millis) -> float | None:
        """When on the wall this moment of table time comes; `None` while it stands."""
        return None if self.since is None else self.since + (at - self.shown) / 1000
