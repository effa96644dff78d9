"""What goes without saying on a card."""

from __future__ import annotations

from msgspec.structs import replace

from carteblanche.games.blank.language import nodes as n


def settled(sentence: n.Sentence, *, rule: bool) -> n.Sentence:
    """What goes without saying: what something sets off ends, *they* are somebody, and a rule that begins with *if* looks at plays."""
    first = sentence.then[0]
    if rule and sentence.when is None and isinstance(first, n.If) and len(sentence.then) == 1:
        sentence = replace(sentence, when=n.Played())
        if not first.otherwise:
            sentence = replace(sentence, given=(first.condition,), then=first.then)
            first = sentence.then[0]
    if isinstance(first, n.Act) and first.who.role == "target":
        sentence = replace(sentence, then=(replace(first, who=n.Who("actor")), *sentence.then[1:]))
    if rule and sentence.when is None:
        return sentence
    return replace(sentence, then=tuple(map(_ending, sentence.then)))


def _ending(effect: n.Effect) -> n.Effect:
    """A demand on plays holds for the next card, anything else until the end of the game."""
    if not isinstance(effect, n.Standing):
        return effect
    demand = isinstance(effect.modifier, n.Forbid | n.Require | n.Confine | n.Follow)
    return n.Lasting(effect.modifier, n.Until("next-card" if demand else "game"))
