"""BLANKO: the proper actions of one seat."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import final

from carteblanche.core.options import Options
from carteblanche.games.blanko.actions import (
    OPEN,
    Accept,
    Action,
    Admit,
    Challenge,
    Done,
    Exchange,
    Facts,
    Pass,
    Redraw,
    check,
    unknown_words,
)
from carteblanche.games.blanko.data import REDRAWN
from carteblanche.games.blanko.moves import Moves
from carteblanche.games.blanko.referee import Referee


@final
class BlankoOptions(Options[Action]):
    """What is open to a seat in this phase; of placements and swaps, what the kernel finds."""

    def __init__(self, facts: Facts, referee: Referee) -> None:
        self._facts = facts
        self._referee = referee

    def listed(self) -> list[Action]:
        facts = self._facts
        match None if facts.over else facts.phase:
            case "turn":
                return [Exchange(), Pass()] if facts.bag else [Pass()]
            case "mini":
                return [Done()]
            case "redraw":
                rack = sorted(facts.rack)
                sets = {"".join(chosen) for count in range(REDRAWN + 1) for chosen in combinations(rack, count)}
                return [Redraw(letters) for letters in sorted(sets, key=lambda text: (len(text), text))]
            case "challenge":
                return [Accept(), Challenge()]
            case "vote":
                return [Admit("yes"), Admit("no"), Admit("abstain")]
            case None:
                return []

    def is_proper(self, action: object) -> bool:
        if not isinstance(action, Action):
            return False
        play = check(self._facts, action, self._referee)
        return play is None or play.insist or not unknown_words(self._facts, play, self._referee)

    def of_kind(self, name: str) -> Iterator[Action]:
        """Placements and swaps with words of the lexicon; arrangements of a mini crossword are too many to list."""
        if name not in OPEN:
            return super().of_kind(name)
        if name == "arrange":
            raise LookupError("arrangements of a mini crossword are not listed")
        facts = self._facts
        if facts.over or facts.phase != "turn":
            return iter(())
        moves = Moves(facts, self._referee)
        if name == "swap":
            return (swap for _, swap, _ in moves.swaps())
        return (moves.placed(raw).action for raw in moves.placements())
