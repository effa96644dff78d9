"""BLANKO as numbers.

A placement or swap has no number of its own, for there are as many as there are words: the numbers 0 to 2047 are the moves that are
possible now, the dearest first, by what they bring without cards; of equal ones, by their notation. So a number means the same wherever
the board is alike: a low one brings many points. If there are more, the cheapest are left out.

Then the words; then which of the letters on the rack, in alphabetical order, are put back for T6. Mini crosswords cannot be listed: they
count as they lie, which is empty.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final, get_args

from carteblanche.core.rules import AnyGame
from carteblanche.core.values import Message
from carteblanche.games.blanko import actions as a
from carteblanche.games.blanko.data import CARDS, JOKERS, RACK, REDRAWN, SIDE, fields
from carteblanche.games.blanko.letters import EMPTY, JOKER
from carteblanche.games.blanko.state import Config, Phase
from carteblanche.games.blanko.view import BlankoView
from carteblanche.research.encodings.encoding import Array, Encoding, Field, Legal

MOVES: Final = 2048
SHOWN: Final = 16
"""Of how many moves an observation tells what they bring."""
WORDS: Final[tuple[Message, ...]] = (
    a.Exchange(),
    a.Pass(),
    a.Done(),
    a.Accept(),
    a.Challenge(),
    *(a.Admit(answer) for answer in a.ANSWERS),
)
SETS: Final = tuple(chosen for count in range(REDRAWN + 1) for chosen in combinations(range(RACK), count))
"""Which letters of a rack can be put back."""
PHASES: Final = get_args(Phase)


class BlankoEncoding(Encoding):
    config: Config

    def __init__(self, game: AnyGame, config: Config, seats: int) -> None:
        letters = config.letter_set
        self.kinds = (*letters.alphabet, JOKER)
        self.code = {letter: n for n, letter in enumerate(self.kinds, 1)}
        self.code |= {letter.lower(): n for n, letter in enumerate(letters.alphabet, 1)}
        kinds = len(self.kinds)
        super().__init__(
            game,
            config,
            seats,
            (
                Field("board", (SIDE, SIDE), "by cell: the letter's place in the alphabet, from 1; 0 for none"),
                Field("worth", (SIDE, SIDE), "by cell: the letter's value, over 10; a joker's is 0"),
                Field("rack", (kinds,), "by letter, the joker last: how many of the own rack"),
                Field("unseen", (kinds,), "by letter: how many the viewer does not see, over 10"),
                Field("sizes", (seats,), f"by seat: tiles on its rack, over {RACK}"),
                Field("bag", (), "tiles in the bag, over 100"),
                Field("scores", (seats,), "by seat: points, over 100"),
                Field("phase", (len(PHASES),), f"1 for what is waited for: {', '.join(PHASES)}"),
                Field("turn", (seats,), "1 for the seat whose turn it is"),
                Field("asked", (seats,), "by seat: 1 if it may act"),
                Field("card", (len(CARDS),), "1 for the card that is being followed"),
                Field("tray", (kinds,), "by letter: how many lie open for the mini crossword"),
                Field("passes", (2,), "passes in a row, and turns without a point, over 10"),
                Field("moves", (SHOWN,), f"what the {SHOWN} dearest moves of the viewer bring, over 50"),
            ),
            MOVES + len(WORDS) + len(SETS),
        )
        self._ranked: tuple[BlankoView | None, list[tuple[int, str, Message]]] = (None, [])

    def moves(self, view: BlankoView) -> list[tuple[int, str, Message]]:
        """Less than nothing by its points, notation and action of every placement and swap, the dearest first."""
        if self._ranked[0] is not view:
            game, found = self.game, list[tuple[int, str, Message]]()
            if view.prompt is not None and "place" in view.prompt.kinds:
                options = game.options(view)
                for kind in ("place", "swap"):
                    found += [
                        (-game.preview(view, one).points, game.notation.write(one), one)  # type: ignore[attr-defined]
                        for one in options.of_kind(kind)
                    ]
                found.sort(key=lambda move: move[:2])
            self._ranked = (view, found)
        return self._ranked[1]

    def _number(self, view: BlankoView) -> Legal:
        found: dict[int, Message] = {}
        for number, (_, _, action) in enumerate(self.moves(view)[:MOVES]):
            found[number] = action
        rack = sorted(letter for letter in view.racks[self._viewer(view)] if letter is not None)
        for action in self.game.options(view):
            if isinstance(action, a.Redraw):
                found[MOVES + len(WORDS) + SETS.index(_places(rack, action.letters))] = action
            else:
                found[MOVES + WORDS.index(action)] = action
        return found

    def _fill(self, view: BlankoView, into: dict[str, Array]) -> None:
        worth = view.config.letter_set.worth
        seen: list[str] = [*view.tray, *_in_grid(view)]
        for row, line in enumerate(view.board):
            for column, letter in enumerate(line):
                if letter != EMPTY:
                    into["board"][row, column] = self.code[letter]
                    into["worth"][row, column] = worth[letter] / 10
                    seen.append(letter)
        seen += [letter for rack in view.racks for letter in rack if letter is not None]
        for own in view.racks[self._viewer(view)]:
            if own is not None:
                into["rack"][self.code[own] - 1] += 1
        counted = {**view.config.letter_set.counted, JOKER: JOKERS}
        for letter in seen:
            counted[JOKER if letter.islower() else letter] -= 1
        into["unseen"][:] = [counted[letter] / 10 for letter in self.kinds]
        into["bag"][...] = view.bag / 100
        for at, seat in enumerate(self._from_viewer(view)):
            into["sizes"][at] = len(view.racks[seat]) / RACK
            into["scores"][at] = view.scores[seat] / 100
        into["phase"][PHASES.index(view.phase)] = 1
        into["turn"][self._relative(view, view.turn)] = 1
        for waiting in view.waiting:
            into["asked"][self._relative(view, waiting.seat)] = 1
        if view.card is not None:
            into["card"][CARDS.index(view.card)] = 1
        for letter in view.tray:
            into["tray"][self.code[letter] - 1] += 1
        into["passes"][:] = view.passes / 10, view.barren / 10
        for at, (points, _, _) in enumerate(self.moves(view)[:SHOWN]):
            into["moves"][at] = -points / 50


def _in_grid(view: BlankoView) -> list[str]:
    """The tiles in the mini crossword: all its letters but the printed one."""
    if not view.grid or view.card is None:
        return []
    printed = fields(view.card, view.config.letter_set)[1]
    return [letter for letter, fixed in zip(view.grid, printed, strict=True) if letter != EMPTY and fixed == EMPTY]


def _places(rack: list[str], letters: str) -> tuple[int, ...]:
    """Where on a sorted rack these letters are; of equal ones, the first."""
    found: list[int] = []
    for letter in sorted(letters):
        found.append(rack.index(letter, found[-1] + 1 if found else 0))
    return tuple(found)
