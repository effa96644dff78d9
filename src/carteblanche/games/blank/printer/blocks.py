"""A meaning as blocks: a tree of labelled, typed slots for an editor, and back.

A `PartBlock` is a part with its slots; a slot holds a block, a list of slots, a word of the calculus, a number, a text, or nothing. What
may stand in a slot is said by its `Shape`, which is read from the types of the calculus, so a new part can be edited as soon as it is
defined. Whatever an editor sends is checked by the same types: it is a meaning, or it is refused.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import NODEFAULT
from msgspec.structs import fields

from carteblanche.core.errors import Unreadable
from carteblanche.core.values import Message, kind
from carteblanche.games.blank.calculus.notation import classes
from carteblanche.games.blank.calculus.parts import LONGEST_TEXT, Part
from carteblanche.games.blank.calculus.steps import Meaning
from carteblanche.games.blank.printer.labels import field_label, part_label, value_label

DEEPEST: Final = 40
"""So deep an edited tree may be nested; the calculus itself allows far less."""


class Slot(Message):
    """A gap of a part, filled."""

    name: str
    label: str
    value: Filling


class PartBlock(Message):
    """A part of a meaning with its slots; `part` is its name in the calculus."""

    part: str
    label: str
    slots: tuple[Slot, ...] = ()


class Word(Message):
    """A word of the calculus, and what it is called."""

    word: str
    label: str


class Listed(Message):
    of: tuple[Filling, ...] = ()


class Value(Message):
    """A number, a text, yes or no, or nothing."""

    value: int | str | bool | None = None


Filling: TypeAlias = PartBlock | Word | Listed | Value


class Shape(Message):
    """What may stand in a slot: parts by their names, words, numbers between two bounds, text, yes or no, nothing, or a list of these."""

    parts: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None
    longest: int | None = None
    flag: bool = False
    empty: bool = False
    list_of: Shape | None = None


class Gap(Message):
    """A slot of a part before it is filled; `needed` if it has no default."""

    name: str
    label: str
    shape: Shape
    needed: bool


def blocks(meaning: Meaning, language: str) -> PartBlock:
    """The meaning as a tree with labels in this language."""
    return _block(meaning, language)


def meaning_of(tree: PartBlock) -> Meaning:
    """The meaning that an edited tree says. Labels are not looked at. Raises `Unreadable` with the path of what does not fit."""
    try:
        return msgspec.convert(_data(tree, 0), Meaning)
    except msgspec.ValidationError as error:
        raise Unreadable(str(error)) from None


def gaps(part: str, language: str) -> tuple[Gap, ...]:
    """The slots of a part by its name, and what may stand in them."""
    cls = classes().get(part)
    if cls is None:
        raise Unreadable(f"there is no part {part!r}")
    shapes = _shapes(cls)
    return tuple(
        Gap(one.name, field_label(one.name, language), shapes[one.name], one.default is NODEFAULT)
        for one in fields(cls)
    )


def catalogue(language: str) -> dict[str, str]:
    """Every part by its name, with its label."""
    return {name: part_label(cls, language) for name, cls in classes().items()}


def words(shape: Shape, language: str) -> tuple[Word, ...]:
    """The words that may stand in a slot, with their labels."""
    return tuple(Word(one, value_label(one, language)) for one in shape.words)


def all_words(shape: Shape, language: str) -> tuple[Word, ...]:
    """The same with those that may stand in its lists."""
    inner = () if shape.list_of is None else all_words(shape.list_of, language)
    return (*words(shape, language), *inner)


def _block(part: Part, language: str) -> PartBlock:
    cls = type(part)
    slots = tuple(
        Slot(
            one.name,
            field_label(one.name, language),
            _filling(getattr(part, one.name), _shapes(cls)[one.name], language),
        )
        for one in fields(cls)
    )
    return PartBlock(kind(cls), part_label(cls, language), slots)


def _filling(value: Any, shape: Shape, language: str) -> Filling:
    if isinstance(value, Part):
        return _block(value, language)
    if isinstance(value, tuple):
        inner = shape.list_of or Shape()
        return Listed(tuple(_filling(one, inner, language) for one in value))  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
    if isinstance(value, str) and value in shape.words:
        return Word(value, value_label(value, language))
    return Value(value)


def _data(filling: Filling, depth: int) -> Any:
    if depth > DEEPEST:
        raise Unreadable("nested too deeply")
    match filling:
        case PartBlock(part, _, slots):
            return {**{slot.name: _data(slot.value, depth + 1) for slot in slots}, "kind": part}
        case Word(word):
            return word
        case Listed(of):
            return [_data(one, depth + 1) for one in of]
        case Value(value):
            return value


def _shapes(cls: type[Part]) -> dict[str, Shape]:
    return _all_shapes()[cls]


@lru_cache(maxsize=1)
def _all_shapes() -> dict[type, dict[str, Shape]]:
    """Of all parts at once: they refer to each other, so looking at one is looking at all."""
    found: dict[type, dict[str, Shape]] = {}
    for info in msgspec.inspect.multi_type_info((Meaning, *classes().values())):
        assert isinstance(info, msgspec.inspect.StructType)
        found[info.cls] = {one.name: _shape(one.type) for one in info.fields}
    return found


def _shape(info: msgspec.inspect.Type) -> Shape:
    """What a type lets stand; of a union everything that any member does."""
    match info:
        case msgspec.inspect.UnionType(types):
            found = [_shape(one) for one in types]
            return Shape(
                parts=tuple(name for one in found for name in one.parts),
                words=tuple(word for one in found for word in one.words),
                least=next((one.least for one in found if one.least is not None), None),
                most=next((one.most for one in found if one.most is not None), None),
                longest=next((one.longest for one in found if one.longest is not None), None),
                flag=any(one.flag for one in found),
                empty=any(one.empty for one in found),
                list_of=next((one.list_of for one in found if one.list_of is not None), None),
            )
        case msgspec.inspect.StructType():
            return Shape(parts=(str(info.tag),))
        case msgspec.inspect.LiteralType(values):
            return Shape(words=tuple(str(one) for one in values))
        case msgspec.inspect.VarTupleType(item_type):
            return Shape(list_of=_shape(item_type))
        case msgspec.inspect.IntType():
            return Shape(least=info.ge or 0, most=info.le if info.le is not None else 999)
        case msgspec.inspect.StrType():
            return Shape(longest=info.max_length or LONGEST_TEXT)
        case msgspec.inspect.BoolType():
            return Shape(flag=True)
        case msgspec.inspect.NoneType():
            return Shape(empty=True)
        case _:
            return Shape()
