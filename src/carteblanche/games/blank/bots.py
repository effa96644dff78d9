"""BLANK: players. Each sees only its view; what cards do it finds out by trying them on imagined states."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, final

from carteblanche.core.luck import Luck
from carteblanche.core.rules import AnyGame, Bot
from carteblanche.core.values import Millis, Seat
from carteblanche.games.blank import actions as a
from carteblanche.search.random import RandomBot

_LATER: Final = 10**12
"""A moment after everything, for imagined games: nothing in them is too soon."""


@final
class Beginner:
    """Gets rid of as many cards as it sees, and sees everything only every other time; does not think about what cards do."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def choose(self, view: Any, luck: Luck) -> Any:
        options = self._game.options(view)
        first = options.sample(luck)
        if luck.below(2) or not isinstance(first, a.Play):
            return first
        return max((options.sample(luck) for _ in range(6)), key=lambda action: len(getattr(action, "cards", ())))


@final
class Reader:
    """Reads the cards: tries every option on imagined states, lets others answer at random, and counts cards.

    What it owes it does at once; in contests and votes it leaves the answer to luck. `ahead` is how many steps it follows what comes of
    a play: only the questions it raises, or (`further`) the turns after it as well, everybody playing quickly. `overlooks` is the chance,
    in a hundred, that it does not notice what somebody else failed to do.
    """

    def __init__(
        self, game: AnyGame, worlds: int, width: int, ahead: int, overlooks: int, *, further: bool = False
    ) -> None:
        self._game = game
        self._worlds = worlds
        self._width = width
        self._ahead = ahead
        self._overlooks = overlooks
        self._further = further

    def choose(self, view: Any, luck: Luck) -> Any:
        options = self._game.options(view)
        listed = list(options) if len(options) <= 400 else [options.sample(luck) for _ in range(self._width)]
        if (ready := self._at_once(listed, luck)) is not None:
            return ready
        listed = [action for action in listed if not isinstance(action, a.Accuse | a.Object)] or listed
        if len(listed) > self._width:
            listed = self._promising(listed, luck)
        if len(listed) == 1:
            return listed[0]
        worlds = [self._game.imagine(view, luck) for _ in range(self._worlds)]
        best: list[Any] = []
        highest: float | None = None
        for action in listed:
            value = sum(self._tried(world, view.viewer, action, luck) for world in worlds)
            if highest is None or value > highest:
                highest, best = value, [action]
            elif value == highest:
                best.append(action)
        return luck.pick(best)

    def _at_once(self, listed: list[Any], luck: Luck) -> Any:
        """What needs no thought: duties, votes, reading, rewards, and what it has noticed."""
        for action in listed:
            if isinstance(action, a.Done | a.Understood | a.Forgo | a.Approve):
                return action
            if isinstance(action, a.Accuse | a.Object) and luck.below(100) >= self._overlooks:
                return action
        if all(isinstance(action, a.Vote) for action in listed):
            return luck.pick(listed)
        return None

    def _promising(self, listed: list[Any], luck: Luck) -> list[Any]:
        """The plays that get rid of most cards, and some others."""
        order = sorted(luck.shuffle(listed), key=lambda action: -len(getattr(action, "cards", ())))
        return order[: self._width]

    def _tried(self, world: Any, seat: Seat, action: Any, luck: Luck) -> float:
        """How good the table looks for this seat after the action, and after everybody has played on for a while."""
        game = self._game
        now = Millis(_LATER)
        state = game.play(world, now, seat, action, luck)
        for _ in range(self._ahead):
            affairs = state.affairs
            if affairs.winners or (not self._further and not affairs.asks):
                break
            prompts = game.prompts(state)
            if not prompts:
                break
            asked = affairs.asks[0].seat if affairs.asks else affairs.turn if affairs.turn in prompts else min(prompts)
            options = game.options(game.view(state, asked))
            if not len(options):
                break
            state = game.play(state, now, asked, _quick(options, luck), luck)
        return self._value(state, seat)

    def _value(self, state: Any, seat: Seat) -> float:
        affairs, places = state.affairs, state.pieces.places
        if affairs.winners:
            return 100.0 if seat in affairs.winners else -100.0
        sizes: list[int] = [len(places[5 + one]) for one in range(state.seats)]
        others = [size for one, size in enumerate(sizes) if one != seat]
        value = 0.6 * min(others) + 0.4 * sum(others) / len(others) - 1.2 * sizes[seat]
        turn: int = affairs.turn
        threatened = sizes[turn] <= 2 and turn != seat
        mine = places[5 + seat]
        colours = {card % 36 // 6 for card in mine}
        return value + (1.0 if turn == seat else 0.0) - (1.0 if threatened else 0.0) - 0.1 * len(colours)


def _quick(options: Any, luck: Luck) -> Any:
    """The better of two options drawn: the one that gets rid of more cards."""
    one, other = options.sample(luck), options.sample(luck)
    return other if len(getattr(other, "cards", ())) > len(getattr(one, "cards", ())) else one


def _reader(
    worlds: int, width: int, ahead: int, overlooks: int, *, further: bool = False
) -> Callable[[Any], Bot[Any, Any]]:
    return lambda game: Reader(game, worlds, width, ahead, overlooks, further=further)


BOTS: Final[Mapping[str, Callable[[Any], Bot[Any, Any]]]] = {
    "random": RandomBot,
    "beginner": Beginner,
    "reader": _reader(2, 12, 4, 40),
    "sharp": _reader(8, 16, 10, 5, further=True),
}
