"""What one may do but need not can only be chosen by who can pay its price in full; version 1 is as it was."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from carteblanche.core.errors import Illegal
from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Seat, Viewer
from carteblanche.games import catalogue
from carteblanche.games.blank.deck import written
from carteblanche.games.blank.rules import Blank
from carteblanche.games.blank.state import BlankState, Config
from carteblanche.games.blank.view import BlankView
from carteblanche.testing import histories, laws
from carteblanche.testing.blank.decks import hooks
from carteblanche.testing.blank.sitting import Sitting, played

BOTH = ["say 1", "say 2"]
TWO_OR_FOUR = "(when this (either next [[(give next 2 you)] [(draw next 4)]]))"
MAY_PAY = "(when this (may next (discard next 2 [red]) (draw next 3)))"


def table(effect: str, ben: list[str], version: int = 2) -> Sitting:
    """Ada has played a card that says this."""
    hands = {"Ada": ["R3", "P4"], "Ben": ben, "Cy": ["P1", "P3"]}
    draw = ["V2", "V3", "V4", "V5", "V6"]
    return played("R3", effect, hands=hands, discard=["R4", "P5"], draw=draw, version=version)


def offered(effect: str, ben: list[str], version: int = 2) -> list[str]:
    return table(effect, ben, version).options("Ben")


# Who can pay, who cannot, who could only in part


@pytest.mark.parametrize(("ben", "found"), [(["R6", "V1"], BOTH), (["R6", "V1", "P2"], BOTH), (["R6"], ["say 2"])])
def test_an_option_of_either(ben: list[str], found: list[str]) -> None:
    assert offered(TWO_OR_FOUR, ben) == found
    assert offered(TWO_OR_FOUR, ben, version=1) == BOTH


def test_if_no_option_can_be_paid_one_is_chosen_and_done_as_far_as_it_goes() -> None:
    effect = "(when this (either next [[(give next 2 you)] [(discard next 2)]]))"
    asked = table(effect, ["R6"])
    assert asked.options("Ben") == BOTH
    assert asked.act("Ben", "say 2").size("Ben") == 0


@pytest.mark.parametrize(
    ("ben", "picks"),
    [(["R6", "R1", "P2"], ["pick R6a, R1a"]), (["R6", "P2"], []), (["P2", "V1"], [])],
)
def test_may_whose_price_is_own_cards_asks_for_them_at_once(ben: list[str], picks: list[str]) -> None:
    asked = table(MAY_PAY, ben)
    assert [one for one in asked.options("Ben") if one.startswith("pick")] == picks
    assert asked.act("Ben", "no").size("Ben") == len(ben) + 3


def test_in_version_1_one_could_pay_in_part() -> None:
    assert table(MAY_PAY, ["R6", "P2"], version=1).act("Ben", "pick R6a").hand("Ben") == ["P2a"]
    with pytest.raises(Illegal):
        table(MAY_PAY, ["R6", "P2"]).act("Ben", "pick R6a")


PRICES = [
    ("(show (some (hand next) [5] n: 1))", ["R5"], ["R6"]),
    ("(show (some (hand next) [5] n: 2))", ["R5", "B5"], ["R5"]),
    ("(discard next (size next) [red])", ["R1", "R2"], ["R1", "B2"]),
    ("(give next 1 you [(none-of red)])", ["B1"], ["R6"]),
    ("(give next 1 others [red])", ["R6", "R1"], ["R6"]),
    ("(exchange (some (hand next) [red] n: 1) (some (hand you) n: 1))", ["R6"], ["B1"]),
    ("(exchange (some (hand next) n: 1) (some (front you) n: 1))", [], ["B1"]),
    ("(play (some (hand next) [odd] n: 1) next)", ["G3"], ["G5"]),
    ("(play (some (hand next) [4] n: 1) next free: true)", ["G4"], ["G5"]),
    ("(pick (some (hand next) [blue] n: 2))", ["B1", "B2"], ["B1"]),
    ("(apply (some (front next)))", [], ["B1"]),
    ("(move (some rules n: 1) rule-pile)", [], ["B1"]),
    ("(move (some below) (hand next))", ["B1"], []),
    ('(mark next "chip" on: false)', [], ["B1"]),
    ('(tally (minus (counter "coin" next) 1) "coin" next set: true)', [], ["B1"]),
    ("(draw next 90)", ["B1"], []),
    ("(skip next)", ["B1"], []),
    ("(take you 1 (but others next))", ["B1"], []),
    ("(either next [[(discard next 3)] [(discard next 1 [green])]])", ["G1"], ["B1"]),
]


@pytest.mark.parametrize(("price", "can", "cannot"), PRICES)
@pytest.mark.parametrize("form", ["(may next [{0}] [(draw next 3)])", "(either next [[{0}] [(draw next 3)]])"])
def test_prices_of_every_sort(form: str, price: str, can: list[str], cannot: list[str]) -> None:
    """A card of another sort lies beside those of the price, so that hands are never empty."""
    effect = f"(when this {form.format(price)})"
    taken = {"say yes", "say 1"} | {f"pick {card}a" for card in can} | {f"pick {', '.join(f'{card}a' for card in can)}"}
    if can:
        assert taken.intersection(offered(effect, can))
    if cannot:
        assert not taken.intersection(offered(effect, cannot)), offered(effect, cannot)
        assert "say yes" in offered(effect, cannot, 1) or len(offered(effect, cannot, 1)) > 1


def test_a_card_that_is_to_be_played_as_a_price_is_one_that_may_be_played() -> None:
    effect = "(when this (may next (play (some (hand next) [odd] n: 1) next) (draw next 2)))"
    asked = table(effect, ["G3", "G5"]).act("Ben", "say yes")
    assert asked.options("Ben") == ["pick G3a"]
    assert table(effect, ["G3", "G5"], 1).act("Ben", "say yes").options("Ben") == ["pick G3a", "pick G5a"]


INSTEAD = "(always (instead (draws why: effect) [(show (some (hand you) [5] n: 1)) (draw left)] optional: true))"


@pytest.mark.parametrize(("ben", "version", "can"), [(["B5"], 2, True), (["B4"], 2, False), (["B4"], 1, True)])
def test_an_optional_instead(ben: list[str], version: int, can: bool) -> None:
    hands = {"Ada": ["R3", "P4"], "Ben": ben, "Cy": ["P1", "P3"]}
    sitting = Sitting(INSTEAD, effects={"R3": "(when this (draw next))"}, hands=hands, version=version).act("Ada", "R3")
    assert sitting.options("Ben") == (["no", "say yes"] if can else ["no"])
    assert sitting.act("Ben", "no").size("Ben") == 2


def test_a_chip_that_is_not_there_buys_nothing() -> None:
    """Who has played a red card has one."""
    rule = """(when (plays cards: [red]) (mark you "chip"))
        (when (plays) (draw you))
        (always (instead (draws why: effect) (mark you "chip" on: false) optional: true))"""
    hands = {"Ada": ["R3", "P4"], "Ben": ["P3", "R2"]}
    with_chip = Sitting(rule, hands=hands).act("Ada", "R3")
    assert with_chip.options("Ada") == ["no", "say yes"]
    assert with_chip.act("Ada", "say yes").sizes == [1, 2]
    without = with_chip.act("Ben", "P3")
    assert without.options("Ben") == ["no"]
    assert without.act("Ben", "no").sizes == [1, 2]


ALLOW = "(always (allow [(discard you 1 [green]) (draw left 2)]))"


@pytest.mark.parametrize(("ada", "version", "can"), [("G5", 2, True), ("B5", 2, False), ("B5", 1, True)])
def test_what_a_card_allows(ada: str, version: int, can: bool) -> None:
    """It is everybody's to know that one might; whether one can is told to nobody else."""
    sitting = Sitting(ALLOW, hands={"Ada": ["R3", ada], "Ben": ["R1"], "Cy": ["R2"]}, version=version)
    assert any(one.startswith("use") for one in sitting.options("Ada")) == can
    assert "use" in sitting.kinds("Ada")


def test_what_is_held_back_pays_for_nothing() -> None:
    """Whoever may not discard cannot discard as a price; whom nothing can be given cannot be given anything."""
    effect = "(when this (may next [(discard next)] [(draw next)]))"
    hands = {"Ada": ["R3", "P4"], "Ben": ["B1", "B2"], "Cy": ["P1"]}
    for ban in ("(always (forbid (loses how: discard)))", "(always (instead (loses)))"):
        asked = Sitting(ban, effects={"R3": effect}, hands=hands).act("Ada", "R3")
        assert [one for one in asked.options("Ben") if one.startswith("pick")] == []
    gives = "(when this (may next [(give next 1 you)] [(draw next)]))"
    asked = Sitting("(always (forbid (receives)))", effects={"R3": gives}, hands=hands).act("Ada", "R3")
    assert [one for one in asked.options("Ben") if one.startswith("pick")] == []


def test_who_does_not_answer_chooses_what_can_be_paid() -> None:
    waited = table(TWO_OR_FOUR, ["R6"]).wait(20)
    assert waited.size("Ben") == 5


# What others learn


def test_who_chooses_for_another_learns_nothing_of_the_hand() -> None:
    """Ada says whether Ben gives up a red card: she can say so whatever he has, as long as it could be."""
    effect = "(when this (either you [[(discard next 1 [red])] [(draw next 2)]]))"
    assert table(effect, ["R6"]).options("Ada") == table(effect, ["B6"]).options("Ada") == BOTH
    assert table(effect, []).options("Ada") == ["say 2"]


def test_a_price_that_counts_another_hand_shows_nothing_of_it() -> None:
    """How many cards Cy has everybody sees; how many of them are pink nobody does."""
    pink = "(when this (may next [(discard next (count (some (hand previous) [violet])))]))"
    size = "(when this (may next [(discard next (size previous))]))"
    assert "say yes" in table(pink, ["B1"]).options("Ben")
    assert "say yes" not in table(size, ["B1"]).options("Ben")


def test_the_question_looks_the_same_to_everybody_else() -> None:
    views = []
    for ben in (["R6", "R1"], ["R6", "B1"], ["B6", "B1"]):
        asked = table(MAY_PAY, ben)
        game = asked.game
        seen = [game.view(asked.state, viewer) for viewer in (None, Seat(0), Seat(2))]
        views.append([(view.affairs, view.hands, view.closed, view.choices) for view in seen])
    assert views[0] == views[1] == views[2]


PRICED = (
    "(when (plays cards: [red]) (either next [[(discard next 2 [blue])] [(draw next 3)] [(give next 1 you [even])]]))",
    "(when (plays cards: [blue]) (may others [(discard them 2 [(none-of red)])] [(draw you)]))",
    "(always (allow [(show (some (hand you) [5] n: 2)) (draw left)]))",
    "(always (instead (draws why: effect) [(discard you 1 [green])] optional: true))",
    "(when (plays cards: [odd]) (may you [(play (some (hand you) [even] n: 1))]))",
    "(when (plays cards: [green]) (either you [[(discard next 1 [red])] [(discard left 2 [blue])]]))",
)


def test_prices_keep_all_laws() -> None:
    blank = Blank(written(PRICED))
    for seed in range(3):
        report = laws.check(blank, Config(reading=False), 2 + seed, seed, every=12, limit=60, hooks=hooks(blank))
        assert report.twins > 0


def test_prices_tell_nothing_over_whole_stretches_of_play() -> None:
    blank = Blank(written(PRICED))
    report = histories.check_many(blank, Config(reading=False), 3, range(6), limit=80, hooks=hooks(blank))
    assert report.stretches > 20


def test_a_question_that_told_who_can_pay_would_be_noticed() -> None:
    """The law can fail: if the others saw what cannot be paid, they could tell hands apart."""

    class Leaky(Blank):
        def view(self, state: BlankState, viewer: Viewer) -> BlankView:
            shown = super().view(state, viewer)
            return replace(shown, closed=tuple(word for _, words in state.record.closed for word in words))

    leaky = Leaky(written(PRICED))
    with pytest.raises(laws.LawBroken, match="secrecy"):
        histories.check_many(leaky, Config(reading=False), 3, range(20), limit=80, hooks=hooks(leaky))


def test_every_version_is_in_the_catalogue() -> None:
    games = [catalogue.open("blank", version) for version in (1, 2, None)]
    assert [game.VERSION for game in games] == [1, 2, 3]
    dealt = [game.setup(Config(), 3, KeyedLuck.seeded(3)) for game in games]
    assert dealt[0] == dealt[1] == dealt[2]
