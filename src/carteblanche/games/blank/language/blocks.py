"""The language as blocks: what may stand where, for an editor that is made from this description, and cards made of blocks.

A block is the key of a construct with its slots filled: by other blocks, or by plain values. Every card can be taken apart into blocks
and put together again; which blocks may fill a slot is the slot's category, and nothing else needs to be known.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from carteblanche.core.errors import Unreadable
from carteblanche.core.values import Message
from carteblanche.games.blank.data import COLOURS
from carteblanche.games.blank.language import nodes as n
from carteblanche.games.blank.language import phrases as p
from carteblanche.games.blank.language.constructs import BY_CATEGORY, BY_KEY, BY_NODE, TERMINALS
from carteblanche.games.blank.language.grammar import grammar


class Block(Message):
    """One construct with its slots."""

    key: str
    slots: dict[str, Any] = {}


class Shape(Message):
    """What an editor needs to know of one construct: its words around its slots, and what fills them."""

    key: str
    words: tuple[str, ...]
    """Words and slots in order; a slot is its field in braces."""
    slots: dict[str, str]


class Catalogue(Message):
    """The whole language in one tongue."""

    language: str
    categories: dict[str, tuple[Shape, ...]]
    terminals: dict[str, dict[str, Any]]


_BOUNDS: Final[dict[str, dict[str, Any]]] = {
    "n": {"type": "number", "least": 1, "most": 99},
    "face": {"type": "number", "least": 1, "most": 6},
    "time": {"type": "seconds", "least": 1, "most": 7200},
    "text": {"type": "text", "longest": 200},
    "colour": {"type": "choice", "choices": list(COLOURS)},
    "colours": {"type": "choices", "choices": list(COLOURS)},
    "numbers": {"type": "choices", "choices": [1, 2, 3, 4, 5, 6]},
    "block": {"type": "list", "of": "effect", "most": n.LONGEST},
}


def catalogue(language: str = "en") -> Catalogue:
    """What may stand where, with the words of this language."""
    g = grammar(language)
    shapes = {
        category: tuple(
            Shape(one.key, p.printed(next(iter(g.printed[one.key].values()))), one.slots) for one in constructs
        )
        for category, constructs in BY_CATEGORY.items()
    }
    return Catalogue(language, shapes, {name: _BOUNDS[name] for name in TERMINALS})


def apart(node: n.Node, category: str) -> Block:
    """A part of a card as blocks."""
    for construct in BY_NODE.get(type(node), ()):
        filled = construct.taken_apart(node) if construct.category == category else None
        if filled is not None:
            slots = {field: _apart(value, construct.slots[field]) for field, value in filled.items()}
            return Block(construct.key, slots)
    raise Unreadable(f"there is no block for {category} {type(node).__name__}")


def _apart(value: Any, category: str) -> Any:
    if category == "block":
        return [apart(effect, "effect") for effect in value]
    return value if category in TERMINALS else apart(value, category)


def together(block: Block, category: str) -> n.Node:
    """The part of a card that these blocks make. `Unreadable` says which block does not fit."""
    construct = BY_KEY.get(block.key)
    if construct is None or construct.category != category:
        raise Unreadable(f"{block.key[:40]!r} is not a block of {category}")
    if set(block.slots) != set(construct.slots):
        raise Unreadable(f"{block.key} needs {', '.join(construct.slots) or 'nothing'}", block.key)
    filled = {field: _together(block.slots[field], kind, block.key) for field, kind in construct.slots.items()}
    try:
        made = construct.build(filled)
        return msgspec.convert(msgspec.to_builtins(made), type(made))
    except (TypeError, msgspec.ValidationError) as error:
        raise Unreadable(str(error), block.key) from None


def _together(value: Any, category: str, where: str) -> Any:
    if category == "block":
        if not isinstance(value, list):
            raise Unreadable("a list of effects is needed", where)
        return tuple(together(_block(one), "effect") for one in value)  # pyright: ignore[reportUnknownVariableType]
    if category in ("colours", "numbers"):
        return tuple(value)
    return value if category in TERMINALS else together(_block(value), category)


def _block(value: Any) -> Block:
    if isinstance(value, Block):
        return value
    try:
        return msgspec.convert(value, Block)
    except msgspec.ValidationError as error:
        raise Unreadable(str(error)) from None
