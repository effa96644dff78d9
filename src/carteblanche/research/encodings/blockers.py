"""Blockers! as numbers.

A tile other than a wild one fits nine cells, a wild one all 81: so a colour has 27 × 9 + 81 = 324 actions. Whether a tile is placed or
captures is the cell's to say. An action's number is 324 × which of the own colours, plus 9 × the tile's face and which of its nine cells
in reading order; for a wild tile 243 plus the cell.
"""

from __future__ import annotations

from typing import Final

from carteblanche.core.rules import AnyGame
from carteblanche.games.blockers.data import CELLS, FITS, KINDS, SIDE, TILE, TILES, TURNS
from carteblanche.games.blockers.kernel import cells
from carteblanche.games.blockers.state import Config, colours_in_play, own_colours
from carteblanche.games.blockers.view import BlockersView
from carteblanche.research.encodings.encoding import Array, Encoding, Field, Legal

OF_COLOUR: Final = 9 * (KINDS - 1) + SIDE * SIDE
"""How many actions a colour has."""
NUMBER: Final = {
    (face, cell): (9 * (KINDS - 1) if face == KINDS - 1 else 9 * face) + index
    for face in range(KINDS)
    for index, cell in enumerate(cells(FITS[face]))
}
"""By face and cell: the number within a colour."""


class BlockersEncoding(Encoding):
    config: Config

    def __init__(self, game: AnyGame, config: Config, seats: int) -> None:
        colours = colours_in_play(config, seats)
        self.colours = colours
        super().__init__(
            game,
            config,
            seats,
            (
                Field("board", (colours, SIDE, SIDE), "by colour: 1 where a tile of it lies"),
                Field("racks", (colours, KINDS), "by colour: 1 for a tile that the viewer knows on its rack"),
                Field("remaining", (colours, KINDS), "by colour: 1 for a tile on its rack or in its stock"),
                Field("stocks", (colours,), f"by colour: tiles to be drawn, over {TURNS}"),
                Field("closed", (colours,), "by colour: 1 if it has played its last turn"),
                Field("groups", (colours,), f"by colour: its groups, over {TURNS}"),
                Field("captured", (seats, colours), f"by seat and colour: tiles captured, over {TURNS}"),
                Field("scores", (seats,), f"by seat: the score as it stands, over {TURNS}"),
                Field("turn", (seats,), "1 for the seat whose turn it is"),
            ),
            OF_COLOUR * (colours // seats),
        )
        self._numbers = [
            {
                TILES[colour * KINDS + face]: {
                    CELLS[cell]: OF_COLOUR * own + NUMBER[face, cell] for cell in cells(FITS[face])
                }
                for own, colour in enumerate(own_colours(seat, colours, seats))
                for face in range(KINDS)
            }
            for seat in range(seats)
        ]
        """By seat, tile and cell."""

    def _number(self, view: BlockersView) -> Legal:
        numbers = self._numbers[self._viewer(view)]
        return {numbers[action.tile][action.cell]: action for action in self.game.options(view)}

    def _fill(self, view: BlockersView, into: dict[str, Array]) -> None:
        first, colours = self._viewer(view), self.colours
        lying = [
            (TILE[tile] // KINDS - first) % colours * SIDE * SIDE + cell for cell, tile in enumerate(view.board) if tile
        ]
        into["board"].reshape(-1)[lying] = 1
        for colour in range(colours):
            at = (colour - first) % colours
            into["racks"][at, [TILE[tile] % KINDS for tile in view.racks[colour] if tile is not None]] = 1
            into["remaining"][at, [TILE[tile] % KINDS for tile in view.remaining[colour]]] = 1
            into["stocks"][at] = view.stocks[colour] / TURNS
            into["closed"][at] = view.closed[colour]
            into["groups"][at] = view.groups[colour] / TURNS
        for at, seat in enumerate(self._from_viewer(view)):
            taken = [(TILE[tile] // KINDS - first) % colours for tile in view.captured[seat]]
            into["captured"][at] = [taken.count(colour) / TURNS for colour in range(colours)]
            into["scores"][at] = view.scores[seat] / TURNS
        for waiting in view.waiting:
            into["turn"][self._relative(view, waiting.seat)] = 1
