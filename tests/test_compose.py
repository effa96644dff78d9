"""The compose file of a house of several nodes names what there is."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import yaml

from carteblanche.cli.serve import command as serve

DEPLOY = Path(__file__).parents[1] / "deploy"


def read_compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return found


def test_nodes_are_given_flags_and_variables_that_there_are() -> None:
    flags = {flag for option in serve.params for flag in (*option.opts, *option.secondary_opts)}
    variables = {str(option.envvar) for option in serve.params if getattr(option, "envvar", None)}
    services = read_compose()["services"]
    nodes = {name: one for name, one in services.items() if name.startswith("node-")}
    assert len(nodes) == 2
    for name, node in nodes.items():
        assert {word for word in node["command"] if word.startswith("--")} <= flags
        assert set(node["environment"]) <= variables
        assert node["environment"]["CARTEBLANCHE_NODE_ADDRESS"].partition(":")[0] == name
    proxy = services["balancer"]["networks"]["inside"]["ipv4_address"]
    assert all(proxy in node["command"] for node in nodes.values()), "whose X-Forwarded-For is believed"


def test_the_balancer_knows_every_node() -> None:
    addresses = {
        one["environment"]["CARTEBLANCHE_NODE_ADDRESS"]
        for name, one in read_compose()["services"].items()
        if name.startswith("node-")
    }
    (found,) = re.findall(r"reverse_proxy (.*) \{", (DEPLOY / "balancer.Caddyfile").read_text())
    assert set(found.split()) == addresses


def test_a_house_in_a_file_loads_nothing_of_this() -> None:
    loaded = (
        "import sys, carteblanche.server.app; print(*(n for n in ('redis', 'asyncpg', 'httpx') if n in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
