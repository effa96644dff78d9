"""Which games are on record for ever: of every released game every option and every number of players. Only ever added to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from carteblanche.core.clocks import Pace
from carteblanche.core.luck import Luck
from carteblanche.core.values import Millis
from carteblanche.games.blanko.actions import Done, Exchange
from carteblanche.games.blitz.actions import Centre, Stuck
from carteblanche.testing.blank import recordings as blank_recordings
from carteblanche.testing.blanko import wander
from carteblanche.testing.recording import Recording

HASTY: Final = Pace(Millis(20_000), Millis(2000))
"""Little thinking time, so that clocks fall."""


def _blockers() -> Iterable[Recording]:
    for scoring in ("blockers", "uptown"):
        for two in ("basic", "advanced"):
            ends: Any = "leave" if (two, scoring) == ("basic", "uptown") else ""
            config = {"two": two, "scoring": scoring}
            yield Recording("blockers", f"2-{two}-{scoring}", 2, config, pace=HASTY, ends=ends, longest=80)
        for seats in (3, 4, 5):
            ends = "leave" if (seats, scoring) == (4, "blockers") else ""
            yield Recording(
                "blockers", f"{seats}-{scoring}", seats, {"scoring": scoring}, seats - 3, ends=ends, longest=150
            )
    yield Recording("blockers", "2-given-up", 2, {}, ends="abort", longest=60)
    yield Recording("blockers", "3-bots-alone", 3, {}, bots=3)


def _quick(game: Any, view: Any, luck: Luck) -> Any:
    """What an expert would do; now and then anything."""
    return game.BOTS["expert"](game).choose(view, luck) if luck.below(8) else None


def _lazy(game: Any, view: Any, luck: Luck) -> Any:
    """Hardly anything that helps: the round stalls."""
    idle = [action for action in game.options(view) if not isinstance(action, Centre | Stuck)]
    return luck.pick(idle) if idle and luck.below(30) else None


def _blitz() -> Iterable[Recording]:
    for seats in range(2, 9):
        yield Recording("blitz", f"{seats}-round", seats, {"rounds": 1}, seats // 3, act=_quick)
    for seats in (2, 3):
        for pace in ("slow", "turns"):
            config = {"pace": pace, "rounds": 1, "target": 30}
            yield Recording("blitz", f"{seats}-{pace}", seats, config, act=_quick)
    for pace in ("race", "turns"):
        config = {"pace": pace, "rounds": 1, "idle": 4000, "grace": 3000, "decide": 2500, "browse": 5000}
        yield Recording("blitz", f"2-{pace}-stalls", 2, config, act=_lazy)
    match = {"rounds": 3, "target": 90, "youngest": 2, "auto_go": 2000, "countdown": 500, "between": 4000}
    yield Recording("blitz", "3-match", 3, match, act=_quick, longest=1000)
    yield Recording("blitz", "3-target", 3, {"target": 10}, act=_quick)
    yield Recording("blitz", "4-slow-times", 4, {"pace": "slow", "rest": 300, "rounds": 1}, act=_quick)
    yield Recording("blitz", "4-unfair", 4, {"cap": 0, "spacing": 0, "rounds": 1}, act=_quick)
    yield Recording("blitz", "2-bots-alone", 2, {"rounds": 1}, bots=2, act=_quick)
    yield Recording("blitz", "2-left", 2, {"rounds": 1}, act=_quick, ends="leave", longest=100)
    yield Recording("blitz", "3-left", 3, {"rounds": 1}, act=_quick, ends="leave", longest=100)
    yield Recording("blitz", "2-given-up", 2, {"rounds": 1}, act=_quick, ends="abort", longest=100)


def _steady(game: Any, view: Any, luck: Luck) -> Any:
    """A word, as long as there is one, or a letter swapped; anything when something else is asked."""
    if view.phase == "mini" and luck.below(2):
        return Done()
    tries = 4 if view.phase == "turn" else 1
    return next((action for _ in range(tries) if (action := wander(game, view, luck)) is not None), None)


def _best(game: Any, view: Any, luck: Luck) -> Any:
    """What the strongest bot would do: the bag gets empty."""
    return list(game.BOTS.values())[-1](game).choose(view, luck)


def _fruitless(game: Any, view: Any, _: Luck) -> Any:
    """Letters are exchanged and nothing else is done."""
    return next((action for action in game.options(view) if isinstance(action, Exchange)), None)


def _blanko() -> Iterable[Recording]:
    more: dict[str, dict[str, Any]] = {
        "strict": {"mini_seconds": 20},
        "friendly": {"house": True, "mini_scoring": "literal"},
        "challenge": {"challenge_cost": 5, "challenge_seconds": 10, "mini_letter_required": True, "house": True},
    }
    for words, config in more.items():
        for seats in (2, 3, 4):
            pace = HASTY if seats == 3 else None
            ends: Any = "leave" if (words, seats) == ("strict", 4) else ""
            options = {"words": words, **config}
            yield Recording("blanko", f"{seats}-{words}", seats, options, seats - 2, pace, ends, _steady, "de", 120)
    for language in ("en", "fr", "pl", "ru"):
        config = {"language": language, "foreign": True, "words": "friendly", "house": True}
        yield Recording("blanko", f"2-{language}", 2, config, act=_steady, lexicon=language, longest=120)
    yield Recording("blanko", "2-given-up", 2, {}, ends="abort", act=wander, lexicon="de", longest=60)
    yield Recording("blanko", "2-passed", 2, {}, act=wander, lexicon="de", longest=60)
    yield Recording("blanko", "2-out", 2, {}, act=_best, lexicon="de", longest=40, seed=3)
    sharp = {"words": "challenge", "challenge_turn": True, "polite": True, "challenge_seconds": 10}
    yield Recording("blanko", "3-double-challenge", 3, sharp, act=_steady, lexicon="de", longest=120)
    yield Recording("blanko", "3-barren", 3, {}, act=_fruitless, lexicon="de", longest=60)


RECORDINGS: Final = (*blank_recordings.recordings(), *_blanko(), *_blockers(), *_blitz())
