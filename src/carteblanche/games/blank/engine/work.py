"""A state while one step is done: taken apart into fields that can change, and put together again.

Every step begins with `Work(box, state, now, luck)` and ends with `frozen()`. Between them the other modules change it: `events` looks
for cards that a happening sets off, `flow` does what is pending until somebody must be asked, `turns` ends turns and games. What one
may know is kept with every move; why something happened is noted in the trace.
"""

from __future__ import annotations

from typing import Any, Final, final

from msgspec.structs import replace

from carteblanche.core.luck import Luck
from carteblanche.core.pieces import EVERYBODY, NOBODY, Move, Piece, Pieces, Place, Viewers
from carteblanche.core.values import Millis, Seat
from carteblanche.games.blank.affairs import Affairs, Ask, Frame, Note, Phase
from carteblanche.games.blank.box import DISCARD, DRAW, OTHERS, OUT, Box, hand
from carteblanche.games.blank.evaluate.changes import Changes, find_changes
from carteblanche.games.blank.evaluate.law import Law, law, plain_law
from carteblanche.games.blank.state import NO_RECORD, BlankState, Hidden, Record

BUDGET: Final = 600
"""How many steps one action may take; what is left then is waived, and noted."""
HISTORY: Final = 32
"""How many cards that were laid are remembered."""
AGENDA: Final = 64
_SEATS: Final = tuple(tuple(map(Seat, range(seats))) for seats in range(7))


@final
class Work:
    __slots__ = (
        "_law", "_law_from",
        "acts", "agenda", "ages", "anytime", "applied", "asks", "automatic", "before", "began", "box", "budget", "choices", "closed",
        "closing", "config", "debts", "direction", "done", "doubt", "duties", "extra", "extras", "faults", "fired", "force", "free", "gone",
        "grounds", "hidden", "history", "judged", "kept", "known", "laid", "lapsed", "lastly", "latest", "layers", "lead", "luck", "memory",
        "motion", "moves", "notes", "now", "numbers", "peeked", "phase", "places", "plays", "reason", "reported", "resolving",
        "rewards", "seating", "seats", "serial", "silent", "skips", "spent", "state", "tallies", "timers", "touched", "truths",
        "turn", "turns", "under", "understood", "used", "users", "winners", "wish", "woken", "written",
    )  # fmt: skip

    def __init__(self, box: Box, state: BlankState, now: Millis, luck: Luck) -> None:
        self.box = box
        self.config = state.config
        self.automatic = state.config.effects == "automatic"
        """Whether everybody is told what cards ask of them."""
        self.seats = state.seats
        self._law_from: tuple[object, object, int] = ((), (), 0)
        self.rewind(state)
        self.look()
        self.begin(state, now, luck)

    def begin(self, state: BlankState, now: Millis, luck: Luck) -> None:
        """Everything is as in this state, and the next step begins."""
        self.state = state
        self.luck = luck
        self.now = now
        self.moves: list[Move] = []
        self.notes: list[Note] = []
        self.budget = BUDGET
        self.touched = False
        """Whether something has changed since it was last looked at what has become true."""
        self.woken: set[int] = set()
        """The frames whose questions have been answered."""
        self._law: dict[int, Law] = {}

    def rewind(self, state: BlankState) -> None:
        """Everything as it was in this state."""
        affairs = state.affairs
        self.before, self.peeked, self.ages = state.before, state.peeked, affairs.ages
        self.places = list(state.pieces.places)
        self.known = list(state.pieces.known)
        self.phase: Phase = affairs.phase
        self.turn = affairs.turn
        self.direction = affairs.direction
        self.plays = affairs.plays
        self.acts = affairs.acts
        self.turns = affairs.turns
        self.laid = affairs.laid
        self.history = affairs.history
        self.layers = affairs.layers
        self.under = affairs.under
        self.skips = affairs.skips
        self.free = affairs.free
        self.anytime = affairs.anytime
        self.users = affairs.users
        self.extras = affairs.extras
        self.extra = affairs.extra
        self.lead = affairs.lead
        self.seating = affairs.seating
        self.gone = affairs.gone
        self.began = affairs.began
        self.resolving = affairs.resolving
        self.agenda = list(affairs.agenda)
        self.asks = affairs.asks
        self.duties = affairs.duties
        self.timers = affairs.timers
        self.serial = affairs.serial
        self.motion = affairs.motion
        self.doubt = affairs.doubt
        self.silent = affairs.silent
        self.applied = affairs.applied
        self.judged = affairs.judged
        self.closing = affairs.closing
        self.reported = affairs.reported
        self.memory = affairs.memory
        self.understood = affairs.understood
        self.winners = affairs.winners
        self.reason = affairs.reason
        self.rewards = affairs.rewards
        self.wish = affairs.wish
        self.written = affairs.written
        record = state.record
        self.hidden = dict(record.hidden) if record.hidden else {}
        self.choices, self.closed = dict(record.choices), dict(record.closed)
        self.kept = record.kept
        self.numbers = record.numbers
        self.grounds = record.grounds
        self.tallies = record.tallies
        self.latest, self.lastly = record.latest, record.lastly
        self.truths = record.truths
        self.used = record.used
        self.fired, self.done = record.fired, record.done
        self.faults = record.faults
        self.debts = record.debts
        self.lapsed = record.lapsed
        self.spent = record.spent

    def affairs(self) -> Affairs:
        return Affairs(
            self.phase, self.turn, self.direction, self.plays, self.acts, self.turns, self.laid, self.history, self.layers,
            self.under, self.skips, self.free, self.anytime, self.users, self.extras, self.extra, self.lead, self.seating, self.gone,
            self.began, self.resolving, tuple(self.agenda),
            self.asks, self.duties, self.timers, self.serial, self.motion, self.doubt, self.silent, self.applied, self.judged,
            self.closing, self.reported, self.memory, self.understood, self.winners, self.reason, self.rewards, self.wish, self.written,
            tuple(self.notes), self.ages,
        )  # fmt: skip

    def frozen(self) -> BlankState:
        record = NO_RECORD if self._is_blank() else Record(
            tuple(self.hidden.items()), tuple(self.choices.items()), self.kept, self.numbers, self.grounds, self.tallies,
            self.latest, self.truths, self.used, self.fired, self.done, self.faults, self.debts, self.lapsed, self.spent,
            tuple(self.closed.items()), self.lastly,
        )  # fmt: skip
        self.state = BlankState(
            Pieces(self.box.layout, tuple(self.places), tuple(self.known)),
            tuple(self.moves),
            self.config,
            self.seats,
            self.box.hash,
            self.affairs(),
            self.peeked,
            self.before,
            record,
        )
        return self.state

    def _is_blank(self) -> bool:
        """Whether the record has nothing in it."""
        return not (
            self.hidden or self.choices or self.fired or self.done or self.grounds or self.tallies or self.truths or self.used
            or self.faults or self.debts or self.lapsed or self.spent or self.kept or self.numbers or self.latest
            or self.closed or self.lastly
        )  # fmt: skip

    # What is asked often

    def look(self) -> None:
        """The rules or what lasts may be others now: what is in force."""
        self.force: Changes = find_changes(self.box, self.places[3], self.places[2], self.memory)

    def remember(self, **changes: Any) -> None:
        """Part of the memory becomes another."""
        self.memory = replace(self.memory, **changes)
        if not changes.keys().isdisjoint(("lasting", "off", "edits")):
            self.look()

    def by_age(self) -> tuple[int, ...]:
        """The rules in force, the one that came first first."""
        rules = self.places[3]
        if not self.ages:
            return rules
        known = [rule for rule in self.ages if rule in rules]
        return (*known, *(rule for rule in rules if rule not in known))

    def put_rules(self, rules: tuple[Piece, ...]) -> None:
        """These rules lie in this order now, and are as old as they were."""
        if self.box.version >= 3:
            self.ages = self.by_age()
        self.places[3] = rules
        if self.by_age() == rules:
            self.ages = ()
        self.look()

    def law(self, seat: Seat) -> Law:
        """What this seat may play. It is asked for many times in a step, so the last answers are kept."""
        if not self.force.playing:
            return plain_law(self.box)
        asked, rules, top = self._law_from, self.places[3], self.places[1][-1]
        if asked[0] is not rules or asked[1] is not self.memory or asked[2] != top:
            self._law = {}
            self._law_from = (rules, self.memory, top)
        found = self._law.get(seat)
        if found is None:
            grounds = self.grounds[seat] if self.grounds else ()
            pile = self.places[1]
            found = law(self.box, self.force, self.memory, pile, grounds, self.laid if seat == self.turn else 0)
            self._law[seat] = found
        return found

    def forget_laws(self) -> None:
        """What changes come to has been looked at anew."""
        self._law = {}

    def hand(self, seat: int) -> tuple[Piece, ...]:
        return self.places[5 + seat]

    def top(self) -> Piece:
        return self.places[DISCARD][-1]

    def ring(self) -> tuple[Seat, ...]:
        """Everybody who is in the game, clockwise."""
        sitting = self.seating or _SEATS[self.seats]
        return tuple(seat for seat in sitting if seat not in self.gone) if self.gone else sitting

    def order(self, actor: Seat) -> list[Seat]:
        """Everybody who is in the game, in play order, from the one after `actor`, who is last (BK-35e)."""
        if not self.gone and not self.seating:
            return [Seat((actor + self.direction * i) % self.seats) for i in range(1, self.seats + 1)]
        sitting = self.seating or _SEATS[self.seats]
        start = sitting.index(actor)
        steps = range(1, self.seats + 1)
        found = [sitting[(start + self.direction * step) % self.seats] for step in steps]
        return [seat for seat in found if seat not in self.gone]

    def beside(self, seat: Seat, steps: int) -> Seat:
        """The seat so many places further clockwise, of those in the game."""
        if not self.gone and not self.seating:
            return Seat((seat + steps) % self.seats)
        sitting = self.ring()
        if seat in sitting:
            return sitting[(sitting.index(seat) + steps) % len(sitting)]
        whole = self.seating or _SEATS[self.seats]
        way = 1 if steps > 0 else -1
        after = [
            one for i in range(1, self.seats) if (one := whole[(whole.index(seat) + way * i) % self.seats]) in sitting
        ]
        return after[(abs(steps) - 1) % len(after)] if after else seat

    def after(self, seat: Seat, steps: int = 1) -> Seat:
        if not self.gone and not self.seating:
            return Seat((seat + self.direction * steps) % self.seats)
        return self.beside(seat, self.direction * steps)

    def deadline(self) -> Millis:
        return Millis(self.now + self.config.patience * 1000)

    def number(self) -> int:
        """The next number for a frame, a question, a duty or something lasting."""
        self.serial += 1
        return self.serial - 1

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
        known = self.known[card] = Viewers(self.known[card] | seen)
        self.moves.append(Move(card, source, target, seen, cell))
        if known & OTHERS[target]:
            self.peeked |= 1 << target
        if card >= self.box.cards or OUT in (target, source):
            self.look()
        self.touched = True

    def move_all(self, cards: tuple[int, ...], source: Place, target: Place, seen: Viewers) -> None:
        """Several cards from hand to hand, in order."""
        places = self.places
        going = tuple(map(Piece, cards))
        places[source] = tuple([card for card in places[source] if card not in going])
        places[target] += going
        for card in going:
            self.known[card] = Viewers(self.known[card] | seen)  # pyright: ignore[reportUnknownArgumentType]
            self.moves.append(Move(card, source, target, seen))
        self.peeked |= 1 << target
        self.touched = True

    def shuffle(self, place: Place) -> None:
        order = self.luck.shuffle(self.places[place])
        self.places[place] = order
        known = NOBODY if OTHERS[place] else EVERYBODY
        for card in order:
            self.known[card] = known
        self.peeked &= ~(1 << place)

    def show(self, cards: tuple[Piece, ...], to: Viewers) -> None:
        known = self.known
        new = [card for card in cards if to & ~known[card]]
        for card in new:
            known[card] = Viewers(known[card] | to)
        for place, lying in enumerate(self.places) if new else ():
            if to & OTHERS[place] and not set(new).isdisjoint(lying):
                self.peeked |= 1 << place

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

    def on_top(self, card: Piece, seat: int = -1, under: tuple[int, ...] = ()) -> None:
        """The discard pile shows another card now; `under`: those that were laid with it."""
        if not under and not self.under:
            self.history = (*self.history[-HISTORY + 1 :], card)
            self.layers = (*self.layers[-HISTORY + 1 :], seat)
            return
        history = self.history = (*self.history, *under, card)[-HISTORY:]
        self.layers = (*self.layers, *(seat,) * len(under), seat)[-HISTORY:]
        self.under = (*self.under, *under)
        if len(history) == HISTORY or card in self.under:
            self.under = tuple([one for one in self.under if one in history and one != card])

    def laid_last(self, back: int) -> tuple[int, int]:
        """The last top card, or the one so many before it, and who laid it; -1 for nothing and nobody."""
        tops = [pair for pair in zip(self.history, self.layers, strict=True) if pair[0] not in self.under]
        return tops[-1 - back] if len(tops) > back else (-1, -1)

    def draw(self, seat: Seat) -> Piece:
        """The next card of the draw pile (the event is the caller's)."""
        places, target, owner = self.places, hand(seat), Viewers(2 << seat)
        pile = places[DRAW]
        card = pile[-1]
        places[DRAW] = pile[:-1]
        places[target] += (card,)
        if self.known[card] & ~owner:
            self.peeked |= 1 << target
        self.known[card] = Viewers(self.known[card] | owner)
        self.moves.append(Move(card, DRAW, target, owner))
        self.touched = True
        return card

    def ask(self, ask: Ask, choices: tuple[int, ...] | None = None, closed: tuple[str, ...] = ()) -> None:
        self.asks = (*self.asks, ask)
        if choices is not None:
            self.choices[ask.n] = choices
        if closed:
            self.closed[ask.n] = closed

    def drop_asks(self, frame: int) -> None:
        """What a frame has asked need not be answered any more."""
        if self.asks:
            gone = [ask.n for ask in self.asks if ask.frame == frame]
            self.asks = tuple(ask for ask in self.asks if ask.frame != frame)
            for n in gone:
                self.choices.pop(n, None)
                self.closed.pop(n, None)

    def push(self, frame: Frame, hidden: Hidden | None = None, *, front: bool = False) -> None:
        """At the end of what is to be done, or at its beginning."""
        if len(self.agenda) >= AGENDA:
            self.note("waived", frame.you, frame.card)
            return
        if front:
            self.agenda.insert(0, frame)
        else:
            self.agenda.append(frame)
        if hidden is not None:
            self.hidden[frame.n] = hidden

    def penalise(self, seat: Seat, n: int, causer: Seat | None, why: str, *, front: bool = True) -> None:
        """A penalty is on its way; it can be answered before it is taken (BK-56)."""
        self.push(Frame(self.number(), -1, seat, word=why, amount=n, causer=causer), front=front)
