"""A fixed piece of plain Python: how fast this core is just now, whatever it is."""

from __future__ import annotations

from time import perf_counter

from bench.contract import Contender

LAP = 1000


def laps(seconds: float) -> float:
    """So many times a second can Python count to a thousand and add up."""
    began = perf_counter()
    done = 0
    while perf_counter() - began < seconds:
        total = 0
        for number in range(LAP):
            total = (total * 31 + number) & 0xFFFF
        done += 1
    return done / (perf_counter() - began)


CALIBRATION = Contender("calibration: 1,000 steps of Python", laps, "beside")
