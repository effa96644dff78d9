"""Meanings as blocks and back, and the labels of all that an editor shows."""

from __future__ import annotations

from typing import Any, Final, Literal, get_args, get_origin

import msgspec
import pytest
from msgspec.structs import fields, replace
from tests.games.blank.printer.meanings import GOLD, generated

from carteblanche.core.errors import Unreadable
from carteblanche.games.blank.calculus import making, notation
from carteblanche.games.blank.calculus.notation import classes
from carteblanche.games.blank.printer import label_values, label_words
from carteblanche.games.blank.printer.blocks import (
    Filling,
    Listed,
    PartBlock,
    Shape,
    Slot,
    Value,
    Word,
    blocks,
    catalogue,
    gaps,
    meaning_of,
    words,
)
from carteblanche.games.blank.printer.labels import LANGUAGES

SAMPLE: Final = notation.read("(when (plays cards: [6]) (draw next 2))")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_gold_is_taken_apart_and_put_together_again(language: str) -> None:
    meanings = list(dict.fromkeys(GOLD.values()))
    for meaning in meanings if language == "en" else meanings[LANGUAGES.index(language) :: 5]:
        tree = blocks(meaning, language)
        sent = msgspec.json.decode(msgspec.json.encode(tree), type=PartBlock)
        assert meaning_of(sent) == meaning


def test_generated_meanings_are_taken_apart_and_put_together_again() -> None:
    for meaning in generated(150, 3):
        assert meaning_of(blocks(meaning, "en")) == meaning


def fits(filling: Filling, shape: Shape) -> bool:
    match filling:
        case PartBlock(part, _, slots):
            by_name = {gap.name: gap.shape for gap in gaps(part, "en")}
            return part in shape.parts and all(fits(slot.value, by_name[slot.name]) for slot in slots)
        case Word(word):
            return word in shape.words
        case Listed(of):
            inner = shape.list_of
            return inner is not None and all(fits(one, inner) for one in of)
        case Value(None):
            return shape.empty
        case Value(bool()):
            return shape.flag
        case Value(int(n)):
            return shape.least is not None and shape.most is not None and shape.least <= n <= shape.most
        case Value(text):
            return shape.longest is not None and len(str(text)) <= shape.longest


def test_every_slot_of_the_gold_holds_what_its_shape_allows() -> None:
    for meaning in GOLD.values():
        assert fits(blocks(meaning, "en"), Shape(parts=("meaning",)))


def test_an_edited_tree_is_another_meaning() -> None:
    def edited(filling: Any) -> Any:
        if isinstance(filling, PartBlock):
            return replace(filling, slots=tuple(replace(slot, value=edited(slot.value)) for slot in filling.slots))
        if isinstance(filling, Listed):
            return Listed(tuple(edited(one) for one in filling.of))
        return Value(5) if filling == Value(2) else filling

    assert meaning_of(edited(blocks(SAMPLE, "de"))) == notation.read("(when (plays cards: [6]) (draw next 5))")


@pytest.mark.parametrize(
    "tree",
    [
        PartBlock("meaning", ""),
        PartBlock("when", ""),
        PartBlock("no-such-part", ""),
        PartBlock("meaning", "", (Slot("clauses", "", Value(3)),)),
        PartBlock(
            "meaning", "", (Slot("clauses", "", Listed((PartBlock("people", "", (Slot("texts", "", Value("x")),)),))),)
        ),
        PartBlock("meaning", "", (Slot("kind", "", Value("when")),)),
    ],
)
def test_what_is_no_meaning_is_refused(tree: PartBlock) -> None:
    with pytest.raises(Unreadable):
        meaning_of(tree)


def test_a_tree_that_is_nested_too_deeply_is_refused() -> None:
    deep: Filling = Value(1)
    for _ in range(200):
        deep = Listed((deep,))
    with pytest.raises(Unreadable):
        meaning_of(PartBlock("meaning", "", (Slot("clauses", "", deep),)))


def test_a_part_that_does_not_exist_has_no_gaps() -> None:
    with pytest.raises(Unreadable):
        gaps("no-such-part", "en")


def literals(hint: Any) -> set[str]:
    if get_origin(hint) is Literal:
        return {str(one) for one in get_args(hint)}
    if isinstance(hint, str):
        return literals(making.eval_name(hint))
    return {word for one in get_args(hint) for word in literals(one)}


def test_every_part_slot_and_word_has_a_label_in_five_languages() -> None:
    names = {field.name for cls in classes().values() for field in fields(cls)}
    said = {word for cls in classes().values() for hint in making._hints(cls).values() for word in literals(hint)}
    assert set(classes()) == set(label_words.PARTS)
    assert names == set(label_words.FIELDS)
    assert said <= set(label_values.VALUES)
    for table in (label_words.PARTS, label_words.FIELDS, label_values.VALUES):
        assert not [
            key for key, labels in table.items() if len([one for one in labels.split(" | ") if one]) != len(LANGUAGES)
        ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_parts_and_the_words_of_a_slot_are_told_apart_by_their_labels(language: str) -> None:
    assert set(catalogue(language)) == set(classes())
    for name in classes():
        for gap in gaps(name, language):
            shown = [word.label for word in words(gap.shape, language)]
            assert len(shown) == len(set(shown)), (name, gap.name)
            kinds = [catalogue(language)[part] for part in gap.shape.parts]
            assert len(kinds) == len(set(kinds)), (name, gap.name)
