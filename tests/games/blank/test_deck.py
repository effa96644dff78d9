from __future__ import annotations

import msgspec
import pytest

from carteblanche.core.driver import play_out
from carteblanche.core.errors import Illegal
from carteblanche.core.luck import KeyedLuck
from carteblanche.games.blank import deck as decks
from carteblanche.games.blank.rules import Blank
from carteblanche.games.blank.starter import starter, words
from carteblanche.library.decks.household import make_deck

RULE = words("A 2 costs the next player two cards.", "(when (plays cards: [2]) (draw next 2))")
SNACK = words("Everybody draws.", "(when this (draw all))", "Snack")


def test_a_deck_only_grows_and_keeps_its_history() -> None:
    deck = decks.empty("Ours", "oak", ("Ada",))
    more = decks.with_rule(deck, RULE, "Ada")
    assert (more.version, len(more.rules), len(deck.rules)) == (1, 1, 0)
    assert more.history[0].card == "rule 1"
    assert decks.digest(more) != decks.digest(deck)
    assert decks.difference(deck, more).rules == more.rules


def test_only_the_owner_approves() -> None:
    with pytest.raises(Illegal, match="not-the-owner"):
        decks.with_rule(decks.empty("Ours", "oak", ("Ada",)), RULE, "Ben")


def test_a_game_card_is_written_on_once() -> None:
    deck = decks.empty("Ours", "oak", ("Ada",))
    more = decks.with_text(deck, "R4b", SNACK, "Ada")
    assert next(card.words for card in more.cards if card.face == "R4b") is not None
    for face, code in (("R4b", "written-already"), ("X1a", "no-such-card")):
        with pytest.raises(Illegal, match=code):
            decks.with_text(more, face, SNACK, "Ada")


def test_blank_rules_run_out_unless_the_owner_adds_some() -> None:
    deck = decks.empty("Ours", "oak", ())
    for _ in range(24):
        deck = decks.with_rule(deck, RULE, "Ada")
    assert decks.blanks(deck) == (0, 66)
    with pytest.raises(Illegal, match="no-blank-rule"):
        decks.with_rule(deck, RULE, "Ada")
    assert len(decks.with_rule(msgspec.structs.replace(deck, extra_rules=1), RULE, "Ada").rules) == 25


def test_decks_are_mixed_and_separated_by_their_marks() -> None:
    one, other = starter(), decks.empty("Ours", "oak", ("Ada",))
    mix = decks.mixed((one, other))
    assert len(mix.cards) == 144
    assert decks.separated(mix, (one, other)) == (one, other)
    with pytest.raises(Illegal, match="same-mark"):
        decks.mixed((one, one))


def test_a_deck_is_plain_data() -> None:
    assert msgspec.json.decode(msgspec.json.encode(starter()), type=decks.Deck) == starter()
    assert decks.renamed(starter(), "Home").name == "Home"


@pytest.mark.parametrize("count", [3, 6])
def test_a_mixture_of_many_decks_is_played_to_its_end(count: int) -> None:
    mix = decks.mixed(tuple(make_deck("d", f"m{n}", written=True) for n in range(count)))
    game = Blank(mix)
    played = play_out(game, ["beginner", "random"], 1)
    assert played.outcome is not None
    assert len(game.view(game.setup(game.CONFIG(), 2, KeyedLuck.seeded(1)), None).draw) > 72 * (count - 1)


def test_no_more_decks_are_mixed_than_a_file_can_hold() -> None:
    six = decks.mixed(tuple(decks.empty("d", f"m{n}", ()) for n in range(6)))
    with pytest.raises(Illegal, match="too-many-decks"):
        decks.mixed((six, decks.empty("d", "one more", ())))


def test_what_is_written_into_a_mixture_goes_home_by_its_mark() -> None:
    one, other = starter(), decks.empty("Ours", "oak", ("Ada",))
    mix = decks.mixed((other, one))
    mix = decks.with_rule(mix, RULE, "Ada")
    mix = decks.with_text(mix, "R4b·CB", SNACK, "Ada")
    ours, starters = decks.separated(mix, (other, one))
    assert (ours.version, len(ours.rules), ours.owners) == (1, 1, ("Ada",))
    assert (starters.version, len(starters.rules)) == (1, 14)
    assert starters.cards[decks.names(starters).index("R4b")].words is not None
    assert decks.separated(mix, (ours, starters)) == (ours, starters)
    with pytest.raises(Illegal, match="no-such-card"):
        decks.with_text(mix, "R4b", RULE, "Ada")
    with pytest.raises(Illegal, match="same-mark"):
        decks.mixed((mix, one))
