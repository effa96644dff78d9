"""What happens at the table: steps, turns, penalties, clocks, votes."""
