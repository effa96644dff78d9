"""Blitz: whole matches of bots in virtual time, with what happened in each round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from carteblanche.core.driver import Step, drive
from carteblanche.core.luck import Luck
from carteblanche.core.values import Millis, Outcome
from carteblanche.games.blitz.bots import Racer
from carteblanche.games.blitz.motion import SKILLS
from carteblanche.games.blitz.rules import Blitz
from carteblanche.games.blitz.state import BlitzState, Config, Stall

MOST_ROUNDS: Final = 1000


class FreedCard(NamedTuple):
    """How a stall ended: at which stage, whose try it was in the order of rights (0: the worst), and its number."""

    stage: str
    """`notice`, `right`, `pass`, or `dead` if it did not end."""
    place: int
    tries: int


class Round(NamedTuple):
    began: Millis
    ended: Millis
    acts: int
    late: int
    """Acts for which somebody else was quicker."""
    stalls: tuple[FreedCard, ...]
    dead: bool


class Match(NamedTuple):
    outcome: Outcome | None
    """Nothing if it did not end within a thousand rounds."""
    rounds: tuple[Round, ...]
    state: BlitzState


class _Sheet:
    """What a match was like, written down as it goes on."""

    def __init__(self, state: BlitzState) -> None:
        self.state = state
        self.rounds: list[Round] = []
        self.began = Millis(0)
        self.acts = self.late = 0
        self.freed: list[FreedCard] = []

    def add(self, step: Step) -> None:
        before, public = self.state.public, step.state.public
        self.state = step.state
        late = step.late
        self.late += late
        self.acts += step.seat is not None and not late
        if before.stall is not None and public.stall is None:
            dead = public.phase != "racing" and public.last is not None and public.last.blitzed is None
            self.freed.append(_freed(before.stall, dead=dead))
        if before.phase == "racing" and public.phase in {"scored", "over"}:
            died = public.last is not None and public.last.blitzed is None
            self.rounds.append(Round(self.began, step.at, self.acts, self.late, tuple(self.freed), died))
            self.acts, self.late, self.freed = 0, 0, []
        if public.phase != before.phase and public.phase == "racing":
            self.began = step.at


def _freed(stall: Stall, *, dead: bool) -> FreedCard:
    place = 0 if stall.seat is None else stall.order.index(stall.seat)
    tries = 0 if stall.seat is None else stall.tries[stall.seat]
    return FreedCard("dead" if dead else stall.stage, place, tries)


def play_match(levels: Sequence[str], game_luck: Luck, hands: Luck, config: Config | None = None) -> Match:
    """A match between bots of these levels, one for each seat. `game_luck` deals, `hands` moves the bots' hands."""
    game, racers = Blitz(), [Racer(SKILLS[level]) for level in levels]
    sheet = _Sheet(game.setup(config or Config(), len(racers), game_luck))
    for step in drive(game, sheet.state, racers, game_luck, [hands] * len(racers)):
        sheet.add(step)
        if len(sheet.rounds) >= MOST_ROUNDS:
            break
    return Match(game.outcome(sheet.state), tuple(sheet.rounds), sheet.state)
