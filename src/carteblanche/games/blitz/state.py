"""Blitz: the state of a match, its rounds, its deal and its scores.

Everything in Blitz is public but the faces of cards that were never turned up. So a state is the pieces, which are secret, and one
message, `Public`, with all that lies open or was said aloud. `Public` is kept up step by step and is what a view shows; it names a
face-down card only if everybody has seen that card go by, and its order since then cannot have changed (BZ-16).
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from carteblanche.core.luck import Luck
from carteblanche.core.pieces import EVERYBODY, NOBODY, Piece, Pieces, State, Viewers
from carteblanche.core.values import Message, Millis, Points, Seat
from carteblanche.games.blitz.data import AFTER, BLITZ, CARDS, DECK, FULL, PACKET, places_for, slots, word

Phase: TypeAlias = Literal["ready", "countdown", "racing", "scored", "over"]
Span: TypeAlias = Annotated[int, Meta(ge=0, le=3_600_000, extra={"unit": "milliseconds"})]
"""A time in milliseconds that a table may choose."""


class Config(Message):
    """What a table may choose. Times are in milliseconds."""

    pace: Literal["race", "slow", "turns"] = "race"
    """Everybody at once; the same with a rest after every act; or one act each in turn, without any clock, for practice."""
    target: Annotated[int, Meta(ge=1, le=10_000)] = 101
    """Who reaches it at the end of a round wins (BZ-24)."""
    rounds: Annotated[int, Meta(ge=0, le=1000)] = 0
    """The match ends after so many rounds at the latest; 0: no limit."""
    youngest: Annotated[int, Meta(ge=0, le=7, extra={"unit": "seat"})] = 0
    """The seat that starts the first round (BZ-06)."""
    auto_go: Span = 10_000
    """The round starts by itself if the starter does not say so."""
    countdown: Span = 3000
    between: Span = 15_000
    """How long a scored round is looked at before the next deal, unless all have seen enough."""
    idle: Span = 15_000
    """After so long without an act a player counts as being through the reserve (BZ-28)."""
    grace: Span = 10_000
    """From the notice of a stall to the first right to change the rhythm."""
    decide: Annotated[int, Meta(ge=1, le=3_600_000, extra={"unit": "milliseconds"})] = 10_000
    """How long a right stays open."""
    browse: Annotated[int, Meta(ge=1, le=3_600_000, extra={"unit": "milliseconds"})] = 20_000
    """How long the pass with the changed rhythm may take."""
    rest: Span = 1000
    """In slow mode: the rest after each act."""
    cap: Annotated[int, Meta(ge=0, le=1000, extra={"unit": "milliseconds"})] = 80
    """The most that is taken off for lag, and the longest that an act is held back for fairness (BZ-31, BZ-32)."""
    spacing: Annotated[int, Meta(ge=0, le=5000, extra={"unit": "milliseconds"})] = 120
    """The least time between two centre plays of one seat (BZ-33)."""


class Area(Message):
    """What one seat has before it, as everybody sees it."""

    blitz: int
    """How many cards are left in the blitz deck."""
    top: str
    """Its top card, face up; nothing when it is empty."""
    slots: tuple[tuple[str, ...], ...]
    """The work area: by slot, the cards from the base up."""
    reserve: tuple[str | None, ...]
    """The whole reserve in its order, which never changes: first what was turned over, then what is still in hand. A card that
    was never seen has no name."""
    turned: int
    """How many of the reserve lie turned over on the table; the last of them is the visible one."""
    packet: int
    """How many cards the next flip turns over: three, but for the first of a changed rhythm."""


class Result(Message):
    """How a round ended, by seat."""

    round: int
    blitzed: Seat | None
    """Who emptied the blitz deck; nobody after a dead round."""
    centre: tuple[int, ...]
    left: tuple[int, ...]
    points: tuple[Points, ...]


class Stall(Message):
    """Nobody gets on (BZ-27, BZ-28): noticed, then somebody has the right to change the rhythm, then tries it."""

    stage: Literal["notice", "right", "pass"]
    seat: Seat | None
    """Whose right it is."""
    until: Millis | None
    order: tuple[Seat, ...]
    """Whose right comes after whose."""
    tries: tuple[int, ...]
    """By seat: how many of its two tries are gone."""
    offsets: tuple[int, ...]
    """By seat: with how many cards it began its last try; 0 before."""


class Public(Message):
    """All that everybody knows."""

    config: Config
    phase: Phase
    round: int
    starter: Seat
    word: str
    """What the starter calls."""
    at: Millis
    """When the last step was."""
    until: Millis | None
    """When the phase ends by itself."""
    turn: Seat | None
    """Whose turn it is, where turns are taken."""
    areas: tuple[Area, ...]
    stacks: tuple[tuple[str, ...], ...]
    """By centre stack: its cards from the 1 up, with their backs."""
    fits: tuple[str, ...]
    """By centre stack: the card that comes next; nothing where a new stack may begin."""
    finished: tuple[str, ...]
    """The cards of stacks that were completed and put aside."""
    laid: tuple[int, ...]
    """By seat: how many of its cards lie in the centre or were put aside with a stack."""
    totals: tuple[Points, ...]
    """By seat: the sum over the rounds that are scored."""
    browsed: tuple[int, ...]
    """By seat: how many cards of its reserve it has turned over since the last progress."""
    acted: tuple[Millis, ...]
    """By seat: when it last acted."""
    idle: tuple[bool, ...]
    stuck: tuple[bool, ...]
    """By seat: whether it has said so since the last progress."""
    resting: tuple[Millis, ...]
    """By seat, in slow mode: until when it rests; 0 if it does not."""
    ready: tuple[bool, ...]
    """By seat: whether it has seen enough of the scored round."""
    stall: Stall | None
    last: Result | None
    """The round that was scored last."""
    sheet: tuple[tuple[Points, ...], ...]
    """The score sheet: by scored round, by seat, the points of that round."""


class BlitzState(State):
    seats: int
    public: Public


NONE: Final = Millis(0)


def points(public: Public) -> tuple[Points, ...]:
    """By seat: the round as it stands: one for each own card in the centre, two off for each left in the blitz deck (BZ-23)."""
    return tuple([Points(laid - 2 * area.blitz) for laid, area in zip(public.laid, public.areas, strict=True)])


def read_area(pieces: Pieces, seat: int, packet: int = PACKET) -> Area:
    """What a seat has before it, read from the pieces."""
    lies = places_for(len(pieces.layout.backs) // DECK)
    work = range(lies.width - 3)
    deck, hand, table = (pieces.places[place(seat)] for place in (lies.blitz, lies.hand, lies.table))
    return Area(
        blitz=len(deck),
        top=CARDS[deck[-1] % DECK] if deck else "",
        slots=tuple(tuple(CARDS[piece % DECK] for piece in pieces.places[lies.work(seat, slot)]) for slot in work),
        reserve=tuple(CARDS[piece % DECK] if pieces.known[piece] & 1 else None for piece in (*table, *reversed(hand))),
        turned=len(table),
        packet=packet,
    )


def read_stacks(pieces: Pieces) -> tuple[tuple[str, ...], ...]:
    lies = places_for(len(pieces.layout.backs) // DECK)
    return tuple(tuple(FULL[piece] for piece in pieces.places[place]) for place in range(lies.stacks, lies.finished))


def next_cards(stacked: tuple[tuple[str, ...], ...]) -> tuple[str, ...]:
    return tuple(AFTER[face_of(stack[-1])] if stack else "" for stack in stacked)


def face_of(full: str) -> str:
    """A card without its back."""
    return full.rpartition(" ")[0]


def deal(seats: int, luck: Luck) -> Pieces:
    """Every deck shuffled; the work area, ten for the blitz deck with the top one turned up, the rest in hand (BZ-03, BZ-04)."""
    lies, work = places_for(seats), slots(seats)
    places: list[tuple[Piece, ...]] = [()] * len(lies.layout.places)
    known: list[Viewers] = [NOBODY] * (DECK * seats)
    for seat in range(seats):
        deck = luck.shuffle(map(Piece, range(DECK * seat, DECK * (seat + 1))))
        for slot in range(work):
            places[lies.work(seat, slot)] = (deck[slot],)
            known[deck[slot]] = EVERYBODY
        places[lies.blitz(seat)] = deck[work : work + BLITZ]
        known[deck[work + BLITZ - 1]] = EVERYBODY
        places[lies.hand(seat)] = deck[: work + BLITZ - 1 : -1]
    return Pieces(lies.layout, tuple(places), tuple(known))


def begin_round(
    pieces: Pieces,
    config: Config,
    seats: int,
    at: Millis,
    number: int,
    starter: Seat,
    totals: tuple[Points, ...],
    last: Result | None,
    sheet: tuple[tuple[Points, ...], ...],
) -> BlitzState:
    """A round that is dealt and waits for its starter's word."""
    stacked = read_stacks(pieces)
    no = (False,) * seats
    public = Public(
        config=config,
        phase="ready",
        round=number,
        starter=starter,
        word=word(starter),
        at=at,
        until=Millis(at + config.auto_go),
        turn=None,
        areas=tuple(read_area(pieces, seat) for seat in range(seats)),
        stacks=stacked,
        fits=next_cards(stacked),
        finished=(),
        laid=(0,) * seats,
        totals=totals,
        browsed=(0,) * seats,
        acted=(at,) * seats,
        idle=no,
        stuck=no,
        resting=(NONE,) * seats,
        ready=no,
        stall=None,
        last=last,
        sheet=sheet,
    )
    return BlitzState(pieces=pieces, moves=(), seats=seats, public=public)


def setup(config: Config, seats: int, luck: Luck) -> BlitzState:
    starter = Seat(config.youngest % seats)
    pieces = deal(seats, luck)
    return begin_round(pieces, config, seats, Millis(0), 1, starter, (Points(0),) * seats, None, ())
