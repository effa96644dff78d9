"""Why a move is good, from what was found about it. The codes, and the values of each:

- `most`: no move brings more at once;
- `square`: it covers BLANKO squares (`squares`), and another move brings `less` points more at once;
- `keeps`: better letters stay (`letters`), and another brings `less` more at once;
- `denies`: the next player gets less out of it, by `denied` points, and another brings `less` more at once;
- `weighs`: all in all the best, and another brings `less` more at once;
- `exchange`: new letters bring more than any move; `only`: there is nothing else;
- `solved`: counted to the end; `ahead`: by how many points one is ahead of the other then.

- `pass`: to lay nothing is best, as far as the end was seen;
- `mini`: no other mini crossword of these letters brings more;
- `redraw`: what stays is worth more without the letters that are put back; `stay`: all are worth keeping;
- `doubt`: not all words are in the word list; `fine`: all are; `vote`: others are to say whether a word counts;
- `seen`: the best that is seen by a player who does not think ahead.

The first five have `points`, what the move brings at once.
"""

from __future__ import annotations

from carteblanche.games.blanko.actions import Accept, Action, Admit, Challenge, Redraw
from carteblanche.games.blanko.bots.outlook import Outlook
from carteblanche.games.blanko.bots.sketch import EXCHANGE, PASS, Option, laid_cells
from carteblanche.games.blanko.bots.thinking import Thought
from carteblanche.games.blanko.kernel import JOKER as JOKER_CODE
from carteblanche.games.blanko.letters import JOKER
from carteblanche.search.reasons import Reason

CLEAR = 100
"""What a cause must be worth to be told, in hundredths of points."""


def reason(outlook: Outlook, thought: Thought) -> Reason:
    option = thought.option
    if thought.how == "only":
        return Reason("only")
    if thought.how == "solved":
        return Reason("solved", {"ahead": thought.ahead})
    if option[3] in (EXCHANGE, PASS):
        return Reason("exchange" if option[3] == EXCHANGE else "pass")
    dearest = max(thought.ranked, key=lambda one: (one[1], one[0]))
    values: dict[str, str | int] = {"points": option[1]}
    if dearest[1] <= option[1]:
        return Reason("most", values)
    values["less"] = dearest[1] - option[1]
    replies = thought.replies
    denied = replies[dearest] - replies[option] if dearest in replies and option in replies else 0.0
    causes: dict[str, float] = {
        "square": outlook.card * (option[5] - dearest[5]),
        "keeps": leave(outlook, option) - leave(outlook, dearest),
        "denies": denied,
    }
    code = max(causes, key=lambda cause: causes[cause])
    if causes[code] < CLEAR:
        return Reason("weighs", values)
    if code == "square":
        values["squares"] = option[5]
    elif code == "keeps":
        values["letters"] = kept(outlook, option)
    else:
        values["denied"] = round(denied / 100)
    return Reason(code, values)


def plain(action: Action) -> Reason:
    """Why a player who thinks ahead does this, beside its turns."""
    match action:
        case Redraw(letters):
            return Reason("redraw" if letters else "stay")
        case Challenge():
            return Reason("doubt")
        case Accept():
            return Reason("fine")
        case Admit():
            return Reason("vote")
        case _:
            return Reason("mini")


def leave(outlook: Outlook, option: Option) -> int:
    """What the letters are worth that stay, in hundredths of points."""
    return option[0] - 100 * option[1] - outlook.card * option[5]


def kept(outlook: Outlook, option: Option) -> str:
    """The letters that stay on the rack, and of a swap the one that is taken."""
    rack = list(outlook.sketch.racks[outlook.seat])
    board = outlook.sketch.board
    for cell, code in laid_cells(board, option):
        rack.remove(0 if code > JOKER_CODE else code)
        rack += [board[cell]] if board[cell] else []
    return "".join(sorted(outlook.alphabet[code - 1] if code else JOKER for code in rack))
