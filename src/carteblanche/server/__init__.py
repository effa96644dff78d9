"""The server: HTTP and sockets, rooms with running tables, people, background jobs, and what single games add."""
