"""Meanings as text that people can write and review: `(when (plays all [green 3]) (draw next 2))`.

A form is `(tag field … key: value …)`, its fields in the order of the class; a list is `[…]`; a field that takes a list takes a single
value too, and the last field that must be given takes all that follow if no later field is a list. Words are literals, text stands in
double quotes. In a filter a number stands for cards with it, a colour for cards of it, and `even`, `odd`, `prime` for what they say.

`ABBREVIATIONS` are written like forms and stand for others; both directions use the one table, so what is read can be written.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Final, cast, get_args, get_type_hints

import msgspec

from carteblanche.core.errors import Unreadable
from carteblanche.games.blank.calculus import parts, steps
from carteblanche.games.blank.calculus.abbreviations import ABBREVIATIONS
from carteblanche.games.blank.calculus.parts import Part
from carteblanche.games.blank.calculus.steps import Meaning

COLOURS: Final = ("red", "orange", "green", "blue", "violet", "pink", "named")
_TOKEN: Final = re.compile(r'\s*(?:(\(|\)|\[|\])|"((?:[^"\\]|\\.)*)"|([^\s()\[\]"]+))')
DEEPEST: Final = 40


class _Text(str):
    """Text in quotes, as against a word."""

    __slots__ = ()


class _Hole(str):
    """A gap in an abbreviation."""

    __slots__ = ()


class _Form:
    def __init__(self, head: str, given: list[Any], named: dict[str, Any]) -> None:
        self.head, self.given, self.named = head, given, named


def read(text: str) -> Meaning:
    """The meaning that this text says: one clause or several, one after the other."""
    clauses = [_build(tree, steps.Clause) for tree in _trees(text)]
    try:
        return msgspec.convert({"kind": "meaning", "clauses": clauses}, Meaning)
    except msgspec.ValidationError as error:
        raise Unreadable(str(error)) from None


def read_part(text: str, sort: Any) -> Any:
    """One part of this sort."""
    trees = _trees(text)
    if len(trees) != 1:
        raise Unreadable("one form is expected")
    try:
        return msgspec.convert(_build(trees[0], sort), sort)
    except msgspec.ValidationError as error:
        raise Unreadable(str(error)) from None


def write(part: Meaning | Part) -> str:
    """The text of a meaning, or of a part of one, with every abbreviation that fits."""
    if isinstance(part, Meaning):
        return "\n".join(write(clause) for clause in part.clauses)
    return _write(msgspec.to_builtins(part))


# --- reading ---------------------------------------------------------------------------------------------------------


def _trees(text: str) -> list[Any]:
    stack: list[list[Any]] = [[]]
    opened: list[str] = []
    place = 0
    text = re.sub(r"(?m)^\s*#.*$", "", text).strip()
    while place < len(text):
        token = _TOKEN.match(text, place)
        if token is None:
            raise Unreadable(f"cannot read from here: {text[place : place + 30]!r}")
        place = token.end()
        mark, quoted, word = token.groups()
        if mark in ("(", "["):
            if len(stack) > DEEPEST:
                raise Unreadable("nested too deeply")
            stack.append([])
            opened.append(mark)
        elif mark is not None:
            if not opened or opened.pop() != {")": "(", "]": "["}[mark]:
                raise Unreadable(f"unexpected {mark!r}")
            inside = stack.pop()
            stack[-1].append(_form(inside) if mark == ")" else inside)
        elif quoted is not None:
            stack[-1].append(_Text(re.sub(r"\\(.)", r"\1", quoted)))
        elif word is not None:
            stack[-1].append(int(word) if word.isdigit() else _Hole(word[1:]) if word.startswith("$") else word)
    if opened:
        raise Unreadable(f"{len(opened)} brackets are not closed")
    return stack[0]


def _form(inside: list[Any]) -> _Form:
    if not inside or not isinstance(inside[0], str):
        raise Unreadable("a form begins with its name")
    given: list[Any] = []
    named: dict[str, Any] = {}
    rest = iter(inside[1:])
    for one in rest:
        if isinstance(one, str) and not isinstance(one, _Text) and len(one) > 1 and one.endswith(":"):
            try:
                named[one[:-1].replace("-", "_")] = next(rest)
            except StopIteration:
                raise Unreadable(f"nothing follows {one}") from None
        else:
            given.append(one)
    return _Form(inside[0], given, named)


@lru_cache(maxsize=1)
def classes() -> dict[str, type[Part]]:
    """Every part by its tag."""
    found: dict[str, type[Part]] = {}
    for module in (parts, steps):
        for one in vars(module).values():
            if isinstance(one, type) and issubclass(one, Part) and one is not Part:
                tag = one.__struct_config__.tag
                assert isinstance(tag, str)
                found[tag] = one
    return found


@lru_cache(maxsize=256)
def _hints(cls: type[Part]) -> dict[str, Any]:
    return get_type_hints(cls, vars(steps) | vars(parts))


@lru_cache(maxsize=1)
def _abbreviations() -> dict[str, tuple[list[tuple[str, Any]], Any]]:
    """By name: the gaps in order, each with its default (`...`: none), and the tree."""
    found: dict[str, tuple[list[tuple[str, Any]], Any]] = {}
    for head, body in ABBREVIATIONS.items():
        name, *gaps = head.split()
        given: list[tuple[str, Any]] = []
        for written in gaps:
            gap, sign, default = written.partition("=")
            value = _trees(default) if default else [_Text("")]
            given.append((gap, value[0] if sign else ...))
        found[name] = (given, _trees(body)[0])
    return found


def _substitute(tree: Any, gaps: dict[str, Any]) -> Any:
    if isinstance(tree, _Hole):
        return gaps[tree]
    if isinstance(tree, _Form):
        named = {key: _substitute(one, gaps) for key, one in tree.named.items()}
        return _Form(tree.head, [_substitute(one, gaps) for one in tree.given], named)
    if isinstance(tree, list):
        return [_substitute(one, gaps) for one in tree]  # pyright: ignore[reportUnknownVariableType]
    return tree


def _expand(form: _Form) -> Any:
    gaps, tree = _abbreviations()[form.head]
    values = dict(form.named)
    if len(form.given) > len(gaps):
        raise Unreadable(f"{form.head} takes at most {len(gaps)} parts")
    for (gap, _), one in zip(gaps, form.given, strict=False):
        values[gap] = one
    for gap, default in gaps:
        if gap not in values:
            if default is ...:
                raise Unreadable(f"{form.head} needs {gap}")
            values[gap] = default
    return _substitute(tree, values)


def _sort(hint: Any) -> tuple[bool, Any]:
    """Whether this type is a list, and what of."""
    for one in (hint, *get_args(hint)):
        origin = getattr(one, "__origin__", None)
        if origin is tuple:
            return True, get_args(one)[0]
        inner = getattr(origin, "__origin__", None)
        if inner is tuple:
            return True, get_args(origin)[0]
    return False, hint


def _kinds(hint: Any) -> set[Any]:
    """All classes in a type."""
    found: set[Any] = set()
    for one in get_args(hint) or (hint,):
        if isinstance(one, type):
            found.add(one)
        elif get_args(one):
            found |= _kinds(one)
    return found


def _build(tree: Any, hint: Any) -> Any:
    many, item = _sort(hint)
    if many:
        if isinstance(tree, _Hole):
            return tree
        inside: list[Any] = tree if isinstance(tree, list) else [tree]  # pyright: ignore[reportUnknownVariableType]
        return [_build(one, item) for one in inside]
    if isinstance(tree, _Form):
        return (
            _build(_expand(tree), hint) if tree.head in _abbreviations() and _abbreviates(tree, hint) else _node(tree)
        )
    if isinstance(tree, str) and not isinstance(tree, _Text | _Hole):
        kinds = _kinds(hint)
        if parts.Colour in kinds and tree in COLOURS:
            return {"kind": "colour", "of": [tree]}
        if tree in _abbreviations() and (parts.Beside in kinds or parts.Colour in kinds or steps.Move in kinds):
            return _build(_Form(tree, [], {}), hint)
        if tree in ("true", "false") and bool in kinds:
            return tree == "true"
    if isinstance(tree, int) and parts.Numbered in _kinds(hint):
        return {"kind": "numbered", "of": [tree]}
    return str(tree) if isinstance(tree, _Text) else tree


def _abbreviates(form: _Form, hint: Any) -> bool:
    """Whether this is meant as an abbreviation: `(next them)` is, but a class of the same name goes first where it belongs."""
    cls = classes().get(form.head)
    return cls is None or cls not in _kinds(hint)


def _node(form: _Form) -> dict[str, Any]:
    cls = classes().get(form.head)
    if cls is None:
        raise Unreadable(f"there is no part {form.head!r}")
    hints = _hints(cls)
    names = cls.__struct_fields__
    required = len(names) - len(cls.__struct_defaults__)
    values: dict[str, Any] = {}
    given = list(form.given)
    for index, name in enumerate(names):
        if not given:
            break
        rest = (
            index == required - 1
            and _sort(hints[name])[0]
            and not any(_sort(hints[later])[0] for later in names[required:])
            and not isinstance(given[0], list | _Hole)
        )
        values[name] = given if rest else given.pop(0)
        if rest:
            given = []
    if given:
        raise Unreadable(f"{form.head} takes at most {len(names)} parts")
    for name, one in form.named.items():
        if name not in names:
            raise Unreadable(f"{form.head} has no {name!r}")
        if name in values:
            raise Unreadable(f"{form.head} has {name!r} twice")
        values[name] = one
    missing = [name for name in names[:required] if name not in values]
    if missing:
        raise Unreadable(f"{form.head} needs {', '.join(missing)}")
    return {"kind": form.head, **{name: _build(one, hints[name]) for name, one in values.items()}}


# --- writing ---------------------------------------------------------------------------------------------------------


def _full(data: Any) -> Any:
    """With all defaults, as `to_builtins` gives them."""
    if isinstance(data, dict):
        data = cast("dict[str, Any]", data)
        cls = classes()[data["kind"]]
        names, defaults = cls.__struct_fields__, cls.__struct_defaults__
        filled = {
            name: _full(msgspec.to_builtins(default))
            for name, default in zip(names[len(names) - len(defaults) :], defaults, strict=True)
        }
        return {"kind": data["kind"], **filled, **{key: _full(one) for key, one in data.items() if key != "kind"}}
    if isinstance(data, list | tuple):
        return [_full(one) for one in cast("list[Any]", data)]
    return data


@lru_cache(maxsize=1)
def _patterns() -> list[tuple[str, list[tuple[str, Any]], Any]]:
    """Abbreviations as data with gaps in it, the most special first."""
    found: list[tuple[str, list[tuple[str, Any]], Any]] = []
    for name, (gaps, tree) in _abbreviations().items():
        filled = [(gap, default if default is ... else _full(_default(default))) for gap, default in gaps]
        found.append((name, filled, _full(_build(tree, steps.Step))))
    return sorted(found, key=lambda one: len(one[1]))


def _default(tree: Any) -> Any:
    return str(tree) if isinstance(tree, _Text) else tree


def _match(data: Any, pattern: Any, gaps: dict[str, Any]) -> bool:
    if isinstance(pattern, _Hole):
        if pattern in gaps:
            return bool(gaps[pattern] == data)
        gaps[pattern] = data
        return True
    if isinstance(pattern, dict):
        pattern, given = cast("dict[str, Any]", pattern), cast("dict[str, Any]", data)
        return (
            isinstance(data, dict)
            and given.keys() == pattern.keys()
            and all(_match(given[key], one, gaps) for key, one in pattern.items())
        )
    if isinstance(pattern, list):
        wanted: list[Any] = pattern  # pyright: ignore[reportUnknownVariableType]
        found: list[Any] = data if isinstance(data, list) else []  # pyright: ignore[reportUnknownVariableType]
        return len(found) == len(wanted) and all(map(_match, found, wanted, [gaps] * len(found)))
    return bool(data == pattern)


def _write(data: Any) -> str:
    if isinstance(data, bool):
        return "true" if data else "false"
    if isinstance(data, list | tuple):
        return f"[{' '.join(map(_write, cast('list[Any]', data)))}]"
    if not isinstance(data, dict):
        return (
            str(data) if isinstance(data, int) or re.fullmatch(r"[^\s()\[\]\"$:]+", str(data)) else _quoted(str(data))
        )
    whole = _full(data)
    if whole["kind"] == "colour" and len(whole["of"]) == 1:
        return str(whole["of"][0])
    if whole["kind"] == "numbered" and len(whole["of"]) == 1:
        return str(whole["of"][0])
    for name, gaps, pattern in _patterns():
        found: dict[str, Any] = {}
        if _match(whole, pattern, found):
            return _call(name, [(gap, found[gap], default) for gap, default in gaps])
    cls = classes()[whole["kind"]]
    names, defaults = cls.__struct_fields__, cls.__struct_defaults__
    first = len(names) - len(defaults)
    fields = [
        (name, whole[name], ... if index < first else msgspec.to_builtins(defaults[index - first]))
        for index, name in enumerate(names)
    ]
    return _call(whole["kind"], fields, _texts(cls))


def _texts(cls: type[Part]) -> frozenset[str]:
    return frozenset(name for name, hint in _hints(cls).items() if hint in (parts.Words, parts.Label, str))


def _call(name: str, fields: list[tuple[str, Any, Any]], texts: frozenset[str] = frozenset()) -> str:
    said: list[str] = [name]
    ordered = True
    for field, value, default in fields:
        if default is not ... and _same(value, default):
            ordered = False
            continue
        text = _quoted(value) if field in texts or field == "text" else _write(value)
        said.append(text if ordered else f"{field.replace('_', '-')}: {text}")
    return said[0] if len(said) == 1 and name in _abbreviations() else f"({' '.join(said)})"


def _same(value: Any, default: Any) -> bool:
    return bool(_plain(value) == _plain(default))


def _plain(value: Any) -> Any:
    return [_plain(one) for one in cast("list[Any]", value)] if isinstance(value, list | tuple) else value


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
