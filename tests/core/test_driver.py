from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from carteblanche.core.driver import BLINK, THINKING, Asked, Drive, Misplayed, Step, drive, play_out
from carteblanche.core.errors import Illegal
from carteblanche.core.luck import KeyedLuck, Luck
from carteblanche.core.rules import Plan
from carteblanche.core.values import Millis
from carteblanche.games import catalogue
from carteblanche.search.random import RandomBot


@pytest.mark.parametrize("name", ["blank", "blanko", "blockers", "blitz"])
def test_every_game_ends_with_an_outcome(name: str) -> None:
    game = catalogue.open(name)
    played = play_out(game, [next(level for level in game.BOTS if level != "random")] * 3, seed=5)
    assert played.outcome is not None
    assert len(played.outcome.ranks) == 3
    assert played.steps > 10
    assert played.at > 0


def test_a_game_without_an_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carteblanche.core.driver.LONGEST", 5)
    played = play_out(catalogue.open("blockers"), ["random", "random"], 1)
    assert (played.outcome, played.steps) == (None, 5)


def test_the_same_seed_makes_the_same_game_and_another_another() -> None:
    game = catalogue.open("blockers")
    once, again, other = (play_out(game, ["random", "greedy"], seed) for seed in (1, 1, 2))
    assert once == again
    assert once.state != other.state


def test_a_bot_of_ones_own_plays_beside_levels() -> None:
    game = catalogue.open("blockers")
    seen: list[int] = []

    class First:
        def choose(self, view: Any, luck: Luck) -> Any:
            seen.append(view.viewer)
            return next(iter(game.options(view)))

    assert play_out(game, [First(), "random"], seed=3, config=game.CONFIG(scoring="uptown")).outcome is not None
    assert set(seen) == {0}


def test_a_bot_that_does_what_is_not_allowed_is_refused() -> None:
    game = catalogue.open("blockers")

    class Stubborn:
        """Plays its first move again and again."""

        move: Any = None

        def choose(self, view: Any, luck: Luck) -> Any:
            self.move = self.move or game.options(view).sample(luck)
            return self.move

    with pytest.raises(Illegal):
        play_out(game, ["random", Stubborn()], seed=1)


def steps_of(bots: list[Any], seed: int = 1) -> list[Step]:
    game, luck = catalogue.open("blitz"), KeyedLuck.seeded(seed, "deal")
    minds = [KeyedLuck.seeded(seed, f"bot {seat}") for seat in range(len(bots))]
    return list(drive(game, game.setup(game.CONFIG(rounds=1), len(bots), luck), bots, luck, minds))


def test_whoever_has_no_hand_of_its_own_acts_after_a_moment() -> None:
    game = catalogue.open("blitz")
    acts = [step for step in steps_of([RandomBot(game), RandomBot(game)]) if step.seat == 0]
    assert acts[0].at == THINKING
    assert all(later.at - earlier.at >= THINKING for earlier, later in pairwise(acts))


def test_the_random_level_of_a_race_lets_more_time_pass() -> None:
    game = catalogue.open("blitz")
    slow: Any = game.BOTS["random"](game)
    first = steps_of([slow, slow])[0]
    assert first.at == slow.pause > THINKING


def test_moments_do_not_go_back_and_two_hands_can_meet() -> None:
    game = catalogue.open("blitz")
    late = 0
    for seed in range(4):
        steps = steps_of([game.BOTS["expert"](game) for _ in range(8)], seed)
        assert [step.at for step in steps] == sorted(step.at for step in steps)
        late += sum(step.late for step in steps)
    assert late > 0


def test_a_plan_that_was_never_possible_is_no_bad_luck() -> None:
    game = catalogue.open("blitz")

    class Liar:
        def choose(self, view: Any, luck: Luck) -> Any:
            return game.options(view).sample(luck)

        def plan(self, view: Any, now: Millis, luck: Luck) -> Plan:
            wrong = game.notation.read("next")
            return Plan(view.viewer, wrong, "", "", now, Millis(now + BLINK))

        def is_still_valid(self, view: Any, plan: Any) -> bool:
            return True

    with pytest.raises(Illegal):
        steps_of([Liar(), Liar()])


def asked(running: Drive) -> Asked:
    found = running.go_on()
    assert isinstance(found, Asked)
    return found


def test_a_seat_without_a_bot_is_asked_until_it_acts() -> None:
    game, luck = catalogue.open("blockers"), KeyedLuck.seeded(1, "deal")
    state = game.setup(game.CONFIG(), 2, luck)
    running = Drive(game, state, [None, None], luck)
    first = asked(running)
    assert first == asked(running)
    assert first.at == THINKING
    chosen = next(iter(game.options(game.view(state, first.seat))))
    done = running.act(first.seat, chosen)
    assert done.seat == first.seat
    assert running.state is done.state
    with pytest.raises(Misplayed):
        running.act(asked(running).seat, chosen)
    assert running.state is done.state
    assert asked(running).at == 2 * THINKING


def test_who_waits_is_asked_later_and_who_rests_only_when_something_changes() -> None:
    game, luck = catalogue.open("blitz"), KeyedLuck.seeded(1, "deal")
    running = Drive(game, game.setup(game.CONFIG(rounds=1), 2, luck), [None, None], luck)
    starter = asked(running).seat
    running.act(starter, game.notation.read("go"))
    assert isinstance(running.go_on(), Step)
    first = asked(running)
    running.wait(first.seat)
    second = asked(running)
    assert {first.seat, second.seat} == {0, 1}
    running.rest(second.seat)
    again = asked(running)
    assert (again.seat, again.at) == (first.seat, first.at + THINKING)
    running.rest(first.seat)
    rung = running.go_on()
    assert isinstance(rung, Step)
    assert rung.seat is None
    while isinstance(rung, Step):
        assert rung.seat is None
        rung = running.go_on()
    assert isinstance(rung, Asked)
    assert set(running.due) == {0, 1}


def test_a_copy_goes_its_own_way() -> None:
    game, luck = catalogue.open("blockers"), KeyedLuck.seeded(3, "deal")
    running = Drive(game, game.setup(game.CONFIG(), 2, luck), [None, None], luck)
    seat = asked(running).seat
    copy = running.copied(luck)
    copy.act(seat, next(iter(game.options(game.view(copy.state, seat)))))
    assert asked(running) == Asked(Millis(THINKING), seat)
    assert asked(copy).seat != seat
    assert running.state != copy.state
