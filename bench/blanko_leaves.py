"""Learns by self-play what letters are worth that stay on the rack: `python bench/blanko_leaves.py LANGUAGE GAMES`.

Its answer stands in `games/blanko/leaves.py`.

Two players who go by the tables that they have play quick games: a card brings what it brings on the average, and every third move or so is
another one of the best, so that racks of all kinds occur. What a player makes of its next turn, and half of what it makes of the one after,
is what the letters were worth that it had kept. A least-squares fit shares that out among the letters, by how many of each there are, and
the balance of vowels and other letters.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, TypeAlias

from carteblanche.core.luck import KeyedLuck, Luck
from carteblanche.games.blanko.bots.outlook import tools_of
from carteblanche.games.blanko.bots.sketch import EXCHANGE, PASSING, Sketch, laid_cells, list_options, play
from carteblanche.games.blanko.data import RACK, SIDE, tiles
from carteblanche.games.blanko.kernel import JOKER as JOKER_CODE
from carteblanche.games.blanko.leaves import weights
from carteblanche.games.blanko.letters import JOKER, LETTER_SETS, LetterSet
from carteblanche.games.blanko.rules import Blanko
from carteblanche.games.blanko.state import Config
from carteblanche.library.words import kernels, lexicons

CARD = 570
"""What a square brings on the average, in hundredths of points."""
MARGIN, WIDTH = 600, 8
FEWEST = 12
"""With fewer letters in the bag the next turn is no longer like any other."""
LATER = 0.5
"""How much the turn after the next counts."""
RIDGE = {"letter": 20.0, "balance": 50.0}

Feature: TypeAlias = tuple[str, str | int, int]


class Turn(NamedTuple):
    seat: int
    bag: int
    kept: tuple[str, ...] | None
    """The letters that stayed; nothing if the rack was exchanged."""
    gained: int


def played(game: Blanko, letter_set: LetterSet, luck: Luck) -> list[Turn]:
    """One game."""
    config = Config(language=game.referee.lexicon.language if game.referee.lexicon else "de")
    tools = tools_of(game.referee, config, (), 2)
    signs = (JOKER, *letter_set.alphabet)
    bag = [signs.index(letter) for letter in luck.shuffle(tiles(letter_set))]
    sketch = Sketch(bytes(SIDE * SIDE), bytes(SIDE * SIDE), [bag[:RACK], bag[RACK : 2 * RACK]], bag[2 * RACK :], 0)
    turns: list[Turn] = []
    while not sketch.over:
        seat, before = sketch.turn, sketch.scores[sketch.turn]
        listed = list_options(tools, sketch, weights(letter_set, len(sketch.bag), tools.kernel), CARD, MARGIN)
        if listed:
            option = listed[0] if luck.below(10) < 7 else luck.pick(listed[:WIDTH])
        else:
            option = (0, 0, 0, EXCHANGE, b"", 0) if sketch.bag else PASSING
        kept = list(sketch.racks[seat])
        for cell, code in laid_cells(sketch.board, option):
            kept.remove(0 if code > JOKER_CODE else code)
            kept += [sketch.board[cell]] if sketch.board[cell] else []
        play(tools, sketch, option, CARD)
        letters = None if option[3] == EXCHANGE else tuple(signs[code] for code in kept)
        turns.append(Turn(seat, len(sketch.bag), letters, sketch.scores[seat] - before))
    return turns


def samples(turns: list[Turn]) -> Iterator[tuple[tuple[str, ...], float]]:
    """Kept letters and what came of them."""
    for n, turn in enumerate(turns):
        later = [other.gained for other in turns[n + 1 :] if other.seat == turn.seat]
        if turn.kept is not None and turn.bag >= FEWEST and len(later) > 1:
            yield turn.kept, later[0] + LATER * later[1]


def features(kept: tuple[str, ...], letter_set: LetterSet) -> dict[Feature, float]:
    found: dict[Feature, float] = {}
    for letter in set(kept):
        count = kept.count(letter)
        found["letter", letter, 1] = 1.0
        if count > 1:
            found["letter", letter, 2] = 1.0
        if count > 2:
            found["letter", letter, 3] = count - 2.0
    vowels = sum(letter in letter_set.vowels for letter in kept)
    found["balance", vowels, len(kept) - vowels] = 1.0
    return found


def fitted(rows: list[tuple[dict[Feature, float], float]]) -> dict[Feature, float]:
    """Least squares with a little ridge, about the mean."""
    names = sorted({name for row, _ in rows for name in row}, key=repr)
    place = {name: n for n, name in enumerate(names)}
    mean = sum(value for _, value in rows) / len(rows)
    size = len(names)
    matrix = [[0.0] * (size + 1) for _ in names]
    for name, n in place.items():
        matrix[n][n] = RIDGE[name[0]]
    for row, value in rows:
        cells = [(place[name], amount) for name, amount in row.items()]
        for i, a in cells:
            for j, b in cells:
                matrix[i][j] += a * b
            matrix[i][size] += a * (value - mean)
    for i in range(size):
        pivot = matrix[i][i]
        matrix[i] = [one / pivot for one in matrix[i]]
        for j in range(size):
            if j != i and matrix[j][i]:
                factor = matrix[j][i]
                matrix[j] = [a - factor * b for a, b in zip(matrix[j], matrix[i], strict=True)]
    return {name: matrix[n][size] for name, n in place.items()}


def shown(worth: dict[Feature, float], letter_set: LetterSet) -> str:
    def tenth(kind: str, which: str | int, count: int) -> str:
        return f"{worth.get((kind, which, count), 0.0) / 100:.1f}"

    signs = (*letter_set.alphabet, JOKER)
    letters = " · ".join(f"{sign} " + " ".join(tenth("letter", sign, count) for count in (1, 2, 3)) for sign in signs)
    rows = "\n".join(
        " ".join(tenth("balance", vowels, others) for others in range(RACK + 1 - vowels)) for vowels in range(RACK + 1)
    )
    return f"{letters}\n\n{rows}"


def main(language: str, count: int) -> None:
    kept = lexicons.find_current(language)
    lexicon = None if kept is None else lexicons.load(kept.hash)
    if lexicon is None:
        sys.exit(f"build the lexicon first: carteblanche lexicon build {language}")
    game = Blanko({"lexicon": lexicon, "kernel": kernels.compile_kernel()})
    letter_set = LETTER_SETS[language]
    rows = [
        (features(letters, letter_set), value)
        for number in range(count)
        for letters, value in samples(played(game, letter_set, KeyedLuck.seeded(number, "leaves")))
    ]
    print(shown(fitted(rows), letter_set))
    print(f"{len(rows)} turns of {count} games")


if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)
    main(sys.argv[1], int(sys.argv[2]))
