"""BLANK: how the strongest bot chooses: it tries what it could do on imagined tables, and plays the best of it on.

Every option is tried on the same imagined tables, where all that the viewer does not know is dealt anew, with the same luck. The best are
then played on in more of them for a few steps, and after each round the worse half is dropped. In these steps everybody lays what gets rid
of most, at sight, and compares a few answers where a card asks something: many tables played on quickly tell more than few with care.
Whatever cards are in force, the engine itself says what they do. What an option is worth is how likely it wins: certain where an
imagined game has ended, else estimated by the hands.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any, Final, NamedTuple

from carteblanche.core.luck import KeyedLuck, Luck
from carteblanche.core.values import Millis, Prompt, Seat
from carteblanche.games.blank import actions as a
from carteblanche.games.blank.bots.guessing import guess, signs
from carteblanche.games.blank.bots.prospects import needed
from carteblanche.games.blank.box import DISCARD, OUT, RULES, Box, hand
from carteblanche.games.blank.evaluate.law import law_of
from carteblanche.games.blank.state import BlankState
from carteblanche.games.blank.view import BlankView
from carteblanche.search.budget import Budget
from carteblanche.search.halving import halve

LATER: Final = Millis(10**12)
"""A moment after everything, for imagined games: nothing in them is too soon."""
ANSWERS: Final = 6
"""So many questions are followed after the last step."""
READY: Final = 1.77
"""What a hand is worth that goes whole, for who is on turn, as a logarithm of odds; learnt from games, as what follows."""
WAITS: Final = 0.91
"""The same for everybody else."""
FITS: Final = 0.19
"""A hand of which a card goes."""
CARD: Final = 0.14
"""Each card, by itself: the more, the likelier one goes."""
COLOUR: Final = -0.15
"""Each colour that is in the hand: for every one there may be a play to make,"""
NUMBER: Final = -0.16
"""as for each number."""
ALONE: Final = -0.39
"""A single card."""
ALIKE: Final = 0.22
"""A hand of one colour or one number."""
SAMPLES: Final = 6
"""So many replies are thought of,"""
REPLIES: Final = 4
"""and so many of them compared."""
SURE: Final = 0.999
"""What is as likely as this needs no further thought."""
PRIOR: Final = 16.0
"""What was found at first sight counts like so many games."""


class Depth(NamedTuple):
    steps: int
    """How many steps are played in imagined games for a choice."""
    glance: int
    """How many imagined tables all options are tried on."""
    width: int
    """How many options are played on."""
    ahead: int
    """For how many steps."""


def chance(box: Box, state: BlankState, seat: Seat) -> float:
    """How likely this seat wins, with all hands as they are."""
    winners = state.affairs.winners
    if winners:
        return (seat in winners) / len(winners)
    gone = state.affairs.gone
    weights = [0.0 if one in gone else exp(_strength(box, state, Seat(one))) for one in range(state.seats)]
    return weights[seat] / (sum(weights) or 1.0)


def _strength(box: Box, state: BlankState, seat: Seat) -> float:
    """What a hand is worth on this top card. How many cards it has says little: those of one colour or number go at once."""
    places = state.pieces.places
    mine, top = places[hand(seat)], places[DISCARD][-1]
    count = len(mine)
    colours = [box.colours[card] for card in mine]
    numbers = [box.numbers[card] for card in mine]
    go = max(colours.count(box.colours[top]), numbers.count(box.numbers[top]))
    kinds, figures = len(set(colours)), len(set(numbers))
    worth = CARD * count + COLOUR * kinds + NUMBER * figures
    if go:
        worth += FITS
    if go == count:
        worth += READY if state.affairs.turn == seat else WAITS
    if count == 1:
        worth += ALONE
    if kinds == 1 or figures == 1:
        worth += ALIKE
    return worth


class Thought(NamedTuple):
    action: Any
    chance: float
    """How likely it wins."""
    next_best: float
    """How likely what is second best wins, as far as that was thought through."""


def think(game: Any, view: BlankView, listed: Sequence[Any], depth: Depth, budget: Budget, luck: Luck) -> Thought:
    """The best of these options, of which there are two at least."""
    assert view.viewer is not None
    seat, told = view.viewer, signs(game.box_of(view), view)
    glances = [0.0] * len(listed)
    for number in range(depth.glance):
        if number and not budget.allows(len(listed)):
            break
        world, seed = guess(game, view, told, luck), luck.below(1 << 30)
        for one, action in enumerate(listed):
            worth = _tried(game, world, seat, action, KeyedLuck.seeded(seed), 0, budget)
            glances[one] += (worth - glances[one]) / (number + 1)
    ranked = sorted(range(len(listed)), key=lambda one: -glances[one])[: depth.width]
    if glances[ranked[0]] >= SURE:
        return Thought(listed[ranked[0]], glances[ranked[0]], glances[ranked[1]])

    def trials(alive: Sequence[int], _world: int) -> list[float]:
        world, seed = guess(game, view, told, luck), luck.below(1 << 30)
        return [
            _tried(game, world, seat, listed[ranked[one]], KeyedLuck.seeded(seed), depth.ahead, budget) for one in alive
        ]

    best, second, *_ = halve([glances[one] for one in ranked], PRIOR, budget, 1 + REPLIES * depth.ahead, trials)
    return Thought(listed[ranked[best.candidate]], best.mean, second.mean)


def chances(
    game: Any, view: BlankView, actions: Sequence[Any], ahead: int, worlds: int, luck: Luck
) -> list[list[float]]:
    """For each of these actions, how likely it wins on so many imagined tables, the same for all."""
    assert view.viewer is not None
    told = signs(game.box_of(view), view)
    found: list[list[float]] = [[] for _ in actions]
    for _ in range(worlds):
        world, seed = guess(game, view, told, luck), luck.below(1 << 30)
        for action, won in zip(actions, found, strict=True):
            won.append(_tried(game, world, view.viewer, action, KeyedLuck.seeded(seed), ahead, Budget(0)))
    return found


def _tried(game: Any, world: Any, seat: Seat, action: Any, luck: Luck, ahead: int, budget: Budget) -> float:
    """What this action is worth, once all it asks has been answered and everybody has played on for so many steps."""
    state = follow_best(game, world, seat, action, luck, ahead, budget)
    return chance(game.box_of(state), state, seat)


def follow_best(game: Any, world: Any, seat: Seat, action: Any, luck: Luck, ahead: int, budget: Budget) -> Any:
    """The table after this action, once all it asks has been answered and everybody has played on for so many steps."""

    def reply(state: Any, asked: Seat, prompt: Prompt) -> Any:
        action = _at_sight(game, state, asked, prompt)
        if action is None:
            return _replied(game, state, asked, luck, budget)
        budget.spend(1)
        return game.play(state, LATER, asked, action, luck)

    budget.spend(1)
    return follow(game, game.play(world, LATER, seat, action, luck), ahead, reply)


def follow(game: Any, state: Any, ahead: int, reply: Callable[[Any, Seat, Prompt], Any]) -> Any:
    """The table after so many steps, and once all that is asked has been answered: each by the table after what whoever is asked does,
    or by nothing if that is nothing.
    """
    for step in range(ANSWERS + ahead):
        affairs = state.affairs
        if affairs.winners or (step >= ahead and not affairs.asks):
            break
        prompts = game.prompts(state)
        if not prompts:
            break
        asked = affairs.asks[0].seat if affairs.asks else affairs.turn if affairs.turn in prompts else min(prompts)
        after = reply(state, asked, prompts[asked])
        if after is None:
            break
        state = after
    return state


def _replied(game: Any, state: Any, seat: Seat, luck: Luck, budget: Budget) -> Any:
    """The table after what looks best for this seat, of a few that get rid of most cards; nothing if there is nothing to do."""
    options = game.options(game.view(state, seat))
    if not len(options):
        return None
    replies: list[Any] = []
    for reply in sorted((options.sample(luck) for _ in range(SAMPLES)), key=cards_of, reverse=True):
        if reply not in replies:
            replies.append(reply)
    best: tuple[float, Any] | None = None
    for reply in replies[:REPLIES]:
        after = game.play(state, LATER, seat, reply, luck)
        worth = chance(game.box_of(after), after, seat)
        budget.spend(1)
        if best is None or worth > best[0]:
            best = (worth, after)
    assert best is not None
    return best[1]


def _at_sight(game: Any, state: BlankState, seat: Seat, prompt: Prompt) -> a.Action | None:
    """What somebody does who looks at nothing but colours and numbers; nothing where that does not help."""
    affairs, record, kinds = state.affairs, state.record, prompt.kinds
    if affairs.asks:
        return None
    if "done" in kinds:
        mine = (duty.n for duty in affairs.duties if duty.seat == seat and duty.stage == "pending" and duty.lasting < 0)
        return next((a.Done(number) for number in mine), None)
    if kinds[0] != "play" or seat != affairs.turn:
        return None
    box, places = game.box_of(state), state.pieces.places
    grounds = record.grounds[seat] if record.grounds else ()
    if not law_of(box, affairs, seat, places[RULES], places[DISCARD], places[OUT], grounds).plain:
        return None
    return _largest(box, state, seat) or _DRAW


def _largest(box: Box, state: BlankState, seat: Seat) -> a.Play | None:
    """The cards of the colour or the number on top, of whichever there are more, or whichever leaves less to be done if there are nearly
    as many; with the one on top that most of the others would go on.
    """
    places = state.pieces.places
    mine, top = places[hand(seat)], places[DISCARD][-1]
    colours, numbers = box.colours, box.numbers
    group = [card for card in mine if colours[card] == colours[top]]
    other = [card for card in mine if numbers[card] == numbers[top]]
    if len(other) > len(group):
        group, other = other, group
    if not group:
        return None
    if other and len(group) > 1 and len(group) - len(other) < 2:
        rest, left = ([card for card in mine if card not in one] for one in (group, other))
        if needed(box, left) < needed(box, rest):
            group = other
    if len(group) > 1:
        left = [card for card in mine if card not in group]
        group.sort(key=lambda card: sum(colours[one] == colours[card] or numbers[one] == numbers[card] for one in left))
    return a.Play(tuple([box.names[card] for card in group]))


_DRAW: Final = a.Draw()


def quick(options: Any, luck: Luck) -> Any:
    """The best of three options drawn: the one that gets rid of most cards."""
    return max((options.sample(luck) for _ in range(3)), key=cards_of)


def cards_of(action: Any) -> int:
    return len(getattr(action, "cards", ()))
