"""What words refer to: players, cards and numbers of a sketch as parts of the calculus, in the light of what was said before."""

from carteblanche.reader.meaning.refer.amounts import counted, number, valued
from carteblanche.reader.meaning.refer.context import NEIGHBOURS, Context, NotUnderstood
from carteblanche.reader.meaning.refer.roles import besides, players, superlative, they, whom
from carteblanche.reader.meaning.refer.which import cards, held, owned_by, remaining, same_cards, tests

__all__ = [
    "NEIGHBOURS",
    "Context",
    "NotUnderstood",
    "besides",
    "cards",
    "counted",
    "held",
    "number",
    "owned_by",
    "players",
    "remaining",
    "same_cards",
    "superlative",
    "tests",
    "they",
    "valued",
    "whom",
]
