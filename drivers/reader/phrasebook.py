"""The phrases of the phrase grammar, as they are kept in `tests/corpus/grammar`.

The key of a phrase is its meaning, with gaps: `(draw {who} {n})`; `shared.yaml` says what may fill each gap: `{who:fixed}` is
the gap `who`, filled from what `fixed` lists. Its wordings, one on each line, are templates:

- `{n}` is the phrase in that gap, `{who.d}` a form of it (`cases` of the language), `{your}` a word for the person that the card speaks to
  (`{own}`: to the subject), `{count+cards}` so many such cards; `¦` parts the forms of a noun, or a subject from what is said of it;
- `<draw|take>` is one of these, `<|up>` perhaps a word;
- `*draw {n}` is said of the subject `who`, and the verb takes the form that fits; what follows `~` comes after a German verb at the end;
- `2x: …` is only for some places: `1`, `2`, `3`, `h` are whom the card speaks of (me, you, whoever did it, nobody: a heading), `y` and `x`
  whether the subject is `you` or somebody else, `s` a plural; `c`, `h` and `a` of an event are a clause, a heading, an adverbial.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import yaml

from drivers.reader.examples import CORPUS

FOLDER: Final = CORPUS / "grammar"
_TAGS: Final = re.compile(r"^([123hycxas]+): ")
_VERB: Final = re.compile(r"\*(?:(\w+)/)?(\w+)\s*")
_NODE: Final = re.compile(r"\{([^{}]*)\}|([<|>])")


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several templates."""

    of: tuple[Template, ...]


Node: TypeAlias = "str | tuple[str, str] | Choice"
"""Words, a gap with the form that is wanted, or a choice."""
Template: TypeAlias = "tuple[Node, ...]"


@dataclass(frozen=True, slots=True)
class Wording:
    tags: str
    forms: tuple[Template, ...]
    verbal: bool
    """Whether it is said of a subject."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """What is meant: a key with its gaps filled."""

    kind: str
    key: str
    meaning: str
    inner: Mapping[str, Phrase]
    slot: int = 0
    """Which of the things said or done this is, counted from 1."""


class Grammar:
    """The phrases of a language."""

    def __init__(self, language: str) -> None:
        loaded: dict[str, Any] = yaml.safe_load((FOLDER / f"{language}.yaml").read_text(encoding="utf-8"))
        self.language = language
        self.cases: dict[str, list[str]] = loaded.pop("cases")
        self.counted: dict[int, str] = loaded.pop("counted")
        self.persons: dict[str, dict[str, str]] = {
            word: {str(person): form for person, form in forms.items()} for word, forms in loaded.pop("persons").items()
        }
        self.fixes = [(re.compile(one), other) for one, other in loaded.pop("fixes")]
        self.verb_last: bool = loaded.pop("verb-last", False)
        self.modals = tuple(f"*{lemma} " for lemma in loaded.pop("modals").split())
        self.past: bool = loaded.pop("past", False)
        slots: list[str] = [str(slot) for slot in loaded.pop("verb-forms")]
        self.verbs: dict[str, dict[str, str]] = {
            lemma: dict(zip(slots, [one.replace("_", " ") for one in forms.split()], strict=False))
            for lemma, forms in loaded.pop("verbs").items()
        }
        self.words: dict[str, dict[str, list[Wording]]] = {
            kind: {str(key): [_wording(text) for text in texts.splitlines()] for key, texts in phrases.items()}
            for kind, phrases in loaded.items()
        }

    def verb(self, lemma: str, slot: str) -> str:
        forms = self.verbs.get(lemma)
        if forms is None:
            raise KeyError(f"{self.language}: no verb {lemma}")
        return forms.get(slot) or (forms["3"] if slot == "t" else lemma.replace("_", " "))

    def finish(self, text: str, subject: str, form: str, slot: str) -> str:
        """The text with its verb in this form, and where the language has it."""
        if not self.verb_last:
            said = _VERB.sub(lambda verb: self.verb(verb[2], slot) + " ", text).replace("~", "")
            return f"{subject} {said}".strip()
        verb = _VERB.match(text)
        if verb is None:
            return f"{subject} {text}".strip()
        rest, _, after = text[verb.end() :].partition("~")
        part, finite = verb[1] or "", self.verb(verb[2], slot)
        if form in ("sub", "w", "n"):
            said = f"{subject} {rest} {part}{finite}"
        elif form == "inv":
            said = f"{finite} {subject} {rest} {part}"
        else:
            said = f"{subject} {finite} {rest} {part}"
        return re.sub(r" +", " ", said).strip() + after


def _wording(text: str) -> Wording:
    tags = _TAGS.match(text)
    said = text[tags.end() :] if tags else text
    forms = tuple(parse(one.strip()) for one in said.split("¦"))
    return Wording(tags[1] if tags else "", forms, "*" in said)


def parse(text: str) -> Template:
    """A template as what stands in it one after the other."""
    stack: list[list[list[Node]]] = [[[]]]
    at = 0
    for node in _NODE.finditer(text):
        if node.start() > at:
            stack[-1][-1].append(text[at : node.start()])
        at = node.end()
        if node[1] is not None:
            name, _, form = node[1].partition(".")
            stack[-1][-1].append((name, form))
        elif node[2] == "<":
            stack.append([[]])
        elif node[2] == "|" and len(stack) > 1:
            stack[-1].append([])
        elif node[2] == ">" and len(stack) > 1:
            done = stack.pop()
            stack[-1][-1].append(Choice(tuple(map(tuple, done))))
        else:
            stack[-1][-1].append(node[0])
    if len(stack) > 1:
        raise ValueError(f"not closed: {text}")
    return (*stack[0][0], *([text[at:]] if at < len(text) else []))


class Shared:
    """What holds for every language: what fills a gap, and how often."""

    def __init__(self) -> None:
        loaded: dict[str, Any] = yaml.safe_load((FOLDER / "shared.yaml").read_text(encoding="utf-8"))
        self.gaps: dict[str, tuple[str, dict[str, float] | None]] = {
            name: (gap["kind"], {str(key): weight for key, weight in gap["keys"].items()} if "keys" in gap else None)
            for name, gap in loaded["gaps"].items()
        }
        self.weights: dict[str, float] = loaded["weights"]
        self.cards: dict[str, dict[str, float]] = loaded["cards"]
        self.shapes: dict[str, tuple[dict[str, str], str]] = {
            name: (shape["gaps"], shape["meaning"]) for name, shape in loaded["shapes"].items()
        }
