"""Players that need only the protocol."""
