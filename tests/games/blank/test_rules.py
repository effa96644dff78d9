from __future__ import annotations

import msgspec
import pytest

from carteblanche.core.errors import Illegal
from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Millis
from carteblanche.games.blank import actions as a
from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.deck import INK, Signature, empty
from carteblanche.games.blank.rules import Blank
from carteblanche.games.blank.state import BlankState, Config
from carteblanche.games.blank.trials import played
from carteblanche.library.decks.household import add_rewards

RULE = notation.read("(when (plays cards: [2]) (draw next 2))")
PICTURE = (((0, 0), (1000, 1000)), ((5, 5),))
LATER = Millis(10**9)


def won() -> tuple[Blank, BlankState]:
    """A game that somebody has won who may now write a card; the other one owns the deck."""
    game = Blank()
    for seed in range(50):
        luck = KeyedLuck.seeded(seed)
        bots = [game.BOTS["beginner"](game) for _ in range(2)]
        for state in played(game, Config(reading=False), 2, bots, luck):
            if state.affairs.phase == "reward" and state.affairs.rewards[0] == 1:
                return game, state
    raise AssertionError("seat 1 never won")


def test_a_wish_comes_with_its_picture_and_the_owner_says_why_not() -> None:
    game, state = won()
    luck = KeyedLuck.seeded(0)
    with pytest.raises(Illegal, match="too-much-ink"):
        game.play(
            state, LATER, state.affairs.rewards[0], a.Write(RULE, "2: +2", picture=(((0, 0),) * (INK + 1),)), luck
        )
    state = game.play(state, LATER, state.affairs.rewards[0], a.Write(RULE, "2: +2", picture=PICTURE), luck)
    assert state.affairs.wish is not None
    assert state.affairs.wish.picture == PICTURE
    owner = next(iter(game.prompts(state)))
    vetoed = game.play(state, LATER, owner, a.Veto("Too hard on the next one."), luck)
    assert (vetoed.affairs.wish, vetoed.affairs.trace[0].text) == (None, "Too hard on the next one.")
    done = game.play(state, LATER, owner, a.Approve(), luck)
    grown = add_rewards(
        empty("Ours", "oak", ()),
        done.affairs.written,
        [Signature("Ada"), Signature("Ben")],
        "2026-11-15",
        lambda _: "chosen",
    )
    words = grown.versions[0].rules[0].words
    assert (words.picture, words.meaning, words.text, words.how) == (PICTURE, RULE, "2: +2", "chosen")


def test_a_reason_is_written_and_read() -> None:
    notation = Blank().notation
    for veto in (a.Veto(), a.Veto("Not again!")):
        assert notation.read(notation.write(veto)) == veto
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(a.Veto("x" * 201)), type=a.Veto)
