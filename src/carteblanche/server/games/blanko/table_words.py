"""The word list that a table is played with, and what was decided there about words."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from carteblanche.core.errors import Illegal, Unreadable
from carteblanche.games.blanko.rules import Blanko
from carteblanche.games.blanko.state import BlankoState
from carteblanche.library.resources import find_for_header
from carteblanche.library.words import house_words, lexicons
from carteblanche.library.words.house_words import AdmittedWord
from carteblanche.library.words.small_lists import find_small_list
from carteblanche.server.rooms.room import Room
from carteblanche.table.table import Table
from carteblanche.wire.http import TableWords, WordRuling


async def describe_table_words(room: Room) -> TableWords:
    """`Illegal` if no game of BLANKO has begun in this room."""
    table = None if room.live is None else room.live.table
    if table is None or not isinstance(table.game, Blanko):
        raise Illegal("no-such-room")
    names = [chair.name for chair in room.document.chairs]
    return await asyncio.to_thread(_describe, table, table.game, names)


def _describe(table: Table, game: Blanko, names: Sequence[str]) -> TableWords:
    state, lexicon = table.state, game.referee.lexicon
    language = str(table.header.config.get("language", "de"))
    admitted = isinstance(state, BlankoState) and state.admitted
    stood = state.stood if isinstance(state, BlankoState) else ()
    laid = dict.fromkeys(word.split()[-1].upper() for word in reversed(stood))
    found = (
        house_words.find_admitted(table.header, tuple(table.entries), find_for_header(table.header)) if admitted else []
    )
    try:
        kept, small = lexicons.find_current(language), find_small_list(language)
    except Unreadable:
        kept = small = None
    added = 0 if lexicon is None else len(lexicon.added)
    words = 0 if lexicon is None else len(lexicon.words)
    whole = kept is not None and words - added == kept.words
    return TableWords(
        language,
        words,
        lexicon is not None and (small is not None and words - added == len(small.words)) and not whole,
        added,
        kept is not None and not whole,
        tuple(laid),
        tuple(_describe_ruling(one, names) for one in found),
    )


def _describe_ruling(one: AdmittedWord, names: Sequence[str]) -> WordRuling:
    def name(seat: int) -> str:
        return names[seat] if seat < len(names) else ""

    return WordRuling(one.word, name(one.seat), tuple(map(name, one.yes)), tuple(map(name, one.no)))
