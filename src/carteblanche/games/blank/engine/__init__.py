"""What obeys the cards: events, what they fire, and the agenda of what is still to be done."""
