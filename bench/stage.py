"""The stage on which benchmarks perform: contenders take turns, medians are compared, tables are printed."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from statistics import median
from typing import final

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from bench.contract import Contender, Contest, Missing

_ROLES = {"ours": "ours", "peer": "peer", "beside": "for orientation"}


def number(value: float) -> str:
    """A figure with as many digits as it deserves."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def spread(figures: Sequence[float]) -> str:
    return f"{number(min(figures))} … {number(max(figures))}"


@final
class Terminal:
    """The stage of `./run bench`: tables go to standard output, progress to standard error."""

    def __init__(self) -> None:
        self._out = Console(highlight=False, width=None if os.isatty(1) else 132)
        self._err = Console(stderr=True, highlight=False)
        self._shown = False
        self._last = ""

    def introduce(self) -> None:
        self.say(
            f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
        )
        self.say("Only ratios count: figures of two machines, or of two runs, must not be compared.")

    def say(self, line: str) -> None:
        self._clear()
        self._out.print(escape(line))

    def progress(self, line: str) -> None:
        if self._err.is_terminal:
            self._clear()
            self._err.print(f"[dim]{escape(line)}[/dim]", end="", overflow="ellipsis", no_wrap=True)
            self._shown = True
        else:  # a file or a pipe: said once, without repeating the rounds
            what = line.partition(": round ")[0]
            if what != self._last:
                self._err.print(escape(what))
            self._last = what

    def _clear(self) -> None:
        if self._shown:
            self._err.file.write("\r\x1b[2K")
            self._err.file.flush()
            self._shown = False

    def table(self, title: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        self._clear()
        table = Table(title=escape(title), title_justify="left", title_style="bold")
        for column in columns:
            table.add_column(escape(column), justify="left" if column == columns[0] else "right")
        for row in rows:
            table.add_row(*map(escape, row))
        self._out.print(table)

    def contest(self, contest: Contest) -> dict[str, float]:
        figures: dict[str, list[float]] = {one.name: [] for one in contest.contenders}
        missing: dict[str, str] = {}
        for turn in range(contest.rounds):
            for one in contest.contenders:
                if one.name not in missing:
                    self.progress(f"{contest.title}: round {turn + 1} of {contest.rounds}, {one.name}")
                    try:
                        figures[one.name].append(one.measure(contest.seconds))
                    except Missing as reason:
                        missing[one.name] = str(reason)
        medians = {name: median(measured) for name, measured in figures.items() if name not in missing}
        self._results(contest, figures, medians)
        for name, why in missing.items():
            self.say(f"{name} was left out: {why}")
        self._goals(contest, medians)
        return medians

    def _results(self, contest: Contest, figures: dict[str, list[float]], medians: dict[str, float]) -> None:
        ours = next((one.name for one in contest.contenders if one.role == "ours" and one.name in medians), None)
        rows: list[tuple[str, ...]] = []
        for one in contest.contenders:
            if one.name in medians:
                ratio = (
                    "" if ours in {None, one.name} else f"× {number(_better(contest, medians, str(ours), one.name))}"
                )
                rows.append((*_shown(one, medians, figures), ratio))
        columns = (f"{contest.rounds} rounds in turn", "", contest.unit, "spread", "ours is better by")
        self.table(contest.title, columns, rows)

    def _goals(self, contest: Contest, medians: dict[str, float]) -> None:
        for goal in contest.goals:
            if goal.whose in medians and goal.than in medians:
                found = _better(contest, medians, goal.whose, goal.than)
                verdict = "reached" if found >= goal.factor else "not reached"
                self.say(f"Goal: {goal.whose} ≥ {goal.factor:g} × {goal.than}: {verdict} ({number(found)} ×)")


def _shown(one: Contender, medians: dict[str, float], figures: dict[str, list[float]]) -> tuple[str, str, str, str]:
    return one.name, _ROLES[one.role], number(medians[one.name]), spread(figures[one.name])


def _better(contest: Contest, medians: dict[str, float], whose: str, than: str) -> float:
    """How many times as good."""
    ratio = medians[whose] / medians[than]
    return ratio if contest.more_is_better else 1 / ratio
