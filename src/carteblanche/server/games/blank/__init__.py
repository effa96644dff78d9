"""What BLANK adds to the server: decks, the card studio, trials and proposals."""
