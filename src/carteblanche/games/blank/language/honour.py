"""Who sees to it that a card is obeyed: the machine does it, the machine helps, or it is left to honour.

*Machine*: every part is carried out and checked by the engine. *Helped*: the engine knows when it fires, whom it hits and what follows,
and keeps score of what people report, say, vote or press. *Honour*: nothing in it moves a card, names a colour or starts a vote by
itself: all of it is something that people do and see.
"""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import Final

from carteblanche.games.blank.language import nodes as n


class Class(Enum):
    MACHINE = "machine"
    HELPED = "helped"
    HONOUR = "honour"


SOCIAL: Final = (n.Say, n.Perform, n.Answer)
REPORTED: Final = (n.Event,)


@lru_cache(maxsize=4096)
def classed(sentence: n.Sentence) -> Class:
    """Which class a card is."""
    parts = list(n.inside(sentence))
    asks_people = any(isinstance(part, (*SOCIAL, n.Event, n.Contest, n.Race, n.Vote)) for part in parts)
    asks_people = asks_people or any(isinstance(part, n.Who) and part.role == "fitting" for part in parts)
    if not asks_people:
        return Class.MACHINE
    effects = [part for part in parts if isinstance(part, n.Act)]
    lasting = [act for act in effects if isinstance(act.do, n.Say | n.Perform) and act.do.until is not None]
    social = bool(effects) and len(lasting) == len(effects) and not any(isinstance(part, _DOING) for part in parts)
    watched = sentence.when is None or isinstance(sentence.when, n.Event)
    return Class.HONOUR if social and watched else Class.HELPED


_DOING: Final = (
    n.Lasting,
    n.Standing,
    n.Reverse,
    n.Flip,
    n.Mill,
    n.Rotate,
    n.Pass,
    n.Vote,
    n.Contest,
    n.Race,
    n.Finish,
)
