"""Reads what people write on cards: text in five languages becomes a meaning of the calculus, or says what it does not understand."""
