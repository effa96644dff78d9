"""What parts of the calculus come to: players, cards, numbers, conditions, patterns, and what may be played."""
