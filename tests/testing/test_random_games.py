from __future__ import annotations

from itertools import pairwise

from carteblanche.core.luck import ScriptedLuck
from carteblanche.testing.high_card import Config, HighCard
from carteblanche.testing.random_games import RandomGame

GAME = HighCard()


def test_the_same_seed_makes_the_same_journey() -> None:
    one, other = (list(RandomGame(GAME, Config(), 3, 5)) for _ in range(2))
    assert one == other
    assert one != list(RandomGame(GAME, Config(), 3, 6))


def test_people_act_and_alarms_ring_in_order_of_time() -> None:
    rang = acted = at_the_bell = 0
    for seed in range(30):
        moments = list(RandomGame(GAME, Config(), 3, seed))
        times = [moment.step.at for moment in moments]
        assert times == sorted(times)
        for before, after in pairwise(moments):
            due = GAME.alarms(before.state)[0].at
            assert after.step.at <= due, "nobody acts after what was due"
            rang += after.step.alarm is not None
            acted += after.step.seat is not None
            at_the_bell += after.step.seat is not None and after.step.at == due
        assert GAME.outcome(moments[-1].state) is not None
    assert rang > 20
    assert acted > 100


def test_luck_is_written_down_with_its_step() -> None:
    moments = list(RandomGame(GAME, Config(), 2, 1))
    state = GAME.setup(Config(), 2, ScriptedLuck(moments[0].step.drawn))
    for moment in moments[1:]:
        state = moment.step.taken(GAME, state, ScriptedLuck(moment.step.drawn))
        assert state == moment.state


def test_a_limit_ends_it() -> None:
    assert len(list(RandomGame(GAME, Config(), 4, 1, limit=3))) == 4
