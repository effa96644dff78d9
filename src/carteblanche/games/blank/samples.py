"""A library of sample cards that nobody has to use: what a winner may take as an example. All titles and sentences are ours."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from carteblanche.games.blank.deck import Words
from carteblanche.games.blank.sayings import translated
from carteblanche.games.blank.starter import words

RULES: Final = (
    ("Round trip", "When a 1 is played, the direction of play changes."),
    ("Second helping", "When a pink card is played, that player must play again."),
    (
        "Rainbow",
        "When a card is played and it has another colour than the card before, the next player must draw 1 card.",
    ),
    ("Stairs", "When a card is played and it is one higher than the card before, that player may discard 1 card."),
    ("Left, right", "Odd and even must alternate."),
    ("Citrus", "Orange cards may be played on green cards."),
    ("Silent six", "When a 6 is played, all players must do this “keep silent” until the next card is played."),
    ("Visitors", "When the doorbell rings, all hands move on in the direction of play."),
    ("Wrong number", "When a phone rings, all players must draw 1 card."),
    ("Bedtime", "When a player yawns, that player must skip the next turn."),
    ("Compliments", "When a green card is played, that player must say “something nice”."),
    ("Alms", "When a 4 is played, that player must give 1 card to whoever has the most cards."),
    (
        "Fair wind",
        "When a violet card is played, whoever has the fewest cards must take 1 card from whoever has the most cards.",
    ),
    ("Lucky seven", "When a card is played and the last two cards add up to 7, all players must draw 1 card."),
    ("Tides", "When another 2 minutes have passed, all hands move on in the direction of play."),
    ("Applause", "When a player plays at least 3 cards, all other players must do this “clap”."),
    ("At the zoo", "When a blue card is played, that player must say “the name of an animal”."),
    ("Fresh air", "When a 5 is played and it lies on a 5, 1 new rule is revealed."),
    ("Echo", "When a card is played and it has the number of the card before, that player must play again."),
    (
        "Bottom drawer",
        "When a 2 is played, that player may look at the next 3 cards of the draw pile and put them back in any order.",
    ),
)

EFFECTS: Final = (
    ("Musical chairs", "Two players of choice must swap hands with each other."),
    ("Magnet on the left", "All players must take 1 card from the player on the left."),
    (
        "Don't blink",
        "That player and another player of choice compete in “a staring contest”, then the winner must give 1 card to the loser.",
    ),
    ("Sandcastle", "That player is immune to game cards until that player's next turn."),
    ("Half and half", "That player must give half of the hand to the next player."),
    ("Open book", "That player must show the hand to all for 10 seconds."),
    ("Fortune teller", "That player must look at the next 3 cards of the draw pile and put them back in any order."),
    ("Thirty wild seconds", "There are no turns and anyone may play for 30 seconds."),
    ("Fair shares", "All hands are shuffled together and dealt again."),
    ("Out with the old", "That player must discard a rule, then 1 new rule is revealed."),
    ("Encore", "That player must play again."),
    ("About turn", "The direction of play changes."),
    ("Nap", "A player of choice must skip the next turn."),
    ("Hailstorm", "All other players must draw 1 card."),
    ("Left luggage", "That player must give 2 cards to the player on the left."),
    ("Show of hands", "All players vote for one of them, then whoever gets the most votes must draw 2 cards."),
    ("Quick fingers", "All players race to do this “touch the table”, then the last must draw 1 card."),
    (
        "Out of fashion",
        "That player must name a colour, then cards of the named colour must not be played until that player's next turn.",
    ),
    ("Statues", "All players must do this “sit quite still” for 30 seconds."),
    ("Swap shop", "That player must swap hands with whoever has the fewest cards."),
    ("Tidy up", "All players must discard 1 card."),
    ("Peephole", "That player may look at the cards of a player of choice."),
    ("Lucky dip", "A random player must draw 2 cards."),
    (
        "Once upon a time",
        "That player must say “the beginning of a story”, then the next player must say “how it goes on”.",
    ),
)


@lru_cache
def samples(language: str = "en") -> tuple[tuple[Words, ...], tuple[Words, ...]]:
    """The sample rules and the sample effects, in one of the languages."""
    rules = tuple(translated(words(text, title=title), language) for title, text in RULES)
    effects = tuple(translated(words(text, title=title, rule=False), language) for title, text in EFFECTS)
    return rules, effects
