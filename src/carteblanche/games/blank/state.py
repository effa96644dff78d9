"""BLANK: the state of a game and its set-up (BK-09 to BK-14, BK-87)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from carteblanche.core.luck import Luck
from carteblanche.core.pieces import EVERYBODY, NOBODY, Piece, Pieces, State, viewers
from carteblanche.core.values import Message, Millis, Seat
from carteblanche.games.blank.affairs import Affairs, Timer
from carteblanche.games.blank.box import DISCARD, DRAW, OUT, PILE, RULES, Box, hand
from carteblanche.games.blank.data import HAND
from carteblanche.games.blank.data import RULES as FIRST
from carteblanche.games.blank.language import nodes as n
from carteblanche.games.blank.language.honour import Class, classed


class Config(Message):
    """What a table may choose."""

    effects: Literal["automatic", "by-hand"] = "automatic"
    """Who carries out what cards say: the machine, or the players (BK-60)."""
    wrong: Literal["fined", "refused", "lie"] = "fined"
    """What becomes of a wrong play: fined, refused, or it lies until somebody objects (BK-57)."""
    reading: bool = True
    """Whether everybody says that the rules are understood before the first card (BK-10)."""
    rewards: bool = True
    """Whether winners write a card (BK-82)."""
    owner: Annotated[int, Meta(ge=0, le=5)] = 0
    """Whose copy it is: this seat has the last word on new cards (BK-84)."""
    starts: Annotated[int, Meta(ge=0, le=5)] | None = None
    """The youngest; by default luck decides (BK-14)."""
    new: Annotated[tuple[str, ...], Meta(max_length=8)] = ()
    """Rules just written, which are revealed before random ones (BK-87)."""
    honour: bool = True
    """Whether cards that only people can watch over are dealt (a table with bots may leave them out)."""
    patience: Annotated[int, Meta(ge=3, le=120)] = 15
    """How many seconds there are for a choice, a vote or something to be said (BK-80, BK-97)."""


REFEREE = Config()
SHARP_EYES = Config(effects="by-hand", wrong="lie")


class BlankState(State):
    config: Config
    seats: int
    deck: str
    """The hash of the deck that is played with."""
    affairs: Affairs
    peeked: bool = False
    """Rides along: whether anybody may know a card of the draw pile where it lies."""
    before: BlankState | None = None
    """The position before a play that may still be objected to (BK-57). Nobody sees it."""


def setup(box: Box, config: Config, seats: int, luck: Luck) -> BlankState:
    """Rules shuffled and three revealed, seven cards each, one turned up, somebody starts."""
    rules = [Piece(box.cards + i) for i in range(len(box.deck.rules))]
    left_out: list[Piece] = []
    if not config.honour:
        left_out = [rule for rule in rules if classed(_sentence(box, rule)) is Class.HONOUR]
        rules = [rule for rule in rules if rule not in left_out]
    new = [box.piece[name] for name in config.new if box.piece.get(name, Piece(-1)) in rules][:FIRST]
    pile = luck.shuffle(rule for rule in rules if rule not in new)
    count = min(FIRST, len(rules)) - len(new)
    revealed = (*pile[len(pile) - count :][::-1], *new)
    pile = pile[: len(pile) - count]
    order = luck.shuffle(map(Piece, range(box.cards)))
    places: list[tuple[Piece, ...]] = [()] * len(box.layout.places)
    known = [NOBODY] * len(box.names)
    places[RULES], places[PILE], places[OUT] = revealed, pile, tuple(left_out)
    for rule in (*revealed, *left_out):
        known[rule] = EVERYBODY
    for seat in range(seats):
        cards, order = order[-HAND:], order[:-HAND]
        places[hand(seat)] = cards
        for card in cards:
            known[card] = viewers(Seat(seat))
    top, order = order[-1], order[:-1]
    places[DISCARD], places[DRAW] = (top,), order
    known[top] = EVERYBODY
    starts = luck.below(seats) if config.starts is None else config.starts % seats
    affairs = Affairs(
        phase="reading" if config.reading else "play",
        turn=Seat(starts),
        direction=1,
        history=(top,),
        skips=(0,) * seats,
        timers=clocks(box, revealed, Millis(0)),
    )
    pieces = Pieces(box.layout, tuple(places), tuple(known))
    return BlankState(pieces, (), config, seats, box.hash, affairs)


def clocks(box: Box, rules: tuple[Piece, ...], now: Millis) -> tuple[Timer, ...]:
    """What the clocks on these rules will do, seen from now on."""
    found: list[Timer] = []
    for rule in rules:
        when = _sentence(box, rule).when
        if isinstance(when, n.Clock):
            span = when.seconds * 1000
            if when.every:
                found.append(Timer("rule", Millis(now + span), rule, every=span))
            elif span > now:
                found.append(Timer("rule", Millis(span), rule))
    return tuple(found)


def _sentence(box: Box, piece: int) -> n.Sentence:
    sentence = box.sentences[piece]
    assert sentence is not None
    return sentence
