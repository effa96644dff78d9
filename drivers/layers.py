"""The import contracts of pyproject.toml as a picture and as a list in docs/architecture.md.

    python -m drivers.layers            writes both
    python -m drivers.layers --check    fails if one of them is out of date

What stands beside a layer is the first sentence of its own docstring.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
PICTURE: Final = Path("docs/pictures/layers.svg")
PAGE: Final = Path("docs/architecture.md")
BEGIN, END = "<!-- contracts: written by python -m drivers.layers -->", "<!-- end of contracts -->"
WIDTH: Final = 900
LEFT: Final = 30
LINE: Final = 17
CHARACTERS: Final = 88
"""How much of a sentence goes on one line."""


def main(words: Sequence[str]) -> int:
    contracts = read_contracts(ROOT)
    page = (ROOT / PAGE).read_text(encoding="utf-8")
    wanted = {PICTURE: draw(contracts, ROOT), PAGE: fill_page(page, list_contracts(contracts))}
    stale = [path for path, text in wanted.items() if not _is_current(path, text)]
    if "--check" in words:
        for path in stale:
            sys.stdout.write(f"{path.as_posix()} does not show the import contracts: python -m drivers.layers\n")
        return 1 if stale else 0
    for path in stale:
        (ROOT / path).write_text(wanted[path], encoding="utf-8")
    return 0


def read_contracts(root: Path) -> list[dict[str, Any]]:
    with (root / "pyproject.toml").open("rb") as file:
        found: list[dict[str, Any]] = tomllib.load(file)["tool"]["importlinter"]["contracts"]
    return found


def read_layers(contract: dict[str, Any], root: Path) -> list[list[tuple[str, str]]]:
    """From the top: the modules of each layer that exist, with what they say of themselves."""
    container = contract["containers"][0]
    rows = [[name.strip(" ()") for name in layer.split("|")] for layer in contract["layers"]]
    described = [[(name, _describe(f"{container}.{name}", root)) for name in row] for row in rows]
    return [present for row in described if (present := [(name, text) for name, text in row if text])]


def _describe(module: str, root: Path) -> str:
    """The first sentence of a module's docstring; nothing if there is no such module."""
    path = root / "src" / module.replace(".", "/")
    for file in (path / "__init__.py", path.with_suffix(".py")):
        if file.is_file():
            text = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or module
            return re.split(r"\.(?:\s|$)", " ".join(text.split("\n\n")[0].split()))[0]
    return ""


def draw(contracts: list[dict[str, Any]], root: Path) -> str:
    """Each contract that is a stack of layers: a box for a layer, a line for each module in it."""
    parts: list[str] = []
    y = 20
    for contract in contracts:
        if contract["type"] != "layers":
            continue
        title = f"{contract['containers'][0]}: {contract['name'][0].lower()}{contract['name'][1:]}"
        parts.append(f'<text x="{LEFT}" y="{y + 14}" font-size="15" fill="#4a4842">{escape(title)}</text>')
        y += 28
        for row in read_layers(contract, root):
            lines = [(name, _cut(text)) for name, text in row]
            height = 14 + LINE * len(lines)
            parts.append(
                f'<rect x="{LEFT}" y="{y}" width="{WIDTH - 2 * LEFT}" height="{height}" rx="7" fill="#ffffff" '
                'stroke="#2b2a26" stroke-width="1.6"/>'
            )
            for index, (name, text) in enumerate(lines):
                base = y + 20 + LINE * index
                parts.append(
                    f'<text x="{LEFT + 16}" y="{base}" font-size="14" font-weight="bold" fill="#2b2a26">{escape(name)}</text>'
                    f'<text x="{LEFT + 170}" y="{base}" font-size="13" fill="#4a4842">{escape(text)}</text>'
                )
            y += height + 8
        y += 18
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y}" font-family="Georgia, serif" role="img" '
        'aria-label="The layers of Carte Blanche; imports go down only">\n<rect width="100%" height="100%" fill="#fbf7ee"/>'
    )
    return "\n".join([head, *parts, "</svg>"]) + "\n"


def _cut(text: str) -> str:
    return text if len(text) <= CHARACTERS else text[: CHARACTERS - 1].rsplit(" ", 1)[0] + " …"


def list_contracts(contracts: list[dict[str, Any]]) -> str:
    return "\n".join(f"- **{contract['name']}**: {_word(contract)}" for contract in contracts)


def _word(contract: dict[str, Any]) -> str:
    if contract["type"] == "layers":
        rows = (" and ".join(f"`{name.strip(' ()')}`" for name in layer.split("|")) for layer in contract["layers"])
        return f"in `{contract['containers'][0]}`, from the top: " + ", then ".join(rows) + "."
    sources = ", ".join(f"`{name}`" for name in contract["source_modules"])
    forbidden = ", ".join(f"`{name}`" for name in contract["forbidden_modules"])
    how = "do not themselves import" if contract.get("allow_indirect_imports") else "import, also by others, none of"
    return f"{sources} {how} {forbidden}."


def fill_page(page: str, text: str) -> str:
    """The page with this between its two marks."""
    before, rest = page.split(BEGIN)
    return f"{before}{BEGIN}\n{text}\n{END}{rest.split(END)[1]}"


def _is_current(path: Path, text: str) -> bool:
    file = ROOT / path
    return file.is_file() and file.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
