"""What games need from outside: lexicons and decks, fetched, built and kept by their hash; and the compiled kernel."""
