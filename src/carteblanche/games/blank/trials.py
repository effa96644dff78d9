"""BLANK: what a card does to the game — the same games with and without it, played by bots.

Games are played in table time and come in pairs: both have the same deal, the same starter, the same two rules and bots with the same
luck; where one has the new rule, the other has a third old one. A trial tells how long games are, who wins by seat, how often the card
fires, and beside which other cards it does, each with its interval (`core.estimates`). The same seed gives the same trial.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from carteblanche.core.errors import Illegal
from carteblanche.core.estimates import Estimate, mean, share
from carteblanche.core.luck import KeyedLuck, Luck
from carteblanche.core.rules import Bot
from carteblanche.core.values import Message, Millis, Seat
from carteblanche.games.blank.deck import Deck, RuleCard, Words, names
from carteblanche.games.blank.rules import Blank
from carteblanche.games.blank.state import Config

PATIENCE: Final = 2000
"""After so many steps a game counts as endless."""
BINS: Final = 12
MOST_BESIDE: Final = 6


class Played(NamedTuple):
    """One game, and what came of it."""

    turns: int | None
    """How many it took; nothing if it found no end."""
    winners: tuple[int, ...]
    """Counted from the one who started."""
    fired: int
    """In how many steps the card fired."""
    beside: tuple[str, ...]
    """Other cards that fired in one of these steps."""


class Pair(NamedTuple):
    with_card: Played
    without: Played


class TrialSide(Message):
    """The games with the card, or those without it."""

    games: int
    finished: int
    turns: Estimate | None
    """Of a finished game."""
    wins: tuple[Estimate, ...]
    """By seat, counted from the one who started: the share of games it won. Several may win a game together."""
    lengths: tuple[int, ...]
    """By bin: how many finished games took so many turns."""


class Beside(Message):
    """Another card that fired in the same step, and in which share of the games."""

    card: str
    share: Estimate


class Trial(Message):
    """What some pairs of games say about a card."""

    card: str
    """Its name in the deck that was played with."""
    games: int
    """How many pairs there were."""
    seats: int
    bins: tuple[int, ...]
    """The longest game in turns that falls into each bin; the last one takes the longer ones too."""
    with_card: TrialSide
    without: TrialSide
    longer: Estimate | None
    """How many turns more a game takes with the card, pair by pair."""
    fires: Estimate
    """In which share of the games it fired."""
    per_game: float
    """How often it fired in a game."""
    beside: tuple[Beside, ...]


class Plan(Message):
    """What is tried: a new rule (`face` empty), or words on a game card; in which deck, by whom."""

    deck: Deck
    words: Words
    face: str = ""
    seats: int = 4
    level: str = "reader"
    seed: int = 0


def with_card(deck: Deck, words: Words, face: str = "") -> tuple[Deck, str]:
    """The deck with one more rule, or with words on a game card, whatever stands there; and the card's name."""
    if not face:
        return replace(deck, rules=(*deck.rules, RuleCard(words, deck.mark))), f"rule {len(deck.rules) + 1}"
    if face not in names(deck):
        raise Illegal("no-such-card", card=face)
    index = names(deck).index(face)
    changed = replace(deck.cards[index], words=words)
    return replace(deck, cards=(*deck.cards[:index], changed, *deck.cards[index + 1 :])), face


def free_face(deck: Deck) -> str:
    """A plain game card without words, to try some on."""
    found = [name for name, card in zip(names(deck), deck.cards, strict=True) if card.words is None]
    if not found:
        raise Illegal("written-already", card=names(deck)[-1])
    return found[-1]


def pairs(plan: Plan, numbers: Iterable[int]) -> Iterator[Pair]:
    """These pairs of games, each by its number."""
    more, name = with_card(plan.deck, plan.words, plan.face)
    new = () if plan.face else (name,)
    games = (
        (Blank(more), Config(reading=False, rewards=False, new=new)),
        (
            Blank(plan.deck),
            Config(reading=False, rewards=False),
        ),
    )
    for number in numbers:
        seed = plan.seed * 1_000_003 + number
        yield Pair(*(_played(game, config, name, plan.seats, plan.level, seed) for game, config in games))


def trial(plan: Plan, games: int, advance: Callable[[], None] = lambda: None) -> Trial:
    """Bot games with and without a card. `advance` is called after each pair."""
    found: list[Pair] = []
    for pair in pairs(plan, range(games)):
        found.append(pair)
        advance()
    return summary(plan, found)


def summary(plan: Plan, found: Sequence[Pair]) -> Trial:
    """What these pairs of games say."""
    _, name = with_card(plan.deck, plan.words, plan.face)
    ends = _bins([one.turns for pair in found for one in pair if one.turns is not None])
    both = [(one.turns, other.turns) for one, other in found if one.turns is not None and other.turns is not None]
    beside = Counter(card for pair in found for card in pair.with_card.beside)
    fired = [pair.with_card.fired for pair in found]
    return Trial(
        card=name,
        games=len(found),
        seats=plan.seats,
        bins=ends,
        with_card=_side([pair.with_card for pair in found], plan.seats, ends),
        without=_side([pair.without for pair in found], plan.seats, ends),
        longer=mean([one - other for one, other in both]),
        fires=share(sum(times > 0 for times in fired), len(found)),
        per_game=sum(fired) / max(1, len(found)),
        beside=tuple(Beside(card, share(times, len(found))) for card, times in _most(beside)),
    )


def _most(found: Counter[str]) -> list[tuple[str, int]]:
    return sorted(found.items(), key=lambda item: (-item[1], item[0]))[:MOST_BESIDE]


def _side(played: Sequence[Played], seats: int, ends: tuple[int, ...]) -> TrialSide:
    turns = [one.turns for one in played if one.turns is not None]
    won = Counter(seat for one in played for seat in one.winners)
    lengths = [0] * len(ends)
    for length in turns:
        lengths[next((i for i, end in enumerate(ends) if length <= end), len(ends) - 1)] += 1
    wins = tuple(share(won[seat], len(played)) for seat in range(seats))
    return TrialSide(len(played), len(turns), mean(turns), wins, tuple(lengths))


def _bins(turns: list[int]) -> tuple[int, ...]:
    """Equal bins that hold 19 of 20 games; what is longer goes into the last."""
    if not turns:
        return ()
    long = sorted(turns)[len(turns) * 19 // 20]
    width = max(1, -(-long // BINS))
    width = width if width < 5 else -(-width // 5) * 5
    return tuple(width * (i + 1) for i in range(BINS))


def _played(game: Blank, config: Config, name: str, seats: int, level: str, seed: int) -> Played:
    bots = [game.BOTS[level](game) for _ in range(seats)]
    first, fired = 0, 0
    beside: set[str] = set()
    state = None
    for state in played(game, config, seats, bots, KeyedLuck.seeded(seed, "trial"), KeyedLuck.seeded(seed, "bots")):
        if state.affairs.plays == 0 and state.affairs.acts == 0:
            first = state.affairs.turn
        names = {note.card for note in state.affairs.trace if note.what in ("fired", "effect", "reflected")}
        if name in names:
            fired += 1
            beside |= names - {name}
    assert state is not None
    over = state.affairs.phase == "over"
    winners = tuple(sorted((seat - first) % seats for seat in state.affairs.winners)) if over else ()
    return Played(state.affairs.acts + 1 if over else None, winners, fired, tuple(sorted(beside)))


def played(
    game: Blank, config: Config, seats: int, bots: list[Bot[Any, Any]], luck: Luck, minds: Luck | None = None
) -> Iterator[Any]:
    """Every state of one game: whoever is prompted first acts a second later; if nobody is, time passes. `minds` is the bots' own luck."""
    state = game.setup(config, seats, luck)
    now = Millis(0)
    yield state
    for _ in range(PATIENCE):
        prompts = game.prompts(state)
        alarms = game.alarms(state)
        if not prompts and not alarms:
            return
        due = min(alarms, key=lambda alarm: alarm.at, default=None)
        if due is not None and (not prompts or due.at < now + 1000):
            now = Millis(max(now, due.at))
            state = game.ring(state, due, luck)
        else:
            now = Millis(now + 1000)
            seat = Seat(min(prompts))
            state = game.play(state, now, seat, bots[seat].choose(game.view(state, seat), minds or luck), luck)
        yield state
