from __future__ import annotations

import pytest

from carteblanche.core.errors import Illegal, Unreadable
from carteblanche.core.luck import KeyedLuck, RecordedLuck, ScriptedLuck
from carteblanche.core.values import Millis, Seat
from carteblanche.games.blanko.actions import Exchange, Pass
from carteblanche.games.blanko.moves import Moves
from carteblanche.games.blanko.plays import Place
from carteblanche.games.blanko.position import Given
from carteblanche.games.blanko.rules import Blanko
from carteblanche.games.blanko.state import Config
from carteblanche.games.blanko.view import facts_of
from carteblanche.testing import laws
from carteblanche.testing.blanko import hooks

PLAYERS = ["Ada", "Ben"]
ADA = Seat(0)
LAID = Given(board={"BAU": "D5 across"}, racks={"Ada": "MNX", "Ben": "E"})


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("words", ["strict", "friendly", "challenge"])
def test_the_laws_hold(seats: int, words: str) -> None:
    game = Blanko()
    config = Config(words=words, house=seats == 3, challenge_cost=seats)  # type: ignore[arg-type]
    report = laws.check(game, config, seats, seed=seats, every=12, hooks=hooks(game))
    assert report.games == 1
    assert report.twins == report.pairs


def test_what_the_lexicon_said_is_written_down() -> None:
    game = Blanko({"lexicon": ["BAU", "BAUM"]})
    for word, said in (("BAUM", 1), ("BAUN", 0)):
        luck = RecordedLuck(KeyedLuck.seeded(1))
        state = game.play(game.position(LAID, PLAYERS), Millis(0), ADA, Place("D5", "across", word), luck)
        assert luck.drawn == [said]
        blind = Blanko({"lexicon": None})
        again = blind.position(LAID, PLAYERS)
        assert blind.play(again, Millis(0), ADA, Place("D5", "across", word), ScriptedLuck([said])) == state


def test_without_a_lexicon_nothing_new_can_be_played() -> None:
    blind = Blanko({"lexicon": None})
    with pytest.raises(Unreadable, match="not at hand"):
        blind.play(blind.position(LAID, PLAYERS), Millis(0), ADA, Place("D5", "across", "BAUM"), KeyedLuck.seeded(1))


def test_another_lexicon_than_the_recorded_is_noticed() -> None:
    game = Blanko({"lexicon": ["BAU"]})
    with pytest.raises(Unreadable, match="says 0, but 1"):
        game.play(game.position(LAID, PLAYERS), Millis(0), ADA, Place("D5", "across", "BAUM"), ScriptedLuck([1]))


def test_a_lexicon_speaks_one_language() -> None:
    with pytest.raises(Unreadable, match="lexicon is for de"):
        Blanko().setup(Config(language="fr"), 2, KeyedLuck.seeded(1))


def test_endless_exchanges_come_to_an_end() -> None:
    game, luck = Blanko(), KeyedLuck.seeded(1)
    state = game.setup(Config(), 4, luck)
    turns = 0
    while not state.ended:
        state = game.play(state, Millis(0), state.turn, Exchange(), luck)
        turns += 1
    assert (turns, state.ended) == (16, "barren")


def test_swaps_cannot_go_on_for_ever() -> None:
    """Two who only ever swap, with a list made for it, run out of words that have not stood."""
    words = [a + "A" for a in "BDHLN"] + ["A" + a for a in "BDHLN"]
    game, luck = Blanko({"lexicon": words}), KeyedLuck.seeded(1)
    state = game.position(Given(board={"BA": "H8 across"}, racks={"Ada": "DHLN", "Ben": "DHLN"}), PLAYERS)
    swaps = 0
    while not state.ended:
        found = Moves(facts_of(state, state.turn), game.referee).swaps()
        action = found[0][1] if found else Pass()
        swaps += bool(found)
        state = game.play(state, Millis(0), state.turn, action, luck)
    assert swaps == 4
    assert state.ended == "passed"


def test_refusals_leave_everything_as_it_was() -> None:
    game = Blanko()
    state = game.position(LAID, PLAYERS)
    before = repr(state)
    with pytest.raises(Illegal) as refused:
        game.play(state, Millis(0), ADA, Place("A1", "across", "MN"), KeyedLuck.seeded(1))
    assert refused.value.code == "not-touching"
    assert repr(state) == before
