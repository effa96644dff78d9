"""Labels of parts, fields and values: for a block editor, and for what no sentence was made for."""

from __future__ import annotations


def part_label(cls: type, language: str) -> str:
    """What a part is called."""
    del language
    return cls.__name__


def field_label(name: str, language: str) -> str:
    """What a slot of a part is called."""
    del language
    return name


def value_label(value: str, language: str) -> str:
    """What a word of the calculus is called."""
    del language
    return value
