"""Bots from outside as players: each is a program that speaks `arena.protocol`, and whatever it does wrong it loses by.

A bot written in Python is no exception: `arena.hosting` speaks the protocol for it, in a process of its own.
"""

from __future__ import annotations

import shlex
import sys
from collections.abc import Sequence
from typing import Any, Final, TypeVar, final

import msgspec

from carteblanche.arena.failing import Failed
from carteblanche.arena.plan import Entrant, Limits
from carteblanche.arena.programs import Program
from carteblanche.arena.protocol import Choose, Game, Plan, Play, Question, Reach, Ready
from carteblanche.core.luck import Luck
from carteblanche.core.rules import AnyGame
from carteblanche.core.rules import Plan as HandPlan
from carteblanche.core.values import Message, Millis, Seat, decoder_of
from carteblanche.table.log import Header
from carteblanche.wire.options import list_options

START: Final = 30.0
"""Seconds in which a program is ready, however long its moves may take."""
QUICKEST: Final = 250
"""No hand is quicker, in milliseconds from when it may move."""

AnswerT = TypeVar("AnswerT", Ready, Play, Reach)


def command_of(entrant: Entrant) -> Sequence[str]:
    if entrant.origin == "program":
        return shlex.split(entrant.bot)
    return [sys.executable, "-m", "carteblanche.arena.hosting", entrant.bot]


class OutsideBot:
    """A bot at one table."""

    def __init__(self, game: AnyGame, seat: Seat, program: Program, limits: Limits) -> None:
        self._game = game
        self._seat = seat
        self._program = program
        self._limits = limits
        self._asked = 0

    def begin(self, header: Header) -> bool:
        """Tells it of the game. Whether it has a hand."""
        return self._ask(Game(self._next_ref(), header, self._seat, self._limits.thinking), Ready, START).hands

    def choose(self, view: Any, luck: Luck) -> Any:
        listed = list_options(self._game, view)
        raw = msgspec.Raw(msgspec.json.encode(view))
        question = Choose(self._next_ref(), raw, listed, draw_seed(luck), self._limits.seconds)
        return self._read_action(self._ask(question, Play, self._limits.seconds).action)

    def _next_ref(self) -> str:
        self._asked += 1
        return str(self._asked)

    def _ask(self, question: Question, kind: type[AnswerT], seconds: float) -> AnswerT:
        line = self._program.ask(msgspec.json.encode(question) + b"\n", seconds)
        try:
            answer: AnswerT = decoder_of(kind).decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Failed("unreadable", _short(error)) from None
        if answer.ref != question.ref:
            raise Failed("unreadable", "an answer to another question")
        return answer

    def _read_action(self, raw: msgspec.Raw) -> Message:
        try:
            action: Message = decoder_of(self._game.ACTION).decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Failed("unreadable", _short(error)) from None
        return action


@final
class OutsideHand(OutsideBot):
    """A bot in a race that moves its own hand."""

    def plan(self, view: Any, now: Millis, luck: Luck) -> HandPlan | None:
        listed = list_options(self._game, view)
        raw = msgspec.Raw(msgspec.json.encode(view))
        question = Plan(self._next_ref(), raw, listed, draw_seed(luck), self._limits.seconds, now)
        way = self._ask(question, Reach, self._limits.seconds).way
        if way is None:
            return None
        if way.begins < now or way.lands < max(way.begins, now + QUICKEST):
            raise Failed("illegal", f"a hand that begins after {way.begins - now} ms and lands after {way.lands - now}")
        action = self._read_action(way.action)
        return HandPlan(self._seat, action, way.source, way.target, way.begins, way.lands)

    def is_still_valid(self, view: Any, plan: HandPlan) -> bool:
        return plan.action in self._game.options(view)


@final
class Outsiders:
    """The programs of one set: a process for each bot and each of its seats, started when first needed, and anew after it has failed."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._running: dict[tuple[str, int], Program] = {}

    def seat(self, game: AnyGame, entrant: Entrant, copy: int, seat: Seat, header: Header) -> OutsideBot:
        """The bot, told of its game. `copy`: how many of its kind sit before it."""
        key = entrant.name, copy
        program = self._running.get(key)
        if program is None:
            program = self._running[key] = Program(command_of(entrant), self._limits.memory)
        bot = OutsideBot(game, seat, program, self._limits)
        if not bot.begin(header) or game.race is None:
            return bot
        return OutsideHand(game, seat, program, self._limits)

    def drop(self, entrant: Entrant) -> None:
        """Ends the processes of a bot that has failed."""
        for key in [key for key in self._running if key[0] == entrant.name]:
            self._running.pop(key).stop()

    def stop(self) -> None:
        while self._running:
            self._running.popitem()[1].stop()


def draw_seed(luck: Luck) -> str:
    return f"{luck.below(1 << 64):016x}"


def _short(error: Exception) -> str:
    return str(error).split("\n")[0][:160]
