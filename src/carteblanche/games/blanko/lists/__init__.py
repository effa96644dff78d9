"""Small lists of common words, a language each."""
