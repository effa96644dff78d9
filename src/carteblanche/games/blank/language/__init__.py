"""The language of cards: a typed value, the sentences that mean it in several languages, and the checks before it enters a deck."""
