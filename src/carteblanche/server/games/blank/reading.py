"""Cards are read in a process of their own, with a time limit: whatever somebody types, no table and no other author waits for long."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar, TypeVarTuple, Unpack

from carteblanche.core.errors import Illegal
from carteblanche.games.blank.calculus.steps import Meaning
from carteblanche.games.blank.deck import How, Words
from carteblanche.library.decks import conversation, translation
from carteblanche.server.jobs.processes import WorkerDied, WorkerPool
from carteblanche.wire.cards import Reading

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

SECONDS: Final = 8.0
"""A text that takes longer is left to people."""
LONG: Final = 120.0
MOST_WAITING: Final = 24
"""How many texts may be read and wait."""


class Readers:
    """The reader's process: it starts with the first text."""

    def __init__(self) -> None:
        self._pool = WorkerPool(1, prepare=_prepare)
        self._waiting = 0
        self._warming: asyncio.Task[None] | None = None

    async def explain(
        self,
        language: str,
        *,
        rule: bool,
        text: str = "",
        meaning: Meaning | None = None,
        blocks: dict[str, Any] | None = None,
        people: Sequence[str] = (),
    ) -> Reading:
        """What is said to the author of a card: about a meaning, blocks, or a text."""
        if blocks is not None and not conversation.is_small(blocks):
            return conversation.not_a_card(language)
        try:
            return await self._run(_explain, language, rule, text, meaning, blocks, tuple(people))
        except TimeoutError:
            return conversation.too_slow(text, language)

    async def explain_suggestion(
        self, text: str, answer: str, language: str, *, rule: bool, people: Sequence[str] = ()
    ) -> Reading:
        """What a translator suggests for a text, if it can be a card."""
        try:
            return await self._run(_explain_suggestion, text, answer, language, rule, tuple(people))
        except TimeoutError:
            return conversation.too_slow(text, language)

    async def accept(
        self, text: str, language: str, meaning: Meaning | None, *, rule: bool, author: str = "", title: str = ""
    ) -> Words:
        """The words for a card; `Illegal` if they cannot stand on one."""
        try:
            return await self._run(_accept, text, language, meaning, rule, author, title)
        except TimeoutError:
            raise Illegal("not-understood", left=[]) from None

    async def find_how(self, text: str, language: str, meaning: Meaning, *, rule: bool) -> How:
        try:
            return await self._run(_find_how, text, language, meaning, rule)
        except TimeoutError:
            return "blocks"

    def warm_up(self) -> None:
        """Starts the process if it does not run yet; nobody waits for it."""
        if self._warming is None:
            self._warming = asyncio.create_task(self._pool.run(LONG, _nothing), name="readers")

    async def stop(self) -> None:
        if self._warming is not None:
            self._warming.cancel()
            await asyncio.gather(self._warming, return_exceptions=True)
        await self._pool.stop()

    async def _run(self, job: Callable[[Unpack[Ts]], T], *args: *Ts) -> T:
        if self._waiting >= MOST_WAITING:
            raise Illegal("too-busy")
        self._waiting += 1
        try:
            return await self._pool.run(SECONDS, job, *args)
        except WorkerDied:
            raise Illegal("too-busy") from None
        finally:
            self._waiting -= 1


# In the process, which alone loads the reader


def _prepare() -> None:
    from carteblanche.reader.answer import prepare

    prepare()


def _explain(
    language: str,
    rule: bool,  # noqa: FBT001  # jobs have no named arguments
    text: str,
    meaning: Meaning | None,
    blocks: dict[str, Any] | None,
    people: tuple[str, ...],
) -> Reading:
    if meaning is not None:
        return conversation.explain_meaning(meaning, language, rule=rule, people=people)
    if blocks is not None:
        return conversation.explain_blocks(blocks, language, rule=rule, people=people)
    return conversation.explain_text(text, language, rule=rule, people=people)


def _explain_suggestion(text: str, answer: str, language: str, rule: bool, people: tuple[str, ...]) -> Reading:  # noqa: FBT001
    return translation.explain_suggestion(text, answer, language, rule=rule, people=people)


def _accept(text: str, language: str, meaning: Meaning | None, rule: bool, author: str, title: str) -> Words:  # noqa: FBT001
    return conversation.accept_card(text, language, meaning, rule=rule, author=author, title=title)


def _find_how(text: str, language: str, meaning: Meaning, rule: bool) -> How:  # noqa: FBT001
    return conversation.find_how(text, language, meaning, rule=rule)


def _nothing() -> None:
    return
