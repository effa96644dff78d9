"""Phrases: what neighbouring words are taken for together, up to clauses with a verb."""
