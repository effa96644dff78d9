"""A deck as a PDF to cut out: nine cards on a sheet, their backs on the next page so that a printer that turns on the long edge puts them
behind the right card. Crop marks stand in the margin, and a scale to see whether the printer kept the size.

The fonts and the drawings are those of the browser client; the built client lays them into a folder, which is given here.
"""

from __future__ import annotations

import io
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

import msgspec

from carteblanche.core.errors import Illegal
from carteblanche.core.values import Message
from carteblanche.games.blank.calculus.check import care
from carteblanche.games.blank.deck import Deck, Picture, Words, names
from carteblanche.games.blank.sayings import translated
from carteblanche.library.decks import art
from carteblanche.library.decks.texts import say_card
from carteblanche.library.decks.typesetting import LEADING, POINT, Type

if TYPE_CHECKING:
    from fpdf import FPDF

Paper: TypeAlias = Literal["a4", "letter"]
PAPERS: Final[dict[Paper, tuple[float, float]]] = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
CARD: Final = (63.0, 88.0)
"""A card in millimetres."""
RIM: Final = 2.0
"""Around its outline: a cut or a turned sheet that is a little off shows no white."""
UNIT: Final = (CARD[0] - 2 * RIM) / 100
"""Drawings have 100 × 140 units."""
ACROSS: Final = 3
LARGE: Final = (17.0, 15.0, 13.5, 12.0, 11.0, 10.0)
MIDDLE: Final = (11.5, 10.5, 9.5, 8.8, 8.2, 7.6)
SMALL: Final = (9.0, 8.2, 7.4, 6.6, 5.8, 5.0, 4.4)
"""Sizes of text that are tried, in points."""
READING: Final = (4.4, 7.6)
"""The smallest and the largest size of a reading, which is two thirds of the words above it."""
GAP: Final = 1.2
"""Between the words of a card and its reading, in millimetres."""


class PrintOptions(Message):
    """What of a deck is printed, and how."""

    paper: Paper = "a4"
    cards: Literal["all", "written", "rules", "game"] = "all"
    language: str = ""
    """In which language; if in none, as the cards were written."""
    backs: bool = True
    blanks: int = 0
    """How many rule cards to write on are printed too."""


class Block(NamedTuple):
    """The words of a card and the reading under them, broken into lines that fit."""

    size: float
    lines: list[str]
    small: float
    reading: list[str]


class Card(NamedTuple):
    """One card to be printed. Without a name it is a rule, with neither name nor words one that is still to be written."""

    mark: str
    words: Words | None
    face: str = ""


def make_pdf(deck: Deck, folder: Path, options: PrintOptions, since: Deck | None = None) -> bytes:
    """The PDF. With `since`, only what was written after that version of the deck."""
    chosen = _choose_cards(deck, options, since)
    if not chosen:
        raise Illegal("nothing-to-print")
    printer = _Printer(deck, folder, options)
    try:
        return printer.print_sheets(chosen)
    finally:
        printer.close()


def _choose_cards(deck: Deck, options: PrintOptions, since: Deck | None) -> list[Card]:
    old_rules = 0 if since is None else len(since.rules)
    rules = [Card(card.mark, card.words) for card in deck.rules[old_rules:]]
    had: set[str] = set()
    if since is not None:
        had = {name for name, card in zip(names(since), since.cards, strict=True) if card.words is not None}
    games = [
        Card(card.mark, card.words, card.face)
        for name, card in zip(names(deck), deck.cards, strict=True)
        if name not in had and (card.words is not None or (options.cards != "written" and since is None))
    ]
    blank = [Card(deck.mark, None)] * options.blanks
    match options.cards:
        case "rules":
            return [*rules, *blank]
        case "game":
            return games
        case _:
            return [*rules, *blank, *games]


class _Printer:
    def __init__(self, deck: Deck, folder: Path, options: PrintOptions) -> None:
        from fpdf import FPDF

        self._deck = deck
        self._options = options
        self._paper = PAPERS[options.paper]
        self._left = (self._paper[0] - ACROSS * CARD[0]) / 2
        self._top = (self._paper[1] - ACROSS * CARD[1]) / 2
        try:
            self._drawings = msgspec.json.decode((folder / "drawings.json").read_bytes(), type=art.Drawings)
        except FileNotFoundError:
            raise Illegal("no-fonts") from None
        self._pdf: FPDF = FPDF(unit="mm", format=self._paper)
        self._pdf.set_auto_page_break(False)
        self._pdf.set_title(deck.name)
        self._pdf.set_creator("Carte Blanche")
        self._type = Type(self._pdf, folder)

    def close(self) -> None:
        self._type.close()

    def print_sheets(self, cards: list[Card]) -> bytes:
        full = ACROSS * ACROSS
        sheets = [cards[i : i + full] for i in range(0, len(cards), full)]
        for number, sheet in enumerate(sheets, 1):
            self._begin_page(f"{number}a / {len(sheets)}" if self._options.backs else f"{number} / {len(sheets)}")
            for place, card in enumerate(sheet):
                self._draw_front(card, *self._corner(place % ACROSS, place // ACROSS))
            if self._options.backs:
                self._begin_page(f"{number}b / {len(sheets)}")
                for place, card in enumerate(sheet):
                    self._draw_back(card, *self._corner(ACROSS - 1 - place % ACROSS, place // ACROSS))
        return bytes(self._pdf.output())

    def _corner(self, column: int, row: int) -> tuple[float, float]:
        """Where the outline of a card begins."""
        return self._left + column * CARD[0] + RIM, self._top + row * CARD[1] + RIM

    # A sheet

    def _begin_page(self, number: str) -> None:
        pdf = self._pdf
        pdf.add_page()
        pdf.set_draw_color(art.INK)
        pdf.set_line_width(0.12)
        right, bottom = self._left + ACROSS * CARD[0], self._top + ACROSS * CARD[1]
        for i in range(ACROSS + 1):
            x, y = self._left + i * CARD[0], self._top + i * CARD[1]
            for one, other in ((self._top - 5, self._top - 1.5), (bottom + 1.5, bottom + 5)):
                pdf.line(x, one, x, other)
            for one, other in ((self._left - 5, self._left - 1.5), (right + 1.5, right + 5)):
                pdf.line(one, y, other, y)
        x, y = self._left - 5.5, bottom - 12
        with pdf.rotation(90, x, y):
            pdf.set_draw_color(art.SOFT)
            pdf.line(x, y, x + 50, y)
            for i in range(0, 51, 10):
                pdf.line(x + i, y - (1.4 if i % 50 == 0 else 0.8), x + i, y)
            self._type.draw_within("50 mm", "read", 7, x + 51.5, y, 14, art.SOFT)
            self._type.draw_within(f"{self._deck.name} · {number}", "called", 7, x + 70, y, 150, art.SOFT)

    # A card

    def _draw_front(self, card: Card, x: float, y: float) -> None:
        words = card.words
        says, title, reading = ("", "", "") if words is None else self._word_card(words)
        picture = () if words is None else words.picture
        if card.face:
            self._draw_game_card(card, says, reading, title, picture, x, y)
        else:
            self._draw_rule(card, says, reading, title, picture, x, y)
        self._draw_mark(card.mark, x, y)
        if words is not None and words.author:
            left, width = (36, 46) if card.face else (10, 70)
            self._type.draw_within(
                words.author, "called", 6.5, x + left * UNIT, y + 131.4 * UNIT, width * UNIT, art.SOFT
            )

    def _word_card(self, words: Words) -> tuple[str, str, str]:
        """The words, the title, and the reading if it says something else than the words: the words as they were written, cards of ours
        and readings in the language that is wanted.
        """
        language = self._options.language or words.language
        shown = translated(words, language)
        reading = "" if words.ours else say_card(shown, language)
        return shown.text, shown.title, "" if _plain(reading) == _plain(shown.text) else reading

    def _fit_block(
        self, says: str, reading: str, sizes: tuple[float, ...], width: float, height: float
    ) -> Block | None:
        for size in sizes:
            lines = self._type.lines(says, "read", size, width)
            small = min(max(size * 2 / 3, READING[0]), READING[1])
            under = self._type.lines(reading, "read", small, width)
            tall = (len(lines) * size + len(under) * small) * POINT * LEADING + (GAP if under else 0.0)
            if tall <= height:
                return Block(size, lines, small, under)
        return None

    def _squeeze(self, says: str, width: float) -> Block:
        """The words alone, as small as can be read: with the reading they would not fit."""
        return Block(SMALL[-1], self._type.lines(says, "read", SMALL[-1], width), 0.0, [])

    def _draw_game_card(
        self, card: Card, says: str, reading: str, title: str, picture: Picture, x: float, y: float
    ) -> None:
        pictured = bool(picture) or card.face.endswith("a")
        sides = (58.0, 44.0, 30.0, 18.0) if pictured else (0.0,)
        side, top, block = sides[0], 0.0, None
        for side in sides:
            top = 26 + side
            sizes = MIDDLE if side > 30 else MIDDLE + SMALL
            block = self._fit_block(says, reading, sizes, 58 * UNIT, (124 - top) * UNIT)
            if block is not None:
                break
        self._draw_art(art.game_front(self._drawings, card.face, picture, side, written=card.words is not None), x, y)
        self._draw_centred(card.face[1], 46, x + 16.2 * UNIT, y + 34 * UNIT, 25 * UNIT)
        self._draw_centred(title, 15, x + 65 * UNIT, y + 16.5 * UNIT, 56 * UNIT)
        self._draw_block(block or self._squeeze(says, 58 * UNIT), x + 36.5 * UNIT, y + top * UNIT)

    def _draw_rule(self, card: Card, says: str, reading: str, title: str, picture: Picture, x: float, y: float) -> None:
        category = "" if card.words is None else care(card.words.meaning)
        side, block = 0.0, None
        for side in (48.0, 36.0, 24.0) if picture else (0.0,):
            block = self._fit_block(says, reading, LARGE + SMALL, 80 * UNIT, (93 - side) * UNIT)
            if block is not None:
                break
        self._draw_art(art.rule_front(self._drawings, category, picture, 122 - side, side), x, y)
        self._draw_centred(title, 12, x + 57 * UNIT, y + 17.5 * UNIT, 66 * UNIT)
        self._draw_block(block or self._squeeze(says, 80 * UNIT), x + 10 * UNIT, y + 29 * UNIT)

    def _draw_mark(self, mark: str, x: float, y: float) -> None:
        """In the lower right corner, by which mixed decks are separated again."""
        pdf, size = self._pdf, 6.8
        width = max(4.6, self._type.width(self._type.sure(mark, "called"), "called", size) + 2.4)
        right, top = x + 94.2 * UNIT, y + 126 * UNIT
        pdf.set_draw_color(art.INK)
        pdf.set_line_width(0.3)
        pdf.rect(right - width, top, width, 4.4, round_corners=True, corner_radius=1.2)
        self._draw_centred(mark, size, right - width / 2, top + 3.05, width)

    def _draw_back(self, card: Card, x: float, y: float) -> None:
        kind = "game" if card.face else "rule"
        self._draw_art(art.back(self._drawings, kind), x, y)
        middle = x + 50.5 * UNIT
        if kind == "rule":
            self._draw_centred("§", 22, middle, y + 69 * UNIT, 30 * UNIT)
            self._draw_centred(self._deck.name, 10, middle, y + 81 * UNIT, 50 * UNIT)
        else:
            self._draw_centred(self._deck.name, 15, middle, y + 73 * UNIT, 50 * UNIT)

    # Art and text

    def _draw_art(self, svg: str, x: float, y: float) -> None:
        self._pdf.image(io.BytesIO(svg.encode()), x=x, y=y, w=CARD[0] - 2 * RIM, h=CARD[1] - 2 * RIM)

    def _draw_centred(self, text: str, size: float, middle: float, baseline: float, width: float) -> None:
        self._type.draw_within(text, "called", size, middle - width / 2, baseline, width, art.INK, centred=True)

    def _draw_block(self, block: Block, x: float, y: float) -> None:
        self._draw_lines(block.lines, block.size, x, y, art.INK)
        y += len(block.lines) * block.size * POINT * LEADING + GAP
        self._draw_lines(block.reading, block.small, x, y, art.SOFT)

    def _draw_lines(self, lines: list[str], size: float, x: float, y: float, colour: str) -> None:
        for i, line in enumerate(lines):
            self._type.draw(line, "read", size, x, y + (i * LEADING + 0.85) * size * POINT, colour)


def _plain(text: str) -> str:
    """The letters and digits of a text: what makes two sentences the same but for marks and capitals."""
    return "".join(c for c in text.casefold() if c.isalnum())
