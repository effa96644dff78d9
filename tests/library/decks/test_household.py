from __future__ import annotations

import pytest
from msgspec.structs import replace

from carteblanche.core.errors import Illegal
from carteblanche.core.values import Seat
from carteblanche.games.blank.affairs import Wish
from carteblanche.games.blank.deck import blanks, empty, with_rule
from carteblanche.games.blank.starter import words
from carteblanche.library.decks import household

RULE = "When a 2 is played, the next player must draw 2 cards."
SNACK = "All players must draw 1 card."


def test_what_winners_wrote_enters_the_deck_version_by_version() -> None:
    wishes = (Wish(Seat(1), RULE, "en"), Wish(Seat(0), SNACK, "en", "G5b", "Snack"))
    grown = household.add_rewards(empty("Ours", "oak", ()), wishes, ["Ada", "Ben"], "2026-11-15")
    assert (grown.written, grown.left_out) == (wishes, ())
    first, second = grown.versions
    assert (first.version, first.rules[0].words.author, second.version) == (1, "Ben", 2)
    assert second.history[1].card == "G5b"


def test_what_no_longer_fits_in_stays_out() -> None:
    wish = Wish(Seat(0), SNACK, "en", "G5b", "Snack")
    grown = household.add_rewards(empty("Ours", "oak", ()), (wish, wish), ["Ada"], "")
    assert (len(grown.versions), grown.left_out) == (1, ((wish, "written-already"),))
    full = replace(empty("Ours", "oak", ()), extra_rules=1 - blanks(empty("Ours", "oak", ()))[0])
    rule = Wish(Seat(0), RULE, "en")
    grown = household.add_rewards(full, (rule, rule), ["Ada"], "")
    assert (len(grown.versions), grown.left_out) == (1, ((rule, "no-blank-rule"),))
    with pytest.raises(Illegal, match="no-such-card"):
        household.add_rewards(empty("Ours", "oak", ()), (Wish(Seat(0), SNACK, "en", "X1z", "Snack"),), ["Ada"], "")


def test_a_picture_is_drawn_by_the_author_only() -> None:
    deck = with_rule(empty("Ours", "oak", ()), words(RULE), "")
    picture = (((0, 0), (9, 9)),)
    assert household.add_picture(deck, "rule 1", picture, "Carte Blanche").rules[0].words.picture == picture
    for card, author, code in (
        ("rule 1", "Ben", "not-the-author"),
        ("rule 2", "Ben", "no-such-card"),
        ("R4b", "Ben", "no-such-card"),
    ):
        with pytest.raises(Illegal, match=code):
            household.add_picture(deck, card, picture, author)


def test_the_owner_allows_more_blank_cards_but_not_without_end() -> None:
    deck = empty("Ours", "oak", ())
    for _ in range(household.MOST_EXTRA):
        deck = household.add_blank_rule(deck)
    assert blanks(deck)[0] == 24 + household.MOST_EXTRA
    with pytest.raises(Illegal, match="enough-blank-rules"):
        household.add_blank_rule(deck)
