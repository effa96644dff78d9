"""One table of phrases per language. Each serves reading and printing; adding a language is adding a table."""
