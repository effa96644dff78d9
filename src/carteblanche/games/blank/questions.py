"""BLANK: every answer that a question allows, from what the one who is asked can see, counted and drawn without writing them all down.
Options, refusals and fallen deadlines all use it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from math import comb, factorial
from typing import final

from carteblanche.core.luck import Luck
from carteblanche.core.values import Message, Seat
from carteblanche.games.blank.affairs import Ask
from carteblanche.games.blank.box import Box
from carteblanche.games.blank.evaluate.plays import nth_subset


class Answer(Message):
    """Answer a question: with cards, with seats, or with a word."""

    cards: tuple[str, ...] = ()
    seats: tuple[Seat, ...] = ()
    word: str = ""


@final
class Answers:
    """What one may answer, besides declining. `choices` are the cards that may be chosen, `closed` the words that may not."""

    def __init__(self, box: Box, ask: Ask, choices: tuple[int, ...], closed: tuple[str, ...]) -> None:
        self._names = box.names
        self._ask = ask
        self._words = tuple([word for word in ask.words if word not in closed]) if closed else ask.words
        self._items: tuple[int, ...] = tuple(sorted(ask.among)) if ask.what == "players" else choices
        most = len(self._items)
        self._least, self._most = min(ask.least, most), min(ask.most, most)
        if ask.what == "react":
            self._least = self._most = 1
        match ask.what:
            case "word" | "report":
                self.count = len(self._words)
            case "arrange":
                self.count = factorial(most)
            case "players" | "cards" | "react":
                self.count = sum(comb(most, size) for size in range(self._least, self._most + 1))

    def _made(self, found: tuple[int, ...]) -> Answer:
        if self._ask.what == "players":
            return Answer(seats=tuple(map(Seat, found)))
        return Answer(tuple([self._names[card] for card in found]))

    def __iter__(self) -> Iterator[Answer]:
        match self._ask.what:
            case "word" | "report":
                for word in self._words:
                    yield Answer(word=word)
            case "arrange":
                for order in permutations(self._items):
                    yield self._made(order)
            case _:
                for size in range(self._least, self._most + 1):
                    for found in combinations(self._items, size):
                        yield self._made(found)

    def draw(self, luck: Luck) -> Answer:
        match self._ask.what:
            case "word" | "report":
                return Answer(word=luck.pick(self._words))
            case "arrange":
                return self._made(luck.shuffle(self._items))
            case _:
                number = luck.below(self.count)
                for size in range(self._least, self._most + 1):
                    here = comb(len(self._items), size)
                    if number < here:
                        return self._made(nth_subset(self._items, size, number))
                    number -= here
                raise IndexError("no answers")

    def __contains__(self, answer: object) -> bool:
        if not isinstance(answer, Answer):
            return False
        if self._ask.what in ("word", "report"):
            return answer == Answer(word=answer.word) and answer.word in self._words
        if self._ask.what == "players":
            given: tuple[object, ...] = answer.seats
            among: set[object] = set(self._items)
            plain = not answer.cards and not answer.word
        else:
            given = answer.cards
            among = {self._names[card] for card in self._items}
            plain = not answer.seats and not answer.word
        if self._ask.what == "arrange" and len(given) != len(self._items):
            return False
        fits = self._ask.what == "arrange" or self._least <= len(given) <= self._most
        return plain and fits and len(set(given)) == len(given) and all(one in among for one in given)
