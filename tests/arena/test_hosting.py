from __future__ import annotations

import io
import json
from collections.abc import Callable
from typing import Any

import msgspec

from carteblanche.arena.hosting import find_maker, serve
from carteblanche.arena.protocol import Choose, Game, Plan, Play, Reach, Ready
from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Millis, Seat
from carteblanche.games import catalogue
from carteblanche.table.log import Chair, Header


def ask(name: str, *questions: Any) -> list[Any]:
    answers = io.BytesIO()
    serve(find_maker(name), [msgspec.json.encode(question) for question in questions], answers)
    return [json.loads(line) for line in answers.getvalue().splitlines()]


def make_header(game: str, **config: Any) -> Header:
    return Header(game, catalogue.newest(game), config, (Chair("bot", "a"), Chair("bot", "b")), "")


def see(game: Any, config: Any) -> Any:
    view = game.view(game.setup(config, 2, KeyedLuck.seeded(1)), Seat(0))
    return msgspec.Raw(msgspec.json.encode(view))


def test_a_bot_gets_its_view_and_the_same_seed_is_the_same_luck() -> None:
    game = catalogue.open("blockers")
    begin = Game("1", make_header("blockers"), Seat(0))
    asked = [Choose(str(n), see(game, game.CONFIG()), None, seed, 1.0) for n, seed in enumerate(("aa", "aa", "bb"), 2)]
    ready, *plays = ask("carteblanche.search.random:RandomBot", begin, *asked)
    assert ready == msgspec.to_builtins(Ready("1"))
    assert [play["ref"] for play in plays] == ["2", "3", "4"]
    assert plays[0]["action"] == plays[1]["action"] != plays[2]["action"]
    action = msgspec.convert(plays[0]["action"], game.ACTION)
    assert action in game.options(msgspec.json.decode(asked[0].view, type=game.VIEW))
    assert msgspec.json.decode(msgspec.json.encode(plays[0]), type=Play).ref == "2"


def expert(game: Any) -> Any:
    return game.BOTS["expert"](game)


class Patient:
    """Says by what it plays how long it may think: the option of that number."""

    def __init__(self, game: Any) -> None:
        self._game = game
        self._seconds = 0.0

    def keep_time(self, clock: Callable[[], float], seconds: float) -> None:
        assert clock() <= clock()
        self._seconds = seconds

    def choose(self, view: Any, luck: Any) -> Any:
        return list(self._game.options(view))[int(self._seconds)]


def test_a_bot_that_keeps_time_is_told_how_long_it_may_think() -> None:
    game = catalogue.open("blockers")
    options = list(game.options(game.view(game.setup(game.CONFIG(), 2, KeyedLuck.seeded(1)), Seat(0))))
    choose = Choose("2", see(game, game.CONFIG()), None, "aa", 9.0)
    for thinking, expected in ((None, 0), (3.0, 3)):
        _, play = ask(f"{__name__}:Patient", Game("1", make_header("blockers"), Seat(0), thinking), choose)
        assert play["action"] == msgspec.to_builtins(options[expected])


def test_a_level_can_play_as_a_bot_from_outside() -> None:
    game = catalogue.open("blockers")
    view = see(game, game.CONFIG())
    _, play = ask("level:greedy", Game("1", make_header("blockers"), Seat(0)), Choose("2", view, None, "aa", 1.0))
    chosen = game.BOTS["greedy"](game).choose(
        msgspec.json.decode(view, type=game.VIEW), KeyedLuck(bytes.fromhex("aa"), "bot")
    )
    assert play["action"] == msgspec.to_builtins(chosen)


def test_a_hand_says_its_way() -> None:
    game = catalogue.open("blitz")
    begin = Game("1", make_header("blitz", countdown=0), Seat(0))
    plan = Plan("2", see(game, game.CONFIG()), None, "aa", 1.0, Millis(500))
    ready, reach = ask(f"{__name__}:expert", begin, plan)
    assert ready["hands"] is True
    way = msgspec.json.decode(msgspec.json.encode(reach), type=Reach).way
    assert way is not None
    assert way.lands > way.begins >= 500
