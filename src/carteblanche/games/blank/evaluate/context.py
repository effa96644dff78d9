"""What the parts of a running step are evaluated in: the table, the card's own memory, and the answers given so far.

A step is looked at as a whole before anything happens. Where somebody must choose, the question is put and the step is looked at again
from its start when it is answered; where luck must fall it falls once and is written down beside the answers. So a choice works the same
way wherever it stands in a card. `players`, `which` and `measure` say what the parts of the calculus come to.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Literal, TypeVar, final

from msgspec.structs import replace

from carteblanche.core.pieces import Piece, viewers
from carteblanche.core.values import Millis, Seat
from carteblanche.games.blank.affairs import Ask, Frame, Lasting, Seats
from carteblanche.games.blank.evaluate.law import Law, colour_named
from carteblanche.games.blank.evaluate.measure import is_true, measure
from carteblanche.games.blank.evaluate.players import find
from carteblanche.games.blank.evaluate.plays import fitting
from carteblanche.games.blank.evaluate.which import Tie, choose
from carteblanche.games.blank.state import Answered, Hidden

if TYPE_CHECKING:
    from carteblanche.games.blank.calculus import parts as p
    from carteblanche.games.blank.engine.work import Work

K = TypeVar("K")
T = TypeVar("T")
_NOTHING = Hidden()


class Needs(Exception):
    """The step cannot go on before somebody has answered."""


@final
class Context:
    __slots__ = (
        "_depth", "_each", "_law", "_measured", "asking", "bound", "box", "card", "colour", "colours", "frame", "hidden", "hits", "kept",
        "memo", "met", "numbers", "path", "these", "w", "you",
    )  # fmt: skip

    def __init__(self, w: Work, frame: Frame, *, asking: bool = True, path: str = "", alone: Law | None = None) -> None:
        self.w = w
        self.box = w.box
        self.frame = frame
        self.card = frame.card
        self.you = frame.you
        self.path = path
        self.asking = asking
        hidden = w.hidden.get(frame.n, _NOTHING) if w.hidden else _NOTHING
        self.hidden = hidden
        self.memo: dict[str, Answered] = dict(hidden.memo) if hidden.memo else {}
        self.bound: dict[str, Seats] = dict(frame.bound) if frame.bound else {}
        self.kept: dict[str, tuple[int, ...]] = {}
        """By path: cards that have been found already."""
        self._measured: dict[str, int] = {}
        self.these = hidden.these
        self.colour: int | None = None
        self._each: list[Seat] = list(frame.each)
        for block in frame.stack:
            if block.each is not None:
                self._each.append(block.each)
        self._depth = len(self._each)
        self.hits: list[Seat] = []
        """The players whom the step really concerns."""
        self.met: list[Seat] = []
        """The players that the step deals with, besides `you`, `them` and `each`."""
        self._law = alone
        if alone is None and w.force.renames:
            self._law = alone = w.law(frame.you)
        shown = w.box if alone is None else alone
        self.colours, self.numbers = shown.colours, shown.numbers

    # What it sees

    def named(self) -> int:
        return self.colour if self.colour is not None else colour_named(self.w.memory, self.card)

    def each(self, outer: int = 0) -> Seats:
        return (self._each[-1 - outer],) if len(self._each) > outer else ()

    @contextmanager
    def looking_at(self, seat: Seat) -> Generator[None]:
        """Inside, this player is `each`."""
        self._each.append(seat)
        try:
            yield
        finally:
            self._each.pop()

    def hand(self, seat: Seat) -> tuple[Piece, ...]:
        """A hand, of a frame that runs beside others as it was when they began."""
        now = self.w.hand(seat)
        if self.hidden.hands and now != (then := self.hidden.hands[seat]):
            return tuple([card for card in now if card in then])
        return now

    def playable(self, card: int) -> bool:
        law = self.w.law(self.you) if self._law is None else self._law
        return fitting(law, card, self.w.top(), len(self.w.hand(self.you)))

    # Players, cards, numbers and conditions

    def who(self, who: p.Players, path: str) -> Seats:
        return find(self, who, path)

    def concerned(self, who: p.Players, path: str) -> Seats:
        """The players that a step deals with: from then on they are `them`, unless they are who it is about anyway."""
        found = find(self, who, path)
        if who not in ("you", "them", "each", "outer"):
            self.met += [seat for seat in found if seat not in self.met]
        return found

    def cards(
        self,
        cards: p.Cards,
        path: str,
        times: int = 1,
        *,
        optional: bool = False,
        only: Callable[[int], bool] | None = None,
        tie: Tie = "all",
    ) -> tuple[int, ...]:
        found = choose(self, cards, path, times, optional=optional, only=only, tie=tie)
        if self._is_fixed():
            self.kept[path] = found
        return found

    def amount(self, number: Any, path: str) -> int:
        if isinstance(number, int):
            return number
        if not self._is_fixed():
            return measure(self, number, path)
        found = self._measured.get(path)
        if found is None:
            found = self._measured[path] = measure(self, number, path)
        return found

    def _is_fixed(self) -> bool:
        """Whether a part comes to the same however often it is looked at: where nobody is asked, and for no player in particular."""
        return not self.asking and len(self._each) == self._depth

    def holds(self, condition: p.Condition, path: str) -> bool:
        return is_true(self, condition, path)

    # Questions and luck

    def key(self, path: str, seat: Seat | None = None) -> str:
        """Under what an answer is kept: inside of what is looked at for each player, by player."""
        inner = "".join(f"/{one}" for one in self._each[self._depth :])
        return f"{path}{inner}" if seat is None else f"{path}{inner}@{seat}"

    def ask(
        self,
        key: str,
        seat: Seat,
        what: Literal["players", "cards", "arrange", "word", "react"],
        *,
        least: int = 1,
        most: int = 1,
        among: Seats = (),
        words: tuple[str, ...] = (),
        optional: bool = False,
        choices: Sequence[int] | None = None,
        closed: Callable[[], tuple[str, ...]] | None = None,
        until: Millis | None = None,
    ) -> Answered:
        """The answer of this seat, or `Needs` it. `closed`: the words that it cannot choose."""
        if key in self.memo:
            return self.memo[key]
        if not self.asking:
            return () if what in ("cards", "arrange", "react") else ""
        w, frame = self.w, self.frame
        if not any(ask.frame == frame.n and ask.key == key for ask in w.asks):
            deadline = w.deadline() if until is None else until
            ask = Ask(
                w.number(),
                frame.n,
                key,
                seat,
                what,
                deadline,
                frame.card,
                self.path,
                least,
                most,
                among,
                words,
                optional,
            )
            shown = None if choices is None else tuple(choices)
            w.ask(ask, shown, () if closed is None else closed())
            if shown:
                w.show(tuple(map(Piece, shown)), viewers(seat))
        raise Needs

    def gather(self, asked: Sequence[K], ask: Callable[[K], T]) -> list[T]:
        """What all of these answer, asked at the same time."""
        found: list[T] = []
        missing = False
        for one in asked:
            try:
                found.append(ask(one))
            except Needs:
                missing = True
        if missing:
            raise Needs
        return found

    def luck(self, key: str, n: int) -> int:
        """A number below `n` that luck brings, the same whenever the step is looked at."""
        if not self.asking:
            return 0
        known = self.memo.get(key)
        if isinstance(known, int):
            return known
        found = self.w.luck.below(n)
        self.memo[key] = found
        return found

    def save(self) -> None:
        """What was answered and what luck brought is kept until the step is done."""
        memo = tuple(self.memo.items())
        if memo != self.hidden.memo:
            self.hidden = replace(self.hidden, memo=memo)
            self.w.hidden[self.frame.n] = self.hidden


def still(w: Work, card: int, you: Seat, lasting: Lasting | None = None, *, alone: Law | None = None) -> Context:
    """A context in which nobody is asked: what cannot be known without asking is nobody, nothing and 0."""
    if lasting is None:
        return Context(w, Frame(-1, card, you), asking=False, alone=alone)
    frame = Frame(-1, card, you, them=lasting.them, each=lasting.each, causer=lasting.causer, bound=lasting.bound)
    context = Context(w, frame, asking=False, alone=alone)
    context.colour = lasting.colour
    context.kept = {path: cards for n, path, cards in w.kept if n == lasting.n}
    return context
