from __future__ import annotations

import re
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fpdf import FPDF
from msgspec.structs import replace

from carteblanche.core.errors import Illegal
from carteblanche.games.blank.deck import Deck, empty, mixed, with_rule, with_text
from carteblanche.games.blank.printer.languages import LANGUAGES
from carteblanche.games.blank.printer.text import print_meaning
from carteblanche.games.blank.starter import starter, words
from carteblanche.library.decks import art, printing
from carteblanche.library.decks.printing import CARD, PAPERS, Paper, PrintOptions, make_pdf
from carteblanche.library.decks.typesetting import Type
from carteblanche.server.data import PRINT

TOKENS = Path(__file__).parents[3] / "web" / "src" / "style" / "tokens.css"
OURS = empty("Ours", "oak", ())
RULE = words("When a 2 is played, the next player must draw 2 cards.", "(when (plays cards: [2]) (draw next 2))")
SNACK = words("All players must draw 1 card.", "(when this (draw all))", "Snack")
PICTURE = (((0, 0), (1000, 1000)), ((500, 500),), ())


def pages(pdf: bytes) -> int:
    found = re.search(rb"/Count (\d+)", pdf)
    assert found is not None
    return int(found[1])


def drawn(pdf: bytes) -> bytes:
    """All that is drawn on the pages."""
    streams = re.findall(rb"/FlateDecode[^>]*>>\s*stream\n(.*?)\nendstream", pdf, flags=re.DOTALL)
    return b"\n".join(zlib.decompress(stream) for stream in streams)


@pytest.fixture
def type_() -> Iterator[Type]:
    found = Type(FPDF(unit="mm"), PRINT)
    yield found
    found.close()


@pytest.mark.parametrize(("paper", "size"), [("a4", b"595.28 841.89"), ("letter", b"612.00 792.00")])
def test_nine_cards_are_on_a_sheet_and_their_backs_on_the_next(paper: Paper, size: bytes) -> None:
    for backs, count in ((True, 4), (False, 2)):
        pdf = make_pdf(starter(), PRINT, PrintOptions(paper, "rules", backs=backs))
        assert pdf.startswith(b"%PDF-")
        assert pages(pdf) == count
        assert b"/MediaBox [0 0 " + size + b"]" in pdf
        assert pdf.count(b"/FontFile2") >= 2


def test_a_turned_sheet_has_every_back_behind_its_card(monkeypatch: pytest.MonkeyPatch) -> None:
    fronts: list[tuple[float, float]] = []
    backs: list[tuple[float, float]] = []
    monkeypatch.setattr(printing._Printer, "_draw_front", lambda *where: fronts.append(where[2:]))  # pyright: ignore[reportUnknownLambdaType]
    monkeypatch.setattr(printing._Printer, "_draw_back", lambda *where: backs.append(where[2:]))  # pyright: ignore[reportUnknownLambdaType]
    papers: tuple[Paper, ...] = ("a4", "letter")
    for name in papers:
        width, height = PAPERS[name]
        fronts.clear()
        backs.clear()
        make_pdf(starter(), PRINT, PrintOptions(name, "rules"))
        assert len(fronts) == len(backs) == 14
        for (x, y), (back_x, back_y) in zip(fronts, backs, strict=True):
            assert (x + back_x + CARD[0] - 2 * printing.RIM, y) == pytest.approx((width, back_y))
            assert 0 < x < width - CARD[0] + 2 * printing.RIM
            assert 0 < y < height - CARD[1] + 2 * printing.RIM


@pytest.mark.parametrize(
    ("options", "count"),
    [
        (PrintOptions(), 86),
        (PrintOptions(cards="written"), 20),
        (PrintOptions(cards="rules"), 14),
        (PrintOptions(cards="rules", blanks=3), 17),
        (PrintOptions(cards="game"), 72),
    ],
)
def test_one_chooses_what_is_printed(options: PrintOptions, count: int) -> None:
    assert len(printing._choose_cards(starter(), options, None)) == count


def test_only_what_is_new_is_printed() -> None:
    more = with_rule(starter(), RULE, "")
    more = with_text(more, "R4b", SNACK, "")
    rule, card = printing._choose_cards(more, PrintOptions(), starter())
    assert (rule.face, card.face) == ("", "R4b")
    with pytest.raises(Illegal, match="nothing-to-print"):
        make_pdf(starter(), PRINT, PrintOptions(), starter())


def test_cards_of_a_mixture_keep_their_marks() -> None:
    mix = mixed((OURS, starter()))
    assert [card.mark for card in printing._choose_cards(mix, PrintOptions(cards="game"), None)] == ["oak"] * 72 + [
        "CB"
    ] * 72


def test_what_people_write_is_printed_whatever_it_is() -> None:
    text = replace(RULE, title="漢字 \x00 😀 \u202eabc", author="Ада Łoś " * 9, picture=PICTURE, text="W" * 600)
    deck = with_rule(replace(OURS, name="()\\ <&> ü", mark="“&<ж"), text, "")
    deck = with_text(deck, "R4a", replace(text, meaning=SNACK.meaning), "")
    assert pages(make_pdf(deck, PRINT, PrintOptions(cards="written", blanks=1))) == 2


def printed(deck: Deck, language: str, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """The lines in the reading hand with their inks."""
    lines: list[tuple[str, str]] = []

    def note(_: Type, text: str, hand: str, size: float, x: float, baseline: float, colour: str) -> None:
        if hand == "read" and text != "50 mm":
            lines.append((text, colour))

    monkeypatch.setattr(Type, "draw", note)
    make_pdf(deck, PRINT, PrintOptions(cards="written", backs=False, language=language))
    return lines


def test_the_reading_stands_under_the_words_of_the_author(monkeypatch: pytest.MonkeyPatch) -> None:
    own = replace(RULE, text="Twos bite!", language="en", ours=False)
    lines = printed(with_rule(OURS, own, ""), "de", monkeypatch)
    assert lines[0] == ("Twos bite!", art.INK)
    assert " ".join(text for text, _ in lines[1:]) == print_meaning(RULE.meaning, "de")
    assert {ink for _, ink in lines[1:]} == {art.SOFT}


def test_a_reading_that_repeats_the_words_is_not_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    said = print_meaning(RULE.meaning, "en")
    lines = printed(
        with_rule(OURS, replace(RULE, text=said.upper().rstrip("."), language="en", ours=False), ""), "", monkeypatch
    )
    assert " ".join(text for text, _ in lines) == said.upper().rstrip(".")


def test_what_people_see_to_has_no_reading(monkeypatch: pytest.MonkeyPatch) -> None:
    own = replace(words("Sing!", '(people "Sing!")'), ours=False)
    assert printed(with_rule(OURS, own, ""), "fr", monkeypatch) == [("Sing!", art.INK)]


def test_words_that_leave_no_room_are_printed_without_their_reading(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = printed(
        with_text(OURS, "R4b", replace(SNACK, text="W" * 600, picture=PICTURE, ours=False), ""), "", monkeypatch
    )
    assert "".join(text for text, _ in lines) == "W" * 600


def test_without_the_built_client_there_are_no_fonts(tmp_path: Path) -> None:
    with pytest.raises(Illegal, match="no-fonts"):
        make_pdf(starter(), tmp_path, PrintOptions())


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_fonts_have_every_letter_of_our_cards(type_: Type, language: str) -> None:
    deck = starter(language)
    all_words = [card.words for card in deck.rules] + [card.words for card in deck.cards if card.words is not None]
    for one in all_words:
        assert type_.sure(one.text, "read") == " ".join(one.text.split())
        assert type_.sure(one.title, "called") == one.title


def test_pictures_are_lines() -> None:
    deck = with_rule(OURS, replace(RULE, picture=PICTURE), "")
    plain = with_rule(OURS, RULE, "")
    options = PrintOptions(cards="rules", backs=False)
    pdf = make_pdf(deck, PRINT, options)
    assert b"/Subtype /Image" not in pdf
    assert len(drawn(pdf)) > len(drawn(make_pdf(plain, PRINT, options)))


def test_no_line_is_wider_than_its_place(type_: Type) -> None:
    text = "Короткая строка и однооченьдлинноесловокотороенепомещается, zażółć gęślą jaźń, Donaudampfschifffahrt."
    for size in (17.0, 9.0, 5.0):
        lines = type_.lines(text, "read", size, 30)
        assert all(type_.width(line, "read", size) <= 30 for line in lines)
        assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert type_.lines("", "read", 9, 30) == []
    french = type_.lines("Quand un joueur rit : ce joueur doit dire « rien » !", "read", 17, 38)
    assert not any(line.startswith((":", "»", "!")) or line.endswith("«") for line in french)


def test_the_inks_are_those_of_the_client() -> None:
    tokens = dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", TOKENS.read_text().split("@media")[0]))
    assert {name: (tokens[name], tokens[f"{name}-deep"]) for name in art.INKS} == art.INKS
    assert (tokens["tile-ink"], tokens["tile-paper"], tokens["rule-card"]) == (
        art.INK,
        art.PAPER,
        art.RULE,
    )
