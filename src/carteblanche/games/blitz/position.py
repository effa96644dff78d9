"""Blitz: positions described in words, and states described as positions.

Cards are named as on the table: in a player's own area by face (`red 7`), in the centre by face and owner (`red 7 Ada`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any

import msgspec
from msgspec.structs import replace

from carteblanche.core.pieces import EVERYBODY, NOBODY, Piece, Pieces
from carteblanche.core.positions import PositionReader, require_players
from carteblanche.core.values import Message, Millis, Points, Seat
from carteblanche.games.blitz.data import (
    BACKS,
    CARD,
    CARDS,
    DECK,
    FULL,
    HIGH_STACK,
    PACKET,
    SEATS,
    STACKS,
    UNDER,
    places_for,
    word,
)
from carteblanche.games.blitz.state import (
    NONE,
    Area,
    BlitzState,
    Config,
    Phase,
    Public,
    Result,
    Stall,
    face_of,
    next_cards,
    points,
    read_area,
    read_stacks,
)


class Given(Message):
    """A position in words. What is not listed is out of the game; times are in milliseconds of table time."""

    config: Config = Config()
    phase: Phase = "racing"
    round: int = 1
    starter: str = ""
    """By default the first player."""
    at: int = 0
    until: int | None = None
    turn: str = ""
    """Whose turn it is, where turns are taken; by default the starter's."""
    blitz: dict[str, list[str]] = {}
    """By player: the blitz deck, its top first."""
    work: dict[str, list[list[str]]] = {}
    """By player and slot: the cards from the base up."""
    table: dict[str, list[str]] = {}
    """By player: the reserve that lies turned over, in the order in which it was turned; the last is visible."""
    hand: dict[str, list[str]] = {}
    """By player: the reserve in hand, the next one first."""
    shown: dict[str, list[str]] = {}
    """By player: which cards of the reserve, other than the visible one, everybody has seen."""
    packets: dict[str, int] = {}
    """By player: how many cards the next flip turns over, where it is not three."""
    stacks: dict[str, list[str]] = {}
    """By centre stack: its cards from the 1 up, with their owners."""
    finished: list[str] = []
    """The cards put aside with completed stacks, with their owners."""
    totals: dict[str, int] = {}
    """By player: the sum over the rounds before; by default that of the sheet."""
    sheet: list[list[int]] = []
    """The score sheet: by scored round, the points of each player in their order."""
    browsed: dict[str, int] = {}
    acted: dict[str, int] = {}
    idle: list[str] = []
    stuck: list[str] = []
    resting: dict[str, int] = {}
    ready: list[str] = []
    stall: Stall | None = None
    last: Result | None = None


def _owned(reader: PositionReader, names: Iterable[str], where: str) -> tuple[Piece, ...]:
    """Cards of the centre: with their owners."""
    found: list[str] = []
    for name in names:
        words = name.split(" ", 2)
        if len(words) != 3:
            reader.faults.append(
                f"{where}: a card of the centre has an owner, like 'red 1 {reader.players[0]}', not {name!r}"
            )
        elif reader.seat(words[2], f"{where}: {name!r}") is not None:
            found.append(name)
    return reader.pieces(found, where)


def _own(reader: PositionReader, names: Iterable[str], seat: Seat, where: str) -> tuple[Piece, ...]:
    """Cards of one player's area: by their faces."""
    return reader.pieces([f"{name} {reader.players[seat]}" for name in names], where)


def position(given: Given, players: Sequence[str]) -> BlitzState:
    """The state that these words describe; `Impossible` with all faults if there is none."""
    require_players("Blitz", SEATS, players)
    seats = len(players)
    reader = PositionReader(players, [f"{card} {player}" for player in players for card in CARDS], "card")
    pieces = _pieces(given, reader)
    starter = reader.seat(given.starter, "starter") if given.starter else 0
    turn = reader.seat(given.turn, "turn") if given.turn else starter
    for name in ("packets", "totals", "browsed", "acted", "resting", "idle", "stuck", "ready"):
        for player in getattr(given, name):
            reader.seat(player, name)
    if given.phase == "racing":
        reader.faults += [
            f"{name}: without a blitz card the round would be over" for name in players if not given.blitz.get(name)
        ]
    reader.faults += [
        f"sheet: round {number} has points for {len(row)} players, not for {seats}"
        for number, row in enumerate(given.sheet, 1)
        if len(row) != seats
    ]
    if given.phase == "scored" and given.last is None:
        reader.faults.append("last: a scored round has a result")
    reader.require()
    stacked, lies = read_stacks(pieces), places_for(seats)
    laid = [0] * seats
    for place in range(lies.stacks, lies.out):
        for piece in pieces.places[place]:
            laid[piece // DECK] += 1
    at = Millis(given.at)
    racing = given.phase == "racing"
    public = Public(
        config=given.config,
        phase=given.phase,
        round=given.round,
        starter=Seat(starter or 0),
        word=word(starter or 0),
        at=at,
        until=_until(given),
        turn=Seat(turn or 0) if racing and given.config.pace == "turns" else None,
        areas=tuple(read_area(pieces, seat, given.packets.get(name, PACKET)) for seat, name in enumerate(players)),
        stacks=stacked,
        fits=next_cards(stacked),
        finished=tuple(FULL[piece] for piece in pieces.places[lies.finished]),
        laid=tuple(laid),
        totals=tuple(
            Points(given.totals.get(name, sum(row[seat] for row in given.sheet))) for seat, name in enumerate(players)
        ),
        browsed=tuple(given.browsed.get(name, 0) for name in players),
        acted=tuple(Millis(given.acted.get(name, at)) for name in players),
        idle=tuple(name in given.idle for name in players),
        stuck=tuple(name in given.stuck for name in players),
        resting=tuple(Millis(given.resting.get(name, NONE)) for name in players),
        ready=tuple(name in given.ready for name in players),
        stall=given.stall,
        last=given.last,
        sheet=tuple(tuple(map(Points, row)) for row in given.sheet),
    )
    return BlitzState(pieces=pieces, moves=(), seats=seats, public=public)


def _until(given: Given) -> Millis | None:
    """When the phase ends by itself, if it is not said."""
    config = given.config
    spans = {"ready": config.auto_go, "countdown": config.countdown, "scored": config.between}
    if given.until is not None:
        return Millis(given.until)
    return Millis(given.at + spans[given.phase]) if given.phase in spans else None


def _pieces(given: Given, reader: PositionReader) -> Pieces:
    seats = len(reader.players)
    lies = places_for(seats)
    places: list[tuple[Piece, ...]] = [()] * len(lies.layout.places)
    seen: set[Piece] = set()
    for seat, cards in reader.by_seat(given.blitz, "blitz").items():
        places[lies.blitz(seat)] = _own(reader, cards, seat, f"blitz {reader.players[seat]}")[::-1]
        seen.update(places[lies.blitz(seat)][-1:])
    for seat, piles in reader.by_seat(given.work, "work").items():
        _work(places, piles, seat, reader)
        seen.update(piece for slot in range(lies.width - 3) for piece in places[lies.work(seat, slot)])
    for seat, cards in reader.by_seat(given.table, "table").items():
        places[lies.table(seat)] = _own(reader, cards, seat, f"table {reader.players[seat]}")
        seen.update(places[lies.table(seat)][-1:])
    for seat, cards in reader.by_seat(given.hand, "hand").items():
        places[lies.hand(seat)] = _own(reader, cards, seat, f"hand {reader.players[seat]}")[::-1]
    for seat, cards in reader.by_seat(given.shown, "shown").items():
        reserve = (*places[lies.table(seat)], *places[lies.hand(seat)])
        for card in cards:
            if card not in CARD or Piece(DECK * seat + CARD[card]) not in reserve:
                reader.faults.append(f"shown {reader.players[seat]}: {card!r} is not in the reserve")
            else:
                seen.add(Piece(DECK * seat + CARD[card]))
    for stack, cards in given.stacks.items():
        if stack not in STACKS[: 4 * seats]:
            reader.faults.append(f"stacks: there is no stack {stack!r}, there are C1 to C{4 * seats}")
            continue
        pile = _owned(reader, cards, f"stack {stack}")
        faces = [piece % DECK for piece in pile]
        if len(pile) == len(cards) and (len(pile) > 9 or faces != [faces[0] // 10 * 10 + n for n in range(len(pile))]):
            reader.faults.append(f"stack {stack}: a stack is 1, 2, 3, … of one colour, at most up to 9")
        places[lies.stack(STACKS.index(stack))] = pile
        seen.update(pile)
    places[lies.finished] = _owned(reader, given.finished, "finished")
    seen.update(places[lies.finished])
    places[lies.out] = reader.left()
    known = tuple(EVERYBODY if piece in seen else NOBODY for piece in range(DECK * seats))
    return Pieces(lies.layout, tuple(places), known)


def _work(places: list[tuple[Piece, ...]], piles: list[list[str]], seat: Seat, reader: PositionReader) -> None:
    name, lies = reader.players[seat], places_for(len(reader.players))
    if len(piles) > lies.width - 3:
        reader.faults.append(f"work {name}: there are {lies.width - 3} slots, not {len(piles)}")
        return
    for slot, pile in enumerate(piles):
        where = f"work {name} W{slot + 1}"
        places[lies.work(seat, slot)] = _own(reader, pile, seat, where)
        if len(pile) > HIGH_STACK:
            reader.faults.append(f"{where}: at most {HIGH_STACK} cards, not {len(pile)}")
        for lower, upper in pairwise(pile):
            if lower in UNDER and upper not in UNDER[lower]:
                reader.faults.append(f"{where}: {upper} cannot lie on {lower}")


def describe(state: BlitzState, players: Sequence[str]) -> dict[str, Any]:
    public, lies = state.public, places_for(state.seats)
    places, known = state.pieces.places, state.pieces.known

    def cards(pile: Iterable[Piece]) -> list[str]:
        return [CARDS[piece % DECK] for piece in pile]

    def owned(pile: Iterable[str]) -> list[str]:
        return [f"{face_of(card)} {players[BACKS.index(card.rpartition(' ')[2])]}" for card in pile]

    def seen(seat: int) -> list[str]:
        reserve = (*places[lies.table(seat)][:-1], *reversed(places[lies.hand(seat)]))
        return cards(piece for piece in reserve if known[piece] & 1)

    def by_player(values: Iterable[Any]) -> dict[str, Any]:
        return dict(zip(players, values, strict=True))

    return {
        "config": msgspec.to_builtins(public.config),
        "phase": public.phase,
        "round": public.round,
        "starter": players[public.starter],
        "word": public.word,
        "at": public.at,
        "until": public.until,
        "turn": "" if public.turn is None else players[public.turn],
        "blitz": by_player(cards(reversed(places[lies.blitz(seat)])) for seat in range(state.seats)),
        "work": by_player([list(pile) for pile in area.slots] for area in public.areas),
        "table": by_player(cards(places[lies.table(seat)]) for seat in range(state.seats)),
        "hand": by_player(cards(reversed(places[lies.hand(seat)])) for seat in range(state.seats)),
        "shown": by_player(seen(seat) for seat in range(state.seats)),
        "packets": by_player(area.packet for area in public.areas),
        "stacks": {STACKS[stack]: owned(pile) for stack, pile in enumerate(public.stacks) if pile},
        "finished": owned(public.finished),
        "totals": by_player(public.totals),
        "sheet": [list(row) for row in public.sheet],
        "points": by_player(points(public)),
        "browsed": by_player(public.browsed),
        "acted": by_player(public.acted),
        "idle": [name for name, idle in zip(players, public.idle, strict=True) if idle],
        "stuck": [name for name, stuck in zip(players, public.stuck, strict=True) if stuck],
        "resting": {name: until for name, until in zip(players, public.resting, strict=True) if until},
        "ready": [name for name, ready in zip(players, public.ready, strict=True) if ready],
        "stall": msgspec.to_builtins(public.stall),
        "right": "" if public.stall is None or public.stall.seat is None else players[public.stall.seat],
        "last": msgspec.to_builtins(public.last),
        "blitzed": "" if public.last is None or public.last.blitzed is None else players[public.last.blitzed],
    }


def recompute(pieces: Pieces, public: Public) -> Public:
    """The public facts with the areas read from the pieces anew: what they ought to be."""
    areas: tuple[Area, ...] = tuple(read_area(pieces, seat, one.packet) for seat, one in enumerate(public.areas))
    return replace(public, areas=areas, stacks=read_stacks(pieces), fits=next_cards(read_stacks(pieces)))
