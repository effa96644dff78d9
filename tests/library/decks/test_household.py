from __future__ import annotations

import pytest
from msgspec.structs import replace

from carteblanche.core.errors import Illegal, Unreadable
from carteblanche.core.values import Seat
from carteblanche.games.blank.affairs import Wish
from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.deck import INK, How, Signature, blanks, empty, repaired, with_rule, with_text
from carteblanche.games.blank.starter import words
from carteblanche.library.decks import household

RULE = words("When a 2 is played, the next player must draw 2 cards.", "(when (plays cards: [2]) (draw next 2))")
SNACK = words("All players must draw 1 card.", "(when this (draw all))")


def rule(seat: int) -> Wish:
    return Wish(Seat(seat), RULE.meaning, RULE.text, "en")


def snack(card: str) -> Wish:
    return Wish(Seat(0), SNACK.meaning, SNACK.text, "en", card, "Snack")


def read_at_once(_: Wish) -> How:
    return "read"


def test_what_winners_wrote_enters_the_deck_version_by_version() -> None:
    wishes = (rule(1), snack("G5b"))
    grown = household.add_rewards(
        empty("Ours", "oak", ()),
        wishes,
        [Signature("Ada"), Signature("Ben", "b")],
        "2026-11-15",
        lambda wish: "chosen" if wish.card else "read",
    )
    assert (grown.written, grown.left_out) == (wishes, ())
    first, second = grown.versions
    assert (first.version, first.rules[0].words.author, second.version) == (1, "Ben", 2)
    assert first.rules[0].words.key == first.history[0].author_key == "b"
    assert second.history[1].card == "G5b"
    assert (household.find_words(second, "rule 1").how, household.find_words(second, "G5b").how) == ("read", "chosen")


def test_what_no_longer_fits_in_stays_out() -> None:
    wish = snack("G5b")
    grown = household.add_rewards(empty("Ours", "oak", ()), (wish, wish), [Signature("Ada")], "", read_at_once)
    assert (len(grown.versions), grown.left_out) == (1, ((wish, "written-already"),))
    full = replace(empty("Ours", "oak", ()), extra_rules=1 - blanks(empty("Ours", "oak", ()))[0])
    grown = household.add_rewards(full, (rule(0), rule(0)), [Signature("Ada")], "", read_at_once)
    assert (len(grown.versions), grown.left_out) == (1, ((rule(0), "no-blank-rule"),))
    with pytest.raises(Illegal, match="no-such-card"):
        household.add_rewards(empty("Ours", "oak", ()), (snack("X1z"),), [Signature("Ada")], "", read_at_once)


def test_a_picture_is_drawn_by_the_author_only() -> None:
    deck = with_rule(empty("Ours", "oak", ()), replace(RULE, key="a"), "")
    picture = (((0, 0), (9, 9)),)
    assert household.add_picture(deck, "rule 1", picture, "a").rules[0].words.picture == picture
    for card, key, code in (
        ("rule 1", "b", "not-the-author"),
        ("rule 1", "", "not-the-author"),
        ("rule 2", "b", "no-such-card"),
        ("R4b", "b", "no-such-card"),
    ):
        with pytest.raises(Illegal, match=code):
            household.add_picture(deck, card, picture, key)


def test_a_misread_card_is_repaired_and_keeps_its_words() -> None:
    deck = with_text(with_rule(empty("Ours", "oak", ()), replace(RULE, ours=False), ""), "R4b", SNACK, "")
    meant = notation.read("(when (plays cards: [2]) (draw next 3))")
    after = repaired(deck, "rule 1", meant, "blocks", Signature("Ada"), "2026-11-16")
    words = household.find_words(after, "rule 1")
    assert (words.meaning, words.how, words.text, words.author) == (meant, "blocks", RULE.text, RULE.author)
    assert (after.version, after.history[-1].repaired, after.history[-1].card) == (3, True, "rule 1")
    assert household.find_words(deck, "rule 1").meaning == RULE.meaning
    for card in ("rule 2", "X1a", "O1a", "R4b"):  # the last one is ours
        with pytest.raises(Illegal, match="no-such-card"):
            repaired(deck, card, meant, "blocks", Signature("Ada"))


def test_the_owner_allows_more_blank_cards_but_not_without_end() -> None:
    deck = empty("Ours", "oak", ())
    for _ in range(household.MOST_EXTRA):
        deck = household.add_blank_rule(deck)
    assert blanks(deck)[0] == 24 + household.MOST_EXTRA
    with pytest.raises(Illegal, match="enough-blank-rules"):
        household.add_blank_rule(deck)


def test_a_new_name_goes_to_the_cards_of_one_key_and_to_no_namesakes() -> None:
    deck = with_rule(empty("Ours", "oak", ()), replace(RULE, author="Ada", key="a"), "Ben", "b")
    deck = with_rule(deck, replace(RULE, author="Ada", key="c"), "Ada", "c")
    deck = with_rule(deck, replace(RULE, author="Ada"), "")
    renamed = household.change_signature(deck, "c", "Ada", "Cy")
    assert [(card.words.author, card.words.key) for card in renamed.rules] == [("Ada", "a"), ("Cy", "c"), ("Ada", "")]
    assert [(line.author, line.approved) for line in renamed.history] == [("Ada", "Ben"), ("Cy", "Cy"), ("Ada", "")]
    forgotten = household.change_signature(deck, "a", "Ada", "")
    assert [(card.words.author, card.words.key) for card in forgotten.rules] == [("", ""), ("Ada", "c"), ("", "")]


def test_whatever_a_file_says_its_cards_are_nobodys_and_only_ours_are_ours() -> None:
    forged = replace(RULE, key="a", text="Every\u202ebody rests.", ours=True)
    file = with_text(with_rule(household.make_deck("Ours", "oak", written=True), forged, "", "a"), "R4b", SNACK, "")
    brought = household.bring_in(file)
    assert [rule.words.imported for rule in brought.rules] == [False] * 14 + [True]
    words = brought.rules[-1].words
    assert (words.key, words.ours, words.text, words.meaning) == ("", False, "Everybody rests.", RULE.meaning)
    assert {line.author_key + line.approved_key for line in brought.history} == {""}


def test_a_log_keeps_the_deck_without_anybody_s_name() -> None:
    signed = replace(RULE, author="Ada", key="a", written="2026-11-15", picture=(((0, 0), (9, 9)),))
    deck = with_text(
        with_rule(replace(empty("Ours", "oak", ()), owners=("Dan",)), signed, "Dan", "b"),
        "R4b",
        replace(SNACK, author="Cy"),
        "Dan",
    )
    kept = household.remove_names(deck)
    assert not any(name in str(kept) for name in ("Ada", "Cy", "Dan"))
    back = household.from_header(kept)
    assert (back.rules[0].words.meaning, back.rules[0].words.picture) == (RULE.meaning, ())
    assert household.find_words(back, "R4b").meaning == SNACK.meaning
    with pytest.raises(Unreadable, match="not a deck"):
        household.from_header({**kept, "cards": 3})


def test_where_there_is_room_for_a_card() -> None:
    deck = with_text(empty("Ours", "oak", ()), "R4b", SNACK, "")
    household.check_room_for(deck, "")
    household.check_room_for(deck, "G5b")
    for card, earlier, code in (
        ("", blanks(deck)[0], "no-blank-rule"),
        ("X1a", 0, "no-such-card"),
        ("R4b", 0, "written-already"),
    ):
        with pytest.raises(Illegal, match=code):
            household.check_room_for(deck, card, earlier)
    for card in ("G5b", "X1a"):
        with pytest.raises(Illegal, match="no-such-card"):
            household.find_words(deck, card)


def test_a_picture_has_so_much_ink() -> None:
    deck = with_text(empty("Ours", "oak", ()), "R4b", replace(SNACK, key="a"), "")
    line = ((0, 0), (9, 9))
    assert household.find_words(household.add_picture(deck, "R4b", (line,), "a"), "R4b").picture == (line,)
    with pytest.raises(Illegal, match="too-much-ink"):
        household.add_picture(deck, "R4b", (((0, 0),) * (INK + 1),), "a")
    with pytest.raises(Illegal, match="no-such-card"):
        household.add_picture(deck, "G5b", (line,), "a")
