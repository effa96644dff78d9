"""Live tables over HTTP and WebSocket. `app` is the way in, `house` holds the rooms, `room` runs one."""
