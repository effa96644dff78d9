"""Measures what a letter on the rack is worth: `python bench/blanko_leaves.py LANGUAGE POSITIONS`.

Its answer stands in `games/blanko/leaves.py`.

Greedy players play; at every turn other racks are drawn from what the player cannot see, and the best move is found for each. How much
more that brings with a letter on the rack than without it, all other letters being equal, is the letter's worth (least squares), less the
mean of what one would draw instead.
"""

from __future__ import annotations

import sys
from pathlib import Path

from carteblanche.core.luck import KeyedLuck, Luck
from carteblanche.core.values import Millis
from carteblanche.games.blanko.actions import Facts
from carteblanche.games.blanko.bots import CARD
from carteblanche.games.blanko.letters import JOKER, LETTER_SETS
from carteblanche.games.blanko.moves import Moves
from carteblanche.games.blanko.rules import Blanko
from carteblanche.games.blanko.state import BAG, Config, letters_on, rack
from carteblanche.games.blanko.view import facts_of
from carteblanche.library.words import kernels, lexicons

RACKS = 12


def best(facts: Facts, game: Blanko) -> float:
    moves = Moves(facts, game.referee)
    found = [raw[0] + CARD * raw[4] for raw in moves.placements()] + [swap[0] for swap in moves.swaps()]
    return max(found, default=0)


def sampled(game: Blanko, config: Config, count: int, luck: Luck) -> list[tuple[list[str], float]]:
    found: list[tuple[list[str], float]] = []
    bot = game.BOTS["greedy"](game)
    while len(found) < count:
        state = game.setup(config, 2, luck)
        while not state.ended and len(letters_on(state, BAG)) > 15:
            seat = next(iter(game.prompts(state)))
            if state.phase == "turn":
                facts = facts_of(state, seat)
                unseen = [*letters_on(state, BAG), *letters_on(state, rack(1 - seat)), *facts.rack]
                for _ in range(RACKS):
                    drawn = list(luck.shuffle(unseen)[:8])
                    if drawn.count(JOKER) < 2:
                        found.append((drawn, best(facts._replace(rack=drawn), game)))
            state = game.play(state, Millis(0), seat, bot.choose(game.view(state, seat), luck), luck)
    return found


def solved(samples: list[tuple[list[str], float]], letters: list[str]) -> tuple[dict[str, float], float]:
    """Least squares with a little ridge: by letter, and for every further tile of a letter."""
    size = len(letters) + 2
    matrix = [[1.0 if i == j else 0.0 for j in range(size + 1)] for i in range(size)]
    for i in range(size):
        matrix[i][size] = 0.0
    for drawn, value in samples:
        row = [float(letter in drawn) for letter in letters] + [float(len(drawn) - len(set(drawn))), 1.0]
        for i, a in enumerate(row):
            if a:
                for j, b in enumerate(row):
                    matrix[i][j] += a * b
                matrix[i][size] += a * value
    for i in range(size):
        pivot = matrix[i][i]
        matrix[i] = [one / pivot for one in matrix[i]]
        for j in range(size):
            if j != i and matrix[j][i]:
                factor = matrix[j][i]
                matrix[j] = [a - factor * b for a, b in zip(matrix[j], matrix[i], strict=True)]
    weights = [line[size] for line in matrix]
    return dict(zip(letters, weights, strict=False)), weights[len(letters)]


def main(language: str, count: int) -> None:
    kept = lexicons.find_current(language)
    lexicon = None if kept is None else lexicons.load(kept.hash)
    if lexicon is None:
        sys.exit(f"build the lexicon first: carteblanche lexicon build {language}")
    game = Blanko({"lexicon": lexicon, "kernel": kernels.compile_kernel()})
    samples = sampled(game, Config(language=language), count, KeyedLuck.seeded(1, "leaves"))
    table = LETTER_SETS[language].counted
    letters = [*sorted(table), JOKER]
    worth, twice = solved(samples, letters)
    mean = sum(worth[letter] * number for letter, number in table.items()) / 109
    print({letter: round(worth[letter] - mean, 1) for letter in letters}, "further:", round(twice - mean, 1))
    print(
        f"{len(samples)} racks; the best move brings {sum(value for _, value in samples) / len(samples):.1f} on the average"
    )


if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)
    main(sys.argv[1], int(sys.argv[2]))
