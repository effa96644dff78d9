"""BLANK: players that are programs."""
