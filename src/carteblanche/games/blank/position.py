"""BLANK: positions described in words, and states described as data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from carteblanche.core.errors import Unreadable
from carteblanche.core.luck import KeyedLuck
from carteblanche.core.pieces import EVERYBODY, NOBODY, Piece, Pieces, Place, Viewers, viewers
from carteblanche.core.positions import PositionReader, require_players
from carteblanche.core.rules import Impossible
from carteblanche.core.values import Message, Millis, Seat
from carteblanche.games.blank.affairs import Affairs, Note
from carteblanche.games.blank.box import DISCARD, DRAW, MIDDLE, OUT, PILE, RULES, SEATS, Box, front, hand, peeked
from carteblanche.games.blank.calculus import notation as calculus
from carteblanche.games.blank.data import FACES
from carteblanche.games.blank.deck import Deck, GameCard, RuleCard, Words
from carteblanche.games.blank.engine.lasting import clocks
from carteblanche.games.blank.engine.refresh import became, refresh
from carteblanche.games.blank.engine.turns import start_idling
from carteblanche.games.blank.engine.work import Work
from carteblanche.games.blank.notation import card
from carteblanche.games.blank.state import BlankState, Config, Record


class Given(Message):
    """A position in words. What is not listed is out of the game."""

    config: Config = Config()
    deck: Deck | None = None
    """The deck; by default one without any words, to which `rules`, `pile` and `effects` add theirs."""
    turn: str = ""
    """Who is to act; by default the first player."""
    direction: str = "clockwise"
    hands: dict[str, list[str]] = {}
    """By player."""
    fronts: dict[str, list[str]] = {}
    """By player: what lies open."""
    draw: list[str] = []
    """The draw pile, the next card first."""
    discard: list[str] = []
    """The discard pile, its top card first. There must be one."""
    middle: list[str] = []
    rules: list[str] = []
    """The active rules: meanings in the notation of the calculus, or names of rules of the deck."""
    pile: list[str] = []
    """The rule pile, the next one first."""
    effects: dict[str, str] = {}
    """By game card: what it means."""
    seen: dict[str, int] = {}
    """By card: who knows it where it lies, as a bit set, if not as usual there."""
    affairs: Affairs | None = None
    """All that is pending, exactly."""
    record: Record | None = None
    """What the record knows and no view shows, exactly."""


class _Builder:
    """Gathers cards from words, and everything that is wrong with them."""

    def __init__(self, given: Given) -> None:
        self.faults: list[str] = []
        self.deck = given.deck or Deck("position", "*", (), (), tuple(GameCard(face, "*") for face in FACES))

    def words(self, text: str, where: str) -> Words | None:
        try:
            return Words(calculus.read(text), text)
        except Unreadable as error:
            self.faults.append(f"{where}: {error}")
            return None

    def rule(self, text: str, where: str) -> str:
        """The name of a rule: one of the deck, or a new one."""
        if text in {f"rule {i + 1}" for i in range(len(self.deck.rules))}:
            return text
        words = self.words(text, where)
        if words is not None:
            self.deck = replace(self.deck, rules=(*self.deck.rules, RuleCard(words, self.deck.mark)))
        return f"rule {len(self.deck.rules)}"

    def effect(self, name: str, text: str) -> None:
        words = self.words(text, f"effects {name}")
        face = self.card(name, f"effects {name}")
        if words is not None and face is not None:
            cards = tuple(replace(one, words=words) if one.face == face else one for one in self.deck.cards)
            self.deck = replace(self.deck, cards=cards)

    def card(self, name: str, where: str) -> str | None:
        try:
            return card(name)
        except Unreadable as error:
            self.faults.append(f"{where}: {error}")
            return None


def position(given: Given, players: Sequence[str], version: int) -> tuple[Box, BlankState]:
    """The deck and the state that these words describe; `Impossible` with all faults if there is none."""
    seats = len(players)
    require_players("BLANK", SEATS, players)
    builder = _Builder(given)
    for name, text in given.effects.items():
        builder.effect(name, text)
    active = [builder.rule(text, f"rules {i}") for i, text in enumerate(given.rules)]
    pile = [builder.rule(text, f"pile {i}") for i, text in enumerate(given.pile)]
    if builder.faults:
        raise Impossible(builder.faults)
    box = Box(builder.deck, version)
    places: list[tuple[Piece, ...]] = [()] * len(box.layout.places)
    known: list[Viewers] = [EVERYBODY] * len(box.names)
    reader = PositionReader(players, box.names, "card")

    def put(place: Place, names: Sequence[str], holder: Viewers, where: str) -> None:
        full = [name if name.startswith("rule ") else builder.card(name, where) for name in names]
        places[place] = reader.pieces([name for name in full if name is not None], where)
        for piece in places[place]:
            known[piece] = holder

    for seat, cards in reader.by_seat(given.hands, "hands").items():
        put(hand(seat), cards, viewers(seat), f"hands {players[seat]}")
    for seat, cards in reader.by_seat(given.fronts, "fronts").items():
        put(front(seat), cards, EVERYBODY, f"fronts {players[seat]}")
    put(DRAW, given.draw[::-1], NOBODY, "draw")
    put(DISCARD, given.discard[::-1], EVERYBODY, "discard")
    put(MIDDLE, given.middle, NOBODY, "middle")
    put(RULES, active, EVERYBODY, "rules")
    put(PILE, pile[::-1], NOBODY, "pile")
    if not given.discard:
        reader.faults.append("discard: there must be a top card")
    if given.direction not in ("clockwise", "anticlockwise"):
        reader.faults.append(f"direction: clockwise or anticlockwise, not {given.direction!r}")
    turn = reader.seat(given.turn or players[0], "turn")
    reader.faults[:0] = builder.faults
    reader.require()
    assert turn is not None
    places[OUT] = reader.left()
    for name, bits in given.seen.items():
        if name in box.piece:
            known[box.piece[name]] = Viewers(bits)
    pieces = Pieces(box.layout, tuple(places), tuple(known))
    affairs = given.affairs or _affairs(box, given, turn, seats, places)
    seen = peeked(places, known)
    state = BlankState(pieces, (), given.config, seats, box.hash, affairs, seen, None, given.record or Record())
    return box, state if given.affairs is not None else awake(box, state)


def awake(box: Box, state: BlankState) -> BlankState:
    """With all that follows from the rules: clocks that run, what holds already, what may be played."""
    w = Work(box, state, Millis(0), KeyedLuck.seeded(0))
    start_idling(w)
    became(w)
    refresh(w)
    return w.frozen()


def _affairs(box: Box, given: Given, turn: Seat, seats: int, places: list[tuple[Piece, ...]]) -> Affairs:
    history = places[DISCARD][-8:]
    return Affairs(
        phase="play",
        turn=turn,
        direction=1 if given.direction == "clockwise" else -1,
        turns=1,
        history=history,
        layers=(-1,) * len(history),
        skips=(0,) * seats,
        timers=clocks(box, places[RULES], (), Millis(0)),
    )


def _drawn(trace: Sequence[Note], why: str, players: Sequence[str]) -> dict[str, int]:
    """How many cards each player drew for this reason in the last step."""
    drawn = Counter[str]()
    for note in trace:
        if note.what == "draws" and note.text == why and note.seat is not None:
            drawn[players[note.seat]] += note.n
    return dict(drawn)


def describe(box: Box, state: BlankState, players: Sequence[str]) -> dict[str, Any]:
    places, known, names, affairs = state.pieces.places, state.pieces.known, box.names, state.affairs
    owed = [(duty.seat, duty.card) for duty in affairs.duties]
    owed += [(debt.seat, debt.frame.card) for debt in state.record.debts]
    usual = dict.fromkeys((*places[DRAW], *places[PILE], *places[MIDDLE]), NOBODY)
    usual.update(dict.fromkeys((*places[DISCARD], *places[RULES], *places[OUT]), EVERYBODY))
    for seat in range(state.seats):
        usual.update(dict.fromkeys(places[hand(seat)], viewers(Seat(seat))))
        usual.update(dict.fromkeys(places[front(seat)], EVERYBODY))
    return {
        "config": msgspec.to_builtins(state.config),
        "deck": msgspec.to_builtins(box.deck),
        "turn": players[affairs.turn],
        "direction": "clockwise" if affairs.direction > 0 else "anticlockwise",
        "phase": affairs.phase,
        "hands": {players[seat]: [names[c] for c in places[hand(seat)]] for seat in range(state.seats)},
        "fronts": {players[seat]: [names[c] for c in places[front(seat)]] for seat in range(state.seats)},
        "sizes": {players[seat]: len(places[hand(seat)]) for seat in range(state.seats)},
        "draw": [names[c] for c in reversed(places[DRAW])],
        "discard": [names[c] for c in reversed(places[DISCARD])],
        "top": names[places[DISCARD][-1]] if places[DISCARD] else None,
        "middle": [names[c] for c in places[MIDDLE]],
        "rules": [names[c] for c in places[RULES]],
        "pile": [names[c] for c in reversed(places[PILE])],
        "seen": {names[c]: known[c] for c in range(len(names)) if known[c] != usual[Piece(c)]},
        "winners": [players[seat] for seat in affairs.winners],
        "asked": {players[ask.seat]: ask.what for ask in affairs.asks},
        "owed": {
            name: [names[card] for owing, card in owed if owing == seat]
            for seat, name in enumerate(players)
            if any(owing == seat for owing, _ in owed)
        },
        "fired": dict(Counter(note.card for note in affairs.trace if note.what in ("fired", "effect"))),
        "drawn": {why: _drawn(affairs.trace, why, players) for why in ("penalty", "effect")},
        "trace": [note.what for note in affairs.trace],
        "affairs": msgspec.to_builtins(affairs),
        "record": msgspec.to_builtins(state.record),
    }
