"""Players with hands: their plans, their levels, and whole matches in virtual time."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Millis, Seat
from carteblanche.games.blitz.actions import Centre, Flip, Go, Lay, Rhythm, Stuck, Turn, Waive
from carteblanche.games.blitz.bots import Plan, Racer
from carteblanche.games.blitz.match import play_match
from carteblanche.games.blitz.motion import FAR, NEAR, QUICKEST, SKILLS, distance
from carteblanche.games.blitz.position import Given
from carteblanche.games.blitz.rules import Blitz
from carteblanche.games.blitz.state import Config, Stall

GAME = Blitz()
ADA, BEN = Seat(0), Seat(1)
KEEN = Racer(msgspec.structs.replace(SKILLS["hard"], overlooks=0, plans=0))
"""Sees all that goes, and does what gets it on most at once."""


def luck(seed: int = 1) -> KeyedLuck:
    return KeyedLuck.seeded(seed)


def view(seat: Seat = ADA, **fields: object) -> object:
    stated = {"blitz": {"A": ["red 5", "red 6"], "B": ["red 2", "red 3"]}, **fields}
    return GAME.view(GAME.position(msgspec.convert(stated, Given), ["A", "B"]), seat)


def choice(**fields: object) -> object:
    return KEEN.choose(view(**fields), luck())  # type: ignore[arg-type]


def test_cards_off_the_blitz_deck_come_first() -> None:
    work = {"A": [["green 6"], ["blue 1"]]}
    stacks = {"C1": ["red 1 B", "red 2 A", "red 3 A", "red 4 A"]}
    table = {"A": ["yellow 1"]}
    assert choice(work=work, stacks=stacks, table=table) == Centre("blitz", "red 5", "C1", "red 4")
    assert choice(work={"A": [["green 6"], ["red 2", "blue 1"]]}, table=table) == Lay("blitz", "red 5", "W1")
    assert choice(work={"A": [["green 8"], ["red 2", "blue 1"]]}, table=table) == Centre("W2", "blue 1", "new", "")
    assert choice(hand={"A": ["blue 1"]}) == Flip()
    assert choice(table={"A": ["blue 9"]}) == Turn()


def test_pointless_moves_are_not_made() -> None:
    work = {"A": [["red 10"], ["yellow 10", "green 9"]]}
    assert choice(work=work, hand={"A": ["blue 1"]}) == Flip()
    assert KEEN.plan(view(work=work), Millis(0), luck()) is None  # type: ignore[arg-type]
    assert choice(work=work) == Lay("W2", "green 9", "W1")


def test_when_nothing_moves_the_reserve_is_shifted_by_who_can() -> None:
    fields: dict[str, object] = {"work": {"A": [["red 10"]]}, "table": {"A": ["green 9"]}, "hand": {"A": ["blue 1"]}}
    assert choice(**fields) == Flip()
    assert choice(**fields, browsed={"A": 1}) == Lay("reserve", "green 9", "W1")
    easy = Racer(SKILLS["easy"])
    assert easy.choose(view(**fields, browsed={"A": 1}), luck()) == Flip()  # type: ignore[arg-type]


TWO_LEFT = ["red 9", "red 10"]


@pytest.mark.parametrize(
    ("fields", "ends"),
    [
        pytest.param({}, False, id="all-together-stand-below-nothing"),
        pytest.param({"finished": [f"yellow {n} B" for n in range(1, 11)]}, True, id="it-pays"),
        pytest.param({"blitz": {"A": ["red 1"], "B": ["red 9"]}}, True, id="somebody-else-is-as-far"),
        pytest.param({"browsed": {"A": 1}}, True, id="nothing-moves"),
        pytest.param({"totals": {"A": 100, "B": 60}}, True, id="it-wins-the-match"),
        pytest.param(
            {"totals": {"A": 60, "B": 100}, "finished": [f"yellow {n} B" for n in range(1, 11)]},
            False,
            id="another-would-win-the-match",
        ),
    ],
)
def test_the_last_blitz_card_is_kept_while_the_end_would_come_too_soon(
    fields: dict[str, object], *, ends: bool
) -> None:
    stated = {"blitz": {"A": ["red 1"], "B": TWO_LEFT}, "hand": {"A": ["blue 9"]}, **fields}
    assert choice(**stated) == (Centre("blitz", "red 1", "new", "") if ends else Flip())
    child = Racer(msgspec.structs.replace(SKILLS["child"], overlooks=0))
    assert child.choose(view(**stated), luck()) == Centre("blitz", "red 1", "new", "")  # type: ignore[arg-type]


def test_with_the_last_card_in_reserve_other_cards_still_go() -> None:
    stated = {"blitz": {"A": ["red 1"], "B": TWO_LEFT}, "table": {"A": ["blue 1"]}}
    assert choice(**stated) == Centre("reserve", "blue 1", "new", "")


def test_a_right_is_used_and_a_hopeless_pass_given_away() -> None:
    stall = Stall("right", ADA, Millis(9000), (ADA, BEN), (0, 0), (0, 0))
    table = {"A": ["blue 9"]}
    assert choice(stall=msgspec.to_builtins(stall), table=table) == Rhythm(1)
    tried = msgspec.structs.replace(stall, offsets=(1, 0))
    assert choice(stall=msgspec.to_builtins(tried), table=table) == Rhythm(2)
    trying = msgspec.structs.replace(stall, stage="pass")
    assert choice(stall=msgspec.to_builtins(trying), table=table) == Turn()
    assert choice(stall=msgspec.to_builtins(trying)) == Waive()


def test_with_nothing_to_do_it_waits_or_says_so() -> None:
    assert choice() == Stuck()
    assert KEEN.plan(view(), Millis(0), luck()) is None  # type: ignore[arg-type]
    with pytest.raises(IndexError):
        choice(stuck=["A"])
    assert KEEN.plan(GAME.view(GAME.setup(Config(), 2, luck()), None), Millis(0), luck()) is None


def test_a_plan_shows_a_hand_on_its_way() -> None:
    stacks = {"C1": ["red 1 B", "red 2 A", "red 3 A", "red 4 A"]}
    plan = KEEN.plan(view(stacks=stacks), Millis(5000), luck())  # type: ignore[arg-type]
    assert isinstance(plan, Plan)
    assert (plan.source, plan.target) == ("blitz 0", "C1")
    assert plan.begins >= 5000 + QUICKEST
    assert plan.lands >= plan.begins + NEAR
    assert msgspec.json.decode(msgspec.json.encode(plan), type=Plan) == plan
    assert KEEN.is_still_valid(view(stacks=stacks), plan)  # type: ignore[arg-type]
    assert not KEEN.is_still_valid(view(), plan)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("fields", "spots"),
    [
        ({"work": {"A": [["green 6"]]}}, ("blitz 0", "work 0.1")),
        ({"work": {"A": [["red 2", "blue 1"]]}}, ("work 0.1", "new")),
        ({"table": {"A": ["blue 1"]}}, ("table 0", "new")),
        ({"hand": {"A": ["blue 1"]}}, ("hand 0", "table 0")),
        ({"table": {"A": ["blue 9"]}}, ("table 0", "hand 0")),
        ({"phase": "ready"}, ("", "")),
    ],
)
def test_where_hands_move(fields: dict[str, object], spots: tuple[str, str]) -> None:
    plan = KEEN.plan(view(**fields), Millis(0), luck())  # type: ignore[arg-type]
    assert plan is not None
    assert (plan.source, plan.target) == spots


def test_nobody_is_quicker_than_a_person() -> None:
    seen = view(table={"A": ["blue 1"]})
    expert = Racer(SKILLS["expert"])
    for seed in range(300):
        plan = expert.plan(seen, Millis(0), luck(seed))  # type: ignore[arg-type]
        if plan is not None and isinstance(plan.action, Centre):
            assert plan.begins >= QUICKEST
            assert plan.lands - plan.begins >= NEAR


def test_the_slower_the_level_the_later_the_card_lands() -> None:
    seen = view(table={"A": ["blue 1"]})
    means: list[float] = []
    for skill in SKILLS.values():
        plans = [Racer(skill).plan(seen, Millis(0), luck(seed)) for seed in range(200)]  # type: ignore[arg-type]
        lands = [plan.lands for plan in plans if plan is not None and isinstance(plan.action, Centre)]
        assert 200 - len(lands) < 2 * skill.overlooks + 20
        means.append(sum(lands) / len(lands))
    assert all(slower > quicker + 100 for slower, quicker in pairwise(means))


def test_distances_are_between_beside_and_across() -> None:
    public = GAME.setup(Config(), 8, luck()).public
    for seat in range(8):
        assert all(0.5 <= distance(public, seat, Centre("blitz", "red 2", f"C{n}", "red 1")) <= 1 for n in range(1, 33))
        assert distance(public, seat, Centre("blitz", "red 1", "new", "")) <= 1
        assert 0 <= distance(public, seat, Lay("reserve", "red 1", "W1")) < 0.5
    assert distance(public, 0, Go()) == 0
    assert FAR > NEAR


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("stacks", [8, 12, 16])
def test_no_seat_is_nearer_to_the_centre_than_another(seats: int, stacks: int) -> None:
    """Stacks fill from C1 up, so the first of them must be as far from everybody on average as all are."""
    public = GAME.setup(Config(), seats, luck()).public
    laid = [Centre("blitz", "red 2", f"C{n}", "red 1") for n in range(1, min(stacks, 4 * seats) + 1)]
    means = [sum(distance(public, seat, action) for action in laid) / len(laid) for seat in range(seats)]
    assert max(means) - min(means) < 0.06


@pytest.mark.parametrize(("slower", "quicker"), list(pairwise(SKILLS)))
def test_every_level_beats_the_one_below(slower: str, quicker: str) -> None:
    """Matches of two to 101, each from both seats."""
    won = 0
    for seed in range(8):
        levels = [slower, quicker] if seed % 2 else [quicker, slower]
        match = play_match(levels, KeyedLuck.seeded(seed, "deal"), KeyedLuck.seeded(seed, "hands"))
        assert match.outcome is not None
        won += levels[match.outcome.winners[0]] == quicker
    assert won >= 6


@pytest.mark.parametrize("level", list(GAME.BOTS))
@pytest.mark.parametrize("pace", ["race", "turns"])
def test_every_level_chooses_properly_to_the_end(level: str, pace: str) -> None:
    bot = GAME.BOTS[level](GAME)
    state = GAME.setup(Config(rounds=1, pace=pace), 3, luck())  # type: ignore[arg-type]
    own, now = luck(2), 0
    for _ in range(6000):
        if GAME.outcome(state) is not None:
            return
        now += 400
        due = min(GAME.alarms(state), key=lambda alarm: alarm.at, default=None)
        acting = [seat for seat in GAME.prompts(state) if len(GAME.options(GAME.view(state, seat)))]
        if due is not None and (due.at <= now or not acting):
            now = max(now, due.at)
            state = GAME.ring(state, due, own)
        else:
            seat = acting[now // 400 % len(acting)]
            state = GAME.play(state, Millis(now), seat, bot.choose(GAME.view(state, seat), own), own)
    pytest.fail("no end")
