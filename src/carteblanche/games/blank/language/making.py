"""Cards made at random from the constructs: for fuzzing, and for trying out what nobody would think of."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from carteblanche.core.errors import Unreadable
from carteblanche.core.luck import Luck
from carteblanche.games.blank.data import COLOURS
from carteblanche.games.blank.language import nodes as n
from carteblanche.games.blank.language.check import check
from carteblanche.games.blank.language.constructs import BY_CATEGORY, Construct
from carteblanche.games.blank.language.reading import Misread
from carteblanche.games.blank.language.settling import settled

_TEXTS: Final = ("hello", "bark like a dog", "hop on one leg", "a word that rhymes", "sing")
TRIES: Final = 200


def make(luck: Luck, *, rule: bool) -> n.Sentence:
    """A random card that the checker accepts."""
    for _ in range(TRIES):
        made = _made(luck, rule=rule)
        if made is not None and check(made, rule=rule).accepted:
            return made
    return n.Sentence((n.Act(n.Who("next"), n.Draw()),), n.Played() if rule else None)


def _made(luck: Luck, *, rule: bool) -> n.Sentence | None:
    try:
        when: Any = None
        given: tuple[Any, ...] = ()
        if rule and luck.below(6):
            when = _node("trigger", luck, 0)
            given = tuple(_node("condition", luck, 0) for _ in range(max(0, luck.below(4) - 2)))
            effects = tuple(_node("effect", luck, 0) for _ in range(1 + luck.below(3)))
        elif rule:
            effects = (n.Standing(_node("modifier", luck, 0)),)
        else:
            effects = tuple(_node("effect", luck, 0) for _ in range(1 + luck.below(3)))
            when = n.Threatened() if luck.below(12) == 0 else None
        once: Any = luck.pick(("", "", "", "turn", "game")) if when is not None else ""
        made = settled(n.Sentence(effects, when, given, once), rule=rule)
        return msgspec.convert(msgspec.to_builtins(made), n.Sentence)
    except (msgspec.ValidationError, Misread, Unreadable):
        return None


def _node(category: str, luck: Luck, depth: int) -> Any:
    constructs: list[Construct] = [
        one for one in BY_CATEGORY[category] if depth < 2 or "block" not in one.slots.values()
    ]
    construct = luck.pick(constructs)
    filled = {field: _filled(kind, luck, depth + 1) for field, kind in construct.slots.items()}
    return construct.build(filled)


def _filled(category: str, luck: Luck, depth: int) -> Any:
    match category:
        case "n":
            return 1 + luck.below(5)
        case "face":
            return 1 + luck.below(6)
        case "time":
            return luck.pick((5, 10, 30, 60, 90, 600))
        case "text":
            return luck.pick(_TEXTS)
        case "colour":
            return luck.pick(COLOURS)
        case "colours":
            return tuple(colour for colour in COLOURS if luck.below(4) == 0) or (luck.pick(COLOURS),)
        case "numbers":
            return tuple(number for number in range(1, 7) if luck.below(4) == 0) or (1 + luck.below(6),)
        case "block":
            return tuple(_node("effect", luck, depth) for _ in range(1 + luck.below(2)))
        case _:
            return _node(category, luck, depth)


def mutated(sentence: n.Sentence, luck: Luck, *, rule: bool) -> n.Sentence:
    """A card with one effect of another, or one part replaced."""
    other = _made(luck, rule=rule)
    if other is None:
        return sentence
    index = luck.below(len(sentence.then))
    then = (*sentence.then[:index], luck.pick(other.then), *sentence.then[index + 1 :])
    when = other.when if sentence.when is not None and other.when is not None and luck.below(2) else sentence.when
    given, once = (sentence.given, sentence.once) if when is not None else ((), "")
    return settled(n.Sentence(then, when, given, once), rule=rule)
