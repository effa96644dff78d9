"""The quick policy keeps to the rules, and its arithmetic agrees with theirs."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Millis
from carteblanche.games.blockers import rollout
from carteblanche.games.blockers.bots import Depth, Thinker
from carteblanche.games.blockers.data import KINDS
from carteblanche.games.blockers.kernel import FULL, cells, group, groups, removable
from carteblanche.games.blockers.outlook import imagined, list_options, look, to_action
from carteblanche.games.blockers.rollout import (
    CAPTURED,
    RING,
    WIDE,
    Sketch,
    choose,
    copied,
    is_free,
    keys,
    lay,
    outline,
    play_out,
    roll,
    shuffle,
    spread,
    worths,
)
from carteblanche.games.blockers.rules import Blockers
from carteblanche.games.blockers.state import Config
from carteblanche.library.words import kernels

GAME = Blockers()
VARIANTS = [
    (2, Config("basic")),
    (2, Config("advanced")),
    (3, Config(scoring="uptown")),
    (4, Config()),
    (5, Config()),
]


@pytest.mark.skipif(kernels.find_obstacle() is not None, reason=f"no machine code here: {kernels.find_obstacle()}")
@pytest.mark.parametrize(("seats", "config"), VARIANTS)
def test_machine_code_plays_the_same(seats: int, config: Config) -> None:
    compiled = kernels.compile_kernel(rollout)
    assert compiled is not rollout
    state = GAME.setup(config, seats, KeyedLuck.seeded(0))
    view = GAME.view(state, state.turn)
    quick, plain = (Thinker(Depth(steps=600, width=5), by) for by in (compiled, rollout))
    assert quick.explain(view, KeyedLuck.seeded(1)) == plain.explain(view, KeyedLuck.seeded(1))
    for seed in range(20):
        state = GAME.setup(config, seats, KeyedLuck.seeded(seed))
        outlook = look(GAME.view(state, state.turn))
        one, dice = imagined(outlook, seed + 1)
        two = compiled.copied(one)
        assert two == one
        steps = play_out(one, seats, outlook.seat, outlook.uptown, dice)
        assert compiled.play_out(two, seats, outlook.seat, outlook.uptown, dice) == steps > 0
        assert two == one
        found = keys(one, seats, outlook.uptown)
        assert compiled.keys(two, seats, outlook.uptown) == found
        assert compiled.worths(found) == worths(found)
        option = list_options(outlook.sketch, seats, outlook.seat)[seed]
        laid = [by.copied(outlook.sketch) for by in (rollout, compiled)]
        for by, sketch in zip((rollout, compiled), laid, strict=True):
            by.lay(sketch, outlook.seat, *option)
        assert laid[0] == laid[1]


@pytest.mark.parametrize(("seats", "config"), VARIANTS)
def test_every_move_of_the_policy_is_proper_and_the_end_is_the_same(seats: int, config: Config) -> None:
    state = GAME.setup(config, seats, KeyedLuck.seeded(3))
    first, _ = imagined(look(GAME.view(state, state.turn)), 5)
    for colour in range(len(first[0])):  # the very tiles of this deal
        first[4][colour] = [piece % KINDS for piece in state.pieces.places[7 + colour]]
        first[5][colour] = [piece % KINDS for piece in state.pieces.places[2 + colour]]
    uptown, dice, turn, steps = int(config.scoring == "uptown"), 99, int(state.turn), 0
    sketch = copied(first)
    while GAME.outcome(state) is None:
        assert turn == state.turn
        notes = [[0] * len(first[0]) for _ in range(3)]
        for colour in range(len(first[0])):
            outline(sketch, colour, *notes)
        dice = roll(dice)
        move = choose(sketch, seats, turn, uptown, notes[0], notes[1], notes[2], dice)
        colour, face, cell = move // (KINDS * 81), move // 81 % KINDS, move % 81
        made = to_action(look(GAME.view(state, state.turn)), (colour, face, cell))
        state = GAME.play(state, Millis(0), state.turn, made, KeyedLuck.seeded(0))
        lay(sketch, turn, colour, face, cell)
        turn, steps = (turn + 1) % seats, steps + 1
    assert play_out(first, seats, (turn - steps) % seats, uptown, 99) == steps
    outcome = GAME.outcome(state)
    assert outcome is not None
    found = keys(first, seats, uptown)
    assert [key // CAPTURED for key in found] == list(outcome.scores)
    assert [key % CAPTURED for key in found] == [len(pile) for pile in state.captured]


@given(st.integers(0, FULL))
def test_a_tile_is_free_if_it_is_removable(mask: int) -> None:
    free = 0
    for cell in cells(mask):
        if is_free(group(mask, 1 << cell), 1 << cell, cell):
            free |= 1 << cell
    assert free == removable(mask)


@given(st.integers(1, FULL))
def test_a_ring_is_a_set_with_its_neighbours_and_a_wide_one_with_theirs(mask: int) -> None:
    assert spread(mask, WIDE) == spread(spread(mask, RING), RING)
    assert groups(spread(mask & -mask, RING)) == 1


def test_the_dice_are_fair_enough_and_never_stuck() -> None:
    dice, first = 1, [0] * 6
    for _ in range(6000):
        faces = list(range(6))
        dice = shuffle(faces, dice)
        assert sorted(faces) == list(range(6))
        first[faces[0]] += 1
    assert all(850 < count < 1150 for count in first)


def test_nobody_moves_where_nothing_can_be_played() -> None:
    nothing: list[list[int]] = [[], []]
    sketch: Sketch = ([0, 0], [[], []], [[], []], [[], []], nothing, [[], []], [0, 0], [0] * 4)
    assert play_out(sketch, 2, 0, 0, 1) == 0
    assert keys(sketch, 2, 0) == [0, 0]
