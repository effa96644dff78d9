"""The HTTP interface under schemathesis: requests made from its own description, right and wrong ones, seeded, without end.

Each must be answered as the description says: no error of ours, a documented status and form, refusals with a code. Schemathesis and
hypothesis are for tests alone, and their types are only half known: so they are loaded when needed, as anything.
"""

from __future__ import annotations

import tempfile
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from drivers.server.clients import Server

EACH: Final = 4
"""By seed: how many requests of every kind."""


@dataclass(frozen=True)
class Requests:
    """What was asked."""

    games: int = 0
    """How many seeds."""
    asked: int = 0
    refused: int = 0

    def __add__(self, other: Requests) -> Requests:
        return Requests(self.games + other.games, self.asked + other.asked, self.refused + other.refused)

    def __str__(self) -> str:
        return f"{self.asked} requests by the interface's own description, {self.refused} refused with a code, all as described"


def ask(server: Server, seed: int, count: int) -> Requests:
    """So many requests of every kind, as somebody with a name, at rooms that exist and such that do not."""
    schemathesis: Any = import_module("schemathesis")
    found = Requests()
    schema = schemathesis.openapi.from_dict(server.ask("GET", "/api/schema/openapi.json")[1])
    for operation in schema.get_all_operations():
        found += _of_one_kind(server, operation.ok(), seed, count)
    return found


def _of_one_kind(server: Server, operation: Any, seed: int, count: int) -> Requests:
    hypothesis: Any = import_module("hypothesis")
    general: Any = import_module("schemathesis.checks")
    form: Any = import_module("schemathesis.specs.openapi.checks")
    checks = [
        general.not_a_server_error,
        form.status_code_conformance,
        form.content_type_conformance,
        form.response_schema_conformance,
        form.response_headers_conformance,
    ]
    headers = {"cookie": server.person("Ada")}
    room = server.open(headers["cookie"], "blockers", 2) if "{room}" in operation.path else ""
    statuses: list[int] = []

    def one(case: Any, known: str) -> None:
        if room and known == "there":
            case.path_parameters["room"] = room
        answer = case.call_and_validate(
            base_url=f"http://127.0.0.1:{server.port}", headers=headers, checks=checks, timeout=300
        )
        statuses.append(answer.status_code)
        if answer.status_code >= 400 and not answer.json()["code"]:
            raise AssertionError("a refusal without a code")

    settings = hypothesis.settings(
        max_examples=count,
        database=None,
        deadline=None,
        derandomize=False,
        phases=[hypothesis.Phase.generate],
        suppress_health_check=list(hypothesis.HealthCheck),
    )
    known = hypothesis.strategies.sampled_from(("there", "anywhere"))
    tried = hypothesis.given(case=operation.as_strategy(), known=known)(one)
    hypothesis.seed(seed)(settings(tried))()
    return Requests(0, len(statuses), sum(status >= 400 for status in statuses))


def batch(seeds: range) -> Requests:
    """As many rounds as there are seeds."""
    with tempfile.TemporaryDirectory(prefix="carteblanche-interface-") as folder:
        server = Server(Path(folder), "--no-limits")
        server.start()
        try:
            found = ask(server, seeds.start, EACH * len(seeds))
        finally:
            server.stop()
        if "Traceback" in (said := (Path(folder) / "serve.log").read_text()):
            raise AssertionError(said[-2000:])
        return Requests(len(seeds), found.asked, found.refused)
