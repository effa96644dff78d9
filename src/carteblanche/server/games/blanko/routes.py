"""BLANKO's HTTP routes: the word lists, and the words of the house for the admin."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, delete, get

from carteblanche.server.dates import today
from carteblanche.server.games.blanko.word_lists import WordLists
from carteblanche.server.people.access import Access
from carteblanche.server.rooms.house import House
from carteblanche.store import decisions
from carteblanche.wire.http import LexiconInfo


@get("/api/lexica", summary="The word lists of this house")
async def lexica(word_lists: WordLists) -> list[LexiconInfo]:
    return word_lists.describe()


@delete("/api/admin/words/{language:str}/{word:str}", status_code=204, summary="Take a word out of the house lexicon")
async def take_word_out(
    request: Request[Any, Any, Any], language: str, word: str, house: House, access: Access
) -> None:
    access.expect_admin(request)
    await house.store.write(decisions.remove_words(language, [word], today()))


HANDLERS: Final[list[Any]] = [lexica, take_word_out]
