"""A card as one clear sentence, in any of the languages."""

from __future__ import annotations

import re
from typing import Any, Final, cast

from carteblanche.core.errors import Unreadable
from carteblanche.games.blank.language import nodes as n
from carteblanche.games.blank.language import phrases as p
from carteblanche.games.blank.language.constructs import BY_NODE, Construct
from carteblanche.games.blank.language.grammar import Grammar, grammar, plural

SEVERAL: Final = frozenset(("all", "others", "chosen-two", "target", "fitting", "neighbours", "next-two"))
"""Roles of which one speaks as of several players."""


class Unsayable(Unreadable):
    """A card that no sentence says: its parts do not go together."""


def write(sentence: n.Sentence, language: str = "en") -> str:
    """The sentence that means this card. `Unsayable` if there is none."""
    g = grammar(language)
    text = ""
    if sentence.when is not None:
        text = f"{_frame(g, 'frame.when')} {_written(g, sentence.when, 'trigger')}"
        for condition in sentence.given:
            text += f" {_frame(g, 'frame.and')} {_written(g, condition, 'condition')}"
        text += ": "
    elif sentence.given:
        raise Unsayable("a condition needs a trigger")
    text += _effects(g, sentence.then)
    if sentence.once:
        text += f", {_frame(g, f'frame.{sentence.once}')}"
    text = _mended(g, text).strip()
    return text[:1].upper() + text[1:] + "."


def _mended(g: Grammar, text: str) -> str:
    """Spaces, commas and small words put right; free text stays as it was written."""
    opening, closing = map(re.escape, g.quotes)
    pieces = re.split(f"({opening}.*?{closing})", text)
    for i in range(0, len(pieces), 2):
        piece = re.sub(r"\s+([,.])", r"\1", re.sub(r"\s+", " ", pieces[i]))
        for pattern, good in g.mend:
            piece = re.sub(pattern, good, piece)
        pieces[i] = piece
    return "".join(pieces)


def part(node: n.Node, category: str, language: str = "en") -> str:
    """A part of a card in words."""
    return _written(grammar(language), node, category)


def _frame(g: Grammar, key: str) -> str:
    return _filled(g, g.printed[key][""], {}, {}, "")


def _effects(g: Grammar, effects: tuple[n.Effect, ...]) -> str:
    if not effects:
        raise Unsayable("nothing happens")
    return f", {_frame(g, 'frame.then')} ".join(_written(g, effect, "effect") for effect in effects)


def _written(g: Grammar, node: Any, category: str, form: str = "") -> str:
    kind = cast("type[n.Node]", type(node))
    for construct in BY_NODE.get(kind, ()):
        if construct.category != category:
            continue
        filled = construct.taken_apart(node)
        if filled is not None:
            return _said(g, construct, filled, form)
    raise Unsayable(f"there is no way to say {category} {type(node).__name__.lower()}")


def _said(g: Grammar, construct: Construct, filled: dict[str, Any], form: str) -> str:
    forms = g.printed[construct.key]
    phrase = forms.get(form) or forms.get("") or next(iter(forms.values()))
    return _filled(g, phrase, filled, construct.slots, form)


def _filled(g: Grammar, phrase: p.Phrase, filled: dict[str, Any], slots: dict[str, str], form: str) -> str:
    words: list[str] = []
    for one in phrase:
        match one:
            case p.Word(printed, _):
                words.append(printed)
            case p.Slot(field, wanted):
                words.append(_terminal(g, filled[field], slots[field], wanted or form))
            case p.Given():
                pass
            case p.Choice(options):
                words.append(_filled(g, options[0], filled, slots, form))
            case p.Plural(forms):
                number = _number(filled)
                words.append(_filled(g, forms[min(plural(g.plural, number), len(forms) - 1)], filled, slots, form))
            case p.Agree(forms):
                words.append(_filled(g, forms[1 if _several(filled) else 0], filled, slots, form))
    return " ".join(word for word in words if word)


def _number(filled: dict[str, Any]) -> int:
    value = filled.get("n", filled.get("amount", 1))
    return value.n if isinstance(value, n.Number) else value if isinstance(value, int) else 2


def _several(filled: dict[str, Any]) -> bool:
    who = filled.get("who")
    return isinstance(who, n.Who) and who.role in SEVERAL


def _terminal(g: Grammar, value: Any, category: str, form: str) -> str:
    match category:
        case "n" | "face":
            return str(value)
        case "time":
            key, number = ("minutes", value // 60) if value % 60 == 0 else ("seconds", value)
            forms = g.printed[key]
            phrase = forms.get(form) or forms.get("") or next(iter(forms.values()))
            return f"{number} {_filled(g, phrase, {'n': number}, {}, '')}"
        case "text":
            return f"{g.quotes[0]}{value}{g.quotes[1]}"
        case "colour":
            return _colour(g, value, form)
        case "colours":
            return f" {_frame(g, 'frame.or')} ".join(_colour(g, colour, form) for colour in value)
        case "numbers":
            return f" {_frame(g, 'frame.or')} ".join(map(str, value))
        case "block":
            alone = len(value) == 1 and not isinstance(value[0], n.If | n.Meanwhile)
            return _effects(g, value) if alone else f"({_effects(g, value)})"
        case _:
            return _written(g, value, category, form)


def _colour(g: Grammar, colour: str, form: str) -> str:
    words = g.colour_words[colour]
    return words.get(form) or words.get("") or next(iter(words.values()))
