"""High Card, broken: one game for each way in which a game can break a law. The kit must find every one, and name the law.

The leaks are of the kind that happens: no card of another player is ever shown. `BROKEN_GAMES` says which law each game breaks.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from carteblanche.core.errors import Illegal
from carteblanche.core.luck import Luck
from carteblanche.core.pieces import Move
from carteblanche.core.rules import AnyGame
from carteblanche.core.values import Alarm, Millis, Prompt, Seat, Viewer
from carteblanche.testing.high_card import (
    CARDS,
    SHOWN,
    HighCard,
    HighNotation,
    HighOptions,
    HighState,
    HighView,
    Lay,
    Left,
)


class LeakyView(HighCard):
    """A number that looks harmless is odd when the best card in any hand is."""

    def view(self, state: HighState, viewer: Viewer) -> HighView:
        best = max((piece for seat in range(state.seats) for piece in state.pieces.places[seat]), default=0)
        return replace(super().view(state, viewer), out=best % 2)


class LeakySize(HighCard):
    """One and true are equal, but not equally long when sent; which is sent depends on a card."""

    def view(self, state: HighState, viewer: Viewer) -> HighView:
        view = super().view(state, viewer)
        odd = any(piece % 2 for seat in range(state.seats) for piece in state.pieces.places[4 + seat])
        return replace(view, laid=True) if view.laid == 1 and odd else view


class LeakyOptions(HighCard):
    """The options are right, but their order depends on who holds the highest card."""

    last: HighState

    def view(self, state: HighState, viewer: Viewer) -> HighView:
        self.last = state
        return super().view(state, viewer)

    def options(self, view: HighView) -> HighOptions:
        threatened = any(len(CARDS) - 1 in self.last.pieces.places[seat] for seat in range(1, view.seats))
        hand = view.hand[::-1] if threatened else view.hand
        return HighOptions(hand if view.prompt else ())


class LeakyPreview(LeakyOptions):
    """The preview quietly reorders what is left by what somebody else holds."""

    def options(self, view: HighView) -> HighOptions:
        return HighCard.options(self, view)

    def preview(self, view: HighView, action: Lay) -> Left:
        left = super().preview(view, action)
        threatened = any(len(CARDS) - 1 in self.last.pieces.places[seat] for seat in range(1, view.seats))
        return Left(left.hand[::-1]) if threatened else left


class LeakyRefusal(HighCard):
    """A refusal that helpfully says how many cards are in the place where the wanted card lies."""

    def play(self, state: HighState, at: Millis, seat: Seat, action: Lay, luck: Luck) -> HighState:
        try:
            return super().play(state, at, seat, action, luck)
        except Illegal as illegal:
            if illegal.code != "not-in-your-hand":
                raise
            place = next(place for place in state.pieces.places if CARDS.index(action.card) in place)
            raise Illegal(illegal.code, card=action.card, among=len(place)) from illegal


class LeakyAlarm(HighCard):
    """The window closes a little earlier when somebody holds the highest card, though the prompt says otherwise."""

    def alarms(self, state: HighState) -> tuple[Alarm, ...]:
        held = any(len(CARDS) - 1 in state.pieces.places[seat] for seat in range(state.seats))
        return tuple(Alarm(alarm.name, Millis(alarm.at - held)) for alarm in super().alarms(state))


class Lossy(HighCard):
    """A card is swept off the table in the last round."""

    def turned(self, state: HighState, at: Millis, moves: list[Move]) -> HighState:
        after = super().turned(state, at, moves)
        if self.outcome(after) is None:
            return after
        places = after.pieces.places
        swept = (*places[:SHOWN], places[SHOWN][1:], *places[SHOWN + 1 :])
        return replace(after, pieces=replace(after.pieces, places=swept))


class Fickle(HighCard):
    """What happens when time is up depends on how often it has happened before, in any game."""

    calls = 0

    def ring(self, state: HighState, alarm: Alarm, luck: Luck) -> HighState:
        Fickle.calls += 1
        after = super().ring(state, alarm, luck)
        return replace(after, until=Millis(after.until + Fickle.calls))


class Resentful(HighCard):
    """Whoever tries something illegal has less time."""

    def __init__(self) -> None:
        self.anger = 0

    def play(self, state: HighState, at: Millis, seat: Seat, action: Lay, luck: Luck) -> HighState:
        try:
            return super().play(state, at, seat, action, luck)
        except Illegal as illegal:
            self.anger += 1
            raise Illegal(illegal.code, anger=self.anger) from illegal


class _Scribbled(HighState, frozen=True):
    tries: list[str] = []


class Scribbling(HighCard):
    """Writes every try on the back of the state, whether it is accepted or not."""

    def setup(self, config: Any, seats: int, luck: Luck) -> HighState:
        dealt = super().setup(config, seats, luck)
        return _Scribbled(dealt.pieces, dealt.moves, dealt.seats, dealt.until, dealt.points)

    def play(self, state: HighState, at: Millis, seat: Seat, action: Lay, luck: Luck) -> HighState:
        if isinstance(state, _Scribbled):
            state.tries.append(action.card)
        return replace(super().play(state, at, seat, action, luck))


class Mistyped(HighCard):
    """Sends a number where its clients were promised a text."""

    def view(self, state: HighState, viewer: Viewer) -> HighView:
        wrong: Any = 7
        return replace(super().view(state, viewer), own=wrong)


class Deaf(HighCard):
    """An alarm rings, and nothing has changed."""

    def ring(self, state: HighState, alarm: Alarm, luck: Luck) -> HighState:
        return state


class Restless(HighCard):
    """Somebody may still act when it is over."""

    def prompts(self, state: HighState) -> dict[Seat, Prompt]:
        return dict(super().prompts(state)) or {Seat(0): Prompt(("lay",))}


class Promising(HighCard):
    """Lists a card that was already laid."""

    def options(self, view: HighView) -> HighOptions:
        return HighOptions((*view.hand, *view.shown[:1]) if view.prompt else ())


class Doubling(HighCard):
    """Lists a card twice."""

    def options(self, view: HighView) -> HighOptions:
        return HighOptions((*view.hand, *view.hand[:1]) if view.prompt else ())


class Clumsy(HighCard):
    """When time is up, lays a card that is not in the hand."""

    def default(self, view: HighView, luck: Luck) -> Lay:
        return Lay(luck.pick(CARDS))


class Overcautious(HighCard):
    """Previews refuse the highest card, which may be laid."""

    def preview(self, view: HighView, action: Lay) -> Left:
        if view.prompt and action.card == CARDS[-1] and action.card in view.hand:
            raise Illegal("too-good")
        return super().preview(view, action)


class Forgetful(HighCard):
    """Imagines the shown cards in another order than they lie."""

    def imagine(self, view: HighView, luck: Luck) -> HighState:
        return super().imagine(replace(view, shown=view.shown[::-1]), luck)


class _Mumbled(HighNotation):
    def write(self, action: Lay) -> str:
        return action.card[0]


class Mumbling(HighCard):
    """Writes 10, 11 and 12 as 1."""

    notation: Any = _Mumbled()


class Misdescribed(HighCard):
    """A description that turns hands around and forgets what was shown."""

    def describe(self, state: HighState, players: Any) -> dict[str, Any]:
        said = super().describe(state, players)
        return {**said, "hands": {name: cards[::-1] for name, cards in said["hands"].items()}, "shown": []}


BROKEN_GAMES: Final[dict[type[AnyGame], str]] = {
    LeakyView: "secrecy",
    LeakySize: "secrecy",
    LeakyOptions: "secrecy",
    LeakyPreview: "secrecy",
    LeakyRefusal: "secrecy",
    LeakyAlarm: "secrecy",
    Lossy: "census",
    Fickle: "replay",
    Scribbling: "illegal",
    Mistyped: "encoding",
    Resentful: "illegal",
    Deaf: "alarms",
    Restless: "outcome",
    Promising: "options",
    Doubling: "options",
    Clumsy: "options",
    Overcautious: "preview",
    Forgetful: "recall",
    Mumbling: "notation",
    Misdescribed: "position",
}
"""Each broken game, and the law that it breaks."""
