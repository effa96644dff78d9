"""People who play BLANKO in a browser: what they tap or type, with a small word list of our own that always has a word to lay."""

from __future__ import annotations

from functools import cache
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Final

from carteblanche.games.blanko.data import SIDE
from carteblanche.games.blanko.letters import EMPTY, JOKER
from carteblanche.games.blanko.lexicon import Lexicon
from carteblanche.games.blanko.moves import Moves
from carteblanche.games.blanko.plays import Place
from carteblanche.games.blanko.referee import Referee
from carteblanche.library.words import lexicons
from drivers.browser.players import OVER, YOURS
from drivers.games.blanko_reference import known

if TYPE_CHECKING:
    from playwright.sync_api import Page

VOWELS, LETTERS = "AEIOUÄÖÜ", "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ"
WORDS: Final = (
    *("".join(pair) for pair in product(LETTERS, LETTERS)),
    *("".join(three) for three in product(LETTERS, VOWELS, "NRST")),
)
"""Any two letters, and any three with a vowel in the middle and N, R, S or T at the end. None has four."""
MIDDLE: Final = (7, 7)
_BOARD: Final = """() => [...document.querySelectorAll('[data-cell]')].map(cell => {
  const face = cell.querySelector('.face');
  return !face ? '.' : face.classList.contains('ringed') ? face.textContent.toLowerCase() : face.textContent;
}).join('')"""
_RACK: Final = (
    "() => [...document.querySelectorAll('[data-piece]')].map(tile => tile.querySelector('.face')?.textContent ?? '?')"
)


def stock(folder: Path) -> None:
    """Lets the house in this folder play German with these words."""
    file = folder / "words.txt"
    file.write_text("\n".join(WORDS), encoding="utf-8")
    lexicons.import_list("de", file, folder / "lexicons")


@cache
def _referee() -> Referee:
    return Referee(Lexicon.of("de", WORDS), None)


class NothingFits(AssertionError):
    """No word can be laid with this rack."""


def possible(page: Page) -> Place:
    """A word that can be laid now, of letters that every keyboard has, without a joker: one that is long."""
    page.locator("[data-piece]").first.wait_for()
    board, rack = page.evaluate(_BOARD), plain_letters(page)
    moves = Moves(known(board, rack), _referee())
    for raw in sorted(moves.placements(), key=lambda raw: (-len(raw[3]), raw[1])):
        action = moves.placed(raw).action
        if isinstance(action, Place) and action.word.isascii():
            return action
    raise NothingFits(f"nothing can be laid with {rack} on {board}")


def plain_letters(page: Page) -> list[str]:
    """The letters of the rack that every keyboard has."""
    return [letter for letter in page.evaluate(_RACK) if letter != JOKER and letter.isascii()]


def fresh_letters(page: Page, place: Place) -> list[tuple[int, str]]:
    """The cells of a word that are still empty, and what goes there."""
    board = page.evaluate(_BOARD)
    row, column = ord(place.cell[0]) - ord("A"), int(place.cell[1:]) - 1
    step = SIDE if place.direction == "down" else 1
    cells = [row * SIDE + column + n * step for n in range(len(place.word))]
    return [(cell, letter) for cell, letter in zip(cells, place.word, strict=True) if board[cell] == EMPTY]


def lay(page: Page, *, touch: bool = False) -> Place:
    """Lays a word by pointing: the first cell, then the tiles, then the button."""
    place = possible(page)
    letters = fresh_letters(page, place)
    card = page.locator(".settled button:visible")
    if card.count():  # what a card brought lies over the board for a moment
        (card.tap if touch else card.click)()
    first = page.locator(f"[data-cell='{letters[0][0]}']")
    point = first.tap if touch else first.click
    point()
    page.locator(f"[data-cell='{letters[0][0]}'].cursor").wait_for()
    if ("down" in (first.get_attribute("class") or "").split()) != (place.direction == "down"):
        point()
    for cell, letter in letters:
        tile = page.locator(f"[data-piece]:not(.away):has(text.face:text-is('{letter}'))").first
        (tile.tap if touch else tile.click)()
        page.locator(f"[data-cell='{cell}'].own").wait_for()
    button = page.locator(".hint button.main")
    (button.tap if touch else button.click)()
    page.locator(".cell.own").first.wait_for(state="detached")
    return place


def write(page: Page) -> Place:
    """Lays a word with the keyboard alone: arrows, letters, Enter."""
    place = possible(page)
    row, column = ord(place.cell[0]) - ord("A"), int(place.cell[1:]) - 1
    page.keyboard.press("Escape")
    steps = [("ArrowUp", MIDDLE[0] - row), ("ArrowDown", row - MIDDLE[0])]
    steps += [("ArrowLeft", MIDDLE[1] - column), ("ArrowRight", column - MIDDLE[1])]
    pressed = [key for key, times in steps for _ in range(times)] or ["ArrowRight", "ArrowLeft"]
    for key in pressed:
        page.keyboard.press(key)
    if (pressed[-1] in ("ArrowUp", "ArrowDown")) != (place.direction == "down"):
        page.keyboard.press(" ")
    for letter in place.word:
        page.keyboard.press(letter.lower())
    page.locator(".hint .sum").wait_for()
    page.keyboard.press("Enter")
    page.locator(".cell.own").first.wait_for(state="detached")
    return place


def follow(page: Page, *, touch: bool = False) -> str:
    """Does what the card asks for, if it asks for something, as briefly as can be: what it was."""
    for name in ("mini", "redraw"):
        button = page.locator(f"section.{name} button.main")
        if button.count():
            (button.tap if touch else button.click)()
            page.locator(f"section.{name}").wait_for(state="detached")
            return name
    return ""


def skip(page: Page, *, touch: bool = False) -> None:
    """Passes: by the button, or by its key. A bot may be quicker than any look at whose turn it is; the list of moves keeps it."""
    listed = page.locator("aside.side ol[reversed] > li").count()
    if touch:
        page.get_by_role("button", name="Pass", exact=True).tap()
    else:
        page.keyboard.press("5")
    sure = page.locator("dialog[open] button.main")
    sure.focus()
    page.keyboard.press("Enter")
    page.locator(f"aside.side ol[reversed] > li:nth-child({listed + 1}), {OVER}").first.wait_for(state="attached")


def take_turn(page: Page, *, touch: bool = False) -> None:
    """A whole turn: a word, what its card asks for; another turn that it gives is passed on. Where no word fits, a pass."""
    try:
        lay(page, touch=touch)
    except NothingFits:
        skip(page, touch=touch)
        return
    follow(page, touch=touch)
    if page.locator(YOURS).count():
        skip(page, touch=touch)
