"""BLANK: what a seat can do, which of it is proper, and what would follow."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Annotated, Literal, TypeAlias, final

from msgspec import Meta

from carteblanche.core.luck import Luck
from carteblanche.core.options import Options
from carteblanche.core.values import Message, Seat
from carteblanche.games.blank.box import DISCARD, OUT, RULES, Box, hand
from carteblanche.games.blank.calculus import steps as s
from carteblanche.games.blank.deck import Picture, Title
from carteblanche.games.blank.engine.answers import open_ask
from carteblanche.games.blank.evaluate.law import law_of
from carteblanche.games.blank.evaluate.plays import Plays
from carteblanche.games.blank.questions import Answer, Answers
from carteblanche.games.blank.view import BlankView, places_of

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


class Use(Message):
    """Do of one's own accord what a card allows; `n`: which of several things on it."""

    card: str
    n: int = 0


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
    """Say that something has happened outside the game that this card waits for, and whom it is about; `n`: which of several things."""

    card: str
    seat: Seat
    n: int = 0


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
    """A winner's wish: a new rule (`card` empty) or words for a game card without any: what it means, and the author's words."""

    meaning: s.Sealed
    text: Short = ""
    card: str = ""
    title: Title = ""
    language: Annotated[str, Meta(max_length=12)] = "en"
    picture: Picture = ()


class Forgo(Message):
    """Write nothing."""


class Approve(Message):
    """The owner says yes to a new card."""


class Veto(Message):
    """The owner says no, and may say why."""

    reason: Annotated[str, Meta(max_length=200)] = ""


class Tool(Message):
    """Carry out by hand what a card for people says: with this tool, for this player, to that one, so much. The others may object."""

    card: str
    tool: str
    seat: Seat
    to: Seat = Seat(0)
    n: int = 1


class Correct(Message):
    """The owner, as a referee, wants to put a card somewhere: on top of a place, or into a hand. The others vote."""

    card: str
    place: str


Action: TypeAlias = (
    Play | Draw | Answer | Decline | Done | Use | Apply | Accuse | Object | Report | Vote | Propose | Understood | Write | Forgo
    | Approve | Veto | Correct | Tool
)  # fmt: skip


class Preview(Message):
    """What would follow, as far as the viewer may know: top card, own hand's size, cards that could fire, what would be wrong."""

    top: str
    hand: int
    fires: tuple[str, ...] = ()
    fault: str = ""


@final
class BlankOptions(Options[Action]):
    """The plays first, then the answers, then everything else that is open to the viewer."""

    def __init__(self, box: Box, view: BlankView) -> None:
        self._view = view
        self._box = box
        self._plays: Plays | None = None
        self._answers: Answers | None = None
        self._rest: list[Action] = []
        if view.prompt is None or view.viewer is None:
            return
        kinds = view.prompt.kinds
        if "play" in kinds:
            self._plays = self._playing(view)
            if len(kinds) == 2 and kinds[1] == "draw":
                if not self._plays.count:
                    self._rest = [_DRAW]
                return
        for kind in kinds:
            self._rest += self._of_kind(kind)

    def _playing(self, view: BlankView) -> Plays:
        box, affairs = self._box, view.affairs
        assert view.viewer is not None
        places = places_of(box, view)
        pile, mine = places[DISCARD], places[hand(view.viewer)]
        held = law_of(box, affairs, view.viewer, places[RULES], pile, places[OUT], view.grounds)
        if view.viewer != affairs.turn and not affairs.free:
            mine = tuple(card for card in mine if held.anytime >> card & 1)
        return Plays(held, mine, pile[-1], len(view.hand))

    def _of_kind(self, kind: str) -> list[Action]:
        view, affairs = self._view, self._view.affairs
        seat = view.viewer
        match kind:
            case "draw":
                return [_DRAW] if self._plays is None or not self._plays.count else []
            case "answer":
                ask = open_ask(affairs.asks, seat)
                if ask is not None:
                    choices = tuple(self._box.piece[name] for name in view.choices)
                    self._answers = Answers(self._box, ask, choices, view.closed)
                return []
            case "decline":
                return [Decline()]
            case "done":
                mine = [duty for duty in affairs.duties if duty.seat == seat]
                return [Done(duty.n) for duty in mine if duty.stage == "pending" and duty.lasting < 0]
            case "use":
                from carteblanche.games.blank.checks import of_view, uses

                found: list[Action] = []
                for card, paths in uses(self._box, of_view(self._box, view)).items():
                    found += [Use(self._box.names[card], n) for n, path in enumerate(paths) if path]
                return found
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

    def _sizes(self) -> tuple[int, int]:
        return 0 if self._plays is None else self._plays.count, 0 if self._answers is None else self._answers.count

    def __len__(self) -> int:
        """Python's `len` goes no further than `sys.maxsize`, which a hand of sixty can pass."""
        return min(sys.maxsize, sum(self._sizes()) + len(self._rest))

    def __iter__(self) -> Iterator[Action]:
        if self._plays is not None:
            names = self._box.names
            for play in self._plays:
                yield Play(tuple(names[card] for card in play))
        if self._answers is not None:
            yield from self._answers
        yield from self._rest

    def sample(self, luck: Luck) -> Action:
        plays, answers = self._sizes()
        if not plays + answers:
            if not self._rest:
                raise IndexError("no options")
            return luck.pick(self._rest)
        chosen = luck.below(plays + answers + len(self._rest)) if answers or self._rest else 0
        if chosen >= plays + answers:
            return self._rest[chosen - plays - answers]
        if chosen >= plays:
            assert self._answers is not None
            return self._answers.draw(luck)
        assert self._plays is not None
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
    Play, Draw, Answer, Decline, Done, Use, Apply, Accuse, Object, Report, Vote, Propose, Understood, Write, Forgo, Approve, Veto,
    Correct, Tool,
)  # fmt: skip
