"""Tests of BLANK: random decks under the laws, their hooks, games to record, and tables for tests of single cards."""
