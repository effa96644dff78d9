"""Which rule is shown by which scenario: `python -m carteblanche.testing.scenarios.coverage` writes docs/rules/coverage.md.

A rule is a heading of the form `### BL-07 …` in docs/rules/<game>.md, with the anchor `bl-07` before it. Every rule needs a
scenario, and a scenario names only rules that there are.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

from carteblanche.testing.scenarios import reading
from carteblanche.testing.scenarios.model import read_file

RULES: Final = Path("docs/rules")
SCENARIOS: Final = Path("tests/scenarios")
PATH: Final = RULES / "coverage.md"

_RULE: Final = re.compile(r"^### (?P<id>[A-Z]{2,3}-\w+) (?P<title>.+)$", re.MULTILINE)
_HEAD: Final = """# Which scenario shows which rule

Made by `python -m carteblanche.testing.scenarios.coverage` from the rules in this folder and the scenarios in
`tests/scenarios`. Do not edit it: run the command.
"""


def rules(root: Path) -> dict[str, dict[str, str]]:
    """By game: its rules' ids with their titles, in order."""
    found: dict[str, dict[str, str]] = {}
    for path in sorted((root / RULES).glob("*.md")):
        listed = {rule["id"]: rule["title"] for rule in _RULE.finditer(path.read_text(encoding="utf-8"))}
        if listed:
            found[path.stem] = listed
    return found


def shown(root: Path) -> dict[str, dict[str, list[tuple[str, str]]]]:
    """By game and rule id: the cases that name it, each with its file."""
    found: dict[str, dict[str, list[tuple[str, str]]]] = {}
    for path in sorted((root / SCENARIOS).rglob("*.yaml")):
        file = read_file(reading.read(path), str(path))
        relative = path.relative_to(root).as_posix()
        for case in file.cases:
            for rule in case.rules:
                found.setdefault(file.game, {}).setdefault(rule, []).append((relative, case.name))
    return found


def gaps(root: Path) -> list[str]:
    """What is missing: rules without a scenario, and rules that a scenario names and that are not there."""
    cases, faults = shown(root), list[str]()
    known = rules(root)
    for game, listed in known.items():
        faults += [f"{rule} has no scenario" for rule in listed if rule not in cases.get(game, {})]
    for game, named in cases.items():
        faults += [
            f"{where[0][0]} names {rule}, which is not in {RULES}/{game}.md"
            for rule, where in named.items()
            if rule not in known.get(game, {})
        ]
    return faults


def text(root: Path) -> str:
    """The table, as Markdown."""
    cases = shown(root)
    lines = [_HEAD]
    for game, listed in rules(root).items():
        count = sum(len(cases.get(game, {}).get(rule, ())) for rule in listed)
        lines += [
            f"## {game}",
            "",
            f"{len(listed)} rules, shown {count} times.",
            "",
            "| rule | | shown by |",
            "|---|---|---|",
        ]
        for rule, title in listed.items():
            links = [f"{name} ([{Path(path).name}](../../{path}))" for path, name in cases.get(game, {}).get(rule, ())]
            lines.append(f"| [{rule}]({game}.md#{rule.lower()}) | {title} | {'<br>'.join(links) or '**nothing**'} |")
        lines.append("")
    return "\n".join(lines)


def main() -> int:
    root = Path()
    (root / PATH).write_text(text(root), encoding="utf-8")
    sys.stdout.write(f"{PATH} is up to date\n")
    for gap in gaps(root):
        sys.stdout.write(f"{gap}\n")
    return 1 if gaps(root) else 0


if __name__ == "__main__":
    sys.exit(main())
