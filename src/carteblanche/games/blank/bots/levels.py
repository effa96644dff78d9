"""BLANK: players. Each sees only its view; what cards do it finds out by trying them on imagined states."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, final

from carteblanche.core.luck import KeyedLuck, Luck
from carteblanche.core.rules import AnyGame, Bot
from carteblanche.core.values import Prompt, Seat
from carteblanche.games.blank import actions as a
from carteblanche.games.blank.bots.attention import looks_wrong, overlooked, owed
from carteblanche.games.blank.bots.prospects import prospects
from carteblanche.games.blank.bots.reasons import reason
from carteblanche.games.blank.bots.thinking import LATER, Depth, Thought, cards_of, chances, follow, quick, think
from carteblanche.games.blank.box import Box
from carteblanche.games.blank.engine.answers import open_ask
from carteblanche.games.blank.view import BlankView
from carteblanche.search.budget import Budget, Clock
from carteblanche.search.judging import Verdict, compare
from carteblanche.search.random import RandomBot
from carteblanche.search.reasons import Reason

_LISTED: Final = 400
"""More options than this are not all looked at."""
_MOST: Final = 24
"""So many of them are tried: those that get rid of most cards."""
_LOOKS_BACK: Final = 600
"""No more steps are played on imagined tables for a judgement of an act,"""
_WORLDS: Final = 24
"""and then it is compared with the best on so many."""
_HASTE: Final = 25
"""So often, in a hundred, *beginner* does not look any further than what it sees first;"""
_SEEN: Final = 6
"""else it sees so many ways to play."""
_SURE: Final = 40.0
"""What is worth this much has won."""


@final
class Beginner:
    """Gets rid of as many cards as it sees, and one time in four lays what comes to its mind first; does not think about what cards do."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def choose(self, view: Any, luck: Luck) -> Any:
        said = agreed(view, luck) or spoken(self._game, view, luck, 70)
        if said is not None:
            return said
        options = self._game.options(view)
        first = options.sample(luck)
        if luck.below(100) < _HASTE or not isinstance(first, a.Play):
            return first
        return max((options.sample(luck) for _ in range(_SEEN)), key=cards_of)


@final
class Reader:
    """Reads the cards: tries options on imagined states, and looks at what would be left to play.

    What it owes it does at once. Every option is tried in the same `worlds` with the same luck, so
    that what it compares is the options. The `width` best of them are then followed for `ahead` more steps, in which everybody plays
    quickly. `overlooks` is the chance, in a hundred, that it does not notice what there is to notice, `misses` that it does not think of
    something that it could do.
    """

    def __init__(
        self,
        game: AnyGame,
        *,
        worlds: int,
        width: int = 0,
        deep: int = 0,
        ahead: int = 0,
        overlooks: int,
        misses: int = 0,
    ) -> None:
        self._game: Any = game
        self._worlds = worlds
        self._width = width
        self._deep = deep
        self._ahead = ahead
        self._overlooks = overlooks
        self._misses = misses

    def choose(self, view: Any, luck: Luck) -> Any:
        said = agreed(view, luck) or spoken(self._game, view, luck, self._overlooks)
        if said is not None:
            return said
        listed = listed_options(self._game, view, luck)
        if (ready := _at_once(listed)) is not None:
            return ready
        if self._misses:
            listed = [action for action in listed if luck.below(100) >= self._misses] or listed[:1]
        best = self._ranked(view, listed, self._worlds, 0, luck)
        if self._width and len(best) > 1 and best[0][0] < _SURE:
            best = self._ranked(view, [action for _, action in best[: self._width]], self._deep, self._ahead, luck)
        return best[0][1]

    def _ranked(
        self, view: BlankView, listed: list[Any], worlds: int, ahead: int, luck: Luck
    ) -> list[tuple[float, Any]]:
        """The options with what they are worth, the best first."""
        imagined = [(self._game.imagine(view, luck), luck.below(1 << 30)) for _ in range(worlds)]
        assert view.viewer is not None
        found: list[tuple[float, Any]] = []
        for action in luck.shuffle(listed):
            worth = sum(
                self._tried(world, view.viewer, action, KeyedLuck.seeded(seed), ahead) for world, seed in imagined
            )
            found.append((worth / worlds, action))
        return sorted(found, key=lambda one: -one[0])

    def _tried(self, world: Any, seat: Seat, action: Any, luck: Luck, ahead: int) -> float:
        """How good the table looks for this seat after the action, once all it asks has been answered and so many steps are played."""
        game = self._game

        def reply(state: Any, asked: Seat, _prompt: Prompt) -> Any:
            options = game.options(game.view(state, asked))
            return game.play(state, LATER, asked, quick(options, luck), luck) if len(options) else None

        state = follow(game, game.play(world, LATER, seat, action, luck), ahead, reply)
        return prospects(game.box_of(state), state, seat)


@final
class Thinker:
    """Tries what it could do on imagined tables, and plays the best of it on there, as long as its budget lasts."""

    def __init__(self, game: AnyGame, depth: Depth, overlooks: int) -> None:
        self._game: Any = game
        self._depth = depth
        self._overlooks = overlooks
        self._clock: Clock | None = None
        self._seconds = 0.0

    def keep_time(self, clock: Clock, seconds: float) -> None:
        self._clock, self._seconds = clock, seconds

    def choose(self, view: Any, luck: Luck) -> Any:
        return self._thought(view, luck)[0]

    def explain(self, view: Any, luck: Luck) -> tuple[Any, Reason]:
        """As `choose`, and why."""
        action, thought = self._thought(view, luck)
        return action, reason(self._game, view, action, thought, luck)

    def judge(self, view: Any, made: Any, luck: Luck) -> Verdict | None:
        """Of cards that were laid or drawn without fault, where it would not say or do something else first."""
        if not isinstance(made, a.Play | a.Draw) or made not in self._game.options(view):
            return None
        best, thought = self._thought(view, luck, Budget(min(self._depth.steps, _LOOKS_BACK)))
        if thought is None or not isinstance(best, a.Play | a.Draw):
            return None
        compared = (made,) if best == made else (made, best)
        made_chances, *others = chances(self._game, view, compared, self._depth.ahead, _WORLDS, luck)
        return compare(best, others[0] if others else made_chances, made, made_chances)

    def _thought(self, view: Any, luck: Luck, budget: Budget | None = None) -> tuple[Any, Thought | None]:
        """What it does, and what it thought of it; nothing where it needs no thought."""
        budget = budget or Budget(self._depth.steps, self._clock, self._seconds)
        said = agreed(view, luck) or spoken(self._game, view, luck, self._overlooks)
        if said is not None:
            return said, None
        listed = listed_options(self._game, view, luck)
        if (ready := _at_once(listed)) is not None:
            return ready, None
        thought = think(self._game, view, listed, self._depth, budget, luck)
        return thought.action, thought


def listed_options(game: Any, view: BlankView, luck: Luck) -> list[Any]:
    """What is worth a thought: not to decline, every other time not to use what a card allows, and of very many the largest plays."""
    options = game.options(view)
    listed = list(options) if len(options) <= _LISTED else [options.sample(luck) for _ in range(_LISTED // 4)]
    if not view.affairs.asks and view.viewer == view.affairs.turn:
        listed = [action for action in listed if not isinstance(action, a.Decline)] or listed
    if luck.below(2):
        listed = [action for action in listed if not isinstance(action, a.Use)] or listed
    if len(listed) > _MOST:
        listed = sorted(luck.shuffle(listed), key=cards_of, reverse=True)[:_MOST]
    return listed


def _at_once(listed: list[Any]) -> Any:
    """What needs no thought: the only option, duties, reading, rewards."""
    if len(listed) == 1:
        return listed[0]
    return next((one for one in listed if isinstance(one, a.Done | a.Understood | a.Forgo | a.Approve)), None)


def agreed(view: BlankView, luck: Luck) -> a.Action | None:
    """A player goes along with what the table does, but gets no card by a referee's move; who is guilty and what has happened it leaves to
    luck, and denies nothing that is said of it.
    """
    if view.prompt is None:
        return None
    motion = view.affairs.motion
    if motion is not None and "vote" in view.prompt.kinds:
        if motion.what in ("verdict", "report"):
            return a.Vote(luck.pick(motion.choices))
        refused = motion.what == "correct" and motion.text == f"hand {view.viewer}"
        return a.Vote(motion.choices[1 if refused else 0])
    ask = open_ask(view.affairs.asks, view.viewer)
    return a.Decline() if ask is not None and ask.what == "report" else None


def spoken(game: Any, view: BlankView, luck: Luck, overlooks: int) -> a.Action | None:
    """What a player says or carries out who overlooks about so many of a hundred things that there are to notice; mostly nothing."""
    kinds = () if view.prompt is None else view.prompt.kinds
    if "decline" not in kinds or view.affairs.asks:
        return None
    box: Box = game.box_of(view)
    names, me = box.names, view.viewer
    found: list[a.Action] = []
    if view.config.effects == "by-hand":
        debts = owed(box, view, luck)
        found += [a.Apply(names[debt.frame.card]) for debt in debts if debt.seat == me and not debt.late]
        found += [a.Accuse(debt.seat, names[debt.frame.card]) for debt in debts if debt.seat != me and debt.late]
    if looks_wrong(box, view):
        found.append(a.Object())
    judged = {(seat, card) for seat, card, plays in view.affairs.judged if plays == view.affairs.plays}
    late = [duty for duty in view.affairs.duties if duty.stage == "overdue" and duty.seat != me]
    late = [duty for duty in late if (duty.seat, duty.card) not in judged]
    found += [a.Accuse(duty.seat, names[duty.card]) for duty in late]
    missed = {own: overlooked(view, overlooks, own=own) for own in (False, True)}
    return next(
        (
            action
            for action in found
            if luck.below(100) >= missed[isinstance(action, a.Apply)] and action in game.options(view)
        ),
        None,
    )


def _reader(**strength: int) -> Callable[[Any], Bot[Any, Any]]:
    return lambda game: Reader(game, **strength)


def _thinker(depth: Depth, overlooks: int) -> Callable[[Any], Bot[Any, Any]]:
    return lambda game: Thinker(game, depth, overlooks)


BOTS: Final[Mapping[str, Callable[[Any], Bot[Any, Any]]]] = {
    "random": RandomBot,
    "beginner": Beginner,
    "casual": _reader(worlds=1, overlooks=55, misses=40),
    "reader": _reader(worlds=2, overlooks=40),
    "sharp": _reader(worlds=4, width=6, deep=16, ahead=6, overlooks=5),
    "master": _thinker(Depth(steps=3000, glance=6, width=8, ahead=6), 2),
}
"""Weakest first."""
