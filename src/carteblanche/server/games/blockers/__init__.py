"""What Blockers! adds to the server: advice on finished games."""
