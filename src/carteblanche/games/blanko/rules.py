"""BLANKO: the seven verbs, and the game as the catalogue knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, assert_never, final

from msgspec.structs import replace

from carteblanche.core.ballots import Ballot
from carteblanche.core.errors import Unreadable
from carteblanche.core.luck import Luck
from carteblanche.core.pieces import EVERYBODY, Viewers, viewers
from carteblanche.core.rules import Game
from carteblanche.core.values import Alarm, Millis, Outcome, Prompt, Seat, Viewer
from carteblanche.games.blanko import actions as _actions
from carteblanche.games.blanko import position as _position
from carteblanche.games.blanko import state as _state
from carteblanche.games.blanko import view as _view
from carteblanche.games.blanko.actions import (
    ANSWERS,
    OPEN,
    Accept,
    Action,
    Admit,
    Arrange,
    Challenge,
    Done,
    Exchange,
    Pass,
    Preview,
    Redraw,
    check,
    score_mini,
)
from carteblanche.games.blanko.bots import BOTS
from carteblanche.games.blanko.data import RACK
from carteblanche.games.blanko.lexicon import Lexicon
from carteblanche.games.blanko.minis import runs
from carteblanche.games.blanko.notation import BlankoNotation
from carteblanche.games.blanko.options import BlankoOptions
from carteblanche.games.blanko.plays import Place, Play, Swap
from carteblanche.games.blanko.position import DRAWING, Given
from carteblanche.games.blanko.referee import Referee
from carteblanche.games.blanko.state import BlankoState, Config, Report, others, rack
from carteblanche.games.blanko.turns import Step
from carteblanche.games.blanko.view import BlankoView, facts, facts_of
from carteblanche.games.blanko.words import built_in


@final
class Blanko(Game[Config, BlankoState, Action, BlankoView]):
    NAME = "blanko"
    VERSION = 1
    SEATS = range(2, 5)
    TURNS = True
    CONFIG = Config
    ACTION = Action
    VIEW = BlankoView
    PREVIEW = Preview
    GIVEN = Given
    OPEN = OPEN
    FRESH = frozenset({"place", "swap", "exchange", "pass", "redraw"})
    BOTS = BOTS
    NEEDS = frozenset({"lexicon"})

    notation = BlankoNotation()
    grid = DRAWING

    def __init__(self, resources: Mapping[str, Any] | None = None) -> None:
        """`lexicon`: a `Lexicon`, a list of German words, or `None` to read a log whose lexicon is not at hand; without the key the
        built-in list. `kernel`: a compiled twin of `kernel.py`.
        """
        given = resources or {}
        lexicon: Any = given["lexicon"] if "lexicon" in given else built_in()
        found: Lexicon | None = (
            lexicon if lexicon is None or isinstance(lexicon, Lexicon) else Lexicon.of("de", lexicon)
        )
        self.referee = Referee(found, given.get("kernel"))

    @property
    def lexicon(self) -> str | None:
        """The hash that a log pins."""
        return None if self.referee.lexicon is None else self.referee.lexicon.hash

    def setup(self, config: Config, seats: int, luck: Luck) -> BlankoState:
        self._speaks(config)
        return _state.setup(config, seats, luck)

    def _speaks(self, config: Config) -> None:
        found = self.referee.lexicon
        if found is not None and found.language != config.language:
            raise Unreadable(f"the lexicon is for {found.language}, the table plays {config.language}", "lexicon")

    def prompts(self, state: BlankoState) -> Mapping[Seat, Prompt]:
        return _view.prompts(state)

    def alarms(self, state: BlankoState) -> tuple[Alarm, ...]:
        if state.ended or state.until is None:
            return ()
        return (Alarm("sand" if state.phase == "mini" else state.phase, state.until),)

    def play(self, state: BlankoState, at: Millis, seat: Seat, action: Action, luck: Luck) -> BlankoState:
        play = check(facts_of(state, seat), action, self.referee)
        step = Step(state, luck, at)
        match action:
            case Place() | Swap():
                assert play is not None
                self._lay(step, play)
            case Exchange():
                own = rack(seat)
                step.give_back(step.lying(own), own)
                step.draw(RACK, own, viewers(seat))
                step.change(report=Report("exchanged", seat), passes=0)
                step.end_turn(barren=True)
            case Pass():
                step.change(report=Report("passed", seat), passes=state.passes + 1)
                step.end_turn(barren=True)
            case Arrange(grid):
                step.arrange(grid)
            case Done():
                self._settle(step)
            case Redraw(letters):
                self._redraw(step, letters)
            case Accept():
                self._answered(step, seat, "accept")
            case Challenge():
                self._challenged(step, seat)
            case Admit(answer):
                self._answered(step, seat, answer)
            case _:
                assert_never(action)
        return step.finished()

    def ring(self, state: BlankoState, alarm: Alarm, luck: Luck) -> BlankoState:
        step = Step(state, luck, alarm.at)
        if state.phase == "mini":
            self._settle(step)
        else:
            assert state.ballot is not None
            self._closed(step, state.ballot.close())
        return step.finished()

    def _lay(self, step: Step, play: Play) -> None:
        state = step.state
        step.show(play)
        if state.config.words == "challenge":
            until = Millis(step.at + 1000 * state.config.challenge_seconds)
            report = Report("laid", state.turn, play.words)
            step.change(
                phase="challenge", play=play, until=until, ballot=Ballot(others(state), ("accept",)), report=report
            )
        else:
            self._judge(step, play)

    def _judge(self, step: Step, play: Play, challenger: Seat | None = None) -> None:
        """The lexicon says which words are words, or the log does (BO-18). Who insisted has the table vote; who challenged words that
        are good may lose a turn (BO-30).
        """
        state = step.state
        words = [word.word for word in play.words]
        said = step.luck.witness(self.referee.verdict(words, state.config, state.admitted))
        wrong = [word for n, word in enumerate(words) if not said >> n & 1]
        if not wrong:
            if state.config.challenge_turn and challenger is not None and challenger not in state.losing:
                step.change(losing=(*state.losing, challenger))
            step.count(play)
        elif play.insist:
            until = Millis(step.at + 1000 * state.config.challenge_seconds)
            ballot = Ballot(others(state), ANSWERS)
            report = Report("laid", state.turn, play.words, tuple(wrong))
            step.change(phase="vote", play=play, until=until, ballot=ballot, report=report)
        else:
            step.reject(play, wrong)

    def _challenged(self, step: Step, seat: Seat) -> None:
        state = step.state
        assert state.play is not None
        self._judge(step, state.play, seat)
        step.change(report=replace(step.state.report, challenger=seat))
        if step.state.report.what in ("placed", "swapped"):
            step.score(-state.config.challenge_cost, seat)

    def _answered(self, step: Step, seat: Seat, answer: str) -> None:
        assert step.state.ballot is not None
        ballot = step.state.ballot.cast(seat, answer)
        assert step.state.play is not None
        challenged = step.state.phase == "challenge"
        report = Report("accepted" if challenged else "voted", seat, step.state.play.words, step.state.report.wrong)
        step.change(ballot=ballot, report=report)
        if ballot.closed:
            self._closed(step, ballot)

    def _closed(self, step: Step, ballot: Ballot) -> None:
        """Nobody challenged; or the votes are counted: who laid the word has said yes, who says nothing abstains."""
        state = step.state
        assert state.play is not None
        play = state.play
        if state.phase == "challenge":
            step.count(play)
            return
        wrong = state.report.wrong or self._wrong(step, play)
        votes = ballot.count()
        if 1 + votes["yes"] > votes["no"]:
            step.change(admitted=(*state.admitted, *dict.fromkeys(wrong)))
            step.count(play)
        else:
            step.reject(play, wrong, retry=state.config.words == "friendly")

    def _wrong(self, step: Step, play: Play) -> tuple[str, ...]:
        state = step.state
        words = [word.word for word in play.words]
        said = step.luck.witness(self.referee.verdict(words, state.config, state.admitted))
        return tuple(word for n, word in enumerate(words) if not said >> n & 1)

    def _settle(self, step: Step) -> None:
        """The mini crossword counts as it lies."""
        state = step.state
        words = [run.word for run in runs(state.grid)]
        said = step.luck.witness(self.referee.verdict(words, state.config, state.admitted))
        step.settle_mini(score_mini(facts_of(state, state.turn), state.grid, said))

    def _redraw(self, step: Step, letters: str) -> None:
        """T6: back into the bag first, then as many drawn. What others knew of the rack they no longer know."""
        seat = step.state.turn
        own = rack(seat)
        step.change(report=Report("redrawn", seat, card="T6", redrawn=len(letters)))
        if letters:
            step.give_back(step.on_rack(letters), own)
            step.pieces = step.pieces.forgotten(step.lying(own), Viewers(EVERYBODY & ~viewers(seat)))
            step.draw(len(letters), own, viewers(seat))
        step.end_turn()

    def view(self, state: BlankoState, viewer: Viewer) -> BlankoView:
        return _view.view(state, viewer)

    def outcome(self, state: BlankoState) -> Outcome | None:
        return _view.outcome(state)

    def options(self, view: BlankoView) -> BlankoOptions:
        return BlankoOptions(facts(view), self.referee)

    def preview(self, view: BlankoView, action: Action) -> Preview:
        return _actions.preview(facts(view), action, self.referee)

    def imagine(self, view: BlankoView, luck: Luck) -> BlankoState:
        return _view.imagine(view, luck)

    def default(self, view: BlankoView, luck: Luck) -> Action:
        """Pass; the mini crossword as it lies; keep all letters; accept; abstain."""
        match view.phase:
            case "turn":
                return Pass()
            case "mini":
                return Done()
            case "redraw":
                return Redraw("")
            case "challenge":
                return Accept()
            case "vote":
                return Admit("abstain")

    def position(self, given: Given, players: Sequence[str]) -> BlankoState:
        self._speaks(given.config)
        return _position.position(given, players)

    def describe(self, state: BlankoState, players: Sequence[str]) -> dict[str, Any]:
        return _position.describe(state, players)
