"""The laws that every game keeps, as a kit that any game can be put through.

`check` plays one random game and tries the laws on the way; `check_many` plays several and adds up what was tried. The first law
that does not hold ends it with `LawBroken`, whose message says how to see it again. The kit knows the protocol and no game.

- *replay*: the same steps with the recorded luck lead to the same states, views and descriptions; all recorded luck is used.
- *illegal*: what the rules refuse is refused by `Illegal`, and neither the state nor anything drawn from it has changed.
- *options*: everything listed is accepted, once each, and of a kind that the prompt allows; `len` is their number; `sample` gives one of
  them, and so does `default`; an action is `in` if and only if `play` accepts it without fault. Who is not prompted has none.
- *preview*: refuses exactly when `play` refuses, with the same code.
- *outcome*: there are neither prompts nor alarms if and only if there is an outcome, and then nothing moves any more.
- *alarms*: an alarm that rang is gone, or has moved to a later moment.
- *census*: every piece is in one place, once, and no piece comes or goes.
- *view*: a view says whose it is, who is waited for, what its owner may do and how it ended, as the verbs themselves say.
- *encoding*: views and actions come back from their encoded form unchanged.
- *notation*: a written action is read as the same action, and a view can be drawn.
- *position*: what `describe` says of a state, `position` builds again, with the same options for everybody.
- *secrecy* and *recall*: see `carteblanche.testing.secrecy`; secrecy over whole stretches of play is in `carteblanche.testing.histories`.

A game in which something improper is accepted as a fault, or whose states need more than exchanged pieces to make a twin, says so in
`Hooks`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

import msgspec

from carteblanche.core.errors import CarteBlancheError, Illegal
from carteblanche.core.luck import KeyedLuck, Luck, ScriptedLuck
from carteblanche.core.rules import AnyGame
from carteblanche.core.values import Seat, Viewer, kind
from carteblanche.testing import secrecy
from carteblanche.testing.attempts import Pool
from carteblanche.testing.random_games import Act, Moment, RandomGame

TRIES = 24
"""How many actions of the pool are tried at a moment that is looked at closely."""
LONGEST = 5000
"""How many steps of a game are played, unless told otherwise: random players can go on for very long."""
LISTED = 48
"""How many of the listed options are played at such a moment, chosen at random if there are more."""


class LawBroken(CarteBlancheError):
    """A law does not hold: which, how, and where to see it again."""

    def __init__(self, law: str, explanation: str, seed: int = -1, step: int = -1, where: str = "") -> None:
        super().__init__(f"the law of {law} is broken: {explanation}{where}")
        self.law = law
        self.explanation = explanation
        self.seed = seed
        self.step = step


def no_fault(_state: Any, _seat: Seat, _action: Any) -> bool:
    """For games that accept nothing as a fault."""
    return False


def same(_before: Any, relabelled: Any) -> Any:
    """Nothing rides along."""
    return relabelled


def nothing_said(_action: Any) -> tuple[str, ...]:
    """No act names a piece aloud."""
    return ()


@dataclass(frozen=True, slots=True)
class Hooks:
    """What a game may add for the kit."""

    twin: Callable[[Any, Viewer, Luck], Any] = secrecy.twin
    """A state that this viewer must not be able to tell from the given one."""
    fault: Callable[[Any, Seat, Any], bool] = no_fault
    """Whether a game accepts this improper action as a fault: it is then accepted although not among the options."""
    act: Act | None = None
    """What somebody with this view might do that is not listed, or nothing: how open kinds of action come into a random game."""
    recompute: Callable[[Any, Any], Any] = same
    """A state, and the same with its pieces relabelled: the second, with everything that is derived from its pieces computed again."""
    spoken: Callable[[Any], tuple[str, ...]] = nothing_said
    """The pieces that an action names for all to hear, wherever they lie: what somebody says of their own accord is no secret."""


@dataclass(frozen=True, slots=True)
class Report:
    """How much was tried."""

    games: int = 0
    finished: int = 0
    """Those that came to an outcome."""
    actions: int = 0
    rings: int = 0
    tries: int = 0
    """Actions tried at moments that were looked at closely, proper or not."""
    pairs: int = 0
    """State–viewer pairs compared with a twin."""
    twins: int = 0
    """Those of them whose twin really was another state."""

    def __add__(self, other: Report) -> Report:
        return Report(*(getattr(self, name) + getattr(other, name) for name in self.__slots__))

    def __str__(self) -> str:
        return (
            f"{self.games} games ({self.finished} to the end), {self.actions} actions, {self.rings} alarms, {self.tries} tries, "
            f"{self.pairs} state–viewer pairs ({self.twins} with a twin that differs)"
        )


def check(
    game: AnyGame,
    config: Any,
    seats: int,
    seed: int,
    *,
    every: int = 1,
    limit: int = LONGEST,
    hooks: Hooks | None = None,
) -> Report:
    """One random game under all laws. Every moment is looked at; about one in `every`, and the last, closely. A game that is not over
    after `limit` steps is left there.
    """
    kit = hooks or Hooks()
    random_game = RandomGame(game, config, seats, seed, limit, kit.act)
    case = _Case(game, random_game, kit, KeyedLuck.seeded(seed, "laws"))
    number = -1
    try:
        for moment in random_game:
            number = moment.number
            case.look(moment)
            over = game.outcome(moment.state) is not None
            if over or case.luck.below(every) == 0:
                case.look_closely(moment)
        case.replay()
    except LawBroken as broken:
        shown = msgspec.json.encode(config).decode()
        where = f"\n  see it again: laws.check({game.NAME}, {shown}, seats={seats}, seed={seed}, every={every}), step {number}"
        raise LawBroken(broken.law, broken.explanation, seed, number, where) from broken
    rings = sum(moment.step.alarm is not None for moment in random_game.moments)
    finished = game.outcome(random_game.moments[-1].state) is not None
    return Report(1, finished, number - rings, rings, case.tries, case.pairs, case.twins)


def check_many(
    game: AnyGame,
    config: Any,
    seats: int,
    seeds: Iterable[int],
    *,
    every: int = 1,
    limit: int = LONGEST,
    hooks: Hooks | None = None,
) -> Report:
    """Random games with these seeds under all laws."""
    reports = (check(game, config, seats, seed, every=every, limit=limit, hooks=hooks) for seed in seeds)
    return sum(reports, start=Report())


@dataclass(slots=True)
class _Case:
    """One random game under the laws."""

    game: AnyGame
    random_game: RandomGame
    hooks: Hooks
    luck: Luck
    tries: int = 0
    pairs: int = 0
    twins: int = 0
    pool: Pool = field(init=False)

    def __post_init__(self) -> None:
        self.pool = Pool(self.game)

    def look(self, moment: Moment) -> None:
        """What costs little, at every moment."""
        game, state, step = self.game, moment.state, moment.step
        if faults := state.pieces.census():
            raise LawBroken("census", "; ".join(faults))
        if state.pieces.layout != self.random_game.moments[0].state.pieces.layout:
            raise LawBroken("census", "the pieces of the game are no longer those of the deal")
        prompts, alarms, outcome = game.prompts(state), game.alarms(state), game.outcome(state)
        if outcome is None and not prompts and not alarms:
            raise LawBroken("outcome", "nobody may act, no alarm will ring, and yet there is no outcome")
        if outcome is not None and (prompts or alarms):
            raise LawBroken("outcome", f"it is over ({outcome.reason}), and yet there are {prompts or alarms}")
        if outcome is not None and not len(outcome.ranks) == len(outcome.scores) == self.random_game.seats:
            raise LawBroken(
                "outcome", f"ranks or scores are not one for each of {self.random_game.seats} seats: {outcome}"
            )
        if game.TURNS and len(prompts) > 1 and any(prompt.until is None for prompt in prompts.values()):
            raise LawBroken("view", f"a game of turns prompts {len(prompts)} seats at once, and not until a moment")
        if step.alarm is not None:
            for alarm in alarms:
                if (alarm.name, alarm.seat) == (step.alarm.name, step.alarm.seat) and alarm.at <= step.alarm.at:
                    raise LawBroken("alarms", f"{alarm.name} rang at {step.alarm.at} and will ring again at {alarm.at}")
        if step.action is not None:
            self.pool.remember(step.action, self.luck)

    def look_closely(self, moment: Moment) -> None:
        """What costs more: everything that can be tried at one state."""
        state = moment.state
        for seat in map(Seat, range(self.random_game.seats)):
            for action in self._options(state, seat):
                self.pool.remember(action, self.luck)
        improper = self.pool.several(TRIES, self.luck)
        before = repr(state)
        for action in improper:
            for seat in map(Seat, range(self.random_game.seats)):
                self._tried(state, seat, action)
        if repr(state) != before:
            raise LawBroken("illegal", "the state has changed by what was only tried")
        for viewer in (None, *map(Seat, range(self.random_game.seats))):
            self._view(state, viewer)
            self.pairs += 1
            self.twins += secrecy.hold(
                self.game, state, viewer, self.random_game.now, improper, self.luck, self.hooks.twin, LawBroken
            )
        self._position(state)

    def _options(self, state: Any, seat: Seat) -> list[Any]:
        """Everything listed is accepted. Some of it, to be remembered."""
        game = self.game
        view, prompt = game.view(state, seat), game.prompts(state).get(seat)
        options = game.options(view)
        whole = len(options) <= secrecy.WHOLE
        listed = list(options if whole else islice(options, LISTED))
        if whole and len(options) != len(listed):
            raise LawBroken("options", f"len is {len(options)}, but {len(listed)} are listed")
        if len({msgspec.json.encode(action) for action in listed}) != len(listed):
            raise LawBroken("options", "something is listed twice")
        if not listed:
            return []
        if prompt is None:
            raise LawBroken("options", f"seat {seat} is not prompted and has {len(listed)} options")
        if (drawn := options.sample(self.luck)) not in (listed if whole else options):
            raise LawBroken("options", f"the sample {drawn} is not listed")
        if (fallback := game.default(view, self.luck)) not in options:
            raise LawBroken("options", f"the default {fallback} is not in them")
        chosen = listed if len(listed) <= LISTED else self.luck.shuffle(listed)[:LISTED]
        for action in chosen:
            if kind(action) not in prompt.kinds or kind(action) in game.OPEN:
                raise LawBroken(
                    "options", f"{action} is listed, but the kinds are {prompt.kinds} without {set(game.OPEN)}"
                )
            self._tried(state, seat, action)
            if action not in options:
                raise LawBroken("options", f"{action} is listed and not in them")
            try:
                game.play(state, self.random_game.now, seat, action, KeyedLuck.seeded(0))
            except Illegal as illegal:
                raise LawBroken("options", f"{action} is listed and refused: {illegal}") from illegal
            written = game.notation.write(action)
            if game.notation.read(written) != action:
                raise LawBroken("notation", f"{action} is written {written!r}, which is read as another action")
            _returns(action, game.ACTION)
        return list(chosen[:8])

    def _tried(self, state: Any, seat: Seat, action: Any) -> None:
        """`in` if and only if accepted without fault; the preview says the same; a refusal changes nothing."""
        game = self.game
        self.tries += 1
        view = game.view(state, seat)
        refused = secrecy.refusal(game, state, self.random_game.now, seat, action)
        proper = action in game.options(view)
        fault = refused is None and self.hooks.fault(state, seat, action)
        if proper and refused is not None:
            raise LawBroken("options", f"seat {seat}: {action} is in the options and refused: {refused}")
        if not proper and refused is None and not fault:
            raise LawBroken("options", f"seat {seat}: {action} is not in the options and accepted")
        foreseen = secrecy.preview(game, view, action)[1]
        if (foreseen and foreseen.code) != (refused and refused.code) and not fault:
            raise LawBroken("preview", f"seat {seat}: {action}: the preview says {foreseen}, play says {refused}")
        if refused is not None:
            again = secrecy.refusal(game, state, self.random_game.now, seat, action)
            same = again is not None and (again.code, again.details) == (refused.code, refused.details)
            if not same or msgspec.json.encode(game.view(state, seat)) != msgspec.json.encode(view):
                raise LawBroken("illegal", f"seat {seat}: {action} was refused ({refused}) and something has changed")

    def _view(self, state: Any, viewer: Viewer) -> None:
        game = self.game
        view, prompts = game.view(state, viewer), game.prompts(state)
        own = None if viewer is None else prompts.get(viewer)
        if view.viewer != viewer or view.seats != self.random_game.seats or view.outcome != game.outcome(state):
            raise LawBroken("view", f"viewer {viewer}: wrong viewer, seats or outcome")
        if view.prompt != own:
            raise LawBroken("view", f"viewer {viewer}: the prompt is {own}, the view says {view.prompt}")
        if {(one.seat, one.until) for one in view.waiting} != {
            (seat, prompt.until) for seat, prompt in prompts.items()
        }:
            raise LawBroken("view", f"viewer {viewer}: prompted are {sorted(prompts)}, waited for {view.waiting}")
        _returns(view, game.VIEW)
        if not game.notation.draw(view):
            raise LawBroken("notation", f"viewer {viewer}: the view is drawn as nothing")

    def _position(self, state: Any) -> None:
        game = self.game
        players = [f"P{seat}" for seat in range(self.random_game.seats)]
        said = secrecy.plain(game.describe(state, players))
        given = {key: said[key] for key in game.GIVEN.__struct_fields__ if said.get(key) is not None}
        built = game.position(msgspec.convert(given, type=game.GIVEN), players)
        again = secrecy.plain(game.describe(built, players))
        for key in given:
            if again.get(key) != said[key]:
                raise LawBroken(
                    "position", f"{key} is described as {said[key]}, and after building it as {again.get(key)}"
                )
        for seat in range(self.random_game.seats):
            old, new = (game.options(game.view(one, Seat(seat))) for one in (state, built))
            if len(old) <= secrecy.WHOLE:
                same = {msgspec.json.encode(action) for action in old} == {
                    msgspec.json.encode(action) for action in new
                }
            else:
                same = len(old) == len(new) and all(action in new for action in islice(old, LISTED))
            if not same:
                raise LawBroken("position", f"seat {seat} has other options in the position built from the description")

    def replay(self) -> None:
        """The same steps from the record alone."""
        game, random_game = self.game, self.random_game
        players = [f"P{seat}" for seat in range(random_game.seats)]
        state: Any = None
        for moment in random_game.moments:
            luck = ScriptedLuck(moment.step.drawn)
            try:
                state = (
                    moment.step.taken(game, state, luck)
                    if moment.number
                    else game.setup(random_game.config, random_game.seats, luck)
                )
            except CarteBlancheError as error:
                raise LawBroken("replay", f"step {moment.number} cannot be replayed: {error}") from error
            if luck.left:
                raise LawBroken("replay", f"step {moment.number} asked luck less often when replayed")
            if state != moment.state:
                raise LawBroken("replay", f"step {moment.number} leads to another state when replayed")
        last = random_game.moments[-1].state
        if game.describe(state, players) != game.describe(last, players):
            raise LawBroken("replay", "the replayed end is described differently")
        for viewer in (None, *map(Seat, range(random_game.seats))):
            if msgspec.json.encode(game.view(state, viewer)) != msgspec.json.encode(game.view(last, viewer)):
                raise LawBroken("replay", f"viewer {viewer} sees the replayed end differently")


def _returns(message: Any, expected: Any) -> None:
    try:
        returned = msgspec.json.decode(msgspec.json.encode(message), type=expected)
    except msgspec.ValidationError as error:
        raise LawBroken("encoding", f"{message} cannot be read from its encoded form: {error}") from error
    if returned != message:
        raise LawBroken("encoding", f"{message} does not come back from its encoded form")
