"""A card as a value: when, if, who, do.

A `Sentence` is what stands on a card. On a rule card it has a trigger (`when`), or none if it holds as long as the card lies there; on
a game card the trigger is the card itself, and `when` is empty, or says that it is a reaction (`Threatened`). `given` are conditions
that must all hold, `then` is what happens, in order.

Every node is frozen, tagged with its kind, and plain JSON when stored; nothing in it is ever run as code. There is no loop, no
recursion and no way to name another card's inside, so a sentence takes at most as many steps as it has effects times the seats.

- `Who` selects players, relative to the player whom the event is about (*that player*, role `actor`).
- `Cards` is a predicate over game cards. Parity, primes and ranges are sets of numbers.
- An `Amount` says how many; `Until` how long.
- `Do` is what one player does; `Act` is somebody who must or may do it. All other effects happen to the table.
- A `Modifier` changes what is allowed as long as it lasts: it answers before a play, while effects follow after it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any, Final, Literal

import msgspec

from carteblanche.games.blank.language.doing import *  # noqa: F403 - the nodes of all files go by one name
from carteblanche.games.blank.language.effects import *  # noqa: F403 - the nodes of all files go by one name
from carteblanche.games.blank.language.effects import Effect, If, Meanwhile
from carteblanche.games.blank.language.modifiers import *  # noqa: F403 - the nodes of all files go by one name
from carteblanche.games.blank.language.selecting import *  # noqa: F403 - the nodes of all files go by one name
from carteblanche.games.blank.language.selecting import Node
from carteblanche.games.blank.language.triggers import *  # noqa: F403 - the nodes of all files go by one name
from carteblanche.games.blank.language.triggers import Condition, Trigger

LANGUAGE: Final = 1
"""The version of this language: stored with every card, raised when a node changes its meaning."""
LONGEST: Final = 12
"""How many effects one list of effects may have."""
DEEPEST: Final = 4
"""How deep effects may lie in effects."""


class Sentence(Node):
    """What stands on a card."""

    then: tuple[Effect, ...]
    when: Trigger | None = None
    given: tuple[Condition, ...] = ()
    once: Literal["", "turn", "game"] = ""
    """At most once in a turn, or in a game."""


def stored(sentence: Sentence) -> bytes:
    """The one way to write a sentence down."""
    return msgspec.json.encode(sentence, order="deterministic")


def digest(sentence: Sentence) -> str:
    """The name under which a sentence is known for ever."""
    return hashlib.sha256(b"blank card %d\n" % LANGUAGE + stored(sentence)).hexdigest()


def inside(node: Any) -> Iterator[Node]:
    """A node and everything in it."""
    if isinstance(node, Node):
        yield node
        for name in node.__struct_fields__:
            yield from inside(getattr(node, name))
    elif isinstance(node, tuple):
        for one in node:  # pyright: ignore[reportUnknownVariableType]
            yield from inside(one)


def depth(effects: tuple[Effect, ...]) -> int:
    """How deep effects lie in effects."""
    deepest = 0
    for effect in effects:
        if isinstance(effect, If):
            deepest = max(deepest, depth(effect.then), depth(effect.otherwise))
        elif isinstance(effect, Meanwhile):
            deepest = max(deepest, depth(effect.then))
    return deepest + 1
