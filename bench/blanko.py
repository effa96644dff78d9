"""BLANKO: finding all moves with scores, beside a textbook generator on the same positions; and building the German lexicon."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

from bench.blanko_textbook import Node, Textbook, nodes
from bench.contract import Bench, Contender, Contest, Goal, Missing, Stage
from carteblanche.core.luck import KeyedLuck, Luck
from carteblanche.games.blanko import kernel as plain
from carteblanche.games.blanko.actions import Facts
from carteblanche.games.blanko.data import SIDE, tiles
from carteblanche.games.blanko.letters import EMPTY, JOKER, LETTER_SETS
from carteblanche.games.blanko.lexicon import Lexicon
from carteblanche.games.blanko.moves import Moves
from carteblanche.games.blanko.plays import NO_TILES, judge_placement
from carteblanche.games.blanko.referee import Referee
from carteblanche.games.blanko.state import Config
from carteblanche.library.words import kernels, lexicons

OURS = "Carte Blanche, machine code"
UNSEEN = "Carte Blanche, machine code, scores in its arrays"
PURE = "Carte Blanche, plain Python"
BOOK = "textbook, plain Python, placements without scores"
BOARDS = 12
TURNS = 14
"""Plays on each board before it is measured: about half of a game."""


def facts(board: str, rack: list[str]) -> Facts:
    return Facts(
        over=False, phase="turn", config=Config(), board=board, rack=rack, stood=(), bag=9, admitted=(), insisted=False,
        card="", letters=(), times=0,
    )  # fmt: skip


def boards(lexicon: Lexicon, luck: Luck) -> list[str]:
    """Boards in the middle of games in which everybody takes the dearest move."""
    found: list[str] = []
    referee = Referee(lexicon, kernels.compile_kernel())
    while len(found) < BOARDS:
        bag, board, rack = list(luck.shuffle(tiles(LETTER_SETS["de"]))), NO_TILES, list[str]()
        for _ in range(TURNS):
            while len(rack) < 8:
                rack.append(bag.pop())
            moves = Moves(facts(board, rack), referee)
            raw = max(moves.placements(), default=None)
            if raw is None:
                break
            cells = list(board)
            action: Any = moves.placed(raw).action
            for cell, letter in judge_placement(board, LETTER_SETS["de"], rack, action).laid:
                cells[cell] = letter
                rack.remove(JOKER if letter.islower() else letter)
            board = "".join(cells)
        found.append(board)
    return found


def ours(lexicon: Lexicon, kernel: Any, *, look: bool = True) -> Callable[[str, list[str]], int]:
    """Placements and swaps with their scores; nothing is remembered from one position to the next. `look`: every placement becomes a value
    of Python, as those of the textbook are; otherwise it stays in the kernel's arrays, with its score.
    """
    referee = Referee(lexicon, kernel)

    def found(board: str, rack: list[str]) -> int:
        moves = Moves(facts(board, rack), referee)
        placements = moves.placements()
        return len(list(placements) if look else placements) + len(moves.swaps())

    return found


def textbook(root: Node) -> Callable[[str, list[str]], int]:
    def found(board: str, rack: list[str]) -> int:
        rows = [["" if c == EMPTY else c.upper() for c in board[r * SIDE : (r + 1) * SIDE]] for r in range(SIDE)]
        return len(Textbook(root, rows, rack, []).generate())

    return found


def rate(find: Callable[[str, list[str]], int], positions: list[tuple[str, list[str]]], seconds: float) -> float:
    """Positions a second of the processor's time, whatever else the machine does. Always all, as often as time allows."""
    began, done = process_time(), 0
    while not done or process_time() - began < seconds:
        for position in positions:
            find(*position)
        done += len(positions)
    return done / (process_time() - began)


def times(find: Callable[[str, list[str]], int], positions: list[tuple[str, list[str]]]) -> tuple[float, float]:
    """Median and worst in milliseconds."""
    taken: list[float] = []
    for position in positions:
        began = process_time()
        find(*position)
        taken.append(1000 * (process_time() - began))
    return median(taken), max(taken)


def run(stage: Stage) -> None:
    stage.progress("looking for the German lexicon")
    kept = lexicons.find_current("de")
    lexicon = None if kept is None else lexicons.load(kept.hash)
    if lexicon is None:
        stage.say("The German lexicon is not built here: carteblanche lexicon build de")
        return
    luck = KeyedLuck.seeded(1, "bench")
    lying = boards(lexicon, luck)
    letters = [letter for letter in tiles(LETTER_SETS["de"]) if letter != JOKER]
    why = kernels.find_obstacle()

    def missing(_: float) -> float:
        raise Missing(why or "")

    unseen = ours(lexicon, kernels.compile_kernel(), look=False)
    compiled, pure, book = ours(lexicon, kernels.compile_kernel()), ours(lexicon, plain), textbook(nodes(lexicon.words))
    rows: list[list[str]] = []
    for jokers in range(4):
        positions = [(board, [*luck.shuffle(letters)[: 8 - jokers], *[JOKER] * jokers]) for board in lying]
        if jokers > 1:
            positions = positions[:4]
        contenders = (
            Contender(OURS, missing if why else partial(rate, compiled, positions)),
            Contender(UNSEEN, missing if why else partial(rate, unseen, positions)),
            Contender(PURE, partial(rate, pure, positions)),
            Contender(BOOK, partial(rate, book, positions), "peer"),
        )
        goals = (Goal(OURS, BOOK, 80.0), Goal(UNSEEN, BOOK, 80.0), Goal(PURE, BOOK, 1.0))
        title = f"BLANKO moves, German, 8 tiles with {jokers} jokers"
        stage.contest(Contest(title, "positions/s", contenders, goals=goals, rounds=3, seconds=1.0))
        for name, find in ((OURS, compiled), (UNSEEN, unseen), (PURE, pure), (BOOK, book)):
            if name not in (OURS, UNSEEN) or not why:
                middle, worst = times(find, positions)
                rows.append([str(jokers), name, f"{middle:.2f}", f"{worst:.2f}"])
    stage.table("A position, in milliseconds of processor time", ("jokers", "who", "median", "worst"), rows)
    stage.say("The textbook generator finds placements alone; ours also finds swaps, and scores everything.")


def build(stage: Stage) -> None:
    """From nothing: fetched, built and kept, twice, to see that the same comes out."""
    hashes: list[str] = []
    rows: list[list[str]] = []
    with tempfile.TemporaryDirectory() as folder:
        for n in ("with fetching", "again, from what was fetched"):
            began, worked = perf_counter(), process_time()
            kept = lexicons.build("de", stage.progress, Path(folder))
            hashes.append(kept.hash)
            rows.append([n, f"{perf_counter() - began:.1f}", f"{process_time() - worked:.1f}", f"{kept.words:,}"])
    stage.table("The German lexicon (goal: under 90 s)", ("build", "seconds", "of the processor", "words"), rows)
    stage.say("The same file came out twice." if len(set(hashes)) == 1 else "Two builds differ: that is a fault.")


BENCHES = [
    Bench("blanko", "all moves with scores, beside a textbook generator in plain Python", run),
    Bench("blanko-lexicon", "building the German lexicon from the registries", build, by_name_only=True),
]
