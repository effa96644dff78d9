"""BLANK: players. Each sees only its view; what cards do it finds out by trying them on imagined states."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, final

from carteblanche.core.luck import KeyedLuck, Luck
from carteblanche.core.rules import AnyGame, Bot
from carteblanche.core.values import Millis, Seat
from carteblanche.games.blank import actions as a
from carteblanche.games.blank.bots.attention import looks_wrong, owed
from carteblanche.games.blank.bots.prospects import prospects
from carteblanche.games.blank.box import Box
from carteblanche.games.blank.engine.answers import open_ask
from carteblanche.games.blank.view import BlankView
from carteblanche.search.random import RandomBot

_LATER: Final = 10**12
"""A moment after everything, for imagined games: nothing in them is too soon."""
_LISTED: Final = 400
"""More options than this are not all looked at."""
_MOST: Final = 24
"""So many of them are tried: those that get rid of most cards."""
_ANSWERS: Final = 6
"""So many questions that an option raises are followed."""
_SURE: Final = 40.0
"""What is worth this much has won."""


@final
class Beginner:
    """Gets rid of as many cards as it sees, and sees everything only every other time; does not think about what cards do."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def choose(self, view: Any, luck: Luck) -> Any:
        said = agreed(view, luck) or spoken(self._game, view, luck, 70)
        if said is not None:
            return said
        options = self._game.options(view)
        first = options.sample(luck)
        if luck.below(2) or not isinstance(first, a.Play):
            return first
        return max((options.sample(luck) for _ in range(6)), key=_cards)


@final
class Reader:
    """Reads the cards: tries options on imagined states, and looks at what would be left to play.

    What it owes it does at once. Every option is tried in the same `worlds` with the same luck, so
    that what it compares is the options. The `width` best of them are then followed for `ahead` more steps, in which everybody plays
    quickly. `overlooks` is the chance, in a hundred, that it does not notice what there is to notice.
    """

    def __init__(
        self, game: AnyGame, *, worlds: int, width: int = 0, deep: int = 0, ahead: int = 0, overlooks: int
    ) -> None:
        self._game: Any = game
        self._worlds = worlds
        self._width = width
        self._deep = deep
        self._ahead = ahead
        self._overlooks = overlooks

    def choose(self, view: Any, luck: Luck) -> Any:
        said = agreed(view, luck) or spoken(self._game, view, luck, self._overlooks)
        if said is not None:
            return said
        listed = self._listed(view, luck)
        if (ready := _at_once(listed)) is not None:
            return ready
        best = self._ranked(view, listed, self._worlds, 0, luck)
        if self._width and len(best) > 1 and best[0][0] < _SURE:
            best = self._ranked(view, [action for _, action in best[: self._width]], self._deep, self._ahead, luck)
        return best[0][1]

    def _listed(self, view: BlankView, luck: Luck) -> list[Any]:
        options = self._game.options(view)
        listed = list(options) if len(options) <= _LISTED else [options.sample(luck) for _ in range(_LISTED // 4)]
        if not view.affairs.asks and view.viewer == view.affairs.turn:
            listed = [action for action in listed if not isinstance(action, a.Decline)] or listed
        if luck.below(2):
            listed = [action for action in listed if not isinstance(action, a.Use)] or listed
        if len(listed) > _MOST:
            listed = sorted(luck.shuffle(listed), key=_cards, reverse=True)[:_MOST]
        return listed

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
        game, now = self._game, Millis(_LATER)
        state = game.play(world, now, seat, action, luck)
        for step in range(_ANSWERS + ahead):
            affairs = state.affairs
            if affairs.winners or (step >= ahead and not affairs.asks):
                break
            prompts = game.prompts(state)
            if not prompts:
                break
            asked = affairs.asks[0].seat if affairs.asks else affairs.turn if affairs.turn in prompts else min(prompts)
            options = game.options(game.view(state, asked))
            if not len(options):
                break
            state = game.play(state, now, asked, _quick(options, luck), luck)
        return prospects(game.box_of(state), state, seat)


def _cards(action: Any) -> int:
    return len(getattr(action, "cards", ()))


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
    """What a player says or carries out who notices what there is to notice, but for so many of a hundred times; mostly nothing."""
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
    return next((action for action in found if luck.below(100) >= overlooks and action in game.options(view)), None)


def _quick(options: Any, luck: Luck) -> Any:
    """The best of three options drawn: the one that gets rid of most cards."""
    return max((options.sample(luck) for _ in range(3)), key=_cards)


def _reader(**strength: int) -> Callable[[Any], Bot[Any, Any]]:
    return lambda game: Reader(game, **strength)


BOTS: Final[Mapping[str, Callable[[Any], Bot[Any, Any]]]] = {
    "random": RandomBot,
    "beginner": Beginner,
    "reader": _reader(worlds=2, overlooks=40),
    "sharp": _reader(worlds=4, width=6, deep=16, ahead=6, overlooks=5),
}
