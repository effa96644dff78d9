"""The price of what one may do but need not: it can only be chosen by whoever can pay it in full.

The price is the first step: of `may`, of an option of `either`, of `allow`, of an optional `instead`. So it has been since version 2 of
the rules; before, whoever could not pay chose it all the same and paid what they had.

Who is asked learns from the question whether they can pay, and nobody else does. So only what they can know counts: cards that they know
are looked at, of others there have to be enough, and a number that depends on what they cannot see is at least 1. What somebody has still
to choose, and what people see to, can be paid. Cards are drawn as far as there are any, so that can be paid too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from carteblanche.core.pieces import viewers
from carteblanche.core.values import Seat
from carteblanche.games.blank.affairs import Seats
from carteblanche.games.blank.box import DISCARD
from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.calculus import steps as s
from carteblanche.games.blank.calculus.trees import walk
from carteblanche.games.blank.engine.guard import guard
from carteblanche.games.blank.engine.moves import source_of
from carteblanche.games.blank.evaluate.code import is_list, leaves
from carteblanche.games.blank.evaluate.context import Context
from carteblanche.games.blank.evaluate.filters import fits
from carteblanche.games.blank.evaluate.patterns import Happening
from carteblanche.games.blank.evaluate.plays import fitting
from carteblanche.games.blank.evaluate.which import inflation, lying

if TYPE_CHECKING:
    from carteblanche.games.blank.affairs import Frame

_UNDECIDED: Final = (p.Chosen, p.Random, p.Fitting, p.Fact, p.Agree, p.Coin, p.Die, p.AnyNumber, p.Named)
"""Parts that somebody has still to answer, or luck."""
_ASKED_FOR: Final = ("oldest", "youngest", "author")
_PILE: Final = ("top", "below", "bottom", "discard")


def quiet(context: Context, frame: Frame | None = None) -> Context:
    """The same context, in which nobody is asked."""
    return Context(context.w, frame or context.frame, asking=False, path=context.path)


def payable(context: Context, asked: Seat, path: str) -> bool:
    """Whether this seat can choose the list of steps at this path, seen from a context in which nobody is asked."""
    w = context.w
    if w.box.version < 2:
        return True
    lines = w.box.code(context.card, w.memory.edits).lines(path)
    return not lines or _Purse(context, asked).covers(lines[0][1], lines[0][0])


def unwilling(context: Context, seat: Seat, path: str, *, several: bool) -> tuple[str, ...]:
    """The words closed to who is asked whether they want the steps at this path; `several`: where all who want to are `them`."""
    frame = replace(context.frame, them=(seat,)) if several else context.frame
    return () if payable(quiet(context, frame), seat, path) else ("yes",)


def unpayable(context: Context, seat: Seat, words: tuple[str, ...], path: str) -> tuple[str, ...]:
    """The options whose price cannot be paid. If that is all of them, any can be chosen and is done as far as it goes."""
    can = [payable(quiet(context), seat, f"{path}.{i}") for i in range(len(words))]
    return tuple([word for word, open_now in zip(words, can, strict=True) if not open_now]) if any(can) else ()


class _Purse:
    """What somebody can pay with, as far as they know."""

    def __init__(self, context: Context, asked: Seat) -> None:
        self._context = context
        self._asked = asked
        self._w = context.w

    def covers(self, step: Any, path: str) -> bool:
        match step:
            case s.Move():
                return self._can_move(step, path)
            case s.Exchange(one, other):
                return self._has(one, f"{path}.one") and self._has(other, f"{path}.other")
            case s.Show(cards) | s.Pick(cards) | s.Apply(cards):
                return self._has(cards, f"{path}.cards")
            case s.Play():
                return self._can_play(step, path)
            case s.Mark(who, mark, on=False):
                seats = self._seats(who, f"{path}.who")
                marks = {one[2] for one in self._w.memory.marks if one[:2] == (self._context.card, mark)}
                return seats is None or (bool(seats) and marks.issuperset(seats))
            case s.Tally(p.Calculation("-", p.Counter(counted, whose), n), name, of, set=True) if (counted, whose) == (
                name,
                of,
            ):
                left = self._context.amount(p.Counter(counted, whose), f"{path}.n.left")
                return left >= self._number(n, f"{path}.n.right")
            case s.Either(_, options):
                return any(self._begins(one, f"{path}.options.{i}") for i, one in enumerate(options))
            case _:
                return True

    def _begins(self, steps: tuple[s.Step, ...], path: str) -> bool:
        return not steps or self.covers(steps[0], f"{path}.0")

    # Cards

    def _can_move(self, step: s.Move, path: str) -> bool:
        cards, to = step.cards, step.to
        if cards.place == "draw":
            return True
        times = 1
        if not isinstance(to, str):
            targets = self._seats(to.of, f"{path}.to.of")
            if targets is not None:
                if isinstance(to, p.Hand) and p.Receives in self._w.force.guarding:
                    targets = tuple(seat for seat in targets if self._may_receive(seat))
                if not targets:
                    return False
                times = len(targets)
        kept = 1 if cards.place in _PILE else 0
        word = "discard" if to == "discard" else "give" if isinstance(to, p.Hand) else ""
        taken = cards.how == "random" or cards.by is not None
        return self._has(cards, f"{path}.cards", times, kept, "taken" if taken and word == "give" else word)

    def _may_receive(self, seat: Seat) -> bool:
        return guard(self._context, self._happening(p.Receives, seat, (), 1, "given")).n > 0

    def _happening(self, kind: type[p.Part], seat: Seat, cards: tuple[int, ...], n: int, word: str) -> Happening:
        context = self._context
        return Happening(kind, seat, cards, n, word, source_of(context), context.you, context.card)

    def _has(self, cards: p.Some, path: str, times: int = 1, kept: int = 0, loses: str | None = None) -> bool:
        """Whether there are enough of these cards, from every hand that they are to come from."""
        of = cards.place.of if isinstance(cards.place, p.Hand | p.Front) else None
        if of is not None and self._seats(of, f"{path}.place.of") is None:
            return True
        need = 1 if cards.n is None else self._number(cards.n, f"{path}.n") * times
        found = lying(self._context, cards.place, f"{path}.place")
        if cards.place == "draw" and not found[0][1]:  # it is made anew first
            found = [(None, self._w.places[DISCARD][:-1])]
        heaps = [(seat, self._fitting(cards, heap, path)) for seat, heap in found]
        if not heaps:
            return False
        if loses is not None and p.Loses in self._w.force.guarding:
            heaps = [(seat, self._free(seat, heap, need, loses)) for seat, heap in heaps]
        if kept:
            heaps = [(seat, heap[: len(self._w.places[DISCARD]) - kept]) for seat, heap in heaps]
        if cards.n is None:
            return any(heap for _, heap in heaps)
        return all(len(heap) >= need for _, heap in heaps)

    def _fitting(self, cards: p.Some, heap: tuple[int, ...], path: str) -> tuple[int, ...]:
        """Those that may fit, as far as the one who is asked can know."""
        if not cards.fit or not self._is_open(cards.fit, f"{path}.fit"):
            return heap
        bit, known = viewers(self._asked), self._w.known
        return tuple(
            [card for card in heap if not known[card] & bit or fits(self._context, card, cards.fit, f"{path}.fit")]
        )

    def _free(self, seat: Seat | None, heap: tuple[int, ...], need: int, word: str) -> tuple[int, ...]:
        """Those of the own cards that nothing holds back."""
        if seat is None or seat != self._asked:
            return heap
        free = tuple([card for card in heap if self._lost(seat, (card,), 1, word)])
        return free if self._lost(seat, free[:need], need, word) >= need else ()

    def _lost(self, seat: Seat, cards: tuple[int, ...], n: int, word: str) -> int:
        return guard(self._context, self._happening(p.Loses, seat, cards, n, word)).n

    def _can_play(self, step: s.Play, path: str) -> bool:
        seats, place = self._seats(step.who, f"{path}.who"), step.cards.place
        if step.free or seats is None or seats[:1] != (self._asked,) or not isinstance(place, p.Hand):
            return self._has(step.cards, f"{path}.cards")
        need = 1 if step.cards.n is None else self._number(step.cards.n, f"{path}.cards.n")
        heaps = lying(self._context, place, f"{path}.cards.place")
        mine = [card for _, heap in heaps for card in self._fitting(step.cards, heap, f"{path}.cards")]
        w, seat = self._w, self._asked
        law = w.law(seat)
        return sum(fitting(law, card, w.top(), len(w.hand(seat))) for card in mine) >= need

    # Players and numbers

    def _seats(self, who: p.Players, path: str) -> Seats | None:
        """Who they are; `None` if that is still to be found out."""
        return self._context.who(who, path) if self._is_open(who, path) else None

    def _number(self, n: Any, path: str) -> int:
        if isinstance(n, p.AnyNumber):
            return self._number(n.least, f"{path}.least")
        if isinstance(n, int):
            return n + (inflation(self._context) if n else 0)
        return self._context.amount(n, path) if self._is_open(n, path) else 1

    def _is_open(self, part: Any, path: str) -> bool:
        """Whether the one who is asked can know what this comes to, and nobody has to be asked."""
        if isinstance(part, str | int):
            return part not in _ASKED_FOR
        sizes: set[str] = set()
        for at, one in walk(part, path):
            if any(
                getattr(one, name) in _ASKED_FOR
                for name in ("who", "of", "among")
                if not is_list(getattr(one, name, ()))
            ):
                return False
            match one:
                case p.Count(p.Some(fit=(), n=None)):
                    sizes.add(f"{at}.cards")
                case p.Some() if at not in sizes and not self._is_known(one, at):
                    return False
                case p.Ranked(tie=tie) if tie in ("", "choice", "random"):
                    return False
                case p.Able() | p.Made("playable") if self._context.you != self._asked or self._context.each():
                    return False
                case p.Remembered(name) if any(kept[:2] == (self._context.card, name) for kept in self._w.numbers):
                    return False
                case p.Times(event) | p.Latest(event) if any(
                    getattr(leaf, "cards", ()) for leaf in leaves(event) if not isinstance(leaf, p.Plays)
                ):
                    return False
                case _ if isinstance(one, _UNDECIDED):
                    return False
                case _:
                    pass
        return True

    def _is_known(self, cards: p.Some, path: str) -> bool:
        """Whether the one who is asked knows all cards among which these are found, and nobody has to choose."""
        if cards.n is not None or (isinstance(cards.place, p.Hand) and cards.place.of in ("each", "outer")):
            return False
        bit, known = viewers(self._asked), self._w.known
        return all(known[card] & bit for _, heap in lying(self._context, cards.place, f"{path}.place") for card in heap)
