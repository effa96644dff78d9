"""BLANK: every answer that a question allows, from what the one who is asked can see. Options, refusals and fallen deadlines all use it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations
from typing import assert_never

from carteblanche.core.values import Message, Seat
from carteblanche.games.blank.affairs import Ask, Memory
from carteblanche.games.blank.box import Box
from carteblanche.games.blank.data import COLOURS, NUMBERS
from carteblanche.games.blank.kernel import fitting
from carteblanche.games.blank.language import nodes as n
from carteblanche.games.blank.language.compiled import has_number
from carteblanche.games.blank.law import Law


class Answer(Message):
    """Answer a question: with cards, with seats, or with a word."""

    cards: tuple[str, ...] = ()
    seats: tuple[Seat, ...] = ()
    word: str = ""


def answers(  # noqa: C901 - a branch for each kind
    box: Box,
    law: Law,
    memory: Memory,
    ask: Ask,
    mine: Sequence[int],
    draw: Sequence[int],
    rules: Sequence[int],
    top: int,
) -> list[Answer]:
    """What one may answer, besides declining: `mine` is the own hand, `draw` the draw pile where it may be looked at, its top last."""
    names = box.names
    match ask.what:
        case "player":
            return [Answer(seats=chosen) for chosen in combinations(sorted(ask.among), ask.n)]
        case "partner":
            return [Answer(seats=(seat,)) for seat in sorted(ask.among)]
        case "may" | "fits":
            return [Answer(word="yes")]
        case "report":
            return [Answer(word="no")]
        case "colour":
            return [Answer(word=colour) for colour in COLOURS]
        case "number":
            return [Answer(word=str(number)) for number in NUMBERS]
        case "discard":
            effect = box.code(ask.card, memory.edits).parts[ask.path]
            wanted = effect.do.cards if isinstance(effect, n.Act) and isinstance(effect.do, n.Discard) else n.Cards()
            return [Answer((names[card],)) for card in mine if law.fits(card, wanted)]
        case "give" | "pass" | "exchange" | "limit":
            return [Answer((names[card],)) for card in mine]
        case "search":
            return [Answer((names[card],)) for card in draw]
        case "arrange":
            return [Answer(tuple(names[card] for card in order)) for order in permutations(draw[-ask.n :])]
        case "rule":
            return [Answer(word=names[rule]) for rule in rules if ask.n == 1 or rule != ask.card]
        case "edit":
            return [
                Answer(word=names[rule])
                for rule in rules
                if rule != ask.card and has_number(box.code(rule, memory.edits).sentence)
            ]
        case "mirror":
            return [Answer((names[card],)) for card in mine if card in box.mirrors]
        case "fresh":
            return [Answer((names[card],)) for card in mine[-1:] if fitting(law, card, top)]
        case "claim":
            return [Answer(word=word) for word in (("won", "lost") if ask.n == 1 else ("answered",))]
        case "race":
            return [Answer(word="done")]
        case _:
            assert_never(ask.what)
