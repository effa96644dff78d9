"""BLANK: the deal (BK-09 to BK-14, BK-87)."""

from __future__ import annotations

from msgspec.structs import replace

from carteblanche.core.luck import Luck
from carteblanche.core.pieces import EVERYBODY, NOBODY, Piece, Pieces, viewers
from carteblanche.core.values import Millis, Seat
from carteblanche.games.blank.affairs import Affairs, Memory
from carteblanche.games.blank.box import DISCARD, DRAW, OUT, PILE, RULES, Box, hand
from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.calculus import steps as s
from carteblanche.games.blank.calculus.check import needs_clock, needs_people
from carteblanche.games.blank.data import HAND
from carteblanche.games.blank.data import RULES as FIRST
from carteblanche.games.blank.engine.events import fire
from carteblanche.games.blank.engine.lasting import clocks
from carteblanche.games.blank.engine.refresh import became
from carteblanche.games.blank.engine.turns import begin_turn
from carteblanche.games.blank.engine.work import Work
from carteblanche.games.blank.evaluate.context import still
from carteblanche.games.blank.evaluate.patterns import Happening
from carteblanche.games.blank.state import BlankState, Config


def setup(box: Box, config: Config, seats: int, luck: Luck) -> BlankState:
    """Rules shuffled and three revealed, seven cards each, one turned up, somebody starts; or as the revealed rules say."""
    rules = [Piece(box.cards + i) for i in range(len(box.deck.rules))]
    new = [box.piece[name] for name in config.new if box.piece.get(name, Piece(-1)) in rules][:FIRST]
    cards = [Piece(i) for i in range(box.cards)]
    left_out: list[Piece] = []
    if not (config.people and config.clocks):
        unwanted = [
            card for card in cards if (words := box.words[card]) is not None and _unwanted(config, words.meaning)
        ]
        spare = max(0, box.cards - 2 * HAND * seats)  # as many as are dealt must be left to draw
        left_out = [rule for rule in rules if rule not in new and _unwanted(config, box.code(rule).meaning)]
        left_out += unwanted[:spare]
        rules = [rule for rule in rules if rule not in left_out]
        cards = [card for card in cards if card not in left_out]
    pile = luck.shuffle(rule for rule in rules if rule not in new)
    count = min(FIRST, len(rules)) - len(new)
    revealed = (*pile[len(pile) - count :][::-1], *new)
    pile = pile[: len(pile) - count]
    order = luck.shuffle(cards)
    places: list[tuple[Piece, ...]] = [()] * len(box.layout.places)
    known = [NOBODY] * len(box.names)
    places[RULES], places[PILE], places[OUT] = revealed, pile, tuple(left_out)
    for card in (*revealed, *left_out):
        known[card] = EVERYBODY
    top, order = order[-1], order[:-1]
    places[DISCARD], places[DRAW] = (top,), order
    known[top] = EVERYBODY
    starts = luck.below(seats) if config.starts is None else config.starts % seats
    affairs = Affairs(
        phase="reading" if config.reading else "play",
        turn=Seat(starts),
        direction=1,
        history=(top,),
        layers=(-1,),
        skips=(0,) * seats,
        timers=clocks(box, revealed, (), Millis(0)),
        memory=Memory(rulings=config.precedents),
    )
    pieces = Pieces(box.layout, tuple(places), tuple(known))
    w = Work(box, BlankState(pieces, (), config, seats, box.hash, affairs), Millis(0), luck)
    _as_rules_say(w)
    return w.frozen()


def _unwanted(config: Config, meaning: s.Meaning) -> bool:
    """Whether this table leaves such a card out."""
    return (not config.people and needs_people(meaning)) or (not config.clocks and needs_clock(meaning))


def _as_rules_say(w: Work) -> None:
    """How many rules there are, how many cards each is dealt, and who begins, if a revealed rule says so."""
    for held in w.force.get(s.House):
        if held.change.what == "rules" and isinstance(held.change.n, int):
            while len(w.places[RULES]) < held.change.n and w.places[PILE]:
                rule, rest = w.places[PILE][-1], w.places[PILE][:-1]
                w.places[PILE] = rest
                w.put_rules((*w.places[RULES], rule))
                w.known[rule] = EVERYBODY
                w.timers += clocks(w.box, (rule,), (), w.now)
    for held in w.force.get(s.Order):
        if held.change.how in ("first", "first-in-round"):
            first = still(w, held.card, w.turn).who(held.change.who, f"{held.path}.who")
            w.turn = first[0] if first else w.turn
    dealt = [HAND] * w.seats
    for held in w.force.get(s.Deal):
        for seat in map(Seat, range(w.seats)):
            context = still(w, held.card, seat)
            if seat in context.who(held.change.who, f"{held.path}.who"):
                dealt[seat] = context.amount(held.change.n, f"{held.path}.n")
    for at, count in enumerate(dealt):
        seat = Seat(at)
        pile = w.places[DRAW]
        fair = min(max(1, count), max(1, (len(pile) - 1) // (w.seats - seat)))
        w.places[hand(seat)], w.places[DRAW] = pile[len(pile) - fair :], pile[: len(pile) - fair]
        for card in w.places[hand(seat)]:
            w.known[card] = viewers(seat)


def began(w: Work) -> None:
    """The rules are understood: clocks start, and the first turn."""
    w.phase = "play"
    w.timers = tuple(replace(timer, at=Millis(timer.at + w.now)) for timer in w.timers)
    became(w)
    for rule in w.places[RULES]:
        people = w.box.code(rule).people
        if people:
            w.note("people", None, rule, text=people)
    begin_turn(w)
    fire(w, Happening(p.Stage, w.turn, word="game start"))
