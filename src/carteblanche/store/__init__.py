"""What must outlive the process: logs, secrets, rooms, people. SQLite by default."""
