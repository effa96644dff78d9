"""Rooms, their running tables, and who is connected to them."""
