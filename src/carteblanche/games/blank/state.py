"""BLANK: the state of a game and its set-up (BK-09 to BK-14, BK-87)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from carteblanche.core.luck import Luck
from carteblanche.core.pieces import EVERYBODY, NOBODY, Piece, Pieces, State, viewers
from carteblanche.core.values import Message, Millis, Seat, Value
from carteblanche.games.blank.affairs import Affairs, Frame, Memory, Mod, Ruling, Timer
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
    owner: Annotated[int, Meta(ge=0, le=5, extra={"unit": "seat"})] = 0
    """Whose copy it is: this seat has the last word on new cards (BK-84)."""
    starts: Annotated[int, Meta(ge=0, le=5, extra={"unit": "seat"})] | None = None
    """The youngest; by default luck decides (BK-14)."""
    new: Annotated[tuple[str, ...], Meta(max_length=8)] = ()
    """Rules just written, which are revealed before random ones (BK-87)."""
    honour: bool = True
    """Whether cards that only people can watch over are dealt (a table with bots may leave them out)."""
    patience: Annotated[int, Meta(ge=3, le=120, extra={"unit": "seconds"})] = 15
    """How many seconds there are for a choice, a vote or something to be said (BK-80, BK-97)."""
    precedents: Annotated[tuple[Ruling, ...], Meta(max_length=20)] = ()
    """What earlier tables have ruled about these cards (BK-95)."""


REFEREE = Config()
SHARP_EYES = Config(effects="by-hand", wrong="lie")


def is_sharp(config: Config) -> bool:
    """Whether people must notice what is wrong or owed: nobody is told."""
    return config.effects == "by-hand" or config.wrong == "lie"


class Debt(Value):
    """What somebody has to carry out, if effects are by hand, until the next card is played (BK-53, BK-60)."""

    seat: Seat
    frame: Frame
    late: bool = False
    acts: int = 0
    """How many turns had been completed when it was late."""


class Unsaid(Value):
    """What the record knows and no view shows: it has to be noticed."""

    faults: int = 0
    """How many penalties an objection to the last play would bring (BK-56, BK-57)."""
    debts: tuple[Debt, ...] = ()
    lapsed: tuple[tuple[Seat, int], ...] = ()
    """Who owed something to which card, did not do it, and can no longer be accused of it (BK-58)."""
    fired: tuple[tuple[int, str], ...] = ()
    """The rules that have fired in this action (BK-35d), and the parts of cards that wait meanwhile."""
    turn_fired: tuple[int, ...] = ()
    game_fired: tuple[int, ...] = ()
    spent: tuple[Mod, ...] = ()
    """What holds for one time only and has been used up, if effects are by hand."""


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
    unsaid: Unsaid = Unsaid()


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
        memory=Memory(rulings=config.precedents),
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
