"""HTTP routes and WebSocket connections."""
