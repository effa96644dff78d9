"""Hand tools: how people carry out at the table what a card for people says.

A tool names the card, whom it concerns and how much. Everybody sees it before it is done, and may object for a few seconds of the table's
clock: then all vote, and a majority decides. A tool that shows or moves cards of another's hand waits first for that player's consent;
without it all vote. What a tool does is said in the calculus (`evaluate.tools`), so it is carried out, guarded and noted as any card is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from carteblanche.core.values import Millis, Seat
from carteblanche.games.blank.affairs import Block, Frame, Motion, Timer
from carteblanche.games.blank.evaluate.tools import FROM_HANDS, PATH

if TYPE_CHECKING:
    from carteblanche.games.blank.engine.work import Work

OBJECTION: Final = 5000
"""How long anybody may object to the use of a tool, in milliseconds."""
SIDES: Final = 6


def proposed(w: Work, seat: Seat, tool: str, card: int, whom: Seat, to: Seat, n: int) -> None:
    """Somebody reaches for a tool."""
    w.note("tool", seat, card, f"{PATH}.{tool}", n, f"{whom} {to}")
    used = Motion(
        "consent", ("yes", "no"), (whom,), w.deadline(), (), seat, whom, card, path=tool, since=w.now, n=n, to=to
    )  # fmt: skip
    w.motion = used if tool in FROM_HANDS and whom != seat else _open(w, used)


def _open(w: Work, used: Motion) -> Motion:
    """The others may object."""
    voters = tuple(one for one in w.order(_user(used)) if one not in (used.by, _consenting(used)))
    until = Millis(w.now + OBJECTION)
    return replace(used, what="tool", choices=("fine", "object"), voters=voters, until=until, votes=())


def _vote(w: Work, used: Motion) -> Motion:
    """All decide."""
    voters = tuple(w.order(_user(used)))
    return replace(used, what="tool-vote", choices=("yes", "no"), voters=voters, until=w.deadline(), votes=())


def _user(used: Motion) -> Seat:
    assert used.by is not None
    return used.by


def _consenting(used: Motion) -> Seat | None:
    return used.seat if used.path in FROM_HANDS else None


def objected(w: Work, used: Motion, seat: Seat) -> None:
    """Somebody objects: all vote."""
    w.note("objects", seat, used.card, f"{PATH}.{used.path}")
    w.motion = _vote(w, used)


def decided(w: Work, used: Motion, winner: str | None) -> None:
    """Consent was given or not, nobody objected, or all have voted."""
    if used.what == "consent":
        following = _open(w, used) if winner == "yes" else _vote(w, used)
        if following.voters:
            w.motion = following
        else:
            _use(w, used)
    elif used.what == "tool" or winner == "yes":
        _use(w, used)
    else:
        w.note("tool-refused", used.by, used.card, f"{PATH}.{used.path}")


def _use(w: Work, used: Motion) -> None:
    """It is done, for all to see."""
    by, card, tool, path = _user(used), used.card, used.path, f"{PATH}.{used.path}"
    w.fired = ()
    w.silent = ()
    match tool:
        case "die":
            w.note("die", by, card, path, 1 + w.luck.below(SIDES))
        case "coin":
            w.note("coin", by, card, path, text=("heads", "tails")[w.luck.below(2)])
        case "player":
            w.note("player", w.order(by)[w.luck.below(len(w.order(by)))], card, path)
        case "timer":
            w.timers = (*w.timers, Timer("later", Millis(w.now + used.n * 1000), card, path, by))
            w.note("countdown", by, card, path, used.n)
        case _:
            whom = () if used.seat is None else (used.seat,)
            to = () if used.to is None else (used.to,)
            w.push(
                Frame(
                    w.number(), card, by, (Block(path),), "tool", used.n, by if whom != (by,) else None, them=whom,
                    previous=to, by_hand=True,
                )
            )  # fmt: skip
