"""Blockers!, a tile-laying game of groups and captures for two to five. Its rules: `docs/rules/blockers.md`."""
