from __future__ import annotations

from importlib.metadata import EntryPoint
from typing import Any

import pytest

from carteblanche.arena import entrants
from carteblanche.arena.entrants import read_entrants, split_names
from carteblanche.arena.plan import Entrant
from carteblanche.core.errors import Unreadable
from carteblanche.games import catalogue

GAME = catalogue.open("blockers")
GREEDY = "carteblanche.games.blockers.bots:Greedy"


def test_levels_names_and_commands_are_told_apart() -> None:
    named = split_names(["greedy,random", GREEDY, "run:./bot --a, --b", "greedy"])
    assert read_entrants(GAME, named) == (
        Entrant("greedy", "level", "greedy"),
        Entrant("random", "level", "random"),
        Entrant(GREEDY, "python", GREEDY),
        Entrant("./bot --a, --b", "program", "./bot --a, --b"),
        Entrant("greedy 2", "level", "greedy"),
    )
    assert read_entrants(GAME, ["level:master"]) == (Entrant("level:master", "python", "level:master"),)


def test_packages_register_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    def registered(group: str) -> Any:
        assert group == "carteblanche.bots"
        return [EntryPoint("mine", GREEDY, group), EntryPoint("random", GREEDY, group)]

    monkeypatch.setattr(entrants, "entry_points", registered)
    mine, level = read_entrants(GAME, ["mine", "random"])
    assert mine == Entrant("mine", "python", GREEDY)
    assert level.origin == "level", "a game's own levels keep their names"
    with pytest.raises(Unreadable, match="master, mine, random, MODULE:NAME"):
        read_entrants(GAME, ["nobody"])


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nobody", "no bot 'nobody'"),
        ("no.such:Bot", "there is no such bot: No module named 'no'"),
        ("carteblanche.games.blockers.bots:Nobody", "there is no such bot: .*no attribute 'Nobody'"),
        ("carteblanche.games.blockers.bots:SKILLS", "cannot be called"),
        ("level:nobody", "no level 'nobody'; there are random"),
        ("run:", "needs a command"),
        ("run:'", "not a command"),
    ],
)
def test_what_is_no_bot_is_refused(name: str, said: str) -> None:
    with pytest.raises(Unreadable, match=said):
        read_entrants(GAME, ["random", name])
