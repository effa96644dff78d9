"""BLANK: what one seat may play now — the first of the two phases of every card.

All changes in force that bear on plays are put together into one `Law`. Restrictions add up, and what forbids beats what permits (BK-97).
Every card of a play must obey, not the top one alone. What looks at hands or players has been found out for each seat
before (`Ground`), so that a law follows from what its seat is told.
"""

from __future__ import annotations

from operator import is_
from typing import TYPE_CHECKING, Any, Final, TypeAlias, final

from carteblanche.core.values import Seat
from carteblanche.games.blank.affairs import Affairs, Memory
from carteblanche.games.blank.box import Box
from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.calculus import steps as s
from carteblanche.games.blank.data import COLOURS, NUMBERS
from carteblanche.games.blank.evaluate.changes import Changes, Held, find_changes
from carteblanche.games.blank.evaluate.code import leaves
from carteblanche.games.blank.evaluate.filters import calculated, compare, fits, printed
from carteblanche.games.blank.state import Ground

if TYPE_CHECKING:
    from carteblanche.games.blank.engine.work import Work

Pile: TypeAlias = tuple[int, ...]
ALL: Final = -1
"""The mask of all cards."""
MOST: Final = 99
"""More cards than are ever laid at once."""


@final
class StillContext:
    """The top cards and what was named, and nothing else."""

    def __init__(self, box: Box, pile: tuple[int, ...], card: int, colour: int) -> None:
        self.box = box
        self.colours = box.colours
        self.numbers = box.numbers
        self._pile = pile
        self._card = card
        self._colour = colour

    def named(self) -> int:
        return self._colour

    def put_on_top(self, card: int) -> None:
        """From now on this is the top card."""
        self._pile = (*self._pile[-1:], card)

    def cards(self, cards: p.Cards, path: str) -> tuple[int, ...]:
        pile = self._pile
        match cards.place:
            case "top":
                found = pile[-1:]
            case "below":
                found = pile[-2:-1]
            case "bottom":
                found = pile[:1]
            case _:
                found = (self._card,)
        return tuple(one for one in found if fits(self, one, cards.fit, f"{path}.fit"))

    def amount(self, number: Any, path: str) -> int:
        match number:
            case int():
                return number
            case p.Sum(cards):
                return sum(self.numbers[one] for one in self.cards(cards, f"{path}.cards") if one < self.box.cards)
            case p.Calculation(op, left, right):
                return calculated(op, self.amount(left, f"{path}.left"), self.amount(right, f"{path}.right"))
            case _:
                return 0

    def playable(self, card: int) -> bool:
        return False


def mask(cards: tuple[int, ...]) -> int:
    found = 0
    for card in cards:
        found |= 1 << card
    return found


@final
class Law:
    """All that bears on the plays of one seat."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.plain = True
        """Whether nothing but colour and number counts when cards are played."""
        self.colours = box.colours
        self.numbers = box.numbers
        self.wild = 0
        """Cards that match everything, and everything matches them."""
        self.bars: list[tuple[int, int, int, bool | None]] = []
        """Cards that must not be among so many to so many; if it says so, only if a card is left in the hand, or only if none is."""
        self.needs: list[tuple[int, int, int]] = []
        """Only these cards, and only so many to so many."""
        self.permits = 0
        self.together: list[int] = []
        self.chains: list[tuple[StillContext, p.Plays, str]] = []
        self.anytime = 0
        self.most = MOST
        """How many cards may be laid at once."""

    def allowed(self, size: int, held: int) -> int:
        """Of a hand of `held` cards, those that may be among `size` cards laid at once."""
        if size > self.most:
            return 0
        found = ALL
        for cards, least, most, last in self.bars:
            if least <= size <= most and (last is None or last == (size == held)):
                found &= ~cards
        for cards, least, most in self.needs:
            found &= cards if least <= size <= most else 0
        return found

    def matches(self, card: int, top: int) -> bool:
        """Whether this card alone goes on this top card, by what both show or by leave."""
        return (
            self.colours[card] == self.colours[top]
            or self.numbers[card] == self.numbers[top]
            or bool((self.permits | self.wild) >> card & 1)
            or bool(self.wild >> top & 1)
        )


def law(box: Box, force: Changes, memory: Memory, pile: Pile, grounds: tuple[Ground, ...], laid: int = 0) -> Law:
    """The law for a seat: `pile` is the discard pile, `laid` how many cards it has laid in this turn."""
    if not force.playing:
        return plain_law(box)
    key = (pile[-2:] if force.topical else (), memory.colours, grounds, laid)
    found: Law | None = force.laws.get(key)
    if found is None:
        if len(force.laws) >= 512:
            force.laws.clear()
        found = force.laws[key] = _made(box, force.playing, memory, pile, grounds, laid)
    return found


_last: list[tuple[tuple[object, ...], Law | None]] = [((), None)]
"""The answer given last: what is proper is asked to list it, and again when something of it is done."""


def law_of(
    box: Box, affairs: Affairs, seat: Seat | None, rules: Pile, pile: Pile, out: Pile, grounds: tuple[Ground, ...]
) -> Law:
    """What this seat may play, by what it sees: the rules, the discard pile, cards out of the game, and its grounds."""
    asked = (box, affairs, seat, rules, pile, out, grounds)
    before, answer = _last[0]
    if answer is not None and all(map(is_, asked, before)):
        return answer
    laid = affairs.laid if seat == affairs.turn else 0
    found = law(box, find_changes(box, rules, out, affairs.memory), affairs.memory, pile, grounds, laid)
    _last[0] = (asked, found)
    return found


def bare_law(w: Work) -> Law:
    """The law without what looks at hands and players."""
    return law(w.box, w.force, w.memory, w.places[1], ())


_plains: dict[str, Law] = {}


def plain_law(box: Box) -> Law:
    """The law without any changes."""
    found = _plains.get(box.hash)
    if found is None:
        if len(_plains) >= 256:
            _plains.clear()
        found = _plains[box.hash] = Law(box)
    return found


def colour_named(memory: Memory, card: int) -> int:
    return next((colour for one, colour in memory.colours if one == card), -1)


def still_context(box: Box, memory: Memory, pile: tuple[int, ...], held: Held) -> StillContext:
    colour = held.lasting.colour if held.lasting is not None else colour_named(memory, held.card)
    return StillContext(box, pile, held.card, colour)


def _made(
    box: Box, playing: list[Held], memory: Memory, pile: tuple[int, ...], grounds: tuple[Ground, ...], laid: int
) -> Law:
    made = Law(box)
    known = {(one.card, one.path, one.lasting): one for one in grounds}
    for held in sorted(playing, key=lambda one: not isinstance(one.change, s.CountAs)):
        context = still_context(box, memory, pile, held)
        context.colours, context.numbers = made.colours, made.numbers
        if held.still:
            _take(made, held, context, pile[-1], laid)
        else:
            ground = known.get((held.card, held.path, -1 if held.lasting is None else held.lasting.n))
            if ground is not None and ground.n >= 0:
                _take_ground(made, held, ground, laid)
    made.plain = False
    return made


def breaks(
    box: Box,
    held: Held,
    memory: Memory,
    pile: tuple[int, ...],
    grounds: tuple[Ground, ...],
    cards: tuple[int, ...],
    size: int,
) -> bool:
    """Whether a play of these cards from a hand of `size` breaks this very change."""
    alone = _made(box, [held], memory, pile, grounds, 0)
    allowed = alone.allowed(len(cards), size)
    return not all(allowed >> card & 1 for card in cards)


def _fitting(context: StillContext, tests: tuple[p.Test, ...], path: str) -> int:
    if not tests:
        return ALL
    box = context.box
    if context.colours is box.colours and context.numbers is box.numbers:
        plain = tuple(_resolved(context, test, path) for test in tests)
        found = box.masks.get(plain)
        if found is None:
            known = printed(box, plain)
            if known is not None:
                found = box.masks[plain] = mask(tuple(card for card in known if card < box.cards))
        if found is not None:
            return found
    return mask(tuple(card for card in range(context.box.cards) if fits(context, card, tests, path)))


def _resolved(context: StillContext, test: Any, path: str) -> Any:
    """A test that looks at top cards or at what was named, as a test of what is printed on a card; others as they are."""
    match test:
        case p.Colour(of) if "named" in of:
            named = (COLOURS[context.named()],) if context.named() >= 0 else ()
            return p.Colour((*(colour for colour in of if colour != "named"), *named))
        case p.Than(op, n):
            number = context.amount(n, f"{path}.n")
            return p.Numbered(tuple(face for face in NUMBERS if compare(face, op, number)))
        case p.Like(what, cards) if what != "both":
            others = [one for one in context.cards(cards, f"{path}.cards") if one < context.box.cards]
            shown = {context.colours[one] if what == "colour" else context.numbers[one] for one in others}
            if len(shown) != 1:
                return p.Numbered(())
            one = shown.pop()
            return p.Colour((COLOURS[one],)) if what == "colour" else p.Numbered((one,))
        case p.NoneOf(tests):
            return p.NoneOf(tuple(_resolved(context, one, path) for one in tests))
        case p.AnyOf(tests):
            return p.AnyOf(tuple(_resolved(context, one, path) for one in tests))
        case _:
            return test


def _take(law: Law, held: Held, context: StillContext, top: int, laid: int) -> None:
    """A change that needs no looking at hands or players."""
    path, change = held.path, held.change
    match change:
        case s.CountAs(cards):
            _count_as(law, change, _fitting(context, cards, f"{path}.cards"), context.named())
        case s.Forbid(event):
            for play in leaves(event):
                if isinstance(play, p.Plays) and _on(context, play, path, top):
                    barred = _fitting(context, play.cards, f"{path}.event.cards")
                    law.bars.append((barred, play.least, play.most, play.last or None))
        case s.Require(play):
            if _on(context, play, path, top):
                law.needs.append((_fitting(context, play.cards, f"{path}.play.cards"), play.least, play.most))
        case s.Permit(play):
            if _on(context, play, path, top):
                _permit(law, change, _fitting(context, play.cards, f"{path}.play.cards"))
            if change.together and play.cards:
                law.chains.append((context, play, f"{path}.play.cards"))
        case s.Cap(event, n):
            play = next(one for one in leaves(event) if isinstance(one, p.Plays))
            capped = _fitting(context, play.cards, f"{path}.event.cards")
            _cap(law, change, capped, context.amount(n, f"{path}.n"), laid)
        case _:
            raise ValueError(f"{change} does not bear on plays")


def _take_ground(law: Law, held: Held, ground: Ground, laid: int) -> None:
    """A change that has been looked at for this seat."""
    change, cards = held.change, mask(ground.cards)
    match change:
        case s.CountAs():
            _count_as(law, change, cards, -1 if ground.n == 0 else ground.n - 1)
        case s.Forbid(event):
            play = next(one for one in leaves(event) if isinstance(one, p.Plays))
            law.bars.append((cards, play.least, play.most, play.last or None))
        case s.Require(play):
            law.needs.append((cards, play.least, play.most))
        case s.Permit():
            _permit(law, change, cards)
        case s.Cap(event):
            play = next(one for one in leaves(event) if isinstance(one, p.Plays))
            _cap(law, change, cards if play.cards else ALL, ground.n, laid)
        case _:
            raise ValueError(f"{change} does not bear on plays")


def _on(context: StillContext, play: p.Plays, path: str, top: int) -> bool:
    return not play.on or fits(context, top, play.on, f"{path}.on")


def _permit(law: Law, change: s.Permit, cards: int) -> None:
    law.permits |= cards
    if change.together:
        law.together.append(cards)
    if change.anytime:
        law.anytime |= cards


def _cap(law: Law, change: s.Cap, cards: int, n: int, laid: int) -> None:
    """At most `n` cards at once; if only some cards are capped, these are not among more than `n`."""
    left = n if change.per == "once" else max(0, n - laid)
    if cards == ALL and not change.but_last:
        law.most = min(law.most, left)
    else:
        law.bars.append((cards, left + 1, MOST, False if change.but_last else None))


def _count_as(law: Law, change: s.CountAs, cards: int, named: int) -> None:
    if "any" in (change.colour, change.number):
        law.wild |= cards & (1 << law.box.cards) - 1
    if change.colour not in ("", "any"):
        new = named if change.colour == "named" else COLOURS.index(change.colour)
        if new >= 0:
            law.colours = tuple(new if cards >> i & 1 else old for i, old in enumerate(law.colours))
    if isinstance(change.number, int):
        shown = change.number
        law.numbers = tuple(shown if cards >> i & 1 else old for i, old in enumerate(law.numbers))
