"""What single games add to the server."""
