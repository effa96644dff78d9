"""Blitz, a race with cards for two to eight, everybody at once. Its rules: `docs/rules/blitz.md`."""
