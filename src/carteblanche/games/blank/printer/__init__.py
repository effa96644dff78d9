"""Meanings of the calculus as text in five languages."""
