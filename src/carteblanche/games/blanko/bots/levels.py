"""BLANKO: players. Each sees only its view, and finds its moves with the words that it knows.

The weaker levels (`Skill`) know words by how common they are and err like people do: they do not see the place, do not think of swaps,
and take the most points at once. The others (`Depth`) know every word and weigh what comes after: the card that a square will bring, the
letters that stay on the rack, and what they leave to the others. Nobody lays a vulgar word.
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
from carteblanche.games.blanko.bots.outlook import Outlook, look_around, to_action
from carteblanche.games.blanko.bots.reasons import plain, reason
from carteblanche.games.blanko.bots.sketch import SWAP, Option
from carteblanche.games.blanko.bots.thinking import Depth, Thought, rank, think
from carteblanche.games.blanko.data import CELL, LETTER_DRAW, REDRAWN, SIDE
from carteblanche.games.blanko.leaves import worth
from carteblanche.games.blanko.letters import EMPTY, JOKER
from carteblanche.games.blanko.moves import Moves
from carteblanche.games.blanko.plays import Place, Swap, judge_swap
from carteblanche.games.blanko.referee import Referee
from carteblanche.games.blanko.view import BlankoView, facts
from carteblanche.search.budget import Budget, Clock
from carteblanche.search.reasons import Reason

GAIN: Final = 0.5
"""How much better the rack must be without a letter for it to be put back (T6)."""
DOUBTS: Final = 60
"""Who knows words as rare as this challenges what is none."""


class Skill(NamedTuple):
    common: int
    """How common a word must be for this player to know it; see `Graph.frequency`."""
    tiles: int = 8
    """How many tiles it lays at once."""
    words: int = 9
    """How many words at once it sees."""
    overlooks: int = 0
    """Of the rows and columns of the board, how many in a hundred it does not look at in a turn."""
    swaps: bool = True
    letters: int = LETTER_DRAW
    """With how many letters of a mini crossword it works: the most frequent ones."""


ALL_WORDS: Final = Skill(common=0)


@final
class Player:
    def __init__(self, referee: Referee, skill: Skill, depth: Depth | None = None) -> None:
        self._referee = referee
        self._skill = skill
        self._depth = depth
        self._clock: Clock | None = None
        self._seconds = 0.0

    def keep_time(self, clock: Clock, seconds: float) -> None:
        self._clock, self._seconds = clock, seconds

    def choose(self, view: BlankoView, luck: Luck) -> Action:
        known = facts(view)
        match view.phase:
            case "turn":
                if self._depth is None:
                    return self._look(known, luck)
                outlook = look_around(view, self._referee)
                return to_action(outlook, self._think(outlook, known, self._depth, luck).option)
            case "mini":
                return self._mini(view, known)
            case "redraw":
                return Redraw(self._burden(known))
            case "challenge":
                return self._answer(view, known)
            case "vote":
                return Admit("abstain")

    def explain(self, view: BlankoView, luck: Luck) -> tuple[Action, Reason]:
        if self._depth is None:
            return self.choose(view, luck), Reason("seen")
        if view.phase != "turn":
            action = self.choose(view, luck)
            return action, plain(action)
        outlook = look_around(view, self._referee)
        thought = self._think(outlook, facts(view), self._depth, luck)
        return to_action(outlook, thought.option), reason(outlook, thought)

    def _think(self, outlook: Outlook, known: Facts, depth: Depth, luck: Luck) -> Thought:
        moves = Moves(known, self._referee)

        def knows(option: Option) -> bool:
            _, points, cell, direction, codes, squares = option
            if direction == SWAP:
                swap = to_action(outlook, option)
                assert isinstance(swap, Swap)
                play = judge_swap(known.board, known.config.letter_set, known.rack, known.stood, swap)
                return self._knows(known, tuple(word.word for word in play.words))
            return self._knows(known, moves.placed((points, cell, direction, codes, squares)).words)

        budget = Budget(depth.steps, self._clock, self._seconds)
        weights = outlook.weights if outlook.bag else outlook.last_weights
        return think(outlook, depth, rank(outlook, weights, knows), weights, budget, luck)

    def _knows(self, known: Facts, words: tuple[str, ...]) -> bool:
        """Whether all these are words that this player knows and would lay."""
        common, rude = self._skill.common, self._referee.rude
        if not rude.isdisjoint(words):
            return False
        graph = self._referee.graph(known.config, known.admitted)
        return not common or all(word in known.admitted or (graph.frequency(word) or 0) >= common for word in words)

    def _look(self, known: Facts, luck: Luck) -> Action:
        """The most points at once, of what it sees. If it sees nothing, it looks once more, and everywhere."""
        moves = Moves(known, self._referee)
        overlooked = {line for line in range(2 * SIDE) if luck.below(100) < self._skill.overlooks}
        seen = self._seen(known, moves, overlooked) or self._seen(known, moves, set())
        if not seen:
            return Exchange() if known.bag else Pass()
        most = max(points for points, _ in seen)
        return luck.pick([action for points, action in seen if points == most])

    def _seen(self, known: Facts, moves: Moves, overlooked: set[int]) -> list[tuple[int, Place | Swap]]:
        """With their points: one of the placements that bring most, and all swaps."""
        skill = self._skill
        found: list[tuple[int, Place | Swap]] = []
        for raw in sorted(moves.placements(), key=lambda one: -one[0]):
            points, cell, down, codes, _ = raw
            laid = sum(known.board[cell + n * (SIDE if down else 1)] == EMPTY for n in range(len(codes)))
            if laid > skill.tiles or (SIDE + cell % SIDE if down else cell // SIDE) in overlooked:
                continue
            placed = moves.placed(raw)
            if len(placed.words) <= skill.words and self._knows(known, placed.words):
                found.append((points, placed.action))
                break
        for points, swap, words in moves.swaps() if skill.swaps else []:
            if CELL[swap.cell] // SIDE not in overlooked and self._knows(known, words):
                found.append((points, swap))
        return found

    def _mini(self, view: BlankoView, known: Facts) -> Action:
        config = known.config
        counted = config.letter_set.counted
        letters = sorted(known.letters, key=lambda letter: (letter != JOKER, -counted.get(letter, 0), letter))
        solver = self._referee.solver(config, known.admitted, self._skill.common)
        literal, required = config.mini_scoring == "literal", config.mini_letter_required
        seen = letters[: self._skill.letters]
        grid, result = solver.best(known.card, config.letter_set, seen, literal=literal, required=required)
        return Done() if grid == view.grid or not result.points else Arrange(grid)

    def _burden(self, known: Facts) -> str:
        """The letters to put back: those without which the rack is worth more."""
        rack, letter_set = list(known.rack), known.config.letter_set
        chosen = ""
        while len(chosen) < REDRAWN and rack and self._depth is not None:
            now = worth(rack, letter_set, known.bag)
            gains = {one: worth(_without(rack, one), letter_set, known.bag) - now for one in rack if one != JOKER}
            best = max(gains, key=lambda one: (gains[one], one), default=None)
            if best is None or gains[best] < GAIN:
                break
            chosen += best
            rack.remove(best)
        return chosen

    def _answer(self, view: BlankoView, known: Facts) -> Action:
        """Challenges what is not in the lexicon, if it is the kind of player who would know."""
        assert view.play is not None
        if self._skill.common <= DOUBTS:
            words = [word.word for word in view.play.words]
            if not all(self._referee.valid(word, known.config, known.admitted) for word in words):
                return Challenge()
        return Accept()


def _without(letters: list[str], letter: str) -> list[str]:
    rest = list(letters)
    rest.remove(letter)
    return rest


SKILLS: Final[Mapping[str, Skill]] = {
    "novice": Skill(common=130, tiles=3, words=2, overlooks=60, swaps=False, letters=5),
    "casual": Skill(common=110, tiles=3, words=2, overlooks=65, letters=6),
    "club": Skill(common=70, tiles=5, words=3, overlooks=45, letters=7),
    "greedy": ALL_WORDS,
}
DEPTHS: Final[Mapping[str, Depth]] = {
    "expert": Depth(steps=60, width=6),
    "master": Depth(steps=400, width=12),
}


def _make_fallible(skill: Skill) -> Callable[[Any], Bot[Any, Any]]:
    return lambda game: Player(game.referee, skill)


def _make_thinker(depth: Depth) -> Callable[[Any], Bot[Any, Any]]:
    return lambda game: Player(game.referee, ALL_WORDS, depth)


BOTS: Final[Mapping[str, Callable[[Any], Bot[Any, Any]]]] = {
    **{name: _make_fallible(skill) for name, skill in SKILLS.items()},
    **{name: _make_thinker(depth) for name, depth in DEPTHS.items()},
}
"""Weakest first."""
