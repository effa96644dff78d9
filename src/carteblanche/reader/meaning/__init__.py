"""Meaning: what clauses make happen, wait for, ask for and change, put together to the meaning of a card."""
