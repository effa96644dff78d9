"""`carteblanche lexicon …`: build word lists, look words up, keep the house's own words."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

import click

if TYPE_CHECKING:
    from carteblanche.games.blanko.lexicon import Lexicon
    from carteblanche.store.decisions import HouseWord
    from carteblanche.store.store import Store

Found = TypeVar("Found")
MOST: Final = 10_000
_language = click.argument("language")


@click.group(name="lexicon")
def command() -> None:
    """The words that BLANKO is played with."""


@command.command()
@_language
@click.option("--quiet", "-q", is_flag=True, help="Say nothing on the way.")
def build(language: str, quiet: bool) -> None:
    """Fetch public dictionaries and build the lexicon of LANGUAGE on this machine.

    What it is made of keeps its licence: it is for your own use here, and is left out of backups and exports.
    """
    from carteblanche.library.words import lexicons

    began = time.monotonic()

    def report(line: str) -> None:
        if not quiet:
            click.echo(f"{time.monotonic() - began:6.1f} s  {line}")

    kept = lexicons.build(language, report)
    if not quiet:
        found = lexicons.load(kept.hash)
        assert found is not None
        click.echo(f"{language}: {len(found.words):,} words, {len(found.wider):,} with names; hash {kept.hash}")
        for licence in kept.licences:
            click.echo(f"  {licence}")


@command.command(name="import")
@_language
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def import_(language: str, file: Path) -> None:
    """Play LANGUAGE with what another machine has exported, or with a list of your own: a text file in UTF-8, one word a line."""
    from carteblanche.library.words import lexicons

    kept = lexicons.import_list(language, file)
    click.echo(f"{language}: {kept.words:,} words; hash {kept.hash}")


@command.command()
@_language
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
def export(language: str, file: Path) -> None:
    """Write the lexicon of LANGUAGE into FILE, to bring it to another machine of yours that has no connection.

    The licences of what it is made of are in FILE, and hold for it: whom you give it to gets it under them.
    """
    from carteblanche.library.words import lexicons

    kept = lexicons.pack(language, file)
    click.echo(f"{language}: {kept.words:,} words in {file}; there: carteblanche lexicon import {language} {file.name}")
    for licence in kept.licences:
        click.echo(f"  {licence}")


@command.command()
@_language
@click.argument("word")
@click.option("--foreign", is_flag=True, help="Names and foreign words may be played too.")
@click.pass_context
def look(ctx: click.Context, language: str, word: str, foreign: bool) -> None:
    """Say whether WORD may be played, and why. Exit status 0 if it may, 1 if not."""
    from carteblanche.library.words import house_words
    from carteblanche.library.words.letters import fold
    from carteblanche.library.words.recipes import find_letters

    shown = house_words.check_word(fold(word, find_letters(language).alphabet), language)
    if shown in _in_play(language):
        click.echo(f"{shown}: yes, added by the table")
        return
    lexicon = _lexicon(language)
    if shown in lexicon.words:
        seen = lexicon.words.frequency(shown) or 0
        click.echo(f"{shown}: yes" + (f", as common as {seen / 32:.1f} on the Zipf scale" if seen else ", rarely seen"))
    elif shown in lexicon.wider:
        click.echo(f"{shown}: {'yes' if foreign else 'no'}, name")
        ctx.exit(0 if foreign else 1)
    else:
        click.echo(f"{shown}: no, unknown")
        ctx.exit(1)


@command.command()
@_language
@click.argument("word")
@click.pass_context
def mean(ctx: click.Context, language: str, word: str) -> None:
    """Say what WORD is a form of and, in English, what it means. Exit status 1 if that is not known."""
    from carteblanche.library.words.meanings import find_meanings

    found = find_meanings(language, word, lambda line: click.echo(line, err=True))
    for meaning in found:
        click.echo(f"{meaning.base} ({meaning.kind}): {meaning.text}" if meaning.text else meaning.base)
    ctx.exit(0 if found else 1)


@command.command()
@_language
@click.option(
    "--show", default=0, help="Print so many of the words that are missing and of the names that are accepted."
)
@click.option("--json", "as_json", is_flag=True, help="As JSON, for scripts: all that is missing or wrongly accepted.")
@click.pass_context
def score(ctx: click.Context, language: str, show: int, *, as_json: bool) -> None:
    """Measure the lexicon of LANGUAGE on the most frequent words and names, as dictionaries know them that it is not made of.

    Exit status 0 if it has at least 99 % of the words and at most 1 % of the names.
    """
    from carteblanche.library.words.score import score_lexicon as measured

    found = measured(language, _lexicon(language).words, lambda line: click.echo(line, err=True))
    words, names = found.drawn
    if as_json:
        import msgspec

        figures = {"recall": found.recall, "false_accepts": found.false_accepts, "passed": found.passed}
        sets = {"words": len(words), "names": len(names), "missing": found.missing, "accepted": found.accepted}
        click.echo(msgspec.json.encode({"language": language, **figures, **sets}).decode())
        ctx.exit(0 if found.passed else 1)
    click.echo(
        f"{language}: {found.recall:.2%} of {len(words):,} words, {found.false_accepts:.2%} of {len(names):,} names"
    )
    for title, listed in (("missing", found.missing), ("accepted", found.accepted)):
        if show and listed:
            click.echo(f"{title}: {' '.join(listed[:show])}")
    ctx.exit(0 if found.passed else 1)


@command.command(name="list")
@click.option("--json", "as_json", is_flag=True, help="As JSON, for scripts: a language on each line.")
def list_(*, as_json: bool) -> None:
    """Show which lexicons are here, and whether moves are found by machine code."""
    import msgspec

    from carteblanche.library.words import kernels, lexicons
    from carteblanche.library.words.recipes import list_languages

    for language in list_languages():
        kept = lexicons.find_current(language)
        own = len(_in_play(language))
        if as_json:
            known = {} if kept is None else {"words": kept.words, "hash": kept.hash}
            click.echo(
                msgspec.json.encode({"language": language, "built": kept is not None, **known, "house": own}).decode()
            )
            continue
        said = (
            "a small list; the whole one is not built"
            if kept is None
            else f"{kept.words:,} words, hash {kept.hash[:16]}…"
        )
        click.echo(f"{language}: {said}" + (f", {own} of the house" if own else ""))
    if as_json:
        return
    if kernels.find_kernel().COMPILED:
        click.echo("moves: machine code")
    else:
        click.echo(f"moves: plain Python ({kernels.find_obstacle() or 'it is compiled when a lexicon is built'})")


@command.command()
@_language
@click.argument("words", nargs=-1)
@click.option("--remove", is_flag=True, help="Take them out instead.")
@click.option("--by", default="", help="Who decided so.")
def house(language: str, words: tuple[str, ...], remove: bool, by: str) -> None:
    """Add WORDS to the house lexicon, or show it."""
    from carteblanche.library.words.house_words import check_word
    from carteblanche.server.dates import today
    from carteblanche.store import decisions

    given = [check_word(word, language) for word in words]

    async def read(store: Store) -> list[str]:
        if not given:
            return [await _line(store, entry) for entry in await decisions.read_word_history(store, MOST, language)]
        known = await decisions.read_words(store, language)
        added = [decisions.HouseWord(language, word, today(), by=by) for word in given if word not in known]
        await store.write(
            *([decisions.remove_words(language, given, today())] if remove else map(decisions.insert_word, added))
        )
        return []

    for line in _run_with_store(read) if given or _database().exists() else []:
        click.echo(line)


def _lexicon(language: str) -> Lexicon:
    """What the language is played with."""
    from carteblanche.library.words import lexicons

    kept = lexicons.find_current(language)
    lexicon = None if kept is None else lexicons.load(kept.hash)
    if lexicon is None:
        from carteblanche.core.errors import Unreadable
        from carteblanche.library.words.small_lists import find_small_list

        lexicon = find_small_list(language)
        if lexicon is None:
            raise Unreadable(f"there is no word list yet; build it: carteblanche lexicon build {language}", language)
        click.echo(f"(the small list; for the whole one: carteblanche lexicon build {language})", err=True)
    return lexicon


async def _line(store: Store, entry: HouseWord) -> str:
    """A word of the house with where it came from."""
    from carteblanche.server.rooms.document import read_names

    names = dict(enumerate(await read_names(store, entry.room)))
    yes, no = (
        ", ".join(names.get(seat) or f"seat {seat + 1}" for seat in seats) or "-" for seats in (entry.yes, entry.no)
    )
    laid = entry.by if entry.seat is None else names.get(entry.seat) or f"seat {entry.seat + 1}"
    parts = (
        "vote" if entry.seat is not None else "host",
        laid and f"by {laid}",
        f"room {entry.room}, entry {entry.entry}" if entry.room else "",
        f"yes: {yes}; no: {no}" if entry.seat is not None else "",
        entry.day,
        entry.removed and f"removed {entry.removed}",
    )
    return f"{entry.word}: {'; '.join(part for part in parts if part)}"


def _database() -> Path:
    from carteblanche.server import data

    return data.folder() / "house.sqlite"


def _in_play(language: str) -> list[str]:
    """The words of the house."""
    from carteblanche.store import decisions

    return _run_with_store(lambda store: decisions.read_words(store, language)) if _database().exists() else []


def _run_with_store(story: Callable[[Store], Awaitable[Found]]) -> Found:
    """What the store of this house answers."""
    from carteblanche.store.store import Store

    async def read() -> Found:
        async with Store.open(_database()) as store:
            return await story(store)

    return asyncio.run(read())
