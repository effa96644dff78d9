"""Work in other processes: bots, and background jobs that no table waits for."""
