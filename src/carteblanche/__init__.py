"""Carte Blanche: BLANK, BLANKO, Blockers! and Blitz, to play, to simulate, to study and to extend."""

__version__ = "0.1.0"
