"""`carteblanche deck …`: decks of BLANK from the shell, in files or in the house."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

import click

from carteblanche.core.errors import Illegal

if TYPE_CHECKING:
    from carteblanche.games.blank.deck import Deck
    from carteblanche.wire.cards import CardText

T = TypeVar("T")
LANGUAGES: Final = ("en", "de", "fr", "pl", "ru")
_deck = click.argument("deck")
_language = click.option(
    "--lang", "language", default="en", show_default=True, type=click.Choice(LANGUAGES), help="In which language."
)
_file = click.Path(dir_okay=False, path_type=Path)


@click.group(name="deck")
def command() -> None:
    """Decks of BLANK.

    DECK is a file as `deck export` writes it, the name or id of a deck in the house (with @3: in its third version), or `starter`, the one
    that comes with the product.
    """


@command.command(name="list")
@click.option("--json", "as_json", is_flag=True, help="As JSON, for scripts: a deck on each line.")
def list_(*, as_json: bool) -> None:
    """Show the decks of the house."""
    import msgspec

    from carteblanche.cli.decks.stored import list_decks

    for kept in list_decks():
        if as_json:
            listed = {"id": kept.id, "version": kept.version, "name": kept.name}
            click.echo(msgspec.json.encode(listed).decode())
            continue
        click.echo(f"{kept.id}  version {kept.version:>3}  {kept.name}")


@command.command()
@click.argument("name")
@click.option("--mark", "-m", required=True, help="What stands in the corner of its cards: 1 to 12 characters.")
@click.option("--blank", is_flag=True, help="A box in which nothing is written yet.")
@click.option("--file", "-o", "file", type=_file, help="Into this file and not into the house.")
@_language
def new(name: str, mark: str, blank: bool, file: Path | None, language: str) -> None:
    """Make a deck called NAME, with the cards that come with the product."""
    from carteblanche.library.decks.household import make_deck

    if not 1 <= len(mark) <= 12 or not 1 <= len(name) <= 60:
        raise click.UsageError("a mark has 1 to 12 characters, a name 1 to 60")
    _keep(make_deck(name, mark, language, written=not blank), file)


@command.command()
@_deck
@_language
def show(deck: str, language: str) -> None:
    """Show what stands on the cards of DECK."""
    from carteblanche.cli.decks.stored import find_deck
    from carteblanche.games.blank.deck import blanks, marks

    shown = find_deck(deck)
    rules, cards = blanks(shown)
    mark = "marks " + ", ".join(marks(shown)) if len(marks(shown)) > 1 else f"mark {shown.mark}"
    click.echo(f"{shown.name}: {mark}, version {shown.version}")
    click.echo(f"{rules} rule cards and {cards} game cards can still be written on")
    for card in _describe_cards(shown, language):
        click.echo(_line(card))


@command.command()
@_deck
def history(deck: str) -> None:
    """Show who wrote what into DECK, and when."""
    from carteblanche.cli.decks.stored import find_deck

    for line in find_deck(deck).history:
        parts = [line.when, line.author and f"by {line.author}", line.approved and f"approved by {line.approved}"]
        click.echo(f"{line.version:>4}  {line.card:<10} {', '.join(part for part in parts if part)}".rstrip())


@command.command()
@_deck
@click.argument("name")
def rename(deck: str, name: str) -> None:
    """Call DECK by another NAME."""
    from carteblanche.cli.decks.stored import change_deck
    from carteblanche.games.blank.deck import renamed

    if not 1 <= len(name) <= 60:
        raise click.UsageError("a name has 1 to 60 characters")
    click.echo(change_deck(deck, lambda old: renamed(old, name)).name)


@command.command()
@_deck
@click.argument("sentence")
@click.option(
    "--on", "face", default="", metavar="CARD", help="The game card it is written on, such as R4b; else it is a rule."
)
@click.option("--means", default="", metavar="NOTATION", help="What it means, if it is not understood at once.")
@click.option("--people", is_flag=True, help="People see to it, exactly as it is written.")
@click.option("--title", default="", help="What stands above it.")
@click.option("--by", "author", default="", help="Who signs it.")
@click.option("--date", "day", default="", help="When it was written.")
@click.option(
    "--lang", "language", type=click.Choice(LANGUAGES), help="The language it is written in; else it is guessed."
)
def add(
    deck: str,
    sentence: str,
    face: str,
    means: str,
    people: bool,
    title: str,
    author: str,
    day: str,
    language: str | None,
) -> None:
    """Write a card into DECK: a rule, or words on a game card without any. `carteblanche card read` says how SENTENCE is understood."""
    from msgspec.structs import replace

    from carteblanche.cli.decks.stored import change_deck
    from carteblanche.games.blank.calculus import notation
    from carteblanche.games.blank.deck import with_rule, with_text
    from carteblanche.library.decks.conversation import accept_card, for_people

    if max(len(title), len(author), len(day)) > 80:
        raise click.UsageError("a title, a name or a date has at most 80 characters")
    if people and means:
        raise click.UsageError("either people see to a card, or it means something to the machine")
    meaning = for_people(sentence) if people else notation.read(means) if means else None
    words = _word_refusals(
        lambda: accept_card(sentence, language or "en", meaning, rule=not face, author=author, title=title)
    )
    words = replace(words, written=day)
    write: Callable[[Deck], Deck] = lambda old: with_text(old, face, words, "") if face else with_rule(old, words, "")  # noqa: E731
    grown = _word_refusals(lambda: change_deck(deck, write))
    name = face or f"rule {len(grown.rules)}"
    click.echo(f"version {grown.version}")
    click.echo(_line(next(card for card in _describe_cards(grown, words.language) if card.name == name)))


@command.command()
@_deck
@click.argument("file", type=_file)
def export(deck: str, file: Path) -> None:
    """Write DECK to FILE, all in one."""
    from carteblanche.cli.decks.stored import find_deck, write_new
    from carteblanche.games.blank.deck import digest

    out = find_deck(deck)
    write_new(file, out)
    click.echo(
        f"{file}: {out.name}, version {out.version}, {file.stat().st_size / 1024:.0f} KiB, hash {digest(out)[:16]}…"
    )


@command.command(name="import")
@click.argument("file", type=_file)
def import_(file: Path) -> None:
    """Bring the deck of FILE into the house."""
    from carteblanche.cli.decks.stored import read
    from carteblanche.library.decks.household import bring_in

    _keep(bring_in(read(file)), None)


@command.command()
@click.argument("decks", nargs=-1, required=True, metavar="DECK DECK…")
@click.option("--name", help="What the mixture is called; else by the names of its decks.")
@click.option("--file", "-o", "file", type=_file, help="Into this file and not into the house.")
def mix(decks: tuple[str, ...], name: str | None, file: Path | None) -> None:
    """Put several decks together in one. Their marks must differ, so that they can be separated again."""
    from carteblanche.cli.decks.stored import find_deck
    from carteblanche.games.blank.data import MOST_DECKS
    from carteblanche.games.blank.deck import mixed, renamed

    if not 2 <= len(decks) <= MOST_DECKS:
        raise click.UsageError(f"give 2 to {MOST_DECKS} decks")
    whole = _word_refusals(lambda: mixed(tuple(find_deck(deck) for deck in decks)))
    _keep(whole if name is None else renamed(whole, name[:60]), file)


@command.command()
@click.argument("mixture")
@click.argument("decks", nargs=-1, required=True, metavar="DECK…")
def separate(mixture: str, decks: tuple[str, ...]) -> None:
    """Take what was written into MIXTURE back into its DECKS, by their marks."""
    from carteblanche.cli.decks.stored import change_deck, find_deck
    from carteblanche.games.blank.deck import separated

    whole = find_deck(mixture)
    for deck in decks:
        before = find_deck(deck).version
        after = change_deck(deck, lambda old: separated(whole, (old,))[0])
        click.echo(f"{after.name}: {after.version - before} new")


@command.command()
@click.argument("old")
@click.argument("new_", metavar="NEW")
@_language
def diff(old: str, new_: str, language: str) -> None:
    """Show what NEW has that OLD has not (+), and the other way round (-). Exit status 0 if they say the same, 1 if not."""
    from carteblanche.cli.decks.stored import find_deck

    before = {card.name: card for card in _describe_cards(find_deck(old), language)}
    after = {card.name: card for card in _describe_cards(find_deck(new_), language)}
    lines: list[str] = []
    for name in dict.fromkeys((*before, *after)):
        one, other = before.get(name), after.get(name)
        if one is not None and other is not None and (one.says, one.title) == (other.says, other.title):
            continue
        lines += [f"- {_line(one)}"] if one is not None else []
        lines += [f"+ {_line(other)}"] if other is not None else []
    click.echo("\n".join(lines)) if lines else None
    sys.exit(1 if lines else 0)


@command.command(name="print")
@_deck
@click.argument("file", type=_file)
@click.option("--paper", type=click.Choice(["a4", "letter"]), default="a4", show_default=True)
@click.option(
    "--cards",
    type=click.Choice(["all", "written", "rules", "game"]),
    default="all",
    show_default=True,
    help="All, those with words on them, the rules, or the game cards.",
)
@click.option("--since", metavar="DECK", help="Only what was written since this earlier version.")
@click.option("--blanks", default=0, type=click.IntRange(0, 36), help="Print so many rule cards to write on, too.")
@click.option(
    "--backs/--no-backs", default=True, help="Whether the backs are printed, each on the page after its front."
)
@click.option(
    "--lang", "language", default="", type=click.Choice(("", *LANGUAGES)), help="In which language; else as written."
)
def print_(
    deck: str, file: Path, paper: str, cards: str, since: str | None, blanks: int, backs: bool, language: str
) -> None:
    """Make a PDF of DECK to cut out, nine cards on a sheet.

    Print it in its actual size and, with backs, on both sides, turned on the long edge.
    """
    import msgspec

    from carteblanche.cli.decks.stored import find_deck
    from carteblanche.library.decks.printing import PrintOptions, make_pdf
    from carteblanche.server.data import PRINT

    given = {
        "kind": "print-options",
        "paper": paper,
        "cards": cards,
        "language": language,
        "backs": backs,
        "blanks": blanks,
    }
    options = msgspec.convert(given, PrintOptions)
    old = None if since is None else find_deck(since)
    pdf = _word_refusals(lambda: make_pdf(find_deck(deck), PRINT, options, old))
    file.write_bytes(pdf)
    click.echo(
        f"{file}: {len(pdf) / 1024:.0f} KiB. Print it in its actual size, on both sides, turned on the long edge."
    )


def _keep(deck: Deck, file: Path | None) -> None:
    """Keeps a deck that is new, in a file or in the house, and says where."""
    from carteblanche.cli.decks.stored import add_to_house, write_new

    if file is not None:
        write_new(file, deck)
        click.echo(f"{file}: {deck.name}, {len(deck.rules)} rules")
        return
    made, code = add_to_house(deck)
    click.echo(f"{made}  {deck.name}, {len(deck.rules)} rules")
    click.echo(f"Whoever shall own it opens /decks in the browser and claims {made} with the code {code}")


def _describe_cards(deck: Deck, language: str) -> tuple[CardText, ...]:
    from carteblanche.games.blank.box import Box
    from carteblanche.library.decks.texts import describe_cards

    return describe_cards(Box(deck), None, "", language).cards


def _line(card: CardText) -> str:
    title = f"“{card.title}” " if card.title else ""
    author = f" ({card.author})" if card.author else ""
    reading = "" if card.says == card.text else f"\n{'':<10} = {card.says}"
    return f"{card.name:<10} {title}{card.text}{author}{reading}"


def _word_refusals(work: Callable[[], T]) -> T:
    """What the deck does not allow ends in one line, as anything that cannot be read does."""
    from carteblanche.cli.decks.stored import word_refusal

    try:
        return work()
    except Illegal as error:
        raise word_refusal(error) from None
