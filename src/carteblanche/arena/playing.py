"""One set of games, played and written down.

What a set comes to depends on its plan and its number alone. For bots from outside this holds as far as they themselves go by what they are
given: their processes live as long as a set.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NamedTuple, final

import msgspec
from msgspec.structs import replace

from carteblanche.arena.failing import Failed
from carteblanche.arena.outside import Outsiders
from carteblanche.arena.plan import Plan
from carteblanche.arena.recording import Record
from carteblanche.arena.results import LOGS, Forfeit, GameResult, SetResult
from carteblanche.core.driver import THINKING, Misplayed, drive
from carteblanche.core.errors import CarteBlancheError
from carteblanche.core.luck import KeyedLuck, Luck, commit
from carteblanche.core.rules import Bot
from carteblanche.core.values import Millis, Outcome, Seat
from carteblanche.library.folders import write_whole
from carteblanche.library.resources import find_for_header
from carteblanche.table.fold import open_game
from carteblanche.table.log import Chair, Header


@final
class _SeatFailed(CarteBlancheError):
    def __init__(self, seat: Seat, failed: Failed) -> None:
        super().__init__(str(failed))
        self.forfeit = Forfeit(seat, failed.reason, failed.detail)


class _Seated:
    """A bot on its seat: whatever it raises is its own fault."""

    def __init__(self, seat: Seat, bot: Bot[Any, Any]) -> None:
        self._seat = seat
        self._bot: Any = bot
        self.pause: Final = getattr(bot, "pause", THINKING)

    def choose(self, view: Any, luck: Luck) -> Any:
        return self._ask("choose", view, luck)

    def _ask(self, method: str, *given: Any) -> Any:
        try:
            return getattr(self._bot, method)(*given)
        except Failed as failed:
            raise _SeatFailed(self._seat, failed) from None
        except Exception as error:  # whatever a bot does, the other games go on
            crashed = Failed("crashed", f"{type(error).__name__}: {error}"[:200])
            raise _SeatFailed(self._seat, crashed) from error


@final
class _SeatedHand(_Seated):
    def plan(self, view: Any, now: Millis, luck: Luck) -> Any:
        return self._ask("plan", view, now, luck)

    def is_still_valid(self, view: Any, plan: Any) -> bool:
        return bool(self._ask("is_still_valid", view, plan))


class _Played(NamedTuple):
    outcome: Outcome | None
    steps: int
    at: Millis
    forfeit: Forfeit | None
    log: bytes


@final
class Player:
    """Plays sets of one plan. The referee's game and the bots' are two values: a bot has no way to what the referee knows."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self._plan = plan
        self._logs = folder / LOGS
        blank = self._header((0,) * plan.players, "")
        resources = find_for_header(blank)
        self._game = open_game(blank, resources)
        self._bots_game = open_game(blank, resources)
        self._outsiders = Outsiders(plan.limits)
        self._config = msgspec.convert(plan.config, self._game.CONFIG)

    def play_set(self, number: int) -> SetResult:
        """Plays all games of a set, keeps their logs, and says what came of them."""
        found: list[GameResult] = []
        try:
            for index, order in enumerate(self._plan.orders(number)):
                played = self._play(number, order)
                name = f"{number:06}-{index}.jsonl"
                write_whole(self._logs / name, played.log)
                found.append(_result(order, played, name))
        finally:
            self.stop()
        return SetResult(number, tuple(found))

    def stop(self) -> None:
        """Ends the bots from outside that are running."""
        self._outsiders.stop()

    def _play(self, number: int, order: tuple[int, ...]) -> _Played:
        plan, game = self._plan, self._game
        secret = plan.secret(number)
        header = self._header(order, secret)
        record = Record(header, secret)
        minds = [KeyedLuck(bytes.fromhex(secret), f"bot {seat} ") for seat in range(len(order))]
        state = game.setup(self._config, plan.players, record.luck)
        record.add_deal()
        at, steps = Millis(0), 0
        outcome, forfeit = game.outcome(state), None
        try:
            bots = [self._seat(Seat(seat), header, order) for seat in range(len(order))]
            for step in drive(game, state, bots, record.luck, minds):
                record.add_step(step)
                at, state, steps = step.at, step.state, steps + 1
                if steps >= plan.longest:
                    break
            outcome = game.outcome(state)
        except _SeatFailed as failed:
            forfeit = failed.forfeit
        except Misplayed as misplayed:
            forfeit = Forfeit(misplayed.seat, "illegal", str(misplayed)[:200])
        if forfeit is not None:
            self._outsiders.drop(plan.entrants[order[forfeit.seat]])
        return _Played(outcome, steps, at, forfeit, record.close(outcome))

    def _seat(self, seat: Seat, header: Header, order: tuple[int, ...]) -> Bot[Any, Any]:
        entrant, game = self._plan.entrants[order[seat]], self._bots_game
        try:
            if entrant.origin == "level":
                bot: Bot[Any, Any] = game.BOTS[entrant.bot](game)
            else:
                shown = replace(header, commitment="")  # the seed of an arena is no secret: nothing to check guesses by
                bot = self._outsiders.seat(game, entrant, order[:seat].count(order[seat]), seat, shown)
        except Failed as failed:
            raise _SeatFailed(seat, failed) from None
        return _SeatedHand(seat, bot) if hasattr(bot, "plan") else _Seated(seat, bot)

    def _header(self, order: tuple[int, ...], secret: str) -> Header:
        plan = self._plan
        entrants = [plan.entrants[entrant] for entrant in order]
        return Header(
            game=plan.game,
            rules=plan.rules,
            config=plan.config,
            chairs=tuple(Chair("bot", one.name, one.bot if one.origin == "level" else None) for one in entrants),
            commitment=commit(bytes.fromhex(secret)),
            lexicon=plan.lexicon,
        )


def _result(order: tuple[int, ...], played: _Played, log: str) -> GameResult:
    outcome, forfeit = played.outcome, played.forfeit
    seats = len(order)
    if forfeit is not None:
        ranks = tuple(seats if seat == forfeit.seat else 1 for seat in range(seats))
        return GameResult(order, ranks, (), "forfeit", played.steps, played.at, log, forfeit)
    if outcome is None:
        return GameResult(order, (1,) * seats, (), "unfinished", played.steps, played.at, log)
    return GameResult(order, outcome.ranks, outcome.scores, outcome.reason, played.steps, played.at, log)
