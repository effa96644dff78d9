"""BLANK: what one viewer may know, and a whole state imagined from it."""

from __future__ import annotations

from typing import Final

from carteblanche.core.luck import Luck
from carteblanche.core.pieces import EVERYBODY, NOBODY, Piece, Pieces, Viewers, moves_from_news, news, viewers
from carteblanche.core.values import Moved, Outcome, Points, Prompt, Seat, View, Viewer, Waiting, ranks_by
from carteblanche.games.blank.affairs import Affairs, Note
from carteblanche.games.blank.box import DISCARD, DRAW, OUT, PILE, RULES, Box, aside, hand
from carteblanche.games.blank.prompting import prompts
from carteblanche.games.blank.state import BlankState, Config

_WAITING: Final = tuple((Waiting(Seat(seat)),) for seat in range(6))
_NOTHING: Final[tuple[tuple[tuple[str | None, ...], ...], ...]] = tuple(((),) * seats for seats in range(7))
_UNKNOWN: Final[tuple[tuple[str | None, ...], ...]] = tuple((None,) * count for count in range(200))


class BlankView(View):
    config: Config
    deck: str
    """The hash of the deck: its cards are everybody's to read."""
    news: tuple[Moved, ...]
    hand: tuple[str, ...]
    """The viewer's own cards, in order."""
    hands: tuple[tuple[str | None, ...], ...]
    """By seat: the cards in hand; of others those known, then the unknown."""
    aside: tuple[tuple[str | None, ...], ...]
    """By seat: cards chosen to be passed on."""
    draw: tuple[str | None, ...]
    """The draw pile, its top last."""
    discard: tuple[str, ...]
    """The discard pile, its top last."""
    rules: tuple[str, ...]
    """The active rules, in the order in which they fire."""
    pile: tuple[str | None, ...]
    """The rule pile, its top last."""
    out: tuple[str, ...]
    """Cards that are not in this game."""
    affairs: Affairs

    @property
    def notes(self) -> tuple[Note, ...]:
        return self.affairs.trace


def outcome(state: BlankState) -> Outcome | None:
    """Who has won, then by cards left (BK-80, BK-81)."""
    affairs = state.affairs
    if affairs.phase != "over":
        return None
    sizes = [len(state.pieces.places[hand(seat)]) for seat in range(state.seats)]
    keys = [(0,) if seat in affairs.winners else (1, size) for seat, size in enumerate(sizes)]
    return Outcome(affairs.reason, ranks_by(keys), tuple(Points(-size) for size in sizes))


def view(box: Box, state: BlankState, viewer: Viewer) -> BlankView:
    pieces, affairs = state.pieces, state.affairs
    places, known, names = pieces.places, pieces.known, box.names
    named = names.__getitem__
    bit = 1 if viewer is None else 2 << viewer
    mine: tuple[str, ...] = ()
    hands: list[tuple[str | None, ...]] = []
    for seat in range(state.seats):
        cards = places[5 + seat]
        if seat == viewer:
            mine = tuple(map(named, cards))
            hands.append(mine)
            continue
        for card in cards:
            if known[card] & bit:
                seen = sorted([card for card in cards if known[card] & bit])
                hands.append((*map(named, seen), *_UNKNOWN[len(cards) - len(seen)]))
                break
        else:
            hands.append(_UNKNOWN[len(cards)])
    asked = prompts(box, state)
    prompt: Prompt | None = None if viewer is None else asked.get(viewer)
    alone = len(asked) == 1 and affairs.turn in asked and asked[affairs.turn].until is None
    return BlankView(
        viewer=viewer,
        seats=state.seats,
        waiting=_WAITING[affairs.turn] if alone else tuple(Waiting(seat, asked[seat].until) for seat in sorted(asked)),
        prompt=prompt,
        outcome=None if affairs.phase != "over" else outcome(state),
        config=state.config,
        deck=state.deck,
        news=news(state, viewer),
        hand=mine,
        hands=tuple(hands),
        aside=tuple([_known(places[11 + seat], known, bit, names) for seat in range(state.seats)])
        if affairs.agenda
        else _NOTHING[state.seats],
        draw=_known(places[DRAW], known, bit, names) if state.peeked else _UNKNOWN[len(places[DRAW])],
        discard=tuple(map(named, places[DISCARD])),
        rules=tuple(map(named, places[RULES])),
        pile=_known(places[PILE], known, bit, names),
        out=tuple([names[card] for card in places[OUT]]) if places[OUT] else (),
        affairs=affairs,
    )


def _known(
    cards: tuple[Piece, ...], known: tuple[Viewers, ...], bit: int, names: tuple[str, ...]
) -> tuple[str | None, ...]:
    for card in cards:
        if known[card] & bit:
            return tuple([names[card] if known[card] & bit else None for card in cards])
    return _UNKNOWN[len(cards)]


def imagine(box: Box, view: BlankView, luck: Luck) -> BlankState:
    """A state that the viewer could be in: what is unknown is dealt at random to where the unknown lies."""
    piece = box.piece
    seen = [*view.discard, *view.rules, *view.out]
    hidden = [*view.draw, *view.pile, *(card for pile in (*view.hands, *view.aside) for card in pile)]
    named = {piece[name] for name in (*seen, *hidden) if name is not None}
    left = [Piece(p) for p in range(len(box.names)) if p not in named]
    cards = list(luck.shuffle(p for p in left if p < box.cards))
    rules = list(luck.shuffle(p for p in left if p >= box.cards))
    known: list[Viewers] = [NOBODY] * len(box.names)
    places: list[tuple[Piece, ...]] = [()] * len(box.layout.places)
    me = viewers(view.viewer)

    def dealt(pile: tuple[str | None, ...], source: list[Piece], holder: Viewers) -> tuple[Piece, ...]:
        found: list[Piece] = []
        for name in pile:
            card = source.pop() if name is None else piece[name]
            known[card] = holder if name is None else Viewers(holder | me)
            found.append(card)
        return tuple(found)

    places[DRAW] = dealt(view.draw, cards, NOBODY)
    places[PILE] = dealt(view.pile, rules, NOBODY)
    for seat in range(view.seats):
        places[hand(seat)] = dealt(view.hands[seat], cards, viewers(Seat(seat)))
        places[aside(seat)] = dealt(view.aside[seat], cards, viewers(Seat(seat)))
    for place, lying in ((DISCARD, view.discard), (RULES, view.rules), (OUT, view.out)):
        places[place] = tuple(piece[name] for name in lying)
        for card in places[place]:
            known[card] = EVERYBODY
    pieces = Pieces(box.layout, tuple(places), tuple(known))
    moves = moves_from_news(box.layout, view.news)
    peeked = any(name is not None for name in view.draw)
    return BlankState(pieces, moves, view.config, view.seats, view.deck, view.affairs, peeked)
