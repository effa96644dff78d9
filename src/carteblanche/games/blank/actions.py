"""BLANK: what a seat can do, which of it is proper, and what would follow."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Annotated, Literal, TypeAlias, final

from msgspec import Meta

from carteblanche.core.luck import Luck
from carteblanche.core.options import Options
from carteblanche.core.values import Message, Seat
from carteblanche.games.blank.box import Box
from carteblanche.games.blank.deck import Picture
from carteblanche.games.blank.kernel import Plays, picked_card
from carteblanche.games.blank.law import law
from carteblanche.games.blank.questions import Answer, answers
from carteblanche.games.blank.view import BlankView

Short = Annotated[str, Meta(max_length=600)]


class Play(Message):
    """Lay cards of the own hand on the discard pile, the last one on top."""

    cards: tuple[str, ...]


class Draw(Message):
    """Nothing fits: take a penalty."""


class Decline(Message):
    """Say no to what one may do but need not, or that one has nothing to say about what has happened."""


class Done(Message):
    """Say that something owed has been said or done."""

    duty: int


class Apply(Message):
    """Carry out what a card asks of one, if effects are by hand."""

    card: str


class Accuse(Message):
    """Say that a player has not obeyed a card."""

    seat: Seat
    card: str


class Object(Message):
    """Say that the last play was wrong."""


class Report(Message):
    """Say that something has happened outside the game that this card waits for, and whom it is about."""

    card: str
    seat: Seat


class Vote(Message):
    choice: str


class Propose(Message):
    """Ask the table for a ruling about a card, or for another order of the rules (`order`: their names, with commas)."""

    what: Literal["ruling", "order"]
    text: Short
    card: str = ""


class Understood(Message):
    """The rules have been read."""


class Write(Message):
    """A winner's wish: a new rule (`card` empty) or words for a game card without any, in one of the languages."""

    sentence: Short
    card: str = ""
    title: Annotated[str, Meta(max_length=80)] = ""
    language: str = "en"
    picture: Picture = ()
    """What the author has drawn; notation leaves it out."""


class Forgo(Message):
    """Write nothing."""


class Approve(Message):
    """The owner says yes to a new card."""


class Veto(Message):
    """The owner says no, and may say why."""

    reason: Annotated[str, Meta(max_length=200)] = ""


class Correct(Message):
    """The owner, as a referee, puts a card somewhere: on top of a place, or into a hand."""

    card: str
    place: str


Action: TypeAlias = (
    Play | Draw | Answer | Decline | Done | Apply | Accuse | Object | Report | Vote | Propose | Understood | Write | Forgo
    | Approve | Veto | Correct
)  # fmt: skip


class Preview(Message):
    """What would follow, as far as the viewer may know: top card, own hand's size, rules that would fire, what would be wrong."""

    top: str
    hand: int
    fires: tuple[str, ...] = ()
    fault: str = ""
    says: tuple[str, ...] = ()


@final
class BlankOptions(Options[Action]):
    """The plays first, then everything else that is open to the viewer."""

    def __init__(self, box: Box, view: BlankView) -> None:
        self._view = view
        self._box = box
        self._plays: Plays | None = None
        self._rest: list[Action] = []
        if view.prompt is None or view.viewer is None:
            return
        kinds = view.prompt.kinds
        if "play" in kinds:
            piece = box.piece
            rules = tuple(map(piece.__getitem__, view.rules))
            top = piece[view.discard[-1]]
            affairs = view.affairs
            hand = list(map(piece.__getitem__, view.hand))
            inforce = law(box, rules, affairs.memory, top)
            must = -1
            if affairs.picked >= 0 and view.viewer == affairs.turn:
                must = picked_card(inforce, hand, affairs.picked, top)
            self._plays = Plays(inforce, hand, top, must)
            if len(kinds) == 2 and kinds[1] == "draw":
                if not self._plays.count:
                    self._rest = [_DRAW]
                return
        for kind in kinds:
            self._rest += self._of_kind(kind)

    def _of_kind(self, kind: str) -> list[Action]:
        view, affairs = self._view, self._view.affairs
        seat = view.viewer
        match kind:
            case "draw":
                return [_DRAW] if self._plays is None or not self._plays.count else []
            case "answer":
                return list(self._answers())
            case "decline":
                return [Decline()]
            case "done":
                mine = [duty for duty in affairs.duties if duty.seat == seat]
                return [Done(duty.n) for duty in mine if duty.stage == "pending" and not duty.lasting]
            case "vote":
                return [Vote(choice) for choice in affairs.motion.choices] if affairs.motion is not None else []
            case "understood":
                return [Understood()]
            case "forgo":
                return [Forgo()]
            case "approve":
                return [Approve()]
            case "veto":
                return [Veto()]
            case _:
                return []

    def _answers(self) -> list[Answer]:
        view, box = self._view, self._box
        ask = next((ask for ask in view.affairs.asks if ask.seat == view.viewer), None)
        if ask is None:
            return []
        piece = box.piece
        rules = tuple(piece[name] for name in view.rules)
        top = piece[view.discard[-1]]
        draw = [piece[name] for name in view.draw if name is not None]
        inforce = law(box, rules, view.affairs.memory, top)
        hand = [piece[name] for name in view.hand]
        return answers(box, inforce, view.affairs.memory, ask, hand, draw, rules, top)

    def __len__(self) -> int:
        """Python's `len` goes no further than `sys.maxsize`, which a hand of sixty can pass."""
        return min(sys.maxsize, (0 if self._plays is None else self._plays.count) + len(self._rest))

    def __iter__(self) -> Iterator[Action]:
        if self._plays is not None:
            names = self._box.names
            for play in self._plays:
                yield Play(tuple(names[card] for card in play))
        yield from self._rest

    def sample(self, luck: Luck) -> Action:
        if self._plays is None or not self._plays.count:
            if not self._rest:
                raise IndexError("no options")
            return luck.pick(self._rest)
        plays = self._plays.count
        if self._rest and (chosen := luck.below(plays + len(self._rest))) >= plays:
            return self._rest[chosen - plays]
        names = self._box.names
        return Play(tuple([names[card] for card in self._plays.draw(luck)]))

    def listed(self) -> list[Action]:
        return list(self)

    def is_proper(self, action: object) -> bool:
        return isinstance(action, _KINDS) and not self.check(action)

    def check(self, action: Action) -> str:
        """What would be wrong with this action if it is accepted as a fault; `Illegal` if it is refused."""
        from carteblanche.games.blank.checks import check, of_view

        return check(self._box, of_view(self._box, self._view), action)


_DRAW = Draw()
_KINDS = (
    Play, Draw, Answer, Decline, Done, Apply, Accuse, Object, Report, Vote, Propose, Understood, Write, Forgo, Approve, Veto, Correct,
)  # fmt: skip
