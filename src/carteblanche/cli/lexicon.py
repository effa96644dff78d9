"""`carteblanche lexicon …`: build word lists, look words up, keep the house's own words."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

import click

from carteblanche.core.errors import Unreadable

LANGUAGES: Final = ("de", "en", "fr", "pl", "ru")
_language = click.argument("language", type=click.Choice(LANGUAGES))


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
    from carteblanche.library import lexicons

    began = time.monotonic()

    def told(line: str) -> None:
        if not quiet:
            click.echo(f"{time.monotonic() - began:6.1f} s  {line}")

    kept = lexicons.build(language, told)
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
    """Play LANGUAGE with a list of your own: a text file in UTF-8, one word a line."""
    from carteblanche.library import lexicons

    with file.open("rb") as lines:
        graph = lexicons.read_list(language, lines, str(file))
    kept = lexicons.keep(language, graph, graph, [f"list {file.name}"], [f"{file.name}: as its author says"])
    click.echo(f"{language}: {kept.words:,} words; hash {kept.hash}")


@command.command()
@_language
@click.argument("word")
@click.option("--foreign", is_flag=True, help="Names and foreign words may be played too.")
@click.pass_context
def look(ctx: click.Context, language: str, word: str, foreign: bool) -> None:
    """Say whether WORD may be played, and why. Exit status 0 if it may, 1 if not."""
    from carteblanche.library import house, lexicons
    from carteblanche.library.recipes import folded

    shown = house.checked(folded(word, language), language)
    if shown in house.words(language):
        click.echo(f"{shown}: yes, added by the table")
        return
    kept = lexicons.current(language)
    lexicon = None if kept is None else lexicons.load(kept.hash)
    if lexicon is None:
        if language != "de":
            raise Unreadable(f"the lexicon is not built yet: carteblanche lexicon build {language}")
        from carteblanche.games.blanko.words import built_in

        click.echo("(the small built-in list; for the whole one: carteblanche lexicon build de)", err=True)
        lexicon = built_in()
    if shown in lexicon.words:
        seen = lexicon.words.frequency(shown) or 0
        click.echo(f"{shown}: yes" + (f", as common as {seen / 32:.1f} on the Zipf scale" if seen else ", rarely seen"))
    elif shown in lexicon.wider:
        click.echo(f"{shown}: {'yes' if foreign else 'no'}, name")
        ctx.exit(0 if foreign else 1)
    else:
        click.echo(f"{shown}: no, unknown")
        ctx.exit(1)


@command.command(name="list")
def list_() -> None:
    """Show which lexicons are here, and whether moves are found by machine code."""
    from carteblanche.library import house, kernels, lexicons

    for language in LANGUAGES:
        kept = lexicons.current(language)
        own = len(house.words(language))
        said = "not built" if kept is None else f"{kept.words:,} words, hash {kept.hash[:16]}…"
        click.echo(f"{language}: {said}" + (f", {own} of the house" if own else ""))
    why = kernels.why_plain()
    click.echo("moves: machine code" if why is None else f"moves: plain Python ({why})")


@command.command()
@_language
@click.argument("words", nargs=-1)
@click.option("--remove", is_flag=True, help="Take them out instead.")
@click.option("--by", default="", help="Who decided so.")
def house(language: str, words: tuple[str, ...], remove: bool, by: str) -> None:
    """Add WORDS to the house lexicon, or show it."""
    from carteblanche.library import house as kept

    given = [kept.checked(word, language) for word in words]
    kept.add(
        kept.HouseWord(
            word, language, "host", by=by, when=time.strftime("%Y-%m-%d"), removed="by the host" if remove else ""
        )
        for word in given
    )
    if not given:
        for entry in kept.read():
            if entry.language == language:
                votes = (
                    f"yes: {', '.join(entry.yes) or '-'}; no: {', '.join(entry.no) or '-'}"
                    if entry.source == "vote"
                    else ""
                )
                parts = [
                    entry.source,
                    entry.by and f"by {entry.by}",
                    entry.where,
                    votes,
                    entry.when,
                    entry.removed and "removed",
                ]
                click.echo(f"{entry.word}: {'; '.join(part for part in parts if part)}")
