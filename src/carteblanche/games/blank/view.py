"""BLANK: what one viewer may know, and how a state is imagined from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from carteblanche.core.luck import Luck
from carteblanche.core.pieces import EVERYBODY, NOBODY, Piece, Pieces, Viewers, moves_from_news, news, viewers
from carteblanche.core.values import Moved, Outcome, Points, Seat, View, Viewer, Waiting, ranks_by
from carteblanche.games.blank.affairs import Affairs, Note
from carteblanche.games.blank.box import DISCARD, DRAW, MIDDLE, OUT, PILE, RULES, Box, front, hand, peeked
from carteblanche.games.blank.engine.answers import open_ask
from carteblanche.games.blank.prompting import prompts
from carteblanche.games.blank.state import BlankState, Config, Ground, Record, found

_WAITING: Final = tuple((Waiting(Seat(seat)),) for seat in range(6))
_NOTHING: Final[tuple[tuple[tuple[str, ...], ...], ...]] = tuple(((),) * seats for seats in range(7))


class BlankView(View):
    config: Config
    deck: str
    """The hash of the deck: its cards are everybody's to read."""
    news: tuple[Moved, ...]
    hand: tuple[str, ...]
    """The viewer's own cards, in order."""
    hands: tuple[tuple[str | None, ...], ...]
    """By seat: the cards in hand; of others those known, then the unknown."""
    fronts: tuple[tuple[str, ...], ...]
    """By seat: what lies open in front of it."""
    draw: tuple[str | None, ...]
    """The draw pile, its top last."""
    discard: tuple[str, ...]
    """The discard pile, its top last."""
    middle: tuple[str | None, ...]
    rules: tuple[str, ...]
    """The active rules, in the order in which they fire."""
    pile: tuple[str | None, ...]
    """The rule pile, its top last."""
    out: tuple[str, ...]
    """Cards that are not in this game."""
    affairs: Affairs
    choices: tuple[str, ...] = ()
    """The cards that the viewer may answer its question with."""
    grounds: tuple[Ground, ...] = ()
    """What changes come to for the viewer that look at hands or players."""
    closed: tuple[str, ...] = ()
    """The words that the viewer cannot answer its question with, because it cannot pay what they cost."""

    @property
    def notes(self) -> tuple[Note, ...]:
        return self.affairs.trace


def outcome(state: BlankState) -> Outcome | None:
    """Who has won, then by cards left (BK-80, BK-81); who is out of the game comes last."""
    affairs = state.affairs
    if affairs.phase != "over":
        return None
    sizes = [len(state.pieces.places[hand(seat)]) for seat in range(state.seats)]
    keys = [
        (0,) if seat in affairs.winners else (2,) if seat in affairs.gone else (1, size)
        for seat, size in enumerate(sizes)
    ]
    return Outcome(affairs.reason, ranks_by(keys), tuple(Points(-size) for size in sizes))


_last: list[Any] = [(None, None)]
"""The view made last, and the state that it shows: what is asked of it mostly follows at once."""
_shown: dict[int, tuple[Any, Any, tuple[str, ...]]] = {}
"""By place: the cards that lay open there last, and their names."""


def places_of(box: Box, view: BlankView) -> Sequence[tuple[int, ...]]:
    """The cards in places, as far as the viewer sees them: rules, discard pile, the own hand, cards out of the game."""
    last = _last[0]
    if last[0] is view:
        found: Sequence[tuple[int, ...]] = last[1].pieces.places
        return found
    piece = box.piece.__getitem__
    made: list[tuple[int, ...]] = [()] * len(box.layout.places)
    made[DISCARD], made[OUT], made[RULES] = (tuple(map(piece, one)) for one in (view.discard, view.out, view.rules))
    if view.viewer is not None:
        made[hand(view.viewer)] = tuple(map(piece, view.hand))
    return made


def _open(place: int, cards: tuple[Piece, ...], names: tuple[str, ...]) -> tuple[str, ...]:
    """The names of cards that lie open."""
    last = _shown.get(place)
    if last is not None and last[0] is cards and last[1] is names:
        return last[2]
    if last is not None and last[1] is names and cards[:-1] == last[0]:
        found = (*last[2], names[cards[-1]])
    else:
        found = tuple([names[card] for card in cards])
    _shown[place] = (cards, names, found)
    return found


def view(box: Box, state: BlankState, viewer: Viewer) -> BlankView:
    pieces, affairs, record = state.pieces, state.affairs, state.record
    places, known, names, seen = pieces.places, pieces.known, box.names, state.peeked
    bit = 1 if viewer is None else 2 << viewer
    hands: list[tuple[str | None, ...]] = [(None,) * len(cards) for cards in places[5 : 5 + state.seats]]
    for seat in range(state.seats) if seen >> 5 else ():
        if seen >> 5 + seat & 1 and seat != viewer:
            cards = places[5 + seat]
            shown = [names[card] for card in sorted(cards) if known[card] & bit]
            hands[seat] = (*shown, *(None,) * (len(cards) - len(shown)))
    mine = () if viewer is None else tuple([names[card] for card in places[5 + viewer]])
    if viewer is not None:
        hands[viewer] = mine
    asked = prompts(state)
    choices: tuple[str, ...] = ()
    closed: tuple[str, ...] = ()
    if affairs.asks and viewer is not None:
        ask = open_ask(affairs.asks, viewer)
        among: tuple[int, ...] = () if ask is None else found(record.choices, ask.n) or ()
        choices = tuple([names[card] for card in among])
        closed = () if ask is None else found(record.closed, ask.n) or ()
    fronts = _NOTHING[state.seats]
    if any(places[11 : 11 + state.seats]):
        fronts = tuple([tuple([names[card] for card in places[front(seat)]]) for seat in range(state.seats)])
    alone = len(asked) == 1 and affairs.turn in asked and asked[affairs.turn].until is None
    made = BlankView(
        viewer,
        state.seats,
        _WAITING[affairs.turn] if alone else tuple([Waiting(seat, asked[seat].until) for seat in sorted(asked)]),
        None if viewer is None else asked.get(viewer),
        None if affairs.phase != "over" else outcome(state),
        state.config,
        state.deck,
        news(state, viewer),
        mine,
        tuple(hands),
        fronts,
        _known(places[DRAW], known, bit, names) if seen & 1 else (None,) * len(places[DRAW]),
        _open(DISCARD, places[DISCARD], names),
        _known(places[MIDDLE], known, bit, names) if places[MIDDLE] else (),
        _open(RULES, places[RULES], names),
        _known(places[PILE], known, bit, names) if seen >> PILE & 1 else (None,) * len(places[PILE]),
        tuple([names[card] for card in places[OUT]]) if places[OUT] else (),
        affairs,
        choices,
        record.grounds[viewer] if record.grounds and viewer is not None else (),
        closed,
    )
    _last[0] = (made, state)
    return made


def _known(
    cards: tuple[Piece, ...], known: tuple[Viewers, ...], bit: int, names: tuple[str, ...]
) -> tuple[str | None, ...]:
    return tuple([names[card] if known[card] & bit else None for card in cards])


def imagine(box: Box, view: BlankView, luck: Luck) -> BlankState:
    """A state that the viewer could be in: what is unknown is dealt at random to where the unknown lies. What others have answered in
    secret is not known; the card that asked will ask again.
    """
    piece = box.piece
    seen = [*view.discard, *view.rules, *view.out, *(name for cards in view.fronts for name in cards)]
    hidden = [*view.draw, *view.pile, *view.middle, *(card for pile in view.hands for card in pile)]
    named = {piece[name] for name in (*seen, *hidden) if name is not None}
    left = [Piece(p) for p in range(len(box.names)) if p not in named]
    cards = list(luck.shuffle(p for p in left if p < box.cards))
    rules = list(luck.shuffle(p for p in left if p >= box.cards))
    known: list[Viewers] = [NOBODY] * len(box.names)
    places: list[tuple[Piece, ...]] = [()] * len(box.layout.places)
    me = viewers(view.viewer)

    def dealt(pile: tuple[str | None, ...], source: list[Piece], holder: Viewers) -> tuple[Piece, ...]:
        lying: list[Piece] = []
        for name in pile:
            card = source.pop() if name is None else piece[name]
            known[card] = holder if name is None else Viewers(holder | me)
            lying.append(card)
        return tuple(lying)

    places[DRAW] = dealt(view.draw, cards, NOBODY)
    places[PILE] = dealt(view.pile, rules, NOBODY)
    places[MIDDLE] = dealt(view.middle, cards, NOBODY)
    for seat in range(view.seats):
        places[hand(seat)] = dealt(view.hands[seat], cards, viewers(Seat(seat)))
    opened = [(front(seat), lying) for seat, lying in enumerate(view.fronts)]
    for place, lying in ((DISCARD, view.discard), (RULES, view.rules), (OUT, view.out), *opened):
        places[place] = tuple(piece[name] for name in lying)
        for card in places[place]:
            known[card] = EVERYBODY
    pieces = Pieces(box.layout, tuple(places), tuple(known))
    moves = moves_from_news(box.layout, view.news)
    record = Record()
    if view.viewer is not None and (view.choices or view.closed or view.grounds):
        ask = open_ask(view.affairs.asks, view.viewer)
        choices = () if ask is None else ((ask.n, tuple(int(piece[name]) for name in view.choices)),)
        grounds = (
            tuple(view.grounds if seat == view.viewer else () for seat in range(view.seats)) if view.grounds else ()
        )
        closed = ((ask.n, view.closed),) if ask is not None and view.closed else ()
        record = Record(choices=choices, grounds=grounds, closed=closed)
    return BlankState(
        pieces, moves, view.config, view.seats, view.deck, view.affairs, peeked(places, known), None, record
    )
