"""BLANKO: what a seat can do, which of it is proper, and what would follow.

Placements, swaps and arrangements of a mini crossword are *open*: they are judged, not listed, for a list of them would be a word
list (BO-17).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from carteblanche.core.errors import Illegal
from carteblanche.core.values import Message, Points, kind
from carteblanche.games.blanko.data import RED, REDRAWN, fields
from carteblanche.games.blanko.letters import EMPTY, JOKER
from carteblanche.games.blanko.minis import Result, runs, score
from carteblanche.games.blanko.plays import Place, Play, Swap, Word, judge_placement, judge_swap
from carteblanche.games.blanko.referee import Referee
from carteblanche.games.blanko.state import Config, Phase


class Exchange(Message):
    """Put the whole rack back into the bag and draw anew (BO-14)."""


class Pass(Message):
    """Do nothing (BO-15)."""


class Arrange(Message):
    """The mini crossword as it shall lie: nine fields in reading order, the printed letter included (BO-23, BO-24)."""

    grid: str


class Done(Message):
    """The mini crossword counts as it lies, before the sand is out."""


class Redraw(Message):
    """The answer to T6: put these letters of the rack back, none to three, and draw as many."""

    letters: str


class Accept(Message):
    """The words that were laid may stand."""


class Challenge(Message):
    """Look the words up."""


class Admit(Message):
    """A vote on whether a word that the lexicon does not have shall count."""

    answer: Literal["yes", "no", "abstain"]


Action: TypeAlias = Place | Swap | Exchange | Pass | Arrange | Done | Redraw | Accept | Challenge | Admit
OPEN: Final = frozenset({"place", "swap", "arrange"})
KINDS: Final[dict[Phase, tuple[str, ...]]] = {
    "turn": ("place", "swap", "exchange", "pass"),
    "mini": ("arrange", "done"),
    "redraw": ("redraw",),
    "challenge": ("accept", "challenge"),
    "vote": ("admit",),
}
"""By phase: what those who are asked may do."""
ANSWERS: Final = ("yes", "no", "abstain")


class Preview(Message):
    """What would follow, as far as the viewer may know before it is done. Only friendly play says whether words are valid."""

    words: tuple[Word, ...] = ()
    points: Points = Points(0)
    squares: int = 0
    """BLANKO squares newly covered."""
    filled: int = 0
    """Fields of a mini crossword that hold a letter."""
    valid: bool | None = None
    bonus: Points | None = None
    """What a mini crossword is worth, its multiplier included."""


class Facts(NamedTuple):
    """What decides whether an action of one seat is proper: the same from a state and from that seat's view."""

    over: bool
    phase: Phase | None
    """What this seat is asked for, if it is."""
    config: Config
    board: str
    rack: Sequence[str]
    stood: Collection[str]
    bag: int
    admitted: tuple[str, ...]
    insisted: bool
    card: str
    letters: Sequence[str]
    """The letters for the mini crossword, on the tray and in the grid."""
    times: int


def check(facts: Facts, action: Action, referee: Referee) -> Play | None:
    """What a placement or swap comes to, nothing for other proper actions; `Illegal` if it is refused."""
    if facts.over:
        raise Illegal("game-over")
    if facts.phase is None:
        raise Illegal("not-your-turn")
    if kind(action) not in KINDS[facts.phase]:
        raise Illegal("not-now", awaited=list(KINDS[facts.phase]))
    match action:
        case Place() | Swap():
            return _play(facts, action, referee)
        case Exchange():
            if not facts.bag:
                raise Illegal("bag-empty")
        case Arrange(grid):
            _arrangement(facts, grid)
        case Redraw(letters):
            _redraw(facts, letters)
        case _:
            pass
    return None


def _play(facts: Facts, action: Place | Swap, referee: Referee) -> Play:
    config = facts.config
    if isinstance(action, Place):
        play = judge_placement(facts.board, config.letter_set, facts.rack, action)
    else:
        play = judge_swap(facts.board, config.letter_set, facts.rack, facts.stood, action)
    if play.insist and not config.house:
        raise Illegal("no-votes")
    if play.insist and facts.insisted:
        raise Illegal("insisted-already")
    if config.words == "friendly" and not play.insist and (wrong := unknown_words(facts, play, referee)):
        raise Illegal("not-a-word", words=wrong)
    return play


def unknown_words(facts: Facts, play: Play, referee: Referee) -> list[str]:
    """The words of a play that may not be played, as far as anybody can say."""
    return [w.word for w in play.words if referee.valid(w.word, facts.config, facts.admitted) is False]


def _arrangement(facts: Facts, grid: str) -> None:
    colours, printed = fields(facts.card, facts.config.letter_set)
    if len(grid) != 9:
        raise Illegal("nine-fields", given=len(grid))
    left = list(facts.letters)
    for cell, letter in enumerate(grid):
        if printed[cell] != EMPTY:
            if letter != printed[cell]:
                raise Illegal("printed-letter", field=cell + 1, letter=printed[cell])
        elif letter != EMPTY:
            if colours[cell] == RED:
                raise Illegal("red-field", field=cell + 1)
            tile = JOKER if letter.islower() else letter
            if letter.upper() not in facts.config.letter_set.counted or tile not in left:
                raise Illegal("not-among-your-letters", letter=letter)
            left.remove(tile)


def _redraw(facts: Facts, letters: str) -> None:
    if len(letters) > REDRAWN:
        raise Illegal("too-many", most=REDRAWN)
    left = list(facts.rack)
    for letter in letters:
        if letter not in left:
            raise Illegal("not-on-your-rack", letter=letter)
        left.remove(letter)


def score_mini(facts: Facts, grid: str, verdict: int) -> Result:
    """What a mini crossword is worth by this verdict on its lines."""
    config = facts.config
    valid = [bool(verdict >> n & 1) for n in range(len(runs(grid)))]
    literal, required = config.mini_scoring == "literal", config.mini_letter_required
    return score(facts.card, config.letter_set, grid, valid, literal=literal, required=required)


def preview(facts: Facts, action: Action, referee: Referee) -> Preview:
    """Cells and face values of a play, fields filled of a mini crossword; whether words are valid only in friendly play (BO-17)."""
    play = check(facts, action, referee)
    friendly = facts.config.words == "friendly"
    if play is not None:
        valid = not unknown_words(facts, play, referee) if friendly else None
        return Preview(play.words, Points(play.points), play.squares, valid=valid)
    if isinstance(action, Arrange):
        grid = action.grid
        filled = sum(letter != EMPTY for letter in grid)
        if friendly:
            said = referee.verdict([run.word for run in runs(grid)], facts.config, facts.admitted)
            if said is not None:
                return Preview(filled=filled, bonus=Points(score_mini(facts, grid, said).points * facts.times))
        return Preview(filled=filled)
    return Preview()
