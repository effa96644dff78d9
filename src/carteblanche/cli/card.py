"""`carteblanche card …`: what the machine makes of a sentence, and what a card would do to the game."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import click

from carteblanche.core.errors import Illegal, Unreadable

if TYPE_CHECKING:
    from carteblanche.games.blank.trials import Plan, Trial
    from carteblanche.reader.answer import Answer
    from carteblanche.wire.cards import Reading

Kind: TypeAlias = Literal["rule", "game"]
LANGUAGES: Final = ("en", "de", "fr", "pl", "ru")
MOST: Final = 10_000
"""How many sentences are read from standard input."""
_language = click.option(
    "--lang",
    "language",
    type=click.Choice(LANGUAGES),
    help="The language it is written in; if not said, it is guessed.",
)
_kind = click.option(
    "--as",
    "kind",
    type=click.Choice(["rule", "game"]),
    help="A rule, or words on a game card; if not said, as it reads.",
)
_json = click.option("--json", "as_json", is_flag=True, help="As JSON, a line for each.")


@click.group(name="card")
def command() -> None:
    """The cards that players of BLANK write: docs/card-language.md tells how."""


@command.command()
@click.argument("texts", nargs=-1)
@_language
@_kind
@click.option("--echo", type=click.Choice(LANGUAGES), help="The language of the answer; if not said, that of the text.")
@_json
def read(texts: tuple[str, ...], language: str | None, kind: Kind | None, echo: str | None, as_json: bool) -> None:
    """Say what the machine understands of each of TEXTS; without any, of each line of standard input.

    Says it back in words and in the notation of the calculus, names the words that were not understood, and what the author should
    know: docs/card-reader.md tells how. Exit status 0 if all are understood or have to be confirmed, 1 if words are missing in one or
    it is for people.
    """
    import msgspec

    from carteblanche.library.decks.conversation import explain_answer
    from carteblanche.reader.answer import read as read_text

    status = 0
    for n, text in enumerate(list(texts) or _lines()):
        kind_ = kind or guess_kind(text, language)
        answer = read_text(text, kind_, language)
        if answer.kind in ("nearly", "people"):
            status = 1
        found = explain_answer(text, answer, echo or answer.language, rule=kind_ == "rule")
        if as_json:
            click.echo(msgspec.json.encode({"text": text, "as": kind_} | msgspec.to_builtins(found)))
        else:
            click.echo(("\n" if n else "") + "\n".join(_describe(answer, found, echo or answer.language, kind_)))
    sys.exit(status)


@command.command()
@click.argument("corpus", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option(
    "--gold",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="Where the meanings are; by default in gold/ beside it.",
)
@click.option("--lang", "language", type=click.Choice(LANGUAGES), help="Texts of this language only.")
@click.option(
    "--all", "show_all", is_flag=True, help="Show every text that was not read right; without it, those read wrongly."
)
def score(corpus: Path, gold: Path | None, language: str | None, show_all: bool) -> None:
    """Say how well the reader understands the card texts of CORPUS, by the meanings written down for them.

    A row for each language and kind of text, the check fifth apart; its texts are counted and never shown.
    """
    from carteblanche.cli.scores import load, shown, table
    from carteblanche.reader.score import score as scored

    found = scored(load(corpus, gold or corpus.parent / "gold", language))
    click.echo("\n".join((*shown(found, everything=show_all), *table(found))))


@command.command(name="try")
@click.argument("sentence")
@_language
@_kind
@click.option("--on", "face", default="", metavar="CARD", help="The game card it is written on, such as R4b.")
@click.option("--deck", "deck", default="starter", show_default=True, help="A deck's file, or its name in the house.")
@click.option("--games", "-g", default=200, show_default=True, type=click.IntRange(2, 100_000), help="How many pairs.")
@click.option("--seats", "-n", default=4, show_default=True, type=click.IntRange(2, 6))
@click.option("--level", "-l", default="reader", show_default=True, help="How well the bots play.")
@click.option("--seed", "-s", default=0, show_default=True, type=click.IntRange(0))
@click.option("--plot", type=click.Path(dir_okay=False, path_type=Path), help="Draw the result into this SVG file.")
@_json
def try_(
    sentence: str,
    language: str | None,
    kind: Kind | None,
    face: str,
    deck: str,
    games: int,
    seats: int,
    level: str,
    seed: int,
    plot: Path | None,
    as_json: bool,
) -> None:
    """Let bots play with and without the card that SENTENCE means, and show what it does to the game.

    Both games of a pair have the same deal. The same seed gives the same result.
    """
    import msgspec

    from carteblanche.cli.decks.stored import find_deck, word_refusal
    from carteblanche.games.blank.calculus.check import care
    from carteblanche.games.blank.trials import Plan, free_face
    from carteblanche.library.decks.conversation import accept_card

    rule = not face and (kind or guess_kind(sentence, language)) == "rule"
    try:
        words = accept_card(sentence, language or "en", rule=rule)
        if care(words.meaning) == "people":
            raise Illegal("for-people")
        plan = Plan(find_deck(deck), words, "" if rule else face or free_face(find_deck(deck)), seats, level, seed)
        trial = _try_card(plan, games, quiet=as_json)
    except Illegal as error:
        raise word_refusal(error) from None
    if as_json:
        click.echo(msgspec.json.encode(trial))
    else:
        from carteblanche.cli.decks.plots import show_trial

        show_trial(trial, _beside(plan, trial, words.language))
    if plot is not None:
        from carteblanche.cli.decks.plots import draw_svg

        plot.write_text(draw_svg(trial, sentence), encoding="utf-8")
        click.echo(f"drawn into {plot}", err=True)


@command.command(name="print")
@click.argument("notation")
@click.option(
    "--lang", "language", type=click.Choice(LANGUAGES), help="In this language only; if not said, in all five."
)
def print_(notation: str, language: str | None) -> None:
    """Put a meaning of the calculus into words: docs/card-calculus.md tells how NOTATION is written."""
    from carteblanche.games.blank.calculus.notation import read
    from carteblanche.games.blank.printer.text import print_meaning

    meaning = read(notation)
    for one in (language,) if language else LANGUAGES:
        text = print_meaning(meaning, one)
        click.echo(text if language else f"{one}  " + text.replace("\n", "\n    "))


@command.command(name="samples")
@click.option("--lang", "language", default="en", show_default=True, type=click.Choice(LANGUAGES))
def samples_(language: str) -> None:
    """Show cards to begin with: rules, then words for game cards."""
    from carteblanche.games.blank.samples import samples

    for kind, cards in zip(("rule", "game"), samples(language), strict=True):
        for words in cards:
            click.echo(f"{kind}  “{words.title}” {words.text}")


def guess_kind(text: str, language: str | None) -> Kind:
    """A rule if the grammar takes it for one, or if it is understood better as one, else words for a game card."""
    from carteblanche.reader.answer import guess, read
    from carteblanche.reader.grammar import read_by_grammar
    from carteblanche.reader.words.lexicon import lexicon

    if read_by_grammar(text, "rule", lexicon(language or guess(text))).kind in ("understood", "choose"):
        return "rule"
    ranks = {"understood": 0, "choose": 1, "nearly": 2, "people": 2}
    return "rule" if ranks[read(text, "rule", language).kind] < ranks[read(text, "game", language).kind] else "game"


def _lines() -> list[str]:
    if sys.stdin.isatty():
        raise click.UsageError("give a sentence, in quotes, or sentences on standard input")
    lines = [line.strip() for line in sys.stdin if line.strip()]
    if not lines:
        raise click.UsageError("there is no sentence on standard input")
    if len(lines) > MOST:
        raise click.UsageError(f"these are more than {MOST} sentences")
    return lines


def _describe(answer: Answer, found: Reading, language: str, kind: Kind) -> list[str]:
    from carteblanche.games.blank.calculus import notation
    from carteblanche.library.wording import word

    lines = [f"{answer.kind} ({answer.language}, {kind})"]
    for meaning, offer in zip(answer.readings, found.offers, strict=True):
        lines += ["  " + line for line in offer.says[language].splitlines()]
        lines += ["  " + line for line in notation.write(meaning).splitlines()]
        lines.append("  " + word("blank-class", {"category": offer.category}))
        for one in offer.findings:
            level = word("blank-finding-level", {"level": one.level})
            lines.append(f"  {level} {word(f'blank-finding-{one.code}', {'part': one.part})}")
    if answer.left:
        lines.append("not understood: " + ", ".join(dict.fromkeys(answer.left)))
    if answer.commentary:
        lines.append("title or story: " + "; ".join(answer.commentary))
    return lines


def _try_card(plan: Plan, games: int, *, quiet: bool) -> Trial:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from carteblanche.games.blank.bots.levels import BOTS
    from carteblanche.games.blank.trials import trial

    if plan.level not in BOTS:
        raise Unreadable(f"there is no level {plan.level[:40]!r}; there are {', '.join(BOTS)}")
    columns = (TextColumn("pairs of games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=quiet) as progress:
        task = progress.add_task("", total=games)
        return trial(plan, games, lambda: progress.advance(task))


def _beside(plan: Plan, trial: Trial, language: str) -> dict[str, str]:
    from carteblanche.games.blank.box import Box
    from carteblanche.library.decks.texts import describe_cards

    says = {card.name: card.says for card in describe_cards(Box(plan.deck), None, "", language).cards}
    return {one.card: says[one.card] for one in trial.beside}
