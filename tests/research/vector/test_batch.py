from __future__ import annotations

from types import ModuleType
from typing import Any

import numpy as np
import pytest

from carteblanche.core.luck import KeyedLuck, ScriptedLuck
from carteblanche.core.values import Millis, Seat
from carteblanche.games.blockers.data import KINDS
from carteblanche.library.words import kernels
from carteblanche.research.encodings.blockers import BlockersEncoding
from carteblanche.research.encodings.catalogue import ENCODINGS, encode
from carteblanche.research.vector import kernel as plain
from carteblanche.research.vector.batch import Vector
from carteblanche.research.vector.blockers import BlockersVector
from carteblanche.research.vector.episodes import EpisodeVector
from carteblanche.research.vector.making import make_vector

WAYS: list[tuple[int, dict[str, Any]]] = [
    (2, {"two": "advanced"}),
    (2, {"two": "basic"}),
    (3, {"scoring": "uptown"}),
    (5, {}),
]


def blockers(seats: int, options: dict[str, Any]) -> BlockersEncoding:
    encoding = encode("blockers", seats, **options)
    assert isinstance(encoding, BlockersEncoding)
    return encoding


def dealt(vector: BlockersVector, number: int, turn: int) -> Any:
    """The state of the rules in which a game begins: the luck that deals it is found from its tiles."""
    script: list[int] = []
    for stock in vector.stocks[number].tolist():
        order = list(range(KINDS))
        for last in range(KINDS - 1, 0, -1):
            chosen = order.index(stock[last])
            order[last], order[chosen] = order[chosen], order[last]
            script.append(chosen)
    encoding = vector.encoding
    return encoding.game.setup(encoding.config, encoding.seats, ScriptedLuck([*script, turn]))


def play_beside_the_rules(vector: BlockersVector, seed: int, games: int) -> None:
    """Until so many games have ended, everything that the arrays say is what the rules and the encoding say."""
    encoding, luck = vector.encoding, KeyedLuck.seeded(0)
    game = encoding.game
    batch = vector.reset(seed)
    states = [dealt(vector, number, int(batch.seats[number])) for number in range(vector.count)]
    ended = 0
    while ended < games:
        for number, state in enumerate(states):
            seat = Seat(int(batch.seats[number]))
            assert list(game.prompts(state)) == [seat]
            view = game.view(state, seat)
            assert np.array_equal(batch.masks[number], encoding.mask(view))
            assert np.array_equal(batch.observations[number], encoding.observe(view))
        actions = vector.sample().copy()
        for number, state in enumerate(states):
            seat = Seat(int(batch.seats[number]))
            action = encoding.action_of(game.view(state, seat), int(actions[number]))
            states[number] = game.play(state, Millis(0), seat, action, luck)
        batch = vector.step(actions)
        for number, state in enumerate(states):
            outcome = game.outcome(state)
            assert bool(batch.over[number]) == (outcome is not None)
            wanted = (0.0,) * encoding.seats if outcome is None else outcome.returns
            assert np.array_equal(batch.rewards[number], np.array(wanted, np.float32))
            if outcome is not None:
                ended += 1
                states[number] = dealt(vector, number, int(batch.seats[number]))


@pytest.mark.parametrize(("seats", "options"), WAYS)
def test_the_plain_kernel_plays_by_the_rules(seats: int, options: dict[str, Any]) -> None:
    play_beside_the_rules(BlockersVector(blockers(seats, options), 1, plain), 1, 1)


@pytest.mark.skipif(kernels.find_obstacle() is not None, reason=f"no machine code here: {kernels.find_obstacle()}")
def test_the_compiled_kernel_plays_by_the_rules() -> None:
    compiled = kernels.compile_kernel(plain)
    assert compiled.COMPILED
    for seats, options in WAYS:
        play_beside_the_rules(BlockersVector(blockers(seats, options), 3, compiled), 2, 4)


@pytest.mark.parametrize(("seats", "options"), WAYS)
def test_whole_games_are_played_out(seats: int, options: dict[str, Any]) -> None:
    """By both kernels alike; the rewards are those of an end, and the game after them is played on by the rules."""
    made = [BlockersVector(blockers(seats, options), 1, kernel) for kernel in (plain, kernels.compile_kernel(plain))]
    for vector in made:
        vector.reset(7)
    laid = [vector.roll_out(3) for vector in made]
    first, second = (vector.step(vector.sample()) for vector in made)
    assert laid[0] == laid[1] > 3 * 20 * seats
    assert np.array_equal(first.observations, second.observations)
    for vector in made:
        vector.roll_out(1)
        batch = vector._batch
        assert abs(float(batch.rewards.sum())) < 1e-6
        assert int(batch.masks.sum()) > 0
    with pytest.raises(ValueError, match="0 games"):
        made[0].roll_out(0)


def record(vector: Vector, seed: int, steps: int) -> list[bytes]:
    batch = vector.reset(seed)
    seen = [batch.observations.tobytes()]
    for _ in range(steps):
        batch = vector.step(vector.sample())
        seen.append(b"".join(array.tobytes() for array in batch))
    return seen


def plain_vector(count: int) -> Vector:
    return BlockersVector(blockers(2, {}), count, plain)


def protocol_vector(count: int) -> Vector:
    return EpisodeVector(encode("blank"), count)


@pytest.mark.parametrize("make", [plain_vector, protocol_vector])
def test_the_same_seed_makes_the_same_games(make: Any) -> None:
    first = record(make(2), 3, 12)
    assert first == record(make(2), 3, 12)
    assert first != record(make(2), 4, 12)
    vector = make(2)
    record(vector, 4, 5)
    assert first == record(vector, 3, 12)


@pytest.mark.parametrize("name", ENCODINGS)
def test_every_game_goes_on_after_its_end(name: str) -> None:
    """Rewards come with the end, and the row is of the next game at once."""
    longest = 5 if name == "blanko" else 30
    vector = EpisodeVector(encode(name), 2, longest)
    batch = vector.reset(1)
    assert batch.observations.shape == (2, vector.encoding.size)
    assert batch.masks.shape == (2, vector.encoding.actions)
    ends = 0
    for _ in range(2 * longest + 10):
        batch = vector.step(vector.sample())
        ends += int(batch.over.sum())
        assert batch.masks.any(axis=1).all()
        assert not batch.rewards[~batch.over].any()
    assert ends >= 4


@pytest.mark.parametrize("make", [plain_vector, protocol_vector])
def test_what_is_not_legal_changes_nothing(make: Any) -> None:
    vector = make(2)
    batch = vector.reset(1)
    before = batch.observations.tobytes()
    actions = vector.sample().copy()
    for wrong in (int(np.flatnonzero(batch.masks[1] == 0)[0]), -1, vector.encoding.actions):
        with pytest.raises(ValueError, match=f"{wrong} is not legal in game 1"):
            vector.step(np.array([actions[0], wrong]))
        assert batch.observations.tobytes() == before
    assert vector.step(actions).observations.tobytes() != before


def test_making_takes_what_is_fastest(monkeypatch: pytest.MonkeyPatch) -> None:
    def stay_plain(source: ModuleType) -> ModuleType:
        return source

    monkeypatch.setattr("carteblanche.research.vector.blockers.compile_kernel", stay_plain)
    assert isinstance(make_vector("blockers", 4, two="basic"), BlockersVector)
    assert isinstance(make_vector("blitz", 4), EpisodeVector)
    with pytest.raises(ValueError, match="at least one"):
        make_vector("blitz", 0)
