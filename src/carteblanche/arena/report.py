"""The result as one page of HTML that needs nothing else: no script, no font, no picture from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from carteblanche.arena.plots import Plot, draw_counts, draw_estimates, write_svg
from carteblanche.arena.summary import Pairing, Summary
from carteblanche.core.estimates import Estimate

_STYLE: Final = """
:root { color-scheme: light dark; --mark: light-dark(#1f5f8b, #7fc1ee); --soft: light-dark(#0002, #fff3); }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 56rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: .3rem .7rem; border-bottom: 1px solid var(--soft); text-align: right; font-variant-numeric: tabular-nums; }
th:first-child, td:first-child { text-align: left; }
small { opacity: .75; white-space: nowrap; }
svg { width: 100%; max-width: 44rem; height: auto; font: 13px system-ui, sans-serif; fill: currentColor; }
svg circle, svg rect { fill: var(--mark); }
svg line { stroke: currentColor; }
svg .interval { stroke: var(--mark); stroke-width: 2.5; }
svg .grid { stroke: var(--soft); }
svg .even { stroke-dasharray: 4 4; }
"""


def write_report(summary: Summary) -> str:
    plan = summary.plan
    title = f"{plan.game}: {', '.join(entrant.name for entrant in plan.entrants)}"
    body = "\n".join(_body(title, summary))
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{escape(title)}</title>\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<style>{_STYLE}</style>\n</head>\n'
        f"<body>\n{body}\n</body>\n</html>\n"
    )


def draw(summary: Summary) -> dict[str, Plot]:
    """All plots, by name."""
    found: dict[str, Plot] = {}
    even = 1 / summary.plan.players
    rated = [(one.name, one.rating) for one in summary.standings if one.rating is not None]
    if rated:
        found["ratings"] = draw_estimates("Ratings with intervals", rated, ".1f")
    if summary.games:
        wins = [(one.name, one.wins) for one in summary.standings]
        found["wins"] = draw_estimates("Share of wins by bot", wins, ".0%", even)
        seats = [(f"seat {seat + 1}", one) for seat, one in enumerate(summary.seats)]
        found["seats"] = draw_estimates("Share of wins by seat", seats, ".0%", even)
    if (lengths := summary.lengths) is not None:
        found["lengths"] = draw_counts("How many games took how many steps", lengths.ends, lengths.counts)
    return found


def _body(title: str, summary: Summary) -> Iterator[str]:
    plan = summary.plan
    yield f"<h1>{escape(title)}</h1>"
    yield (
        f"<p>{summary.games} games with {plan.players} players, in {summary.sets} sets. The games of a set have the same luck, and the "
        f"bots change seats. Intervals hold the truth in 19 of 20 cases.</p>"
    )
    if summary.decide is not None:
        yield f"<p>{escape(describe_decision(summary))}</p>"
    yield from _standings(summary)
    yield "<h2>Who comes before whom</h2>"
    yield from _matrix(summary)
    plots = {name: write_svg(plot) for name, plot in draw(summary).items()}
    for name, heading in (("ratings", "Ratings"), ("wins", "Wins"), ("seats", "Wins by seat")):
        if name in plots:
            yield f"<h2>{heading}</h2>"
            yield plots[name]
    if (lengths := summary.lengths) is not None:
        yield "<h2>Lengths</h2>"
        yield (
            f"<p>{lengths.shortest} to {lengths.longest} steps, half of the games at most {lengths.median}; "
            f"{summary.minutes:.1f} minutes at a table on the average. A bin is named by the most steps in it.</p>"
        )
        yield plots["lengths"]
    yield "<h2>Ends</h2>"
    yield _table(["how", "games"], [[escape(how), str(count)] for how, count in summary.reasons.items()])
    yield "<h2>What was played</h2>"
    config = ", ".join(f"{key}={value}" for key, value in plan.config.items() if isinstance(value, str | int | bool))
    yield (
        f"<p>{escape(plan.game)}, rules version {plan.rules}, seed {plan.seed}, Carte Blanche {escape(plan.version)}. "
        f"Options: {escape(config) or 'none'}. Logs are in the folder <code>logs</code> beside this page, a file a game: "
        f"<code>carteblanche verify FILE</code> checks one.</p>"
    )


def describe_decision(summary: Summary) -> str:
    """What was to be decided, and whether it is."""
    verdicts = [f"{pair.one} is {pair.verdict} {_than(pair)}" for pair in summary.pairings if pair.verdict]
    open_ = [f"{pair.one} and {pair.other}" for pair in summary.pairings if not pair.verdict]
    said = f"To be told from an even match: {summary.decide:.0%} of the games."
    if verdicts:
        said += f" Decided: {'; '.join(verdicts)}."
    if open_:
        said += f" Not decided: {'; '.join(open_)}."
    return said


def _than(pair: Pairing) -> str:
    return f"with {pair.other}" if pair.verdict == "level" else f"than {pair.other}"


def _standings(summary: Summary) -> Iterator[str]:
    rows: list[list[str]] = []
    for one in summary.standings:
        lost = ", ".join(f"{reason}: {count}" for reason, count in one.forfeits.items())
        rating = "–" if one.rating is None else _say(one.rating, ".1f")
        rows.append(
            [
                escape(one.name),
                str(one.games),
                _say(one.wins, ".1%"),
                _say(one.points, ".1f"),
                rating,
                escape(lost) or "–",
            ]
        )
    yield _table(["bot", "games", "wins", "points", "rating", "lost by rule"], rows)


def _matrix(summary: Summary) -> Iterator[str]:
    names = [one.name for one in summary.standings]
    shares = {(pair.one, pair.other): pair.share for pair in summary.pairings}
    shares |= {(other, one): Estimate(1 - s.value, 1 - s.high, 1 - s.low) for (one, other), s in shares.items()}
    rows = [
        [escape(one), *(_say(shares[one, other], ".0%") if one != other else "" for other in names)] for one in names
    ]
    yield _table(["before →", *map(escape, names)], rows)


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of cells that are HTML already."""
    titles = "".join(f'<th scope="col">{cell}</th>' for cell in head)
    lines = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table><thead><tr>{titles}</tr></thead><tbody>{lines}</tbody></table>"


def _say(found: Estimate | None, form: str) -> str:
    if found is None:
        return "–"
    return f"{found.value:{form}} <small>{found.low:{form}} – {found.high:{form}}</small>"
