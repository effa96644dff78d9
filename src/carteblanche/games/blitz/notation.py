"""Blitz: acts as text and the table as a picture.

A card goes from its source to a stack or slot: `blitz red 7 > C3`, `W2 green 1 > new`, `reserve blue 5 > W1`. On a stack one means the card
below to be on top; if it was seen otherwise, that is added: `blitz red 7 > C3 on blue 6`. The rest are words: `flip`, `turn`, `stuck`,
`rhythm 1`, `rhythm 2`, `waive`, `pass`, `go`, `next`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, final

from carteblanche.core.errors import Unreadable
from carteblanche.games.blitz.actions import NEW, Action, Centre, Flip, Go, Lay, Next, Pass, Rhythm, Stuck, Turn, Waive
from carteblanche.games.blitz.data import BEFORE, COLOURS, SIGN, STACKS, WORK
from carteblanche.games.blitz.state import Area
from carteblanche.games.blitz.view import BlitzView

_WORDS: Final[dict[str, Action]] = {
    "flip": Flip(),
    "turn": Turn(),
    "stuck": Stuck(),
    "rhythm 1": Rhythm(1),
    "rhythm 2": Rhythm(2),
    "waive": Waive(),
    "pass": Pass(),
    "go": Go(),
    "next": Next(),
}
_TEXTS: Final = {action: text for text, action in _WORDS.items()}
_CARD: Final = r"(?:red|yellow|green|blue) (?:10|[1-9])"
_MOVE: Final = re.compile(rf"(blitz|reserve|w[1-5]) ({_CARD}) > (new|[cw]\d{{1,2}})(?: on (nothing|{_CARD}))?")


@final
class BlitzNotation:
    STYLES: Mapping[str, str] = {
        rf"[☀☾]{colour[0]}\d+|\b{colour} \d+\b": style
        for colour, style in zip(COLOURS, ("bold red", "bold yellow", "bold green", "bold bright_blue"), strict=True)
    }

    def write(self, action: Action) -> str:
        match action:
            case Centre(source, card, stack, top):
                expected = "" if stack == NEW else BEFORE.get(card, "")
                seen = "" if top == expected else f" on {top or 'nothing'}"
                return f"{source} {card} > {stack}{seen}"
            case Lay(source, card, slot):
                return f"{source} {card} > {slot}"
            case Rhythm(first):
                return f"rhythm {first}"
            case _:
                return _TEXTS[action]

    def read(self, text: str) -> Action:
        words = " ".join(text.lower().split())
        if (said := _WORDS.get(words)) is not None:
            return said
        found = _MOVE.fullmatch(words)
        if found is None:
            raise Unreadable(f"an act is like 'blitz red 7 > C3' or one of {', '.join(_WORDS)}, not {_shown(text)}")
        source, card, target, seen = found.groups()
        source = source.upper() if source[0] == "w" else source
        if target[0] == "w":
            if seen is not None or target.upper() not in WORK:
                raise Unreadable(f"a work slot is W1 to W5, without a card, not {_shown(text)}")
            return Lay(source, card, target.upper())
        if target != NEW and target.upper() not in STACKS:
            raise Unreadable(f"a centre stack is C1 to C{len(STACKS)}, not {_shown(target)}")
        top = ("" if target == NEW else BEFORE[card]) if seen is None else "" if seen == "nothing" else seen
        return Centre(source, card, NEW if target == NEW else target.upper(), top)

    def draw(self, view: BlitzView) -> str:
        public = view.public
        lines = [f" round {public.round}, {public.phase}, at {public.at} ms"]
        if (stall := public.stall) is not None:
            lines.append(f" stalled: {stall.stage}" + ("" if stall.seat is None else f" of seat {stall.seat}"))
        centre = [f"{STACKS[n]} {_card(pile[-1].rpartition(' ')[0])}" for n, pile in enumerate(public.stacks) if pile]
        lines.append(f" centre: {'  '.join(centre) or '-'}; put aside: {len(public.finished) // 10}")
        for seat, area in enumerate(public.areas):
            lines.append(f" seat {seat}: total {public.totals[seat]}, in the centre {public.laid[seat]}")
            lines.append(f"   {_area(area)}")
        return "\n".join(lines)

    def help(self) -> str:
        return (
            "A card goes from blitz, reserve or W1, W2, … to a centre stack, to a new one or to an own slot:\n"
            "blitz red 7 > C3, W2 green 1 > new, reserve blue 5 > W1.\n"
            f"Otherwise say {', '.join(_WORDS)}."
        )


def _card(card: str | None) -> str:
    """A card in three or four characters: its sign, its colour's letter, its number."""
    if not card:
        return "-" if card == "" else "??"
    return f"{'☀' if SIGN[card] == 'sun' else '☾'}{card[0]}{card.split()[1]}"


def _area(area: Area) -> str:
    work = " ".join("/".join(map(_card, pile)) or "-" for pile in area.slots)
    table = " ".join(map(_card, area.reserve[: area.turned])) or "-"
    hand = " ".join(map(_card, area.reserve[area.turned :])) or "-"
    packet = "" if area.packet == 3 else f" (next {area.packet})"
    return f"blitz {_card(area.top)} of {area.blitz}; work {work}; table {table}; hand {hand}{packet}"


def _shown(text: str) -> str:
    """What somebody wrote, short enough for one line."""
    return repr(text if len(text) <= 40 else text[:40] + "…")
