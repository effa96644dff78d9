"""Blitz: how a state becomes the next one: cards on their way, and what follows by itself.

The paths that a race runs all the time are written out: they change the places and the public facts that change, and nothing else.
"""

from __future__ import annotations

from typing import TypeVar, assert_never

from msgspec.structs import replace

from carteblanche.core.luck import Luck
from carteblanche.core.pieces import EVERYBODY, Move, Piece, Pieces, Place
from carteblanche.core.values import Millis, Seat
from carteblanche.games.blitz import stalls
from carteblanche.games.blitz.actions import Action, Centre, Flip, Go, Lay, Next, Pass, Rhythm, Stuck, Turn, Waive
from carteblanche.games.blitz.data import AFTER, CARDS, DECK, FULL, PACKET, TENS, places_for
from carteblanche.games.blitz.judging import Aim
from carteblanche.games.blitz.rounds import deal_next_round, end_round
from carteblanche.games.blitz.state import Area, BlitzState, Public

T = TypeVar("T")


def carry_out(state: BlitzState, at: Millis, seat: Seat, action: Action, aim: Aim | None, luck: Luck) -> BlitzState:
    """The state after an act that was judged proper."""
    match action:
        case Centre() | Lay():
            assert aim is not None
            after = _laid(state, at, seat, action, aim)
        case Flip():
            after = _flipped(state, at, seat)
        case Turn():
            after = _taken_back(state, at, seat, PACKET)
            if (stall := after.public.stall) is not None and stall.stage == "pass" and stall.seat == seat:
                after = replace(after, public=stalls.failed(after.public))
        case Rhythm(first):
            after = _taken_back(state, at, seat, first)
            return _rested(replace(after, public=stalls.taken(after.public, seat, first)), seat)
        case Stuck() | Pass():
            public = _marked(state.public, at, seat)
            after = replace(
                state, moves=(), public=stalls.watched(replace(public, stuck=_put(public.stuck, seat, True)))
            )
        case Waive():
            after = replace(state, moves=(), public=stalls.failed(_marked(state.public, at, seat)))
        case Go():
            until = Millis(at + state.public.config.countdown)
            return replace(state, moves=(), public=replace(state.public, at=at, phase="countdown", until=until))
        case Next():
            public = replace(state.public, at=at, ready=_put(state.public.ready, seat, True))
            return deal_next_round(state, at, luck) if all(public.ready) else replace(state, moves=(), public=public)
        case _:
            assert_never(action)
    if after.public.stall is not None and stalls.dead(after.public):
        return end_round(after, None)
    if after.public.config.pace == "race":
        return after
    return _rested(_passed_on(after, seat), seat)


def _put(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    changed = list(values)
    changed[index] = value
    return tuple(changed)


def _marked(public: Public, at: Millis, seat: Seat) -> Public:
    """This seat has acted."""
    idle = _put(public.idle, seat, False) if public.idle[seat] else public.idle
    return replace(public, at=at, acted=_put(public.acted, seat, at), idle=idle)


def _passed_on(state: BlitzState, seat: Seat) -> BlitzState:
    """Where turns are taken the next one follows; who tries a changed rhythm keeps the turn until that is over."""
    public = state.public
    if public.turn != seat or public.phase != "racing":
        return state
    if (stall := public.stall) is not None and stall.stage == "pass" and stall.seat == seat:
        return state
    return replace(state, public=replace(public, turn=Seat((seat + 1) % state.seats)))


def _rested(state: BlitzState, seat: Seat) -> BlitzState:
    """In slow mode a rest follows every act."""
    public = state.public
    if public.config.pace != "slow" or public.phase != "racing" or not public.config.rest:
        return state
    until = Millis(public.at + public.config.rest)
    return replace(state, public=replace(public, resting=_put(public.resting, seat, until)))


def _flipped(state: BlitzState, at: Millis, seat: Seat) -> BlitzState:
    """The next packet, as a packet: only its last card is seen (BZ-15, BZ-17)."""
    public, pieces = state.public, state.pieces
    area = public.areas[seat]
    hand_place = places_for(state.seats).hand(seat)
    table_place = Place(hand_place + 1)
    places = list(pieces.places)
    hand = places[hand_place]
    packet = hand[: -area.packet - 1 : -1]
    count = len(packet)
    places[hand_place] = hand[: len(hand) - count]
    places[table_place] = places[table_place] + packet
    known, reserve, turned = pieces.known, area.reserve, area.turned + count
    if reserve[turned - 1] is None:
        visible: int = packet[-1]
        known = _put(known, visible, EVERYBODY)
        reserve = _put(reserve, turned - 1, CARDS[visible % DECK])
    browsed = public.browsed[seat] + count
    after = replace(
        public,
        at=at,
        areas=_put(public.areas, seat, Area(area.blitz, area.top, area.slots, reserve, turned, PACKET)),
        browsed=_put(public.browsed, seat, browsed),
        acted=_put(public.acted, seat, at),
        idle=_put(public.idle, seat, False) if public.idle[seat] else public.idle,
    )
    if browsed >= len(reserve) and public.stall is None:
        after = stalls.watched(after)
    moves = tuple([Move(piece, hand_place, table_place, EVERYBODY) for piece in packet])
    return BlitzState(Pieces(pieces.layout, tuple(places), known), moves, state.seats, after)


def _taken_back(state: BlitzState, at: Millis, seat: Seat, packet: int) -> BlitzState:
    """What lies turned over goes back into the hand, in its order (BZ-16)."""
    public, pieces = state.public, state.pieces
    hand_place = places_for(state.seats).hand(seat)
    table_place = Place(hand_place + 1)
    places = list(pieces.places)
    back = places[table_place][::-1]
    places[hand_place] += back
    places[table_place] = ()
    area = replace(public.areas[seat], turned=0, packet=packet)
    after = replace(_marked(public, at, seat), areas=_put(public.areas, seat, area))
    moves = tuple([Move(piece, table_place, hand_place) for piece in back])
    return BlitzState(Pieces(pieces.layout, tuple(places), pieces.known), moves, state.seats, after)


def _laid(state: BlitzState, at: Millis, seat: Seat, action: Centre | Lay, aim: Aim) -> BlitzState:
    """A card to the centre, or cards to another slot; then the freed slot is filled and what is on top now turned up."""
    public, pieces = state.public, state.pieces
    area = public.areas[seat]
    lies = places_for(state.seats)
    base = lies.width * seat
    places, known = list(pieces.places), pieces.known
    deck, blitz, top, slots = places[base], area.blitz, area.top, area.slots
    reserve, turned = area.reserve, area.turned
    cards, slot, aimed, centre = aim.cards, aim.slot, aim.target, isinstance(action, Centre)
    revealed = -1
    if slot >= 0:
        source = base + 3 + slot
        pile = places[source]
        going = pile[len(pile) - cards :]
        places[source] = pile[: len(pile) - cards]
        slots = _put(slots, slot, slots[slot][:-cards])
    elif action.source == "blitz":
        source, going = base, deck[-1:]
    else:
        source = base + 2
        table = places[source]
        going, places[source] = table[-1:], table[:-1]
        turned -= 1
        reserve, revealed = _uncovered(reserve, turned, table)
    target = lies.stacks + aimed if centre else base + 3 + aimed
    places[target] += going
    moves = [Move(piece, Place(source), Place(target), EVERYBODY) for piece in going]
    if not centre:
        slots = _put(slots, aimed, slots[aimed] + tuple([CARDS[piece % DECK] for piece in going]))
    if source == base or (aim.frees and blitz):
        if source != base:
            filled = base + 3 + slot
            places[filled] = deck[-1:]
            slots = _put(slots, slot, (top,))
            moves.append(Move(deck[-1], Place(base), Place(filled), EVERYBODY))
        places[base] = deck = deck[:-1]
        blitz -= 1
        top = ""
        if deck:
            revealed = deck[-1]
            top = CARDS[revealed % DECK]
        progress = True
    else:
        progress = centre
    if revealed >= 0:
        known = _put(known, revealed, EVERYBODY)
    areas = _put(public.areas, seat, Area(blitz, top, slots, reserve, turned, area.packet))
    idle = _put(public.idle, seat, False) if public.idle[seat] else public.idle
    stacks, fits, finished, laid = public.stacks, public.fits, public.finished, public.laid
    if isinstance(action, Centre):
        laid = _put(laid, seat, laid[seat] + 1)
        fits = _put(fits, aimed, AFTER[action.card])
        stack = (*stacks[aimed], FULL[going[0]])
        if action.card in TENS:
            finished += stack
            moves += _remove_completed(places, Place(target), lies.finished)
        stacks = _put(stacks, aimed, () if action.card in TENS else stack)
    after = BlitzState(
        Pieces(pieces.layout, tuple(places), known),
        tuple(moves),
        state.seats,
        replace(
            public,
            at=at,
            areas=areas,
            stacks=stacks,
            fits=fits,
            finished=finished,
            laid=laid,
            browsed=(0,) * state.seats if progress else public.browsed,
            acted=_put(public.acted, seat, at),
            idle=idle,
            stuck=(False,) * state.seats if progress else public.stuck,
            stall=None if progress else public.stall,
        ),
    )
    if not blitz:
        return end_round(after, seat)
    if not progress and action.source == "reserve":
        return replace(after, public=stalls.watched(after.public))
    return after


def _uncovered(
    reserve: tuple[str | None, ...], turned: int, table: tuple[Piece, ...]
) -> tuple[tuple[str | None, ...], int]:
    """The reserve without its visible card, and the card under it, if nobody has seen it before."""
    if turned and reserve[turned - 1] is None:
        return (*reserve[: turned - 1], CARDS[table[-2] % DECK], *reserve[turned + 1 :]), table[-2]
    return reserve[:turned] + reserve[turned + 1 :], -1


def _remove_completed(places: list[tuple[Piece, ...]], stack: Place, finished: Place) -> list[Move]:
    """A completed stack leaves its place (BZ-09)."""
    cards, places[stack] = places[stack], ()
    places[finished] += cards
    return [Move(piece, stack, finished, EVERYBODY) for piece in cards]
