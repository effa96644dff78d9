"""A clause as an event or a condition."""
