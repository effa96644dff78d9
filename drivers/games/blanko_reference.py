"""BLANKO's moves by a generator that is slow and obviously right.

Every word of a list, on every cell, both ways, judged by the rules themselves; compared with the fast one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, Final

from carteblanche.core.errors import Illegal
from carteblanche.core.luck import KeyedLuck, Luck
from carteblanche.games.blanko.actions import Facts
from carteblanche.games.blanko.data import CELLS, SIDE, tiles
from carteblanche.games.blanko.letters import EMPTY, JOKER, LETTER_SETS, LetterSet
from carteblanche.games.blanko.lexicon import Lexicon
from carteblanche.games.blanko.moves import Moves
from carteblanche.games.blanko.plays import NO_TILES, Direction, Place, Play, Swap, judge_placement, judge_swap
from carteblanche.games.blanko.referee import Referee
from carteblanche.games.blanko.state import Config
from carteblanche.games.blanko.words import built_in
from carteblanche.testing.laws import LawBroken, Report

WAYS: Final[tuple[tuple[Direction, int], ...]] = (("across", 1), ("down", SIDE))


def every_placement(
    board: str, rack: Sequence[str], words: Sequence[str], letter_set: LetterSet = LETTER_SETS["de"]
) -> Iterator[tuple[Place, Play]]:
    """Every placement whose words are all in the list. One tile that makes words both ways is told once, across."""
    listed = set(words)
    for cell in range(SIDE * SIDE):
        for direction, step in WAYS:
            line = cell % SIDE if step == 1 else cell // SIDE
            for word in words:
                if line + len(word) > SIDE:
                    continue
                spots = [cell + n * step for n in range(len(word))]
                if any(board[spot].upper() not in (EMPTY, letter) for spot, letter in zip(spots, word, strict=True)):
                    continue
                laid = [n for n, spot in enumerate(spots) if board[spot] == EMPTY]
                if not 0 < len(laid) <= len(rack):
                    continue
                missing = Counter(word[n] for n in laid) - Counter(rack)
                spare = list(rack).count(JOKER)
                if missing.total() > spare:
                    continue
                for jokers in product((False, True), repeat=len(laid)) if spare else [(False,) * len(laid)]:
                    if sum(jokers) > spare:
                        continue
                    letters = list(word)
                    for n, joker in zip(laid, jokers, strict=True):
                        letters[n] = letters[n].lower() if joker else letters[n]
                    action = Place(CELLS[cell], direction, "".join(letters))
                    try:
                        play = judge_placement(board, letter_set, rack, action)
                    except Illegal:
                        continue
                    twice = direction == "down" and len(play.laid) == 1 and len(play.words) > 1
                    if not twice and all(one.word in listed for one in play.words):
                        yield action, play


def every_swap(
    board: str,
    rack: Sequence[str],
    stood: Sequence[str],
    words: Sequence[str],
    letter_set: LetterSet = LETTER_SETS["de"],
) -> Iterator[tuple[Swap, Play]]:
    listed = set(words)
    for cell in range(SIDE * SIDE):
        for letter in sorted(set(rack)):
            action = Swap(CELLS[cell], letter)
            try:
                play = judge_swap(board, letter_set, rack, stood, action)
            except Illegal:
                continue
            if all(one.word in listed for one in play.words):
                yield action, play


def known(board: str, rack: Sequence[str], stood: Sequence[str] = ()) -> Facts:
    return Facts(
        over=False, phase="turn", config=Config(), board=board, rack=rack, stood=stood, bag=9, admitted=(), insisted=False,
        card="", letters=(), times=0,
    )  # fmt: skip


def drawn(luck: Luck) -> list[str]:
    """A rack of three to eight letters, with a joker now and then."""
    rack = list(luck.shuffle(tiles(LETTER_SETS["de"]))[: luck.pick((3, 5, 8))])
    for n in range(2):
        if not luck.below(4):
            rack[n] = JOKER
    return rack


def compared(seed: int, turns: int, kernel: Any = None) -> int:
    """Plays at random with a few words and compares the two at every turn. How many moves were compared."""
    luck = KeyedLuck.seeded(seed, "positions")
    words = sorted(luck.shuffle(built_in().words)[:50])
    referee = Referee(Lexicon.of("de", words), kernel)
    board, stood, count = NO_TILES, list[str](), 0
    for _ in range(turns):
        rack = drawn(luck)
        moves = Moves(known(board, rack, stood), referee)
        fast = [moves.placed(raw) for raw in moves.placements()]
        slow = list(every_placement(board, rack, words))
        ours = [(str(one.action), one.points, one.squares, sorted(one.words)) for one in fast]
        theirs = [(str(a), p.points, p.squares, sorted(w.word for w in p.words)) for a, p in slow]
        swaps = [(str(action), points) for points, action, _ in moves.swaps()]
        others = [(str(action), play.points) for action, play in every_swap(board, rack, stood, words)]
        if sorted(ours) != sorted(theirs) or sorted(swaps) != sorted(others):
            differ = {*map(str, ours)} ^ {*map(str, theirs)} | {*map(str, swaps)} ^ {*map(str, others)}
            difference = f"seed {seed}, rack {''.join(rack)}, board {board}: {differ}"
            raise LawBroken("moves", difference)
        count += len(fast) + len(swaps)
        if slow:
            _, play = luck.pick(slow)
            cells = list(board)
            for cell, letter in play.laid:
                cells[cell] = letter
            board = "".join(cells)
            stood += [word.slot for word in play.words]
    return count


def under_comparison(seeds: range) -> Report:
    """For the long runs: eight positions for each seed."""
    return Report(len(seeds), sum(compared(seed, 8) for seed in seeds))
