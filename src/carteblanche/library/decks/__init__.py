"""Decks of BLANK: what their cards say, changes to them, files and printing. Start with `household`."""
