"""Blitz: the proper acts of one seat, and what would follow from each."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final, TypeAlias, final

from carteblanche.core.errors import Illegal
from carteblanche.core.luck import Luck
from carteblanche.core.options import Options
from carteblanche.core.values import Message, Points
from carteblanche.games.blitz.actions import (
    NEW,
    Action,
    Centre,
    Flip,
    Go,
    Lay,
    Next,
    Pass,
    Rhythm,
    Stuck,
    Turn,
    Waive,
)
from carteblanche.games.blitz.data import BEFORE, HIGH_STACK, ONES, STACKS, TENS, UNDER, WORK
from carteblanche.games.blitz.judging import Aim, judge
from carteblanche.games.blitz.state import Area, Public, points
from carteblanche.games.blitz.view import BlitzView


class Preview(Message):
    """What an act would lead to, as far as everybody can know it."""

    shows: str | None
    """The reserve card that would be visible; nothing if there is none or it was never seen."""
    fills: str
    """The card of the blitz deck that would fill the freed slot."""
    finishes: bool
    """Whether a centre stack is completed."""
    blitz: bool
    """Whether the round ends."""
    points: Points
    """The own points of the round after it."""


_Option: TypeAlias = tuple[type[Action], tuple[Any, ...]]
"""An action that is not made yet: its class and its fields."""


def _gathered(public: Public, seat: int, kinds: tuple[str, ...]) -> list[_Option]:
    found: list[_Option] = []
    if kinds[0] == "centre":
        area = public.areas[seat]
        held = _held(area)
        _add_centre(found, held, public.fits)
        _add_work(found, held, area.slots)
        if area.turned < len(area.reserve):
            found.append((Flip, ()))
        elif area.turned:
            found.append((Turn, ()))
        if public.stall is None and not public.stuck[seat]:
            found.append((Stuck, ()))
    elif kinds[0] in _WORDS:
        found.append(_WORDS[kinds[0]])
    if (stall := public.stall) is not None and stall.seat == seat:
        if stall.stage == "right":
            found += [(Rhythm, (first,)) for first in (1, 2) if first != stall.offsets[seat]]
        found.append((Waive, ()))
    if kinds[-1] == "pass":
        found.append((Pass, ()))
    return found


_WORDS: Final[dict[str, _Option]] = {"go": (Go, ()), "next": (Next, ())}


def _held(area: Area) -> list[tuple[str, str]]:
    """The cards that may be taken, with their sources."""
    slots, reserve, turned = area.slots, area.reserve, area.turned
    held = [("blitz", area.top)] if area.blitz else []
    for slot in range(len(slots)):
        pile = slots[slot]
        length = len(pile)
        if length:
            held.append((WORK[slot], pile[length - 1]))
    if turned and (visible := reserve[turned - 1]) is not None:
        held.append(("reserve", visible))
    return held


@lru_cache(maxsize=1 << 10)
def _ready(fits: tuple[str, ...]) -> dict[str, list[str]]:
    """By card that a centre stack waits for: those stacks."""
    found: dict[str, list[str]] = {}
    for stack, fit in enumerate(fits):
        if fit:
            found.setdefault(fit, []).append(STACKS[stack])
    return found


def _add_centre(found: list[_Option], held: list[tuple[str, str]], fits: tuple[str, ...]) -> None:
    ready = _ready(fits)
    for source, card in held:
        if card in ONES:
            found.append((Centre, (source, card, NEW, "")))
        elif card in ready:
            for stack in ready[card]:
                found.append((Centre, (source, card, stack, BEFORE[card])))  # noqa: PERF401  # compiled, it is faster than a generator


def _add_work(found: list[_Option], held: list[tuple[str, str]], piles: tuple[tuple[str, ...], ...]) -> None:
    count = len(piles)
    for slot in range(count):
        pile = piles[slot]
        high = len(pile)
        if not 0 < high < HIGH_STACK:
            continue
        wanted = UNDER[pile[high - 1]]
        for source, card in held:
            if card in wanted:
                found.append((Lay, (source, card, WORK[slot])))
        if high == 1:
            for other in range(count):
                moved = piles[other]
                length = len(moved)
                if length > 1 and moved[length - 2] in wanted:
                    found.append((Lay, (WORK[other], moved[length - 2], WORK[slot])))


@final
class BlitzOptions(Options[Action]):
    """In this order: cards for the centre, cards for the work area, the reserve, the rest."""

    def __init__(self, view: BlitzView) -> None:
        self._view = view
        self._found: list[_Option] | None = None

    def _options(self) -> list[_Option]:
        if self._found is None:
            view = self._view
            self._found = []
            if view.prompt is not None and view.viewer is not None:
                self._found = _gathered(view.public, view.viewer, view.prompt.kinds)
        return self._found

    def __len__(self) -> int:
        return len(self._options())

    def __iter__(self) -> Iterator[Action]:
        for made, fields in self._options():
            yield made(*fields)

    def listed(self) -> list[Action]:
        return list(self)

    def is_proper(self, action: object) -> bool:
        if not isinstance(action, Action):
            return False
        self.check(action)
        return True

    def check(self, action: Action) -> Aim | None:
        """How the act is to be carried out, if it is proper; else `Illegal`."""
        view = self._view
        if view.viewer is None:
            raise Illegal("only-watching")
        return judge(view.public, view.viewer, action)

    def sample(self, luck: Luck) -> Action:
        listed = self._options()
        made, fields = listed[luck.below(len(listed) or 1)]
        return made(*fields)


def preview(view: BlitzView, action: Action) -> Preview:
    aim = BlitzOptions(view).check(action)
    assert view.viewer is not None
    public, seat = view.public, view.viewer
    area = public.areas[seat]
    turned, own, blitz = area.turned, points(public)[seat], False
    fills = area.top if aim is not None and aim.frees else ""
    if isinstance(action, Centre | Lay):
        turned -= action.source == "reserve"
        leaves = action.source == "blitz" or bool(fills)
        own = Points(own + isinstance(action, Centre) + 2 * leaves)
        blitz = leaves and area.blitz == 1
    elif isinstance(action, Flip):
        turned = min(turned + area.packet, len(area.reserve))
    elif isinstance(action, Turn | Rhythm):
        turned = 0
    shows = area.reserve[turned - 1] if turned else None
    return Preview(shows, fills, isinstance(action, Centre) and action.card in TENS, blitz, own)
