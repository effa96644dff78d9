"""What single games add to the server: `extension` is the interface, `registry` finds the extension of each game."""
