"""What a game is opened with: its lexicon by hash, and the kernel that is fastest on this machine."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from carteblanche.games.blanko.words import built_in
from carteblanche.library import decks, kernels, lexicons
from carteblanche.table.log import Header


class Ready(NamedTuple):
    """For a new table: what to open its game with, and the hash for its header."""

    resources: dict[str, Any]
    lexicon: str | None


def for_table(game: str, config: dict[str, Any], house_words: Iterable[str] = ()) -> Ready:
    """For a new table with these options and, if they say so, with words of the house. A language without a lexicon yet is played with
    the small list that is built in.
    """
    if game != "blanko":
        return Ready({}, None)
    language = config.get("language", "de")
    kept = lexicons.current(language)
    found = None if kept is None else lexicons.load(kept.hash)
    if found is None:
        found = built_in(language)
    if config.get("house"):
        found = lexicons.extended(found, house_words)
    return Ready({"lexicon": found, "kernel": kernels.kernel()}, found.hash)


def for_header(header: Header) -> dict[str, Any]:
    """For a log: its own lexicon if it is here, else none, and then words are not checked."""
    if header.game == "blank" and header.deck is not None:
        return {"deck": decks.from_header(header.deck)}
    if header.game != "blanko":
        return {}
    found = built_in() if header.lexicon is None else lexicons.load(header.lexicon)
    return {"lexicon": found, "kernel": kernels.kernel()}
