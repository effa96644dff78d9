"""BLANK as numbers.

What has a number of its own, in this order: playing one card, by the card; the words; votes, things to be said as done, and things that
cards allow, by their place in the list; answering with one seat, with one card, with one word of those offered. Everything else that is
listed, such as several cards played at once, goes by its place among these: the first 1024 of them. What is left out beyond that is
plays of many cards from large hands. Open kinds (accusing, objecting, proposing, writing) have no numbers.

Observations tell which rules are in force and not what they say: a deck's cards are fixed, and a learner finds out. What cards
remember (counters, marks) is not in them.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Final, get_args

from carteblanche.core.values import Message, kind
from carteblanche.games.blank import actions as a
from carteblanche.games.blank.affairs import Ask, Motion, Phase
from carteblanche.games.blank.data import COLOURS, NUMBERS
from carteblanche.games.blank.questions import Answer
from carteblanche.games.blank.rules import Blank
from carteblanche.games.blank.state import Config
from carteblanche.games.blank.view import BlankView
from carteblanche.research.encodings.encoding import Array, Encoding, Field, Legal

WORDS: Final[tuple[Message, ...]] = (
    a.Draw(),
    a.Decline(),
    a.Understood(),
    a.Forgo(),
    a.Approve(),
    a.Veto(),
)
PLACES: Final = 16
"""How many votes, things done, things used and words have numbers of their own."""
LISTED: Final = 1024
WALKED: Final = 20_000
"""If there are more options than this, only single cards and the first of the others are looked at."""
PHASES: Final = get_args(Phase)
KINDS: Final = tuple(sorted(kind(one) for one in get_args(a.Action)))
QUESTIONS: Final = ("players", "cards", "arrange", "word", "react", "report")
MOTIONS: Final = ("verdict", "report", "ruling", "order", "correct", "consent", "tool", "tool-vote")


class BlankEncoding(Encoding):
    game: Blank
    config: Config

    def __init__(self, game: Blank, config: Config, seats: int) -> None:
        self.cards = cards = game.box.cards
        self.names = names = len(game.box.names)
        sizes = (
            ("play", cards),
            ("words", len(WORDS)),
            ("vote", PLACES),
            ("done", PLACES),
            ("use", PLACES),
            ("seat", seats),
            ("card", names),
            ("word", PLACES),
            ("listed", LISTED),
        )
        self.first: dict[str, int] = {}
        """By sort of action: its first number."""
        end = 0
        for sort, size in sizes:
            self.first[sort] = end
            end += size
        super().__init__(
            game,
            config,
            seats,
            (
                Field("phase", (len(PHASES),), f"1 for the phase: {', '.join(PHASES)}"),
                Field("kinds", (len(KINDS),), f"1 for each kind of action asked for: {', '.join(KINDS)}"),
                Field("turn", (seats,), "1 for the seat whose turn it is"),
                Field("asked", (seats,), "by seat: 1 if it may act"),
                Field("direction", (), "1 if turns go clockwise, -1 if not"),
                Field("colour", (len(COLOURS),), f"1 for the top card's: {', '.join(COLOURS)}"),
                Field("number", (len(NUMBERS),), "1 for the top card's, from 1 to 6"),
                Field("hands", (seats, cards), "by seat: 1 for each card that the viewer knows in its hand"),
                Field("sizes", (seats,), "by seat: cards in hand, over 10"),
                Field("fronts", (seats, cards), "by seat: 1 for each card that lies open in front of it"),
                Field("discard", (cards,), "1 for each card in the discard pile"),
                Field("draw", (), "cards in the draw pile, over all cards"),
                Field("rules", (names - cards,), "1 for each rule in force, -1 if it is switched off for the moment"),
                Field("skips", (seats,), "by seat: how many turns it will miss"),
                Field("laid", (), "cards laid in this turn, over 10"),
                Field("question", (len(QUESTIONS),), f"1 for the viewer's question: {', '.join(QUESTIONS)}"),
                Field("choices", (names,), "1 for each card that it may be answered with, rules last"),
                Field("among", (seats,), "1 for each seat that it may be answered with"),
                Field("motion", (len(MOTIONS),), f"1 for what is voted on: {', '.join(MOTIONS)}"),
            ),
            end,
        )

    def _number(self, view: BlankView) -> Legal:
        found: dict[int, Message] = {}
        others = self.first["listed"]
        seen = {"vote": 0, "done": 0, "use": 0, "word": 0}
        for action in self._walk(view):
            number = self._own_number(view, action, seen)
            if number is None:
                if others == self.actions:
                    continue
                number, others = others, others + 1
            found[number] = action
        return found

    def _walk(self, view: BlankView) -> Iterable[Message]:
        options = self.game.options(view)
        if len(options) <= WALKED:
            return options
        single: list[Message] = [a.Play((card,)) for card in view.hand]
        first = (one for one in islice(options, 2 * LISTED) if one not in single)
        return [*(one for one in (*single, *WORDS) if one in options), *first]

    def _own_number(self, view: BlankView, action: Message, seen: dict[str, int]) -> int | None:
        """The number that an action has by what it is; nothing if it goes by its place."""
        first, piece = self.first, self.game.box.piece
        match action:
            case a.Play((card,)):
                return first["play"] + piece[card]
            case Answer((card,), (), ""):
                return first["card"] + piece[card]
            case Answer((), (seat,), ""):
                return first["seat"] + self._relative(view, seat)
            case Answer((), (), word) if word:
                return self._next("word", seen)
            case a.Vote() | a.Done() | a.Use():
                return self._next(kind(action), seen)
            case _:
                return first["words"] + WORDS.index(action) if action in WORDS else None

    def _next(self, sort: str, seen: dict[str, int]) -> int | None:
        """The next number of this sort, as long as there are some."""
        place = seen[sort]
        seen[sort] += 1
        return self.first[sort] + place if place < PLACES else None

    def _fill(self, view: BlankView, into: dict[str, Array]) -> None:
        box, affairs = self.game.box, view.affairs
        into["phase"][PHASES.index(affairs.phase)] = 1
        if view.prompt is not None:
            into["kinds"][[KINDS.index(one) for one in view.prompt.kinds]] = 1
        into["turn"][self._relative(view, affairs.turn)] = 1
        for waiting in view.waiting:
            into["asked"][self._relative(view, waiting.seat)] = 1
        into["direction"][...] = affairs.direction
        top = box.piece[view.discard[-1]]
        into["colour"][box.colours[top]] = 1
        into["number"][NUMBERS.index(box.numbers[top])] = 1
        for at, seat in enumerate(self._from_viewer(view)):
            known = [box.piece[card] for card in view.hands[seat] if card is not None]
            into["hands"][at, known] = 1
            into["sizes"][at] = len(view.hands[seat]) / 10
            into["fronts"][at, [box.piece[card] for card in view.fronts[seat]]] = 1
            into["skips"][at] = affairs.skips[seat] if affairs.skips else 0
        into["discard"][[box.piece[card] for card in view.discard]] = 1
        into["draw"][...] = len(view.draw) / self.cards
        for rule in view.rules:
            piece = box.piece[rule]
            into["rules"][piece - self.cards] = -1 if piece in affairs.memory.off else 1
        into["laid"][...] = affairs.laid / 10
        ask = self._question(view, affairs.asks)
        if ask is not None:
            into["question"][QUESTIONS.index(ask.what)] = 1
            into["choices"][[box.piece[card] for card in view.choices]] = 1
            into["among"][[self._relative(view, seat) for seat in ask.among]] = 1
        motion: Motion | None = affairs.motion
        if motion is not None:
            into["motion"][MOTIONS.index(motion.what)] = 1

    @staticmethod
    def _question(view: BlankView, asks: tuple[Ask, ...]) -> Ask | None:
        return next((ask for ask in asks if ask.seat == view.viewer), None)
