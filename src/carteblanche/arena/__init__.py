"""Matches between bots in virtual time: pairings with duplicate deals, results that can be gone on with, ratings and reports."""
