"""BLANKO: what follows from what: a play counts, its card is followed, the rack is filled up, the next one is on (BO-20…BO-29).

A `Step` gathers moves and changes on the way from one state to the next. Letters are drawn from the bag at random, so the order in
it means nothing; what goes back is known to nobody there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, final

from msgspec.structs import replace

from carteblanche.core.luck import Luck
from carteblanche.core.pieces import EVERYBODY, NOTHING, Move, Piece, Place, Viewers, viewers
from carteblanche.core.values import Millis, Points, Seat
from carteblanche.games.blanko.data import (
    COLOUR_DRAW,
    JOKER_PENALTY,
    LETTER_CARDS,
    LETTER_DRAW,
    RACK,
    TEXT_CARDS,
    fields,
)
from carteblanche.games.blanko.letters import EMPTY, JOKER
from carteblanche.games.blanko.minis import Result
from carteblanche.games.blanko.plays import Play, longest
from carteblanche.games.blanko.state import (
    BAG,
    BARREN_ROUNDS,
    BOARD,
    CARD,
    GRID,
    PILE,
    TRAY,
    BlankoState,
    End,
    Report,
    rack,
    rack_value,
)


@final
class Step:
    """One step in the making."""

    def __init__(self, state: BlankoState, luck: Luck, at: Millis) -> None:
        self.state = state
        self.pieces = state.pieces
        self.moves: list[Move] = []
        self.luck = luck
        self.at = at

    def change(self, **fields: Any) -> None:
        self.state = replace(self.state, **fields)

    def lying(self, place: Place) -> tuple[Piece, ...]:
        return self.pieces.places[place]

    def letters(self, place: Place) -> tuple[str, ...]:
        names = self.pieces.layout.names
        return tuple([names[piece] for piece in self.lying(place)])

    def move(self, moves: Iterable[Move]) -> None:
        made = list(moves)
        self.pieces = self.pieces.moved(made)
        self.moves += made

    def draw(self, count: int, target: Place, seen: Viewers) -> None:
        """Letters from the bag, as many as there are (BO-26)."""
        bag = list(self.lying(BAG))
        drawn = [bag.pop(self.luck.below(len(bag))) for _ in range(min(count, len(bag)))]
        self.move(Move(piece, BAG, target, seen) for piece in drawn)

    def give_back(self, pieces: Sequence[Piece], source: Place) -> None:
        """Letters into the bag, where nobody can tell them from the others."""
        self.pieces = self.pieces.forgotten(pieces, EVERYBODY)
        cells = self.lying(source)
        board = bool(self.pieces.layout.cells[source])
        self.move(Move(piece, source, BAG, origin=cells.index(piece) if board else None) for piece in pieces)

    def on_rack(self, letters: Iterable[str]) -> list[Piece]:
        """Tiles of the rack of whose turn it is, for these letters; small ones are jokers."""
        left = list(self.lying(rack(self.state.turn)))
        names = self.pieces.layout.names
        found: list[Piece] = []
        for letter in letters:
            name = JOKER if letter.islower() else letter
            piece = next(piece for piece in left if names[piece] == name)
            left.remove(piece)
            found.append(piece)
        return found

    def finished(self) -> BlankoState:
        return replace(self.state, pieces=self.pieces, moves=tuple(self.moves))

    # What follows

    def score(self, points: int, seat: Seat | None = None) -> None:
        who = self.state.turn if seat is None else seat
        scores = list(self.state.scores)
        scores[who] = Points(scores[who] + points)
        self.change(scores=tuple(scores))

    def show(self, play: Play) -> None:
        """Everybody sees the tiles of a play, whatever becomes of it."""
        self.pieces = self.pieces.shown(self.on_rack(letter for _, letter in play.laid), EVERYBODY)

    def reject(self, play: Play, wrong: Sequence[str], *, retry: bool = False) -> None:
        """Not a word: the tiles are back on the rack, the turn is over unless it may be tried again (BO-18)."""
        state = self.state
        self.change(report=Report("rejected", state.turn, play.words, tuple(wrong)), play=None, passes=0)
        if retry:
            self.change(phase="turn", until=None, ballot=None, insisted=True)
        else:
            self.end_turn(barren=True)

    def count(self, play: Play) -> None:
        """The words are good: tiles on the board, points, then the card (BO-07…BO-10, BO-20)."""
        state = self.state
        own, board = rack(state.turn), list(state.board)
        pieces = self.on_rack(letter for _, letter in play.laid)
        if play.swap:
            cell = play.laid[0][0]
            self.move([Move(self.lying(BOARD)[cell], BOARD, own, EVERYBODY, origin=cell)])
        self.move(Move(piece, own, BOARD, EVERYBODY, cell) for piece, (cell, _) in zip(pieces, play.laid, strict=True))
        for cell, letter in play.laid:
            board[cell] = letter
        self.change(
            board="".join(board),
            stood=state.stood + tuple(word.slot for word in play.words if word.slot not in state.stood),
            report=Report("swapped" if play.swap else "placed", state.turn, play.words, points=Points(play.points)),
            play=play,
            passes=0,
            barren=0 if play.points else state.barren + 1,
            until=None,
            ballot=None,
            phase="turn",
        )
        self.score(play.points)
        if play.squares and self.lying(PILE):
            self.follow_card(play)
        else:
            self.end_turn()

    def follow_card(self, play: Play) -> None:
        """One card, whatever the number of squares; they multiply its points (BO-20…BO-24)."""
        piece = self.lying(PILE)[-1]
        self.move([Move(piece, PILE, CARD, EVERYBODY)])
        card = self.pieces.layout.names[piece]
        self.change(times=play.squares, report=replace(self.state.report, card=card, times=play.squares))
        if card in TEXT_CARDS:
            self.follow_text(card, play)
            return
        self.draw(LETTER_DRAW if card in LETTER_CARDS else COLOUR_DRAW, TRAY, EVERYBODY)
        if not self.lying(TRAY):
            self.end_turn()
            return
        until = Millis(self.at + 1000 * self.state.config.mini_seconds)
        self.change(phase="mini", grid=fields(card, self.state.config.letter_set)[1], until=until)

    def follow_text(self, card: str, play: Play) -> None:
        """What is on the text cards (BO-22)."""
        state = self.state
        letter_set = state.config.letter_set
        word = longest(play).word
        match card:
            case "T1":
                bonus = 5
            case "T2":
                bonus = 8
            case "T3":
                bonus = len(word)
            case "T4":
                bonus = max(letter_set.worth[letter] for _, letter in play.laid)
            case "T5":
                bonus = sum(letter in letter_set.vowels for letter in word)
            case "T7":
                bonus = 2 * (state.seats - 1)
            case _:
                bonus = 0
        if card == "T6" and self.lying(BAG) and self.lying(rack(state.turn)):
            self.change(phase="redraw")
            return
        if card == "T8" and state.extra == "no":
            self.change(extra="owed")
        self.award(bonus)
        self.end_turn()

    def award(self, bonus: int) -> None:
        """A card's points, as often as squares were covered (BO-21)."""
        points = Points(bonus * self.state.times)
        self.change(report=replace(self.state.report, bonus=points))
        if points:
            self.change(barren=0)
        self.score(points)

    def settle_mini(self, result: Result) -> None:
        """The sand is out, or the player is done: what lies there counts, the letters go back (BO-25)."""
        state = self.state
        card = self.letters(CARD)[0]
        self.change(
            report=Report("mini", state.turn, card=card, times=state.times, grid=state.grid, counted=result.cells)
        )
        self.award(result.points)
        self.give_back([piece for piece in self.lying(GRID) if piece != NOTHING], GRID)
        self.give_back(self.lying(TRAY), TRAY)
        self.end_turn()

    def end_turn(self, *, barren: bool = False) -> None:
        """The card goes under the pile, the rack is filled up, and somebody else is on, unless it is over (BO-20, BO-26, BO-27)."""
        self.move(Move(piece, CARD, PILE, EVERYBODY, 0) for piece in self.lying(CARD))
        state = self.state
        own = rack(state.turn)
        play = state.play
        if play is not None and not play.swap:
            self.draw(RACK - len(self.lying(own)), own, viewers(state.turn))
        self.change(play=None, times=0, grid="", until=None, ballot=None, insisted=False, phase="turn")
        if barren:
            self.change(barren=state.barren + 1)
        if play is not None and not self.lying(own):
            self.end("out", JOKER_PENALTY * sum(letter.islower() for _, letter in play.laid))
        elif self.state.passes >= state.seats:
            self.end("passed")
        elif self.state.barren >= BARREN_ROUNDS * state.seats:
            self.end("barren")
        elif state.extra == "owed":
            self.change(extra="now")
        else:
            self.change(extra="no", turn=self._next())

    def _next(self) -> Seat:
        """Whose turn it is then: who has challenged a good word is passed over once (BO-30)."""
        state = self.state
        seat = Seat((state.turn + 1) % state.seats)
        while seat in state.losing:
            self.change(losing=tuple(one for one in self.state.losing if one != seat))
            seat = Seat((seat + 1) % state.seats)
        return seat

    def end(self, why: End, jokers: int = 0) -> None:
        """Everybody subtracts the own rack; who went out, the jokers of the last play (BO-28, BO-29)."""
        state = self.state
        letter_set = state.config.letter_set
        lost: list[int] = [rack_value(self.letters(rack(seat)), letter_set) for seat in range(state.seats)]
        lost[state.turn] += jokers
        for seat, points in enumerate(lost):
            self.score(0 - points, Seat(seat))
            self.pieces = self.pieces.shown(self.lying(rack(seat)), EVERYBODY)
        self.change(ended=why, deductions=tuple(map(Points, lost)), extra="no")

    def arrange(self, grid: str) -> None:
        """The letters of the tray go to their fields, those that lie elsewhere first back."""
        printed = fields(self.letters(CARD)[0], self.state.config.letter_set)[1]
        self.move(
            Move(piece, GRID, TRAY, EVERYBODY, origin=cell)
            for cell, piece in enumerate(self.lying(GRID))
            if piece != NOTHING and grid[cell] != self.state.grid[cell]
        )
        names = self.pieces.layout.names
        left = list(self.lying(TRAY))
        moves: list[Move] = []
        for cell, letter in enumerate(grid):
            if letter == EMPTY or printed[cell] != EMPTY or self.lying(GRID)[cell] != NOTHING:
                continue
            piece = next(one for one in left if names[one] == (JOKER if letter.islower() else letter))
            left.remove(piece)
            moves.append(Move(piece, TRAY, GRID, EVERYBODY, cell))
        self.move(moves)
        self.change(grid=grid, report=Report("arranged", self.state.turn, card=self.letters(CARD)[0], grid=grid))
