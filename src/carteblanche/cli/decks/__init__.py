"""What the commands about cards and decks share."""
