"""BLANK as it was first released: what one may do but need not can be chosen by who cannot pay its price, and is done as far as it goes."""

from __future__ import annotations

from carteblanche.games.blank.rules import Blank


class BlankV1(Blank):
    """The engine asks the deck's box which version it plays by."""

    VERSION = 1
