"""BLANKO's HTTP routes: the word lists, what words mean, which list a table has, and the words of the house for the admin."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import Request, delete, get, post

from carteblanche.core.errors import Unreadable
from carteblanche.library.words.house_words import check_word
from carteblanche.server.dates import today
from carteblanche.server.games.blanko.table_words import describe_table_words
from carteblanche.server.games.blanko.word_lists import WordLists
from carteblanche.server.games.blanko.word_meanings import WordMeanings
from carteblanche.server.people.access import Access
from carteblanche.server.rooms.house import House
from carteblanche.store import decisions
from carteblanche.wire.http import LexiconInfo, TableWords, WordMeaning

Asked = Request[Any, Any, Any]


@get("/api/lexica", summary="The word lists of this house")
async def lexica(word_lists: WordLists) -> list[LexiconInfo]:
    return await asyncio.to_thread(word_lists.describe)


@post(
    "/api/lexica/{language:str}",
    status_code=202,
    summary="Have the whole word list of a language built, beside everything else",
)
async def build_lexicon(request: Asked, language: str, word_lists: WordLists, house: House, access: Access) -> None:
    access.count(request, "trials")
    await access.expect_named(request, house.store)
    word_lists.ask_for(language)


@get("/api/lexica/{language:str}/meanings/{word:str}", summary="What a word is a form of, and what it means")
async def word_meanings(
    request: Asked, language: str, word: str, word_meanings: WordMeanings, access: Access
) -> list[WordMeaning]:
    access.count(request, "hints")
    try:
        return await word_meanings.find(language, check_word(word, language))
    except Unreadable:
        return []


@get("/api/rooms/{room:str}/words", summary="Which word list a table of BLANKO has, and which words it has voted in")
async def table_words(room: str, house: House) -> TableWords:
    return await describe_table_words(await house.expect_room(room))


@delete("/api/admin/words/{language:str}/{word:str}", status_code=204, summary="Take a word out of the house lexicon")
async def take_word_out(request: Asked, language: str, word: str, house: House, access: Access) -> None:
    access.expect_admin(request)
    await house.store.write(decisions.remove_words(language, [word], today()))


HANDLERS: Final[list[Any]] = [lexica, build_lexicon, word_meanings, table_words, take_word_out]
