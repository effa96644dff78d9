"""What the cards of a deck have done so far: found in the logs of the finished games that were played with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from litestar import get

from carteblanche.core.errors import Unreadable
from carteblanche.games.blank.state import BlankState
from carteblanche.library.resources import find_for_header
from carteblanche.server.games.blank.decks import read_record
from carteblanche.server.rooms.house import House
from carteblanche.server.rooms.reading import read_document
from carteblanche.store import decks as kept_decks
from carteblanche.table import log
from carteblanche.table.fold import open_game
from carteblanche.table.table import Table
from carteblanche.wire.cards import CardDeeds, Struck

MOST_GAMES: Final = 200
"""So many games are looked at, the first ones of the deck."""
FIRED: Final = frozenset({"fired", "effect", "reflected", "applies", "uses"})
STRIKES: Final = frozenset({"draws", "will-skip", "cannot-play", "owes", "out", "turn-ends"})
"""Codes of what happens to a player because of a card."""


class Deeds(NamedTuple):
    """What one card did in one game: how often it fired, and whom it struck how often."""

    fired: int
    struck: Mapping[int, int]


class Stories:
    """Finished games stay as they are, so each is looked through once."""

    MOST: Final = 2000

    def __init__(self) -> None:
        self._known: dict[str, Mapping[str, Deeds]] = {}

    async def find(self, house: House, room: str) -> Mapping[str, Deeds]:
        """What each card did in this game; `Unreadable` if its log cannot be read."""
        if room not in self._known:
            if len(self._known) >= self.MOST:
                self._known.clear()
            self._known[room] = await house.background.run(find_deeds, await house.store.read_log(room))
        return self._known[room]


@get("/api/decks/{deck:str}/deeds", summary="What the cards of a deck have done so far, and to whom")
async def deck_deeds(deck: str, house: House, stories: Stories) -> list[CardDeeds]:
    record = await read_record(house.store, deck)
    found: dict[str, CardDeeds] = {}
    for room, day, kept in await kept_decks.read_games_with(house.store, record.id, MOST_GAMES):
        try:
            names = [chair.name for chair in read_document(kept).chairs]
            deeds = await stories.find(house, room)
        except Unreadable:  # a table that cannot be read is listed as such elsewhere
            continue
        for card, did in deeds.items():
            found[card] = _add(found.get(card) or CardDeeds(card, 0, day, ()), did, names)
    return sorted(found.values(), key=lambda one: -one.fired)


HANDLERS: Final[list[Any]] = [deck_deeds]


def find_deeds(lines: list[bytes]) -> dict[str, Deeds]:
    """In the background process: what each card did in this game."""
    header, entries = log.read(lines)
    table = Table(header, game=open_game(header, find_for_header(header)))
    fired: Counter[str] = Counter()
    struck: dict[str, Counter[int]] = {}
    for entry in entries:
        before = table.state
        table.fold(entry)
        state = table.state
        if state is before or not isinstance(state, BlankState):
            continue
        for note in state.affairs.trace:
            if note.card and note.what in FIRED:
                fired[note.card] += 1
            elif note.card and note.what in STRIKES and note.seat is not None:
                struck.setdefault(note.card, Counter())[note.seat] += 1
    return {card: Deeds(fired[card], dict(struck.get(card, {}))) for card in fired}


def _add(known: CardDeeds, did: Deeds, names: list[str]) -> CardDeeds:
    counts = Counter({one.name: one.times for one in known.struck})
    for seat, times in did.struck.items():
        if names[seat]:  # nobody speaks of who wants to be forgotten
            counts[names[seat]] += times
    struck = tuple(Struck(name, times) for name, times in counts.most_common())
    return CardDeeds(known.card, known.fired + did.fired, known.first, struck)
