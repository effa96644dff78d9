"""The bench on which one step is done: a state taken apart, changed, and put together again.

Every step begins with `Work(box, state, now, luck)` and ends with `frozen()`. Between them the other modules of this folder change it:
`fire` looks for cards that an event sets off, `agenda` does what is pending until somebody must be asked, `turns` ends turns and
games. What one may know is kept with every move; why something happened is noted in the trace.
"""

from __future__ import annotations

from typing import Final, final

from carteblanche.core.luck import Luck
from carteblanche.core.pieces import EVERYBODY, NOBODY, Move, Piece, Pieces, Place, Viewers, viewers
from carteblanche.core.values import Millis, Seat
from carteblanche.games.blank.affairs import Affairs, Ask, Duty, Frame, Note, Phase, Threat
from carteblanche.games.blank.box import DISCARD, DRAW, Box, hand
from carteblanche.games.blank.law import Law, law
from carteblanche.games.blank.state import BlankState, Unsaid

BUDGET: Final = 600
"""How many effects one step may take; what is left then is dropped, and noted."""
HISTORY: Final = 8
"""How many top cards are remembered."""
DUTIES: Final = 48
AGENDA: Final = 64


@final
class Work:
    __slots__ = (
        "_asked",
        "_law",
        "acts",
        "again",
        "agenda",
        "asks",
        "before",
        "began",
        "box",
        "budget",
        "closing",
        "config",
        "debts",
        "direction",
        "doubt",
        "duties",
        "events",
        "faults",
        "fired",
        "game_fired",
        "history",
        "known",
        "lapsed",
        "lead",
        "luck",
        "memory",
        "motion",
        "moves",
        "next_duty",
        "notes",
        "now",
        "peeked",
        "phase",
        "picked",
        "places",
        "plays",
        "reason",
        "reported",
        "resolving",
        "rewards",
        "seats",
        "silent",
        "skips",
        "spent",
        "state",
        "threats",
        "timers",
        "told",
        "touched",
        "turn",
        "turn_fired",
        "understood",
        "winners",
        "wish",
        "written",
    )  # fmt: skip

    def __init__(self, box: Box, state: BlankState, now: Millis, luck: Luck) -> None:
        self.box = box
        self.state = state
        self.luck = luck
        self.config = state.config
        self.told = state.config.effects == "automatic"
        """Whether everybody is told what cards ask of them."""
        self.seats = state.seats
        self.now = now
        self.moves: list[Move] = []
        self.notes: list[Note] = []
        self.budget = BUDGET
        self.touched: set[int] = set()
        """Seats whose hands have changed since it was last looked at."""
        self._law: Law | None = None
        self._asked: tuple[object, object, int] = ((), (), 0)
        """What the law was made from."""
        self.rewind(state)

    def rewind(self, state: BlankState) -> None:
        """Everything as it was in this state."""
        affairs = state.affairs
        self.before = state.before
        self.peeked = state.peeked
        self.places = list(state.pieces.places)
        self.known = list(state.pieces.known)
        self.phase: Phase = affairs.phase
        self.turn = affairs.turn
        self.direction = affairs.direction
        self.plays = affairs.plays
        self.acts = affairs.acts
        self.history = affairs.history
        self.skips = affairs.skips
        self.again = affairs.again
        self.lead = affairs.lead
        self.began = affairs.began
        self.resolving = affairs.resolving
        self.picked = affairs.picked
        self.agenda = list(affairs.agenda)
        self.asks = affairs.asks
        self.duties = affairs.duties
        self.next_duty = affairs.next_duty
        self.timers = affairs.timers
        self.motion = affairs.motion
        self.threats = affairs.threats
        self.doubt = affairs.doubt
        self.events = affairs.events
        self.silent = affairs.silent
        self.closing = affairs.closing
        self.reported = affairs.reported
        self.memory = affairs.memory
        self.understood = affairs.understood
        self.winners = affairs.winners
        self.reason = affairs.reason
        self.rewards = affairs.rewards
        self.wish = affairs.wish
        self.written = affairs.written
        unsaid = state.unsaid
        self.faults = unsaid.faults
        self.debts = unsaid.debts
        self.lapsed = unsaid.lapsed
        self.fired = unsaid.fired
        self.turn_fired = unsaid.turn_fired
        self.game_fired = unsaid.game_fired
        self.spent = unsaid.spent

    def affairs(self) -> Affairs:
        return Affairs(
            self.phase, self.turn, self.direction, self.plays, self.acts, self.history, self.skips, self.again, self.lead,
            self.began, self.resolving, self.picked, tuple(self.agenda), self.asks, self.duties, self.next_duty, self.timers,
            self.motion, self.threats, self.doubt, self.events, self.silent, self.closing, self.reported, self.memory,
            self.understood, self.winners, self.reason, self.rewards, self.wish, self.written, tuple(self.notes),
        )  # fmt: skip

    def frozen(self) -> BlankState:
        if self.law().open:
            for seat in range(self.seats):
                for card in self.places[hand(seat)]:
                    self.known[card] = EVERYBODY
        for ask in self.asks:  # whoever is to look through the pile sees it as it lies, also after another did
            if ask.what == "search":
                self.show(self.places[DRAW], viewers(ask.seat))
            elif ask.what == "arrange":
                self.show(self.places[DRAW][-ask.n :], viewers(ask.seat))
        return BlankState(
            Pieces(self.box.layout, tuple(self.places), tuple(self.known)),
            tuple(self.moves),
            self.config,
            self.seats,
            self.box.hash,
            self.affairs(),
            self.peeked,
            self.before,
            Unsaid(self.faults, self.debts, self.lapsed, self.fired, self.turn_fired, self.game_fired, self.spent),
        )

    # What is asked often

    def law(self) -> Law:
        """The law in force. It is asked for many times in a step, so the last answer is kept."""
        rules, memory, top = self.places[3], self.memory, self.history[-1]
        asked = self._asked
        if self._law is None or asked[0] is not rules or asked[1] is not memory or (asked[2] != top and memory.mods):
            self._law = law(self.box, rules, memory, top)
            self._asked = (rules, memory, top)
        return self._law

    def hand(self, seat: int) -> tuple[Piece, ...]:
        return self.places[5 + seat]

    def top(self) -> Piece:
        return self.places[DISCARD][-1]

    def order(self, actor: Seat) -> list[Seat]:
        """All seats in play order, from the one after `actor`, who is last (BK-35e)."""
        return [Seat((actor + self.direction * i) % self.seats) for i in range(1, self.seats + 1)]

    def after(self, seat: Seat, steps: int = 1) -> Seat:
        return Seat((seat + self.direction * steps) % self.seats)

    def deadline(self) -> Millis:
        return Millis(self.now + self.config.patience * 1000)

    # Changes

    def note(
        self, what: str, seat: Seat | None = None, card: int = -1, path: str = "", n: int = 0, text: str = ""
    ) -> None:
        self.notes.append(Note(what, seat, self.box.names[card] if card >= 0 else "", path, n, text))

    def move(self, card: Piece, source: Place, target: Place, seen: Viewers, cell: int | None = None) -> None:
        places = self.places
        here = places[source]
        index = here.index(card)
        places[source] = here[:index] + here[index + 1 :]
        there = places[target]
        places[target] = (*there, card) if cell is None else (*there[:cell], card, *there[cell:])
        self.known[card] = Viewers(self.known[card] | seen)
        self.moves.append(Move(card, source, target, seen, cell))
        if target == DRAW:
            self.peeked = True
        self.touched.add(source - 5)
        self.touched.add(target - 5)

    def move_all(self, cards: tuple[Piece, ...], source: Place, target: Place, seen: Viewers) -> None:
        """Several cards from hand to hand, in order."""
        places, known = self.places, self.known
        places[source] = tuple([card for card in places[source] if card not in cards])
        places[target] += cards
        for card in cards:
            known[card] = Viewers(known[card] | seen)
            self.moves.append(Move(card, source, target, seen))
        self.touched.add(source - 5)
        self.touched.add(target - 5)

    def shuffle(self, place: Place) -> None:
        order = self.luck.shuffle(self.places[place])
        self.places[place] = order
        for card in order:
            self.known[card] = NOBODY
        if place == DRAW:
            self.peeked = False

    def show(self, cards: tuple[Piece, ...], to: Viewers) -> None:
        for card in cards:
            self.known[card] = Viewers(self.known[card] | to)
        self.peeked = self.peeked or bool(cards and cards[0] in self.places[DRAW])

    def refill(self) -> bool:
        """Whether the draw pile has a card, made anew from the discard pile if need be (BK-70)."""
        if self.places[DRAW]:
            return True
        lying = self.places[DISCARD]
        if len(lying) < 2:
            return False
        self.places[DRAW], self.places[DISCARD] = lying[:-1], lying[-1:]
        self.shuffle(DRAW)
        self.note("reshuffled")
        return True

    def bury(self, card: Piece, source: Place) -> None:
        """Discards a card under the top card (BK-71)."""
        lying = self.places[DISCARD]
        self.move(card, source, DISCARD, EVERYBODY, max(0, len(lying) - 1) if lying else None)

    def on_top(self, card: Piece) -> None:
        """The discard pile shows another card now."""
        self.history = (*self.history[-HISTORY + 1 :], card)

    def draw(self, seat: Seat) -> Piece | None:
        """The next card of the draw pile, if there is one (the event is the caller's)."""
        card = self.places[DRAW][-1]
        self.move(card, DRAW, hand(seat), viewers(seat))
        return card

    def ask(self, ask: Ask) -> None:
        self.asks = (*self.asks, ask)

    def penalise(self, seat: Seat, n: int, causer: Seat | None, why: str) -> None:
        self.threats = (*self.threats, Threat(seat, n, causer, why))

    def owe(self, duty: Duty) -> None:
        """A new obligation; of the same lasting one there is one only."""
        kept = [
            old for old in self.duties
            if not (old.lasting and duty.lasting and (old.seat, old.card, old.path) == (duty.seat, duty.card, duty.path))
        ]  # fmt: skip
        self.duties = (*kept[-DUTIES + 1 :], duty)
        self.next_duty += 1
        self.owing(duty.seat, duty.card)

    def owing(self, seat: Seat, card: int) -> None:
        """This seat owes something to a card again: what it did not do before is forgotten."""
        if self.lapsed:
            self.lapsed = tuple(old for old in self.lapsed if old != (seat, card))

    def push(self, frame: Frame) -> None:
        """At the end of what is to be done."""
        if len(self.agenda) < AGENDA:
            self.agenda.append(frame)
