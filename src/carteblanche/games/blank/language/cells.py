"""The rulebook's own table: trigger × target × effect (BK-85), every cell as a card, or a friendly word why there is none."""

from __future__ import annotations

from typing import Final

from carteblanche.core.errors import Unreadable
from carteblanche.games.blank.language import nodes as n

TRIGGERS: Final[dict[str, n.Trigger]] = {
    "card played": n.Played(),
    "card drawn": n.Drawn(),
    "card discarded": n.Discarded(),
    "event": n.Event("bell"),
    "player action": n.Turn("skipped"),
    "time": n.Clock(60, every=True),
}
TARGETS: Final = ("next player", "previous player", "all players", "cards in play", "draw pile", "discard pile")
EFFECTS: Final = ("draw", "take", "discard", "change", "say", "do")

_PLAYERS: Final[dict[str, n.Who]] = {
    "next player": n.Who("next"),
    "previous player": n.Who("previous"),
    "all players": n.Who("all"),
}
_DONE: Final[dict[str, n.Do]] = {
    "draw": n.Draw(),
    "take": n.Take(n.Number(1), n.Who("right")),
    "discard": n.Discard(),
    "change": n.Swap(n.Who("left")),
    "say": n.Say("something"),
    "do": n.Perform("something"),
}
_ACTOR: Final = n.Who("actor")
_THINGS: Final[dict[tuple[str, str], n.Effect]] = {
    ("cards in play", "take"): n.Rotate("play"),
    ("cards in play", "discard"): n.Act(n.Who("all"), n.Discard(blind=True)),
    ("cards in play", "change"): n.Lasting(n.Count(n.Cards(colours=("red",)), colour="blue"), n.Until("plays", 6)),
    ("cards in play", "do"): n.Pool(),
    ("draw pile", "draw"): n.Act(_ACTOR, n.Draw(n.Number(2))),
    ("draw pile", "discard"): n.Mill(2),
    ("draw pile", "change"): n.Shuffle("draw"),
    ("draw pile", "do"): n.Flip(),
    ("discard pile", "draw"): n.Act(_ACTOR, n.Draw(n.Number(1), "discard")),
    ("discard pile", "discard"): n.Bury(),
    ("discard pile", "change"): n.Shuffle("discard"),
    ("discard pile", "do"): n.Act(_ACTOR, n.Retrieve()),
}
_WHY: Final = {
    "say": "cannot speak; let a player say it",
    "draw": "cannot draw; let a player draw",
    "take": "cannot take anything; let a player take it",
}


def cell(trigger: str, target: str, effect: str) -> n.Sentence:
    """The card of a cell. `Unreadable` with a friendly word for combinations that make no sense."""
    if trigger not in TRIGGERS or target not in TARGETS or effect not in EFFECTS:
        raise Unreadable(f"the table has no cell {trigger[:30]!r} × {target[:30]!r} × {effect[:30]!r}")
    if target in _PLAYERS:
        return n.Sentence((n.Act(_PLAYERS[target], _DONE[effect]),), TRIGGERS[trigger])
    thing = _THINGS.get((target, effect))
    if thing is None:
        raise Unreadable(f"the {target} {_WHY[effect]}")
    return n.Sentence((thing,), TRIGGERS[trigger])
