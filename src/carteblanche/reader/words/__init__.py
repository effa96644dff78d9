"""Words: how a text is cut into them, what each of them may stand for, and what its form tells."""
