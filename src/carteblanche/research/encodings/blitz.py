"""Blitz as numbers.

`WAIT` is 0. A card for the centre: which card it is follows from where it comes from, and which top it goes on from the stack; so it is
a source and a stack, the last of which is a new one. A card for the work area: a source, to which for each slot *the two upper cards
together* are added, and a slot. Then the words.
"""

from __future__ import annotations

from typing import Final, get_args

from carteblanche.core.rules import AnyGame
from carteblanche.core.values import Message
from carteblanche.games.blitz import actions as a
from carteblanche.games.blitz.data import BLITZ, CARD, DECK, HIGH_STACK, HIGHEST, STACK, WORK, slots
from carteblanche.games.blitz.state import Config, Phase
from carteblanche.games.blitz.view import BlitzView
from carteblanche.research.encodings.encoding import WAIT, Array, Encoding, Field, Legal

WORDS: Final[tuple[Message, ...]] = (
    a.Flip(),
    a.Turn(),
    a.Stuck(),
    a.Rhythm(1),
    a.Rhythm(2),
    a.Waive(),
    a.Pass(),
    a.Go(),
    a.Next(),
)
PHASES: Final = get_args(Phase)
FACE: Final = 5
"""How many numbers a card is: 1 at one of four colours, and its number over ten."""


class BlitzEncoding(Encoding):
    config: Config

    def __init__(self, game: AnyGame, config: Config, seats: int) -> None:
        work, stacks = slots(seats), 4 * seats
        self.sources = {source: n for n, source in enumerate(("blitz", "reserve", *WORK[:work]))}
        self.work = work
        self.new = stacks
        self.lay = 1 + len(self.sources) * (stacks + 1)
        """The first number of a card for the work area."""
        self.words = self.lay + (len(self.sources) + work) * work
        """The first number of a word."""
        super().__init__(
            game,
            config,
            seats,
            (
                Field("phase", (len(PHASES),), f"1 for the phase: {', '.join(PHASES)}"),
                Field("blitz", (seats,), f"by seat: cards left in the blitz deck, over {BLITZ}"),
                Field("tops", (seats, FACE), "by seat: the top card of the blitz deck"),
                Field("heights", (seats, work), f"by seat and slot: cards in it, over {HIGH_STACK}"),
                Field("upper", (seats, work, FACE), "by seat and slot: the upper card"),
                Field("lower", (seats, work, FACE), "by seat and slot: the card below it"),
                Field("reserve", (seats, FACE), "by seat: the visible card of the reserve"),
                Field("held", (seats, 2), f"by seat: cards in the reserve and those turned over, over {DECK}"),
                Field("packet", (seats,), "by seat: how many cards the next flip turns over, over 3"),
                Field("stacks", (stacks, FACE), "by centre stack: the card that comes next; nothing for a free place"),
                Field("laid", (seats,), f"by seat: its cards in the centre, over {DECK}"),
                Field("totals", (seats,), "by seat: points of the scored rounds, over the target"),
                Field("stuck", (seats,), "by seat: 1 if it has said that it does not get on"),
                Field("asked", (seats,), "by seat: 1 if it may act"),
                Field("right", (seats,), "by seat: 1 if it has the right to change the rhythm, or is using it"),
            ),
            self.words + len(WORDS),
        )

    def _number(self, view: BlitzView) -> Legal:
        found: dict[int, Message | None] = {0: WAIT}
        area = view.public.areas[self._viewer(view)]
        for action in self.game.options(view):
            match action:
                case a.Centre(source, _, stack, _):
                    at = self.new if stack == a.NEW else STACK[stack]
                    found[1 + self.sources[source] * (self.new + 1) + at] = action
                case a.Lay(source, card, slot):
                    number = self.sources[source]
                    if source in WORK and area.slots[WORK.index(source)][-1] != card:
                        number += self.work
                    found[self.lay + number * self.work + WORK.index(slot)] = action
                case _:
                    found[self.words + WORDS.index(action)] = action
        return found

    def _fill(self, view: BlitzView, into: dict[str, Array]) -> None:
        public = view.public
        into["phase"][PHASES.index(public.phase)] = 1
        for at, seat in enumerate(self._from_viewer(view)):
            area = public.areas[seat]
            into["blitz"][at] = area.blitz / BLITZ
            _show(into["tops"][at], area.top)
            for slot, pile in enumerate(area.slots):
                into["heights"][at, slot] = len(pile) / HIGH_STACK
                _show(into["upper"][at, slot], pile[-1] if pile else "")
                _show(into["lower"][at, slot], pile[-2] if len(pile) > 1 else "")
            _show(into["reserve"][at], area.reserve[area.turned - 1] if area.turned else "")
            into["held"][at] = len(area.reserve) / DECK, area.turned / DECK
            into["packet"][at] = area.packet / 3
            into["laid"][at] = public.laid[seat] / DECK
            into["totals"][at] = public.totals[seat] / public.config.target
            into["stuck"][at] = public.stuck[seat]
            into["right"][at] = public.stall is not None and public.stall.seat == seat
        for stack, fit in enumerate(public.fits):
            _show(into["stacks"][stack], fit)
        for waiting in view.waiting:
            into["asked"][self._relative(view, waiting.seat)] = 1


def _show(into: Array, card: str | None) -> None:
    if card:
        colour, number = divmod(CARD[card], HIGHEST)
        into[colour] = 1
        into[4] = (number + 1) / HIGHEST
