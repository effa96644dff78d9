"""Metrics in the format of Prometheus."""

from __future__ import annotations

import itertools
import shutil
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from litestar import get
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from carteblanche.server.http.resources import read_memory
from carteblanche.server.jobs.supervisor import FAILURES
from carteblanche.server.meter import BOUNDS, ERRORS, HANDLED, HANDLING, REFUSALS
from carteblanche.server.rooms.house import House
from carteblanche.server.settings import Settings

PREFIX: Final = "carteblanche_"


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False)
async def metrics(house: House, settings: Settings) -> bytes:
    """Put together when asked for, so that it costs nothing while people play."""
    registry = CollectorRegistry()
    registry.register(_House(house, settings, await house.store.database.measure()))
    return generate_latest(registry)


class _House(Collector):
    def __init__(self, house: House, settings: Settings, size: int) -> None:
        self._house = house
        self._settings = settings
        self._size = size

    def collect(self) -> Iterator[Metric]:
        house, folder = self._house, self._settings.folder
        rooms = Counter((room.document.game, room.document.phase) for room in house.rooms.values())
        awake = GaugeMetricFamily(f"{PREFIX}rooms", "Rooms in memory", labels=["game", "phase"])
        for labels, count in sorted(rooms.items()):
            awake.add_metric(labels, count)
        yield awake
        connections = sum(len(room.connections) for room in house.rooms.values())
        entries = sum(len(room.live.table.entries) for room in house.rooms.values() if room.live)
        yield _gauge("connections", "Open sockets", connections)
        yield _gauge("entries", "Entries of the tables in memory", entries)
        yield _gauge("unreadable_rooms", "Rooms that were set aside", len(house.unreadable))
        yield _gauge("waiting_writes", "Writes that wait for the next commit", house.store.waiting)
        yield _gauge("waiting_jobs", "Background jobs that run or wait", house.background.waiting)
        yield _gauge("database_bytes", "Size of the database", self._size)
        yield _gauge("disk_free_bytes", "What is free on its disk", shutil.disk_usage(folder).free)
        yield _gauge("memory_bytes", "Memory of the server's process", read_memory())
        yield _counter("writes", "Durable writes", house.store.written)
        yield _counter("commits", "Commits: writes that wait together share one", house.store.commits)
        yield _counter("failed_writes", "Writes that did not become durable", house.store.failed)
        yield _counters("limited", "What was refused because of a limit", "what", house.limits.refused)
        yield _counters("refusals", "What was refused, by code", "code", REFUSALS)
        yield _counters("errors", "Errors that nobody expected", "where", {**ERRORS, **FAILURES})
        handled = list(itertools.accumulate(HANDLED))
        buckets = [(str(bound), float(count)) for bound, count in zip((*BOUNDS, "+Inf"), handled, strict=True)]
        about = "Seconds from reading a message to its answer, its entry on disk"
        yield HistogramMetricFamily(f"{PREFIX}message_seconds", about, buckets, HANDLING[0])


def _gauge(name: str, about: str, value: float) -> Metric:
    return GaugeMetricFamily(PREFIX + name, about, value)


def _counter(name: str, about: str, value: float) -> Metric:
    return CounterMetricFamily(PREFIX + name, about, value)


def _counters(name: str, about: str, label: str, values: Mapping[str, int]) -> Metric:
    family = CounterMetricFamily(PREFIX + name, about, labels=[label])
    for key, value in sorted(values.items()):
        family.add_metric([key], value)
    return family
