"""What proves a game: laws, scenarios, playthroughs and long runs. Shipped, so that a new game can be proved by whoever writes it."""
