from __future__ import annotations

import json
from pathlib import Path

from tests.cli.commands import run


def test_the_link_of_the_admin_page_lasts_until_a_new_one_is_made(folder: Path) -> None:
    first = run("admin", "--url", "https://play.example.org/").output
    assert first.startswith("https://play.example.org/admin#")
    assert json.loads(run("admin", "--json").output)["token"] in first
    assert json.loads(run("admin", "--renew", "--json").output)["token"] not in first
