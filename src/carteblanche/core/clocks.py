"""Thinking time: how much each seat has left, told the time and never reading it.

A clock runs for the seats that are to act and stands for the others. It is a value: `turn` gives the clock after somebody's
turn began or ended, `falls` says who will run out next and when.
"""

from __future__ import annotations

from carteblanche.core.values import Message, Millis, Seat, Value


class Pace(Message):
    """How much time there is: to begin with, and added after each own turn."""

    initial: Millis
    increment: Millis = Millis(0)


class Clock(Value):
    pace: Pace
    left: tuple[Millis, ...]
    """By seat: what was left at `since`."""
    running: tuple[Seat, ...]
    since: Millis

    @classmethod
    def start(cls, pace: Pace, seats: int) -> Clock:
        return cls(pace, (pace.initial,) * seats, (), Millis(0))

    def at(self, now: Millis) -> tuple[Millis, ...]:
        """By seat: what is left now, never less than nothing."""
        gone = now - self.since
        return tuple(
            Millis(max(0, left - gone)) if Seat(seat) in self.running else left for seat, left in enumerate(self.left)
        )

    def turn(self, running: tuple[Seat, ...], now: Millis) -> Clock:
        """From now on these seats' clocks run. Who stops running gets the increment."""
        left = list(self.at(now))
        for seat in self.running:
            if seat not in running:
                left[seat] = Millis(left[seat] + self.pace.increment)
        return Clock(self.pace, tuple(left), running, now)

    def refilled(self, seat: Seat, now: Millis) -> Clock:
        """After a fallen clock its owner starts anew with the increment, at least a tenth of the beginning."""
        left = list(self.at(now))
        left[seat] = Millis(max(self.pace.increment, self.pace.initial // 10, 1000))
        return Clock(self.pace, tuple(left), self.running, now)

    def next_fall(self) -> tuple[Millis, Seat] | None:
        """Who runs out first, and when, if nothing changes."""
        return min(((Millis(self.since + self.left[seat]), seat) for seat in self.running), default=None)
