from __future__ import annotations

from typing import Literal

from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Millis, Seat
from carteblanche.games.blanko.actions import Challenge, Done, Redraw
from carteblanche.games.blanko.bots import BOTS
from carteblanche.games.blanko.bots.levels import Player, Skill
from carteblanche.games.blanko.leaves import worth
from carteblanche.games.blanko.letters import LETTER_SETS
from carteblanche.games.blanko.lexicon import Lexicon
from carteblanche.games.blanko.plays import Place
from carteblanche.games.blanko.position import Given
from carteblanche.games.blanko.rules import Blanko
from carteblanche.games.blanko.state import Config

ADA, BEN = Seat(0), Seat(1)
MODES: tuple[Literal["strict", "friendly", "challenge"], ...] = ("strict", "friendly", "challenge")


def match(one: str, other: str, games: int) -> tuple[int, int]:
    """Points of both over some games, seats alternating."""
    game = Blanko()
    totals = [0, 0]
    for seed in range(games):
        luck, own = KeyedLuck.seeded(seed // 2, "game"), KeyedLuck.seeded(seed, "bots")
        names = (one, other) if seed % 2 == 0 else (other, one)
        bots = [BOTS[name](game) for name in names]
        state, at = game.setup(Config(), 2, luck), 0
        while not state.ended:
            seat = next(iter(game.prompts(state)))
            at += 1
            state = game.play(state, Millis(at), seat, bots[seat].choose(game.view(state, seat), own), luck)
        for side in (0, 1):
            totals[side if seed % 2 == 0 else 1 - side] += state.scores[side]
    return totals[0], totals[1]


def test_a_better_level_scores_more() -> None:
    for weak, strong in (("novice", "casual"), ("casual", "greedy")):
        low, high = match(weak, strong, 4)
        assert low < high


def test_whatever_a_bot_does_is_proper() -> None:
    game = Blanko()
    for level in BOTS:
        for words in MODES:
            luck = KeyedLuck.seeded(len(level), words)
            state, at = game.setup(Config(words=words), 3, luck), 0
            for _ in range(5):
                if state.ended:
                    break
                seat = next(iter(game.prompts(state)))
                view = game.view(state, seat)
                action = BOTS[level](game).choose(view, luck)
                assert action in game.options(view)
                at += 10
                state = game.play(state, Millis(at), seat, action, luck)


def test_a_novice_does_not_know_rare_words() -> None:
    common = {"AST": 200, "ASTE": 140, "ASTEN": 70}
    given = Given(board={"AST": "H8 across"}, racks={"Ada": "EN", "Ben": "E"}, bag="*")
    game = Blanko({"lexicon": Lexicon.of("de", common, common)})
    view = game.view(game.position(given, ["Ada", "Ben"]), ADA)
    assert BOTS["greedy"](game).choose(view, KeyedLuck.seeded(1)) == Place("H8", "across", "ASTEN")
    assert BOTS["novice"](game).choose(view, KeyedLuck.seeded(1)) == Place("H8", "across", "ASTE")


def test_a_strong_bot_challenges_what_is_no_word() -> None:
    game = Blanko()
    given = Given(config=Config(words="challenge"), board={"BAU": "D5 across"}, racks={"Ada": "NX", "Ben": "E"})
    state = game.position(given, ["Ada", "Ben"])
    state = game.play(state, Millis(0), ADA, Place("D5", "across", "BAUN"), KeyedLuck.seeded(1))
    assert BOTS["expert"](game).choose(game.view(state, BEN), KeyedLuck.seeded(1)) == Challenge()


def test_cards_are_answered() -> None:
    game = Blanko()
    given = Given(phase="mini", card="R1", until=60000, tray="QXY", racks={"Ada": "E", "Ben": "E"})
    state = game.position(given, ["Ada", "Ben"])
    assert BOTS["expert"](game).choose(game.view(state, ADA), KeyedLuck.seeded(1)) == Done()
    given = Given(phase="redraw", card="T6", racks={"Ada": "QVEN", "Ben": "E"}, bag="*")
    answer = BOTS["expert"](game).choose(game.view(game.position(given, ["Ada", "Ben"]), ADA), KeyedLuck.seeded(1))
    assert isinstance(answer, Redraw)
    assert set(answer.letters) == {"Q", "V"}


def test_what_stays_on_the_rack() -> None:
    assert worth(["E", "N"], LETTER_SETS["de"], 40) > worth(["Q", "V"], LETTER_SETS["de"], 40)
    assert worth(["E", "N"], LETTER_SETS["de"], 40) > worth(["N", "N"], LETTER_SETS["de"], 40)
    assert worth(["?"], LETTER_SETS["de"], 0) < 0
    assert worth(["E", "N"], LETTER_SETS["fr"], 40) > worth(["K", "W"], LETTER_SETS["fr"], 40)


def test_who_overlooks_everything_looks_once_more() -> None:
    given = Given(board={"AST": "H8 across"}, racks={"Ada": "EN", "Ben": "E"}, bag="*")
    game = Blanko({"lexicon": ["AST", "ASTE"]})
    view = game.view(game.position(given, ["Ada", "Ben"]), ADA)
    blind = Player(game.referee, Skill(common=0, overlooks=100))
    assert blind.choose(view, KeyedLuck.seeded(1)) == Place("H8", "across", "ASTE")
