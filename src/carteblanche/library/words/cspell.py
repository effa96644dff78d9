"""Word lists in the trie format of the spell checker cspell, version 3.

Letters go down, `$` ends a word and goes up one, `<` and digits after it go up further, `#n;` takes over the branches of node n. Entries
that begin with a sign are no plain words and are left out: wrong ones (`!`), such without accents (`~`), and parts of compounds (`+`, `-`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from carteblanche.core.errors import Unreadable

_Node: TypeAlias = "list[str | _Node]"
"""Letters and what is below them, in turn; a word ends at `_END`."""
_END: Final = ""


def words(text: str) -> Iterator[str]:
    """Every word of a list."""
    head, mark, body = text.partition("__DATA__\n")
    if not mark or "TrieXv3" not in head:
        raise Unreadable("this is not a cspell word list of version 3")
    base = next((int(line[5:]) for line in head.splitlines() if line.startswith("base=")), 10)
    try:
        root = _read(body, base)
    except (IndexError, ValueError):
        raise Unreadable("this cspell word list is damaged") from None
    waiting: list[tuple[str, _Node]] = [("", root)]
    while waiting:
        before, node = waiting.pop()
        below = iter(node)
        for letter, child in zip(below, below, strict=True):
            if letter == _END:
                yield before
            elif isinstance(letter, str) and letter.isalpha() and isinstance(child, list):
                waiting.append((before + letter, child))


def _read(body: str, base: int) -> _Node:
    root: _Node = []
    nodes: list[_Node] = [root]
    stack: list[_Node] = [root]
    after_end = False
    number: str | None = None
    escaped = False
    for sign in body:
        if number is not None:
            if sign != ";":
                number += sign
                continue
            stack[-2][-1] = nodes[int(number, base)]
            number, after_end = None, True
        elif escaped:
            after_end = escaped = False
            _down(stack, nodes, sign)
        elif sign == "\\":
            escaped = True
        elif sign in "\n\r":
            continue
        elif sign == "$":
            node = stack[-1]
            if not node:
                nodes.pop()
            node += (_END, [])
            stack.pop()
            after_end = True
        elif after_end and (sign == "<" or "2" <= sign <= "9"):
            del stack[-(1 if sign == "<" else int(sign) - 1) :]
        elif sign == "#":
            nodes.pop()
            number = ""
        else:
            after_end = False
            _down(stack, nodes, sign)
    return root


def _down(stack: list[_Node], nodes: list[_Node], letter: str) -> None:
    child: _Node = []
    stack[-1] += (letter, child)
    stack.append(child)
    nodes.append(child)
