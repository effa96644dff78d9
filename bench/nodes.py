"""What an accepted action costs in processor time: two nodes with PostgreSQL and Redis, all counted, beside one node on SQLite.

Once the two people of each table sit at different nodes, so that half of all messages are handed over, and once both at the node of their
table, as behind a balancer that goes by the room. The driver is not counted.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Generator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, NamedTuple

from bench.contract import Bench, Missing, Stage

if TYPE_CHECKING:
    from drivers.server.clients import Client, Server

TABLES = 20
ACTIONS = 3000
ROUNDS = 3
GOAL = 1.5
"""The goal: two nodes take at most so many times what one does."""


class House(NamedTuple):
    nodes: Sequence[Server]
    others: Sequence[int]
    """Processes that are counted besides the nodes."""


@contextmanager
def one_node() -> Generator[House]:
    from drivers.server.clients import Server

    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        node = Server(Path(folder), "--no-limits")
        node.start()
        try:
            yield House([node], [])
        finally:
            node.stop()


@contextmanager
def two_nodes() -> Generator[House]:
    from drivers.server import services
    from drivers.server.services import open_nodes

    with ExitStack() as stack:
        try:
            house = stack.enter_context(open_nodes(2, "--no-limits"))
        except services.Unavailable as why:
            raise Missing(str(why)) from None
        yield House(house.nodes, house.others)


def measure(house: House, *, apart: bool) -> float:
    """Microseconds of processor time for an accepted action."""
    from drivers.server.clients import Client
    from drivers.server.services import find_spent

    people: list[Client] = []
    rooms: list[tuple[Client, Client]] = []
    for table in range(TABLES):
        nodes = [house.nodes[(table + chair * apart) % len(house.nodes)] for chair in range(2)]
        cookies = [node.person(f"Person {table} {chair}") for chair, node in enumerate(nodes)]
        room = nodes[0].open(cookies[0], "blockers", 2)
        pair = Client(nodes[0], room, cookies[0], table), Client(nodes[1], room, cookies[1], -table)
        rooms.append(pair)
        people += pair

    async def story() -> float:
        for host, guest in rooms:
            await guest.insist("sit", chair=1)
            await host.insist("start")
        processes = [*(node.pid for node in house.nodes), *house.others]
        before = find_spent(processes)

        def enough(one: Client) -> bool:
            return one.over or sum(len(other.accepted) for other in people) >= ACTIONS

        await asyncio.gather(*(one.play(enough) for one in people))
        return (find_spent(processes) - before) / sum(len(one.accepted) for one in people)

    return asyncio.run(story()) * 1e6


def run(stage: Stage) -> None:
    sides = (
        ("one node, SQLite", one_node, False),
        ("two nodes, PostgreSQL, Redis", two_nodes, True),
        ("the same, nobody handed over", two_nodes, False),
    )
    found: dict[str, list[float]] = {name: [] for name, _, _ in sides}
    for _ in range(ROUNDS):
        for name, house, apart in sides:
            with house() as opened:
                found[name].append(measure(opened, apart=apart))
    rows = [(name, f"{median(costs):,.0f}", f"{min(costs):,.0f} … {max(costs):,.0f}") for name, costs in found.items()]
    stage.table(f"{TABLES} tables of two", ("house", "CPU µs per action", "spread"), rows)
    one, two, together = (median(costs) for costs in found.values())
    verdict = "reached" if two <= GOAL * one else "not reached"
    stage.say(
        f"Two nodes take × {two / one:.2f} (medians); goal ≤ {GOAL:g}: {verdict}; with nobody handed over × {together / one:.2f}"
    )


BENCHES = [Bench("nodes", "processor time of an action at two nodes beside one", run, by_name_only=True)]
