"""Blockers!: the seven verbs, and the game as the catalogue knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any, Final, final

from msgspec.structs import replace

from carteblanche.core.errors import Illegal
from carteblanche.core.luck import Luck
from carteblanche.core.pieces import EVERYBODY, NOTHING, Move, Piece, Pieces, viewers
from carteblanche.core.rules import Game
from carteblanche.core.values import Alarm, Millis, Outcome, Prompt, Seat, Viewer
from carteblanche.games.blockers import options as _options
from carteblanche.games.blockers import position as _position
from carteblanche.games.blockers import rollout as _plain
from carteblanche.games.blockers import state as _state
from carteblanche.games.blockers import view as _view
from carteblanche.games.blockers.actions import Action, can_move, judge
from carteblanche.games.blockers.bots import BOTS
from carteblanche.games.blockers.data import BITS, COLOURS, KINDS, TILE, TILES
from carteblanche.games.blockers.kernel import AROUND, groups_touching
from carteblanche.games.blockers.notation import BlockersNotation
from carteblanche.games.blockers.options import BlockersOptions, Preview
from carteblanche.games.blockers.position import DRAWING, SEATS, Given
from carteblanche.games.blockers.state import (
    BOARD,
    BlockersState,
    Config,
    End,
    captured,
    own_colours,
    rack,
    stock,
)
from carteblanche.games.blockers.view import PROMPT, BlockersView


@final
class Blockers(Game[Config, BlockersState, Action, BlockersView]):
    NAME = "blockers"
    VERSION = 1
    SEATS = SEATS
    TURNS = True
    CONFIG = Config
    ACTION = Action
    VIEW = BlockersView
    PREVIEW = Preview
    GIVEN = Given
    OPEN = frozenset[str]()
    FRESH = frozenset({"place", "capture"})
    BOTS = BOTS

    notation = BlockersNotation()
    grid = DRAWING

    def __init__(self, rollouts: ModuleType | None = None) -> None:
        """`rollouts`: the module by which bots play games out, if it is not the plain one."""
        self.rollouts: Any = rollouts or _plain

    def setup(self, config: Config, seats: int, luck: Luck) -> BlockersState:
        return _state.setup(config, seats, luck)

    def prompts(self, state: BlockersState) -> Mapping[Seat, Prompt]:
        return {} if state.ended else {state.turn: PROMPT}

    def alarms(self, state: BlockersState) -> tuple[Alarm, ...]:
        return ()

    def play(self, state: BlockersState, at: Millis, seat: Seat, action: Action, luck: Luck) -> BlockersState:
        if state.ended:
            raise Illegal("game-over")
        if seat != state.turn:
            raise Illegal("not-your-turn")
        own = own_colours(seat, len(state.masks), state.seats)
        cell = judge(state.masks, own, state.closed, _open_rack(own, state.closed, state.pieces), action)
        return _placed(state, TILE[action.tile], cell)

    def ring(self, state: BlockersState, alarm: Alarm, luck: Luck) -> BlockersState:
        raise ValueError("Blockers! has no alarms")

    def view(self, state: BlockersState, viewer: Viewer) -> BlockersView:
        return _view.view(state, viewer)

    def outcome(self, state: BlockersState) -> Outcome | None:
        return _view.outcome(state)

    def options(self, view: BlockersView) -> BlockersOptions:
        return BlockersOptions(view)

    def preview(self, view: BlockersView, action: Action) -> Preview:
        return _options.preview(view, action)

    def imagine(self, view: BlockersView, luck: Luck) -> BlockersState:
        return _view.imagine(view, luck)

    def default(self, view: BlockersView, luck: Luck) -> Action:
        """The first option: the tile longest on the rack, on the first cell in reading order where it may go, empty ones first."""
        return next(iter(BlockersOptions(view)))

    def position(self, given: Given, players: Sequence[str]) -> BlockersState:
        state = _position.position(given, players)
        before = Seat((state.turn - 1) % state.seats)
        turn, skipped, ended = _next(before, state.seats, state.masks, state.closed, state.pieces)
        return replace(state, turn=turn, skipped=skipped, ended=ended)

    def describe(self, state: BlockersState, players: Sequence[str]) -> dict[str, Any]:
        return _position.describe(state, players)


_ALONE: Final = tuple(viewers(Seat(seat)) for seat in range(len(COLOURS)))
"""By seat: the set of just this viewer."""


def _open_rack(own: range, closed: Sequence[bool], pieces: Pieces) -> Sequence[Piece]:
    """The tiles that the owner of these colours may still play."""
    if len(own) == 1:
        return () if closed[own[0]] else pieces.places[rack(own[0])]
    racks = [pieces.places[rack(colour)] for colour in own if not closed[colour]]
    return racks[0] if len(racks) == 1 else [piece for tiles in racks for piece in tiles]


def _placed(state: BlockersState, piece: Piece, cell: int) -> BlockersState:
    """The tile is laid, what lay there is captured, the same colour is drawn or closed (BL-04, BL-05, BL-11, BL-16, BL-18)."""
    pieces, seat = state.pieces, state.turn
    holder: int = seat
    number: int = piece
    colour, bit, name = number // KINDS, BITS[cell], TILES[number]
    masks, counted, remaining = list(state.masks), list(state.groups), list(state.remaining)
    piles, names = state.piles, state.captured
    lying = pieces.places
    moves: list[Move] = []
    below = lying[BOARD][cell]
    if below != NOTHING:
        taken: int = below
        victim = taken // KINDS
        moves.append(Move(below, BOARD, captured(holder), EVERYBODY, None, cell))
        masks[victim] ^= bit
        if not masks[victim] & AROUND[cell]:
            counted[victim] -= 1
        pile = piles[holder]
        pile = (*pile[:victim], pile[victim] + 1, *pile[victim + 1 :])
        piles = (*piles[:holder], pile, *piles[holder + 1 :])
        names = (*names[:holder], (*names[holder], TILES[taken]), *names[holder + 1 :])
    moves.append(Move(piece, rack(colour), BOARD, EVERYBODY, cell))
    counted[colour] += 1 - groups_touching(masks[colour], cell)
    masks[colour] |= bit
    left = remaining[colour]
    index = left.index(name)
    remaining[colour] = left[:index] + left[index + 1 :]
    closed = state.closed
    stocked = lying[stock(colour)]
    if stocked:
        moves.append(Move(stocked[-1], stock(colour), rack(colour), _ALONE[holder]))
    else:
        closed = (*closed[:colour], True, *closed[colour + 1 :])
    pieces = pieces.moved(moves)
    if not stocked and len(masks) > state.seats:
        pieces = pieces.shown(pieces.places[rack(colour)], EVERYBODY)
    turn, skipped, ended = _next(seat, state.seats, masks, closed, pieces)
    board = list(state.board)
    board[cell] = name
    return BlockersState(
        pieces=pieces,
        moves=tuple(moves),
        config=state.config,
        seats=state.seats,
        turn=turn,
        closed=closed,
        skipped=skipped,
        ended=ended,
        board=tuple(board),
        masks=tuple(masks),
        groups=tuple(counted),
        remaining=tuple(remaining),
        piles=piles,
        captured=names,
    )


def _next(
    turn: Seat, seats: int, masks: Sequence[int], closed: Sequence[bool], pieces: Pieces
) -> tuple[Seat, tuple[Seat, ...], End | None]:
    """Whose turn it is after `turn`'s, who was skipped, and how the game has ended, if it has.

    The turn goes clockwise to the next who is not finished and has a legal move; who has none is skipped; the game ends when
    all are finished, or when nobody has a move (BL-03, BL-09, BL-10, BL-12, BL-18).
    """
    skipped: tuple[Seat, ...] = ()
    count = len(masks)
    for step in range(1, seats + 1):
        number = (turn + step) % seats
        own = own_colours(number, count, seats)
        if can_move(masks, _open_rack(own, closed, pieces)):
            return Seat(number), skipped, None
        if False in [closed[colour] for colour in own]:
            skipped = (*skipped, Seat(number))
    return turn, skipped, "blocked" if skipped else "played-out"
