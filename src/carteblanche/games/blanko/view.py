"""BLANKO: what one viewer may know, and a whole state imagined from it.

All is public but the letters in the bag and on racks, and the cards to come.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from carteblanche.core.ballots import Ballot, Vote
from carteblanche.core.luck import Luck
from carteblanche.core.pieces import (
    EVERYBODY,
    NOBODY,
    NOTHING,
    Move,
    Piece,
    Pieces,
    Place,
    Viewers,
    news,
    shuffle_unknown,
    viewers,
)
from carteblanche.core.values import Millis, Moved, Outcome, Points, Prompt, Seat, View, Viewer, Waiting, ranks_by
from carteblanche.games.blanko.actions import ANSWERS, KINDS, Facts
from carteblanche.games.blanko.data import LAP, LETTER_CARDS, SIDE, fields
from carteblanche.games.blanko.letters import EMPTY, JOKER
from carteblanche.games.blanko.plays import Play
from carteblanche.games.blanko.state import (
    BAG,
    BOARD,
    CARD,
    GRID,
    PILE,
    TRAY,
    BlankoState,
    Config,
    End,
    Extra,
    Phase,
    Report,
    layout,
    letters_on,
    rack,
    track,
)


class BlankoView(View):
    config: Config
    news: tuple[Moved, ...]
    report: Report
    """What the last step was."""
    turn: Seat
    phase: Phase
    board: tuple[str, ...]
    """By row: its sixteen cells, `.` for an empty one, a small letter for a joker's."""
    racks: tuple[tuple[str | None, ...], ...]
    """By seat: the own in order, of others those that everybody saw, then the unknown."""
    bag: int
    scores: tuple[Points, ...]
    markers: tuple[int, ...]
    """By seat: where its marker stands on the frame, counted from the first seat's start (BO-04)."""
    counters: tuple[int, ...]
    """By seat: its counters of a hundred."""
    stood: tuple[str, ...]
    """Every word that has stood, with its cells: none of them may come back by a swap (BO-12)."""
    starter: tuple[tuple[str, ...], ...]
    """The draw for the start: by round and seat."""
    card: str | None
    """The card that is being followed."""
    times: int
    used: tuple[str, ...]
    """Cards that lie under the pile, the last one first; `pile` are those still unknown."""
    pile: int
    tray: tuple[str, ...]
    """Letters drawn for the mini crossword and not in it."""
    grid: str
    """The mini crossword as it lies: nine fields, the printed letter included."""
    filled: int
    until: Millis | None
    play: Play | None
    """The play of this turn while it is in question or its card is being followed."""
    votes: tuple[Vote, ...]
    admitted: tuple[str, ...]
    insisted: bool
    losing: tuple[Seat, ...]
    """Who loses the next turn (BO-30)."""
    extra: Extra
    passes: int
    barren: int
    deductions: tuple[Points, ...]

    @property
    def notes(self) -> tuple[Report, ...]:
        return (self.report,)


def prompts(state: BlankoState) -> Mapping[Seat, Prompt]:
    if state.ended:
        return {}
    kinds = KINDS[state.phase]
    if state.ballot is not None:
        return {seat: Prompt(kinds, state.until) for seat in state.ballot.waiting()}
    return {state.turn: Prompt(kinds, state.until)}


def outcome(state: BlankoState) -> Outcome | None:
    """Most points win; equal points share (BO-01, BO-29)."""
    if state.ended is None:
        return None
    return Outcome(state.ended, ranks_by([(-points,) for points in state.scores]), state.scores)


def counters(score: int) -> int:
    return max(0, score // LAP)


def view(state: BlankoState, viewer: Viewer) -> BlankoView:
    names, known = state.pieces.layout.names, state.pieces.known
    bit = 1 if viewer is None else 2 << viewer
    racks: list[tuple[str | None, ...]] = []
    for seat in range(state.seats):
        lying = state.pieces.places[rack(seat)]
        if seat == viewer:
            racks.append(tuple([names[piece] for piece in lying]))
        else:
            seen = sorted(names[piece] for piece in lying if known[piece] & bit)
            racks.append((*seen, *[None] * (len(lying) - len(seen))))
    asked = prompts(state)
    pile = state.pieces.places[PILE]
    used = [names[piece] for piece in pile if known[piece] & bit]
    card = letters_on(state, CARD)
    return BlankoView(
        viewer=viewer,
        seats=state.seats,
        waiting=tuple(Waiting(seat, prompt.until) for seat, prompt in asked.items()),
        prompt=None if viewer is None else asked.get(viewer),
        outcome=outcome(state),
        config=state.config,
        news=news(state, viewer),
        report=state.report,
        turn=state.turn,
        phase=state.phase,
        board=tuple(state.board[row * SIDE : (row + 1) * SIDE] for row in range(SIDE)),
        racks=tuple(racks),
        bag=len(state.pieces.places[BAG]),
        scores=state.scores,
        markers=tuple(track(seat, score) for seat, score in enumerate(state.scores)),
        counters=tuple(map(counters, state.scores)),
        stood=state.stood,
        starter=state.starter,
        card=card[0] if card else None,
        times=state.times,
        used=tuple(used),
        pile=len(pile) - len(used),
        tray=tuple(sorted(letters_on(state, TRAY))),
        grid=state.grid,
        filled=sum(letter != EMPTY for letter in state.grid),
        until=state.until,
        play=state.play,
        votes=() if state.ballot is None else state.ballot.shown(viewer),
        admitted=state.admitted,
        insisted=state.insisted,
        losing=state.losing,
        extra=state.extra,
        passes=state.passes,
        barren=state.barren,
        deductions=state.deductions,
    )


def facts(view: BlankoView) -> Facts:
    """What decides about the viewer's actions."""
    return Facts(
        over=view.outcome is not None,
        phase=None if view.prompt is None else view.phase,
        config=view.config,
        board="".join(view.board),
        rack=[] if view.viewer is None else [letter for letter in view.racks[view.viewer] if letter is not None],
        stood=frozenset(view.stood),
        bag=view.bag,
        admitted=view.admitted,
        insisted=view.insisted,
        card=view.card or "",
        letters=(*view.tray, *_in_grid(view)),
        times=view.times,
    )


def _in_grid(view: BlankoView) -> list[str]:
    """The tiles that lie in the mini crossword: all its letters but the printed one."""
    if not view.grid or view.card is None:
        return []
    printed = fields(view.card, view.config.letter_set)[1]
    return [
        JOKER if letter.islower() else letter
        for letter, fixed in zip(view.grid, printed, strict=True)
        if letter != EMPTY and fixed == EMPTY
    ]


def facts_of(state: BlankoState, seat: Seat) -> Facts:
    """The same facts from the state, for the seat itself."""
    card = letters_on(state, CARD)
    names = state.pieces.layout.names
    grid = [names[piece] for piece in state.pieces.places[GRID] if piece != NOTHING]
    return Facts(
        over=state.ended is not None,
        phase=state.phase if seat in prompts(state) else None,
        config=state.config,
        board=state.board,
        rack=letters_on(state, rack(seat)),
        stood=state.stood,
        bag=len(state.pieces.places[BAG]),
        admitted=state.admitted,
        insisted=state.insisted,
        card=card[0] if card else "",
        letters=(*letters_on(state, TRAY), *grid),
        times=state.times,
    )


class _Dealer:
    """Hands out pieces by name; what is not asked for by name is left for the unknown."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.free: dict[str, list[Piece]] = {}
        for piece in reversed(range(len(names))):
            self.free.setdefault(names[piece], []).append(Piece(piece))
        self.used: list[Piece] = []

    def take(self, name: str) -> Piece:
        piece = self.free[name].pop()
        self.used.append(piece)
        return piece


def imagine(view: BlankoView, luck: Luck) -> BlankoState:
    """A state that the viewer could be in: unknown letters are dealt at random to the racks and the bag, unknown cards to the pile."""
    made = layout(view.config.letter_set)
    dealer = _Dealer(made.names)
    places: list[tuple[Piece, ...]] = [()] * len(made.places)
    known: list[Viewers] = [NOBODY] * len(made.names)
    own = viewers(view.viewer)

    def open_tile(letter: str) -> Piece:
        piece = dealer.take(JOKER if letter.islower() else letter)
        known[piece] = EVERYBODY
        return piece

    board = "".join(view.board)
    places[BOARD] = tuple(NOTHING if letter == EMPTY else open_tile(letter) for letter in board)
    places[TRAY] = tuple(map(open_tile, view.tray))
    fixed = LETTER_CARDS.get(view.card or "")
    grid = view.grid or EMPTY * 9
    places[GRID] = tuple(
        NOTHING if letter == EMPTY or cell == fixed else open_tile(letter) for cell, letter in enumerate(grid)
    )
    places[CARD] = () if view.card is None else (open_tile(view.card),)
    seen_racks: list[list[Piece]] = []
    for seat, letters in enumerate(view.racks):
        mine: list[Piece] = []
        for letter in letters:
            if letter is not None:
                piece = dealer.take(letter)
                known[piece] = Viewers(own | viewers(Seat(seat)))
                mine.append(piece)
        seen_racks.append(mine)
    used = tuple(map(open_tile, view.used))
    unknown = shuffle_unknown(made, dealer.used, luck)
    hidden = unknown.get(0, [])
    for seat, letters in enumerate(view.racks):
        drawn = [hidden.pop() for letter in letters if letter is None]
        for piece in drawn:
            known[piece] = viewers(Seat(seat))
        places[rack(seat)] = (*seen_racks[seat], *drawn)
    places[BAG] = tuple(hidden[: view.bag])
    rest = [*hidden[view.bag :], *unknown.get(1, [])[view.pile :]]
    places[PILE] = (*used, *unknown.get(1, [])[: view.pile])
    places[-1] = tuple(rest)
    pieces = Pieces(made, tuple(places), tuple(known))
    return BlankoState(
        pieces=pieces,
        moves=_recalled(view, pieces),
        config=view.config,
        seats=view.seats,
        turn=view.turn,
        phase=view.phase,
        board=board,
        scores=view.scores,
        stood=view.stood,
        starter=view.starter,
        report=view.report,
        play=view.play,
        times=view.times,
        grid=view.grid,
        until=view.until,
        ballot=_ballot(view),
        admitted=view.admitted,
        insisted=view.insisted,
        losing=view.losing,
        extra=view.extra,
        passes=view.passes,
        barren=view.barren,
        ended=None if view.outcome is None else cast("End", view.outcome.reason),
        deductions=view.deductions,
    )


def _ballot(view: BlankoView) -> Ballot | None:
    if not view.votes:
        return None
    choices = ("accept",) if view.phase == "challenge" else ANSWERS
    cast_ = tuple((vote.seat, vote.choice) for vote in view.votes if vote.choice is not None)
    return Ballot(tuple(vote.seat for vote in view.votes), choices, votes=cast_)


def _recalled(view: BlankoView, pieces: Pieces) -> tuple[Move, ...]:
    """The moves that the news tells of. A named piece is one of that name that the viewer knows where it went."""
    made = pieces.layout
    spots: dict[str, tuple[Place, int | None]] = {name: (Place(place), None) for place, name in enumerate(made.places)}
    for place, names in enumerate(made.cells):
        spots.update({name: (Place(place), cell) for cell, name in enumerate(names)})
    bit = 1 if view.viewer is None else 2 << view.viewer
    moves: list[Move] = []
    for moved in view.news:
        source, origin = spots[moved.source]
        target, cell = spots[moved.target]
        mine = (p for p, name in enumerate(made.names) if name == moved.piece and pieces.known[p] & bit)
        moves.append(Move(Piece(next(mine, NOTHING)), source, target, NOBODY, cell, origin))
    return tuple(moves)
