from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

from drivers.server.clients import Client, Server

DASHBOARD = Path(__file__).parents[3] / "deploy" / "grafana.json"


def read(house: Server) -> dict[str, str]:
    status, text, _ = house.ask("GET", "/metrics")
    assert status == 200
    return dict(re.findall(r"^# TYPE (\S+) (\S+)$", text.decode(), re.MULTILINE))


def test_counters_are_counters_and_everything_worth_knowing_is_there(house: Server) -> None:
    kinds = read(house)
    assert {name for name, kind in kinds.items() if kind == "counter"} == {
        f"carteblanche_{name}_total" for name in ("writes", "commits", "failed_writes", "limited", "refusals", "errors")
    }
    assert kinds["carteblanche_message_seconds"] == "histogram"
    assert {"carteblanche_disk_free_bytes", "carteblanche_waiting_writes", "carteblanche_memory_bytes"} <= set(kinds)


def test_what_happens_is_counted(house: Server) -> None:
    ada = house.person("Ada")
    room = house.open(ada, "blockers", 2)

    async def story() -> None:
        client = Client(house, room, ada)
        assert (await client.do("sit", chair=9))["code"] == "no-such-chair"

    before = house.ask("GET", "/metrics")[1].decode()
    asyncio.run(story())
    after = house.ask("GET", "/metrics")[1].decode()

    def value(text: str, name: str) -> float:
        found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
        return float(found[1]) if found else 0.0

    for name in ('carteblanche_refusals_total{code="no-such-chair"}', "carteblanche_message_seconds_count"):
        assert value(after, name) > value(before, name), name


def test_the_dashboard_shows_what_there_is(house: Server) -> None:
    known = read(house)
    shown = json.loads(DASHBOARD.read_text())
    for panel in shown["panels"]:
        for target in panel["targets"]:
            for name in re.findall(r"carteblanche_\w+", target["expr"]):
                assert name in known or name.removesuffix("_bucket") in known, name


def test_the_head_of_an_answer_is_answered(house: Server) -> None:
    for path in ("/", "/health", "/api/games", "/worker.js"):
        status, body, headers = house.ask("HEAD", path)
        assert (status, body) == (200, b""), path
        assert headers["content-type"]
    assert house.ask("HEAD", "/api/nowhere")[0] == 404
