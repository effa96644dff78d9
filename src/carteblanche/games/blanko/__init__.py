"""BLANKO, a crossword game with letters that may be exchanged on the board, for two to four. Its rules: `docs/rules/blanko.md`."""
