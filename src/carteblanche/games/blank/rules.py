"""BLANK: the seven verbs, and the game as the catalogue knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, assert_never

import msgspec

from carteblanche.core.luck import Luck
from carteblanche.core.pieces import Piece
from carteblanche.core.rules import Game
from carteblanche.core.values import Alarm, Message, Millis, Outcome, Prompt, Seat, Viewer
from carteblanche.games.blank import actions as a
from carteblanche.games.blank import setup as _setup
from carteblanche.games.blank import view as _view
from carteblanche.games.blank.actions import Action, BlankOptions, Preview
from carteblanche.games.blank.affairs import Wish
from carteblanche.games.blank.bots.levels import BOTS
from carteblanche.games.blank.box import VERSION, Box
from carteblanche.games.blank.checks import check, of_state, uses
from carteblanche.games.blank.deck import Deck
from carteblanche.games.blank.engine import answers, disputes, laying, reports, timing, tools
from carteblanche.games.blank.engine.flow import run
from carteblanche.games.blank.engine.work import Work
from carteblanche.games.blank.foresight import preview
from carteblanche.games.blank.notation import BlankNotation
from carteblanche.games.blank.position import Given, describe, position
from carteblanche.games.blank.prompting import prompts
from carteblanche.games.blank.questions import Answer
from carteblanche.games.blank.starter import starter
from carteblanche.games.blank.state import BlankState, Config
from carteblanche.games.blank.view import BlankView


class Blank(Game[Config, BlankState, Action, BlankView]):
    NAME = "blank"
    VERSION = VERSION
    SEATS = range(2, 7)
    TURNS = False
    CONFIG = Config
    ACTION = Action
    VIEW = BlankView
    PREVIEW: type[Message] = Preview
    GIVEN = Given
    OPEN = frozenset({"apply", "accuse", "object", "report", "propose", "write", "correct", "tool"})
    FRESH = frozenset({"play", "draw", "accuse", "object", "apply", "use"})
    BOTS = BOTS
    NEEDS = frozenset({"deck"})

    notation = BlankNotation()

    def __init__(self, deck: Deck | Mapping[str, Any] | None = None) -> None:
        """With this deck, as a value or as plain data; by default the one that comes with the product. Decks of described positions
        are kept beside it.
        """
        given = starter() if deck is None else deck if isinstance(deck, Deck) else msgspec.convert(deck, Deck)
        self.box = Box(given, self.VERSION)
        self._boxes = {self.box.hash: self.box}
        self._last_work: list[Work] = []
        """What the last step was done in: mostly the next one goes on from where it ended."""

    def box_of(self, which: BlankState | BlankView) -> Box:
        """The deck that a state or a view is about."""
        return self._boxes[which.deck]

    def setup(self, config: Config, seats: int, luck: Luck) -> BlankState:
        state = _setup.setup(self.box, config, seats, luck)
        if config.reading:
            return state
        w = Work(self.box, state, Millis(0), luck)
        _setup.began(w)
        run(w)
        return w.frozen()

    def prompts(self, state: BlankState) -> Mapping[Seat, Prompt]:
        return prompts(state)

    def alarms(self, state: BlankState) -> tuple[Alarm, ...]:
        return timing.alarms(state.affairs)

    def play(self, state: BlankState, at: Millis, seat: Seat, action: Action, luck: Luck) -> BlankState:
        fault = check(self._boxes[state.deck], of_state(state, seat), action)
        w = self._take_up(state, at, luck)
        do(w, seat, action, fault)
        return self._done(w)

    def ring(self, state: BlankState, alarm: Alarm, luck: Luck) -> BlankState:
        w = self._take_up(state, alarm.at, luck)
        timing.rung(w, alarm)
        return self._done(w)

    def _take_up(self, state: BlankState, at: Millis, luck: Luck) -> Work:
        """Where the next step from this state is done."""
        try:
            w = self._last_work.pop()
        except IndexError:
            return Work(self.box_of(state), state, at, luck)
        if w.state is not state:
            return Work(self.box_of(state), state, at, luck)
        w.begin(state, at, luck)
        return w

    def _done(self, w: Work) -> BlankState:
        run(w)
        made = w.frozen()
        self._last_work[:] = [w]
        return made

    def view(self, state: BlankState, viewer: Viewer) -> BlankView:
        return _view.view(self._boxes[state.deck], state, viewer)

    def outcome(self, state: BlankState) -> Outcome | None:
        return _view.outcome(state)

    def options(self, view: BlankView) -> BlankOptions:
        return BlankOptions(self._boxes[view.deck], view)

    def preview(self, view: BlankView, action: Action) -> Preview:
        return preview(self.box_of(view), view, action)

    def imagine(self, view: BlankView, luck: Luck) -> BlankState:
        return _view.imagine(self.box_of(view), view, luck)

    def default(self, view: BlankView, luck: Luck) -> Action:
        """The first option: the first card of the hand that fits, by itself; a question is answered with its first answer."""
        return next(iter(self.options(view)))

    def position(self, given: Given, players: Sequence[str]) -> BlankState:
        box, state = position(given, players, self.VERSION)
        self._boxes.setdefault(box.hash, box)
        return state

    def describe(self, state: BlankState, players: Sequence[str]) -> dict[str, Any]:
        return describe(self.box_of(state), state, players)


class BlankV1(Blank):
    """As it was first released: who cannot pay the price of what one may do can choose it, and it is done as far as it goes. The engine
    asks the deck's box for the version.
    """

    VERSION = 1


class BlankV2(Blank):
    """Prices are paid in full; of equal cards the first in the hand is the highest, nobody loses sight of cards that they have seen,
    and nobody can deny what somebody reports of themselves.
    """

    VERSION = 2


def do(w: Work, seat: Seat, action: Action, fault: str) -> None:  # noqa: C901 - a branch for each kind
    """A checked action is done."""
    piece = w.box.piece
    match action:
        case a.Play(cards):
            (laying.wrong if fault else laying.proper)(w, seat, tuple(map(piece.__getitem__, cards)))
        case a.Draw():
            laying.drew(w, seat)
        case Answer():
            answers.answered(w, seat, action)
        case a.Decline():
            (answers.declined if w.asks else disputes.content)(w, seat)
        case a.Done(number):
            disputes.done(w, seat, number)
        case a.Use(card, n):
            disputes.used(w, seat, piece[card], uses(w.box, of_state(w.state, seat))[piece[card]][n])
        case a.Apply(card):
            disputes.applied(w, seat, piece[card])
        case a.Accuse(whom, card):
            disputes.accused(w, seat, whom, piece[card])
        case a.Object():
            disputes.objected(w, seat)
        case a.Report(card, whom, n):
            reports.reported(w, seat, piece[card], whom, n)
        case a.Vote(choice):
            disputes.voted(w, seat, choice)
        case a.Propose(what, text, card):
            disputes.proposed(w, seat, what, text, piece.get(card, Piece(-1)))
        case a.Understood():
            w.understood = (*w.understood, seat)
            w.note("understood", seat)
            if len(w.understood) == w.seats:
                _setup.began(w)
        case a.Write(meaning, text, card, title, language, picture):
            _wish(w, Wish(seat, meaning, text, language, card, title, picture))
        case a.Forgo():
            w.note("forgoes", seat)
            _rewarded(w)
        case a.Approve():
            assert w.wish is not None
            w.written = (*w.written, w.wish)
            w.note("approved", seat, text=w.wish.text)
            _rewarded(w)
        case a.Veto(reason):
            w.note("vetoed", seat, text=reason)
            w.wish = None
        case a.Correct(name, place):
            disputes.correcting(w, seat, piece[name], place)
        case a.Tool(name, tool, whom, to, n):
            tools.proposed(w, seat, tool, piece[name], whom, to, n)
        case _:
            assert_never(action)


def _wish(w: Work, wish: Wish) -> None:
    """A winner proposes; the owner's own wish needs nobody's yes (BK-84)."""
    w.note("wishes", wish.seat, text=wish.text)
    w.wish = wish
    if wish.seat == w.config.owner % w.seats:
        w.written = (*w.written, wish)
        _rewarded(w)


def _rewarded(w: Work) -> None:
    w.wish = None
    w.rewards = w.rewards[1:]
    if not w.rewards:
        w.phase = "over"
