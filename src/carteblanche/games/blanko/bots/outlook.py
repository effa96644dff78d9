"""What a viewer can see of a position, as a sketch, and the worlds that it imagines.

An outlook is made from a view and nothing else. The letters that lie neither on the board nor on the own rack, jokers too, are dealt to the
others and the bag; letters of others that everybody has seen stay where they are.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from carteblanche.games.blanko.actions import Action, Exchange, Pass
from carteblanche.games.blanko.bots.sketch import EXCHANGE, PASS, SWAP, Option, Sketch, Slot, Tools, Weights
from carteblanche.games.blanko.data import CELL, CELLS, COLOUR_DRAW, LETTER_CARDS, LETTER_DRAW, TEXT_CARDS, tiles
from carteblanche.games.blanko.kernel import JOKER as JOKER_CODE
from carteblanche.games.blanko.leaves import weights
from carteblanche.games.blanko.letters import EMPTY, JOKER
from carteblanche.games.blanko.moves import code_tables
from carteblanche.games.blanko.plays import Place, Swap
from carteblanche.games.blanko.referee import Referee
from carteblanche.games.blanko.state import Config
from carteblanche.games.blanko.view import BlankoView

TEXTS: Final = {"T1": 5.0, "T2": 8.0, "T3": 5.5, "T4": 3.5, "T5": 2.0, "T6": 2.0, "T7": 2.0, "T8": 17.0}
"""What a text card brings on the average; an extra turn is worth about a turn."""
MINIS: Final = (0.0, 0.4, 0.9, 1.9, 3.0, 4.1, 5.1, 5.8, 6.3, 7.2, 8.0)
"""What a mini crossword brings on the average, by how many letters are drawn for it."""


class Outlook(NamedTuple):
    tools: Tools
    sketch: Sketch
    """With the letters that the viewer knows on the racks, and an empty bag."""
    seat: int
    unknown: tuple[int, ...]
    """Codes of the letters on other racks and in the bag."""
    hidden: tuple[int, ...]
    """By seat: how many of these lie on its rack."""
    bag: int
    card: int
    """What a BLANKO square will bring on the average, in hundredths of points."""
    alphabet: str
    weights: Weights
    """What letters are worth that stay while there is a bag, and"""
    last_weights: Weights
    """when it is empty."""


def tools_of(referee: Referee, config: Config, admitted: tuple[str, ...], seats: int) -> Tools:
    graph, kernel = referee.graph(config, admitted), referee.kernel
    values = code_tables(config.letter_set)[2]
    return Tools(kernel, graph.tables(bool(kernel.COMPILED)), values, seats)


def look_around(view: BlankoView, referee: Referee) -> Outlook:
    assert view.viewer is not None
    config, board = view.config, "".join(view.board)
    alphabet = config.letter_set.alphabet
    codes, faces, _ = code_tables(config.letter_set)
    code = {letter: n for n, letter in enumerate(alphabet, 1)} | {JOKER: 0}
    racks = [[code[letter] for letter in rack if letter is not None] for rack in view.racks]
    sketch = Sketch(
        board.translate(codes).encode("latin-1"), board.translate(faces).encode("latin-1"), racks, [], view.viewer
    )
    sketch.stood = {_slot(text, code) for text in view.stood}
    sketch.passes, sketch.barren = view.passes, view.barren
    sketch.scores = [100 * points for points in view.scores]
    unknown = [code[letter] for letter in tiles(config.letter_set)]
    for letter in board:
        if letter != EMPTY:
            unknown.remove(0 if letter.islower() else code[letter])
    for rack in racks:
        for one in rack:
            unknown.remove(one)
    hidden = tuple(sum(letter is None for letter in rack) for rack in view.racks)
    tools = tools_of(referee, config, view.admitted, view.seats)
    return Outlook(
        tools=tools,
        sketch=sketch,
        seat=view.viewer,
        unknown=tuple(unknown),
        hidden=hidden,
        bag=view.bag,
        card=expected_card(view),
        alphabet=alphabet,
        weights=weights(config.letter_set, 1, referee.kernel),
        last_weights=weights(config.letter_set, 0, referee.kernel),
    )


def _slot(text: str, code: dict[str, int]) -> Slot:
    cell, way, word = text.split()
    return CELL[cell], int(way == "down"), bytes([code[letter] for letter in word])


def expected_card(view: BlankoView) -> int:
    """What the next card brings on the average, in hundredths of points: it is one of those that nobody has seen yet, or the one that has
    lain under the pile the longest.
    """
    possible = [card for card in (*TEXTS, *_MINI_CARDS) if card not in view.used and card != view.card]
    possible = possible or list(view.used[-1:])
    found = 0.0
    for card in possible:
        if card in TEXT_CARDS:
            found += TEXTS[card] * (view.seats - 1) if card == "T7" else TEXTS[card]
        else:
            found += MINIS[min(view.bag, LETTER_DRAW if card in LETTER_CARDS else COLOUR_DRAW)]
    return round(100 * found / len(possible)) if possible else 0


_MINI_CARDS: Final = (*(f"R{n}" for n in range(1, 8)), *LETTER_CARDS)


def imagine(outlook: Outlook, dice: int) -> tuple[Sketch, int]:
    """A position that the viewer could be in, and the dice afterwards."""
    sketch = outlook.sketch.copy()
    letters = list(outlook.unknown)
    for n in range(len(letters) - 1, 0, -1):
        dice = roll(dice)
        other = dice % (n + 1)
        letters[n], letters[other] = letters[other], letters[n]
    for seat, count in enumerate(outlook.hidden):
        sketch.racks[seat] += letters[len(letters) - count :]
        del letters[len(letters) - count :]
    sketch.bag = letters[len(letters) - outlook.bag :]
    return sketch, dice


def roll(dice: int) -> int:
    """The next number of a small generator (xorshift of 32 bits); never 0."""
    dice ^= dice << 13 & 0xFFFFFFFF
    dice ^= dice >> 17
    return dice ^ (dice << 5 & 0xFFFFFFFF)


def to_action(outlook: Outlook, option: Option) -> Action:
    _, _, cell, direction, codes, _ = option
    alphabet = outlook.alphabet
    if direction == SWAP:
        return Swap(CELLS[cell], alphabet[codes[0] - 1])
    if direction == EXCHANGE:
        return Exchange()
    if direction == PASS:
        return Pass()
    letters = [alphabet[code - JOKER_CODE - 1].lower() if code > JOKER_CODE else alphabet[code - 1] for code in codes]
    return Place(CELLS[cell], "down" if direction else "across", "".join(letters))
