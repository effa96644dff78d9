"""One protocol for turns, races, timers, interruptions and votes.

A game is seven verbs over a frozen state. `setup` makes the first state; `prompts` says who may act and `alarms` what time will do;
`play` and `ring` are the only two ways on; `view` is the only way in which anybody learns anything; `outcome` says that it is over.

- Turn-based: one seat is prompted. Race: many are. Interruption: a seat that is not on turn has a prompt. Vote: every voter has one
  until the deadline. Timer: an alarm. There are no modes and no magic seats.
- A step returns a new state and leaves the old one as it was. `play` raises `Illegal` if the rules say no; then nothing has happened.
- Luck is an argument and time is data: rules ask the luck they are given, and know no time but `at`, table time in milliseconds, which
  begins with 0 at the deal, never falls, and stands still while the table is paused. An act at the very moment of an alarm comes first.
- `prompts` and `alarms` are empty if and only if there is an outcome. An alarm that rang is gone, or has moved to a later moment.
- `view` is built field by field from the state, never by stripping it: what nobody thought of is not shown. The news of the last step
  is part of the view. A viewer learns of prompts only there: the own one whole, of others only whose turn it is and until when.

The companions work from the view alone, so they can tell no secret:

- `options(view)` is the lazy container of the *proper* actions of the viewer: everything listed is accepted, and an action is in it if and
  only if it is accepted without fault. A kind declared *open* (free text, an arrangement of letters) answers `in` but is not listed;
  `of_kind` finds what there is of it, for bots and tests, where the game has a way to.
- `preview(view, action)`: what this viewer may know would follow, or `Illegal` with the reason why it would be refused.
- `imagine(view, luck)`: a whole state that this viewer could be in: how an honest bot searches. `view(imagine(view), viewer) == view`.
- `default(view, luck)`: what is played for a seat whose clock has fallen. Each game's rules page states it.
- `notation`: actions as text, both ways, and a drawing of the view.

Two more serve scenarios, puzzles and referees, and see everything: `position(given)` builds a state from a partial description (what
is not listed is out of the game) or raises `Impossible` with all faults; `describe(state)` is its inverse.

A game value is made for one header by `catalogue.open`: a lexicon or a deck come in as values, found by hash. Values with a name in
capitals below are the same for all tables of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from carteblanche.core.errors import Unreadable
from carteblanche.core.grids import Grid
from carteblanche.core.luck import Luck
from carteblanche.core.options import Options
from carteblanche.core.pieces import State
from carteblanche.core.values import Alarm, Message, Millis, Outcome, Prompt, Seat, View, Viewer

ConfigT = TypeVar("ConfigT", bound=Message)
StateT = TypeVar("StateT", bound=State)
ActionT = TypeVar("ActionT", bound=Message)
ViewT = TypeVar("ViewT", bound=View)
Config_contra = TypeVar("Config_contra", bound=Message, contravariant=True)
Action_contra = TypeVar("Action_contra", bound=Message, contravariant=True)
Action_co = TypeVar("Action_co", bound=Message, covariant=True)
View_contra = TypeVar("View_contra", bound=View, contravariant=True)
View_co = TypeVar("View_co", bound=View, covariant=True)


class Rules(Protocol[Config_contra, StateT, Action_contra, View_co]):
    """The seven verbs."""

    def setup(self, config: Config_contra, seats: int, luck: Luck) -> StateT:
        """The deal."""
        ...

    def prompts(self, state: StateT) -> Mapping[Seat, Prompt]:
        """Who may act now: with which kinds of action, until when."""
        ...

    def alarms(self, state: StateT) -> tuple[Alarm, ...]:
        """What time will do if nobody does."""
        ...

    def play(self, state: StateT, at: Millis, seat: Seat, action: Action_contra, luck: Luck) -> StateT:
        """The state after this action, or `Illegal`."""
        ...

    def ring(self, state: StateT, alarm: Alarm, luck: Luck) -> StateT:
        """The state after this alarm fell due, at its own moment."""
        ...

    def view(self, state: StateT, viewer: Viewer) -> View_co:
        """What this viewer may know."""
        ...

    def outcome(self, state: StateT) -> Outcome | None:
        """Who stands where and why, once it is over."""
        ...


class Notation(Protocol[ActionT, View_contra]):
    """Actions as text that people write, and positions as pictures that people read."""

    STYLES: Mapping[str, str]
    """For terminals: patterns (regular expressions) in drawings and moves, and the style in which what they find is shown."""

    def write(self, action: ActionT) -> str: ...

    def read(self, text: str) -> ActionT:
        """The action that this text means, or `Unreadable`."""
        ...

    def draw(self, view: View_contra) -> str:
        """The view as lines of text: for terminals, tests and golden files."""
        ...

    def help(self) -> str:
        """How to write an action, in a few lines."""
        ...


class Bot(Protocol[Action_co, View_contra]):
    """A player. It gets what its seat may know, and luck of its own."""

    def choose(self, view: View_contra, luck: Luck) -> Action_co: ...


class Plan(Message):
    """What a hand in a race is about to do: from `begins` on it moves from `source` to `target`, and it lets go at `lands`."""

    seat: Seat
    action: Message
    source: str
    target: str
    begins: Millis
    lands: Millis


class RacingBot(Bot[Any, Any], Protocol):
    """A bot with a hand. Between its decision and its act time passes, in which everybody can see the hand coming."""

    def plan(self, view: Any, now: Millis, luck: Luck) -> Plan | None:
        """What it is going to do, and when; nothing if there is nothing to do but wait for something to change."""
        ...

    def is_still_valid(self, view: Any, plan: Any) -> bool:
        """Whether the plan makes sense with what is seen now."""
        ...


class Race(Protocol):
    """What a game in which many act at once tells the table's arbiter, which puts acts into a fair order.

    Acts touch things that have names. Two acts can be in each other's way only if they touch the same thing, and an act waits only if
    somebody else could act there.
    """

    LOST: frozenset[str]
    """The codes with which the rules refuse an act because somebody else was quicker."""

    def speed_matters(self, state: Any) -> bool:
        """Whether being quick matters at this table: not where it was agreed to take turns."""
        ...

    def cap(self, state: Any) -> Millis:
        """The most that is taken off for lag, and the longest that an act or an alarm waits for an earlier act to arrive."""
        ...

    def priority_seat(self, state: Any) -> Seat:
        """Who goes first among acts of the very same moment; the others follow clockwise."""
        ...

    def spacing(self, state: Any, action: Any) -> Millis:
        """The least time between an act of this sort and the same seat's next one; 0 for none."""
        ...

    def touches(self, state: Any, seat: Seat, action: Any, behind: int) -> frozenset[str] | None:
        """What this act touches, with so many of the same seat's acts before it; `None` if it may touch everything, as ending a
        round does.
        """
        ...

    def rivals(self, state: Any, seat: Seat, touched: frozenset[str] | None) -> Iterable[Seat]:
        """Which other seats could act on something of this with their next act."""
        ...

    def only_delays_alarms(self, state: Any) -> bool:
        """Whether acts can only move alarms to later moments now, so that a driver need not ask for them after each."""
        ...

    def path(self, seat: Seat, action: Any) -> tuple[str, str]:
        """The names of the places between which a hand moves for this act; empty where none does."""
        ...


class Impossible(Unreadable):
    """A described position that cannot be, with everything that is wrong with it."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults


class Game(Rules[ConfigT, StateT, ActionT, ViewT], Protocol[ConfigT, StateT, ActionT, ViewT]):
    """The seven verbs with their companions: what a table, a bot, a test or an adapter is given."""

    NAME: str
    VERSION: int
    """The rules version: bumped whenever behaviour changes; logs name the one they were played by."""
    SEATS: range
    """How many may play."""
    TURNS: bool
    """Whether at most one seat is prompted at a time, so that clocks, undo and a terminal make sense."""
    CONFIG: type[ConfigT]
    ACTION: Any
    """The type of the actions: a class or a union of classes, each a `Message`."""
    VIEW: type[ViewT]
    PREVIEW: type[Message]
    GIVEN: type[Message]
    """The type of a described position."""
    OPEN: frozenset[str]
    """Kinds of action that `options` answers for but does not list."""
    FRESH: frozenset[str]
    """Kinds of action that the table refuses as `stale` if the game moved on after what their sender had seen."""
    BOTS: Mapping[str, Callable[[Any], Bot[Any, Any]]]
    """By level, weakest first: makes the bot for this game value."""
    NEEDS: frozenset[str] = frozenset()
    """What a table of this game is opened with from outside, such as `lexicon`."""

    race: Race | None = None
    """For a game in which many act at once and being first matters; the table then orders their acts by its arbiter."""

    grid: Grid | None = None
    """For a game whose position has a `board` by cell: how people draw it."""

    notation: Notation[ActionT, ViewT]

    def options(self, view: ViewT) -> Options[ActionT]: ...

    def preview(self, view: ViewT, action: ActionT) -> Message: ...

    def imagine(self, view: ViewT, luck: Luck) -> StateT: ...

    def default(self, view: ViewT, luck: Luck) -> ActionT: ...

    def position(self, given: Any, players: Sequence[str]) -> StateT:
        """The state described by `given` (a `GIVEN`), in which seats go by the players' names, or `Impossible`."""
        ...

    def describe(self, state: StateT, players: Sequence[str]) -> dict[str, Any]:
        """The whole state as plain data: what `given` can say, and facts that follow from it. For a referee's eyes."""
        ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
