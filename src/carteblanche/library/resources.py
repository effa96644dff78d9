"""What a game is opened with: its deck, its lexicon by hash, and the kernel that is fastest on this machine."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from msgspec import to_builtins

from carteblanche.core.errors import Unreadable
from carteblanche.games import catalogue
from carteblanche.games.blockers import rollout
from carteblanche.games.blockers.rules import Blockers
from carteblanche.library import folders
from carteblanche.library.decks import household
from carteblanche.library.words import kernels, lexicons
from carteblanche.library.words.recipes import read_recipe
from carteblanche.library.words.small_lists import find_small_list, keep_small_list
from carteblanche.table.log import Header


class TableResources(NamedTuple):
    """For a new table: what to open its game with, the hash of its lexicon for the header, and options that no host chooses."""

    resources: dict[str, Any]
    lexicon: str | None
    config: dict[str, Any] = {}


def find_for_table(game: str, config: dict[str, Any], house_words: Iterable[str] = ()) -> TableResources:
    """For a new table with these options and, if they say so, with words of the house. A language without a lexicon yet is played with
    its small list. `Unreadable` if it has none, or if there is no such language.
    """
    if "lexicon" not in catalogue.open(game).NEEDS:
        return TableResources({}, None)
    language = config.get("language", "de")
    kept = lexicons.find_current(language)
    found = None if kept is None else lexicons.load(kept.hash)
    if found is None:
        found = find_small_list(language)
        if found is None:
            raise Unreadable(f"there is no word list yet; build it: carteblanche lexicon build {language}", language)
        keep_small_list(found, folders.lexicons())
    if config.get("house"):
        found = lexicons.extend(found, house_words)
    letters = read_recipe(language).letters
    return TableResources(
        {"lexicon": found, "kernel": kernels.find_kernel()},
        found.hash,
        {"own_letters": None if letters is None else to_builtins(letters)},
    )


def make_ready(game: str) -> None:
    """Before many games of this name are played by bots: compiles what they play games out with, if it can be. It may take some seconds."""
    if game == Blockers.NAME:
        kernels.compile_kernel(rollout)


def find_for_header(header: Header) -> dict[str, Any]:
    """For a log: its own deck; its own lexicon if it is here, else none, and then words are not checked; the fastest bots."""
    resources: dict[str, Any] = {}
    if header.game == Blockers.NAME:
        resources["rollouts"] = kernels.find_kernel(rollout)
    if header.deck is not None:
        resources["deck"] = household.from_header(header.deck)
    if header.lexicon is not None:
        resources |= {"lexicon": lexicons.load(header.lexicon), "kernel": kernels.find_kernel()}
    return resources
