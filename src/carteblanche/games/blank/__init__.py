"""BLANK: the game that its players write."""
