"""High Card: a whole game, small enough to read at once, with which the kit itself is tested.

Twelve cards, 1 to 12; each of two to four players gets three. In each of three rounds everybody lays a card face down, at the same
time and within ten seconds; for who does not, luck lays one. Then the cards are shown, and the highest scores a point. It has what
the laws are about: hidden hands, simultaneous prompts, an alarm, luck. `carteblanche.testing.broken_games` breaks it in many ways.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from carteblanche.core.errors import Illegal, Unreadable
from carteblanche.core.luck import Luck
from carteblanche.core.options import Options
from carteblanche.core.pieces import (
    EVERYBODY,
    NOBODY,
    Layout,
    Move,
    Piece,
    Pieces,
    Place,
    State,
    Viewers,
    moves_from_news,
    news,
    viewers,
)
from carteblanche.core.positions import PositionReader
from carteblanche.core.rules import Bot, Game
from carteblanche.core.values import (
    Alarm,
    Message,
    Millis,
    Moved,
    Outcome,
    Points,
    Prompt,
    Seat,
    View,
    Viewer,
    Waiting,
    ranks_by,
)
from carteblanche.search.random import RandomBot

CARDS: Final = tuple(str(number) for number in range(1, 13))
HAND: Final = 3
ROUND: Final = 10_000
SHOWN: Final = Place(8)
OUT: Final = Place(9)
LAYOUT: Final = Layout(
    names=CARDS,
    backs=(0,) * len(CARDS),
    places=(*(f"hand {seat}" for seat in range(4)), *(f"laid {seat}" for seat in range(4)), "shown", "out"),
    cells=((),) * 10,
)


class Config(Message, frozen=True):
    """Nothing to choose."""


class Lay(Message, frozen=True):
    card: str


class HighState(State, frozen=True):
    seats: int
    until: Millis
    points: tuple[Points, ...]


class HighView(View, frozen=True):
    news: tuple[Moved, ...]
    hand: tuple[str, ...]
    hands: tuple[int, ...]
    own: str | None
    laid: int | bool
    shown: tuple[str, ...]
    out: int
    until: Millis
    points: tuple[Points, ...]


class Left(Message, frozen=True):
    """A preview: what one would still have."""

    hand: tuple[str, ...]


class Given(Message, frozen=True):
    hands: dict[str, list[str]] = {}
    laid: dict[str, str] = {}
    shown: list[str] = []
    until: int = ROUND
    points: dict[str, int] = {}


class HighOptions(Options[Lay]):
    def __init__(self, hand: Sequence[str]) -> None:
        self._listed = [Lay(card) for card in hand]

    def listed(self) -> list[Lay]:
        return self._listed

    def is_proper(self, action: object) -> bool:
        return action in self._listed


class HighNotation:
    def write(self, action: Lay) -> str:
        return action.card

    def read(self, text: str) -> Lay:
        if text.strip() not in CARDS:
            raise Unreadable(f"a card is a number from 1 to {len(CARDS)}, not {text[:20]!r}")
        return Lay(text.strip())

    def draw(self, view: HighView) -> str:
        hands = " ".join(map(str, view.hands))
        return (
            f"hand {' '.join(view.hand) or '-'}; hands {hands}; laid {view.laid}; shown {' '.join(view.shown) or '-'}"
        )

    def help(self) -> str:
        return "Write the number of the card that you lay: 7."


class HighCard(Game[Config, HighState, Lay, HighView]):
    NAME = "high-card"
    VERSION = 1
    SEATS = range(2, 5)
    TURNS = False
    CONFIG = Config
    ACTION: Any = Lay
    VIEW = HighView
    PREVIEW = Left
    GIVEN = Given
    OPEN = frozenset[str]()
    FRESH = frozenset[str]()
    BOTS: Mapping[str, Callable[[Any], Bot[Any, Any]]] = {"random": RandomBot}

    notation: Any = HighNotation()

    def setup(self, config: Config, seats: int, luck: Luck) -> HighState:
        order = luck.shuffle(map(Piece, range(len(CARDS))))
        places: list[tuple[Piece, ...]] = [()] * len(LAYOUT.places)
        known = [NOBODY] * len(CARDS)
        for seat in range(seats):
            places[seat] = order[HAND * seat : HAND * (seat + 1)]
            for piece in places[seat]:
                known[piece] = viewers(Seat(seat))
        places[OUT] = order[HAND * seats :]
        return HighState(Pieces(LAYOUT, tuple(places), tuple(known)), (), seats, Millis(ROUND), (Points(0),) * seats)

    def prompts(self, state: HighState) -> Mapping[Seat, Prompt]:
        lying = state.pieces.places
        able = [seat for seat in range(state.seats) if lying[seat] and not lying[4 + seat]]
        return {Seat(seat): Prompt(("lay",), state.until) for seat in able}

    def alarms(self, state: HighState) -> tuple[Alarm, ...]:
        return (Alarm("time-is-up", state.until),) if self.prompts(state) else ()

    def play(self, state: HighState, at: Millis, seat: Seat, action: Lay, luck: Luck) -> HighState:
        if self.outcome(state):
            raise Illegal("game-over")
        if seat not in self.prompts(state):
            raise Illegal("laid-already")
        if action.card not in CARDS:
            raise Illegal("no-such-card", card=action.card)
        piece = Piece(CARDS.index(action.card))
        if piece not in state.pieces.places[seat]:
            raise Illegal("not-in-your-hand", card=action.card)
        return self.turned(state, at, [Move(piece, Place(seat), Place(4 + seat))])

    def ring(self, state: HighState, alarm: Alarm, luck: Luck) -> HighState:
        late = self.prompts(state)
        moves = [Move(luck.pick(state.pieces.places[seat]), Place(seat), Place(4 + seat)) for seat in late]
        return self.turned(state, alarm.at, moves)

    def turned(self, state: HighState, at: Millis, moves: list[Move]) -> HighState:
        """The state after these moves: when all have laid, the cards are shown."""
        pieces, points, until = state.pieces.moved(moves), list(state.points), state.until
        laid = [pieces.places[4 + seat] for seat in range(state.seats)]
        if all(laid):
            best = max(range(state.seats), key=lambda seat: laid[seat][0])
            points[best] = Points(points[best] + 1)
            shows = [Move(cards[0], Place(4 + seat), SHOWN, EVERYBODY) for seat, cards in enumerate(laid)]
            pieces, moves, until = pieces.moved(shows), [*moves, *shows], Millis(at + ROUND)
        return replace(state, pieces=pieces, moves=tuple(moves), until=until, points=tuple(points))

    def outcome(self, state: HighState) -> Outcome | None:
        if any(state.pieces.places[:SHOWN]):
            return None
        return Outcome("all-shown", ranks_by([(-points,) for points in state.points]), state.points)

    def view(self, state: HighState, viewer: Viewer) -> HighView:
        lying, prompts = state.pieces.places, self.prompts(state)
        own = () if viewer is None else lying[4 + viewer]
        return HighView(
            viewer=viewer,
            seats=state.seats,
            waiting=tuple(Waiting(seat, prompt.until) for seat, prompt in prompts.items()),
            prompt=None if viewer is None else prompts.get(viewer),
            outcome=self.outcome(state),
            news=news(state, viewer),
            hand=() if viewer is None else tuple(CARDS[piece] for piece in lying[viewer]),
            hands=tuple(len(lying[seat]) for seat in range(state.seats)),
            own=CARDS[own[0]] if own else None,
            laid=sum(bool(lying[4 + seat]) for seat in range(state.seats)),
            shown=tuple(CARDS[piece] for piece in lying[SHOWN]),
            out=len(lying[OUT]),
            until=state.until,
            points=state.points,
        )

    def options(self, view: HighView) -> HighOptions:
        return HighOptions(view.hand if view.prompt else ())

    def preview(self, view: HighView, action: Lay) -> Left:
        if view.prompt is None:
            raise Illegal("game-over" if view.outcome else "laid-already")
        if action.card not in CARDS:
            raise Illegal("no-such-card", card=action.card)
        if action.card not in view.hand:
            raise Illegal("not-in-your-hand", card=action.card)
        return Left(tuple(card for card in view.hand if card != action.card))

    def imagine(self, view: HighView, luck: Luck) -> HighState:
        own = (*view.hand, *(() if view.own is None else (view.own,)))
        cards = [Piece(piece) for piece, card in enumerate(CARDS) if card not in own and card not in view.shown]
        deal = list(luck.shuffle(cards))
        waited = {one.seat for one in view.waiting}
        places: list[tuple[Piece, ...]] = [()] * len(LAYOUT.places)
        known = [NOBODY] * len(CARDS)
        for seat in range(view.seats):
            mine = seat == view.viewer
            hidden = [deal.pop() for _ in range(0 if mine else view.hands[seat])]
            places[seat] = tuple(Piece(CARDS.index(card)) for card in view.hand) if mine else tuple(hidden)
            if view.outcome is None and seat not in waited:
                places[4 + seat] = (Piece(CARDS.index(view.own)),) if mine and view.own else (deal.pop(),)
            for piece in (*places[seat], *places[4 + seat]):
                known[piece] = viewers(Seat(seat))
        places[SHOWN] = tuple(Piece(CARDS.index(card)) for card in view.shown)
        for piece in places[SHOWN]:
            known[piece] = Viewers(EVERYBODY)
        places[OUT] = tuple(deal)
        pieces = Pieces(LAYOUT, tuple(places), tuple(known))
        return HighState(pieces, moves_from_news(LAYOUT, view.news), view.seats, view.until, view.points)

    def default(self, view: HighView, luck: Luck) -> Lay:
        return Lay(min(view.hand, key=int))

    def position(self, given: Given, players: Sequence[str]) -> HighState:
        reader = PositionReader(players, CARDS, "card")
        places: list[tuple[Piece, ...]] = [()] * len(LAYOUT.places)
        for seat, cards in reader.by_seat(given.hands, "hands").items():
            places[seat] = reader.pieces(cards, f"hand of {players[seat]}")
        for seat, card in reader.by_seat(given.laid, "laid").items():
            places[4 + seat] = reader.pieces([card], f"laid by {players[seat]}")
        places[SHOWN] = reader.pieces(given.shown, "shown")
        points = reader.by_seat(given.points, "points")
        reader.require()
        known = [NOBODY] * len(CARDS)
        for place in range(SHOWN + 1):
            for piece in places[place]:
                known[piece] = EVERYBODY if place == SHOWN else viewers(Seat(place % 4))
        places[OUT] = reader.left()
        pieces = Pieces(LAYOUT, tuple(places), tuple(known))
        scored = tuple(Points(points.get(Seat(seat), 0)) for seat in range(len(players)))
        return HighState(pieces, (), len(players), Millis(given.until), scored)

    def describe(self, state: HighState, players: Sequence[str]) -> dict[str, Any]:
        lying = [[CARDS[piece] for piece in place] for place in state.pieces.places]
        return {
            "hands": {name: lying[seat] for seat, name in enumerate(players)},
            "laid": {name: lying[4 + seat][0] for seat, name in enumerate(players) if lying[4 + seat]},
            "shown": lying[SHOWN],
            "until": state.until,
            "points": msgspec.to_builtins(dict(zip(players, state.points, strict=True))),
        }
