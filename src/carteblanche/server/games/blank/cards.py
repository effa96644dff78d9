"""A card on its way into a deck: as it is sent, as it waits for an owner's answer, and as it is understood."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar.params import Parameter
from msgspec import Meta
from msgspec.structs import replace

from carteblanche.core.errors import Illegal
from carteblanche.games.blank.calculus.steps import Meaning, Sealed
from carteblanche.games.blank.deck import INK, How, Picture, Signature, Title, Words, ink
from carteblanche.games.blank.printer.languages import LANGUAGES
from carteblanche.library.decks.conversation import for_people
from carteblanche.library.decks.tidying import LONGEST, tidy
from carteblanche.server.dates import today
from carteblanche.server.games.blank.reading import Readers

Language = Annotated[str, Parameter(pattern=f"^({'|'.join(LANGUAGES)})$")]
"""A parameter of an address."""


class NewCard(msgspec.Struct, forbid_unknown_fields=True):
    """A rule (`card` empty), or words for a game card without any. `meaning` is what its author was offered and has chosen, or has built;
    with `people` people see to it as it is written; with neither it must be understood at once.
    """

    language: Literal["en", "de", "fr", "pl", "ru"]
    """In which its author speaks with us; the text may be in any."""
    text: Annotated[str, Meta(max_length=LONGEST)] = ""
    meaning: Sealed | None = None
    people: bool = False
    card: Annotated[str, Meta(max_length=40)] = ""
    title: Title = ""
    picture: Picture = ()


class KeptCard(msgspec.Struct):
    """A card as it waits for an answer. One from before the calculus has no meaning."""

    language: str
    text: str
    meaning: Meaning | None = None
    how: How = "old"
    card: str = ""
    title: str = ""
    picture: Picture = ()


def choose_meaning(text: str, meaning: Meaning | None, *, people: bool) -> Meaning | None:
    """What an author says that a text means."""
    if not people:
        return meaning
    if not text.strip():
        raise Illegal("not-understood", left=[])
    return for_people(tidy(text))


async def read_card(new: NewCard, author: Signature, readers: Readers) -> Words:
    """The words for a card, from what somebody sent; `Illegal` if they cannot stand on one."""
    if ink(new.picture) > INK:
        raise Illegal("too-much-ink", most=INK)
    meaning = choose_meaning(new.text, new.meaning, people=new.people)
    words = await readers.accept(
        new.text, new.language, meaning, rule=not new.card, author=author.name, title=new.title
    )
    return replace(words, picture=new.picture, written=today(), key=author.key)


async def read_kept_card(kept: KeptCard, author: Signature, readers: Readers) -> Words:
    """The words of a card that has waited: what its author said that it means. One from before the calculus is read now, and is for people
    if it is not understood.
    """
    if kept.meaning is not None:
        words = Words(kept.meaning, kept.text, kept.language, author.name, kept.title, how=kept.how)
    else:
        try:
            words = await readers.accept(
                kept.text, kept.language, None, rule=not kept.card, author=author.name, title=kept.title
            )
        except Illegal:
            words = Words(for_people(kept.text), kept.text, kept.language, author.name, kept.title, how="old")
    return replace(words, picture=kept.picture, written=today(), key=author.key)
