"""Table time: 0 at the deal, running with the wall clock, standing while the table is paused or nobody serves it.

A value into which the wall clock's time is passed, so that only the owner of the one clock needs a clock.
"""

from __future__ import annotations

from carteblanche.core.values import Millis, Value


class TableTime(Value):
    shown: Millis
    """What table time was at `since`."""
    since: float | None = None
    """The wall clock's time, in seconds, when it began to run; `None` while it stands."""

    def at(self, wall: float) -> Millis:
        """Table time now. It never goes back, whatever the wall clock does."""
        return self.shown if self.since is None else Millis(self.shown + max(0, int((wall - self.since) * 1000)))

    def run(self, wall: float) -> TableTime:
        return self if self.since is not None else TableTime(self.shown, wall)

    def stop(self, wall: float) -> TableTime:
        return TableTime(self.at(wall))

    def wall_at(self, at: Millis) -> float | None:
        """The wall clock's time at this moment of table time; `None` while it stands."""
        return None if self.since is None else self.since + (at - self.shown) / 1000
