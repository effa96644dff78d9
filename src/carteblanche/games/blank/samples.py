"""A library of sample cards that nobody has to use: what a winner may take as an example. All titles and sentences are ours."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from carteblanche.games.blank.deck import Words
from carteblanche.games.blank.sayings import translated
from carteblanche.games.blank.starter import words

RULES: Final = (
    (
        "Round trip",
        "When a 1 is played, the direction of play changes.",
        "(when (plays cards: [1]) (reverse))",
    ),
    (
        "Second helping",
        "When a pink card is played, that player must play again.",
        "(when (plays cards: [pink]) (extra))",
    ),
    (
        "Rainbow",
        "When a card is played and it has another colour than the card before, the next player must draw 1 card.",
        "(when (plays cards: [(other colour below)]) (draw next))",
    ),
    (
        "Stairs",
        "When a card is played and it is one higher than the card before, that player may discard 1 card.",
        "(when (plays cards: [(than = (plus (sum (some below)) 1))]) (may you (discard you)))",
    ),
    (
        "Left, right",
        "An even card may be played on any odd card, and an odd card on any even card.",
        "(always (permit (plays cards: [even] on: [odd]))) (always (permit (plays cards: [odd] on: [even])))",
    ),
    (
        "Citrus",
        "Orange cards may be played on green cards.",
        "(always (permit (plays cards: [orange] on: [green])))",
    ),
    (
        "Silent six",
        "When a 6 is played, all players must do this “keep silent” until the next card is played.",
        '(when (plays cards: [6]) (oblige all do "keep silent" until: covered))',
    ),
    (
        "Visitors",
        "When the doorbell rings, all hands move on in the direction of play.",
        '(when (reported "the doorbell rings" about: false) (each all [(give-all each (next each))] at-once: true))',
    ),
    (
        "Wrong number",
        "When a phone rings, all players must draw 1 card.",
        '(when (reported "a phone rings" about: false) (draw all))',
    ),
    (
        "Bedtime",
        "When a player yawns, that player must skip the next turn.",
        '(when (reported "yawns") (skip you))',
    ),
    (
        "Compliments",
        "When a green card is played, that player must say “something nice”.",
        '(when (plays cards: [green]) (say you "something nice"))',
    ),
    (
        "Alms",
        "When a 4 is played, that player must give 1 card to whoever has the most cards.",
        "(when (plays cards: [4]) (give you 1 (most)))",
    ),
    (
        "Fair wind",
        "When a violet card is played, whoever has the fewest cards must take 1 card from whoever has the most cards.",
        "(when (plays cards: [violet]) (take (fewest) 1 (most)))",
    ),
    (
        "Lucky seven",
        "When a card is played and the last two cards add up to 7, all players must draw 1 card.",
        "(when (plays) (draw all) given: (compare (plus (sum (some top)) (sum (some below))) = 7))",
    ),
    (
        "Tides",
        "When another 2 minutes have passed, all hands move on in the direction of play.",
        "(when (clock 120 every: true) (each all [(give-all each (next each))] at-once: true))",
    ),
    (
        "Applause",
        "When a player plays at least 3 cards, all other players must do this “clap”.",
        '(when (plays least: 3) (do others "clap"))',
    ),
    (
        "At the zoo",
        "When a blue card is played, that player must say “the name of an animal”.",
        '(when (plays cards: [blue]) (say you "the name of an animal"))',
    ),
    (
        "Fresh air",
        "When a 5 is played and it lies on a 5, 1 new rule is revealed.",
        "(when (plays cards: [5] on: [5]) (new-rule))",
    ),
    (
        "Echo",
        "When a card is played and it has the number of the card before, that player must play again.",
        "(when (plays cards: [(same number below)]) (extra))",
    ),
    (
        "Bottom drawer",
        "When a 2 is played, that player may look at the next 3 cards of the draw pile and put them back in any order.",
        "(when (plays cards: [2]) (may you (arrange you (some draw n: 3 how: top))))",
    ),
)
"""Title, text, and what it means."""

EFFECTS: Final = (
    (
        "Musical chairs",
        "Two players of choice must swap hands with each other.",
        "(when this (swap-hands (chosen among: all) (chosen among: (but all them))))",
    ),
    (
        "Magnet on the left",
        "All players must take 1 card from the player on the left.",
        "(when this (each all [(take each 1 (left each))] at-once: true))",
    ),
    (
        "Don't blink",
        "That player and another player of choice compete in “a staring contest”, then the winner must give 1 card to the loser.",
        '(when this (contest (together [you someone]) "a staring contest") (give winner 1 loser))',
    ),
    (
        "Sandcastle",
        "That player is immune to game cards until that player's next turn.",
        "(when this (let (instead (hit you by: game-card)) (turn-of)))",
    ),
    (
        "Half and half",
        "That player must give half of the hand to the next player.",
        "(when this (give you (half (size you)) next))",
    ),
    (
        "Open book",
        "That player must show the hand to all for 10 seconds.",
        "(when this (let (open you) (seconds 10)))",
    ),
    (
        "Fortune teller",
        "That player must look at the next 3 cards of the draw pile and put them back in any order.",
        "(when this (arrange you (some draw n: 3 how: top)))",
    ),
    (
        "Thirty wild seconds",
        "There are no turns and anyone may play for 30 seconds.",
        "(when this (let (order free) (seconds 30)))",
    ),
    (
        "Fair shares",
        "All hands are shuffled together and dealt again.",
        "(when this (share (some (hand all))))",
    ),
    (
        "Out with the old",
        "That player must discard a rule, then 1 new rule is revealed.",
        "(when this (drop-rule) (new-rule))",
    ),
    (
        "Encore",
        "That player must play again.",
        "(when this (extra))",
    ),
    (
        "About turn",
        "The direction of play changes.",
        "(when this (reverse))",
    ),
    (
        "Nap",
        "A player of choice must skip the next turn.",
        "(when this (skip someone))",
    ),
    (
        "Hailstorm",
        "All other players must draw 1 card.",
        "(when this (draw others))",
    ),
    (
        "Left luggage",
        "That player must give 2 cards to the player on the left.",
        "(when this (give you 2 left))",
    ),
    (
        "Show of hands",
        "All players vote for one of them, then whoever gets the most votes must draw 2 cards.",
        "(when this (vote) (draw voted 2))",
    ),
    (
        "Quick fingers",
        "All players race to do this “touch the table”, then the last must draw 1 card.",
        '(when this (race "touch the table") (draw last))',
    ),
    (
        "Out of fashion",
        "That player must name a colour, then cards of the named colour must not be played until that player's next turn.",
        "(when this (name colour) (let (forbid (plays cards: [named])) (turn-of)))",
    ),
    (
        "Statues",
        "All players must do this “sit quite still” for 30 seconds.",
        '(when this (oblige all do "sit quite still" until: (seconds 30)))',
    ),
    (
        "Swap shop",
        "That player must swap hands with whoever has the fewest cards.",
        "(when this (swap-hands you (fewest)))",
    ),
    (
        "Tidy up",
        "All players must discard 1 card.",
        "(when this (discard all))",
    ),
    (
        "Peephole",
        "That player may look at the cards of a player of choice.",
        "(when this (may you (look you someone)))",
    ),
    (
        "Lucky dip",
        "A random player must draw 2 cards.",
        "(when this (draw (random among: all) 2))",
    ),
    (
        "Once upon a time",
        "That player must say “the beginning of a story”, then the next player must say “how it goes on”.",
        '(when this (say you "the beginning of a story") (say next "how it goes on"))',
    ),
)


@lru_cache
def samples(language: str = "en") -> tuple[tuple[Words, ...], tuple[Words, ...]]:
    """The sample rules and the sample effects, in one of the languages."""
    rules = tuple(translated(words(text, meaning, title), language) for title, text, meaning in RULES)
    effects = tuple(translated(words(text, meaning, title), language) for title, text, meaning in EFFECTS)
    return rules, effects
