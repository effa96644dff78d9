"""BLANKO: actions as text and the board as a picture.

H8 across BAUM     a placement: where the word begins, which way, the whole word; a small letter is a joker's
H8 across BAUM!    the same, and if the lexicon does not have it, the table shall vote
swap H8 S          the letter on H8 for an S of the rack
exchange · pass · accept · challenge · done
redraw QX          back into the bag with these (T6); `redraw nothing` keeps all
grid OHR/S../TOR   the mini crossword as it shall lie
vote yes · vote no · vote abstain
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from carteblanche.core.errors import Unreadable
from carteblanche.games.blanko.actions import (
    Accept,
    Action,
    Admit,
    Arrange,
    Challenge,
    Done,
    Exchange,
    Pass,
    Redraw,
)
from carteblanche.games.blanko.data import CELL, SIDE, SQUARES
from carteblanche.games.blanko.letters import EMPTY
from carteblanche.games.blanko.plays import Direction, Place, Swap
from carteblanche.games.blanko.view import BlankoView

_PLAIN: Final[dict[str, Action]] = {
    "exchange": Exchange(),
    "pass": Pass(),
    "done": Done(),
    "accept": Accept(),
    "challenge": Challenge(),
}
_WAYS: Final[dict[str, Direction]] = {"across": "across", "down": "down", ">": "across", "v": "down"}
_ANSWERS: Final = {"yes": Admit("yes"), "no": Admit("no"), "abstain": Admit("abstain")}


@final
class BlankoNotation:
    STYLES: Mapping[str, str] = {
        r"(?<=[ .*]) \*(?= |$)": "bold yellow",
        r"(?<= ) [^\W\d_a-z](?= |$)": "bold",
        r" [a-zäöü](?= |$)": "italic bright_magenta",
        r"\(.*\)$": "bright_green",
    }

    def write(self, action: Action) -> str:
        match action:
            case Place(cell, direction, word, insist):
                return f"{cell} {direction} {word}{'!' if insist else ''}"
            case Swap(cell, letter, insist):
                return f"swap {cell} {letter}{'!' if insist else ''}"
            case Redraw(letters):
                return f"redraw {letters or 'nothing'}"
            case Arrange(grid):
                return "grid " + "/".join(grid[row : row + 3] for row in range(0, max(len(grid), 1), 3))
            case Admit(answer):
                return f"vote {answer}"
            case _:
                return next(name for name, plain in _PLAIN.items() if plain == action)

    def read(self, text: str) -> Action:
        words = text.split()
        verb = words[0].lower() if words else ""
        if len(words) == 1 and verb in _PLAIN:
            return _PLAIN[verb]
        if verb == "vote" and len(words) == 2 and words[1].lower() in _ANSWERS:
            return _ANSWERS[words[1].lower()]
        if verb == "redraw" and len(words) <= 2:
            letters = words[1] if len(words) == 2 else ""
            return Redraw("" if letters.lower() == "nothing" else letters.upper())
        if verb == "grid" and len(words) == 2:
            return Arrange(words[1].replace("/", ""))
        insist = text.rstrip().endswith("!")
        if insist:
            words[-1] = words[-1].removesuffix("!")
        if verb == "swap" and len(words) == 3:
            return Swap(_cell(words[1]), words[2], insist)
        if len(words) == 3 and words[1].lower() in _WAYS:
            word = words[2].replace("(", "").replace(")", "")
            return Place(_cell(words[0]), _WAYS[words[1].lower()], word, insist)
        raise Unreadable(
            "a move is like 'H8 across BAUM', 'swap H8 S', 'exchange' or 'pass', "
            f"not {text[:40] + ('…' if len(text) > 40 else '')!r}"
        )

    def draw(self, view: BlankoView) -> str:
        lines = ["    " + " ".join(f"{column:>2}" for column in range(1, SIDE + 1))]
        for row, letters in enumerate(view.board):
            drawn = (
                "*" if letter == EMPTY and row * SIDE + n in SQUARES else letter for n, letter in enumerate(letters)
            )
            lines.append(f"  {'ABCDEFGHIJKLMNOP'[row]} " + " ".join(f"{letter:>2}" for letter in drawn))
        lines.append(f" bag {view.bag}, cards {view.pile} + {len(view.used)} used")
        for seat in range(view.seats):
            letters = " ".join("_" if letter is None else letter for letter in view.racks[seat]) or "-"
            turn = "  <- turn" if seat == view.turn and view.outcome is None else ""
            lines.append(f" seat {seat}: {view.scores[seat]:>4} points, rack {letters}{turn}")
        if view.card is not None:
            lines.append(f" card {view.card} x{view.times}")
        if view.phase == "mini":
            fields = [view.grid[row : row + 3] for row in (0, 3, 6)]
            lines += [f"   {field}" for field in fields]
            lines.append(f" letters {' '.join(view.tray) or '-'}, until {view.until}")
        if view.play is not None and view.phase in ("challenge", "vote"):
            lines.append(f" {view.phase}: {', '.join(word.slot for word in view.play.words)}")
        report = view.report
        said = ", ".join(word.slot for word in report.words)
        lines.append(f" last: {report.what} by seat {report.seat}" + (f" ({said})" if said else ""))
        return "\n".join(lines)

    def help(self) -> str:
        return (
            "Lay a word: H8 across BAUM or H8 down BAUM, lying letters included, a joker's letter small.\n"
            "Swap a letter: swap H8 S. Others: exchange, pass. Cards: grid OHR/S../TOR, done, redraw QX, redraw nothing.\n"
            "Answers: accept, challenge, vote yes, vote no, vote abstain. A ! after a word asks the table to vote on it."
        )


def _cell(text: str) -> str:
    name = text.upper()
    if name not in CELL:
        raise Unreadable(f"there is no cell {text[:20]!r}: rows A to P, columns 1 to 16, like H8")
    return name
