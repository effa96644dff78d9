"""BLANKO's *expert* as it was: knows every word, and reckons with cards and with the letters that stay on its rack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from carteblanche.core.luck import Luck
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
from carteblanche.games.blanko.data import CELL, REDRAWN, SIDE
from carteblanche.games.blanko.letters import EMPTY, JOKER, LETTER_SETS, LetterSet
from carteblanche.games.blanko.moves import Found, Moves
from carteblanche.games.blanko.plays import Place, Swap
from carteblanche.games.blanko.view import BlankoView, facts

CARD: Final = 5.6
WEIGHED: Final = 60
TWICE: Final = -1.8
EARLY_JOKER: Final = 2.3
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ"
LEAVES: Final = (
    *(-0.5, -0.9, -1.6, -1.1, 2.3, -1.6, -1.1, -0.6, -0.8, -1.3, 0.0, -0.1, -1.4, 1.0, -1.2),
    *(-1.1, -2.2, 1.0, 1.1, 0.1, -0.8, -1.8, -1.5, 0.4, -0.9, -1.0, -0.8, -0.2, -1.1),
)
MEASURED: Final = {LETTER_SETS["de"].counts: dict(zip(LETTERS, LEAVES, strict=True))}


@final
class Expert:
    def __init__(self, game: Any) -> None:
        self._referee = game.referee

    def choose(self, view: BlankoView, luck: Luck) -> Action:
        known = facts(view)
        match view.phase:
            case "turn":
                return self._turn(known, luck)
            case "mini":
                return self._mini(view, known)
            case "redraw":
                return Redraw(_burden(known))
            case "challenge":
                assert view.play is not None
                words = [word.word for word in view.play.words]
                valid = all(self._referee.valid(word, known.config, known.admitted) for word in words)
                return Accept() if valid else Challenge()
            case "vote":
                return Admit("abstain")

    def _turn(self, known: Facts, luck: Luck) -> Action:
        moves = Moves(known, self._referee)
        ranked = [(raw[0] + CARD * raw[4], n, raw) for n, raw in enumerate(moves.placements())]
        ranked.sort(key=lambda one: (-one[0], one[1]))
        swaps = moves.swaps()
        good: list[tuple[float, Found]] = []
        for value, _, raw in ranked:
            if len(good) >= WEIGHED:
                break
            found = moves.placed(raw)
            if self._knows(known, found.words):
                good.append((value, found))
        for points, swap, words in swaps:
            if self._knows(known, words):
                good.append((points, Found(points, swap, 0, words)))
        if not good:
            return Exchange() if known.bag else Pass()
        good = [
            (value + _worth(_left(known, one.action), known.config.letter_set, known.bag), one) for value, one in good
        ]
        best = max(value for value, _ in good)
        return luck.pick([found.action for value, found in good if value == best])

    def _knows(self, known: Facts, words: tuple[str, ...]) -> bool:
        return bool(self._referee.rude.isdisjoint(words))

    def _mini(self, view: BlankoView, known: Facts) -> Action:
        config = known.config
        solver = self._referee.solver(config, known.admitted, 0)
        literal, required = config.mini_scoring == "literal", config.mini_letter_required
        grid, result = solver.best(known.card, config.letter_set, known.letters, literal=literal, required=required)
        return Done() if grid == view.grid or not result.points else Arrange(grid)


def _burden(known: Facts) -> str:
    rack, letter_set = list(known.rack), known.config.letter_set
    chosen = ""
    while len(chosen) < REDRAWN and rack:
        now = _worth(rack, letter_set, known.bag)
        gains = {one: _worth(_without(rack, one), letter_set, known.bag) - now for one in rack if one != JOKER}
        best = max(gains, key=lambda one: (gains[one], one), default=None)
        if best is None or gains[best] <= 0:
            break
        chosen += best
        rack.remove(best)
    return chosen


def _without(letters: list[str], letter: str) -> list[str]:
    rest = list(letters)
    rest.remove(letter)
    return rest


def _left(known: Facts, action: Place | Swap) -> list[str]:
    rack = list(known.rack)
    if isinstance(action, Swap):
        rack.remove(action.letter)
        return [*rack, known.board[CELL[action.cell]]]
    step = 1 if action.direction == "across" else SIDE
    for n, letter in enumerate(action.word):
        if known.board[CELL[action.cell] + n * step] == EMPTY:
            rack.remove(JOKER if letter.islower() else letter)
    return rack


def _worth(letters: Sequence[str], letter_set: LetterSet, bag: int) -> float:
    if not bag:
        return -sum(10 if letter == JOKER else letter_set.valued[letter] for letter in letters) * 0.5
    table = MEASURED.get(letter_set.counts) or {}
    total = 0.0
    for letter in set(letters):
        if letter == JOKER:
            total += EARLY_JOKER if bag > 8 else 0.0
        elif table:
            total += table[letter]
        else:
            total += min(letter_set.counted[letter], 6) * 0.2 - 0.6
        total += TWICE * (list(letters).count(letter) - 1)
    return total
