"""What an act brings about, as the bot says it."""

from __future__ import annotations

from typing import Any

import pytest

from carteblanche.core.driver import drive
from carteblanche.core.luck import KeyedLuck
from carteblanche.games.blank import actions as a
from carteblanche.games.blank.bots import reasons
from carteblanche.games.blank.bots.reasons import Effect, reason
from carteblanche.games.blank.bots.thinking import Thought
from carteblanche.games.blank.rules import Blank
from carteblanche.games.blank.state import Config
from carteblanche.search.reasons import Explaining, Reason

GAME = Blank()


@pytest.mark.parametrize(
    ("effect", "expected"),
    [
        (Effect(-1, 2, 0), Reason("burdens", {"chance": 60, "next": 50, "cards": 2})),
        (Effect(-2, 0, 0.9), Reason("ready", {"chance": 60, "next": 50})),
        (Effect(-2, 0, 0.1), Reason("sheds", {"chance": 60, "next": 50, "cards": 2})),
        (Effect(1, 0, 0), Reason("costs", {"chance": 60, "next": 50, "cards": 1})),
        (Effect(0.2, 0.3, 0), Reason("weighs", {"chance": 60, "next": 50})),
    ],
)
def test_the_reason_is_what_the_act_brings_about(
    effect: Effect, expected: Reason, monkeypatch: pytest.MonkeyPatch
) -> None:
    def found(*_: Any) -> Effect:
        return effect

    monkeypatch.setattr(reasons, "_effect", found)
    given: Any = None
    assert reason(GAME, given, a.Draw(), Thought(a.Draw(), 0.6, 0.5), KeyedLuck.seeded(1)) == expected


def test_what_needs_no_thought_is_said_without_numbers() -> None:
    given: Any = None
    said = [reason(GAME, given, action, None, KeyedLuck.seeded(1)) for action in (a.Object(), a.Vote("yes"), a.Draw())]
    assert said == [Reason("notices"), Reason("agrees"), Reason("only")]


def test_what_is_explained_is_what_is_played() -> None:
    bot = GAME.BOTS["master"](GAME)
    assert isinstance(bot, Explaining)
    luck, codes = KeyedLuck.seeded(1), list[str]()
    quick = GAME.BOTS["beginner"](GAME)
    state = GAME.setup(Config(reading=False, rewards=False), 2, luck)
    for number, step in enumerate(drive(GAME, state, [quick, quick], luck, [luck, luck])):
        if number == 30:
            break
        for seat in GAME.prompts(step.state):
            view = GAME.view(step.state, seat)
            action, why = bot.explain(view, KeyedLuck.seeded(2))
            assert action == bot.choose(view, KeyedLuck.seeded(2))
            if why.code in {"sheds", "ready"}:
                assert isinstance(action, a.Play)
                assert 0 <= int(why.values["next"]) <= int(why.values["chance"]) <= 100
            codes.append(why.code)
    assert {"only", "sheds"} <= set(codes)
