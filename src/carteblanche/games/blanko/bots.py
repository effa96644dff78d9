"""BLANKO: players. Each sees only its view, and finds its moves with the words that it knows.

A level is a vocabulary, by how common a word must be, and an eye: how many tiles and words at once it takes in, whether it thinks
of swaps. The weaker ones err like people do: they do not know the word, or do not see the place. The better ones reckon with the
card that a BLANKO square will bring; the best one also with the letters that stay on its rack.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, final

from carteblanche.core.luck import Luck
from carteblanche.core.rules import Bot
from carteblanche.games.blanko.actions import (
    Accept,
    Action,
    Admit,
    Arrange,
    Challenge,
    Done,
    Exchange,
    Facts,
    Pass,
    Redraw,
)
from carteblanche.games.blanko.data import CELL, RACK, REDRAWN, SIDE, tiles
from carteblanche.games.blanko.leaves import worth
from carteblanche.games.blanko.letters import EMPTY, JOKER
from carteblanche.games.blanko.moves import Found, Moves
from carteblanche.games.blanko.plays import Place, Swap, judge_placement, judge_swap
from carteblanche.games.blanko.referee import Referee
from carteblanche.games.blanko.view import BlankoView, facts

CARD: Final = 5.6
"""What a card brings on the average, for each BLANKO square."""
REPLIES: Final = 4
"""How many racks of the next player are imagined for each of the moves that are thought through."""
WEIGHED: Final = 60
"""Of how many of the dearest moves the letters that stay are weighed."""


class Level(NamedTuple):
    common: int
    """How common a word must be for this player to know it; see `Graph.frequency`."""
    tiles: int = 8
    """How many tiles it lays at once."""
    words: int = 9
    """How many words at once it sees."""
    swaps: bool = True
    cards: bool = True
    leaves: bool = False
    replies: int = 0
    """For how many of the best moves it thinks of what the next player could do then."""


@final
class Player:
    def __init__(self, level: Level, referee: Referee) -> None:
        self._level = level
        self._referee = referee

    def choose(self, view: BlankoView, luck: Luck) -> Action:
        known = facts(view)
        match view.phase:
            case "turn":
                return self._turn(known, luck)
            case "mini":
                return self._mini(view, known)
            case "redraw":
                return Redraw(self._burden(known))
            case "challenge":
                return self._answer(view, known)
            case "vote":
                return Admit("abstain")

    def _knows(self, known: Facts, words: tuple[str, ...]) -> bool:
        """Whether all these are words that this player knows and would lay."""
        graph, rude = self._referee.graph(known.config, known.admitted), self._referee.rude
        return rude.isdisjoint(words) and all(
            word in known.admitted or (graph.frequency(word) or 0) >= self._level.common for word in words
        )

    def _turn(self, known: Facts, luck: Luck) -> Action:
        level = self._level
        moves = Moves(known, self._referee)
        ranked = [(raw[0] + (CARD * raw[4] if level.cards else 0), n, raw) for n, raw in enumerate(moves.placements())]
        ranked.sort(key=lambda one: (-one[0], one[1]))
        swaps = moves.swaps() if level.swaps else []
        good: list[tuple[float, Found]] = []
        most = WEIGHED if level.leaves else 1
        for value, _, raw in ranked:
            if len(good) >= most:
                break
            laid = sum(known.board[raw[1] + n * (SIDE if raw[2] else 1)] == EMPTY for n in range(len(raw[3])))
            if laid <= level.tiles:
                found = moves.placed(raw)
                if len(found.words) <= level.words and self._knows(known, found.words):
                    good.append((value, found))
        for points, swap, words in swaps:
            if self._knows(known, words):
                good.append((points, Found(points, swap, 0, words)))
        if level.leaves:
            good = [(value + self._leave(known, found), found) for value, found in good]
        if not good:
            return Exchange() if known.bag else Pass()
        if level.replies and len(good) > 1:
            good.sort(key=lambda one: -one[0])
            racks = [luck.shuffle(_unseen(known))[:RACK] for _ in range(REPLIES)]
            good = [(value - self._reply(known, found, racks), found) for value, found in good[: level.replies]]
        best = max(value for value, _ in good)
        return luck.pick([found.action for value, found in good if value == best])

    def _leave(self, known: Facts, found: Found) -> float:
        return worth(left(known, found.action), known.config.letter_set, known.bag)

    def _reply(self, known: Facts, found: Found, racks: list[tuple[str, ...]]) -> float:
        """What the next player gets on the average after this move with one of these racks."""
        config, action = known.config, found.action
        if isinstance(action, Place):
            play = judge_placement(known.board, config.letter_set, known.rack, action)
        else:
            play = judge_swap(known.board, config.letter_set, known.rack, known.stood, action)
        board = list(known.board)
        for cell, letter in play.laid:
            board[cell] = letter
        after = known._replace(board="".join(board), stood={*known.stood, *(word.slot for word in play.words)})
        total = 0.0
        for rack in racks:
            moves = Moves(after._replace(rack=rack), self._referee)
            best = [raw[0] + CARD * raw[4] for raw in moves.placements()] + [swap[0] for swap in moves.swaps()]
            total += max(best, default=0)
        return total / len(racks)

    def _mini(self, view: BlankoView, known: Facts) -> Action:
        config = known.config
        solver = self._referee.solver(config, known.admitted, self._level.common)
        literal, required = config.mini_scoring == "literal", config.mini_letter_required
        grid, result = solver.best(known.card, config.letter_set, known.letters, literal=literal, required=required)
        return Done() if grid == view.grid or not result.points else Arrange(grid)

    def _burden(self, known: Facts) -> str:
        """The letters to put back: those without which the rack is worth more."""
        rack, letter_set = list(known.rack), known.config.letter_set
        chosen = ""
        while len(chosen) < REDRAWN and rack and self._level.leaves:
            now = worth(rack, letter_set, known.bag)
            gains = {one: worth(_without(rack, one), letter_set, known.bag) - now for one in rack if one != JOKER}
            best = max(gains, key=lambda one: (gains[one], one), default=None)
            if best is None or gains[best] <= 0:
                break
            chosen += best
            rack.remove(best)
        return chosen

    def _answer(self, view: BlankoView, known: Facts) -> Action:
        """Challenges what is not in the lexicon, if it is the kind of player who would know."""
        assert view.play is not None
        if self._level.common <= 60:
            words = [word.word for word in view.play.words]
            if not all(self._referee.valid(word, known.config, known.admitted) for word in words):
                return Challenge()
        return Accept()


def _unseen(known: Facts) -> list[str]:
    """All letters that lie neither on the board nor on the own rack, jokers left out."""
    rest = [letter for letter in tiles(known.config.letter_set) if letter != JOKER]
    for letter in (*known.board, *known.rack):
        if letter in rest:
            rest.remove(letter)
    return rest


def _without(letters: list[str], letter: str) -> list[str]:
    rest = list(letters)
    rest.remove(letter)
    return rest


def left(known: Facts, action: Place | Swap) -> list[str]:
    """The rack after this move, before anything is drawn."""
    rack = list(known.rack)
    if isinstance(action, Swap):
        rack.remove(action.letter)
        return [*rack, known.board[CELL[action.cell]]]
    step = 1 if action.direction == "across" else SIDE
    for n, letter in enumerate(action.word):
        if known.board[CELL[action.cell] + n * step] == EMPTY:
            rack.remove(JOKER if letter.islower() else letter)
    return rack


def _level(level: Level) -> Callable[[Any], Bot[Any, Any]]:
    return lambda game: Player(level, game.referee)


BOTS: Final[Mapping[str, Callable[[Any], Bot[Any, Any]]]] = {
    "novice": _level(Level(common=130, tiles=3, words=2, swaps=False, cards=False)),
    "casual": _level(Level(common=100, tiles=5, words=3, cards=False)),
    "club": _level(Level(common=60)),
    "greedy": _level(Level(common=0)),
    "expert": _level(Level(common=0, leaves=True)),
    "master": _level(Level(common=0, leaves=True, replies=6)),
}
"""Weakest first."""
