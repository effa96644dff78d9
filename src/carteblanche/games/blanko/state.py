"""BLANKO: the state of a game, its options, and the deal."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from carteblanche.core.ballots import Ballot
from carteblanche.core.errors import Unreadable
from carteblanche.core.luck import Luck
from carteblanche.core.pieces import NOBODY, NOTHING, Layout, Piece, Pieces, Place, State, viewers
from carteblanche.core.values import Message, Millis, Points, Seat
from carteblanche.games.blanko.data import CARDS, CELLS, JOKER_PENALTY, RACK, tiles
from carteblanche.games.blanko.letters import JOKER, LETTER_SETS, LetterSet
from carteblanche.games.blanko.plays import NO_TILES, Play, Word

End: TypeAlias = Literal["out", "passed", "barren"]
"""Why a game is over: a rack used up and the bag empty, all have passed in turn, or four rounds without a point."""
Phase: TypeAlias = Literal["turn", "mini", "redraw", "challenge", "vote"]
"""What is waited for: a turn, a mini crossword, an answer to T6, a word to be accepted or challenged, the table's vote on a word."""

Extra: TypeAlias = Literal["no", "owed", "now"]
"""An extra turn by T8: none, after this one, or this is one."""

MOST_SEATS: Final = 4
BARREN_ROUNDS: Final = 4

BOARD: Final = Place(0)
BAG: Final = Place(1)
TRAY: Final = Place(6)
"""Where the letters for a mini crossword lie open."""
GRID: Final = Place(7)
PILE: Final = Place(8)
CARD: Final = Place(9)
OUT: Final = Place(10)


def rack(seat: int) -> Place:
    return Place(2 + seat)


@lru_cache(maxsize=8)
def layout(letter_set: LetterSet) -> Layout:
    """The 112 tiles of a language and the 22 cards. Tiles of one letter have one name: nobody can tell them apart."""
    letters = tiles(letter_set)
    places = ("board", "bag", *(f"rack {seat}" for seat in range(MOST_SEATS)), "tray", "grid", "pile", "card", "out")
    cells: list[tuple[str, ...]] = [()] * len(places)
    cells[BOARD] = CELLS
    cells[GRID] = tuple(f"field {n}" for n in range(1, 10))
    return Layout(letters + CARDS, (0,) * len(letters) + (1,) * len(CARDS), places, tuple(cells))


Seconds: TypeAlias = Annotated[int, Meta(ge=5, le=600, extra={"unit": "seconds"})]


class Config(Message):
    """What a table may choose."""

    language: Annotated[str, Meta(pattern="^[a-z]{2,3}$")] = "de"
    """By its code. What is not a language of the rules needs letters of its own."""
    words: Literal["strict", "friendly", "challenge"] = "strict"
    """What becomes of a wrong word: the turn is lost, it may be taken back, or it lies until somebody objects (BO-18)."""
    foreign: bool = False
    """Whether foreign words and names may be played (BO-16)."""
    polite: bool = False
    """Whether slurs and vulgar words are left out (BO-16)."""
    house: bool = False
    """Whether a player may insist on a word that the lexicon does not have, and the table votes on it."""
    challenge_seconds: Seconds = 30
    """How long a word may be challenged, or voted on."""
    challenge_cost: Annotated[int, Meta(ge=0, le=50)] = 0
    """What a challenge of a good word costs (BO-18)."""
    challenge_turn: bool = False
    """Whether who challenges a good word loses the next turn (BO-30)."""
    mini_seconds: Seconds = 60
    mini_scoring: Literal["strict", "literal"] = "strict"
    """Whether a field in a line that is no word counts if its other line is one (BO-25)."""
    mini_letter_required: bool = False
    """Whether a mini crossword that does not work its printed letter in counts nothing (BO-24)."""
    own_letters: LetterSet | None = None
    """The letters, where they are not those of the rules. Not for a host to choose: they come from the language's recipe."""

    @property
    def letter_set(self) -> LetterSet:
        """`Unreadable` if nobody says which letters there are."""
        found = self.own_letters or LETTER_SETS.get(self.language)
        if found is None:
            raise Unreadable(f"these options do not say which letters {self.language!r} has", "own_letters")
        return found


class Report(Message):
    """What the last step was, as everybody knows it."""

    what: Literal[
        "dealt", "placed", "swapped", "laid", "rejected", "exchanged", "passed", "arranged", "mini", "redrawn", "accepted",
        "voted",
    ]  # fmt: skip
    seat: Seat
    words: tuple[Word, ...] = ()
    """What stands or was laid."""
    wrong: tuple[str, ...] = ()
    """Words that the lexicon does not have."""
    points: Points = Points(0)
    card: str | None = None
    """The card that was turned up or settled."""
    times: int = 0
    """The card's multiplier (BO-21)."""
    bonus: Points = Points(0)
    grid: str = ""
    """A settled mini crossword."""
    counted: tuple[int, ...] = ()
    """Its fields that count."""
    challenger: Seat | None = None
    """Who had the words looked up, if somebody had."""
    redrawn: int = 0
    """How many letters were put back for T6."""


class BlankoState(State):
    config: Config
    seats: int
    turn: Seat
    phase: Phase
    board: str
    """256 letters in reading order; see `plays`."""
    scores: tuple[Points, ...]
    stood: tuple[str, ...]
    """Every word that has stood, with its cells, in order (BO-12)."""
    starter: tuple[tuple[str, ...], ...]
    """The draw for the start: by round and seat the letter drawn, nothing for who no longer drew (BO-03)."""
    report: Report
    play: Play | None = None
    """The play of this turn while it is in question or its card is being followed."""
    times: int = 0
    grid: str = ""
    """The mini crossword as it lies."""
    until: Millis | None = None
    ballot: Ballot | None = None
    """Who has accepted a word, or how the table votes."""
    admitted: tuple[str, ...] = ()
    """Words that the table has voted in."""
    insisted: bool = False
    """Whether this turn's one vote has been had (friendly play)."""
    losing: tuple[Seat, ...] = ()
    """Who loses the next turn, having challenged a good word (BO-30)."""
    extra: Extra = "no"
    passes: int = 0
    """Passes in a row."""
    barren: int = 0
    """Turns in a row without a point."""
    ended: End | None = None
    deductions: tuple[Points, ...] = ()
    """By seat, once it is over: what was subtracted."""


def others(state: BlankoState) -> tuple[Seat, ...]:
    """Everybody but the one whose turn it is, clockwise."""
    return tuple(Seat((state.turn + n) % state.seats) for n in range(1, state.seats))


def rack_value(letters: tuple[str, ...], letter_set: LetterSet) -> int:
    """What is subtracted for a rack at the end (BO-29)."""
    return sum(JOKER_PENALTY if letter == JOKER else letter_set.valued[letter] for letter in letters)


def letters_on(state: BlankoState, place: Place) -> tuple[str, ...]:
    names = state.pieces.layout.names
    return tuple([names[piece] for piece in state.pieces.places[place]])


def track(seat: int, score: int) -> int:
    """Where a marker stands on the frame: each seat starts at its own side (BO-04)."""
    return (25 * seat + score) % 100


def setup(config: Config, seats: int, luck: Luck) -> BlankoState:
    """Everybody draws eight; then the highest letter starts, drawn again by those who tie (BO-02, BO-03)."""
    made = layout(config.letter_set)
    count = len(tiles(config.letter_set))
    bag = list(map(Piece, range(count)))
    known = [NOBODY] * count + [NOBODY] * len(CARDS)
    places: list[tuple[Piece, ...]] = [()] * len(made.places)
    places[BOARD] = (NOTHING,) * len(CELLS)
    places[GRID] = (NOTHING,) * 9
    for own in map(Seat, range(seats)):
        drawn = tuple(bag.pop(luck.below(len(bag))) for _ in range(RACK))
        places[rack(own)] = drawn
        for piece in drawn:
            known[piece] = viewers(own)
    worth = config.letter_set.worth
    rounds: list[tuple[str, ...]] = []
    leaders = list(range(seats))
    while len(leaders) > 1:
        left = list(bag)
        letters = [""] * seats
        for seat in leaders:
            letters[seat] = made.names[left.pop(luck.below(len(left)))]
        rounds.append(tuple(letters))
        most = max(worth[letters[seat]] for seat in leaders)
        leaders = [seat for seat in leaders if worth[letters[seat]] == most]
    places[BAG] = tuple(bag)
    places[PILE] = luck.shuffle(map(Piece, range(count, count + len(CARDS))))
    return BlankoState(
        pieces=Pieces(made, tuple(places), tuple(known)),
        moves=(),
        config=config,
        seats=seats,
        turn=Seat(leaders[0]),
        phase="turn",
        board=NO_TILES,
        scores=(Points(0),) * seats,
        stood=(),
        starter=tuple(rounds),
        report=Report("dealt", Seat(leaders[0])),
    )
