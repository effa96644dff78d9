"""BLANK at random through the public protocol, with three active starter rules, beside RLCard's UNO; and texts read."""

from __future__ import annotations

from time import process_time
from typing import Any

from bench.calibration import CALIBRATION
from bench.contract import Bench, Contender, Contest, Goal, Missing, Stage
from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Millis
from carteblanche.games import catalogue

OURS = "Carte Blanche"
UNO = "RLCard, UNO"


def rate(seconds: float, players: int, options: dict[str, Any]) -> float:
    """Actions a second: who is prompted views, lists what is proper, picks one at random and plays it; if nobody is, time passes."""
    game = catalogue.open("blank")
    config: Any = game.CONFIG(reading=False, rewards=False, **options)
    luck = KeyedLuck.seeded(1, "bench")
    began = process_time()
    actions = 0
    while process_time() - began < seconds:
        state = game.setup(config, players, luck)
        now = 0
        while True:
            prompts = game.prompts(state)
            if prompts:
                seat = next(iter(prompts))
                action = game.options(game.view(state, seat)).sample(luck)
                now += 10
                state = game.play(state, Millis(now), seat, action, luck)
                actions += 1
            elif alarms := game.alarms(state):
                first = min(alarms, key=lambda alarm: alarm.at)
                now = max(now, first.at)
                state = game.ring(state, first, luck)
            else:
                break
    return actions / (process_time() - began)


def uno_rate(seconds: float) -> float:
    try:
        import rlcard
    except ImportError as error:
        raise Missing(str(error)) from None
    env = rlcard.make("uno", config={"seed": 1, "game_num_players": 4})
    began = process_time()
    actions = 0
    while process_time() - began < seconds:
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[actions * 7919 % len(legal)])
            actions += 1
    return actions / (process_time() - began)


def _read(seconds: float, language: str) -> float:
    from carteblanche.games.blank.starter import starter
    from carteblanche.reader.answer import read

    texts = [card.words.text for card in starter(language).rules]
    began = process_time()
    count = 0
    while process_time() - began < seconds:
        read(texts[count % len(texts)], "rule", language)
        count += 1
    return count / (process_time() - began)


def run(stage: Stage) -> None:
    for title, options in (("referee", {}), ("sharp eyes", {"effects": "by-hand", "wrong": "lie"})):

        def ours(seconds: float, options: dict[str, Any] = options) -> float:
            return rate(seconds, 4, options)

        contenders = (Contender(OURS, ours), Contender(UNO, uno_rate, "peer"), CALIBRATION)
        goals = (Goal(OURS, UNO, 1.0),)
        stage.contest(Contest(f"BLANK, 4 players, {title}", "actions/s", contenders, goals=goals, seconds=1.0))
    stage.say(
        "UNO's cards are fixed, "
        "and RLCard keeps one state that it changes, without news, recall, alarms, accusations or a trace."
    )


def languages(stage: Stage) -> None:
    from carteblanche.games.blank.printer.labels import LANGUAGES

    def reader(language: str) -> Contender:
        return Contender(language, lambda seconds: _read(seconds, language))

    stage.contest(Contest("starter rules read", "texts/s", tuple(reader(one) for one in LANGUAGES), seconds=0.5))


BENCHES = [
    Bench("blank", "random play with three rules beside RLCard's UNO", run),
    Bench("blank-language", "texts of cards read in five languages", languages),
]
