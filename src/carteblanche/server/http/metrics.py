"""Metrics in the format of Prometheus."""

from __future__ import annotations

from litestar import get
from prometheus_client import CollectorRegistry, Gauge, generate_latest

from carteblanche.server.rooms.house import House


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False)
async def metrics(house: House) -> bytes:
    """Counted when asked for, so that counting costs nothing while people play."""
    registry = CollectorRegistry()
    rooms = Gauge("carteblanche_rooms", "Rooms in memory", ["game", "phase"], registry=registry)
    connections = Gauge("carteblanche_connections", "Open sockets", registry=registry)
    entries = Gauge("carteblanche_entries", "Entries of the tables in memory", registry=registry)
    for room in house.rooms.values():
        rooms.labels(room.document.game, room.document.phase).inc()
        connections.inc(len(room.connections))
        entries.inc(len(room.live.table.entries) if room.live else 0)
    written = Gauge("carteblanche_writes", "Durable writes since the start", registry=registry)
    written.set(house.store.written)
    groups = Gauge(
        "carteblanche_commits", "Commits since the start: writes that wait together share one", registry=registry
    )
    groups.set(house.store.commits)
    return generate_latest(registry)
