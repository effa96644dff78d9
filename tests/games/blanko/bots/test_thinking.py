"""What the stronger bots find: replies, the end of a game, and why."""

from __future__ import annotations

import pytest

from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Millis, Seat
from carteblanche.games.blanko.actions import Accept, Action, Admit, Arrange, Challenge, Done, Exchange, Redraw
from carteblanche.games.blanko.bots import BOTS
from carteblanche.games.blanko.bots.endgame import ALL, INFINITE, solve
from carteblanche.games.blanko.bots.levels import ALL_WORDS, Player
from carteblanche.games.blanko.bots.outlook import Outlook, expected_card, imagine, look_around, to_action
from carteblanche.games.blanko.bots.reasons import plain, reason
from carteblanche.games.blanko.bots.sketch import EXCHANGE, PASSING, Sketch, find_best, list_options, look, play
from carteblanche.games.blanko.bots.thinking import MARGIN, Depth, Thought, changed_lines, rank
from carteblanche.games.blanko.data import CELL
from carteblanche.games.blanko.kernel import LINES
from carteblanche.games.blanko.leaves import weights, worth
from carteblanche.games.blanko.letters import JOKER
from carteblanche.games.blanko.moves import Moves
from carteblanche.games.blanko.plays import Place, Swap
from carteblanche.games.blanko.position import Given
from carteblanche.games.blanko.rules import Blanko
from carteblanche.games.blanko.state import BlankoState, Config
from carteblanche.games.blanko.view import facts_of
from carteblanche.search.budget import Budget
from carteblanche.search.reasons import Reason

ADA, BEN = Seat(0), Seat(1)


def in_the_middle(seed: int, turns: int) -> tuple[Blanko, BlankoState]:
    """A game between greedy players after some turns, when somebody has a turn."""
    game, luck = Blanko(), KeyedLuck.seeded(seed)
    state = game.setup(Config(), 2, luck)
    bot = BOTS["greedy"](game)
    while turns or state.phase != "turn":
        seat = next(iter(game.prompts(state)))
        turns -= state.phase == "turn"
        state = game.play(state, Millis(0), seat, bot.choose(game.view(state, seat), luck), luck)
    return game, state


def outlook_at(seed: int, turns: int) -> tuple[Blanko, BlankoState, Outlook]:
    game, state = in_the_middle(seed, turns)
    return game, state, look_around(game.view(state, state.turn), game.referee)


def test_weights_are_points_cards_and_what_stays() -> None:
    game, state, outlook = outlook_at(1, 6)
    known = facts_of(state, state.turn)
    letter_set = state.config.letter_set
    listed = list_options(outlook.tools, outlook.sketch, outlook.weights, 570, INFINITE)
    moves = Moves(known, game.referee).all()
    assert {to_action(outlook, option) for option in listed} == {move.action for move in moves}
    points = {move.action: (move.points, move.squares) for move in moves}
    for option in listed:
        action = to_action(outlook, option)
        assert isinstance(action, Place | Swap)
        assert (option[1], option[5]) == points[action]
        stays = list(known.rack)
        if isinstance(action, Swap):
            stays.append(state.board[CELL[action.cell]])
            stays.remove(action.letter)
        else:
            step = 1 if action.direction == "across" else 16
            for n, letter in enumerate(action.word):
                if state.board[CELL[action.cell] + n * step] == ".":
                    stays.remove(JOKER if letter.islower() else letter)
        wanted = option[1] + 5.7 * option[5] + worth(stays, letter_set, known.bag)
        assert abs(option[0] / 100 - wanted) < 0.01
    assert find_best(outlook.tools, outlook.sketch, outlook.weights, 570) == listed[0]


def test_along_unchanged_lines_nothing_has_changed() -> None:
    tried = 0
    for seed in range(4):
        _, _, outlook = outlook_at(seed, 4)
        tools, sketch = outlook.tools, outlook.sketch
        rack = list(outlook.unknown[:8])

        def found(board: Sketch, rack: list[int] = rack, outlook: Outlook = outlook) -> list[int]:
            search = look(outlook.tools, board, rack, hold=True)
            search.weigh(outlook.weights, outlook.card, -1)
            weighed: list[int] = search.line_weights()
            return weighed

        before = found(sketch)
        for option in list_options(tools, sketch, outlook.weights, outlook.card, MARGIN):
            after = sketch.copy()
            play(tools, after, option, outlook.card)
            lines = 0
            for cell in range(256):
                if after.board[cell] != sketch.board[cell]:
                    lines |= changed_lines(after.board, cell)
            assert lines != LINES
            for line, weight in enumerate(found(after)):
                assert lines >> line & 1 or weight == before[line]
            tried += 1
    assert tried > 20


def test_an_imagined_world_has_every_letter_once_and_seen_letters_in_place() -> None:
    game, state = in_the_middle(3, 9)
    view = game.view(state, state.turn)
    outlook = look_around(view, game.referee)
    world, dice = imagine(outlook, 7)
    other, _ = imagine(outlook, dice)
    on_board = [
        0 if letter.islower() else world.board[n] for n, letter in enumerate("".join(view.board)) if letter != "."
    ]
    letters = sorted([*on_board, *world.racks[0], *world.racks[1], *world.bag])
    signs = (JOKER, *outlook.alphabet)
    assert letters == sorted(signs.index(state.pieces.layout.names[piece]) for piece in range(112))
    assert [len(rack) for rack in world.racks] == [len(rack) for rack in view.racks]
    assert len(world.bag) == view.bag
    assert world.racks[outlook.seat] == other.racks[outlook.seat]
    assert world.racks != other.racks


def test_the_next_card_is_one_that_nobody_has_seen() -> None:
    game = Blanko()
    given = Given(racks={"Ada": "E", "Ben": "E"}, bag="*", pile=["T8", "T1"])
    view = game.view(game.position(given, ["Ada", "Ben"]), ADA)
    assert expected_card(view) > 0


def test_the_end_is_counted_out() -> None:
    """Ada could lay both letters one after the other, but then Ben would go out; an exhaustive search finds the same."""
    game = Blanko({"lexicon": ["BAU", "BAUM", "BAUEN", "SAU", "SAUM", "UM"]})
    given = Given(board={"BAU": "D5 across"}, racks={"Ada": "MS", "Ben": "EN"}, bag="")
    state = game.position(given, ["Ada", "Ben"])
    outlook = look_around(game.view(state, ADA), game.referee)
    sketch, _ = imagine(outlook, 1)
    ranked = rank(outlook, outlook.last_weights, lambda _: True)
    found = solve(outlook.tools, sketch, outlook.last_weights, outlook.card, ranked, Budget(5000))
    assert found is not None
    assert found.exact
    values = {option: -exhaustive(outlook, after(outlook, sketch, option)) for option in [*ranked, PASSING]}
    assert 100 * found.ahead == max(values.values()) == values[found.option]
    assert solve(outlook.tools, sketch, outlook.last_weights, outlook.card, ranked, Budget(0)) is None
    assert len(ranked) < ALL


def after(outlook: Outlook, sketch: Sketch, option: tuple[int, int, int, int, bytes, int]) -> Sketch:
    then = sketch.copy()
    play(outlook.tools, then, option, outlook.card)
    return then


def exhaustive(outlook: Outlook, sketch: Sketch) -> int:
    """How far whose turn it is ends ahead, by plain recursion."""
    if sketch.over:
        return sketch.scores[sketch.turn] - sketch.scores[1 - sketch.turn]
    listed = list_options(outlook.tools, sketch, outlook.last_weights, outlook.card, INFINITE)
    return max(-exhaustive(outlook, after(outlook, sketch, option)) for option in [*listed, PASSING])


def test_a_choice_is_the_same_again_and_can_be_explained() -> None:
    game, state = in_the_middle(2, 5)
    view = game.view(state, state.turn)
    player = Player(game.referee, ALL_WORDS, Depth(steps=60, width=6))
    action, why = player.explain(view, KeyedLuck.seeded(4))
    assert action == player.choose(view, KeyedLuck.seeded(4))
    assert why.code in {"most", "square", "keeps", "denies", "weighs"}
    assert why.values["points"] == next(
        move.points for move in Moves(facts_of(state, state.turn), game.referee).all() if move.action == action
    )


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (Arrange("........."), "mini"),
        (Done(), "mini"),
        (Redraw("Q"), "redraw"),
        (Redraw(""), "stay"),
        (Challenge(), "doubt"),
        (Accept(), "fine"),
        (Admit("abstain"), "vote"),
    ],
)
def test_what_is_done_beside_a_turn_has_a_reason_too(action: Action, code: str) -> None:
    assert plain(action) == Reason(code)


def test_a_clock_that_has_run_out_ends_the_thinking() -> None:
    game, state = in_the_middle(2, 5)
    asked = 0

    def clock() -> float:
        nonlocal asked
        asked += 1
        return float(asked)

    player = Player(game.referee, ALL_WORDS, Depth(steps=10**9, width=6))
    player.keep_time(clock, 5.0)
    assert player.choose(game.view(state, state.turn), KeyedLuck.seeded(4)) is not None
    assert asked < 12


def test_who_can_lay_nothing_exchanges() -> None:
    game = Blanko({"lexicon": ["BAU", "BAUM"]})
    given = Given(board={"BAU": "D5 across"}, racks={"Ada": "QXYJ", "Ben": "E"}, bag="*")
    view = game.view(game.position(given, ["Ada", "Ben"]), ADA)
    for level in ("expert", "master"):
        assert BOTS[level](game).choose(view, KeyedLuck.seeded(1)) == Exchange()


def test_tables_of_the_kernel_are_for_the_whole_alphabet() -> None:
    game = Blanko()
    single, balance, vowels = weights(Config().letter_set, 1, game.referee.kernel)
    assert (len(single), len(balance), len(vowels)) == (30 * 9, 81, 30)


def test_a_reason_for_doing_nothing_promises_no_points() -> None:
    _, _, outlook = outlook_at(1, 6)
    exchange = (240, 0, 0, EXCHANGE, b"", 0)
    assert reason(outlook, Thought(PASSING, "only", (PASSING,), {})) == Reason("only")
    assert reason(outlook, Thought(PASSING, "searched", (exchange, PASSING), {})) == Reason("pass")
    assert reason(outlook, Thought(exchange, "searched", (exchange, PASSING), {})) == Reason("exchange")
    assert reason(outlook, Thought(PASSING, "solved", (exchange, PASSING), {}, 7)) == Reason("solved", {"ahead": 7})
