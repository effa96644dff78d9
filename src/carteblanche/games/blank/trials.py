"""BLANK: what a card does to the game — the same games with and without it, played by bots.

Games are played in table time with the given luck; with and without the card they have the same seeds. A trial tells how long games
are, who wins by seat, how often the card fires, and with which other cards it collides (fires in the same action).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

from msgspec.structs import replace

from carteblanche.core.luck import KeyedLuck, Luck
from carteblanche.core.rules import Bot
from carteblanche.core.values import Message, Millis, Seat
from carteblanche.games.blank.deck import Deck, GameCard, RuleCard, Words
from carteblanche.games.blank.rules import Blank
from carteblanche.games.blank.state import Config

PATIENCE: Final = 2000
"""After so many steps a game counts as endless."""


class Side(Message):
    """Some games, with the card or without it."""

    games: int
    finished: int
    turns: tuple[int, ...]
    """By finished game: how many turns it took."""
    wins: tuple[int, ...]
    """By seat, counted from the one who started."""
    fired: int
    """How often the card fired in all."""
    games_fired: int
    """In how many games it fired at least once."""
    beside: tuple[tuple[str, int], ...]
    """Other cards that fired in the same step, and how often."""


class Trial(Message):
    name: str
    with_card: Side
    without: Side


def with_card(deck: Deck, words: Words, face: str = "") -> tuple[Deck, str]:
    """The deck with one more rule, or with words on a game card; and the card's name."""
    if not face:
        return replace(deck, rules=(*deck.rules, RuleCard(words, deck.mark))), f"rule {len(deck.rules) + 1}"
    cards = tuple(GameCard(card.face, card.mark, words) if card.face == face else card for card in deck.cards)
    return replace(deck, cards=cards), face


def trial(
    deck: Deck,
    words: Words,
    face: str = "",
    *,
    games: int = 100,
    seats: int = 4,
    level: str = "random",
    seed: int = 0,
    advance: Callable[[], None] = lambda: None,
) -> Trial:
    """Bot games with and without a card: a new rule, or words on the game card `face`."""
    more, name = with_card(deck, words, face)
    new = () if face else (name,)
    changed = _side(
        Blank(more), Config(reading=False, rewards=False, new=new), name, games, seats, level, seed, advance
    )
    plain = _side(Blank(deck), Config(reading=False, rewards=False), "", games, seats, level, seed, advance)
    return Trial(name, changed, plain)


def _side(
    game: Blank, config: Config, name: str, games: int, seats: int, level: str, seed: int, advance: Callable[[], None]
) -> Side:
    bots = [game.BOTS[level](game) for _ in range(seats)]
    turns: list[int] = []
    wins = [0] * seats
    beside: Counter[str] = Counter()
    fired = hits = 0
    for number in range(games):
        luck = KeyedLuck.seeded(seed * 1_000_003 + number, "trial")
        state, first, times = None, 0, 0
        for state in played(game, config, seats, bots, luck):
            if state.affairs.plays == 0 and state.affairs.acts == 0:
                first = state.affairs.turn
            names = [note.card for note in state.affairs.trace if note.what in ("fired", "effect", "reflected")]
            if name and name in names:
                times += 1
                beside.update(other for other in set(names) if other != name)
        assert state is not None
        if state.affairs.phase == "over":
            turns.append(state.affairs.acts + 1)
            for seat in state.affairs.winners:
                wins[(seat - first) % seats] += 1
        fired += times
        hits += times > 0
        advance()
    return Side(games, len(turns), tuple(turns), tuple(wins), fired, hits, tuple(beside.most_common(8)))


def played(game: Blank, config: Config, seats: int, bots: list[Bot[Any, Any]], luck: Luck) -> Iterator[Any]:
    """Every state of one game: whoever is prompted first acts a second later; if nobody is, time passes."""
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
            state = game.play(state, now, seat, bots[seat].choose(game.view(state, seat), luck), luck)
        yield state
